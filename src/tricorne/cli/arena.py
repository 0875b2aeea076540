"""`tricorne arena`: bots against each other."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.bots import bots_for
from tricorne.cli.output import Json, at_least, one_of, print_json, table, watched
from tricorne.games import game_class
from tricorne.sim.arena import fixtures, play_arena, report
from tricorne.sim.pool import cores


def arena(
    game: str,
    players: Annotated[str, typer.Option(help="The bots, weakest first, joined by commas.")] = "easy,normal",
    games: Annotated[int, typer.Option(help="Games of each pairing, every seed on both sides.")] = 100,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    scenario: Annotated[str, typer.Option(help="The scenario; the first one if not given.")] = "",
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.")] = 0,
    budget: Annotated[float, typer.Option(help="Seconds a searching bot may think about an answer.")] = 1.0,
    visits: Annotated[int, typer.Option(help="Positions a searching bot may visit for an answer.")] = 100_000,
    as_json: Json = False,
) -> None:
    """Rate bots: every pairing with seats swapped on the same seeds, with 95 % intervals."""
    cls = game_class(game)
    names = players.split(",")
    for name in names:
        one_of("--players", name, (*bots_for(cls), *cls.minds))
    at_least("--games", games, 2)
    played = play_arena(game, scenario or cls.scenarios[0], names, games, seed, jobs or cores(), budget, visits)
    scores = list(watched(played, len(fixtures(names, games, seed)), game, quiet=as_json))
    found = report(names, scores)
    if as_json:
        print_json({"game": game, "scenario": scenario or cls.scenarios[0], "budget": budget, **found})
    else:
        table(
            game,
            ["first", "second", "games", "share of the first", "95 % interval"],
            [
                [
                    row["first"],
                    row["second"],
                    row["games"],
                    f"{row['share']:.1%}",
                    f"{row['low']:.1%} – {row['high']:.1%}",
                ]
                for row in found["pairings"]
            ],
        )
        table("Ratings", ["player", "rating"], [list(item) for item in found["ratings"].items()])
    if found["failures"]:
        raise typer.Exit(1)
