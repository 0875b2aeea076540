"""What is stored of a game, the format of positions, and the printed facts."""

from __future__ import annotations

import msgspec

from tricorne.core import State

CROWN, COUNTRY = SEATS = ("crown", "country")


class PowderState(State):
    turn: int
    pieces: dict[str, dict[str, int]]  # by seat and place
    powder: dict[str, int]
    seized: int
    deck: list[int]
    hands: dict[str, list[int]]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    turn: int = 1
    crown: dict[str, int] = {}
    country: dict[str, int] = {}
    powder: dict[str, int] = {}
    seized: int = 0


class Place(msgspec.Struct):
    near: list[str]
    crown: int = 0
    country: int = 0
    powder: int = 0


class Printed(msgspec.Struct):
    places: dict[str, Place]
    deck: list[int]
    turns: int
    to_win: int
