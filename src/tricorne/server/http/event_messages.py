"""What the requests about events carry and give."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tricorne.server.http.messages import Incoming, Name, Query

Format = Literal["match", "round-robin", "swiss", "cup", "pools", "ladder"]
Players = Annotated[int, Meta(ge=2, le=500)]


class EventClock(Incoming):
    """Hours in the bank of each person, and hours that a finished turn gives back."""

    bank: Annotated[float, Meta(gt=0, le=24 * 366)]
    per_turn: Annotated[float, Meta(ge=0, le=24 * 31)] = 0


class NewEvent(Incoming):
    """The rules of an event, which nobody changes afterwards. `games` are those of a pairing: 2 are both sides."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    format: Format
    game: Name
    scenario: Name
    least: Players
    most: Players
    clock: EventClock
    starts_in: Annotated[float, Meta(gt=0, le=24 * 90)] = 24 * 7
    """Hours until joining ends; it ends earlier when all places are taken."""
    round_days: Annotated[float, Meta(gt=0, le=366)] = 30
    games: Literal[1, 2] = 2
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    options: Annotated[dict[str, str | bool], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    bots: Annotated[str, Meta(max_length=40)] = ""
    fill_to: Annotated[int, Meta(ge=0, le=500)] = 0
    out_after: Annotated[int, Meta(ge=1, le=9)] = 2
    reach: Annotated[int, Meta(ge=1, le=20)] = 3
    answer_days: Annotated[float, Meta(gt=0, le=31)] = 3


class EventQuery(Query, kw_only=True):
    state: Literal["open", "running", "over"] = "open"
    before: float = 9e15


class BalanceQuery(Query, kw_only=True):
    game: Name
    players: Annotated[int, Meta(ge=4, le=64)]


class OfSomebody(Incoming):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class Replacement(Incoming):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    by: Annotated[str, Meta(min_length=1, max_length=60)]


class Extension(Incoming):
    days: Annotated[float, Meta(gt=0, le=60)]


class ChallengeAnswer(Incoming):
    accept: bool


class EventMade(msgspec.Struct):
    id: str
