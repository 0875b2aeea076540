"""How a game is won and how it stands, in sentences with numbers: for the line that is always there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

MOST_PLACES = 3


class Line(msgspec.Struct, frozen=True):
    """One sentence: a message `win-…` with its arguments; for an observer also the side of which it speaks."""

    say: str
    args: Mapping[str, Any] = {}
    side: str = ""


class Place(msgspec.Struct, frozen=True):
    """A place where one step changes how the game stands: an id of the map or of a track, and a message `near-…`."""

    place: str
    say: str
    args: Mapping[str, Any] = {}


class Stage(msgspec.Struct, frozen=True):
    """One step of the sequence of play: a message `stage-…` and the section that explains it."""

    id: str
    rule: str


class Standing(msgspec.Struct, frozen=True):
    """What a seat can tell from its own view: how it wins, where one step matters most, what comes next."""

    lines: tuple[Line, ...] = ()
    places: tuple[Place, ...] = ()
    stages: tuple[Stage, ...] = ()
    stage: str = ""
    """The present one of the stages; none while the game is set up or over."""
