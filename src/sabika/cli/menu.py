"""What the terminal table offers and says: moves in a sensible order, scores, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from sabika.bots import Explanation
from sabika.locale import naming, say
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


def sentence(view: View, language: str) -> str:
    """Say what is to be decided."""
    again = view.phase == "action" and view.extra_action
    said = [say(language, "ask-extra" if again else f"ask-{view.phase}")]
    exact = {m.tile for m in view.legal_moves() if isinstance(m, ev.Buy) and is_exact(view, m)}
    if exact:
        said.append(say(language, "ask-exact", {"tiles": ", ".join(sorted(exact))}))
    if again:
        said.append(say(language, "ask-end"))
    return " ".join(said)


def listing(view: View, offered: Sequence[ev.Move], language: str) -> str:
    """Return the first moves, numbered; kinds with many entries leave room for the others."""
    shown: list[str] = []
    counts: dict[type, int] = {}
    for number, move in enumerate(offered, 1):
        counts[type(move)] = counts.get(type(move), 0) + 1
        few = 6 if isinstance(move, ev.Buy | ev.Place | ev.Take) else 3
        if counts[type(move)] <= few and len(shown) < SHOWN:
            mark = "  " + say(language, "moves-exact") if is_exact(view, move) else ""
            shown.append(f"{number:4}  {format_move(move)}{mark}")
    rest = len(offered) - len(shown)
    more = say(language, "moves-rest", {"count": rest}) if rest else say(language, "moves-all")
    return "\n".join([*shown, f"      {more}"])


def hint(name: str, move: ev.Move, said: Explanation, language: str) -> str:
    """Return what a bot would play, and the options it valued most."""
    lines = [say(language, "hint-move", {"bot": name, "move": format_move(move)})]
    for option in said.options[:HINTS]:
        later = option.line[1:] if option.line[:1] == (option.move,) else option.line
        words = format_move(option.move)
        words += "".join(say(language, "hint-then", {"move": format_move(m)}) for m in later)
        percent = said.unit == "percent"
        value = f"{option.value:6.0f} %" if percent else f"{option.value:+8.1f}"
        lines.append(f"{value}  {words}")
    return "\n".join(lines)


def source_name(view: View, source: str, language: str) -> str:
    """Return what points are given for."""
    if source in view.position.codec.types:
        return naming.building(language, source)
    if source == "wall":
        return say(language, "source-wall" if view.marker is None else "source-moat")
    return say(language, "source-chests") if source == "chests" else naming.tile(language, source)


def score_table(view: View, names: Sequence[str], language: str) -> Table:
    """Return what the next scoring would give if it came now."""
    scoring = "ABC"[min(len(view.scored), 2)]
    lines = view.score_now(scoring)
    table = Table(title=say(language, "score-title", {"scoring": scoring}))
    people: list[int | str] = [*range(len(names)), *(["dirk"] if view.dirk else [])]
    table.add_column(say(language, "score-for"))
    for who in people:
        name = say(language, "thing-dirk") if isinstance(who, str) else names[who]
        table.add_column(name, justify="right")
    for source in dict.fromkeys(line.source for line in lines):
        points = {line.player: line.points for line in lines if line.source == source}
        name = source_name(view, source, language)
        table.add_row(name, *(str(points.get(who, "")) for who in people))
    totals = {who: sum(line.points for line in lines if line.player == who) for who in people}
    table.add_row(
        say(language, "score-together"), *(str(totals[who]) for who in people), style="bold"
    )
    return table


def result_table(game: Game, language: str) -> Table:
    """Return the result: who won, and where the points came from."""
    outcome = game.outcome()
    table = Table(title=say(language, "result-title"))
    table.add_column(say(language, "result-player"))
    for column in (say(language, "result-points"), *"ABC"):
        table.add_column(column, justify="right")
    table.add_column()
    for seat, name in enumerate(game.names):
        gained = {
            event.scoring: sum(line.points for line in event.lines if line.player == seat)
            for event in game.events
            if isinstance(event, ev.Scored)
        }
        won = "result-wins" if outcome.winners == (seat,) else "result-shares"
        table.add_row(
            name,
            str(outcome.scores[seat]),
            *(str(gained.get(scoring, "-")) for scoring in "ABC"),
            say(language, won) if seat in outcome.winners else "",
        )
    return table
