"""What does not belong to a table: rules, bots, components, words, drawings."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from sabika.art.cards import card_svg
from sabika.art.tiles import START_TILE, tile_svg
from sabika.bots import offers
from sabika.bots.levels import LEVELS
from sabika.components import CURRENCIES, START, load
from sabika.locale import LANGUAGES, catalogue
from sabika.locale.rulebook import rules
from sabika.play.codec import CARDS
from sabika.play.view import TileView
from sabika.rules.ruleset import MODULES, TITLES, Configuration
from sabika.server.api import answers
from sabika.server.api.context import Language, answer
from sabika.server.problems import Problem

router = APIRouter(tags=["reference"])
LASTING = {"Cache-Control": "public, max-age=86400"}
SVG = "image/svg+xml"
Title = Literal["alhambra", "granada"]
Spoken = Annotated[str | None, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


@router.get("/rules", summary="The rules", response_model=answers.Rules)
async def rules_text(language: Language, lang: Spoken = None) -> Response:
    """Return all rules by id, in the language asked for."""
    spoken = lang or language
    return answer({"language": spoken, "rules": [asdict(rule) for rule in rules(spoken)]})


@router.get("/words/{lang}", summary="All words of a language", response_model=dict[str, str])
async def words(lang: Annotated[str, Path(max_length=8)]) -> Response:
    """Return the Fluent catalogues of a language by file name."""
    if lang not in LANGUAGES:
        raise Problem("no-such-page")
    return answer(catalogue(lang))


@router.get("/bots", summary="Who can play", response_model=answers.Bots)
async def bots() -> Response:
    """Return the bots that can sit at tables; ``level`` is their rank among those for people."""
    levels = list(LEVELS)
    return answer(
        {
            "bots": [
                {
                    "name": offer.name,
                    "about": offer.sentence,
                    "level": levels.index(offer.name) + 1 if offer.name in LEVELS else None,
                }
                for offer in offers()
                if offer.package is None
            ]
        }
    )


@router.get("/components", summary="What is in the box", response_model=answers.Components)
async def components() -> Response:
    """Return titles, modules, tiles, cards, points, chests and bazaars."""
    response = answer(_components())
    response.headers.update(LASTING)
    return response


def by_title(alhambra: object, granada: object) -> dict[str, object]:
    """Return what the titles have, by their names."""
    return dict(zip(TITLES, (alhambra, granada), strict=True))


@lru_cache(maxsize=1)
def _components() -> dict[str, object]:
    box = load()
    return {
        "titles": [
            {"name": title, "modules": Configuration.all_modules(title)} for title in TITLES
        ],
        "modules": MODULES,
        "currencies": CURRENCIES,
        "cards": CARDS,
        "tiles": by_title(
            [asdict(tile) for tile in box.alhambra_tiles],
            [asdict(tile) for tile in box.granada_tiles],
        ),
        "types": by_title(box.alhambra_types, box.granada_types),
        "points": by_title(dict(box.points), dict(box.granada_points)),
        "chests": dict(box.chests),
        "chest_points": box.chest_points,
        "bazaar_tiles": [asdict(bazaar) for bazaar in box.bazaars],
    }


@lru_cache(maxsize=1)
def _tiles() -> dict[tuple[str, str, str], TileView]:
    """Return every tile that can be drawn, by title, id and side."""
    box = load()
    found: dict[tuple[str, str, str], TileView] = {}
    for title in TITLES:
        found[title, START, "front"] = START_TILE
    for tile in box.alhambra_tiles:
        shown = TileView(tile.id, tile.front.type, tile.front.price, tile.walls)
        found["alhambra", tile.id, "front"] = shown
    for tile in box.granada_tiles:
        assert tile.back is not None
        for side, one, other in (
            ("front", tile.front, tile.back),
            ("back", tile.back, tile.front),
        ):
            found["granada", tile.id, side] = TileView(
                tile.id, one.type, one.price, tile.walls, side, other.type, other.price
            )
    for bazaar in box.bazaars:
        found["alhambra", bazaar.id, "front"] = TileView(
            bazaar.id, None, None, "", currency=bazaar.currency, types=bazaar.types
        )
    return found


@router.get("/art/tiles/{game}/{tile}.svg", summary="A tile", response_class=Response)
async def tile(
    game: Title,
    tile: Annotated[str, Path(max_length=40)],
    language: Language,
    side: Literal["front", "back"] = "front",
    chest: bool = False,
    dark: bool = False,
    lang: Spoken = None,
) -> Response:
    """Return the drawing of a tile."""
    shown = _tiles().get((game, tile, side))
    if shown is None:
        raise Problem("no-such-page")
    drawn = tile_svg(shown, chest=chest, dark=dark, language=lang or language)
    return Response(drawn, headers={**LASTING, "Vary": "Accept-Language"}, media_type=SVG)


@router.get("/art/cards/{card}.svg", summary="A card", response_class=Response)
async def card(
    card: Annotated[str, Path(max_length=40)],
    language: Language,
    dark: bool = False,
    lang: Spoken = None,
) -> Response:
    """Return the drawing of a card; ``back`` lies face down."""
    if card not in (*CARDS, "back"):
        raise Problem("no-such-page")
    name = None if card == "back" else card
    drawn = card_svg(name, dark=dark, language=lang or language)
    return Response(drawn, headers={**LASTING, "Vary": "Accept-Language"}, media_type=SVG)
