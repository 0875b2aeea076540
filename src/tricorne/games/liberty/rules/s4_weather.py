"""4.0 Weather: a storm stops attacks in the North or in the South."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import FAIR, NORTH, SOUTH, Place, Side
from tricorne.games.liberty.rules.s1_map import seat_of

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

DIE = (1, 2, 3, 4, 5, 6)
STORMS = {NORTH: "north", SOUTH: "south"}


@rule("4.0")
def roll_weather(game: Liberty) -> Rule[None]:
    """Player 2 rolls: 1 a storm in the North, 2 one in the South, else fair."""
    state = game.state
    die = yield Luck("weather", DIE, "4.0", side=seat_of(1 - state.first))
    state.weather = die if die in STORMS else FAIR
    if state.weather == FAIR:
        game.log("fair-weather", "4.0", die=die)
    else:
        game.log("storm", "4.0", die=die, zone=STORMS[die])


@rule("4.0")
def is_attack(game: Liberty, side: Side, place: Place) -> bool:
    """To enter a hex with enemy blocks, or an enemy town even when it is empty."""
    state = game.state
    enemy = 1 - side
    return state.standing[enemy][place] > 0 or (game.board.town_owner[place] >= 0 and state.control[place] == enemy)


@rule("4.0")
def storm_forbids(game: Liberty, side: Side, start: int, place: Place) -> bool:
    """Whether the weather stops an attack on a place from where the block started. The Atlantic has no weather."""
    storm = game.state.weather
    if not storm:
        return False
    zone = game.board.zone
    return (zone[place] == storm or zone[start] == storm) and is_attack(game, side, place)
