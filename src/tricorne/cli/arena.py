"""`tricorne arena`: bots against each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tricorne.bots import bots_for
from tricorne.cli.output import (
    MOST_GAMES,
    Json,
    at_least,
    between,
    check_budget,
    must_be_writable,
    one_of,
    print_json,
    processes,
    table,
    watched,
)
from tricorne.games import game_class
from tricorne.sim.arena import Arena, Fixture, Kept, Score, Standing, fixtures, play_arena, standings
from tricorne.sim.arena import report as report_of
from tricorne.sim.pool import PLACES
from tricorne.sim.report import write_arena


def arena(
    game: str,
    players: Annotated[str, typer.Option(help="The bots, weakest first, joined by commas.")] = "easy,normal",
    games: Annotated[int, typer.Option(help="Games of each pairing, every seed on both sides.")] = 100,
    games_hard: Annotated[int, typer.Option(help="Games of each pairing with a search, if fewer.")] = 0,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    scenario: Annotated[str, typer.Option(help="The scenario; the first one if not given.")] = "",
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.")] = 0,
    on: Annotated[str, typer.Option(help="processes, or ray for a cluster.")] = PLACES[0],
    budget: Annotated[float, typer.Option(help="Seconds of hard for an answer; ten times for expert.")] = 1.0,
    visits: Annotated[int, typer.Option(help="Visits of hard for an answer; ten times for expert.")] = 100_000,
    out: Annotated[Path | None, typer.Option(help="A file for the scores; an interrupted arena goes on there.")] = None,
    page: Annotated[Path | None, typer.Option(help="An HTML page with table and chart to write.")] = None,
    as_json: Json = False,
) -> None:
    """Rate bots: every pairing with seats swapped on the same seeds, with 95 % intervals."""
    cls = game_class(game)
    names = players.split(",")
    for name in names:
        one_of("--players", name, (*bots_for(cls), *cls.minds))
    at_least("--games", games, 2)
    at_least("--games-hard", games_hard, 0)
    between("--games", games, 2, MOST_GAMES)
    check_budget(budget, visits)
    one_of("--on", on, PLACES)
    must_be_writable(page)
    played = Arena(game, one_of("--scenario", scenario or cls.scenarios[0], cls.scenarios), budget, visits)
    scores = play_watched(played, fixtures(names, games, seed, games_hard), jobs, out, on, quiet=as_json)
    found = report_of(played, names, scores)
    if as_json:
        print_json(found)
    else:
        _print(game, standings(scores), found["ratings"])
    if page is not None:
        write_arena(played, standings(scores), found["ratings"], page)
    if found["failures"]:
        raise typer.Exit(1)


def play_watched(
    arena: Arena, planned: Sequence[Fixture], jobs: int, out: Path | None, on: str = PLACES[0], *, quiet: bool = False
) -> list[Score]:
    """All games of an arena that are not in the file, written there as they end, with those that are."""
    wanted = set(planned)
    kept = None if out is None else Kept(out, arena)
    scores = [] if kept is None else [score for score in kept.scores() if score.fixture in wanted]
    there = {score.fixture for score in scores}
    left = [fixture for fixture in planned if fixture not in there]
    for score in watched(play_arena(arena, left, processes(jobs), on), len(left), arena.game, quiet=quiet):
        scores.append(score)
        if kept is not None:
            kept.add(score)
    return scores


def _print(title: str, rows: Sequence[Standing], rated: dict[str, float]) -> None:
    table(
        title,
        ["player", "against", "games", "share", "95 % interval"],
        [
            [row.second, row.first, row.games, f"{1 - row.share:.1%}", f"{1 - row.high:.1%} – {1 - row.low:.1%}"]
            for row in rows
        ],
    )
    table("Ratings", ["player", "rating"], [list(item) for item in rated.items()])
