"""What happened and concerns a member: a row that can be made once, in the transaction of what happened.

What has a time instead, a turn that waits, a clock, somebody who does not come, is found by looking.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from tricorne.server.club.notices.wishes import CHAT, CLOCK, END, INVITATION, OFFER, ROUND, SEAT, TURN
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.offers import Proposal

DUE, TOLD = "due", "told"
LOW_SHARE, LOW_SECONDS = 4.0, 12 * 3_600.0
"""A clock runs low when a quarter of what the turn began with is left, or twelve hours."""
MOST_NOTED = 100
CHALLENGE = "challenge"
_n, _k, _a, _t, _m, _b = (
    club.notices.c,
    schema.keys.c,
    club.accounts.c,
    schema.tables.c,
    club.meetings.c,
    club.blocks.c,
)


class Fact(NamedTuple):
    """Something that concerns a member, at a table or in an event."""

    account: str
    kind: str
    about: str
    table: str | None
    event: str | None
    at: float


def _given(name: str) -> sa.BindParameter[Any]:
    return sa.bindparam(f"n_{name}", type_=_n[name].type)


_COLUMNS = ["account", "kind", "about", "channel", "table_id", "event_id", "at", "state", "tries", "next"]
_fixed: dict[str, sa.ColumnElement[Any]] = {
    "channel": sa.literal(""),
    "state": sa.literal(DUE),
    "tries": sa.literal(0),
    "next": _given("at"),
}
_row = [_fixed[name] if name in _fixed else _given(name) for name in _COLUMNS]
_known = sa.exists().where(
    _n.account == _given("account"), _n.kind == _given("kind"), _n.about == _given("about"), _n.channel == ""
)
_once = club.notices.insert().from_select(_COLUMNS, sa.select(*_row).where(~_known))


def noting(fact: Fact) -> Statement:
    """Note something that is to be told, once."""
    values = {
        "n_account": fact.account,
        "n_kind": fact.kind,
        "n_about": fact.about,
        "n_table_id": fact.table,
        "n_event_id": fact.event,
        "n_at": fact.at,
    }
    return _once, values


def invited(table: str, account: str, seat: str, people: int = 0) -> Statement:
    """A seat is kept for a member. What makes it one: how often it had changed by then who sits where at the table."""
    return noting(Fact(account, INVITATION, f"{table} {seat} {people}", table, None, time.time()))


def offer_name(table: str, proposal: Proposal, version: int) -> str:
    """What makes an offer one: how long it waits; one to go back waits for the next version only."""
    return f"{table} {proposal.kind} {proposal.by} {proposal.until or version}"


def offered(table: str, proposal: Proposal, version: int, accounts: Iterable[str]) -> list[Statement]:
    """Members are to answer an offer."""
    about, now = offer_name(table, proposal, version), time.time()
    return [noting(Fact(account, OFFER, about, table, None, now)) for account in accounts]


def ended(table: str, accounts: Iterable[str]) -> list[Statement]:
    """A game is over."""
    now = time.time()
    return [noting(Fact(account, END, table, table, None, now)) for account in accounts]


def round_begun(event: str, number: int, accounts: Iterable[str]) -> list[Statement]:
    """A round of an event has begun."""
    now = time.time()
    return [noting(Fact(account, ROUND, f"{event} {number}", None, event, now)) for account in accounts]


def challenged(event: str, number: int, account: str) -> Statement:
    """Somebody on a ladder wants a member's place."""
    return noting(Fact(account, OFFER, f"{event} {CHALLENGE} {number}", None, event, time.time()))


# Chat

_earlier = club.notices.alias().c
_was_here = sa.func.coalesce(_k.here_until, 0.0)
_chat_values: dict[str, Any] = {**_fixed, "account": _k.account, "kind": sa.literal(CHAT), "event_id": sa.null()}
_chat = club.notices.insert().from_select(
    _COLUMNS,
    sa.select(*(_chat_values.get(name, _given(name)) for name in _COLUMNS)).where(
        _k.table_id == _given("table_id"),
        _k.account.is_not(None),
        _k.account != sa.bindparam("speaker", type_=_k.account.type),
        _k.seats != "[]",
        _was_here <= _given("at"),
        ~sa.exists().where(
            _earlier.account == _k.account,
            _earlier.kind == CHAT,
            _earlier.table_id == _k.table_id,
            _earlier.channel == "",
            _earlier.at >= _was_here,
        ),
        ~sa.exists().where(_b.account == _k.account, _b.blocked == sa.bindparam("speaker", type_=_k.account.type)),
    ),
)


def said(table: str, line: int, speaker: str) -> Statement:
    """Somebody has said something: those who are away and read them are told, once for each time that they are."""
    return _chat, {"n_table_id": table, "n_about": f"{table} {line}", "n_at": time.time(), "speaker": speaker}


# What is found by looking


def _turn_name() -> sa.ColumnElement[str]:
    return _k.table_id + " " + sa.cast(_k.turn, sa.String)


def _not_noted(kind: str, about: sa.ColumnElement[str], account: Any) -> sa.ColumnElement[bool]:
    return ~sa.exists().where(_n.account == account, _n.kind == kind, _n.about == about, _n.channel == "")


def _members(*columns: Any) -> sa.Select[Any]:
    """The members who are to answer at tables that are being played."""
    return (
        sa.select(*columns)
        .select_from(schema.keys)
        .join(club.accounts, _a.id == _k.account)
        .join(schema.tables, _t.id == _k.table_id)
        .join(club.meetings, _m.table_id == _k.table_id)
        .where(_k.asked_since > 0, _t.finished.is_(None), _m.begun.is_not(None), _k.lost.is_(None))
        .limit(MOST_NOTED)
    )


async def turns(storage: Storage, now: float, delay: float) -> list[Fact]:
    """Turns that have lasted a while and of which nothing is noted; vacations are left in peace."""
    about = _turn_name()
    query = (
        _members(_k.account, about, _k.table_id, _k.asked_since)
        .where(_k.asked_since < now - delay, _not_noted(TURN, about, _k.account))
        .where(sa.func.coalesce(_a.vacation_until, 0) < now)
        .order_by(_k.asked_since)
    )
    rows = await storage.read_aside(lambda c: c.execute(query).all())
    return [Fact(row[0], TURN, row[1], row[2], None, row[3]) for row in rows]


def is_low(now: Any) -> sa.ColumnElement[bool]:
    """Whether little is left on a clock that runs, and something."""
    least = sa.case((_k.bank < LOW_SHARE * LOW_SECONDS, _k.bank / LOW_SHARE), else_=LOW_SECONDS)
    left = _k.runs_from + _k.bank - now
    return sa.and_(left < least, left > 0)


async def low_clocks(storage: Storage, now: float) -> list[Fact]:
    """Clocks that run low, of which nothing is noted in this turn."""
    about = _turn_name()
    query = _members(_k.account, about, _k.table_id).where(is_low(now), _not_noted(CLOCK, about, _k.account))
    rows = await storage.read_aside(lambda c: c.execute(query).all())
    return [Fact(row[0], CLOCK, row[1], row[2], None, now) for row in rows]


class Missing(NamedTuple):
    """Somebody who seems not to come any more: at which table, and what this absence is called."""

    table: str
    player: str
    about: str


async def missing(storage: Storage, late: float) -> list[Missing]:
    """Who has been asked since before a time at a table without a clock, and nobody has been told."""
    about = _turn_name() + " " + _k.player
    noticed = sa.exists().where(_n.table_id == _k.table_id, _n.kind == SEAT, _n.about == about, _n.channel == "")
    changed = sa.exists().where(schema.changes.c.table_id == _k.table_id, schema.changes.c.at > late)
    query = (
        sa.select(_k.table_id, _k.player, about)
        .join(schema.tables, _t.id == _k.table_id)
        .join(club.meetings, _m.table_id == _k.table_id)
        .outerjoin(club.accounts, _a.id == _k.account)
        .where(_k.asked_since < late, _t.finished.is_(None), _m.begun.is_not(None), _m.clock.is_(None))
        .where(_k.taken.is_not(None), _k.lost.is_(None), ~changed, ~noticed)
        .where(sa.func.coalesce(_a.vacation_until, 0) <= late)
        .limit(MOST_NOTED)
    )
    return [Missing(*row) for row in await storage.read_aside(lambda c: c.execute(query).all())]
