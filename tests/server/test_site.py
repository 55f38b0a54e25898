"""The page's files: the page itself for every address in it, lasting caches, packed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sabika.server.api import site
from server.serving import served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "index-abc123.js").write_text("console.log('tile');\n" * 200)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "SITE", folder)
        with served(folder.parent / "site.db") as node, httpx.Client(base_url=node.url) as found:
            yield found


@pytest.mark.parametrize("path", ["/", "/new", "/table/AbCdEfGh", "/rules"])
def test_every_address_of_the_page_is_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.text.endswith("the page")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_files_named_by_their_content_last_and_are_packed(client: httpx.Client) -> None:
    answer = client.get("/assets/index-abc123.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text.startswith("console.log")
    plain = client.get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


@pytest.mark.parametrize("path", ["/assets/gone.js", "/favicon.ico", "/api/v1/nothing"])
def test_what_is_not_there_is_not_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-page"


def test_without_a_page_there_is_a_welcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    with served(tmp_path / "siteless.db") as node:
        assert "The server runs" in httpx.get(node.url).text
