"""How people come to sit: invitations taken, given out again and withdrawn, seats claimed and joined."""

from __future__ import annotations

import time

from starlette.responses import Response

from tricorne.core.errors import TricorneError
from tricorne.core.match import PERSON
from tricorne.server.base.errors import Problem
from tricorne.server.club import seating
from tricorne.server.club.absence import free_again
from tricorne.server.club.accounts import Account, checked_name
from tricorne.server.club.lobby import People, people_of
from tricorne.server.club.meetings import meeting_of
from tricorne.server.http import club_messages as messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import TABLE
from tricorne.server.tables.invitations import awaited_at, invite, name_guest, take
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import OPEN


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


async def call_oneself(call: Call) -> Response:
    """A name for somebody without an account; an empty one takes it back."""
    name = checked_name(call.body.name) if call.body.name.strip() else ""
    async with await call.table() as live:
        person = call.person(live)
        if person.is_observer:
            raise Problem("only-watching")
        await name_guest(live, person, name)
        return call.reply(messages.Guest(name))


async def invite_again(call: Call) -> Response:
    body: messages.Invite = call.body
    async with await call.table() as live:
        host = await _host(call, live, body.seat)
        guest = None if not body.name else await _guest(call, host, body.name)
        if body.seat in await call.club.absence.seats(live):
            await live.change_people(free_again(live, body.seat))
        if guest is not None:
            await seating.invite_member(call.storage, live, guest, body.seat)
            return call.reply(messages.Invited(None, None), 201)
        key = await invite(live, body.seat, OPEN if live.company.visibility == OPEN else "")
        return call.reply(messages.Invited(key, f"/t/{live.id}#{key}"), 201)


async def _guest(call: Call, host: Account | None, name: str) -> Account:
    """The member whom somebody may invite."""
    if host is None:
        raise Problem("not-signed-in")
    guest = await call.club.accounts.named(name)
    await seating.must_be_invitable(call.storage, host, guest)
    return guest


async def withdraw(call: Call) -> Response:
    """The seat gets a key that nobody is told."""
    async with await call.table() as live:
        seat = call.path("seat")
        await _host(call, live, seat)
        awaited_at(live, seat)
        await invite(live, seat)
        return call.reply(messages.Okay())


async def _host(call: Call, live: LiveTable, seat: str) -> Account | None:
    """Who invites: whoever made the table, with their account if they have one; anybody for who does not come."""
    visitor = await call.acting_visitor()
    account = None if visitor is None else visitor.account
    if seating.hosts(live, account):
        return account
    person = call.person(live)
    away = person.eyes and seat in await call.club.absence.seats(live)
    if not away and person.player != PERSON:
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
    return call.reply(
        await people_of(call.storage, live.id, meeting_of(live), rematch, await call.club.absence.seats(live))
    )


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
    Endpoint("PUT", TABLE + "/guest", call_oneself, "Be called by a name", messages.Guest, gives=messages.Guest),
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
