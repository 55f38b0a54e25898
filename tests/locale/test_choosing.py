"""The language that somebody is spoken to in."""

from __future__ import annotations

import pytest

from sabika.locale import LANGUAGES, from_environment, negotiate


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE-at", "de"),
        ("zh-Hant-TW, nl-BE", "nl"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("de;q=0.8,en;q=0.9", "en"),
        ("fr, it;q=0.3, pt;q=0.7", "pt"),
        ("es, pt", "es"),
        ("pt, es", "pt"),
        ("de;q=0.5, de-CH;q=0.9, en;q=0.7", "de"),
        ("de; q=1.000 , en ; q=0.999", "de"),
        ("it;q=0.001", "it"),
        ("fr;q=1, *;q=0.5", "en"),
        ("*", "en"),
        ("*;q=0.5, nl;q=0.4", "en"),
        ("en;q=0, *", "de"),
        ("en;q=0.1, *;q=0.2", "de"),
        ("de;q=0", "en"),
        ("en;q=0, de;q=0, *;q=0", "en"),
        ("", "en"),
        ("xx", "en"),
        ("fr-FR, fr;q=0.9", "en"),
        (",,;;q=, de;q=2, nl;q=0.1234, =, 7", "en"),
        ("nonsense here, es", "es"),
        ("de;q=0.9;level=1, it", "it"),
        ("x" * 5000 + ",de", "en"),
    ],
)
def test_negotiate(header: str, language: str) -> None:
    assert negotiate(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_asked_for(language: str) -> None:
    assert negotiate(f"fr, {language}-XX;q=0.2") == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "nl_NL", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "pt_PT", "LC_ALL": ""}, "pt"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_from_environment(environ: dict[str, str], language: str) -> None:
    assert from_environment(environ) == language
