"""Files that a command keeps for a person: written whole, or not at all."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def keep(path: Path, value: Any) -> None:
    """Write JSON so that after a crash either the old or the new file is there; what fails leaves nothing behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.partial")
    try:
        with partial.open("w", encoding="utf-8") as stream:
            json.dump(value, stream)
            stream.flush()
            os.fsync(stream.fileno())
        partial.replace(path)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
