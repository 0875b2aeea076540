"""1. Setting up the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.board import Board
from tricorne.games.rebellion_1775.names import (
    FACTIONS,
    FACTIONS_OF_SIDE,
    FORCE_OF_KIND,
    FORCES,
    INDEPENDENT,
    KIND_OF_FACTION,
    KIND_OF_FORCE,
    KINDS,
    KINDS_IN_AREA,
    NOBODY,
    SEATS_OF_SIDE,
    SIDE_OF_FACTION,
    SIDES,
    Faction,
    Kind,
    Side,
)
from tricorne.games.rebellion_1775.rules.answers import Found, always, places_for, why_not_place
from tricorne.games.rebellion_1775.rules.placing import place_from_question
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controllers
from tricorne.games.rebellion_1775.rules.s3_4_cards import draw_hand
from tricorne.games.rebellion_1775.rules.s_scenarios import extra_units, starting_units
from tricorne.games.rebellion_1775.rules.units import occupied
from tricorne.games.rebellion_1775.state import RebellionState

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("1.0")
def set_up(game: Rebellion) -> None:
    """The position of the chosen scenario before anything is drawn or asked."""
    game.state = empty_position(game.board)
    place_starting_units(game)
    create_stockpiles(game)
    place_flags(game)
    prepare_decks(game)
    extra = extra_units(game)
    for faction, number in enumerate(extra):
        game.state.to_place[KIND_OF_FACTION[faction]] = number
    if not any(extra):
        game.state.phase = "deal"


@rule("1.1")
def partners_of(seat: str) -> tuple[str, ...]:
    """The other faction of the side: partners may look at each other's cards."""
    return tuple(other for seats in SEATS_OF_SIDE if seat in seats for other in seats if other != seat)


@rule("1.7")
def empty_position(board: Board) -> RebellionState:
    """No unit on the map, the round marker on 1, all turn markers in the bag."""
    areas = len(board.areas)
    return RebellionState(
        phase="extra-units",
        round=1,
        active=NOBODY,
        bag=list(range(len(FACTIONS))),
        order=[],
        units=[0] * (areas * KINDS_IN_AREA),
        moved=[],
        present=[0] * (areas * len(SIDES)),
        stockpile=[0] * len(FORCES),
        fled=[0] * INDEPENDENT,
        to_place=[0] * INDEPENDENT,
        colony_flags=[NOBODY] * len(board.colonies),
        city_flags=[NOBODY] * areas,
        decks=[[] for _ in FACTIONS],
        hands=[[] for _ in FACTIONS],
        discards=[[] for _ in FACTIONS],
        truces=[0] * len(FACTIONS),
        events=[],
        movement_card=NOBODY,
        armies_left=0,
        sailed=0,
        landing=NOBODY,
        battle=NOBODY,
    )


@rule("1.2")
def place_starting_units(game: Rebellion) -> None:
    """The units printed on the map, as the scenario changes them."""
    state = game.state
    for area in range(game.areas):
        for name, number in starting_units(game, area).items():
            kind = KIND_OF_FORCE[FORCES.index(name)]
            state.units[area * KINDS_IN_AREA + kind] += number
            if kind != INDEPENDENT:
                state.present[(kind >> 2) * game.areas + area] += number


@rule("1.4")
def create_stockpiles(game: Rebellion) -> None:
    """What a force does not have on the map or among the fled units is its stockpile or supply."""
    state = game.state
    left = list(game.board.units_of_force)
    for kind, force in enumerate(FORCE_OF_KIND):
        left[force] -= sum(state.units[kind::KINDS_IN_AREA])
    for kind, number in enumerate(state.fled):
        left[FORCE_OF_KIND[kind]] -= number
    state.stockpile = left


@rule("1.5")
def place_flags(game: Rebellion) -> None:
    """A flag in every colony that one side controls, or the flags that the scenario puts into cities."""
    state = game.state
    if game.board.scenario.control == "cities":
        for name, flag in game.board.scenario.flags.items():
            state.city_flags[game.board.area[name]] = SIDES.index(flag.side)
    else:
        state.colony_flags = controllers(game)


@rule("1.6")
def prepare_decks(game: Rebellion) -> None:
    """Each faction's deck of the scenario. A deck has no order: a card is drawn when it is drawn."""
    game.state.decks = [list(deck) for deck in game.board.decks]


@rule("1.3")
def place_extra_units(game: Rebellion) -> Rule[None]:
    """A drawn marker decides which side adds its units first; each faction adds beside units of its side."""
    state = game.state
    if not state.order:
        marker = yield Luck("turn-marker", FACTIONS, "1.3")
        first = SIDE_OF_FACTION[FACTIONS.index(marker)]
        state.order = [*FACTIONS_OF_SIDE[first], *FACTIONS_OF_SIDE[1 - first]]
        game.log("first-to-place", "1.3", side=SIDES[first], marker=marker)
    faction = next((f for f in state.order if state.to_place[KIND_OF_FACTION[f]]), NOBODY)
    if faction == NOBODY:
        state.order = []
        state.phase = "deal"
        return
    kind = KIND_OF_FACTION[faction]
    while left := state.to_place[kind]:
        answer = yield ask_extra_units(game, faction, kind, left)
        place_from_question(game, kind, answer, "1.3")


def ask_extra_units(game: Rebellion, faction: Faction, kind: Kind, left: int) -> Ask:
    """Ask a faction where it adds units."""
    areas, why_not = beside_own_side(game, SIDE_OF_FACTION[faction])
    return Ask(
        FACTIONS[faction],
        "extra-units",
        lambda: places_for(game, areas, left),
        "1.3",
        partial(why_not_place, game, areas, why_not, left, ("why-fewer-to-place", "1.3")),
        force=KINDS[kind],
        units=left,
    )


@rule("1.3")
def beside_own_side(game: Rebellion, side: Side) -> Found:
    """The areas that hold units of a side."""
    return occupied(game, side), always(("why-no-friends", "1.3"))


@rule("1.6")
def deal(game: Rebellion) -> Rule[None]:
    """Everybody draws three cards."""
    for faction in range(len(FACTIONS)):
        yield from draw_hand(game, faction, "1.6")
    game.state.phase = "turn"
