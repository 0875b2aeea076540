"""Placing units by answers of the form `boston:3`: an area and how many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tricorne.games.rebellion_1775.pieces import FORCE_OF_KIND, UNITS
from tricorne.games.rebellion_1775.rules.units import place

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def places_for(game: Rebellion, areas: Iterable[int], most: int) -> list[str]:
    """Each area with each number up to the most."""
    places = game.board.places
    options: list[str] = []
    for area in areas:
        options += places[area][:most]
    return options


def area_and_number(game: Rebellion, answer: str) -> tuple[int, int]:
    """What `boston:3` means."""
    name, _, number = answer.partition(":")
    return game.board.area[name], int(number)


def place_from_question(game: Rebellion, kind: int, answer: str, rule: str) -> None:
    """Place the units that an answer says, counting them off those still to place."""
    area, number = area_and_number(game, answer)
    place_waiting(game, kind, area, number, rule)


def place_waiting(game: Rebellion, kind: int, area: int, number: int, rule: str) -> None:
    """Units that are to be placed leave the stockpile, or come back from flight, into an area."""
    state = game.state
    state.to_place[kind] -= number
    from_flight = min(number, state.fled[kind])
    state.fled[kind] -= from_flight
    state.stockpile[FORCE_OF_KIND[kind]] += from_flight
    place(game, area, kind, number)
    game.log("placed", rule, area=game.board.areas[area], units={UNITS[kind]: number})
