"""Sabika: the board games Alhambra and Granada, complete, exact and fast. Unofficial."""

from __future__ import annotations

import os
import sys

if os.environ.get("SABIKA_PURE", "0") not in ("", "0"):
    from sabika._uncompiled import SourceOnly

    sys.meta_path.insert(0, SourceOnly())

__version__ = "0.1.0"
