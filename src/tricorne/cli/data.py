"""`tricorne data`: the printed facts of a game by confidence, what is left to check, and the check of a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Column, Table

from tricorne.cli.output import Json, console, print_json
from tricorne.core.facts import read_pack
from tricorne.core.workshop.vassal import build_file
from tricorne.core.workshop.worklist import value_at
from tricorne.games import facts_of, sound_facts
from tricorne.games.workbench import beside, names_of, todo_of

SHOWN_LENGTH = 60


def data(
    game: str,
    pack: Annotated[str | None, typer.Option(help="A component pack to check.")] = None,
    todo: Annotated[bool, typer.Option("--todo", help="What owners can check, by how much it matters.")] = False,
    vassal: Annotated[Path | None, typer.Option(help="A VASSAL module: its names next to ours.")] = None,
    as_json: Json = False,
) -> None:
    """Count the printed facts by confidence. With a pack, check that it makes a complete game."""
    facts = sound_facts(game, None if pack is None else read_pack(pack))
    if vassal is not None:
        show_module(game, vassal, as_json)
        return
    if todo:
        show_todo(game, as_json)
        return
    counts = facts.confidence()
    if as_json:
        print_json({"game": game, "pack": None if facts.pack is None else facts.pack.name, **counts})
        return
    if facts.pack is not None:
        console.print(f"The pack {facts.pack.name} {facts.pack.version} makes a complete game.")
    console.print(
        f"{counts['facts']} facts: {counts['sourced']} sourced, {counts['derived']} derived, "
        f"{counts['reconstructed']} reconstructed"
    )


def show_todo(game: str, as_json: bool) -> None:
    """The work list of a game."""
    work, files = todo_of(game), facts_of(game).files
    rows = [{"key": key, "mark": mark, "uses": uses, "ours": value_at(files, key)} for key, mark, uses in work.facts()]
    if as_json:
        print_json({"game": game, "games": work.games, "facts": rows})
        return
    columns = ("uses in a game", "fact", "mark", "ours")
    table = Table(*(Column(name, overflow="fold") for name in columns), box=None)
    for row in rows:
        ours = msgspec.json.encode(row["ours"]).decode()
        shown = ours if len(ours) <= SHOWN_LENGTH else f"{ours[: SHOWN_LENGTH - 1]}…"
        table.add_row(f"{row['uses']:.2f}", str(row["key"]), str(row["mark"]), shown)
    console.print(table, markup=False)
    console.print(f"{len(rows)} facts to check; uses were counted in {work.games} games.")


def show_module(game: str, path: Path, as_json: bool) -> None:
    """The names of a module next to ours."""
    found = beside(game, build_file(path))
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    ours = names_of(game)
    table = Table(*(Column(name, overflow="fold") for name in ("fact", "ours", "in the module")), box=None)
    for key, suggestions in found.entries.items():
        said = "; ".join(one.name + (f" ({one.where})" if one.where else "") for one in suggestions)
        table.add_row(key, next(iter(ours[key]), ""), said)
    console.print(table, markup=False)
    for one in found.others:
        console.print(f"like none of ours: {one.name}" + (f" ({one.where})" if one.where else ""), markup=False)
    version = f" {found.version}" if found.version else ""
    counts = f"cards: {found.cards}, pieces: {found.pieces}, stacks: {found.stacks}"
    console.print(f"{found.name}{version}: {counts}", markup=False)
