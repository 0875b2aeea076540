"""`tricorne bench`: how fast things are on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.output import MOST_SECONDS, Json, at_least, between, print_json, table
from tricorne.games import game_class, game_ids
from tricorne.server.operate.bench import bench_server
from tricorne.sim.bench import bench_game


def bench(
    game: Annotated[str, typer.Option(help="One game; all of them if not given.")] = "",
    seconds: Annotated[float, typer.Option(help="How long to measure each thing.")] = 2.0,
    tables: Annotated[int, typer.Option(help="How many busy tables the server is measured with; 0: no server.")] = 50,
    as_json: Json = False,
) -> None:
    """Measure random play, views, copies, saving, loading, undo and the server. Compare ratios of one run only."""
    between("--seconds", seconds, 0.01, MOST_SECONDS)
    at_least("--tables", tables, 0)
    chosen = [game] if game else game_ids()
    figures = {}
    for name in chosen:
        game_class(name)
        figures[name] = bench_game(name, seconds)
        if not as_json:
            _show(name, figures[name])
    if tables:
        served = f"{chosen[0]}, {tables} tables on a server"
        figures[served] = bench_server(chosen[0], tables, seconds)
        if not as_json:
            _show(served, figures[served])
    if as_json:
        print_json({name: {what: value for what, (value, _) in rows.items()} for name, rows in figures.items()})


def _show(title: str, figures: dict[str, tuple[float, str]]) -> None:
    table(title, ["what", "figure", "unit"], [[what, f"{value:,.1f}", unit] for what, (value, unit) in figures.items()])
