"""What is wrong with a set of components, and where."""

from __future__ import annotations

SHOWN_LENGTH = 40


class ComponentError(ValueError):
    """A data file that cannot be used.

    `file` is the file's name, `line` its line (None if the file as a whole is meant), `rule` the
    id in RULES.md that it breaks (None if it is merely malformed), `code` a stable kebab-case
    name of the problem and `params` the values of the message, for translations.
    """

    def __init__(
        self,
        file: str,
        code: str,
        reason: str,
        line: int | None = None,
        rule: str | None = None,
        params: dict[str, str | int] | None = None,
    ) -> None:
        # All arguments go to `args`, so that pickle can carry the error between processes.
        super().__init__(file, code, reason, line, rule, params)
        self.file = file
        self.code = code
        self.reason = reason
        self.line = line
        self.rule = rule
        self.params: dict[str, str | int] = params or {}

    def __str__(self) -> str:
        """`granada_tiles.csv, line 14: back price 9 does not follow front price 6 (G.1)`."""
        file = self.file if self.file.isprintable() else repr(self.file)
        place = file if self.line is None else f"{file}, line {self.line}"
        rule = "" if self.rule is None else f" ({self.rule})"
        return f"{place}: {self.reason}{rule}"


def shortened(value: str) -> str:
    """A value from a file, short enough to show."""
    return value if len(value) <= SHOWN_LENGTH else value[:SHOWN_LENGTH] + "…"


def quoted(value: str) -> str:
    """A value from a file in quotes, short, with control characters escaped."""
    return repr(shortened(value))
