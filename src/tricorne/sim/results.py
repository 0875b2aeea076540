"""Results of batches on disk: one row a game and one row a turn, as JSON lines or Parquet, to be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tricorne.core.errors import BadSetup

FORMATS = ("jsonl", "parquet")


class Results:
    """A folder with `batch.json`, `games.jsonl` and `turns.jsonl`. Rows are written as games end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self, batch: dict[str, Any]) -> set[int]:
        """Begin, or go on with the same batch: the seeds that are there already."""
        head = self.folder / "batch.json"
        if head.is_file():
            if json.loads(head.read_text("utf-8")) != batch:
                raise BadSetup("results-other-batch", folder=self.folder.name)
            return {row["seed"] for row in self.games()}
        self.folder.mkdir(parents=True, exist_ok=True)
        head.write_text(json.dumps(batch, indent=2), "utf-8")
        return set()

    def append(self, game: dict[str, Any], turns: Iterable[dict[str, Any]]) -> None:
        """Write a finished game: its turns first, so that a game that is listed is whole."""
        _append(self.folder / "turns.jsonl", turns)
        _append(self.folder / "games.jsonl", [game])

    def batch(self) -> dict[str, Any]:
        """What was played."""
        try:
            read: dict[str, Any] = json.loads((self.folder / "batch.json").read_text("utf-8"))
        except (OSError, ValueError):
            raise BadSetup("results-missing", folder=str(self.folder)) from None
        return read

    def games(self) -> list[dict[str, Any]]:
        """One row a game."""
        return _read(self.folder / "games.jsonl")

    def turns(self) -> list[dict[str, Any]]:
        """One row a turn of the games that are listed."""
        seeds = {row["seed"] for row in self.games()}
        return [row for row in _read(self.folder / "turns.jsonl") if row["seed"] in seeds]

    def to_parquet(self) -> None:
        """Write `games.parquet` and `turns.parquet` beside the JSON lines."""
        import pyarrow
        import pyarrow.parquet

        for name, rows in (("games", self.games()), ("turns", self.turns())):
            flat = [{key: _cell(value) for key, value in row.items()} for row in rows]
            pyarrow.parquet.write_table(pyarrow.Table.from_pylist(flat), self.folder / f"{name}.parquet")


def _cell(value: Any) -> Any:
    return json.dumps(value, sort_keys=True) if isinstance(value, dict | list | tuple) else value


def _append(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    with path.open("a", encoding="utf-8") as stream:
        stream.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def _read(path: Path) -> list[dict[str, Any]]:
    """The whole rows of a file; a row that a kill cut short is not counted."""
    if not path.is_file():
        return []
    rows = []
    for line in path.read_text("utf-8").splitlines():
        try:
            rows.append(json.loads(line))
        except ValueError:
            continue
    return rows
