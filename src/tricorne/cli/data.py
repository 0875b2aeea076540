"""`tricorne data`: the printed facts of a game by confidence, and the check of a component pack."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.output import Json, console, print_json
from tricorne.core.facts import read_pack
from tricorne.games import sound_facts


def data(
    game: str,
    pack: Annotated[str | None, typer.Option(help="A component pack to check.")] = None,
    as_json: Json = False,
) -> None:
    """Count the printed facts by confidence. With a pack, check that it makes a complete game."""
    facts = sound_facts(game, None if pack is None else read_pack(pack))
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
