"""3.1 The reinforcements phase."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.hand import playable_events, why_not_event
from tricorne.games.rebellion_1775.cards.s5_events import has_effect, play_event
from tricorne.games.rebellion_1775.names import (
    ALLY_KIND,
    DONE,
    FACTIONS,
    FORCE_OF_KIND,
    KIND_OF_FACTION,
    KINDS,
    NATIVES_FORCE,
    NATIVES_KIND,
    NOBODY,
    SIDE_OF_FACTION,
    Area,
    Colony,
    Faction,
    Kind,
    Side,
)
from tricorne.games.rebellion_1775.rules.answers import Found, places_for, why_not_place
from tricorne.games.rebellion_1775.rules.placing import place_from_question, place_waiting
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controlled_cities, why_not_controlled
from tricorne.games.rebellion_1775.rules.units import occupied, side_present

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.1")
def receive_reinforcements(game: Rebellion, faction: Faction) -> None:
    """Count what the active faction places this turn: its reinforcements, and what returns from flight."""
    state = game.state
    kind = KIND_OF_FACTION[faction]
    granted = game.board.scenario.reinforcements[FACTIONS[faction]].units
    state.to_place[kind] = min(granted, state.stockpile[FORCE_OF_KIND[kind]])
    return_fled_units(game, faction)
    for waiting, number in enumerate(state.to_place):
        if number and not placing_areas(game, faction, waiting)[0]:
            forgo(game, waiting)


@rule("3.1.1")
def return_fled_units(game: Rebellion, faction: Faction) -> None:
    """The faction's own fled units return, and with either faction of a side its fled allies and natives."""
    state = game.state
    side = SIDE_OF_FACTION[faction]
    for kind in (KIND_OF_FACTION[faction], ALLY_KIND[side], NATIVES_KIND[side]):
        state.to_place[kind] += state.fled[kind]


@rule("3.1", "3.1.1")
def forgo(game: Rebellion, kind: Kind) -> None:
    """With nowhere to go, reinforcements of the turn are lost and fled units wait; natives without friends go home."""
    state = game.state
    state.to_place[kind] = 0
    if kind in NATIVES_KIND:
        state.stockpile[NATIVES_FORCE] += state.fled[kind]
        state.fled[kind] = 0
    game.log("nowhere-to-place", "3.1", force=KINDS[kind])


@rule("3.1", "3.1.1", "S.3")
def placing_areas(game: Rebellion, faction: Faction, kind: Kind) -> Found:
    """Where units of a kind may be placed this turn: in controlled city areas; the Siege has its own list."""
    side = SIDE_OF_FACTION[faction]
    if kind == NATIVES_KIND[side]:
        return natives_return_to(game, side)
    sheet = game.board.scenario.reinforcements[FACTIONS[faction]]
    if kind == KIND_OF_FACTION[faction]:
        if sheet.where == "areas_free_of_enemies":
            return free_areas(game, side, game.board.colony[sheet.colony or ""])
        if sheet.water is not None:
            return cities_on_water(game, side, sheet.water)
    return controlled_cities(game, side), partial(why_not_controlled, game)


@rule("S.3")
def free_areas(game: Rebellion, side: Side, colony: Colony) -> Found:
    """Continentals come to any area of Massachusetts that is free of enemies."""
    inside = game.board.areas_of_colony[colony]

    def obstacle(area: Area) -> Reason | None:
        if area not in inside:
            return "why-not-in-massachusetts", "S.3"
        return ("why-enemies-there", "S.3") if side_present(game, 1 - side, area) else None

    return [area for area in inside if obstacle(area) is None], obstacle


@rule("S.3")
def cities_on_water(game: Rebellion, side: Side, water: str) -> Found:
    """British Regulars come to controlled city areas on the Atlantic."""
    cities, shore = controlled_cities(game, side), game.board.on_water[water]

    def obstacle(area: Area) -> Reason | None:
        if area not in cities:
            return why_not_controlled(game, area)
        return None if area in shore else ("why-not-on-atlantic", "S.3")

    return [area for area in cities if obstacle(area) is None], obstacle


def where_they_go(game: Rebellion, faction: Faction, kind: Kind) -> str:
    """The name of the reason shown for `placing_areas`."""
    if kind in NATIVES_KIND:
        return "where:beside-friends"
    if game.board.scenario.control == "colonies":
        return "where:controlled-colonies"
    sheet = game.board.scenario.reinforcements[FACTIONS[faction]]
    if kind == KIND_OF_FACTION[faction]:
        if sheet.where == "areas_free_of_enemies":
            return "where:massachusetts"
        if sheet.water is not None:
            return "where:flagged-on-atlantic"
    return "where:flagged-cities"


@rule("3.1.1")
def natives_return_to(game: Rebellion, side: Side) -> Found:
    """Areas with a unit of the side they fought for: controlled city areas, or any if there are none."""
    friends = occupied(game, side)
    cities = controlled_cities(game, side)

    def why_not(area: Area) -> Reason:
        return ("why-natives-to-cities", "3.1.1") if area in friends else ("why-no-friends", "3.1.1")

    return [area for area in friends if area in cities] or friends, why_not


@rule("3.1")
def reinforcements_phase(game: Rebellion) -> Rule[None]:
    """Place what is to be placed, and play events of this phase before, between or after."""
    state = game.state
    while state.phase == "reinforcements":
        kind = next((kind for kind, number in enumerate(state.to_place) if number), NOBODY)
        if kind == NOBODY:
            yield from events_after_placing(game)
        else:
            yield from place_units(game, kind)


@rule("3.2.6")
def events_after_placing(game: Rebellion) -> Rule[None]:
    """When all units are placed, events of the phase can still be played; nobody is asked for the sake of idle ones."""
    state = game.state
    if not any(has_effect(game, name) for name in playable_events(game, "reinforcement")):
        state.phase = "movement"
        return
    answer = yield Ask(
        FACTIONS[state.active],
        "reinforcement-events",
        lambda: [*playable_events(game, "reinforcement"), DONE],
        "3.2.6",
        partial(why_not_event, game, "reinforcement"),
    )
    if answer == DONE:
        state.phase = "movement"
    else:
        yield from play_event(game, answer)


@rule("3.1")
def place_units(game: Rebellion, kind: Kind) -> Rule[None]:
    """Place units of a kind: an area and how many, or an event instead. Where there is one area, they go there."""
    state = game.state
    faction = state.active
    areas, why_not = placing_areas(game, faction, kind)
    if not areas:
        forgo(game, kind)
        return
    left = state.to_place[kind]
    if len(areas) == 1 and not playable_events(game, "reinforcement"):
        game.forced.append((FACTIONS[faction], "reinforce", f"{game.board.areas[areas[0]]}:{left}"))
        place_waiting(game, kind, areas[0], left, "3.1")
        return
    too_many = "why-fewer-to-place", "3.1"
    answer = yield Ask(
        FACTIONS[faction],
        "reinforce",
        lambda: places_for(game, areas, left) + playable_events(game, "reinforcement"),
        "3.1",
        lambda name: (
            why_not_event(game, "reinforcement", name) or why_not_place(game, areas, why_not, left, too_many, name)
        ),
        force=KINDS[kind],
        units=left,
        where=where_they_go(game, faction, kind),
    )
    if answer.startswith("card:"):
        yield from play_event(game, answer)
    else:
        place_from_question(game, kind, answer, "3.1")
