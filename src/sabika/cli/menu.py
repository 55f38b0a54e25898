"""What the terminal table offers and says: moves in a sensible order, scores, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from sabika.bots import Explanation
from sabika.notation.text import format_move
from sabika.play import events as ev
from sabika.play.codec import card_worth
from sabika.play.game import Game
from sabika.play.view import View

SHOWN = 18
HINTS = 3
_ORDER = (
    ev.Buy,
    ev.Place,
    ev.Stow,
    ev.Take,
    ev.Chests,
    ev.Build,
    ev.Swap,
    ev.Reserve,
    ev.Gift,
    ev.Remove,
    ev.Master,
    ev.NoMaster,
    ev.Decline,
    ev.EndActions,
    ev.Forgo,
    ev.Pass,
)


def price_of(view: View, tile: str) -> int | None:
    """Return the price of a tile on offer, a bazaar's by the market (B.3)."""
    for shown in view.market:
        if shown is not None and shown.id == tile:
            return shown.price
    for bazaar in view.bazaars:
        if bazaar.id == tile:
            space = ("denar", "dirham", "ducat", "florin").index(bazaar.currency or "denar")
            priced = view.market[space]
            return None if priced is None else priced.price
    return None


def is_exact(view: View, move: ev.Move) -> bool:
    """Say whether a purchase is paid exactly (4.4)."""
    if not isinstance(move, ev.Buy):
        return False
    return sum(card_worth(card) for card in move.payment) == price_of(view, move.tile)


def order(view: View) -> list[ev.Move]:
    """Return the legal moves, exact purchases first, then by kind and cost."""

    def key(move: ev.Move) -> tuple[int, int, int]:
        cards = getattr(move, "payment", None) or getattr(move, "flip", None) or ()
        cost = sum(card_worth(card) for card in cards)
        if isinstance(move, ev.Take):
            cost = -sum(card_worth(card) for card in move.cards)
        kind = _ORDER.index(type(move)) if type(move) in _ORDER else len(_ORDER)
        return 0 if is_exact(view, move) else 1, kind, cost

    return sorted(view.legal_moves(), key=key)


def sentence(view: View) -> str:
    """Say what is to be decided."""
    exact = {m.tile for m in view.legal_moves() if isinstance(m, ev.Buy) and is_exact(view, m)}
    if view.phase == "action":
        start = "Another action: take" if view.extra_action else "Take"
        text = f"{start} money, buy a tile or remodel."
        if exact:
            text += " You can pay exactly: " + ", ".join(sorted(exact)) + "."
        return text + (" Or end the actions." if view.extra_action else "")
    return {
        "placing": "Place the tiles you bought: into the city or the reserve.",
        "chests": "Place the chests onto buildings of their colour.",
        "master": "You may play a master builder for one remodelling.",
        "left_over": "A left-over tile is yours: place it or forgo it.",
    }.get(view.phase, "")


def listing(view: View, offered: Sequence[ev.Move]) -> str:
    """Return the first moves, numbered; kinds with many entries leave room for the others."""
    shown: list[str] = []
    counts: dict[type, int] = {}
    for number, move in enumerate(offered, 1):
        counts[type(move)] = counts.get(type(move), 0) + 1
        few = 6 if isinstance(move, ev.Buy | ev.Place | ev.Take) else 3
        if counts[type(move)] <= few and len(shown) < SHOWN:
            mark = "  (exact: another action)" if is_exact(view, move) else ""
            shown.append(f"{number:4}  {format_move(move)}{mark}")
    rest = len(offered) - len(shown)
    more = f"      and {rest} more: type moves, or help" if rest else "      type help for more"
    return "\n".join([*shown, more])


def hint(name: str, move: ev.Move, said: Explanation) -> str:
    """Return what a bot would play, and the options it valued most."""
    lines = [f"{name} would play: {format_move(move)}"]
    for option in said.options[:HINTS]:
        later = option.line[1:] if option.line[:1] == (option.move,) else option.line
        words = ", then ".join(format_move(step) for step in (option.move, *later))
        percent = said.unit == "percent"
        value = f"{option.value:6.0f} %" if percent else f"{option.value:+8.1f}"
        lines.append(f"{value}  {words}")
    return "\n".join(lines)


def score_table(view: View, names: Sequence[str]) -> Table:
    """Return what the next scoring would give if it came now."""
    scoring = "ABC"[min(len(view.scored), 2)]
    lines = view.score_now(scoring)
    table = Table(title=f"If {scoring} were scored now")
    people: list[int | str] = [*range(len(names)), *(["dirk"] if view.dirk else [])]
    table.add_column("for")
    for who in people:
        table.add_column(str(who).title() if isinstance(who, str) else names[who], justify="right")
    for source in dict.fromkeys(line.source for line in lines):
        points = {line.player: line.points for line in lines if line.source == source}
        table.add_row(source, *(str(points.get(who, "")) for who in people))
    totals = {who: sum(line.points for line in lines if line.player == who) for who in people}
    table.add_row("together", *(str(totals[who]) for who in people), style="bold")
    return table


def result_table(game: Game) -> Table:
    """Return the result: who won, and where the points came from."""
    outcome = game.outcome()
    table = Table(title="Result")
    for column in ("player", "points", "A", "B", "C", ""):
        table.add_column(column, justify="left" if column in ("player", "") else "right")
    for seat, name in enumerate(game.names):
        gained = {
            event.scoring: sum(line.points for line in event.lines if line.player == seat)
            for event in game.events
            if isinstance(event, ev.Scored)
        }
        won = "wins" if outcome.winners == (seat,) else "shares the victory"
        table.add_row(
            name,
            str(outcome.scores[seat]),
            *(str(gained.get(scoring, "-")) for scoring in "ABC"),
            won if seat in outcome.winners else "",
        )
    return table
