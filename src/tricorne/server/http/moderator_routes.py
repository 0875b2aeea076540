"""The requests of moderators, and of members on whom they act."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tricorne.server.base.errors import Problem
from tricorne.server.club.moderation import CLOSE, MUTE, RENAME, SUSPEND, Orders, Reports, Wish
from tricorne.server.club.sessions import Visitor
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.club_messages import Nothing, Okay
from tricorne.server.http.messages import Incoming, Query
from tricorne.server.http.paths import API, ME

STOPPED = "stopped"


class NewOrder(Incoming):
    """What is to be done about a member (`name`), and why. `days` for a mute or suspension, `new_name` to rename."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    act: Literal["warn", "mute", "suspend", "lift", "rename", "close"]
    reason: Annotated[str, Meta(min_length=1, max_length=2_000)]
    days: Annotated[float, Meta(gt=0, le=3_660)] | None = None
    new_name: Annotated[str, Meta(max_length=40)] = ""
    table: Annotated[str, Meta(max_length=16)] = ""
    report: Annotated[str, Meta(max_length=16)] = ""


class OrderAnswer(Incoming):
    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class PageQuery(Query, kw_only=True):
    after: Annotated[str, Meta(max_length=60)] = ""


async def _moderator(call: Call) -> Visitor:
    visitor = await call.person_member()
    if not visitor.account.moderator:
        raise Problem("not-moderator")
    return visitor


async def reports(call: Call) -> Response:
    await _moderator(call)
    return call.reply(await call.club.moderation.reports(call.query.after))


async def settle_report(call: Call) -> Response:
    await _moderator(call)
    await call.club.moderation.settle(call.path("id"))
    return call.reply(Okay())


async def orders(call: Call) -> Response:
    await _moderator(call)
    return call.reply(await call.club.moderation.orders(after=call.query.after))


async def give_order(call: Call) -> Response:
    visitor = await _moderator(call)
    wish: NewOrder = call.body
    member = await call.club.accounts.named(wish.name)
    if wish.act in (MUTE, SUSPEND) and wish.days is None:
        raise Problem("bad-request", problem="days")
    if wish.act == RENAME and not wish.new_name:
        raise Problem("bad-name")
    if wish.act == CLOSE:
        await _close(call, wish.table)
    what = Wish(wish.act, wish.reason, wish.days or 0.0, wish.new_name, wish.table, wish.report)
    tables = await call.club.moderation.act(visitor.account, member, what)
    await call.server.tables.meet_at(tables)
    return call.reply(Okay(), 201)


async def _close(call: Call, table: str) -> None:
    """End a game for nobody."""
    async with await call.server.tables.open(table) as live:
        if not live.finished:
            await live.end(STOPPED, (), live.match.game.seats[0])


async def my_orders(call: Call) -> Response:
    visitor = await call.member()
    found = await call.club.moderation.orders(visitor.account.id, call.query.after)
    unnamed = [msgspec.structs.replace(order, moderator=None) for order in found.orders]
    return call.reply(Orders(unnamed, found.next))


async def answer_order(call: Call) -> Response:
    """Also whoever is suspended may answer."""
    visitor = await call.member(suspended_too=True)
    await call.club.moderation.answer(visitor.account, call.path("id"), call.body.text)
    return call.reply(Okay())


ENDPOINTS = [
    Endpoint(
        "GET", API + "/reports", reports, "What members have reported (moderators)", query=PageQuery, gives=Reports
    ),
    Endpoint("POST", API + "/reports/{id}/settled", settle_report, "A report needs nothing more", Nothing, gives=Okay),
    Endpoint("GET", API + "/orders", orders, "What moderators did (moderators)", query=PageQuery, gives=Orders),
    Endpoint(
        "POST",
        API + "/orders",
        give_order,
        "Act on a member (moderators)",
        NewOrder,
        gives=Okay,
        status=201,
    ),
    Endpoint("GET", ME + "/orders", my_orders, "What moderators did about oneself", query=PageQuery, gives=Orders),
    Endpoint("POST", ME + "/orders/{id}/answer", answer_order, "Answer it, once", OrderAnswer, gives=Okay),
]
