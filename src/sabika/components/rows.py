"""A CSV file's content as rows, and the fields of a row as checked values."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from sabika.components.errors import ComponentError, quoted, shortened
from sabika.components.names import WALL_LETTERS

SAFE_ID = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9]+)*")
COLOUR = re.compile(r"[a-z]+(_[a-z]+)*")
LONGEST_ID = 40
LONGEST_NUMBER = 9
MOST_WALLS = 3


@dataclass(frozen=True, slots=True)
class Row:
    """One line below the header, with its fields by column."""

    file: str
    line: int
    fields: dict[str, str]

    def error(
        self, code: str, reason: str, rule: str | None = None, **params: str | int
    ) -> ComponentError:
        """The error to raise about this line."""
        return ComponentError(self.file, code, reason, self.line, rule, params)

    def number(self, column: str, low: int, high: int, rule: str) -> int:
        """The whole number in `column`, which is within low..high."""
        value = self.fields[column]
        label = column.replace("_", " ")
        if re.fullmatch("-?[0-9]+", value) is None:
            raise self.error(
                "not-a-number",
                f"{label} {quoted(value)} is not a whole number",
                column=column,
                value=shortened(value),
            )
        # Python refuses to convert very long numbers; none of them is in range anyway.
        if len(value) > LONGEST_NUMBER or not low <= int(value) <= high:
            raise self.error(
                "out-of-range",
                f"{label} {shortened(value)} is not within {low}..{high}",
                rule,
                column=column,
                value=shortened(value),
                low=low,
                high=high,
            )
        return int(value)

    def known(self, column: str, what: str, names: Collection[str], rule: str) -> str:
        """The name in `column`, which is one of `names`; `what` they are, as in "type"."""
        return self.one_of(self.fields[column], what, names, rule)

    def one_of(self, value: str, what: str, names: Collection[str], rule: str) -> str:
        """`value`, which is one of `names`."""
        if value not in names:
            raise self.error(
                f"unknown-{what}",
                f"unknown {what} {quoted(value)}, not one of {', '.join(names)}",
                rule,
                value=shortened(value),
                known=" ".join(names),
            )
        return value

    def id(self) -> str:
        """The id, safe to stand in a record, a file name or an address."""
        value = self.fields["id"]
        if len(value) > LONGEST_ID or SAFE_ID.fullmatch(value) is None:
            raise self.error(
                "bad-id",
                f"id {quoted(value)} is not made of at most {LONGEST_ID} small letters, digits"
                " and underscores, with parts joined by hyphens",
                value=shortened(value),
            )
        return value

    def colour(self) -> str:
        """The colour's name, in small letters."""
        value = self.fields["colour"]
        if len(value) > LONGEST_ID or COLOUR.fullmatch(value) is None:
            raise self.error(
                "bad-colour",
                f"colour {quoted(value)} is not a name in small letters",
                value=shortened(value),
            )
        return value

    def walls(self, column: str) -> str:
        """Letters of "NESW", in that order, each at most once, at most three (2.2)."""
        value = self.fields[column]
        if value != "".join(letter for letter in WALL_LETTERS if letter in value):
            raise self.error(
                "bad-walls",
                f"{column} {quoted(value)} are not letters of {WALL_LETTERS} in that order",
                "2.2",
                column=column,
                value=shortened(value),
            )
        if len(value) > MOST_WALLS:
            raise self.error(
                "too-many-walls",
                f"{column} {quoted(value)} are more than {MOST_WALLS}",
                "2.2",
                column=column,
                value=value,
                most=MOST_WALLS,
            )
        return value


def read_rows(file: str, content: bytes, columns: tuple[str, ...]) -> list[Row]:
    """The rows of a file whose header is exactly `columns`. Blank lines are skipped."""
    records = _records(file, _text(file, content))
    header_line, header = next(records, (1, []))
    if tuple(header) != columns:
        raise ComponentError(
            file,
            "wrong-columns",
            f"columns {quoted(','.join(header))} instead of {','.join(columns)}",
            header_line,
            params={"value": shortened(",".join(header)), "columns": ",".join(columns)},
        )
    return [_row(file, line, fields, columns) for line, fields in records]


def _row(file: str, line: int, fields: list[str], columns: tuple[str, ...]) -> Row:
    row = Row(file, line, dict(zip(columns, fields, strict=False)))
    if len(fields) != len(columns):
        raise row.error(
            "ragged-row",
            f"{quoted(','.join(fields))} has fields: {len(fields)} instead of {len(columns)}",
            value=shortened(",".join(fields)),
            found=len(fields),
            expected=len(columns),
        )
    return row


def _text(file: str, content: bytes) -> str:
    """The content as text. A byte order mark, which spreadsheets like to write, is dropped."""
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as exc:
        byte = f"0x{content[exc.start]:02x}"
        raise ComponentError(
            file,
            "not-utf8",
            f"byte {byte} is not UTF-8",
            _line_at(content, exc.start),
            params={"value": byte},
        ) from None
    if "\0" in text:
        line = _line_at(content, content.index(0))
        raise ComponentError(
            file, "nul-byte", "byte 0x00 is not text", line, params={"value": "0x00"}
        )
    return text


def _line_at(content: bytes, position: int) -> int:
    # The extra byte makes a line of what follows the last line break.
    return len((content[:position] + b"x").splitlines())


def _records(file: str, text: str) -> Iterator[tuple[int, list[str]]]:
    """Each record with the line that it begins on; quoted fields may span lines."""
    lines = list(io.StringIO(text, newline=""))
    reader = csv.reader(lines, strict=True)
    line = 1
    try:
        for fields in reader:
            if fields:
                yield line, fields
            line = reader.line_num + 1
    except csv.Error as exc:
        near = lines[line - 1].rstrip("\r\n")
        raise ComponentError(
            file,
            "bad-csv",
            f"not readable as CSV at {quoted(near)}: {exc}",
            line,
            params={"value": shortened(near)},
        ) from None
