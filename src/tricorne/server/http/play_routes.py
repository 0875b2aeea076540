"""Playing and talking at a table: what docs/api.md describes."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from tricorne.bots import SEARCHING
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import GO_BACK, SEATS
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.offers import make_offer
from tricorne.server.http.paths import TABLE
from tricorne.server.storage import writes
from tricorne.server.tables.audience import ChatLine
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.origins import must_not_copy
from tricorne.server.tables.people import Person

# Acting


async def give_answer(call: Call) -> Response:
    body: messages.GiveAnswer = call.body
    live = await call.table()

    async def answer() -> Response:
        await live.answer(call.person(live), body.seat, body.version, body.answer)
        return _done(call, live)

    return await live.as_known(answer)


async def undo(call: Call) -> Response:
    async with await call.table() as live:
        body: messages.Undo = call.body
        await live.undo(call.person(live, GO_BACK), body.seat, body.version, turn=body.turn)
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


async def offer(call: Call) -> Response:
    async with await call.table() as live:
        await make_offer(call.club, live, call.person(live, GO_BACK), call.body)
        return _done(call, live, proposal=live.proposal)


async def concede(call: Call) -> Response:
    async with await call.table() as live:
        await live.concede(call.person(live, GO_BACK), call.body.seat)
        return _done(call, live)


async def leave(call: Call) -> Response:
    live = await call.table()
    if call.body.player in SEARCHING:
        await must_not_copy(call.storage, live.stored, "leave-running")
    async with live:
        free = await call.club.absence.seats(live)
        await live.leave(call.person(live, SEATS), call.body.seat, call.body.player, free)
        return _done(call, live)


async def sit(call: Call) -> Response:
    async with await call.table() as live:
        await live.sit(call.person(live, SEATS), call.body.seat)
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
    Endpoint("POST", TABLE + "/undo", undo, "Take back a choice or a turn", messages.Undo, gives=messages.Done),
    Endpoint("POST", TABLE + "/rewind", rewind, "Propose to go back", messages.Rewind, gives=messages.ProposalDone),
    Endpoint(
        "POST",
        TABLE + "/consent",
        consent,
        "Agree to an offer, refuse or withdraw it",
        messages.Consent,
        gives=messages.ProposalDone,
    ),
    Endpoint(
        "POST",
        TABLE + "/offer",
        offer,
        "Offer a draw, an end without a result, or a pause of the clocks",
        messages.Offer,
        gives=messages.ProposalDone,
    ),
    Endpoint("POST", TABLE + "/concede", concede, "Give up", messages.Concede, gives=messages.Done),
    Endpoint("POST", TABLE + "/leave", leave, "Leave a seat to a bot", messages.Leave, gives=messages.Done),
    Endpoint("POST", TABLE + "/sit", sit, "Sit down again", messages.Sit, gives=messages.Done),
    Endpoint("GET", TABLE + "/chat", chat, "The chat", query=messages.ChatQuery, gives=messages.ChatLines),
    Endpoint("POST", TABLE + "/chat", say, "Say something", messages.Say, gives=ChatLine, status=201),
    Endpoint("GET", TABLE + "/notes", notes, "One's private notes", gives=messages.Notes),
    Endpoint("PUT", TABLE + "/notes", keep_notes, "Keep private notes", messages.Notes, gives=messages.Notes),
]
