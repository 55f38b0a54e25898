"""Games and views in a notebook."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from sabika.art.board import board_svg
from sabika.play.game import Game


def test_a_game_shows_itself_as_a_spectator_sees_it() -> None:
    game = Game("alhambra", players=2, seed="notebook")
    drawn = game._repr_svg_()
    assert drawn == board_svg(game.view(None))
    assert ElementTree.fromstring(drawn).tag.endswith("svg")


def test_a_view_shows_what_its_seat_sees() -> None:
    game = Game("granada", players=3, modules=["invaders"], seed="notebook")
    drawn = {game.view(seat)._repr_svg_() for seat in (None, 0, 1, 2)}
    assert len(drawn) == 4
    assert game.view(1)._repr_svg_() == board_svg(game.view(1))


CODE = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance(history_length=0)
shell.run_cell("from sabika import Game")
shell.run_cell("game = Game('alhambra', players=2, seed='notebook')")
for name in ("game", "game.view(0)"):
    shown, _ = shell.display_formatter.format(shell.ev(name))
    print(shown["image/svg+xml"][:4])
"""


@pytest.mark.parametrize("before", ["", "import IPython"])
def test_ipython_shows_pictures_without_being_told(before: str) -> None:
    pytest.importorskip("IPython")
    done = subprocess.run(
        [sys.executable, "-c", f"{before}\n{CODE}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["<svg", "<svg"]


def test_elsewhere_nothing_is_drawn_or_loaded() -> None:
    code = (
        "import sys, sabika\n"
        "game = sabika.Game('alhambra', players=2, seed='x')\n"
        "print(game._repr_svg_(), 'sabika.art' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["None", "False"]
