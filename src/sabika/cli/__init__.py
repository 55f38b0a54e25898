"""The ``sabika`` command."""

from __future__ import annotations


def main() -> None:
    """Run the command; errors of ours end as one sentence, not as a traceback."""
    from sabika.cli.app import run

    run()
