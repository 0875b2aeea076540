"""What must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tricorne.games.rebellion_1775.names import (
    AMERICAN,
    BRITISH,
    FACTIONS,
    FORCE_OF_KIND,
    FORCES,
    HAND,
    INDEPENDENT,
    KINDS,
    KINDS_IN_AREA,
    NATIVES_KIND,
    NOBODY,
)
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controllers

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

FIGHTING = ("movement", "battle")


def broken(game: Rebellion) -> Iterator[str]:
    """A sentence for each thing that cannot be."""
    yield from broken_numbers(game)
    yield from broken_areas(game)
    yield from broken_cards(game)
    yield from broken_flags(game)


def broken_numbers(game: Rebellion) -> Iterator[str]:
    """No unit appears or disappears, and nothing is less than none."""
    state = game.state
    for name in ("units", "present", "stockpile", "fled", "to_place"):
        if min(getattr(state, name)) < 0:
            yield f"{name} has a number below zero"
    totals = list(state.stockpile)
    for index, number in enumerate(state.units):
        totals[FORCE_OF_KIND[index % KINDS_IN_AREA]] += number
    for kind, number in enumerate(state.fled):
        totals[FORCE_OF_KIND[kind]] += number
    for force, total in enumerate(totals):
        if total != game.board.units_of_force[force]:
            yield f"{FORCES[force]} has {total} units instead of {game.board.units_of_force[force]}"
    for kind, number in enumerate(state.to_place):
        if number > state.stockpile[FORCE_OF_KIND[kind]] + state.fled[kind]:
            yield f"{KINDS[kind]} has fewer units than are to be placed"
    for kind, number in enumerate(state.fled):
        if number and "flee" not in game.board.faces[kind] and kind not in NATIVES_KIND:
            yield f"{KINDS[kind]} fled, though its dice have no such face"


def broken_areas(game: Rebellion) -> Iterator[str]:
    """Presence adds up, enemies meet only while moving and fighting, natives stand with the side they are allied to."""
    state = game.state
    for area, name in enumerate(game.board.areas):
        row = area * KINDS_IN_AREA
        units = state.units[row : row + KINDS_IN_AREA]
        sums = (sum(units[:4]), sum(units[4:8]))
        if sums != (state.present[area], state.present[game.areas + area]):
            yield f"presence in {name} does not add up"
        if all(sums) and state.phase not in FIGHTING:
            yield f"both sides stand in {name} outside of movement and battle"
        if units[INDEPENDENT] and any(sums):
            yield f"natives in {name} are independent beside other units"
        for side in (BRITISH, AMERICAN):
            natives = units[NATIVES_KIND[side]]
            if natives and natives == sums[side] and area != state.battle:
                yield f"natives stand alone in {name} and are not independent"
    for unit in state.moved:
        if state.moved.count(unit) > state.units[unit]:
            yield f"more units have moved in {game.board.areas[unit // KINDS_IN_AREA]} than are there"


def broken_cards(game: Rebellion) -> Iterator[str]:
    """Each card of a deck is in one place; hands are small, and can move once it is their turn."""
    state, board = game.state, game.board
    for faction, name in enumerate(FACTIONS):
        hand, deck = state.hands[faction], state.decks[faction]
        shown = [card for card in board.decks[faction] if state.truces[faction] and board.cards[card].kind == "truce"]
        if sorted([*hand, *deck, *state.discards[faction], *shown]) != sorted(board.decks[faction]):
            yield f"the cards of {name} are not those of its deck"
        if len(hand) > HAND:
            yield f"{name} holds {len(hand)} cards"
        between_turns = state.phase == "turn" or (faction != state.active and state.active != NOBODY)
        movement_left = any(board.is_movement[card] for card in (*hand, *deck))
        if between_turns and movement_left and not any(board.is_movement[card] for card in hand):
            yield f"{name} has no movement card in hand"


def broken_flags(game: Rebellion) -> Iterator[str]:
    """Between turns colonies have the flags of those who control them; a flagged city has a defender at any time."""
    state, board = game.state, game.board
    if board.scenario.control == "cities":
        for area, side in enumerate(state.city_flags):
            if side != NOBODY and not state.present[side * game.areas + area]:
                yield f"the flag in {board.areas[area]} has no defender"
    elif state.phase in ("turn", "over"):
        for colony, (flag, side) in enumerate(zip(state.colony_flags, controllers(game), strict=True)):
            if flag != side:
                yield f"the flag of {board.colonies[colony]} is not that of its controller"
