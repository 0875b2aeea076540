"""Looking at a table, now and back, and asking about it: what docs/api.md describes."""

from __future__ import annotations

import asyncio
from typing import Any
from zlib import crc32

import msgspec
from starlette.responses import Response

from tricorne.core.errors import Refused
from tricorne.core.facts import Pack
from tricorne.core.questions import Ask
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import LOOK_BACK
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import TABLE
from tricorne.server.tables.channels import reasons_between
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.origins import copied_game, must_not_copy
from tricorne.server.tables.people import Person
from tricorne.server.tables.work import WantedHints

MOST_HINTS = 60
MOST_REASONS = 500


async def table(call: Call) -> Response:
    async with await call.table() as live:
        return call.reply(live.describe(call.person(live)))


async def view(call: Call) -> Response:
    query: messages.ViewQuery = call.query
    live = await call.table()
    if query.at is not None:
        return await _earlier_view(call, live, query.at)
    if query.after is not None and query.wait:
        await _wait_for_change(call, live, query.after, query.wait)
        live = await call.table()
    async with live:
        person, seat = _looking(call, live)
        online = ",".join(sorted(live.audience.online_seats()))
        said = live.audience.last_said
        proposal = crc32(msgspec.json.encode(live.proposal))
        tag = f'"{live.version}-{seat}-{person.digest[:8]}-{online}-{live.people}-{said}-{proposal}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in call.request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return call.reply(await live.first_view(person, seat), headers=headers)


def _looking(call: Call, live: LiveTable) -> tuple[Person, str]:
    """Who looks, through which of their seats."""
    person = call.person(live)
    seat = call.query.seat or live.default_seat(person)
    live.may_look(person, seat)
    return person, seat


async def _earlier_view(call: Call, live: LiveTable, moment: int) -> Response:
    """A worker goes back to the moment; the table goes on meanwhile."""
    call.server.limits.take(LOOK_BACK, call.address)
    async with live:
        person, seat = _looking(call, live)
        version, found, position = live.version, live.known_view(seat, moment), live.position(moment)
    if found is None:
        found = await call.server.tables.players.view_at(position, seat, call.share(live.id))
    async with live:
        if live.version == version:
            live.keep_view(seat, moment, found)
        return call.reply(live.with_log(person, seat, moment, found))


async def _wait_for_change(call: Call, live: LiveTable, after: int, seconds: float) -> None:
    async with live:
        call.person(live)
        if live.version > after:
            return
        changed = live.audience.changed
    live.audience.waiting += 1
    try:
        await asyncio.wait_for(changed.wait(), seconds)
    except TimeoutError:
        return
    finally:
        live.audience.waiting -= 1


async def game_log(call: Call) -> Response:
    query: messages.LogQuery = call.query
    call.server.limits.take(LOOK_BACK, call.address)
    async with await call.table() as live:
        _, seat = _looking(call, live)
        return call.reply({"log": live.log(seat, query.at)[: query.to]})


async def reasons(call: Call) -> Response:
    query: messages.ReasonsQuery = call.query
    call.server.limits.take(LOOK_BACK, call.address)
    async with await call.table() as live:
        call.person(live)
        end = live.match.moment if query.to is None else query.to
        end = min(end, query.start + MOST_REASONS, live.match.moment)
        version, wanted = live.version, live.reasons_wanted(query.start, end)
    found = [] if wanted is None else await call.server.tables.players.reasons(wanted, call.share(live.id))
    async with live:
        if live.version == version:
            live.match.reasons.update(found)
        return call.reply({"reasons": reasons_between(live.match, query.start, end)})


async def hint(call: Call) -> Response:
    option = call.query.option
    found = await _hints(call, option)
    return call.reply(messages.Hint(option, found.get(option)))


async def hints(call: Call) -> Response:
    return call.reply(messages.Hints(await _hints(call)))


async def _hints(call: Call, option: str | None = None) -> dict[str, dict[str, Any]]:
    """What would come of an option, or of the first of them; a worker tells, and no table waits for it."""
    call.server.limits.take(LOOK_BACK, call.address)
    live = await call.table()
    await _must_be_own_in_the_game(call, live)
    async with live:
        live.must_not_count()
        ask = own_question(call, live)
        whole = [answer.name for answer in live.match.game.whole_answers(ask)]
        if option is not None and option not in (*whole, *ask.options()):
            raise Refused("not-offered", answer=option, rule=ask.rule, offered=", ".join(ask.options()[:12]))
        options = (whole or ask.options())[:MOST_HINTS] if option is None else [option]
        task = WantedHints(ask.seat, options, live.position())
    return await call.server.tables.players.hints(task, call.share(live.id))


async def _must_be_own_in_the_game(call: Call, live: LiveTable) -> None:
    """Of a copy of a game between people, hints are given to a seat that its maker plays there, and to no other."""
    seats = await copied_game(call.storage, live.stored)
    if seats is not None and call.query.seat not in seats:
        raise Problem("hints-running")


def own_question(call: Call, live: LiveTable) -> Ask:
    """What a person's seat is asked: nobody gets hints about the questions of others."""
    person, seat = call.person(live), call.query.seat
    person.must_hold(seat)
    live.check_version(seat, call.query.version)
    ask = live.match.question_for(seat)
    if type(ask) is not Ask:
        raise Refused("not-your-turn", seat=seat, asked=", ".join(live.asked))
    return ask


async def pack(call: Call) -> Response:
    async with await call.table() as live:
        call.person(live)
        if live.match.setup.pack is None:
            raise Problem("no-pack")
        return call.reply(live.match.setup.pack)


async def record(call: Call) -> Response:
    live = await call.table()
    await must_not_copy(call.storage, live.stored, "record-running")
    async with live:
        call.person(live)
        if not live.finished:
            raise Problem("record-running")
        name = f"{live.stored.game}-{live.id}.json"
        return call.reply(live.match.record(), headers={"content-disposition": f'attachment; filename="{name}"'})


ENDPOINTS = [
    Endpoint("GET", TABLE, table, "A table", gives=messages.TableInfo),
    Endpoint("GET", TABLE + "/view", view, "What a seat sees", query=messages.ViewQuery, gives=messages.ViewInfo),
    Endpoint("GET", TABLE + "/log", game_log, "The log of a seat", query=messages.LogQuery, gives=messages.LogLines),
    Endpoint(
        "GET",
        TABLE + "/reasons",
        reasons,
        "Why non-players answered what they did",
        query=messages.ReasonsQuery,
        gives=messages.Reasons,
    ),
    Endpoint(
        "GET",
        TABLE + "/hint",
        hint,
        "What would come of an option",
        query=messages.HintQuery,
        gives=messages.Hint,
    ),
    Endpoint(
        "GET",
        TABLE + "/hints",
        hints,
        "What would come of each option",
        query=messages.HintsQuery,
        gives=messages.Hints,
    ),
    Endpoint("GET", TABLE + "/pack", pack, "The component pack of a table", gives=Pack),
    Endpoint("GET", TABLE + "/record", record, "The record of a finished game", gives=dict[str, Any]),
]
