"""Compile engine, search and environments, build the page; the rest stands in pyproject.toml.

Every ``X.py`` below ``src/sabika/rules``, ``bots`` and ``envs`` that has an ``X.pxd`` beside it is
written in Cython's pure Python mode and becomes an extension module. The ``X.py`` is installed as
well: it runs where no C compiler was at hand. A C compiler that is missing or fails is therefore
forgiven; an error of Cython is not, for that is a mistake in our sources.

Environment: ``SABIKA_PURE=1`` compiles nothing, ``SABIKA_NATIVE=1`` compiles for this very CPU.
Without either, an engine built in place (``make setup``) uses what processors of the last ten years
have, if this one has it; a package for others is built for any. ``SABIKA_PAGELESS=1`` leaves the
page out.
"""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
COMPILED = [SOURCE / "sabika" / room for room in ("rules", "bots", "envs")]
CORES = os.cpu_count() or 1
DIRECTIVES = {
    "boundscheck": False,
    "cdivision": True,
    "embedsignature": True,
    "infer_types": True,
    "initializedcheck": False,
    "wraparound": False,
}


def wanted(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def has_level_three() -> bool:
    """Whether this processor has the instructions of x86-64-v3 (AVX2, BMI2 and the like)."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return False
    return {"avx2", "bmi1", "bmi2", "fma", "movbe", "abm"} <= set(text.split())


def engine() -> list[Extension]:
    """The extension modules, already translated to C (below ``build/``)."""
    if wanted("SABIKA_PURE"):
        return []
    # Sums are rounded as uncompiled code rounds them: bots decide alike everywhere.
    flags = [] if sys.platform == "win32" else ["-O3", "-ffp-contract=off"]
    if wanted("SABIKA_NATIVE"):
        flags.append("-march=native")
    elif "--inplace" in sys.argv and has_level_three():
        flags.append("-march=x86-64-v3")
    modules = [
        Extension(
            ".".join(pxd.relative_to(SOURCE).with_suffix("").parts),
            [pxd.with_suffix(".py").as_posix()],
            extra_compile_args=flags,
        )
        for room in COMPILED
        for pxd in sorted(room.rglob("*.pxd"))
        if pxd.with_suffix(".py").exists()
    ]
    if not modules:
        return []
    from Cython.Build import cythonize

    translated: list[Extension] = cythonize(
        modules,
        build_dir="build/cython",
        compiler_directives=DIRECTIVES,
        include_path=[str(SOURCE)],
        language_level=3,
        nthreads=CORES if sys.platform == "linux" else 0,  # worker processes must be forked
    )
    for module in translated:
        module.optional = True  # only now: Cython does not hand it on
    return translated


class BuildEngine(build_ext):
    """Builds on all cores, and all modules or none: compiled ones need each other's C side."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except BaseException:
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)  # from an older source
            raise

    def build_extensions(self) -> None:
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(ext.name)) for ext in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            self.warn("the C compiler is missing or failed: the engine will run uncompiled, slowly")

    def copy_extensions_to_source(self) -> None:
        for room in COMPILED:
            for outdated in room.rglob("*" + EXTENSION_SUFFIXES[0]):
                outdated.unlink()
        super().copy_extensions_to_source()


class BuildSite(Command):
    """Builds the page of ``web/`` into the package, with the Node that comes from PyPI."""

    user_options: ClassVar[list[tuple[str, str, str]]] = []

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        if not wanted("SABIKA_PAGELESS"):
            subprocess.run([sys.executable, str(Path("web", "node.py")), "build"], check=True)


class BuildPackage(build_py):
    """Takes the page along; in a source tree where it is built already, as it is."""

    def run(self) -> None:
        if not self.editable_mode and not (SOURCE / "sabika/server/site/index.html").exists():
            self.run_command("build_site")
        super().run()


COMMANDS = {"build_ext": BuildEngine, "build_py": BuildPackage, "build_site": BuildSite}

setup(ext_modules=engine(), cmdclass=COMMANDS)
