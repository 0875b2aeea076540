"""How often Python looks for garbage in cycles."""

from __future__ import annotations

import gc

_THRESHOLD = 20_000


def collect_rarely() -> None:
    """Let it wait: questions, views and log entries are made by the thousand, and hardly any are in cycles."""
    gc.set_threshold(_THRESHOLD)
