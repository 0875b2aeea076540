"""Making tables from others, and looking at them: what docs/api.md describes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.responses import Response

from tricorne.core.errors import BadRecord, Refused
from tricorne.core.facts import Pack
from tricorne.core.game import Game
from tricorne.core.questions import Ask
from tricorne.core.record import read
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import LOOK_BACK, MAKE, RECORD_BYTES
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import API, TABLE
from tricorne.server.tables.channels import thought_again
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.making import Made, links_of, make_fork, make_from_record
from tricorne.server.tables.origins import copied_game, must_not_copy

MOST_HINTS = 60
MOST_REASONS = 500


# Making tables


async def import_table(call: Call) -> Response:
    call.server.limits.take(MAKE, call.address)
    players = call.server.tables.players
    record = bytes(call.body.record)
    pack = read(record).setup.pack
    call.server.packs.get(None if pack is None else pack.digest)
    checked = await players.check_record(record)
    if checked.code:
        raise BadRecord(checked.code, **checked.args)
    return await _made(call, make_from_record(record, call.body.name, players.names()))


async def fork_table(call: Call) -> Response:
    call.server.limits.take(MAKE, call.address)
    wish: messages.Fork = call.body
    async with await call.table() as live:
        person = call.person(live)
        moment = live.match.moment if wish.moment is None else wish.moment
        if moment > live.match.moment:
            raise Refused("no-such-moment", moment=moment, last=live.match.moment)
        made = make_fork(live, person, wish.seat, moment, wish.name, call.server.tables.players.names())
    return await _made(call, made)


async def _made(call: Call, made: Made) -> Response:
    await call.server.tables.add(made)
    return call.reply(links_of(made), 201)


# Looking


async def table(call: Call) -> Response:
    async with await call.table() as live:
        return call.reply(live.describe(call.person(live)))


async def view(call: Call) -> Response:
    query: messages.ViewQuery = call.query
    live = await call.table()
    if query.after is not None and query.wait and query.at is None:
        await _wait_for_change(call, live, query.after, query.wait)
    async with live:
        person = call.person(live)
        seat = query.seat or live.default_seat(person)
        live.may_look(person, seat)
        if query.at is not None:
            call.server.limits.take(LOOK_BACK, call.address)
            return call.reply(live.earlier_view(person, seat, query.at))
        online = ",".join(sorted(live.audience.online_seats()))
        said = live.audience.last_said
        proposal = msgspec.json.encode(live.proposal).hex()[:64]
        tag = f'"{live.version}-{seat}-{person.digest[:8]}-{online}-{live.people}-{said}-{proposal}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in call.request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return call.reply(await live.first_view(person, seat), headers=headers)


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
    async with await call.table() as live:
        person = call.person(live)
        seat = query.seat or live.default_seat(person)
        live.may_look(person, seat)
        call.server.limits.take(LOOK_BACK, call.address)
        match = live.match if query.at is None else live.match.at(query.at)
        return call.reply({"log": match.log(seat)[: query.to]})


async def reasons(call: Call) -> Response:
    query: messages.ReasonsQuery = call.query
    async with await call.table() as live:
        call.person(live)
        end = live.match.moment if query.to is None else query.to
        call.server.limits.take(LOOK_BACK, call.address)
        end = min(end, query.start + MOST_REASONS)
        return call.reply({"reasons": thought_again(live.match, query.start, end)})


async def hint(call: Call) -> Response:
    query: messages.HintQuery = call.query
    live = await call.table()
    await _must_be_own_in_the_game(call, live)
    async with live:
        ask = _own_question(call, live)
        if query.option not in ask.options():
            raise Refused("not-offered", answer=query.option, rule=ask.rule, offered=", ".join(ask.options()[:12]))
        found = await asyncio.to_thread(live.match.game.hint, ask, query.option)
        return call.reply(messages.Hint(query.option, found))


async def hints(call: Call) -> Response:
    live = await call.table()
    await _must_be_own_in_the_game(call, live)
    async with live:
        ask = _own_question(call, live)
        options = ask.options()[:MOST_HINTS]
        return call.reply(messages.Hints(await asyncio.to_thread(_all_hints, live.match.game, ask, options)))


def _all_hints(game: Game[Any], ask: Ask, options: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What would come of the options; it may take a moment, and the other tables do not wait for it."""
    found = {option: game.hint(ask, option) for option in options}
    return {option: hint for option, hint in found.items() if hint is not None}


async def _must_be_own_in_the_game(call: Call, live: LiveTable) -> None:
    """Of a copy of a game between people, hints are given to a seat that its maker plays there, and to no other."""
    seats = await copied_game(call.storage, live.stored)
    if seats is not None and call.query.seat not in seats:
        raise Problem("hints-running")


def _own_question(call: Call, live: LiveTable) -> Ask:
    """What a person's seat is asked: nobody gets hints about the questions of others."""
    person, seat = call.person(live), call.query.seat
    person.must_hold(seat)
    call.server.limits.take(LOOK_BACK, call.address)
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
    Endpoint(
        "POST",
        API + "/tables/import",
        import_table,
        "Make a table from a record",
        messages.ImportTable,
        gives=messages.Links,
        status=201,
        most_bytes=RECORD_BYTES + 1_000,
        needs_key=False,
    ),
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
    Endpoint(
        "POST",
        TABLE + "/fork",
        fork_table,
        "Make a private what-if table",
        messages.Fork,
        gives=messages.Links,
        status=201,
    ),
]
