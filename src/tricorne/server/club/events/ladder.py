"""The places of a ladder. Whoever wins from below takes the place; those between move down by one."""

from __future__ import annotations

from collections.abc import Mapping


def within_reach(places: Mapping[int, int], challenger: int, other: int, reach: int) -> bool:
    """Whether somebody stands above, and not too far."""
    return 0 < places[challenger] - places[other] <= reach


def take_place(places: Mapping[int, int], winner: int, loser: int) -> dict[int, int]:
    """The places after somebody has won against whoever stands above; nothing changes where they stood below."""
    high, low = places[loser], places[winner]
    if low <= high:
        return dict(places)
    moved = {one: place + 1 if high <= place < low else place for one, place in places.items()}
    return {**moved, winner: high}


def step_down(places: Mapping[int, int], player: int) -> dict[int, int]:
    """The places after somebody has lost one to whoever stands next below."""
    own = places[player]
    below = next((one for one, place in places.items() if place == own + 1), None)
    return dict(places) if below is None else {**places, player: own + 1, below: own}


def without(places: Mapping[int, int], player: int) -> dict[int, int]:
    """The places after somebody has left: those below move up."""
    own = places[player]
    return {one: place - (place > own) for one, place in places.items() if one != player}
