"""The tutorial: its Python runs, its commands run, and what they print is what the page says."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
PYTHON = [text for kind, text in BLOCKS if kind == "python" and not text.startswith("# docs/")]
EXCERPTS = [text for kind, text in BLOCKS if kind == "python" and text.startswith("# docs/")]
COMMANDS = [text for kind, text in BLOCKS if kind == "console"]
PIP = "-m pip --disable-pip-version-check install -q --no-index --no-deps --no-build-isolation"


@pytest.mark.compiled_only
def test_the_python_prints_what_the_page_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The snippets follow each other, as a reader would type them."""
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {"__name__": "page"}
    for block in PYTHON:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(block, "bots.md", "exec"), names)
        said = [line[2:] for line in block.splitlines() if line.startswith("# ")]
        assert out.getvalue().splitlines() == said
    assert len(PYTHON) >= 7


@pytest.mark.parametrize("excerpt", EXCERPTS)
def test_what_is_shown_of_a_file_stands_in_it(excerpt: str) -> None:
    first, _, rest = excerpt.partition("\n")
    assert rest in (ROOT / first.removeprefix("# ")).read_text("utf-8")


def test_the_monte_carlo_bot_is_as_short_as_promised() -> None:
    text = (ROOT / "docs" / "examples" / "playouts_bot.py").read_text("utf-8")
    assert len(text[text.index("class ") :].splitlines()) <= 40


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like a clone, with the examples in their place."""
    made = tmp_path_factory.mktemp("reader")
    shutil.copytree(ROOT / "docs" / "examples", made / "docs" / "examples")
    return made


def run(command: str, typed: str, folder: Path) -> str:
    """Run a command of the page; pip installs beside the folder and without a network."""
    here = f'"{sys.executable}"'
    command = re.sub(r"^sabika\b", f"{here} -m sabika", command)
    command = re.sub(r"^pip install\b", f"{here} {PIP} --target installed", command)
    env = {**os.environ, "PYTHONPATH": str(folder / "installed"), "COLUMNS": "100", "TERM": "dumb"}
    done = subprocess.run(
        command,
        shell=True,
        input=typed,
        cwd=folder,
        env={**env, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def plain(text: str) -> str:
    """Return a text without its figures and frames: bots may play better some day."""
    return re.sub(r"[\s\d.+│━─-]+", " ", text).strip()


def follow(block: str, folder: Path) -> None:
    """Run the commands of a block; what follows each is typed, or has to be in its output."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *lines = part.splitlines()
        typed = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
        out = plain(run(command, typed, folder))
        for line in lines:
            assert line.startswith("> ") or plain(line) in out, line


def is_of(block: str, word: str) -> bool:
    return re.search(rf"^\$ {word}\b", block, re.MULTILINE) is not None


ARENA = [block for block in COMMANDS if is_of(block, "sabika arena")]
SHARING = [block for block in COMMANDS if is_of(block, "mkdir") or is_of(block, "pip")]
OTHERS = [block for block in COMMANDS if block not in ARENA + SHARING]


@pytest.mark.compiled_only
@pytest.mark.parametrize("block", OTHERS)
def test_the_commands_print_what_the_page_says(block: str, folder: Path) -> None:
    follow(block, folder)


@pytest.mark.compiled_only
def test_the_tournament(folder: Path) -> None:
    assert len(ARENA) == 1
    follow(ARENA[0], folder)
    assert (folder / "my-tournament").exists()


def test_a_crash(tmp_path: Path) -> None:
    """The bot of the page that crashes, at the command."""
    (block,) = [text for text in PYTHON if "class Hasty" in text]
    source = block[block.index("class Hasty") : block.index("match =")]
    (tmp_path / "my_bot.py").write_text(source.replace("Hasty", "MyBot"), "utf-8")
    command = [sys.executable, "-m", "sabika", "simulate", "--players", "2", "--games", "1"]
    done = subprocess.run(
        [*command, "--bots", "greedy,my_bot.py:MyBot"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert [text for kind, text in BLOCKS if kind == "text"] == [done.stderr]


@pytest.mark.compiled_only
def test_sharing(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs" / "examples", tmp_path / "docs" / "examples")
    making, using = SHARING
    follow(making, tmp_path)
    (toml,) = [text for kind, text in BLOCKS if kind == "toml"]
    (tmp_path / "my-sabika-bots" / "pyproject.toml").write_text(toml, "utf-8")
    follow(using, tmp_path)
