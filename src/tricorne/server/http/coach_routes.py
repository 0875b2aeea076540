"""Help at a table: how the game stands for a seat, and a coach for those who play alone. Never against people."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from tricorne.core.policy import Indifferent
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import LOOK_BACK
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.chances import must_be_alone
from tricorne.server.http.look_routes import own_question
from tricorne.server.http.paths import TABLE
from tricorne.server.tables.origins import must_not_copy
from tricorne.server.tables.work import WantedCoaching

ALONE = "coach-running"


class StandingInfo(msgspec.Struct):
    """How a seat wins and how it stands: messages with their arguments."""

    lines: list[dict[str, Any]]
    places: list[dict[str, Any]]
    stages: list[dict[str, Any]]
    stage: str


class CoachingInfo(msgspec.Struct):
    """The options worth a look, the best first, and warnings by option, with reasons as messages."""

    advice: list[dict[str, Any]]
    warnings: dict[str, list[Any]]


async def standing(call: Call) -> Response:
    async with await call.table() as live:
        person = call.person(live)
        seat = call.query.seat or live.default_seat(person)
        live.may_look(person, seat)
        return call.reply(live.match.standing(seat))


async def coaching(call: Call) -> Response:
    """What a coach says to the question of one's seat; a worker finds it, and no table waits for it."""
    call.server.limits.take(LOOK_BACK, call.address)
    live = await call.table()
    await must_not_copy(call.storage, live.stored, ALONE)
    async with live:
        ask = own_question(call, live)
        must_be_alone(live, call.person(live), ALONE)
        if isinstance(type(live.match.game).policy(), Indifferent):
            raise Problem("no-coach", game=live.match.game.id)
        task = WantedCoaching(ask.seat, live.position())
    return call.reply(await call.server.tables.players.coach(task, call.share(live.id)))


ENDPOINTS = [
    Endpoint(
        "GET",
        TABLE + "/standing",
        standing,
        "How a seat wins, and how it stands",
        query=messages.SeatQuery,
        gives=StandingInfo,
    ),
    Endpoint(
        "GET",
        TABLE + "/coach",
        coaching,
        "What a coach says to one's question, at a table that is played alone",
        query=messages.HintsQuery,
        gives=CoachingInfo,
    ),
]
