"""Help at a table: how the game stands for a seat, and a coach for those who play alone. Never against people."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from tricorne.core.occasions import come_up
from tricorne.core.policy import Indifferent
from tricorne.core.questions import Ask
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import LOOK_BACK
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.chances import must_be_alone
from tricorne.server.http.look_routes import own_question
from tricorne.server.http.paths import TABLE
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.origins import must_not_copy
from tricorne.server.tables.work import WantedCoaching, WantedTurn

ALONE = "coach-running"
FURTHEST_BACK = 200
"""How many answers back somebody's last turn is looked for, at least."""


class CoachingInfo(msgspec.Struct):
    """The options worth a look, the best first, warnings by option, with reasons as messages; and what has come up.

    Of each occasion in the game's key that has come up for the seat, the moment when it first did. With another `turn`
    there is something to look back at.
    """

    advice: list[dict[str, Any]]
    warnings: dict[str, list[Any]]
    occasions: dict[str, int]
    turn: int


class TurnSeenInfo(msgspec.Struct):
    """What one's last turn brought and what came since, as messages; and what was overlooked in it."""

    brought: list[Any]
    since: list[Any]
    overlooked: dict[str, Any] | None


async def standing(call: Call) -> Response:
    async with await call.table() as live:
        person = call.person(live)
        seat = call.query.seat or live.default_seat(person)
        live.may_look(person, seat)
        return call.reply(live.match.standing(seat))


async def coaching(call: Call) -> Response:
    """What a coach says to the question of one's seat; a worker finds it, and no table waits for it."""
    live = await _coached_table(call)
    async with live:
        ask = _coached_question(call, live)
        match = live.match
        task = WantedCoaching(ask.seat, live.position())
        occasions, turn = come_up(match, ask.seat), type(match.game).policy().turn(match.game)
    said = await call.server.tables.players.coach(task, call.share(live.id))
    return call.reply({**said, "occasions": occasions, "turn": turn})


async def looking_back(call: Call) -> Response:
    """What a coach says of one's last turn, when another one of one's own begins."""
    live = await _coached_table(call)
    async with live:
        _coached_question(call, live)
        match = live.match
        begin = next((p.moment for p in reversed(match.checkpoints) if p.moment <= match.moment - FURTHEST_BACK), 0)
        task = WantedTurn(call.person(live).seats, live.position(begin), match.answers[begin:])
    return call.reply(await call.server.tables.players.look_back(task, call.share(live.id)))


async def _coached_table(call: Call) -> LiveTable:
    call.server.limits.take(LOOK_BACK, call.address)
    live = await call.table()
    await must_not_copy(call.storage, live.stored, ALONE)
    return live


def _coached_question(call: Call, live: LiveTable) -> Ask:
    """What a person is asked to whom a coach may speak."""
    ask = own_question(call, live)
    must_be_alone(live, call.person(live), ALONE)
    if isinstance(type(live.match.game).policy(), Indifferent):
        raise Problem("no-coach", game=live.match.game.id)
    return ask


ENDPOINTS = [
    Endpoint(
        "GET",
        TABLE + "/standing",
        standing,
        "How a seat wins, and how it stands",
        query=messages.SeatQuery,
        gives=messages.StandingInfo,
    ),
    Endpoint(
        "GET",
        TABLE + "/coach",
        coaching,
        "What a coach says to one's question, at a table that is played alone",
        query=messages.HintsQuery,
        gives=CoachingInfo,
    ),
    Endpoint(
        "GET",
        TABLE + "/coach/turn",
        looking_back,
        "What one's last turn brought, when the next one begins at a table that is played alone",
        query=messages.HintsQuery,
        gives=TurnSeenInfo,
    ),
]
