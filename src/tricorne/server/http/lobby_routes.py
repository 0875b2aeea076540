"""The requests of the lobby, of clocks, of ratings and figures."""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import Any
from zlib import crc32

from starlette.responses import Response

from tricorne.core.errors import BadSetup
from tricorne.core.facts import Pack
from tricorne.games import game_class
from tricorne.server.base import metrics
from tricorne.server.base.addresses import network_of
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import MAKE, SEATS
from tricorne.server.club import seating
from tricorne.server.club.accounts import Account
from tricorne.server.club.clocks import clock_in_hours
from tricorne.server.club.finding import Wanted, open_tables
from tricorne.server.club.lobby import (
    Lobby,
    NextTables,
    TablePage,
    invitations_of,
    own_tables,
    watchable_tables,
)
from tricorne.server.club.meetings import meeting_of
from tricorne.server.club.seeking import Level, Seeking
from tricorne.server.club.statistics import Standings, Statistics, standings_of
from tricorne.server.club.waiting import Waiting, members_here, waiting_for
from tricorne.server.http import club_messages as messages
from tricorne.server.http import messages as table_messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.files import Served, file_in, respond
from tricorne.server.http.paths import API, ME, TABLE
from tricorne.server.tables.making import Made, links_of, make_new
from tricorne.server.tables.people import LINK, LINKED


async def club_page(call: Call) -> Response:
    return respond(call.request, file_in(call.server.settings.client, "club.html"))


async def worker(call: Call) -> Response:
    """The worker of the page, with the version of what it keeps: when that differs, browsers take the new one."""
    folder = call.server.settings.client
    shell = "".join(file_in(folder, name).digest for name in SHELL)
    code = file_in(folder, "js/worker.js").body.replace(b"shell-0", f"shell-{crc32(shell.encode()):x}".encode())
    return respond(call.request, Served(code, "text/javascript"))


async def manifest(call: Call) -> Response:
    return respond(call.request, file_in(call.server.settings.client, "manifest.webmanifest"))


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
        "tricorne_tasks": lambda: float(len(asyncio.all_tasks())),
        "tricorne_memory_bytes": metrics.memory,
    }
    return Response(metrics.exposition(gauges.items()), media_type="text/plain; version=0.0.4")


async def lobby(call: Call) -> Response:
    visitor = await call.visitor()
    account = None if visitor is None else visitor.account.id
    mine, invitations, open_, watch = [await _page(call, name, account) for name in LISTS]
    found = Lobby(
        mine.tables,
        invitations.tables,
        open_.tables,
        watch.tables,
        NextTables(mine.next, invitations.next, open_.next, watch.next),
        call.server.settings.offer_hours,
        [] if account is None else await members_here(call.storage, account),
    )
    return call.reply(found)


async def more_tables(call: Call) -> Response:
    visitor = await call.visitor()
    name = call.path("list")
    if name not in LISTS:
        raise Problem("no-such-page")
    return call.reply(await _page(call, name, None if visitor is None else visitor.account.id, call.query.after))


async def _page(call: Call, name: str, account: str | None, after: str = "") -> TablePage:
    """A page of one of the lists of the lobby."""
    query: messages.OpenQuery = call.query
    if name == "open":
        if query.game:
            game_class(query.game)
        wanted = Wanted(query.game, query.scenario, query.pace, query.language, query.fits, after)
        return await open_tables(call.storage, account, wanted, call.server.settings.offer_hours)
    if name == "watch":
        return await watchable_tables(call.storage, account, after)
    if account is None:
        return TablePage([], None)
    return await (own_tables if name == "mine" else invitations_of)(call.storage, account, after)


async def waiting(call: Call) -> Response:
    """Pages ask again and again: so it is known who is here."""
    visitor = await call.member()
    if call.query.here:
        call.club.presence.calls(visitor.account.id)
    return call.reply(await waiting_for(call.storage, visitor.account.id))


async def make_table(call: Call) -> Response:
    wish: messages.ClubTable = call.body
    pack = call.server.packs.get(wish.pack) if wish.like is None else await _pack_again(call, wish, wish.like)
    return await make_table_with(call, wish, pack)


async def _pack_again(call: Call, wish: messages.ClubTable, table: str) -> Pack | None:
    """The component pack of a table at which somebody has played the same game to its end."""
    if wish.pack is not None:
        raise Problem("bad-request", problem="like: stands instead of pack")
    async with await call.table(table) as live:
        if call.person(live).is_observer:
            raise Problem("only-watching")
        if not live.finished:
            raise Problem("not-over")
        if live.match.game.id != wish.game:
            raise Problem("not-like-this")
        return live.match.setup.pack


async def make_table_with(call: Call, wish: messages.ClubTable, pack: Pack | None) -> Response:
    """Make the table that somebody wishes, with a component pack of theirs."""
    call.server.limits.take(MAKE, call.address)
    bots = call.server.tables.players.names()
    visitor = await call.acting_visitor()
    if wish.clock is not None and wish.clock.player not in (*game_class(wish.game).minds, *bots):
        raise BadSetup("unknown-player", game=wish.game, seat="", player=wish.clock.player)
    seats = {**wish.seats, **dict.fromkeys(wish.invite, LINK)}
    made = make_new(wish.game, wish.scenario, wish.options, seats, wish.luck, wish.name, bots, pack)
    if visitor is None:
        if wish.visibility != LINKED or wish.clock is not None or wish.invite or wish.level is not None:
            raise Problem("not-signed-in")
        return await _made(call, made)
    call.server.limits.take(MAKE, visitor.account.id)
    plan = await _plan(call, visitor.account, wish, rated=wish.rated and pack is None)
    return await _made(call, seating.in_club(made, visitor.account, plan, time.time()))


async def _plan(call: Call, host: Account, wish: messages.ClubTable, *, rated: bool) -> seating.Plan:
    kept: dict[str, str] = {}
    for seat, name in wish.invite.items():
        guest = await call.club.accounts.named(name)
        await seating.must_be_invitable(call.storage, host, guest)
        kept[seat] = guest.id
    clock = wish.clock
    kept_by = None if clock is None else clock_in_hours(clock.bank, clock.per_turn, clock.at_zero, clock.player)
    level = Level() if wish.level is None else Level(wish.level.least, wish.level.most)
    if level.least is not None and level.most is not None and level.least > level.most:
        raise Problem("bad-request", problem="level: least is above most")
    return seating.Plan(wish.visibility, kept_by, kept, rated, Seeking(wish.language, level))


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


async def resume_clocks(call: Call) -> Response:
    async with await call.table() as live:
        await call.club.clocks.resume(live, call.person(live))
        return call.reply(messages.Okay())


async def give_time(call: Call) -> Response:
    body: messages.Gift = call.body
    async with await call.table() as live:
        await call.club.clocks.give_time(live, call.person(live, SEATS), body.seat, body.hours * 3_600.0)
        return call.reply(messages.Okay())


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
    return call.reply(await standings_of(call.storage, call.query.game, call.query.scenario, call.query.after))


async def statistics(call: Call) -> Response:
    return call.reply(await call.club.figures.of(call.query.game, call.query.scenario))


SHELL = ("offline.html", "js/offline.js", "css/tokens.css", "css/app.css", "icon.svg")
"""What js/worker.js keeps for those who are offline."""
LISTS = ("mine", "invitations", "open", "watch")
"""The lists of the lobby, in the order in which it shows them."""
LOOPBACK = ("127.0.0.1", network_of("::1"))
FREE: dict[str, Any] = {"needs_key": False}
PAGE: dict[str, Any] = {"media_type": "text/html", "query": None, "needs_key": False}
ENDPOINTS = [
    Endpoint("GET", "/club", club_page, "The page of the club", **PAGE),
    Endpoint(
        "GET",
        "/worker.js",
        worker,
        "The part of the page that shows notices and says when one is offline",
        **{**PAGE, "media_type": "text/javascript"},
    ),
    Endpoint(
        "GET",
        "/manifest.webmanifest",
        manifest,
        "How the page is installed",
        **{**PAGE, "media_type": "application/manifest+json"},
    ),
    Endpoint("GET", "/metrics", figures, "Figures for Prometheus", **{**PAGE, "media_type": "text/plain"}),
    Endpoint(
        "GET",
        API + "/lobby",
        lobby,
        "Tables: one's own, invitations, open ones, games to watch; the first page of each",
        query=messages.OpenQuery,
        gives=Lobby,
    ),
    Endpoint(
        "GET",
        API + "/lobby/{list}",
        more_tables,
        "One of these lists (mine, invitations, open, watch), page after page",
        query=messages.MoreTables,
        gives=TablePage,
    ),
    Endpoint(
        "GET", ME + "/waiting", waiting, "The tables that wait for one", query=messages.WaitingQuery, gives=Waiting
    ),
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
        "POST", TABLE + "/resume", resume_clocks, "Let the clocks run again", messages.Nothing, gives=messages.Okay
    ),
    Endpoint("POST", TABLE + "/gift", give_time, "Give somebody time", messages.Gift, gives=messages.Okay),
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
        query=messages.StandingsQuery,
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
]
