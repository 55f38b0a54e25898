"""A user's own files in place of the shipped ones, and files that cannot be read (11)."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from sabika.components import ComponentError, load

Shipped = Callable[[str], str]
Broken = Callable[[str, str, str], Path]
Refused = Callable[[str, str, str], ComponentError]

ALL_FILES = (
    "alhambra_points.csv",
    "alhambra_tiles.csv",
    "bazaars.csv",
    "chest_points.csv",
    "chests.csv",
    "granada_points.csv",
    "granada_tiles.csv",
)


def refusal(path: str | os.PathLike[str]) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        load(path)
    return caught.value


def test_single_file(broken: Broken) -> None:
    """11: the owner of a box corrects one tile; everything else stays."""
    path = broken("alhambra_tiles.csv", "arcades-8b,arcades,8,N", "arcades-8b,arcades,8,W")
    box = load(str(path))
    (tile,) = (tile for tile in box.alhambra_tiles if tile.id == "arcades-8b")
    assert tile.walls == "W"
    assert box.granada_tiles == load().granada_tiles
    assert load(path) == box != load()


def test_folder(broken: Broken, tmp_path: Path) -> None:
    """11: a folder replaces the files that it holds; other kinds of files do not matter."""
    broken("chest_points.csv", "7,14,7,22,14,7", "8,15,8,23,15,8")
    broken("granada_points.csv", "simple,3,", "simple,5,")
    (tmp_path / "README.txt").write_text("my own box", encoding="utf-8")
    (tmp_path / "._chests.csv").write_bytes(b"\0\5")
    box = load(tmp_path)
    assert box.chest_points == ((8, 0, 0), (15, 8, 0), (23, 15, 8))
    assert box.granada_points["simple"][0] == (5, 0, 0)
    assert box.bazaars == load().bazaars


def test_folder_of_copies_equals_the_shipped_box(shipped: Shipped, tmp_path: Path) -> None:
    for file in ALL_FILES:
        (tmp_path / file).write_text(shipped(file), encoding="utf-8")
    assert load(tmp_path) == load()


@pytest.mark.parametrize("file", ALL_FILES)
@pytest.mark.parametrize("line_end", ["\r\n", "\r", "\n\n"])
def test_spreadsheet_habits(shipped: Shipped, tmp_path: Path, file: str, line_end: str) -> None:
    """A byte order mark, other line ends and blank lines are tolerated."""
    text = shipped(file).replace("\n", line_end)
    (tmp_path / file).write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load(tmp_path / file) == load()


def test_two_files_that_disagree(broken: Broken, tmp_path: Path) -> None:
    """2.2: numbers of tiles moved between types fit only if both files say so."""
    path = broken("alhambra_points.csv", "garden,green,11", "garden,green,10")
    path.write_text(path.read_text().replace("violet,11", "violet,12"))
    error = refusal(path)
    assert (error.file, error.line, error.rule) == ("alhambra_tiles.csv", None, "2.2")
    assert error.code == "wrong-type-count"
    assert "'garden': 11, but alhambra_points.csv says 10" in str(error)
    broken("alhambra_tiles.csv", "garden-12,garden,", "garden-12,tower,")
    assert len(load(tmp_path).alhambra_tiles) == 54


@pytest.mark.parametrize("name", ["alhambra_tile.csv", "Chests.csv", "chests.CSV"])
def test_misspelt_name_in_folder(shipped: Shipped, tmp_path: Path, name: str) -> None:
    """11: a replacement that would silently not count is refused by name."""
    (tmp_path / "chests.csv").write_text(shipped("chests.csv"))
    (tmp_path / name).write_text(shipped("chests.csv"))
    error = refusal(tmp_path)
    assert (error.file, error.line, error.rule) == (name, None, None)
    assert error.code == "unknown-file"
    assert f"'{name}'" in str(error)


def test_single_file_with_unknown_name(shipped: Shipped, tmp_path: Path) -> None:
    path = tmp_path / "my_chests.csv"
    path.write_text(shipped("chests.csv"))
    error = refusal(path)
    assert (error.file, error.code) == ("my_chests.csv", "unknown-file")
    assert "'my_chests.csv'" in str(error)


def test_folder_without_any_file(tmp_path: Path) -> None:
    error = refusal(tmp_path)
    assert (error.file, error.code) == (tmp_path.name, "no-files")


@pytest.mark.parametrize("name", ["chests.csv", "nowhere/chests.csv", ""])
def test_missing_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    error = refusal(name)
    assert (error.line, error.rule, error.code) == (None, None, "missing-file")
    assert repr(name or ".") in str(error)


def test_file_used_as_folder(shipped: Shipped, tmp_path: Path) -> None:
    (tmp_path / "chests.csv").write_text(shipped("chests.csv"))
    assert refusal(tmp_path / "chests.csv" / "bazaars.csv").code == "missing-file"


@pytest.mark.parametrize("part", ["", "chests.csv"])
def test_directory_instead_of_file(tmp_path: Path, part: str) -> None:
    (tmp_path / "chests.csv").mkdir()
    error = refusal(tmp_path / part)
    assert (error.file, error.code) == ("chests.csv", "not-a-file")
    assert "chests.csv" in error.reason


def test_pipe_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "chests.csv")
    assert refusal(tmp_path / "chests.csv").code == "not-a-file"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "\ud800.csv"])
def test_impossible_path(tmp_path: Path, name: str) -> None:
    error = refusal(tmp_path / name)
    assert error.code in {"unreadable-file", "missing-file"}
    str(error).encode()


def test_failing_disk(shipped: Shipped, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the system says to opening a file or listing a folder becomes our error."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(5, "Input/output error")

    path = tmp_path / "chests.csv"
    path.write_text(shipped("chests.csv"))
    monkeypatch.setattr(Path, "open", fail)
    monkeypatch.setattr(Path, "iterdir", fail)
    for place in (path, tmp_path):
        error = refusal(place)
        assert (error.file, error.code) == (place.name, "unreadable-file")
        assert "Input/output error" in str(error)


def test_huge_file(shipped: Shipped, tmp_path: Path) -> None:
    path = tmp_path / "chests.csv"
    path.write_text(shipped("chests.csv") + "\n" * (1 << 20))
    error = refusal(path)
    assert (error.file, error.line, error.code) == ("chests.csv", None, "file-too-large")
    assert str(path.stat().st_size) in str(error)


@pytest.mark.parametrize(
    ("content", "line", "code", "quote"),
    [
        (b"", 1, "wrong-columns", "''"),
        (b"\n\n", 1, "wrong-columns", "''"),
        (b"type,chest\n", 1, "wrong-columns", "'type,chest'"),
        (b"type,chests,more\n", 1, "wrong-columns", "'type,chests,more'"),
        (b"chests,type\n", 1, "wrong-columns", "'chests,type'"),
        (b"type;chests\n", 1, "wrong-columns", "'type;chests'"),
        (b"type,chests\npavilion,5\nseraglio\n", 3, "ragged-row", "'seraglio'"),
        (b"type,chests\n\npavilion,5,5\n", 3, "ragged-row", "'pavilion,5,5'"),
        (b"type,chests\npavilion,5\nser\xe4glio,5\n", 3, "not-utf8", "0xe4"),
        (b"type,chests\r\xff", 2, "not-utf8", "0xff"),
        ("type,chests\n".encode("utf-16"), 1, "not-utf8", "0xff"),
        (b"type,chests\npavilion,\x005\n", 2, "nul-byte", "0x00"),
        (b'type,chests\n"pavilion"x,5\n', 2, "bad-csv", "pavilion"),
        (b'type,chests\n"pavilion,5\nseraglio,5\n', 2, "bad-csv", "pavilion"),
        (b'type,chests\n"a\nb",5\ntower\n', 4, "ragged-row", "'tower'"),
        (b"type,chests\n" + b"x" * 200_000 + b",5\n", 2, "bad-csv", "x" * 40 + "…"),
    ],
)
def test_unreadable_content(
    tmp_path: Path, content: bytes, line: int, code: str, quote: str
) -> None:
    """11: what is no table with exactly our columns is refused, with the line."""
    (tmp_path / "chests.csv").write_bytes(content)
    error = refusal(tmp_path / "chests.csv")
    assert (error.file, error.line, error.rule) == ("chests.csv", line, None)
    assert error.code == code
    assert quote in str(error)
    assert len(str(error)) < 250


@pytest.mark.parametrize("file", ALL_FILES)
def test_columns_of_every_file(shipped: Shipped, refused: Refused, file: str) -> None:
    header = shipped(file).splitlines()[0]
    error = refused(file, header, header + "x")
    assert (error.line, error.code) == (1, "wrong-columns")
    assert repr(header + "x")[:40] in str(error)


def test_error_travels_between_processes(refused: Refused) -> None:
    error = refused("chests.csv", "tower,9", "tower,x")
    twin = pickle.loads(pickle.dumps(error))
    assert isinstance(twin, ComponentError)
    assert isinstance(twin, ValueError)
    assert str(twin) == str(error)
    assert (twin.file, twin.line, twin.params) == (error.file, error.line, error.params)


def test_unprintable_file_name_is_escaped() -> None:
    assert str(ComponentError("a\x1b[2J.csv", "code", "reason")) == "'a\\x1b[2J.csv': reason"
