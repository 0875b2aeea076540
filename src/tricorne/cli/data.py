"""`tricorne data`: the printed facts of a game by confidence, and the check of a component pack."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.output import Json, console, print_json
from tricorne.games import facts_of, game_class


def data(
    game: str,
    pack: Annotated[str | None, typer.Option(help="A component pack to check.")] = None,
    as_json: Json = False,
) -> None:
    """Count the printed facts by confidence. With a pack, check that it makes a complete game."""
    cls = game_class(game)
    facts = facts_of(game, pack)
    for scenario in cls.scenarios:
        made = cls(facts, scenario, {option.name: option.default for option in cls.options})
        made.state = made.setup()
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
