"""9.0 French entry and the West Indies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Luck, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import AMERICAN, Place, Side
from tricorne.games.liberty.rules.s1_map import put
from tricorne.games.liberty.rules.s4_weather import DIE

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

PEACE_STACK = 2
SCHEDULE = (11, 8, 5, 2)
"""What the dice must show at the end of the first, second, third and fourth year of the option."""


@rule("9.1")
def peace_obstacle(game: Liberty, side: Side, port: Place) -> Reason | None:
    """Before France enters, the British keep to their own port in the West Indies, with two blocks at most."""
    if game.state.french_entered:
        return None
    if game.board.town_owner[port] != side:
        return "why-west-indies-peace", "9.1"
    return ("why-two-in-port", "9.1") if game.state.standing[side][port] >= PEACE_STACK else None


@rule("9.0", "11.2")
def french_entry_roll(game: Liberty) -> Rule[None]:
    """From the end of 1776 the American rolls two dice; 8 or more brings France into the war."""
    state = game.state
    entry = game.board.scenario.french_entry
    if not state.french_entered and state.year >= entry.from_year:
        first = yield Luck("french", DIE, "9.0")
        second = yield Luck("french", DIE, "9.0")
        roll = first + second
        game.log("french-roll", "9.0", roll=roll, needed=needed_roll(game))
        if roll >= needed_roll(game):
            enter_war(game)


def needed_roll(game: Liberty) -> int:
    """Eight, or by the optional schedule less and less."""
    entry = game.board.scenario.french_entry
    if game.settings["french-entry"] == "schedule":
        return SCHEDULE[min(game.state.year - entry.from_year, len(SCHEDULE) - 1)]
    return entry.roll


def enter_war(game: Liberty) -> None:
    """The French pool joins the American one, and the French in the West Indies may act."""
    state, board = game.state, game.board
    state.french_entered = True
    for block in board.side_blocks[AMERICAN]:
        if state.at[block] == board.french_pool:
            put(game, block, board.pool)
    game.log("french-entry", "9.0", year=str(state.year))
