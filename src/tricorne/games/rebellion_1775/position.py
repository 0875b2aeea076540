"""The position format: what differs from the start of a scenario. Everything is optional and by name.

`units` replaces what stands in the areas it names, with `empty` in all areas; stockpiles follow from it. `flags` names
colonies (`colony:maine`) or, in the siege, city areas; flags that are not named follow from the units. A faction whose
hand is not given holds the first three cards of its deck once the cards are dealt; a deck that is not given is what is
left of its cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NoReturn, TypeAlias, cast, get_args

import msgspec

from tricorne.core.errors import BadSetup
from tricorne.core.positions import Names, named
from tricorne.games.rebellion_1775.names import (
    FACTIONS,
    FORCES,
    HAND,
    INDEPENDENT,
    KINDS_IN_AREA,
    NATIVES_KIND,
    NOBODY,
    SHOWN_KINDS,
    SIDES,
)
from tricorne.games.rebellion_1775.rules.s1_setup import create_stockpiles, place_flags
from tricorne.games.rebellion_1775.rules.s3_1_reinforcements import receive_reinforcements
from tricorne.games.rebellion_1775.rules.s3_3_battle import battles
from tricorne.games.rebellion_1775.state import Phase
from tricorne.games.rebellion_1775.view import by_area, counted, flags, moved_by_area

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

SETTING_UP = ("extra-units", "deal")

AreaName: TypeAlias = Annotated[str, named("area")]
Seat: TypeAlias = Annotated[str, named("faction")]
Units: TypeAlias = dict[Annotated[str, named("unit")], int]
"""Natives by the side they are allied to."""
CardName: TypeAlias = Annotated[str, named("card")]


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What differs from the start of a scenario."""

    phase: Annotated[str, named("phase")] | None = None
    """The step that comes next; without it, an active faction begins with its reinforcements."""
    round: int | None = None
    active: Seat | None = None
    order: list[Seat] | None = None
    """Factions whose markers have been drawn this round, the active one last."""
    empty: bool = False
    """Take all units of the scenario off first."""
    units: dict[AreaName, Units] = {}
    moved: dict[AreaName, Units] | None = None
    fled: Units | None = None
    to_place: Units | None = None
    flags: dict[Annotated[str, named("flag")], Literal["british", "american", "none"]] = {}
    hands: dict[Seat, list[CardName]] = {}
    decks: dict[Seat, list[CardName]] = {}
    discards: dict[Seat, list[CardName]] = {}
    truces: list[Seat] | None = None
    events: list[CardName] | None = None
    movement_card: CardName | None = None
    armies_left: int | None = None
    sailed: int | None = None
    landing: AreaName | None = None


def position_names(game: Rebellion) -> Names:
    """The names that a position may use."""
    board = game.board
    return {
        "area": board.areas,
        "faction": FACTIONS,
        "unit": SHOWN_KINDS,
        "card": board.card_names,
        "flag": flag_places(game),
        "phase": get_args(Phase),
    }


def flag_places(game: Rebellion) -> tuple[str, ...]:
    """Where the flags of the scenario lie: in cities or for colonies."""
    return game.board.areas if game.board.scenario.control == "cities" else game.board.colony_names


def refuse(rule: str, problem: str) -> NoReturn:
    """Say which rule a position breaks."""
    raise BadSetup("position-breaks-rule", rule=rule, problem=problem)


def set_position(game: Rebellion, position: Position) -> None:
    """Change the state to what the position says."""
    put_units(game, position)
    put_turn(game, position)
    put_cards(game, position)
    put_flags(game, position)
    put_movement(game, position)
    if position.to_place is not None:
        game.state.to_place = numbers_by_kind(position.to_place)
    elif game.state.phase not in SETTING_UP:
        game.state.to_place = [0] * INDEPENDENT
        if game.state.phase == "reinforcements":
            receive_reinforcements(game, game.state.active)
    if game.state.phase == "battle" and not battles(game):
        game.state.phase = "cards"
    for sentence in game.invariants():
        refuse("1.0", sentence)


# Units


def put_units(game: Rebellion, position: Position) -> None:
    """Units by area; what a force does not have on the map or in flight is in its stockpile."""
    state = game.state
    if position.empty:
        state.units[:] = [0] * len(state.units)
        state.present[:] = [0] * len(state.present)
    for name, units in position.units.items():
        area = game.board.area[name]
        row = area * KINDS_IN_AREA
        state.units[row : row + KINDS_IN_AREA] = numbers_by_kind(units, KINDS_IN_AREA)
        for side, natives in enumerate(NATIVES_KIND):
            own = state.units[row + side * 4 : row + side * 4 + 4]
            state.present[side * game.areas + area] = sum(own)
            if state.units[row + natives] and sum(own) == state.units[row + natives]:
                refuse("3.1.3", f"natives alone in {name} are independent")
        if state.units[row + INDEPENDENT] and any(state.units[row : row + INDEPENDENT]):
            refuse("3.1.3", f"natives in {name} are allied to the side that is there")
    if position.fled is not None:
        state.fled = numbers_by_kind(position.fled)
    create_stockpiles(game)
    for force, left in zip(FORCES, state.stockpile, strict=True):
        if left < 0:
            refuse("1.4", f"{force} has {-left} units too many")


def numbers_by_kind(units: dict[str, int], length: int = INDEPENDENT) -> list[int]:
    """Counts in the order of the kinds."""
    numbers = [0] * length
    for name, number in units.items():
        if name not in SHOWN_KINDS[:length] or number < 0:
            refuse("1.1", f"{number} {name} cannot be")
        numbers[SHOWN_KINDS.index(name)] = number
    return numbers


# Turn and cards


def put_turn(game: Rebellion, position: Position) -> None:
    """Whose turn it is, in which phase of which round."""
    state = game.state
    last = game.board.scenario.end.last_round
    if position.round is not None:
        if position.round < 1 or (last is not None and position.round > last):
            refuse("2.0", f"there is no round {position.round}")
        state.round = position.round
    if position.active is not None:
        state.active = FACTIONS.index(position.active)
        state.order = [state.active]
        state.phase = "reinforcements"
    if position.phase is not None:
        state.phase = cast(Phase, position.phase)
    if position.order is not None:
        state.order = [FACTIONS.index(faction) for faction in position.order]
    if state.phase not in SETTING_UP:
        state.bag = [faction for faction in range(len(FACTIONS)) if faction not in state.order]
    if state.phase in ("reinforcements", "movement", "battle", "cards") and state.active == NOBODY:
        refuse("3.0", "a phase of a turn needs an active faction")


def put_cards(game: Rebellion, position: Position) -> None:
    """Hands, decks, discards and truces. Each card of a faction's deck is in one place."""
    state, board = game.state, game.board
    if position.truces is not None:
        state.truces = [int(faction in position.truces) for faction in FACTIONS]
    for faction, name in enumerate(FACTIONS):
        discards = cards_named(game, faction, position.discards.get(name, []))
        hand = cards_named(game, faction, position.hands.get(name, []))
        shown = [card for card in board.decks[faction] if state.truces[faction] and board.cards[card].kind == "truce"]
        left = [card for card in board.decks[faction] if card not in (*discards, *hand, *shown)]
        deck = cards_named(game, faction, position.decks[name]) if name in position.decks else left
        if name not in position.hands and name not in position.decks and state.phase not in SETTING_UP:
            hand, deck = deck[:HAND], deck[HAND:]
        if sorted([*discards, *hand, *shown, *deck]) != sorted(board.decks[faction]):
            refuse("1.6", f"the cards of {name} are not those of its deck")
        state.discards[faction], state.hands[faction], state.decks[faction] = discards, hand, deck


def cards_named(game: Rebellion, faction: int, names: list[str]) -> list[int]:
    """Cards of a faction by name."""
    for name in names:
        if game.board.card.get(name) not in game.board.decks[faction]:
            refuse("1.6", f"{name} is not in the deck of {FACTIONS[faction]}")
    return [game.board.card[name] for name in names]


# Flags and movement


def put_flags(game: Rebellion, position: Position) -> None:
    """Flags follow from the units unless they are named."""
    state, board = game.state, game.board
    place_flags(game)
    for area, flag in enumerate(state.city_flags):
        if flag != NOBODY and not state.present[flag * game.areas + area]:
            state.city_flags[area] = NOBODY
    by_city = board.scenario.control == "cities"
    places = {name: index for index, name in enumerate(flag_places(game))}
    chosen = state.city_flags if by_city else state.colony_flags
    for name, side in position.flags.items():
        chosen[places[name]] = NOBODY if side == "none" else SIDES.index(side)


def put_movement(game: Rebellion, position: Position) -> None:
    """What has been played and moved this turn."""
    state = game.state
    if position.moved is not None:
        state.moved = []
        for name, units in position.moved.items():
            row = game.board.area[name] * KINDS_IN_AREA
            for kind, number in enumerate(numbers_by_kind(units, KINDS_IN_AREA)):
                state.moved += [row + kind] * number
    if position.events is not None:
        state.events = cards_named(game, state.active, position.events)
    if position.movement_card is not None:
        state.movement_card = cards_named(game, state.active, [position.movement_card])[0]
        if not game.board.is_movement[state.movement_card]:
            refuse("3.2", f"{position.movement_card} moves no army")
    if position.armies_left is not None:
        state.armies_left = position.armies_left
    if position.sailed is not None:
        state.sailed = position.sailed
    if position.landing is not None:
        state.landing = game.board.area[position.landing]


# Writing


def position_of(game: Rebellion) -> Position:
    """The whole present position. What a running battle or a half-formed army has not yet settled is not in it."""
    state, board = game.state, game.board
    cards = board.card_names
    units = by_area(game, state.units)
    shown_flags = flags(game)
    return Position(
        phase=state.phase,
        round=state.round,
        active=FACTIONS[state.active] if state.active != NOBODY else None,
        order=[FACTIONS[faction] for faction in state.order],
        units={name: units.get(name, {}) for name in board.areas},
        moved=moved_by_area(game),
        fled=counted(state.fled),
        to_place=counted(state.to_place),
        flags={name: shown_flags.get(name, "none") for name in flag_places(game)},  # type: ignore[misc]
        hands={FACTIONS[f]: [cards[card] for card in hand] for f, hand in enumerate(state.hands)},
        decks={FACTIONS[f]: [cards[card] for card in deck] for f, deck in enumerate(state.decks)},
        discards={FACTIONS[f]: [cards[card] for card in pile] for f, pile in enumerate(state.discards)},
        truces=[FACTIONS[f] for f, played in enumerate(state.truces) if played],
        events=[cards[card] for card in state.events],
        movement_card=cards[state.movement_card] if state.movement_card != NOBODY else None,
        armies_left=state.armies_left,
        sailed=state.sailed,
        landing=board.areas[state.landing] if state.landing != NOBODY else None,
    )
