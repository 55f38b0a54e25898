"""Run rules, search and environments uncompiled although compiled (``SABIKA_PURE=1``)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

COMPILED = ("sabika.rules.", "sabika.bots.mind.", "sabika.envs.core.")


class SourceOnly(MetaPathFinder):
    """Finds the modules of the compiled folders as Python sources only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the source of such a module is; None for all others."""
        if not name.startswith(COMPILED):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None
