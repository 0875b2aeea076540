"""The requests of events: to hold one, to take part, to look at one."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.responses import Response

from tricorne.core.errors import BadSetup
from tricorne.games import game_class
from tricorne.server.base.limits import MAKE
from tricorne.server.club.clocks import clock_in_hours
from tricorne.server.club.events.pools import balance_of
from tricorne.server.club.events.rules import DAY, LADDER, POOLS, Rules, allies_of
from tricorne.server.club.events.shown import BalanceInfo, EventInfo, EventList, list_events
from tricorne.server.club.turns import BOT
from tricorne.server.http import event_messages as messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.club_messages import Nothing
from tricorne.server.http.paths import API
from tricorne.server.tables.making import check_setup

EVENTS = API + "/events"
EVENT = EVENTS + "/{event}"
CHALLENGE = EVENT + "/challenges/{number:int}"
HOUR = 3_600.0
STAND_IN = "normal"


async def events(call: Call) -> Response:
    visitor = await call.visitor()
    account = None if visitor is None else visitor.account.id
    return call.reply(await list_events(call.storage, call.query.state, call.query.before, account))


async def event(call: Call) -> Response:
    return await _shown(call)


async def balance(call: Call) -> Response:
    players = call.query.players
    return call.reply(BalanceInfo(players, *balance_of(players, allies_of(game_class(call.query.game)))))


async def hold_event(call: Call) -> Response:
    visitor = await call.member()
    call.server.limits.take(MAKE, visitor.account.id)
    made = await call.club.event_acts.hold(visitor.account, call.body.name, _rules(call, call.body))
    return call.reply(messages.EventMade(made), 201)


def _rules(call: Call, wish: messages.NewEvent) -> Rules:
    """The rules as they are stored; what cannot be set up is refused here."""
    cls, bots = game_class(wish.game), call.server.tables.players.names()
    if wish.bots and wish.bots not in bots:
        raise BadSetup("unknown-player", game=wish.game, seat="", player=wish.bots)
    check_setup(wish.game, wish.scenario, wish.options)
    stand_in = STAND_IN if STAND_IN in bots else bots[0]
    return Rules(
        format=wish.format,
        game=cls.id,
        scenario=wish.scenario,
        options=wish.options,
        games=1 if wish.format == POOLS else wish.games,
        rounds=wish.rounds,
        least=wish.least,
        most=wish.most,
        starts=time.time() + (0.0 if wish.format == LADDER else wish.starts_in * HOUR),
        round_time=wish.round_days * DAY,
        clock=clock_in_hours(wish.clock.bank, wish.clock.per_turn, BOT, stand_in),
        bots=wish.bots,
        fill_to=wish.fill_to,
        out_after=wish.out_after,
        reach=wish.reach,
        answer_time=wish.answer_days * DAY,
    )


async def _shown(call: Call, *, changed: bool = False) -> Response:
    page = await call.club.event_pages.of(call.path("event"), changed=changed)
    return call.reply_with(page.body, page.packed)


async def _done(call: Call) -> Response:
    """The event as it is after somebody has done something."""
    call.club.events.poke()
    return await _shown(call, changed=True)


async def _do(call: Call, act: Callable[..., Awaitable[Any]], *more: Any) -> Response:
    """Somebody does something with the event of the path."""
    visitor = await call.member()
    await act(call.path("event"), visitor.account, *more)
    return await _done(call)


async def join_event(call: Call) -> Response:
    return await _do(call, call.club.event_acts.join)


async def leave_event(call: Call) -> Response:
    return await _do(call, call.club.event_acts.leave)


async def remove_entrant(call: Call) -> Response:
    return await _do(call, call.club.event_acts.remove, call.body.name)


async def replace_entrant(call: Call) -> Response:
    visitor = await call.member()
    tables = await call.club.event_acts.replace(call.path("event"), visitor.account, call.body.name, call.body.by)
    await call.server.tables.meet_at(tables)
    return await _done(call)


async def pause_event(call: Call) -> Response:
    return await _do(call, call.club.event_acts.pause)


async def resume_event(call: Call) -> Response:
    return await _do(call, call.club.event_acts.resume)


async def extend_event(call: Call) -> Response:
    return await _do(call, call.club.event_acts.extend, call.body.days)


async def end_event(call: Call) -> Response:
    return await _do(call, call.club.event_acts.end)


async def challenge(call: Call) -> Response:
    return await _do(call, call.club.event_acts.challenge, call.body.name)


async def answer_challenge(call: Call) -> Response:
    return await _do(call, call.club.event_acts.answer, int(call.path("number")), call.body.accept)


async def cancel_challenge(call: Call) -> Response:
    return await _do(call, call.club.event_acts.cancel, int(call.path("number")))


FREE: dict[str, Any] = {"needs_key": False}


def _act(path: str, handler: Any, summary: str, body: type = Nothing) -> Endpoint:
    return Endpoint("POST", EVENT + path, handler, summary, body, gives=EventInfo)


ENDPOINTS = [
    Endpoint("GET", EVENTS, events, "Events of a state", query=messages.EventQuery, gives=EventList, **FREE),
    Endpoint("POST", EVENTS, hold_event, "Hold an event", messages.NewEvent, gives=messages.EventMade, status=201),
    Endpoint(
        "GET",
        API + "/pool-balance",
        balance,
        "How even a pool of so many is",
        query=messages.BalanceQuery,
        gives=BalanceInfo,
        **FREE,
    ),
    Endpoint("GET", EVENT, event, "An event: rules, standings, games", gives=EventInfo, **FREE),
    _act("/join", join_event, "Take part, or wait for a place"),
    _act("/leave", leave_event, "Take part no more"),
    _act("/remove", remove_entrant, "Take somebody out (its maker)", messages.OfSomebody),
    _act("/replace", replace_entrant, "Give somebody's place to one who waits (its maker)", messages.Replacement),
    _act("/pause", pause_event, "Let an event pause (its maker)"),
    _act("/resume", resume_event, "Let an event go on (its maker)"),
    _act("/extend", extend_event, "Make the next date later (its maker)", messages.Extension),
    _act("/end", end_event, "End an event (its maker)"),
    _act("/challenges", challenge, "Challenge somebody on a ladder", messages.OfSomebody),
    Endpoint(
        "POST",
        CHALLENGE,
        answer_challenge,
        "Accept or refuse a challenge",
        messages.ChallengeAnswer,
        gives=EventInfo,
    ),
    Endpoint("DELETE", CHALLENGE, cancel_challenge, "Take a challenge back", gives=EventInfo),
]
