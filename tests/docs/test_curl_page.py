"""docs/play-with-curl.md: its commands play a whole game, and answer as the page says."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.serving import Process

PAGE = (Path(__file__).parents[2] / "docs" / "play-with-curl.md").read_text("utf-8")
BLOCK = re.compile(r"^```sh\n(.*?)^```(?:\n```json\n(.*?)^```)?", re.DOTALL | re.MULTILINE)
STEPS = BLOCK.findall(PAGE)


def script(port: int) -> str:
    """Return the page as one shell script; the output of each step goes to a file of its own."""
    parts = ["set -eu"]
    for number, (commands, _) in enumerate(STEPS):
        commands = commands.replace("localhost:8000", f"127.0.0.1:{port}")
        commands = re.sub(r"^sabika\b", f'"{sys.executable}" -m sabika', commands, flags=re.M)
        parts.append(f"{{\n{commands}}} > step-{number}")
    return "\n".join(parts)


def shows(found: Any, said: Any) -> bool:
    """Whether an answer has all fields that the page shows, of the same kinds."""
    if isinstance(said, dict):
        return isinstance(found, dict) and all(
            name in found and shows(found[name], said[name]) for name in said
        )
    if isinstance(said, list):
        return isinstance(found, list) and all(
            any(shows(one, wanted) for one in found) for wanted in said
        )
    return said is None or type(found) is type(said)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the commands were run."""
    folder = tmp_path_factory.mktemp("curl")
    with Process(f"sqlite:///{folder / 'sabika.db'}") as node:
        done = subprocess.run(
            ["bash", "-c", script(node.port)],
            cwd=folder,
            env={**os.environ, "no_proxy": "127.0.0.1", "COLUMNS": "100", "TERM": "dumb"},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.compiled_only
@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
def test_the_game_of_the_page(played: Path) -> None:
    shown = [(n, json.loads(said)) for n, (_, said) in enumerate(STEPS) if said]
    assert len(shown) >= 8
    for number, said in shown:
        found = json.loads((played / f"step-{number}").read_text("utf-8").splitlines()[0])
        assert shows(found, said), f"{found}\nis not\n{said}"
    once, twice = (json.loads((played / f"{name}.json").read_text()) for name in ("once", "twice"))
    assert once["seq"] == twice["seq"]
    scores = json.loads((played / f"step-{len(STEPS) - 2}").read_text("utf-8"))
    assert scores["ended"] == "finished"
    assert "all good" in (played / f"step-{len(STEPS) - 1}").read_text("utf-8")
