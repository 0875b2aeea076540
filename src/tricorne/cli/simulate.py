"""`tricorne simulate`: batches of games between bots."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from tricorne.api import new_match
from tricorne.cli.output import Json, at_least, console, print_json, table, watched
from tricorne.games import game_class
from tricorne.sim.pool import cores
from tricorne.sim.simulate import Batch, read_players, rows, summarise


def simulate(
    game: str,
    scenario: Annotated[str, typer.Option(help="The scenario; the first one if not given.")] = "",
    players: Annotated[str, typer.Option(help="One name for all seats, or seat=name,seat=name.")] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=choice.")] = None,
    pack: Annotated[str | None, typer.Option(help="A component pack.")] = None,
    as_json: Json = False,
) -> None:
    """Play games between bots and say who wins, how long they last and how fast they go."""
    cls = game_class(game)
    at_least("--games", games, 1)
    options = dict(part.partition("=")[::2] for part in option or [])
    batch = Batch(game, scenario or cls.scenarios[0], read_players(game, players), options, pack)
    new_match(game, batch.scenario, seed, batch.players, options, pack=pack)
    start = time.perf_counter()
    played = list(watched(rows(batch, games, seed, jobs or cores()), games, game, quiet=as_json))
    summary = summarise(played, time.perf_counter() - start)
    if as_json:
        print_json({"game": game, "scenario": batch.scenario, "players": batch.players, **summary})
    else:
        _print(game, batch.scenario, summary)
    for row in played:
        if row.failure:
            console.print(f"seed {row.seed}: {row.failure}", markup=False, highlight=False)
    if summary["failures"]:
        raise typer.Exit(1)


def _print(game: str, scenario: str, summary: dict[str, object]) -> None:
    wins = summary["wins"]
    assert isinstance(wins, dict)
    table(f"{game}, {scenario}", ["winner", "games"], [[name, count] for name, count in wins.items()])
    length = summary["length"]
    assert isinstance(length, dict)
    console.print(
        f"{summary['games']} games in {summary['seconds']} s ({summary['games_per_second']} games/s), "
        f"{length['mean']} answers a game ({length['least']} to {length['most']}), {summary['failures']} failures"
    )
