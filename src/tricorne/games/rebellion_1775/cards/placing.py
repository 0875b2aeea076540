"""Events of the reinforcements phase: they put units on the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import (
    DONE,
    FACTIONS,
    FORCE_OF_KIND,
    FORCES,
    KINDS,
    KINDS_IN_AREA,
    SIDE_OF_FACTION,
    UNITS,
    Area,
    Kind,
    kind_on_side,
)
from tricorne.games.rebellion_1775.printed import Place, TurnFled
from tricorne.games.rebellion_1775.rules.answers import Found, Obstacle, always, places_for, why_not_area, why_not_place
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controlled_cities, why_not_controlled
from tricorne.games.rebellion_1775.rules.units import occupied, place

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

WHY_NOBODY_TO_JOIN = {"loyalists": "why-no-loyalist", "continentals": "why-nobody-to-join"}


def kind_of(game: Rebellion, force: str) -> Kind:
    """The kind in which a force serves the active side."""
    return kind_on_side(FORCES.index(force), SIDE_OF_FACTION[game.state.active])


def in_stock(game: Rebellion, kind: Kind) -> int:
    """Units that an event can place: those in the stockpile that are not this turn's reinforcements."""
    state = game.state
    promised = max(0, state.to_place[kind] - state.fled[kind])
    return state.stockpile[FORCE_OF_KIND[kind]] - promised


@rule("5.0")
def areas_for(game: Rebellion, effect: Place) -> Found:
    """Where an event allows units to be placed. In a city of the enemy's they are to fight."""
    board, state = game.board, game.state
    side = SIDE_OF_FACTION[state.active]
    why_not: Obstacle
    if effect.where == "one_city":
        areas, why_not = list(board.cities), always(("why-no-city", "3.1"))
    elif effect.where == "one_controlled_city":
        areas, why_not = controlled_cities(game, side), partial(why_not_controlled, game)
    elif effect.where == "one_area_with_force":
        beside = kind_of(game, effect.beside or effect.force)
        areas = [area for area, number in enumerate(state.units[beside::KINDS_IN_AREA]) if number]
        why_not = always((WHY_NOBODY_TO_JOIN[effect.beside or effect.force], "5.0"))
    else:
        areas, why_not = occupied(game, side), always(("why-no-friends", "5.0"))

    def out_of_bounds(area: Area) -> Reason | None:
        if effect.colony is not None and board.colonies[board.colony_of[area]] != effect.colony:
            return "why-not-in-quebec", "5.0"
        if effect.water is not None and area not in board.on_water[effect.water]:
            return "why-not-on-atlantic", "5.0"
        return None

    def obstacle(area: Area) -> Reason | None:
        return out_of_bounds(area) or (None if area in areas else why_not(area))

    return [area for area in areas if out_of_bounds(area) is None], obstacle


def can_place(game: Rebellion, effect: Place) -> bool:
    """There are units, and somewhere to put them."""
    return in_stock(game, kind_of(game, effect.force)) > 0 and bool(areas_for(game, effect)[0])


@rule("5.0")
def place_units(game: Rebellion, effect: Place) -> Rule[None]:
    """Place units of a force, all in one area or spread over several."""
    kind = kind_of(game, effect.force)
    found = areas, why_not = areas_for(game, effect)
    units = min(effect.units, in_stock(game, kind))
    if effect.where == "areas_with_own_side":
        yield from spread(game, effect, kind, found, units)
    elif effect.up_to:
        done: Reason = ("why-place-one", "5.0")
        answer = yield ask_some(game, kind, units, done, found)
        put(game, kind, *game.board.place[answer])
    elif len(areas) == 1:
        put(game, kind, areas[0], units)
    else:
        names = [game.board.areas[area] for area in areas]
        answer = yield ask_place(game, "place-all", kind, units, names, partial(why_not_area, game, areas, why_not))
        put(game, kind, game.board.area[answer], units)


def spread(game: Rebellion, effect: Place, kind: Kind, found: Found, units: int) -> Rule[None]:
    """Place units over several areas, no more in each than the event allows, until all are placed or it is enough."""
    free = dict.fromkeys(found[0], effect.most_in_area or units)
    done: Reason | None = None if effect.up_to else ("why-place-all", "5.0")
    while units and any(free.values()):
        answer = yield ask_some(game, kind, units, done, found, free)
        if answer == DONE:
            return
        area, number = game.board.place[answer]
        put(game, kind, area, number)
        units -= number
        free[area] -= number


def ask_some(
    game: Rebellion, kind: Kind, units: int, done: Reason | None, found: Found, free: Mapping[Area, int] | None = None
) -> Ask:
    """Ask the active faction for an area and a number of units, or whether it is done if nothing is against that."""
    areas, why_not = found
    options: list[str] = [DONE] if done is None else []
    for area in areas:
        options += places_for(game, [area], units if free is None else min(units, free[area]))

    def why_not_some(answer: str) -> Reason | None:
        if answer == DONE:
            return done
        reason = why_not_place(game, areas, why_not, units, ("why-fewer-to-place", "5.0"), answer)
        if reason is None and free is not None and answer in game.board.place:
            area, number = game.board.place[answer]
            return ("why-area-full", "5.0") if number > free[area] else None
        return reason

    return ask_place(game, "place-some", kind, units, options, why_not_some)


def ask_place(
    game: Rebellion,
    question: str,
    kind: Kind,
    units: int,
    options: list[str],
    why_not: Callable[[str], Reason | None],
) -> Ask:
    """Ask the active faction where units of an event go."""
    return Ask(FACTIONS[game.state.active], question, options, "5.0", why_not, force=KINDS[kind], units=units)


def put(game: Rebellion, kind: Kind, area: Area, number: int) -> None:
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
        answer = yield ask_some(game, kind, units, None, (cities, partial(why_not_controlled, game)))
        if answer == DONE:
            return
        area, number = game.board.place[answer]
        state.fled[fled] -= number
        state.stockpile[FORCE_OF_KIND[fled]] += number
        game.log("fled-turned", "5.0", units={UNITS[fled]: number})
        put(game, kind, area, number)
        units -= number
