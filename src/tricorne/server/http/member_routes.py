"""What a member keeps beside the account: tokens, browsers, blocks, reports."""

from __future__ import annotations

import secrets
import time
from typing import Any

import sqlalchemy as sa
from starlette.responses import Response

from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import WRITE_LETTER
from tricorne.server.club.accounts import (
    MOST_PUSHES,
    MOST_TOKENS,
    delete_where,
    new_id,
)
from tricorne.server.club.notices.push import Browser, checked_browser
from tricorne.server.club.notices.web import checked_address
from tricorne.server.http import club_messages as messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import API, ME
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.people import TOKEN_PREFIX, digest_of

_k, _t = schema.keys.c, schema.tables.c


# Tokens and browsers


async def tokens(call: Call) -> Response:
    visitor = await call.person_member()
    c = club.tokens.c
    query = sa.select(c.id, c.name, c.created).where(c.account == visitor.account.id).order_by(c.created)
    rows = await call.storage.read(lambda connection: connection.execute(query).all())
    return call.reply(messages.TokenList([messages.TokenInfo(*row) for row in rows]))


async def make_token(call: Call) -> Response:
    visitor = await call.person_member()
    token = TOKEN_PREFIX + secrets.token_urlsafe(24)
    row = {
        "id": new_id(),
        "digest": digest_of(token),
        "account": visitor.account.id,
        "name": call.body.name,
        "created": time.time(),
    }
    await _add_at_most(call, club.tokens, row, MOST_TOKENS)
    return call.reply(messages.TokenMade(str(row["id"]), token), 201)


async def drop_token(call: Call) -> Response:
    visitor = await call.person_member()
    await call.storage.write(delete_where(club.tokens, id=call.path("id"), account=visitor.account.id))
    await call.club.dismiss_ended()
    return call.reply(messages.Okay())


async def _add_at_most(call: Call, table: sa.Table, row: dict[str, Any], most: int) -> None:
    """Add a row of somebody's unless there are too many."""
    count = sa.select(sa.func.count()).select_from(table).where(table.c.account == row["account"])

    def act(connection: sa.Connection) -> bool:
        if int(connection.execute(count).scalar() or 0) >= most:
            return False
        connection.execute(table.insert(), row)
        return True

    if not await call.storage.transact(act):
        raise Problem("too-many", limit=most)


async def push_key(call: Call) -> Response:
    assert call.club.channels.pusher is not None
    return call.reply(messages.PushKey(call.club.channels.pusher.public_key))


async def add_push(call: Call) -> Response:
    visitor = await call.member()
    body: messages.NewPush = call.body
    checked_address(body.endpoint, local=call.server.settings.local_addresses)
    checked_browser(Browser(body.endpoint, body.p256dh, body.auth))
    row = {
        "id": new_id(),
        "account": visitor.account.id,
        "endpoint": body.endpoint,
        "p256dh": body.p256dh,
        "auth": body.auth,
        "created": time.time(),
    }
    await call.storage.write(delete_where(club.pushes, endpoint=body.endpoint, account=visitor.account.id))
    await _add_at_most(call, club.pushes, row, MOST_PUSHES)
    return call.reply(messages.PushMade(str(row["id"])), 201)


async def drop_pushes(call: Call) -> Response:
    visitor = await call.member()
    await call.storage.write(delete_where(club.pushes, account=visitor.account.id))
    return call.reply(messages.Okay())


# Company


async def blocked(call: Call) -> Response:
    visitor = await call.member()
    query = (
        sa.select(club.accounts.c.name)
        .join(club.blocks, club.blocks.c.blocked == club.accounts.c.id)
        .where(club.blocks.c.account == visitor.account.id)
        .order_by(club.accounts.c.name_key)
    )
    rows = await call.storage.read(lambda c: c.execute(query).all())
    return call.reply(messages.Names([str(row[0]) for row in rows]))


async def block(call: Call) -> Response:
    visitor = await call.member()
    other = await call.club.accounts.named(call.path("name"))
    if other.id == visitor.account.id:
        raise Problem("no-such-person", name=other.name)
    pair = {"account": visitor.account.id, "blocked": other.id}
    await call.storage.write(delete_where(club.blocks, **pair), (club.blocks.insert(), pair), _reading_changed(pair))
    await call.server.tables.meet_all(visitor.account.id)
    return call.reply(messages.Okay())


async def unblock(call: Call) -> Response:
    visitor = await call.member()
    other = await call.club.accounts.named(call.path("name"))
    pair = {"account": visitor.account.id, "blocked": other.id}
    await call.storage.write(delete_where(club.blocks, **pair), _reading_changed(pair))
    await call.server.tables.meet_all(visitor.account.id)
    return call.reply(messages.Okay())


def _reading_changed(pair: dict[str, str]) -> Statement:
    """Lets every process learn who reads whom now, at the tables of two members."""
    shared = [sa.select(_k.table_id).where(_k.account == sa.bindparam(name)) for name in pair]
    return schema.tables.update().where(*(_t.id.in_(tables) for tables in shared)).values(people=_t.people + 1), pair


async def report(call: Call) -> Response:
    visitor = await call.member()
    call.server.limits.take(WRITE_LETTER, f"report {visitor.account.id}")
    body: messages.Report = call.body
    about = (await call.club.accounts.named(body.name)).id if body.name else None
    row = {
        "id": new_id(),
        "account": visitor.account.id,
        "about": about,
        "table_id": body.table or None,
        "text": body.text,
        "at": time.time(),
    }
    await call.storage.write((club.reports.insert(), row))
    return call.reply(messages.Okay(), 201)


ENDPOINTS = [
    Endpoint("GET", ME + "/tokens", tokens, "One's personal tokens", gives=messages.TokenList),
    Endpoint(
        "POST",
        ME + "/tokens",
        make_token,
        "Make a personal token",
        messages.NewToken,
        gives=messages.TokenMade,
        status=201,
    ),
    Endpoint("DELETE", ME + "/tokens/{id}", drop_token, "Remove a personal token", gives=messages.Okay),
    Endpoint(
        "GET",
        API + "/push-key",
        push_key,
        "The key with which this server signs browser push",
        gives=messages.PushKey,
        needs_key=False,
    ),
    Endpoint(
        "POST",
        ME + "/pushes",
        add_push,
        "Get notices in this browser",
        messages.NewPush,
        gives=messages.PushMade,
        status=201,
    ),
    Endpoint("DELETE", ME + "/pushes", drop_pushes, "No more notices in browsers", gives=messages.Okay),
    Endpoint("GET", ME + "/blocks", blocked, "Whom one has blocked", gives=messages.Names),
    Endpoint("PUT", ME + "/blocks/{name}", block, "Block somebody", gives=messages.Okay),
    Endpoint("DELETE", ME + "/blocks/{name}", unblock, "Unblock somebody", gives=messages.Okay),
    Endpoint(
        "POST",
        API + "/reports",
        report,
        "Report somebody or something",
        messages.Report,
        gives=messages.Okay,
        status=201,
    ),
]
