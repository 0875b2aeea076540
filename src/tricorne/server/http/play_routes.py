"""Playing and talking at a table: what docs/api.md describes."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import GO_BACK, SEATS
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import TABLE
from tricorne.server.storage import writes
from tricorne.server.tables.audience import ChatLine
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import Person

# Acting


async def give_answer(call: Call) -> Response:
    body: messages.GiveAnswer = call.body
    async with await call.table() as live:
        await live.answer(call.person(live), body.seat, body.version, body.answer)
        return _done(call, live)


async def undo(call: Call) -> Response:
    async with await call.table() as live:
        await live.undo(call.person(live, GO_BACK), call.body.seat, call.body.version)
        return _done(call, live)


async def rewind(call: Call) -> Response:
    body: messages.Rewind = call.body
    async with await call.table() as live:
        await live.rewind(call.person(live, GO_BACK), body.seat, body.version, body.moment)
        return _done(call, live, proposal=live.proposal)


async def consent(call: Call) -> Response:
    async with await call.table() as live:
        await live.consent(call.person(live), call.body.seat, call.body.agree)
        return _done(call, live, proposal=live.proposal)


async def leave(call: Call) -> Response:
    async with await call.table() as live:
        await live.leave(call.person(live, SEATS), call.body.seat, call.body.player)
        return _done(call, live)


async def sit(call: Call) -> Response:
    async with await call.table() as live:
        person = call.person(live, SEATS)
        if await call.club.clocks.has_lost(live, person):
            raise Problem("time-ran-out")
        await live.sit(person, call.body.seat)
        return _done(call, live)


def _done(call: Call, live: LiveTable, **more: Any) -> Response:
    return call.reply({"version": live.version, "moment": live.match.moment, **more})


# Talking


async def say(call: Call) -> Response:
    async with await call.table() as live:
        line = await live.say(call.person(live), call.body.seat, call.body.text)
        return call.reply(line, 201)


async def chat(call: Call) -> Response:
    async with await call.table() as live:
        person = _must_have_key(call.person(live))
        return call.reply(messages.ChatLines(await live.chat(person, call.query.after)))


async def notes(call: Call) -> Response:
    async with await call.table() as live:
        person = _must_have_key(call.person(live))
        return call.reply(messages.Notes(await call.storage.notes(live.id, person.digest)))


async def keep_notes(call: Call) -> Response:
    async with await call.table() as live:
        person = call.person(live)
        if person.is_observer:
            raise Problem("only-watching")
        await call.storage.write(writes.notes(live.id, person.digest, call.body.text))
        return call.reply(call.body)


def _must_have_key(person: Person) -> Person:
    if not person.digest:
        raise Problem("key-missing")
    return person


ENDPOINTS = [
    Endpoint("POST", TABLE + "/answer", give_answer, "Answer", messages.GiveAnswer, gives=messages.Done),
    Endpoint("POST", TABLE + "/undo", undo, "Take back the last choice", messages.Undo, gives=messages.Done),
    Endpoint("POST", TABLE + "/rewind", rewind, "Propose to go back", messages.Rewind, gives=messages.ProposalDone),
    Endpoint(
        "POST",
        TABLE + "/consent",
        consent,
        "Agree to going back, or refuse",
        messages.Consent,
        gives=messages.ProposalDone,
    ),
    Endpoint("POST", TABLE + "/leave", leave, "Leave a seat to a bot", messages.Leave, gives=messages.Done),
    Endpoint("POST", TABLE + "/sit", sit, "Sit down again", messages.Sit, gives=messages.Done),
    Endpoint("GET", TABLE + "/chat", chat, "The chat", query=messages.ChatQuery, gives=messages.ChatLines),
    Endpoint("POST", TABLE + "/chat", say, "Say something", messages.Say, gives=ChatLine, status=201),
    Endpoint("GET", TABLE + "/notes", notes, "One's private notes", gives=messages.Notes),
    Endpoint("PUT", TABLE + "/notes", keep_notes, "Keep private notes", messages.Notes, gives=messages.Notes),
]
