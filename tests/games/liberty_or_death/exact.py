"""Boards with the pieces in their short names, and Commands run by themselves, for tests to the piece."""

from __future__ import annotations

from typing import Any

from tests.games.liberty_or_death.cards.table import Asked, at, table
from tests.games.liberty_or_death.table import KINDS
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS, SPACES
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS

CITIES = ["boston", "charles_town", "new_york_city", "norfolk", "philadelphia", "quebec_city", "savannah"]
SHORT = {name: kind for kind, name in KINDS.items()}


def board(spaces: dict[str, dict[str, int]], **position: Any) -> LibertyOrDeath:
    """A board with the pieces of `table.KINDS` in their short names."""
    return table(
        {name: {KINDS[kind]: n for kind, n in here.items()} for name, here in spaces.items()}, treaty=True, **position
    )


def possible(game: LibertyOrDeath, seat: str, command: str, **terms: Any) -> list[str]:
    """Where the Command could be executed now."""
    faction = FACTIONS.index(seat)
    found = COMMANDS[faction][command].spaces(game, Action(faction, command, **terms))
    return sorted(SPACES[space] for space in found)


def execute(game: LibertyOrDeath, seat: str, command: str, *answers: str, **terms: Any) -> list[Asked]:
    """Execute a Command with these answers, and nothing more than it must have. Returns what was asked."""
    faction = FACTIONS.index(seat)
    rule: Any = COMMANDS[faction][command].run(game, Action(faction, command, **terms))
    waiting, asked, value = list(answers), [], None
    while True:
        try:
            ask = rule.send(value)
        except StopIteration:
            break
        options = tuple(ask.options())
        asked.append(Asked(ask.seat, ask.kind, options))
        if ask.kind == "leader-joins":
            value = "no"
        elif waiting and waiting[0] in options:
            value = waiting.pop(0)
        else:
            value = options[0] if len(options) == 1 else "done"
        assert value in options, f"{ask}: {options} instead of {waiting}"
    assert not waiting
    assert not list(game.invariants())
    return asked


def of_kind(asked: list[Asked], kind: str) -> list[tuple[str, ...]]:
    """The options of every question of a kind."""
    return [ask.options for ask in asked if ask.kind == kind]


def short(game: LibertyOrDeath, space: str) -> dict[str, int]:
    """The pieces of a space."""
    return {SHORT[kind]: n for kind, n in at(game, space).items()}
