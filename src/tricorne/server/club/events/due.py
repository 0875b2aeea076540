"""Where something is to be done: one look at all events that run tells which of them can be left alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from tricorne.server.club.events.stored import IN, RUNNING, WAITING
from tricorne.server.storage import event_schema as rows
from tricorne.server.storage import schema

MOST_STALLED = 200
"""Tables whose bots are woken at once."""
_e, _n, _g, _c = rows.events.c, rows.entrants.c, rows.event_games.c, rows.challenges.c
_k, _t, _h = schema.keys.c, schema.tables.c, schema.changes.c
_NOT_OVER = _g.state.in_((WAITING, RUNNING))


class Mark(NamedTuple):
    """What the next step of an event depends on. While it stays the same, there is none."""

    round: int
    paused: float | None
    is_late: bool
    players: Sequence[int] = ()
    """How many take part, and the sum of their numbers."""
    games: Sequence[int] = ()
    """How many are not over, how many of them have a table, how many tables of them are over."""
    lost: Sequence[int] = ()
    """How many people have lost their seats at those tables."""
    unanswered: Sequence[int] = ()
    """How many challenges have waited too long."""


def marks_of(connection: sa.Connection, now: float) -> dict[str, Mark]:
    """The marks of all events that run, those made first before the others."""

    def by_event(query: sa.Select[Any]) -> dict[str, Sequence[int]]:
        return {row[0]: tuple(row[1:]) for row in connection.execute(query)}

    of_running = (rows.events, _e.id == _n.event_id)
    there = sa.or_(_n.bot != "", _n.account.is_not(None))
    players = by_event(
        sa.select(_n.event_id, sa.func.count(), sa.func.sum(_n.number))
        .join(*of_running)
        .where(_e.state == RUNNING, _n.state == IN, there)
        .group_by(_n.event_id)
    )
    games = by_event(
        sa.select(_g.event_id, sa.func.count(), sa.func.count(_g.table_id), sa.func.count(_t.finished))
        .outerjoin(schema.tables, _t.id == _g.table_id)
        .where(_NOT_OVER)
        .group_by(_g.event_id)
    )
    lost = by_event(
        sa.select(_g.event_id, sa.func.count())
        .join(schema.keys, _k.table_id == _g.table_id)
        .where(_NOT_OVER, _k.lost.is_not(None))
        .group_by(_g.event_id)
    )
    unanswered = by_event(
        sa.select(_c.event_id, sa.func.count())
        .join(rows.events, _e.id == _c.event_id)
        .where(_e.state == RUNNING, _c.state == WAITING, _c.answer_by < now)
        .group_by(_c.event_id)
    )
    running = sa.select(_e.id, _e.round, _e.paused, _e.round_ends).where(_e.state == RUNNING).order_by(_e.created)
    return {
        row.id: Mark(
            row.round,
            row.paused,
            row.round_ends is not None and row.round_ends < now,
            players.get(row.id, ()),
            games.get(row.id, ()),
            lost.get(row.id, ()),
            unanswered.get(row.id, ()),
        )
        for row in connection.execute(running)
    }


def stalled(connection: sa.Connection, before: float) -> list[str]:
    """The tables of events at which nobody but a bot is to answer and none has since a time: theirs has stopped."""
    asked = sa.exists().where(_k.table_id == _t.id, _k.asked_since.is_not(None))
    last = sa.select(_h.at).where(_h.table_id == _t.id).order_by(_h.version.desc()).limit(1).scalar_subquery()
    query = (
        sa.select(_t.id)
        .join(rows.event_games, _g.table_id == _t.id)
        .where(_g.state == RUNNING, _t.finished.is_(None), _t.has_bots, ~asked, last < before)
        .limit(MOST_STALLED)
    )
    return [str(row[0]) for row in connection.execute(query)]
