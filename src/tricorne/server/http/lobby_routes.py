"""The requests of the lobby, of clocks, of ratings and figures."""

from __future__ import annotations

import hmac
import time
from contextlib import suppress
from typing import Any

from starlette.responses import Response

from tricorne.core.errors import BadSetup
from tricorne.games import game_class
from tricorne.server.base import metrics
from tricorne.server.base.addresses import network_of
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import MAKE
from tricorne.server.club import seating
from tricorne.server.club.accounts import Account
from tricorne.server.club.clocks import clock_in_hours
from tricorne.server.club.lobby import Lobby, lobby_of
from tricorne.server.club.meetings import meeting_of
from tricorne.server.club.statistics import PlayerInfo, Standings, Statistics, player_of, standings_of
from tricorne.server.http import club_messages as messages
from tricorne.server.http import messages as table_messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.files import file_in, respond
from tricorne.server.http.paths import API, TABLE
from tricorne.server.tables.making import Made, links_of, make_new
from tricorne.server.tables.people import LINK, LINKED


async def club_page(call: Call) -> Response:
    return respond(call.request, file_in(call.server.settings.client, "club.html"))


async def push_worker(call: Call) -> Response:
    return respond(call.request, file_in(call.server.settings.client, "js/club/push_worker.js"))


async def figures(call: Call) -> Response:
    """For Prometheus: with the token that was set, or from this machine if none was."""
    token = call.server.settings.metrics_token
    given = call.request.headers.get("authorization", "")
    good = hmac.compare_digest(given.encode(), f"Bearer {token}".encode()) if token else call.address in LOOPBACK
    if not good:
        raise Problem("metrics-closed")
    tables = call.server.tables
    gauges = {
        "tricorne_tables": lambda: float(len(tables)),
        "tricorne_sockets": lambda: float(sum(len(live.audience.lookers()) for live in tables.watched(None))),
        "tricorne_memory_bytes": metrics.memory,
    }
    return Response(metrics.exposition(gauges.items()), media_type="text/plain; version=0.0.4")


async def lobby(call: Call) -> Response:
    visitor = await call.visitor()
    return call.reply(await lobby_of(call.storage, None if visitor is None else visitor.account.id))


async def make_table(call: Call) -> Response:
    call.server.limits.take(MAKE, call.address)
    wish: messages.ClubTable = call.body
    bots = call.server.tables.players.names()
    visitor = await call.acting_visitor()
    if wish.clock is not None and wish.clock.player not in (*game_class(wish.game).minds, *bots):
        raise BadSetup("unknown-player", game=wish.game, seat="", player=wish.clock.player)
    seats = {**wish.seats, **dict.fromkeys(wish.invite, LINK)}
    pack = call.server.packs.get(wish.pack)
    made = make_new(wish.game, wish.scenario, wish.options, seats, wish.luck, wish.name, bots, pack)
    if visitor is None:
        if wish.visibility != LINKED or wish.clock is not None or wish.invite:
            raise Problem("not-signed-in")
        return await _made(call, made)
    call.server.limits.take(MAKE, visitor.account.id)
    plan = await _plan(call, visitor.account, wish)
    return await _made(call, seating.in_club(made, visitor.account, plan, time.time()))


async def _plan(call: Call, host: Account, wish: messages.ClubTable) -> seating.Plan:
    kept: dict[str, str] = {}
    for seat, name in wish.invite.items():
        guest = await call.club.accounts.named(name)
        if guest.id == host.id:
            raise Problem("already-seated")
        if await seating.is_blocked(call.storage, host.id, [guest.id]):
            raise Problem("no-such-person", name=name)
        kept[seat] = guest.id
    clock = wish.clock
    kept_by = None if clock is None else clock_in_hours(clock.bank, clock.per_turn, clock.at_zero, clock.player)
    return seating.Plan(wish.visibility, kept_by, kept, wish.rated and wish.pack is None)


async def _made(call: Call, made: Made) -> Response:
    await call.server.tables.add(made)
    async with await call.server.tables.open(made.table) as live:
        if meeting_of(live) is not None:
            await seating.begin_turns(call.storage, live, time.time())
    return call.reply(links_of(made), 201)


async def claim_time(call: Call) -> Response:
    async with await call.table() as live:
        await call.club.clocks.claim(live, call.person(live), call.body.seat)
        return call.reply({"version": live.version, "moment": live.match.moment})


async def rematch(call: Call) -> Response:
    visitor = await call.member()
    call.server.limits.take(MAKE, visitor.account.id)
    async with await call.table() as live:
        person = call.person(live)
        if person.account != visitor.account.id:
            raise Problem("only-watching")
        if not live.finished:
            raise Problem("not-over")
        known = await seating.rematch_of(call.storage, live.id)
        if known is None:
            made = seating.make_rematch(live, visitor.account, call.server.tables.players.names(), time.time())
            await call.storage.write(*made.statements)
            if await seating.note_rematch(call.storage, live, made.table):
                known = made.table
    if known is None:
        raise Problem("busy")
    async with await call.server.tables.open(known) as fresh:
        await seating.begin_turns(call.storage, fresh, time.time())
        fresh.tell_table()
    return call.reply({"table": known}, 201)


async def ratings(call: Call) -> Response:
    return call.reply(await standings_of(call.storage, call.query.game, call.query.scenario))


async def statistics(call: Call) -> Response:
    return call.reply(await call.club.figures.of(call.query.game, call.query.scenario))


async def player(call: Call) -> Response:
    with suppress(Problem):
        return call.reply(await player_of(call.storage, await call.club.accounts.named(call.path("name"))))
    raise Problem("no-such-person", name=call.path("name"))


LOOPBACK = ("127.0.0.1", network_of("::1"))
FREE: dict[str, Any] = {"needs_key": False}
PAGE: dict[str, Any] = {"media_type": "text/html", "query": None, "needs_key": False}
ENDPOINTS = [
    Endpoint("GET", "/club", club_page, "The page of the club", **PAGE),
    Endpoint(
        "GET",
        "/push-worker.js",
        push_worker,
        "The part of the page that shows notices",
        **{**PAGE, "media_type": "text/javascript"},
    ),
    Endpoint("GET", "/metrics", figures, "Figures for Prometheus", **{**PAGE, "media_type": "text/plain"}),
    Endpoint("GET", API + "/lobby", lobby, "Tables: one's own, invitations, open ones", gives=Lobby),
    Endpoint(
        "POST",
        API + "/tables",
        make_table,
        "Make a table",
        messages.ClubTable,
        gives=table_messages.Links,
        status=201,
        **FREE,
    ),
    Endpoint(
        "POST",
        TABLE + "/claim-time",
        claim_time,
        "Take the win from somebody without time",
        messages.SeatWish,
        gives=table_messages.Done,
    ),
    Endpoint(
        "POST",
        TABLE + "/rematch",
        rematch,
        "Play again with the seats swapped",
        messages.Nothing,
        gives=messages.Rematch,
        status=201,
    ),
    Endpoint(
        "GET",
        API + "/ratings",
        ratings,
        "The members by their rating",
        query=messages.RatingQuery,
        gives=Standings,
        **FREE,
    ),
    Endpoint(
        "GET",
        API + "/statistics",
        statistics,
        "Figures of a game",
        query=messages.RatingQuery,
        gives=Statistics,
        **FREE,
    ),
    Endpoint("GET", API + "/players/{name}", player, "A member's standings", gives=PlayerInfo, **FREE),
]
