"""Placing units by answers of the form `boston:3`: an area and how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.rebellion_1775.names import FORCE_OF_KIND, UNITS, Area, Kind
from tricorne.games.rebellion_1775.rules.units import place

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def place_from_question(game: Rebellion, kind: Kind, answer: str, rule: str) -> None:
    """Place the units that an answer says, counting them off those still to place."""
    area, number = game.board.place[answer]
    place_waiting(game, kind, area, number, rule)


def place_waiting(game: Rebellion, kind: Kind, area: Area, number: int, rule: str) -> None:
    """Units that are to be placed leave the stockpile, or come back from flight, into an area."""
    state = game.state
    state.to_place[kind] -= number
    from_flight = min(number, state.fled[kind])
    state.fled[kind] -= from_flight
    state.stockpile[FORCE_OF_KIND[kind]] += from_flight
    place(game, area, kind, number)
    game.log("placed", rule, area=game.board.areas[area], units={UNITS[kind]: number})
