"""``sabika rules``: the text of the rules, by id."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from sabika.cli.app import LanguageOption, spoken_language
from sabika.locale.rulebook import Rule, rules, rules_text


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules")(show_rules)


def show_rules(
    wanted: Annotated[str | None, typer.Argument(metavar="[ID]", help="such as 5.2 or G.3")] = None,
    language: LanguageOption = None,
) -> None:
    """Show the rules, or one of them, or all of a section (G, T, 5)."""
    spoken = spoken_language(language)
    console = Console(width=min(Console().width, 100))
    if wanted is None:
        console.print(Markdown(rules_text(spoken)))
        return
    found = matching(wanted, spoken)
    if not found:
        raise typer.BadParameter(f"there is no rule {wanted!r}; try 5.2, G.3 or a section like T")
    for rule in found:
        console.print(f"[bold]{rule.id}[/bold]", Markdown(rule.text))


def matching(wanted: str, language: str) -> list[Rule]:
    """Return the rule of an id, or all rules of a section."""
    key = wanted.strip().upper().removeprefix("A-")
    known = rules(language)
    exact = [rule for rule in known if rule.id.upper() == key]
    return exact or [rule for rule in known if rule.id.upper().startswith(key + ".")]
