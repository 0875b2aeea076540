"""How people come to sit: invitations taken, given out again and withdrawn, seats claimed and joined."""

from __future__ import annotations

import time

from starlette.responses import Response

from tricorne.core.errors import TricorneError
from tricorne.core.match import PERSON
from tricorne.server.base.errors import Problem
from tricorne.server.club import seating
from tricorne.server.club.accounts import Account
from tricorne.server.club.lobby import People, people_of
from tricorne.server.club.meetings import meeting_of
from tricorne.server.http import club_messages as messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import TABLE
from tricorne.server.tables.invitations import invite, take
from tricorne.server.tables.live import LiveTable


async def take_seat(call: Call) -> Response:
    """What the page of a guest does first with the key of a link."""
    live = await call.server.tables.open(call.path("table"))
    async with live:
        try:
            key = await take(live, call.body.key)
        except TricorneError:
            call.guessing()
            raise
        person = live.person_of(key)
        return call.reply(messages.SeatTaken(key, list(person.seats)))


async def invite_again(call: Call) -> Response:
    body: messages.Invite = call.body
    async with await call.table() as live:
        host = await _host(call, live)
        if body.name:
            if host is None:
                raise Problem("not-signed-in")
            guest = await call.club.accounts.named(body.name)
            await seating.invite_member(call.storage, live, host, guest, body.seat)
            return call.reply(messages.Invited(None, None), 201)
        key = await invite(live, body.seat)
        return call.reply(messages.Invited(key, f"/t/{live.id}#{key}"), 201)


async def withdraw(call: Call) -> Response:
    """The seat gets a key that nobody is told."""
    async with await call.table() as live:
        await _host(call, live)
        await invite(live, call.path("seat"))
        return call.reply(messages.Okay())


async def _host(call: Call, live: LiveTable) -> Account | None:
    """Who invites: whoever made the table, with their account if they have one."""
    visitor = await call.acting_visitor()
    account = None if visitor is None else visitor.account
    if not seating.hosts(live, account) and call.person(live).player != PERSON:
        raise Problem("not-host")
    return account


async def claim_seat(call: Call) -> Response:
    visitor = await call.member()
    async with await call.table() as live:
        call.guessing()
        await seating.claim(call.storage, live, visitor.account, call.body.key, time.time())
        return await _people(call, live)


async def join_table(call: Call) -> Response:
    visitor = await call.member()
    async with await call.table() as live:
        await seating.join(call.storage, live, visitor.account, call.body.seat, time.time())
        return await _people(call, live)


async def decline_seat(call: Call) -> Response:
    visitor = await call.member()
    async with await call.table() as live:
        await seating.decline(call.storage, live, visitor.account, call.body.seat)
        return call.reply(messages.Okay())


async def people(call: Call) -> Response:
    async with await call.table() as live:
        call.person(live)
        return await _people(call, live)


async def _people(call: Call, live: LiveTable) -> Response:
    rematch = await seating.rematch_of(call.storage, live.id)
    return call.reply(await people_of(call.storage, live.id, meeting_of(live), rematch))


ENDPOINTS = [
    Endpoint(
        "POST",
        TABLE + "/take",
        take_seat,
        "Exchange the key of a link for one's own",
        messages.Claim,
        gives=messages.SeatTaken,
        needs_key=False,
    ),
    Endpoint(
        "POST",
        TABLE + "/invitations",
        invite_again,
        "Give out another link for a seat that waits, or keep it for a member",
        messages.Invite,
        gives=messages.Invited,
        status=201,
    ),
    Endpoint(
        "DELETE", TABLE + "/invitations/{seat}", withdraw, "Withdraw the invitation to a seat", gives=messages.Okay
    ),
    Endpoint(
        "POST",
        TABLE + "/claim",
        claim_seat,
        "Take the seats of a link for one's account",
        messages.Claim,
        gives=People,
    ),
    Endpoint(
        "POST",
        TABLE + "/join",
        join_table,
        "Take an open seat, or one that one is invited to",
        messages.SeatWish,
        gives=People,
    ),
    Endpoint("POST", TABLE + "/decline", decline_seat, "Refuse an invitation", messages.SeatWish, gives=messages.Okay),
    Endpoint("GET", TABLE + "/people", people, "Who sits at a table, with their clocks", gives=People),
]
