"""Run the rules uncompiled although compiled ones are there (``SABIKA_PURE=1``)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Finds the modules below ``sabika.rules`` as Python sources only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the source of a rules module is; None for all others."""
        if not name.startswith("sabika.rules."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None
