"""The terminal table: it shows, asks, refuses with reasons, takes back, saves."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.markdown import Markdown
from rich.panel import Panel

from sabika.art.terminal import draw
from sabika.bots import BotFault, decide, explain, names_file, read_entrant
from sabika.cli import menu
from sabika.cli.app import plain_console
from sabika.cli.rules import matching
from sabika.locale import from_environment, say
from sabika.notation.record import to_record
from sabika.notation.telling import tell
from sabika.notation.text import format_move, read_move
from sabika.play import events as ev
from sabika.play.choices import Choices
from sabika.play.errors import IllegalMove, MoveError, UndoError
from sabika.play.game import Game


class Quit(Exception):
    """The player leaves the table."""


class Table:
    """One game at one terminal; seats not in ``bots`` are people."""

    def __init__(self, game: Game, bots: dict[int, str], save_to: Path, language: str) -> None:
        self.game = game
        self.language = language
        self.bots = {seat: read_entrant(text).factory() for seat, text in bots.items()}
        self.bot_names = bots
        self.hints = "planner"
        self.chance = {seat: Choices(f"{game.seed}/bot/{seat}") for seat in bots}
        self.save_to = save_to
        self.components: Path | None = None
        self.console = plain_console()
        self.seen = dict.fromkeys(range(game.config.players), 0)
        self.last_person: int | None = None

    def say(self, message: str, **params: Any) -> str:
        """Return words in the language of the table."""
        return say(self.language, message, params)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.game.config.players) if seat not in self.bots]

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            while not self.game.over:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.show_kept()
        except BotFault as error:
            self.console.print(f"sabika: {error}", soft_wrap=True)
            self.show_kept()
            raise typer.Exit(1) from None
        else:
            self.show_end()

    def step(self) -> None:
        """Let whoever is to act decide."""
        seat = self.game.to_act
        assert seat is not None
        if seat in self.bots:
            budget = read_entrant(self.bot_names[seat]).budget
            self.game.play(decide(self.game, self.bots[seat], self.chance[seat], budget))
        else:
            self.welcome(seat)
            self.show_news(seat)
            self.ask(seat)

    def welcome(self, seat: int) -> None:
        """Hand the keyboard over without showing a hand to the wrong eyes."""
        if len(self.people) > 1 and self.last_person != seat:
            self.console.clear()
            name = self.game.names[seat]
            text = self.say("terminal-hand-over", name=name)
            self.console.input(f"{text} ", markup=False, emoji=False)
        self.last_person = seat

    def show_news(self, seat: int) -> None:
        """Show what happened since this player last looked, and the table."""
        self.show_table(seat)
        news = self.news(seat)
        if news:
            self.console.print(Panel("\n".join(news[-14:]), title=self.say("terminal-news")))

    def show_table(self, seat: int | None) -> None:
        """Show the table as a seat sees it."""
        view = self.game.view(seat)
        self.console.print(draw(view, width=self.console.width, language=self.language))

    def news(self, seat: int) -> list[str]:
        """Return a line for everything this player has not seen yet."""
        found = self.log(seat, self.seen[seat])
        self.seen[seat] = self.game.event_count
        return found

    def log(self, seat: int, since: int) -> list[str]:
        """Return events as this seat saw them, as lines."""
        codec, names = self.game.position.codec, self.game.names
        return [
            tell(event, codec, names, language=self.language, seat=seat)
            for event in self.game.seen_events(seat, since)
            if not isinstance(event, ev.DrawCard | ev.DrawTile | ev.DrawChest | ev.DrawBuilder)
        ]

    def ask(self, seat: int) -> None:
        """Ask for one decision, until there is one."""
        view = self.game.view(seat)
        offered = menu.order(view)
        self.console.print(menu.sentence(view, self.language))
        self.console.print(menu.listing(view, offered, self.language))
        while True:
            text = self.console.input("> ").strip()
            if text and self.obey(text, seat, offered):
                return

    def obey(self, text: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Do what was typed; say whether the table has changed."""
        word, _, rest = text.partition(" ")
        command = getattr(self, "do_" + word.lower(), None)
        try:
            if command is not None:
                return bool(command(rest.strip(), seat, offered))
            move = read_move(text, self.game.position, offered=offered)
            self.game.play(move)
        except (MoveError, UndoError) as error:
            self.console.print(self.reason(error), style="red")
            return False
        self.seen[seat] = self.game.event_count
        return True

    def reason(self, error: Exception) -> str:
        """Return why something was not done."""
        if isinstance(error, IllegalMove):
            return f"{error.refusal.sentence(self.language)} ({error.rule})"
        return self.say("terminal-no-undo") if isinstance(error, UndoError) else str(error)

    # Commands. Each gets the rest of the line, the seat and the offered moves.

    def do_help(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Explain."""
        self.console.print(Markdown(self.say("terminal-help")))
        return False

    def do_moves(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """List all legal moves, or those that begin with something."""
        found = [(n, format_move(move)) for n, move in enumerate(offered, 1)]
        chosen = [f"{n:4}  {move}" for n, move in found if move.startswith(rest)]
        self.console.print("\n".join(chosen) or self.say("moves-none"))
        return False

    def do_undo(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Take back the last decision."""
        self.game.undo(seat)
        return True

    def do_restart(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Take back this turn so far."""
        self.game.restart_turn(seat)
        return True

    def do_score(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Show what the next scoring would give now."""
        view = self.game.view(seat)
        self.console.print(menu.score_table(view, self.game.names, self.language))
        return False

    def do_hint(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Show what a bot would play, and its best options if it names some."""
        entrant = read_entrant(self.hints)
        bot, rng = entrant.factory(), Choices(f"{self.game.seed}/hint/{self.game.event_count}")
        try:
            move = decide(self.game, bot, rng, entrant.budget)
            text = menu.hint(bot.name, move, explain(bot), self.language)
        except Exception as error:  # the bot may be anybody's: its faults end no game
            self.console.print(f"{self.hints}: {error}", style="red")
            return False
        self.console.print(text, soft_wrap=True)
        return False

    def do_log(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Show what happened so far."""
        self.console.print("\n".join(self.log(seat, 0)) or self.say("terminal-no-news"))
        return False

    def do_rules(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Show a rule."""
        found = matching(rest, self.language) if rest else []
        for rule in found:
            self.console.print(f"{rule.id}  {rule.text}")
        if not found:
            self.console.print(self.say("terminal-which-rule"))
        return False

    def do_save(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Keep the game in a file."""
        path = Path(rest) if rest else self.save_to
        try:
            self.save(path)
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}", style="red")
            return False
        self.console.print(self.say("terminal-kept", file=str(path)))
        return False

    def do_quit(self, rest: str, seat: int, offered: Sequence[ev.Move]) -> bool:
        """Leave."""
        raise Quit

    def save(self, path: Path) -> None:
        """Write the game as a record that can be resumed."""
        meta = {"bots": {str(seat): name for seat, name in self.bot_names.items()}}
        text = json.dumps(to_record(self.game, meta=meta), ensure_ascii=False)
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)

    def show_kept(self) -> None:
        """Keep the game and say how to go on."""
        self.save(self.save_to)
        files = sorted({text for text in self.bot_names.values() if names_file(text)})
        words = ["sabika", "play", "--resume", str(self.save_to)]
        if self.components is not None:
            words += ["--components", str(self.components)]
        for text in files:
            words += ["--bot", text]
        if self.language != from_environment(os.environ):
            words += ["--language", self.language]
        kept = {"file": str(self.save_to), "command": shlex.join(words)}
        self.console.print("\n" + self.say("terminal-go-on", **kept), soft_wrap=True)

    def show_end(self) -> None:
        """Show the last position and the result."""
        self.show_table(self.last_person)
        self.console.print(menu.result_table(self.game, self.language))
        self.save(self.save_to)
        text = self.say("terminal-record", file=str(self.save_to))
        self.console.print(text, soft_wrap=True)
