"""`tricorne rules`: the sections of a rulebook with their code, tests and help."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.output import Json, console, print_json, table
from tricorne.core.sections import trace
from tricorne.games import game_class


def rules(
    game: str,
    missing: Annotated[bool, typer.Option("--missing", help="Only sections that lack something.")] = False,
    as_json: Json = False,
) -> None:
    """Show which sections of the rulebook have code, a test and help, and what is missing."""
    sections = trace(game_class(game))
    lacking = {section.number: section.missing for section in sections if section.missing}
    if as_json:
        print_json(
            {
                "game": game,
                "sections": len(sections),
                "with_code": sum(1 for s in sections if s.code),
                "with_test": sum(1 for s in sections if s.tests),
                "with_help": sum(1 for s in sections if s.help),
                "exempt": {s.number: s.exempt for s in sections if s.exempt},
                "missing": lacking,
                "index": {s.number: {"title": s.title, "code": list(s.code), "tests": list(s.tests)} for s in sections},
            }
        )
    else:
        shown = [s for s in sections if s.missing or not missing]
        table(
            game,
            ["section", "title", "code", "tests", "help", "missing"],
            [
                [
                    s.number,
                    s.title,
                    len(s.code) or s.exempt,
                    len(s.tests),
                    "yes" if s.help else "",
                    ", ".join(s.missing),
                ]
                for s in shown
            ],
        )
        console.print(f"{len(sections)} sections, {len(lacking)} lack something")
    if lacking:
        raise typer.Exit(1)
