"""Files that a command keeps for a person: written whole, or not at all."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def keep(path: Path, value: Any) -> None:
    """Write JSON so that after a crash either the old or the new file is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".tmp")
    with temporary.open("w", encoding="utf-8") as stream:
        json.dump(value, stream)
        stream.flush()
        os.fsync(stream.fileno())
    temporary.replace(path)
