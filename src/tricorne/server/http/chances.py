"""The chances to win: for people who play alone against bots, and for what is over. Never in a game between people."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from starlette.responses import Response

from tricorne.core.errors import Refused
from tricorne.core.policy import Indifferent
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import ESTIMATE
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import TABLE
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.origins import is_between_people, must_not_copy
from tricorne.server.tables.people import Person
from tricorne.server.tables.work import Estimate

BATCHES = 20
PLAYOUTS = 3
"""In each batch: a worker is free for others after every one of them."""
SECONDS = 4.0


async def chances(call: Call) -> Response:
    """How likely each side wins, from games played on by the heuristic from what one seat knows."""
    query: messages.ChancesQuery = call.query
    live = await call.table()
    await must_not_copy(call.storage, live.stored, "chances-running")
    async with live:
        person = call.person(live)
        seat = query.seat or live.default_seat(person)
        live.may_look(person, seat)
        must_be_alone(live, person)
        call.server.limits.take(ESTIMATE, call.address)
        game = live.match.game
        if isinstance(type(game).policy(), Indifferent):
            raise Refused("no-chances", game=game.id)
        version, moment = live.version, live.match.moment if query.at is None else query.at
        position = live.position(query.at)
        sides = game.sides or tuple((one,) for one in game.seats)
    leaders = tuple(side[0] for side in sides)
    tasks = [Estimate(seat, leaders, position, PLAYOUTS, secrets.randbits(63)) for _ in range(BATCHES)]
    found = await _estimated(call, live, version, tasks)
    shown = [
        messages.SideChance(list(side), round(sum(one[leader] for one in found) / len(found), 3))
        for side, leader in zip(sides, leaders, strict=True)
    ]
    return call.reply(messages.Chances(version, moment, seat, shown, len(found) * PLAYOUTS))


async def _estimated(call: Call, live: LiveTable, version: int, tasks: Sequence[Estimate]) -> list[dict[str, float]]:
    """What the workers find, batch by batch, until time is up. When the table goes on, nobody needs it any more."""
    end = time.monotonic() + SECONDS
    found: list[dict[str, float]] = []
    for task in tasks:
        if found and time.monotonic() > end:
            break
        if live.version != version or await call.request.is_disconnected():
            raise Problem("stale", version=live.version)
        found.append(await call.server.tables.players.estimate(task, call.share(live.id)))
    return found


def must_be_alone(live: LiveTable, person: Person, problem: str = "chances-running") -> None:
    """Refuse help in a game between people, and in one that counts."""
    owners = [owner.seats for owner in live.persons.values() if owner.seats]
    if not live.finished and (person.is_observer or is_between_people(live.stored, owners)):
        raise Problem(problem)
    live.must_not_count()


ENDPOINTS = [
    Endpoint(
        "GET",
        TABLE + "/chances",
        chances,
        "The chances to win, of a table that is over or played alone",
        query=messages.ChancesQuery,
        gives=messages.Chances,
    ),
]
