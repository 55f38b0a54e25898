"""``python -m sabika`` is the ``sabika`` command."""

from __future__ import annotations

from sabika.cli import main

main()
