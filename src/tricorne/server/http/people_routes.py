"""The requests of members' pages, of following, and of the archive."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tricorne.games import game_class
from tricorne.server.base.errors import Problem
from tricorne.server.club.accounts import Account
from tricorne.server.club.archive import ArchivePage, Wanted, archive_of, hide
from tricorne.server.club.profiles import (
    GAMES,
    PlayerInfo,
    follow,
    followed_by,
    hidden_parts,
    player_of,
    set_hidden_parts,
)
from tricorne.server.http import club_messages as messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.messages import Incoming, Number, Query
from tricorne.server.http.paths import API, ME, TABLE

Word = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=120)]


class ArchiveQuery(Query, kw_only=True):
    """Which finished games; `side`, `outcome` and `against` go with a `member`."""

    game: Word = ""
    scenario: Word = ""
    member: Word = ""
    side: Line = ""
    outcome: Literal["", "won", "drawn", "lost"] = ""
    against: Word = ""
    how: Literal["", "played", "conceded", "drawn", "claimed"] = ""
    rated: bool | None = None
    shortest: Number | None = None
    longest: Number | None = None
    since: date | None = None
    until: date | None = None
    after: Annotated[str, Meta(max_length=60)] = ""


class Shown(Incoming):
    """What nobody else sees: parts of one's page, and whether one is here."""

    hides: Annotated[list[Literal["games", "rating", "pace", "presence"]], Meta(max_length=4)]


class Privacy(msgspec.Struct):
    hides: list[str]


async def _named(call: Call, name: str) -> Account:
    """A member by name; whoever tries names learns nothing but that there is no such member."""
    try:
        return await call.club.accounts.named(name)
    except Problem:
        raise Problem("no-such-person", name=name) from None


async def player(call: Call) -> Response:
    visitor = await call.visitor()
    member = await _named(call, call.path("name"))
    return call.reply(await player_of(call.storage, member, None if visitor is None else visitor.account))


async def archive(call: Call) -> Response:
    query: ArchiveQuery = call.query
    visitor = await call.visitor()
    own = "" if visitor is None else visitor.account.id
    if query.game:
        game_class(query.game)
    member = await _named(call, query.member) if query.member else None
    against = await _named(call, query.against) if query.against else None
    if member is None and (query.side or query.outcome or query.against):
        raise Problem("bad-request", problem="side, outcome and against need a member")
    for asked in (member, against):
        if asked is not None and asked.id != own and GAMES in await hidden_parts(call.storage, asked.id):
            raise Problem("games-hidden", name=asked.name)
    wanted = Wanted(
        game=query.game,
        scenario=query.scenario,
        how=query.how,
        rated=query.rated,
        shortest=query.shortest,
        longest=query.longest,
        since=query.since,
        until=query.until,
        account=None if member is None else member.id,
        is_own=member is not None and member.id == own,
        side=query.side,
        outcome=query.outcome,
        against=None if against is None else against.id,
        after=query.after,
    )
    return call.reply(await archive_of(call.storage, wanted))


async def hide_game(call: Call) -> Response:
    return await _hide(call, hides=True)


async def show_game(call: Call) -> Response:
    return await _hide(call, hides=False)


async def _hide(call: Call, *, hides: bool) -> Response:
    visitor = await call.member()
    await hide(call.storage, visitor.account.id, call.path("table"), hides=hides)
    return call.reply(messages.Okay())


async def privacy(call: Call) -> Response:
    visitor = await call.member()
    return call.reply(Privacy(await hidden_parts(call.storage, visitor.account.id)))


async def set_privacy(call: Call) -> Response:
    visitor = await call.member()
    await set_hidden_parts(call.storage, visitor.account.id, list(call.body.hides))
    await call.server.tables.meet_all(visitor.account.id)
    return call.reply(messages.Okay())


async def following(call: Call) -> Response:
    visitor = await call.member()
    return call.reply(messages.Names(await followed_by(call.storage, visitor.account.id)))


async def follow_member(call: Call) -> Response:
    return await _follow(call, follows=True)


async def unfollow_member(call: Call) -> Response:
    return await _follow(call, follows=False)


async def _follow(call: Call, *, follows: bool) -> Response:
    visitor = await call.member()
    other = await _named(call, call.path("name"))
    if other.id == visitor.account.id:
        raise Problem("no-such-person", name=other.name)
    await follow(call.storage, visitor.account.id, other.id, follows=follows)
    return call.reply(messages.Okay())


FREE: dict[str, Any] = {"needs_key": False}
ENDPOINTS = [
    Endpoint("GET", API + "/players/{name}", player, "A member's page", gives=PlayerInfo, **FREE),
    Endpoint(
        "GET", API + "/archive", archive, "Finished games, newest first", query=ArchiveQuery, gives=ArchivePage, **FREE
    ),
    Endpoint("PUT", TABLE + "/hidden", hide_game, "Keep a game out of the archive", gives=messages.Okay),
    Endpoint("DELETE", TABLE + "/hidden", show_game, "Let a game into the archive again", gives=messages.Okay),
    Endpoint("GET", ME + "/privacy", privacy, "What one keeps private", gives=Privacy),
    Endpoint("PUT", ME + "/privacy", set_privacy, "Keep parts of one's page private", Shown, gives=messages.Okay),
    Endpoint("GET", ME + "/follows", following, "Whom one follows", gives=messages.Names),
    Endpoint("PUT", ME + "/follows/{name}", follow_member, "Follow a member", gives=messages.Okay),
    Endpoint("DELETE", ME + "/follows/{name}", unfollow_member, "No longer follow a member", gives=messages.Okay),
]
