"""Whose turn it is, and the clock of each person: kept with their key, in the same transaction as the answer.

The time of a turn is taken off where it is stored, so no process has to remember it. Only tables of the
club pay for this.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from tricorne.server.storage import club_schema as club
from tricorne.server.storage import schema
from tricorne.server.storage.writer import Statement
from tricorne.server.tables.held import Change

BOT = "bot"
CLAIM = "claim"
_k, _m = schema.keys.c, club.meetings.c


class Clock(msgspec.Struct, frozen=True):
    """The time of each person: a bank, what each finished turn gives back, and what comes when nothing is left."""

    bank: float
    per_turn: float = 0
    at_zero: str = BOT
    player: str = "normal"


def later(first: Any, second: Any) -> sa.Case[Any]:
    """The later of two times; the second one may be missing."""
    return sa.case((sa.func.coalesce(second, 0) > first, second), else_=first)


def _parameter(name: str) -> sa.BindParameter[float]:
    return sa.bindparam(name, type_=sa.Float)


_PLAYER = (_k.table_id == sa.bindparam("this"), _k.player == sa.bindparam("who"))
_vacation = sa.select(club.accounts.c.vacation_until).where(club.accounts.c.id == _k.account).scalar_subquery()
_elapsed = sa.case((_k.runs_from < _parameter("now"), _parameter("now") - _k.runs_from), else_=0.0)
_left = _k.bank - _elapsed
_refilled = sa.case(
    (
        _left + _parameter("gain") > _parameter("most"),
        sa.case((_left > _parameter("most"), _left), else_=_parameter("most")),
    ),
    else_=_left + _parameter("gain"),
)
_waits = sa.exists().where(_m.table_id == sa.bindparam("this"), sa.or_(_m.begun.is_(None), _m.paused.is_not(None)))
begin = (
    schema.keys.update()
    .where(*_PLAYER, _k.asked_since.is_(None))
    .values(
        asked_since=_parameter("now"),
        runs_from=sa.case((_waits, sa.null()), else_=later(_parameter("from"), _vacation)),
        turn=_k.turn + 1,
    )
)
"""A person's turn begins. Its clock stands as long as a seat at the table waits for somebody, or all have agreed."""
_all_are_here = (
    club.meetings.update()
    .where(_m.table_id == sa.bindparam("this"), _m.begun.is_(None))
    .values(begun=_parameter("now"))
)
_run = (
    schema.keys.update()
    .where(_k.table_id == sa.bindparam("this"), _k.asked_since.is_not(None), _k.runs_from.is_(None))
    .values(asked_since=_parameter("now"), runs_from=later(_parameter("from"), _vacation))
)
_pause = club.meetings.update().where(_m.table_id == sa.bindparam("this")).values(paused=_parameter("now"))
_resume = club.meetings.update().where(_m.table_id == sa.bindparam("this")).values(paused=None)
_stand = (
    schema.keys.update()
    .where(_k.table_id == sa.bindparam("this"), _k.runs_from.is_not(None))
    .values(bank=_left, runs_from=None)
)
_end = (
    schema.keys.update()
    .where(*_PLAYER, _k.asked_since.is_not(None))
    .values(asked_since=None, runs_from=None, bank=_refilled)
)
_take_back = (
    schema.keys.update()
    .where(*_PLAYER, _k.asked_since.is_not(None))
    .values(asked_since=None, runs_from=None, bank=_left, turn=_k.turn - 1)
)


_asked = later(_k.asked_since, _vacation)
_took = club.paces.insert().from_select(
    ["account", "at", "table_id", "seconds"],
    sa.select(_k.account, _parameter("now"), _k.table_id, _parameter("now") - _asked).where(
        *_PLAYER, _k.account.is_not(None), _k.runs_from.is_not(None), _asked < _parameter("now")
    ),
)
"""How long a member has taken for a turn that ends, without vacations; nothing while clocks stand."""


def passing(table: str, change: Change, clock: Clock | None, runs_from: float) -> list[Statement]:
    """The statements by which the turn passes. A turn that an undo takes back is not counted as one.

    Before `runs_from` no clock runs.
    """
    now = time.time()
    gain, most = (clock.per_turn, clock.bank) if clock is not None else (0.0, 0.0)
    statements: list[Statement] = []
    for player in change.due_before:
        if player not in change.due:
            values: dict[str, Any] = {"this": table, "who": player, "now": now}
            if change.why == "undo":
                statements.append((_take_back, values))
            else:
                statements += [(_took, values), (_end, {**values, "gain": gain, "most": most})]
    begun = [player for player in change.due if player not in change.due_before]
    return [*statements, *(beginning(table, player, now, runs_from) for player in begun)]


def beginning(table: str, player: str, now: float, runs_from: float = 0.0) -> Statement:
    """Somebody's turn begins."""
    return begin, {"this": table, "who": player, "now": now, "from": max(now, runs_from)}


def starting(table: str, runs_from: float) -> list[Statement]:
    """The last seat is taken: from here on the clock of whoever is to answer runs, and they get notices."""
    this, now = {"this": table}, time.time()
    return [(_all_are_here, {**this, "now": now}), (_run, {**this, "now": now, "from": max(now, runs_from)})]


def pausing(table: str) -> list[Statement]:
    """All clocks stand."""
    this, now = {"this": table}, time.time()
    return [(_pause, {**this, "now": now}), (_stand, {**this, "now": now})]


def resuming(table: str, runs_from: float) -> list[Statement]:
    """The clock of whoever is to answer runs again."""
    this, now = {"this": table}, time.time()
    return [(_resume, this), (_run, {**this, "now": now, "from": max(now, runs_from)})]
