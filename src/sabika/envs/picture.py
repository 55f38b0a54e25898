"""Pictures of a game: text for a terminal, SVG, or pixels."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from sabika.art.board import board_svg
from sabika.art.terminal import draw
from sabika.play.position import Position
from sabika.play.view import View, view_of

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH, HEIGHT = 960, 1080
"""The size of a picture in pixels: always the same, so that pictures make a film."""
COLUMNS = 120
GROUND = (244, 233, 216)

Picture = NDArray[np.uint8] | str | None


def check_mode(mode: str | None) -> str | None:
    """Return a render mode that there is; ``ValueError`` otherwise."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
    return mode


def picture(position: Position, seat: int | None, mode: str | None) -> Picture:
    """Return what a seat (or a spectator) sees, as the mode says; ``human`` prints it."""
    view = view_of(position, seat)
    if mode == "svg":
        return board_svg(view)
    if mode == "rgb_array":
        return pixels(board_svg(view))
    if mode is None:
        return None
    text = letters(view)
    if mode == "ansi":
        return text
    print(text)
    return None


def letters(view: View) -> str:
    """Return a view as lines of coloured text."""
    console = Console(file=StringIO(), force_terminal=True, width=COLUMNS, color_system="truecolor")
    with console.capture() as captured:
        console.print(draw(view, width=COLUMNS))
    return captured.get()


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a drawing as rows of red, green and blue."""
    try:
        from PIL import Image, ImageOps
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise ImportError(
            "pictures as pixels need the extra: pip install 'sabika[envs]'"
        ) from error
    drawn: Any = Image.open(BytesIO(svg_to_bytes(svg_string=svg, width=WIDTH)))
    fitted = ImageOps.pad(drawn.convert("RGB"), (WIDTH, HEIGHT), color=GROUND, centering=(0, 0))
    return np.asarray(fitted)
