"""Ratings of the bots: `make ratings` plays the arenas and renews docs/ratings and the tables of docs/bots.md.

An arena that was interrupted goes on. With the names of games only these are rated.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from tools.arguments import wanted
from tools.marked import renew
from tricorne.cli.arena import play_watched
from tricorne.sim.arena import Arena, Standing, fixtures, report, standings
from tricorne.sim.plots import plot_pairings

ROOT = Path(__file__).parent.parent
DOCS, WORK = ROOT / "docs" / "ratings", ROOT / "build" / "ratings"
PAGE = ROOT / "docs" / "bots.md"
LEVELS = ("easy", "fair", "normal", "hard", "expert")
"""Each plays the next one."""
HOUR, JOBS = 3600.0, 2
"""Budgets are visits, so that an arena gives the same result on every machine; no search thinks that long."""
SEED = 1001
"""Away from the low seeds, on which the levels were tuned."""


class Rated(NamedTuple):
    """What is played: games between levels that do not search, games with a search, and the visits of `hard`."""

    scenario: str
    games: int
    games_hard: int
    visits: int


GAMES = {
    "1775-rebellion": Rated("introductory", 200, 40, 32),
    "liberty-or-death": Rated("sprint", 100, 10, 24),
    "liberty": Rated("1775", 60, 4, 16),
    "prelude-to-rebellion": Rated("1834", 200, 20, 32),
}


def main() -> None:
    """Play what is missing and write everything that the docs show."""
    games, on = wanted(__doc__)
    for game in games or GAMES:
        rate(game, GAMES[game], on)
    found = {game: json.loads((DOCS / f"{game}.json").read_text("utf-8")) for game in GAMES if is_rated(game)}
    renew(PAGE, "make ratings", tables(found))


def is_rated(game: str) -> bool:
    """Whether there are ratings of a game."""
    return (DOCS / f"{game}.json").is_file()


def rate(game: str, rated: Rated, on: str) -> None:
    """Play an arena; its figures and its chart go to the docs."""
    arena = Arena(game, rated.scenario, HOUR, rated.visits)
    planned = [fixture for pair in pairwise(LEVELS) for fixture in fixtures(pair, rated.games, SEED, rated.games_hard)]
    scores = play_watched(arena, planned, JOBS, WORK / f"{game}.jsonl", on)
    failures = [score.failure for score in scores if score.failure]
    if failures:
        raise SystemExit(failures[0])
    DOCS.mkdir(exist_ok=True)
    (DOCS / f"{game}.json").write_text(json.dumps(report(arena, LEVELS, scores), indent=2) + "\n", "utf-8")
    (DOCS / f"{game}.svg").write_text(plot_pairings(f"{game}, {rated.scenario}", standings(scores)), "utf-8")


def tables(found: dict[str, dict[str, Any]]) -> str:
    """All games: each pairing with its interval, then the ratings."""
    lines = [
        "| game, scenario | visits of `hard` | player | against | games | share | 95 % interval |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, data in found.items():
        lines += [
            f"| {game}, {data['scenario']} | {data['visits']} | {row.second} | {row.first} | {row.games} "
            f"| {1 - row.share:.1%} | {1 - row.high:.1%} – {1 - row.low:.1%} |"
            for row in (Standing(**pairing) for pairing in data["pairings"])
        ]
    lines += ["", f"| game | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 1) + "|"]
    for game, data in found.items():
        lines.append(f"| {game} | " + " | ".join(f"{data['ratings'][level]:.0f}" for level in LEVELS) + " |")
    return "\n".join([*lines, "", *(f"![{game}](ratings/{game}.svg)" for game in found)])


if __name__ == "__main__":
    main()
