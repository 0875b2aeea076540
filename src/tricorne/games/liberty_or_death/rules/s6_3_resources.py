"""6.3 Resources Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    CITIES,
    FRENCH,
    INDIANS,
    MAP,
    PATRIOTS,
    REBELLION_CONTROL,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count, on_map
from tricorne.games.liberty_or_death.rules.s1_6_support import patriot_forts, villages
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

WEST_INDIES_EARNINGS = 5


@rule("6.3.1", "1.9")
def british_earnings(game: Game) -> int:
    """British Forts, the Population of British Controlled Cities that are not Blockaded, and the West Indies."""
    state = game.state
    cities = sum(
        game.board.population[city]
        for city in CITIES
        if state.control[city] == BRITISH_CONTROL and not state.blockades[city]
    )
    forts = on_map(state, BRITISH_FORT) + count(state, WEST_INDIES, BRITISH_FORT)
    islands = WEST_INDIES_EARNINGS if state.control[WEST_INDIES] == BRITISH_CONTROL else 0
    return forts + cities + islands


@rule("6.3.2")
def indian_earnings(game: Game) -> int:
    """Half the Villages on the map."""
    return villages(game.state) // 2


@rule("6.3.3")
def patriot_earnings(game: Game) -> int:
    """Patriot Forts and half the Rebellion Controlled spaces on the map."""
    state = game.state
    held = sum(state.control[space] == REBELLION_CONTROL for space in MAP)
    return patriot_forts(state) + held // 2


@rule("6.3.4", "1.9")
def french_earnings(game: Game) -> int:
    """Before the Treaty two for each Squadron in the West Indies; after it FNI, Cities not British, the West Indies."""
    state = game.state
    if not state.treaty:
        return 2 * state.squadrons
    cities = sum(
        game.board.population[city]
        for city in CITIES
        if state.control[city] != BRITISH_CONTROL and not state.blockades[city]
    )
    islands = WEST_INDIES_EARNINGS if state.control[WEST_INDIES] == REBELLION_CONTROL else 0
    return fni(state) + cities + islands


@rule("6.3")
def resources_phase(game: Game) -> None:
    """All four Factions earn."""
    gain(game, BRITISH, british_earnings(game), "6.3.1")
    gain(game, INDIANS, indian_earnings(game), "6.3.2")
    gain(game, PATRIOTS, patriot_earnings(game), "6.3.3")
    gain(game, FRENCH, french_earnings(game), "6.3.4")
