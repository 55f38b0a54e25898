"""A shipped data file with one thing broken, and what `load` says to it."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from sabika.components import ComponentError, load


@pytest.fixture(scope="session")
def shipped() -> Callable[[str], str]:
    """The text of a shipped data file, by its name."""

    def read(file: str) -> str:
        return files("sabika.components").joinpath("data", file).read_text(encoding="utf-8")

    return read


@pytest.fixture
def broken(shipped: Callable[[str], str], tmp_path: Path) -> Callable[[str, str, str], Path]:
    """A copy of a shipped file in which a text that occurs once is replaced by another."""

    def write(file: str, old: str, new: str) -> Path:
        text = shipped(file)
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times in {file}"
        path = tmp_path / file
        path.write_bytes(text.replace(old, new).encode())
        return path

    return write


@pytest.fixture
def refused(
    broken: Callable[[str, str, str], Path],
) -> Callable[[str, str, str], ComponentError]:
    """The error for a file broken in that way; it names the file."""

    def refuse(file: str, old: str, new: str) -> ComponentError:
        with pytest.raises(ComponentError) as caught:
            load(broken(file, old, new))
        assert caught.value.file == file
        assert str(caught.value).startswith(file)
        return caught.value

    return refuse
