"""`tricorne replay`: a recorded game, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tricorne.api import load_match
from tricorne.cli.output import Json, console, language, one_of, print_json
from tricorne.core.fortune import fortune_of, say_fortune
from tricorne.core.game import OBSERVER
from tricorne.core.match import Match


def replay(
    file: Path,
    at: Annotated[int | None, typer.Option(help="Stop after so many answers.")] = None,
    seat: Annotated[str, typer.Option(help="Whose eyes.")] = "observer",
    as_json: Json = False,
) -> None:
    """Play a record again from its start, checking every answer, and tell what happened."""
    match = load_match(file, verify=True)
    one_of("--seat", seat, (*match.game.seats, OBSERVER))
    if at is not None:
        match = match.at(at)
    if as_json:
        dice = msgspec.to_builtins(fortune_of(match))
        print_json({"view": match.view(seat), "log": match.log(seat), "dice": dice, "notices": match.notices})
        return
    tell(match, seat)
    for line in say_fortune(fortune_of(match), match.game.words(language())):
        console.print(line, highlight=False)


def tell(match: Match, seat: str) -> None:
    """The log of a match in the user's language."""
    words = match.game.words(language())
    for entry in match.log(seat):
        console.print(f"[dim]{entry['rule']:>8}[/]  {words.line(entry)}", highlight=False)
    if match.result is not None:
        console.print(words.say(f"r-{match.result.reason}", {"winners": list(match.result.winners)}), style="bold")
