"""What pytest must know about an engine that may or may not be compiled."""

from __future__ import annotations

import signal
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("sabika", deadline=None)  # no test fails on a slow day
settings.load_profile("sabika")

# A shell's background jobs ignore Ctrl-C, and so would every program that the tests interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SOURCE = Path(__file__).parent / "src"
collect_ignore = ["src/sabika/server/storage/migrations/env.py"]  # only Alembic can run it
if find_spec("pyspiel") is None:  # OpenSpiel has no package for some machines
    collect_ignore.append("src/sabika/envs/openspiel.py")


def is_compiled(source: Path) -> bool:
    """Whether importing this file's module would load an extension module instead."""
    if not source.with_suffix(".pxd").exists():
        return False
    spec = find_spec(".".join(source.relative_to(SOURCE).with_suffix("").parts))
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave the doctests of compiled modules to the uncompiled run."""
    if collection_path.suffix == ".py" and collection_path.is_relative_to(SOURCE):
        return is_compiled(collection_path) or None
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs the compiled engine when there is none, and what looks inside its source."""
    engine = [path.with_suffix(".py") for path in SOURCE.glob("sabika/**/*.pxd")]
    if any(map(is_compiled, engine)):
        unfit, reason = "uncompiled_only", "the engine is compiled"
    else:
        unfit, reason = "compiled_only", "the engine is not compiled"
    for item in items:
        if item.get_closest_marker(unfit):
            item.add_marker(pytest.mark.skip(reason=reason))
