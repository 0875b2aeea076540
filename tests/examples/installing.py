"""The example game as pip would install it: its package and what its pyproject says of entry points, in a folder."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

GAME = Path(__file__).parents[2] / "examples" / "powder_alarm"


def install(folder: Path) -> dict[str, str]:
    """Install the game into a folder; gives the environment in which it is found."""
    project = tomllib.loads((GAME / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(GAME / "powder_alarm", folder / "powder_alarm")
    about = folder / f"powder_alarm-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        f"[{group}]\n" + "\n".join(f"{name} = {place}" for name, place in points.items())
        for group, points in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(lines))
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), os.environ.get("PYTHONPATH", "")))}
