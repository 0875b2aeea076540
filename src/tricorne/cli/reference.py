"""`tricorne reference`: what a game can ask, draw and tell."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.output import Json, print_json, table
from tricorne.core.reference import describe
from tricorne.games import game_class


def reference(
    game: Annotated[str, typer.Argument(help="The game.")],
    as_json: Json = False,
) -> None:
    """Show every kind of question, luck and event of a game, with sections, forms of answers and fields."""
    plain = describe(game_class(game))
    if as_json:
        print_json(plain)
        return
    table("Seats, scenarios, options", ["what", "names"], [
        ["seats", ", ".join(plain["seats"])],
        ["scenarios", ", ".join(plain["scenarios"])],
        *([name, " | ".join(choices)] for name, choices in plain["options"].items()),
    ])  # fmt: skip
    table("Questions", ["kind", "sections", "answers", "arguments", "asked with one answer"], [
        [kind, _joined(q, "sections"), _joined(q, "answers"), _joined(q, "args"),
         "yes" if "asked_when_forced" in q else "no"]
        for kind, q in plain["questions"].items()
    ])  # fmt: skip
    table("Luck", ["kind", "sections", "outcomes", "arguments", "seen by"], [
        [kind, _joined(luck, "sections"), _joined(luck, "outcomes"), _joined(luck, "args"),
         "some seats" if "secret" in luck else "all"]
        for kind, luck in plain["luck"].items()
    ])  # fmt: skip
    table("Events of the log", ["event", "sections", "fields"], [
        [event, _joined(e, "sections"), _joined(e, "fields")] for event, e in plain["events"].items()
    ])  # fmt: skip


def _joined(of: dict[str, list[str]], key: str) -> str:
    return ", ".join(of.get(key, ()))
