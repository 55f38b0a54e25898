"""The symbols that the page draws with."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from sabika.art.drawings import Drawings
from sabika.art.symbols import colours, faces, main, symbols
from sabika.components import load

ID = re.compile(r'id="sabika-([^"]+)"')


def test_every_piece_is_a_symbol() -> None:
    drawn = symbols(Drawings(), load())
    ElementTree.fromstring(drawn)
    known = set(ID.findall(drawn))
    assert len(known) == len(ID.findall(drawn))
    wanted = {f"tile-{face.id}-{face.side}" for face in faces(load())}
    wanted |= {"card-denar-7", "card-florin-builder", "card-A", "card-back", "chest-badge"}
    wanted |= {"mark-tower", "chip-garden", "picture-bath_house", "shape-ducat", "wall-join"}
    assert wanted <= known
    assert set(re.findall(r'href="#sabika-([^"]+)"', drawn)) <= known


def test_every_colour_is_known_by_day_and_by_night() -> None:
    drawings = Drawings()
    drawn = symbols(drawings, load())
    day, night, _ = re.split(r"\n(?=[:@])", colours(drawings).strip())
    for light in (day, night):
        named = set(re.findall(r"(--[\w-]+):", light))
        assert set(re.findall(r"var\((--[\w-]+)\)", drawn)) <= named
        assert {"--ground", "--denar-text", "--bath-house-court"} <= named


def test_files_are_written_only_when_they_change(tmp_path: Path) -> None:
    main(str(tmp_path))
    first = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert set(first) == {"art.svg", "colours.css"}
    main(str(tmp_path))
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == first
