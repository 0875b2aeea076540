"""3.1 The reinforcements phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.events import has_effect, play_event, playable_events
from tricorne.games.rebellion_1775.pieces import (
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
)
from tricorne.games.rebellion_1775.rules.placing import place_from_question, place_waiting, places_for
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controlled_cities

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.1")
def receive_reinforcements(game: Rebellion, faction: int) -> None:
    """Count what the active faction places this turn: its reinforcements, and what returns from flight."""
    state = game.state
    kind = KIND_OF_FACTION[faction]
    granted = game.board.scenario.reinforcements[FACTIONS[faction]].units
    state.to_place[kind] = min(granted, state.stockpile[FORCE_OF_KIND[kind]])
    return_fled_units(game, faction)
    for waiting, number in enumerate(state.to_place):
        if number and not placing_areas(game, faction, waiting):
            forgo(game, waiting)


@rule("3.1.1")
def return_fled_units(game: Rebellion, faction: int) -> None:
    """The faction's own fled units return, and with either faction of a side its fled allies and natives."""
    state = game.state
    side = SIDE_OF_FACTION[faction]
    for kind in (KIND_OF_FACTION[faction], ALLY_KIND[side], NATIVES_KIND[side]):
        state.to_place[kind] += state.fled[kind]


@rule("3.1", "3.1.1")
def forgo(game: Rebellion, kind: int) -> None:
    """With nowhere to go, reinforcements of the turn are lost and fled units wait; natives without friends go home."""
    state = game.state
    state.to_place[kind] = 0
    if kind in NATIVES_KIND:
        state.stockpile[NATIVES_FORCE] += state.fled[kind]
        state.fled[kind] = 0
    game.log("nowhere-to-place", "3.1", force=KINDS[kind])


@rule("3.1", "3.1.1", "S.3")
def placing_areas(game: Rebellion, faction: int, kind: int) -> list[int]:
    """Where units of a kind may be placed this turn."""
    side = SIDE_OF_FACTION[faction]
    if kind == NATIVES_KIND[side]:
        return natives_return_to(game, side)
    sheet = game.board.scenario.reinforcements[FACTIONS[faction]]
    if kind != KIND_OF_FACTION[faction]:
        return controlled_cities(game, side)
    if sheet.where == "areas_free_of_enemies":
        enemies = (1 - side) * game.areas
        colony = game.board.colony[sheet.colony or ""]
        return [a for a in game.board.areas_of_colony[colony] if not game.state.present[enemies + a]]
    cities = controlled_cities(game, side)
    if sheet.water is not None:
        shore = game.board.on_water[sheet.water]
        return [area for area in cities if area in shore]
    return cities


def where_they_go(game: Rebellion, faction: int, kind: int) -> str:
    """The name of the reason shown for `placing_areas`."""
    if kind in NATIVES_KIND:
        return "where:beside_friends"
    if game.board.scenario.control == "colonies":
        return "where:controlled_colonies"
    sheet = game.board.scenario.reinforcements[FACTIONS[faction]]
    if kind == KIND_OF_FACTION[faction]:
        if sheet.where == "areas_free_of_enemies":
            return "where:massachusetts"
        if sheet.water is not None:
            return "where:flagged_on_atlantic"
    return "where:flagged_cities"


@rule("3.1.1")
def natives_return_to(game: Rebellion, side: int) -> list[int]:
    """Areas with a unit of the side they fought for: controlled city areas, or any if there are none."""
    first = side * game.areas
    occupied = [area for area in range(game.areas) if game.state.present[first + area]]
    cities = controlled_cities(game, side)
    return [area for area in occupied if area in cities] or occupied


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
    )
    if answer == DONE:
        state.phase = "movement"
    else:
        yield from play_event(game, answer)


@rule("3.1")
def place_units(game: Rebellion, kind: int) -> Rule[None]:
    """Place units of a kind: an area and how many, or an event instead. Where there is one area, they go there."""
    state = game.state
    faction = state.active
    events = playable_events(game, "reinforcement")
    areas = placing_areas(game, faction, kind)
    if not areas:
        forgo(game, kind)
        return
    left = state.to_place[kind]
    if len(areas) == 1 and not events:
        place_waiting(game, kind, areas[0], left, "3.1")
        return
    answer = yield Ask(
        FACTIONS[faction],
        "reinforce",
        lambda: places_for(game, areas, left) + (events and playable_events(game, "reinforcement")),
        "3.1",
        force=KINDS[kind],
        units=left,
        where=where_they_go(game, faction, kind),
    )
    if answer.startswith("card:"):
        yield from play_event(game, answer)
    else:
        place_from_question(game, kind, answer, "3.1")
