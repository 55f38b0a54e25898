"""Where the data files come from: the package, and a user's folder or file instead."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from sabika.components.errors import ComponentError, quoted, shortened
from sabika.components.tables import COLUMNS

LARGEST_FILE = 1 << 20


def shipped(file: str) -> bytes:
    """The content of the package's own file."""
    # Here and not above: it loads a dozen modules, and most importers never read a file.
    from importlib.resources import files

    return files("sabika.components").joinpath("data", file).read_bytes()


def replacements(path: str | os.PathLike[str]) -> dict[str, bytes]:
    """The contents, by name, of the files that a user has put in place of the package's.

    `path` is a folder with any of the files or a single file, named like the one it replaces.
    """
    place = Path(path)
    # "" would silently mean the current folder.
    mode = _mode(place) if os.fspath(path) else _refuse_missing(place)
    if stat.S_ISDIR(mode) and place.name not in COLUMNS:
        return {file.name: _content(file) for file in _own_files(place)}
    _check_name(place)
    return {place.name: _content(place)}


def _own_files(folder: Path) -> list[Path]:
    """The CSV files of a folder, at least one, all with names that we know."""
    try:
        files = sorted(
            file
            for file in folder.iterdir()
            # Hidden files are an editor's or a file manager's, not a misspelt name.
            if file.name.lower().endswith(".csv") and not file.name.startswith(".")
        )
    except OSError as exc:
        raise _unreadable(folder, exc) from None
    for file in files:
        _check_name(file)
    if not files:
        raise ComponentError(
            _name(folder),
            "no-files",
            f"folder {str(folder)!r} has none of {', '.join(COLUMNS)}",
            params={"value": str(folder), "known": " ".join(COLUMNS)},
        )
    return files


def _check_name(file: Path) -> None:
    if file.name not in COLUMNS:
        raise ComponentError(
            file.name,
            "unknown-file",
            f"file name {quoted(file.name)} is none of {', '.join(COLUMNS)}",
            params={"value": shortened(file.name), "known": " ".join(COLUMNS)},
        )


def _content(file: Path) -> bytes:
    """The bytes of a regular file of at most 1 MiB. Others are not opened: a pipe may block."""
    if not stat.S_ISREG(_mode(file)):
        reason = f"{str(file)!r} is not a file"
        raise ComponentError(file.name, "not-a-file", reason, params={"value": str(file)})
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
            size = os.fstat(stream.fileno()).st_size
    except OSError as exc:
        raise _unreadable(file, exc) from None
    if len(content) > LARGEST_FILE:
        raise ComponentError(
            file.name,
            "file-too-large",
            f"{size} bytes are more than {LARGEST_FILE}",
            params={"value": size, "most": LARGEST_FILE},
        )
    return content


def _mode(place: Path) -> int:
    try:
        return place.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return _refuse_missing(place)
    except (OSError, ValueError) as exc:  # ValueError: a NUL character in the path
        raise _unreadable(place, exc) from None


def _refuse_missing(place: Path) -> int:
    raise ComponentError(
        _name(place),
        "missing-file",
        f"there is no {str(place)!r}",
        params={"value": str(place)},
    )


def _name(place: Path) -> str:
    return place.name or str(place)  # "." and "/" have no name


def _unreadable(place: Path, exc: OSError | ValueError) -> ComponentError:
    why = exc.strerror if isinstance(exc, OSError) else str(exc)
    return ComponentError(
        _name(place),
        "unreadable-file",
        f"{str(place)!r} cannot be read: {why}",
        params={"value": str(place)},
    )
