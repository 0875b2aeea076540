"""Setting up positions and reading them, for all tests of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import tricorne
from tests.games.library import options, seen
from tricorne.core import Match
from tricorne.games import facts_of
from tricorne.games.rebellion_1775.board import Board, board_of
from tricorne.games.rebellion_1775.game import Rebellion
from tricorne.games.rebellion_1775.names import FACTIONS

GAME = "1775-rebellion"
SIEGE = "siege-of-quebec"
Units = Mapping[str, Mapping[str, int]]


def board(scenario: str = "campaign") -> Board:
    """The printed facts."""
    return board_of(facts_of(GAME), scenario)


def only(units: Units, scenario: str = "campaign") -> dict[str, dict[str, int]]:
    """A map with these units and no others."""
    return {area: dict(units.get(area, {})) for area in board(scenario).areas}


def cards(faction: str, *numbers: int) -> list[str]:
    """Cards of a faction by number."""
    return [f"card:{faction}_{number:02}" for number in numbers]


def table(
    luck: Any = None, scenario: str = "campaign", seed: int = 1, pack: Path | None = None, **position: Any
) -> Match:
    """A match from a position; dice and draws that are not scripted come from the seed."""
    return tricorne.new_match(GAME, scenario=scenario, seed=seed, position=position or None, luck=luck, pack=pack)


def turn_of(
    faction: str,
    units: Units,
    hand: list[int],
    *,
    phase: str = "movement",
    dice: Sequence[str] = (),
    scenario: str = "campaign",
    **position: Any,
) -> Match:
    """The turn of a faction on a map with these units only, with these cards in its hand and none to draw.

    The dice are thrown as scripted; then the table stops and asks for whatever luck comes next, so that the turn that
    follows does not disturb what is to be seen.
    """
    held = cards(faction, *hand)
    facts = board(scenario)
    deck = [facts.card_names[card] for card in facts.decks[FACTIONS.index(faction)]]
    shown = cards(faction, 8) if faction in position.get("truces", ()) else []
    position.setdefault("hands", {})[faction] = held
    if "discards" not in position:
        position["discards"] = {faction: [card for card in deck if card not in (*held, *shown)]}
    return table(list(dice), scenario, active=faction, phase=phase, empty=True, units=units, **position)


def units(match: Match, area: str) -> dict[str, int]:
    """The units in an area."""
    there: dict[str, int] = seen(match)["units"].get(area, {})
    return there


def game_of(match: Match) -> Rebellion:
    """The rules at work at the table."""
    assert isinstance(match.game, Rebellion)
    return match.game


def placed_names(match: Match) -> set[str]:
    """Where units may be placed."""
    return {option.split(":")[0] for option in set(options(match))}


def atlantic_cities() -> set[str]:
    """The cities on the ocean."""
    facts = board()
    return {facts.areas[city] for city in facts.cities if city in facts.on_water["atlantic"]}
