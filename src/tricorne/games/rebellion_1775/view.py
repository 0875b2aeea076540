"""What a seat may see, put together from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tricorne.games.rebellion_1775.names import (
    FACTIONS,
    FORCES,
    NOBODY,
    SEATS_OF_SIDE,
    SHOWN_KINDS,
    SIDES,
)
from tricorne.games.rebellion_1775.rules.s4_end import points

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def view_of(game: Rebellion, seat: str) -> dict[str, Any]:
    """Everything on the table, and the hands of one's own side."""
    names, hands = game.board.card_names, game.state.hands
    shown = dict(game.table())
    shown["hands"] = {FACTIONS[faction]: [names[card] for card in hands[faction]] for faction in eyes(seat)}
    return shown


def on_table(game: Rebellion) -> dict[str, Any]:
    """What everybody sees."""
    state, board = game.state, game.board
    names = board.card_names
    return {
        "round": state.round,
        "phase": state.phase,
        "active": FACTIONS[state.active] if state.active != NOBODY else None,
        "order": [FACTIONS[faction] for faction in state.order],
        "units": by_area(game, state.units),
        "moved": moved_by_area(game),
        "stockpiles": dict(zip(FORCES, state.stockpile, strict=True)),
        "fled": counted(state.fled),
        "to_place": counted(state.to_place),
        "flags": flags(game),
        "points": {side: points(game, index) for index, side in enumerate(SIDES)},
        "truces": [name for name, played in zip(FACTIONS, state.truces, strict=True) if played],
        "hand_sizes": dict(zip(FACTIONS, map(len, state.hands), strict=True)),
        "deck_sizes": dict(zip(FACTIONS, map(len, state.decks), strict=True)),
        "discards": {
            name: [names[card] for card in discards] for name, discards in zip(FACTIONS, state.discards, strict=True)
        },
        "events": [names[card] for card in state.events],
        "movement_card": names[state.movement_card] if state.movement_card != NOBODY else None,
        "armies_left": state.armies_left,
        "battle": board.areas[state.battle] if state.battle != NOBODY else None,
    }


def eyes(seat: str) -> Sequence[int]:
    """The factions whose hands a seat may see: its own and its partner's."""
    for side, seats in enumerate(SEATS_OF_SIDE):
        if seat in seats:
            return (side * 2, side * 2 + 1)
    return ()


def by_area(game: Rebellion, numbers: Sequence[int]) -> dict[str, dict[str, int]]:
    """Counts by area and kind; only what is there."""
    shown: dict[str, dict[str, int]] = {}
    for (area, kind), number in zip(game.board.shown_units, numbers, strict=True):
        if number:
            shown.setdefault(area, {})[kind] = number
    return shown


def moved_by_area(game: Rebellion) -> dict[str, dict[str, int]]:
    """The units that have moved this turn."""
    shown: dict[str, dict[str, int]] = {}
    for unit in game.state.moved:
        area, kind = game.board.shown_units[unit]
        there = shown.setdefault(area, {})
        there[kind] = there.get(kind, 0) + 1
    return shown


def counted(numbers: list[int]) -> dict[str, int]:
    """Counts by kind; only what is there."""
    return {SHOWN_KINDS[kind]: number for kind, number in enumerate(numbers) if number}


def flags(game: Rebellion) -> dict[str, str]:
    """The control flags by colony, or by city where cities are flagged."""
    state, board = game.state, game.board
    if board.scenario.control == "cities":
        return {board.areas[area]: SIDES[side] for area, side in enumerate(state.city_flags) if side != NOBODY}
    return {board.colony_names[c]: SIDES[side] for c, side in enumerate(state.colony_flags) if side != NOBODY}
