"""Events of the reinforcements phase: they put units on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.pieces import (
    DONE,
    FACTIONS,
    FORCE_OF_KIND,
    FORCES,
    KINDS,
    KINDS_IN_AREA,
    SIDE_OF_FACTION,
    UNITS,
    kind_on_side,
)
from tricorne.games.rebellion_1775.printed import Place, TurnFled
from tricorne.games.rebellion_1775.rules.placing import area_and_number, places_for
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controlled_cities
from tricorne.games.rebellion_1775.rules.units import place

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def kind_of(game: Rebellion, force: str) -> int:
    """The kind in which a force serves the active side."""
    return kind_on_side(FORCES.index(force), SIDE_OF_FACTION[game.state.active])


def in_stock(game: Rebellion, kind: int) -> int:
    """Units that an event can place: those in the stockpile that are not this turn's reinforcements."""
    state = game.state
    promised = max(0, state.to_place[kind] - state.fled[kind])
    return state.stockpile[FORCE_OF_KIND[kind]] - promised


@rule("5.0")
def areas_for(game: Rebellion, effect: Place) -> list[int]:
    """Where an event allows units to be placed. In a city of the enemy's they are to fight."""
    board, state = game.board, game.state
    side = SIDE_OF_FACTION[state.active]
    if effect.where == "one_city":
        areas = list(board.cities)
    elif effect.where == "one_controlled_city":
        areas = controlled_cities(game, side)
    elif effect.where == "one_area_with_force":
        beside = kind_of(game, effect.beside or effect.force)
        areas = [area for area, number in enumerate(state.units[beside::KINDS_IN_AREA]) if number]
    else:
        areas = [area for area in range(game.areas) if state.present[side * game.areas + area]]
    if effect.colony is not None:
        areas = [area for area in areas if board.colonies[board.colony_of[area]] == effect.colony]
    if effect.water is not None:
        areas = [area for area in areas if area in board.on_water[effect.water]]
    return areas


def can_place(game: Rebellion, effect: Place) -> bool:
    """There are units, and somewhere to put them."""
    return in_stock(game, kind_of(game, effect.force)) > 0 and bool(areas_for(game, effect))


@rule("5.0")
def place_units(game: Rebellion, effect: Place) -> Rule[None]:
    """Place units of a force, all in one area or spread over several."""
    kind = kind_of(game, effect.force)
    areas = areas_for(game, effect)
    units = min(effect.units, in_stock(game, kind))
    if effect.where == "areas_with_own_side":
        yield from spread(game, effect, kind, areas, units)
    elif effect.up_to:
        answer = yield ask_place(game, "place-some", kind, units, places_for(game, areas, units))
        put(game, kind, *area_and_number(game, answer))
    elif len(areas) == 1:
        put(game, kind, areas[0], units)
    else:
        answer = yield ask_place(game, "place-all", kind, units, [game.board.areas[area] for area in areas])
        put(game, kind, game.board.area[answer], units)


def spread(game: Rebellion, effect: Place, kind: int, areas: list[int], units: int) -> Rule[None]:
    """Place units over several areas, no more in each than the event allows, until all are placed or it is enough."""
    most = effect.most_in_area or units
    room = dict.fromkeys(areas, most)
    while units and room:
        options: list[str] = [DONE] if effect.up_to else []
        for area, free in room.items():
            options += places_for(game, [area], min(free, units))
        answer = yield ask_place(game, "place-some", kind, units, options)
        if answer == DONE:
            return
        area, number = area_and_number(game, answer)
        put(game, kind, area, number)
        units -= number
        room[area] -= number
        if not room[area]:
            del room[area]


def ask_place(game: Rebellion, question: str, kind: int, units: int, options: list[str]) -> Ask:
    """Ask the active faction where units of an event go."""
    return Ask(FACTIONS[game.state.active], question, options, "5.0", force=KINDS[kind], units=units)


def put(game: Rebellion, kind: int, area: int, number: int) -> None:
    """Place units that an event brings."""
    place(game, area, kind, number)
    game.log("placed", "5.0", area=game.board.areas[area], units={UNITS[kind]: number})


# Fled units that change sides


def turnable(game: Rebellion, effect: TurnFled) -> int:
    """How many fled units can change sides."""
    fled = kind_on_side(FORCES.index(effect.force), 1 - SIDE_OF_FACTION[game.state.active])
    return min(effect.units, game.state.fled[fled], in_stock(game, kind_of(game, effect.into)))


def can_turn_fled(game: Rebellion, effect: TurnFled) -> bool:
    """There are fled units, units to take their place, and a city for them."""
    return turnable(game, effect) > 0 and bool(controlled_cities(game, SIDE_OF_FACTION[game.state.active]))


@rule("5.0")
def turn_fled(game: Rebellion, effect: TurnFled) -> Rule[None]:
    """Fled enemy units go to their stockpile and as many of one's own to controlled cities, until it is enough."""
    state = game.state
    fled = kind_on_side(FORCES.index(effect.force), 1 - SIDE_OF_FACTION[state.active])
    kind = kind_of(game, effect.into)
    cities = controlled_cities(game, SIDE_OF_FACTION[state.active])
    units = turnable(game, effect)
    while units:
        answer = yield ask_place(game, "place-some", kind, units, [DONE, *places_for(game, cities, units)])
        if answer == DONE:
            return
        area, number = area_and_number(game, answer)
        state.fled[fled] -= number
        state.stockpile[FORCE_OF_KIND[fled]] += number
        game.log("fled-turned", "5.0", units={UNITS[fled]: number})
        put(game, kind, area, number)
        units -= number
