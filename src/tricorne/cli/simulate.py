"""`tricorne simulate`: batches of games between bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer

from tricorne.api import new_match
from tricorne.cli.output import (
    MOST_GAMES,
    Json,
    at_least,
    between,
    check_budget,
    console,
    one_of,
    print_json,
    processes,
    table,
    watched,
)
from tricorne.games import game_class
from tricorne.sim.pool import PLACES
from tricorne.sim.results import FORMATS, Results
from tricorne.sim.simulate import Batch, GameRow, read_players, rows, summarise


def simulate(
    game: str,
    scenario: Annotated[str, typer.Option(help="The scenario; the first one if not given.")] = "",
    players: Annotated[str, typer.Option(help="One name for all seats, or seat=name,seat=name.")] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.")] = 1,
    on: Annotated[str, typer.Option(help="processes, or ray for a cluster.")] = PLACES[0],
    budget: Annotated[float, typer.Option(help="Seconds of hard for an answer; ten times for expert.")] = 1.0,
    visits: Annotated[int, typer.Option(help="Visits of hard for an answer; ten times for expert.")] = 100_000,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=choice.")] = None,
    pack: Annotated[str | None, typer.Option(help="A component pack.")] = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the rows; an interrupted batch goes on there.")] = None,
    form: Annotated[str, typer.Option("--format", help="jsonl, or parquet as well.")] = "jsonl",
    as_json: Json = False,
) -> None:
    """Play games between bots and say who wins, how long they last and how fast they go."""
    cls = game_class(game)
    at_least("--games", games, 1)
    between("--games", games, 1, MOST_GAMES)
    check_budget(budget, visits)
    one_of("--on", on, PLACES)
    one_of("--format", form, FORMATS)
    options = dict(part.partition("=")[::2] for part in option or [])
    batch = Batch(game, scenario or cls.scenarios[0], read_players(game, players), options, pack, budget, visits)
    new_match(game, batch.scenario, seed, options=options, pack=pack)
    results = None if out is None else Results(out)
    there = set() if results is None else results.open(batch._asdict())
    seeds = [number for number in range(seed, seed + games) if number not in there]
    start, played = time.perf_counter(), []
    for row in watched(rows(batch, seeds, processes(jobs), on), len(seeds), game, quiet=as_json):
        played.append(row)
        if results is not None and not row.failure:
            keep(results, row)
    if results is not None and form == "parquet":
        results.to_parquet()
    summary = summarise(played, time.perf_counter() - start)
    _print(batch, summary, as_json)
    for row in played:
        if row.failure:
            console.print(f"seed {row.seed}: {row.failure}", markup=False, highlight=False)
    if summary["failures"]:
        raise typer.Exit(1)


def keep(results: Results, row: GameRow) -> None:
    """Write a game and its turns."""
    plain: dict[str, Any] = row._asdict()
    turns = plain.pop("turns")
    results.append(plain, [{"seed": row.seed, **turn} for turn in turns])


def _print(batch: Batch, summary: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json({"game": batch.game, "scenario": batch.scenario, "players": dict(batch.players), **summary})
        return
    table(f"{batch.game}, {batch.scenario}", ["winner", "games"], [list(item) for item in summary["wins"].items()])
    length = summary["length"]
    console.print(
        f"{summary['games']} games in {summary['seconds']} s ({summary['games_per_second']} games/s), "
        f"{length['mean']} answers a game ({length['least']} to {length['most']}), {summary['failures']} failures"
    )
