"""Boards with the pieces in their short names, and Commands run by themselves, for tests to the piece."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.games.liberty_or_death.cards.table import Asked, at, carry_out, run, scripted, table
from tests.games.liberty_or_death.table import KINDS
from tricorne.core.questions import Ask
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS, SPACES
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s3_6_forces import Army
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES
from tricorne.games.liberty_or_death.rules.s6_2_supply import (
    british_supply,
    french_supply,
    indian_supply,
    patriot_supply,
)
from tricorne.games.liberty_or_death.rules.special import Special

CITIES = ["boston", "charles_town", "new_york_city", "norfolk", "philadelphia", "quebec_city", "savannah"]
SHORT = {name: kind for kind, name in KINDS.items()}

ARMY = Army(
    royalist=True,
    attacking=True,
    regulars=0,
    second=0,
    irregulars=0,
    common=0,
    villages=0,
    forts=0,
    underground=False,
    leader=False,
    second_leads=False,
    bystanders=0,
)
"""Nobody."""
ROYALISTS = replace(ARMY, attacking=False)
REBELS = replace(ARMY, royalist=False, attacking=False)
FULL = {
    "boston": {"R": 3, "T": 1, "C": 2, "F": 2},
    "virginia": {"R": 1, "W": 2, "M": 2},
    "quebec": {"W": 2, "R": 1, "C": 1, "F": 1},
}
"""Something for every Command to do, at these levels."""
LEVELS = {"virginia": "passive_opposition"}
SUPPLY = {"british": british_supply, "patriots": patriot_supply, "french": french_supply, "indians": indian_supply}


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
    waiting, asked = list(answers), []

    def decide(ask: Ask) -> str:
        options = tuple(ask.options())
        asked.append(Asked(ask.seat, ask.kind, options))
        if ask.kind == "leader-joins":
            return "no"
        if waiting and waiting[0] in options:
            return waiting.pop(0)
        return options[0] if len(options) == 1 else "done"

    carry_out(rule, decide, scripted([]))
    assert not waiting
    assert not list(game.invariants())
    return asked


def possible_special(game: LibertyOrDeath, seat: str, activity: str, **terms: Any) -> list[str]:
    """Where the Special Activity could be executed now."""
    faction = FACTIONS.index(seat)
    found = ACTIVITIES[faction][activity].spaces(game, Special(faction, activity, **terms))
    return sorted(SPACES[space] for space in found)


def execute_special(game: LibertyOrDeath, seat: str, activity: str, *answers: str, **terms: Any) -> None:
    """Execute a Special Activity with these answers."""
    faction = FACTIONS.index(seat)
    run(game, ACTIVITIES[faction][activity].run(game, Special(faction, activity, **terms)), answers, ())


def of_kind(asked: list[Asked], kind: str) -> list[tuple[str, ...]]:
    """The options of every question of a kind."""
    return [ask.options for ask in asked if ask.kind == kind]


def short(game: LibertyOrDeath, space: str) -> dict[str, int]:
    """The pieces of a space."""
    return {SHORT[kind]: n for kind, n in at(game, space).items()}


def supply(game: LibertyOrDeath, seat: str, *answers: str) -> list[str]:
    """Run the Supply of a Faction; returns the options of the first question, if there is any."""
    asked = run(game, SUPPLY[seat](game), answers, ())
    return list(asked[0].options) if asked else []
