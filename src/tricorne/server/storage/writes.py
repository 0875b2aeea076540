"""The statements that change what is stored."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from tricorne.core.log import Entry
from tricorne.core.match import Answer, Checkpoint
from tricorne.core.state import encode
from tricorne.server.storage import schema
from tricorne.server.storage.rows import StoredChat, StoredKey, StoredTable
from tricorne.server.storage.storable import Part
from tricorne.server.storage.writer import Statement

_insert_table = schema.tables.insert()
_insert_change = schema.changes.insert()
_insert_checkpoint = schema.checkpoints.insert()
_insert_key = schema.keys.insert()
_insert_chat = schema.chat.insert()
_THIS = schema.tables.c.id == sa.bindparam("this")
_set_finished = schema.tables.update().where(_THIS).values(finished=sa.bindparam("at"))
_set_proposal = schema.tables.update().where(_THIS).values(proposal=sa.bindparam("proposal"))
_set_seen = schema.tables.update().where(_THIS).values(seen=sa.bindparam("at"))
_set_bots = schema.tables.update().where(_THIS).values(has_bots=True)
_change_people = schema.tables.update().where(_THIS).values(people=schema.tables.c.people + 1)
_lose = (
    schema.keys.update()
    .where(schema.keys.c.table_id == sa.bindparam("this"), schema.keys.c.player == sa.bindparam("who"))
    .values(lost=sa.bindparam("at", type_=sa.Float))
)
_set_notes = (
    schema.keys.update()
    .where(schema.keys.c.table_id == sa.bindparam("this"), schema.keys.c.digest == sa.bindparam("who"))
    .values(notes=sa.bindparam("text"))
)


def text(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def table(stored: StoredTable) -> Statement:
    """A table as it was made."""
    return _insert_table, stored._asdict()


def change(table_id: str, version: int, keep: int, answers: list[Answer], why: str, seat: str | None) -> Statement:
    """One change of a table."""
    values = {"version": version, "keep": keep, "answers": text(answers), "why": why, "seat": seat, "at": time.time()}
    return _insert_change, {"table_id": table_id, **values}


def checkpoint(table_id: str, version: int, point: Checkpoint, entries: Sequence[Entry]) -> Statement:
    """A state from which a table can be loaded, with the log since the checkpoint before."""
    return _insert_checkpoint, {
        "table_id": table_id,
        "version": version,
        "moment": point.moment,
        "draws": point.draws,
        "entries": point.entries,
        "seats": text(point.seats),
        "state": encode(point.state).decode(),
        "log": text(entries),
    }


def part(table_id: str, version: int, part: Part, why: str, seat: str | None) -> list[Statement]:
    """A part of a match that was not played at its table."""
    values = {"keep": part.moment, "answers": part.answers, "why": why, "seat": seat, "at": time.time()}
    point = {name: getattr(part, name) for name in ("moment", "draws", "entries", "seats", "state", "log")}
    this = {"table_id": table_id, "version": version}
    return [(_insert_change, {**this, **values}), (_insert_checkpoint, {**this, **point})]


def key(table_id: str, stored: StoredKey) -> Statement:
    """A key of a table."""
    return _insert_key, {"table_id": table_id, **stored._asdict()}


def chat(table_id: str, line: StoredChat) -> Statement:
    """A line of the chat."""
    return _insert_chat, {"table_id": table_id, **line._asdict()}


def notes(table_id: str, digest: str, said: str) -> Statement:
    """A person's private notes."""
    return _set_notes, {"this": table_id, "who": digest, "text": said}


def propose(table_id: str, proposal: str | None) -> Statement:
    """The proposal that waits for consent."""
    return _set_proposal, {"this": table_id, "proposal": proposal}


def people_changed(table_id: str) -> Statement:
    """Somebody sits elsewhere, or is somebody else: every process reads again who is who."""
    return _change_people, {"this": table_id}


def lost(table_id: str, player: str) -> Statement:
    """Somebody's seats go to a bot for good."""
    return _lose, {"this": table_id, "who": player, "at": time.time()}


def finish(table_id: str) -> Statement:
    """The game is over."""
    return _set_finished, {"this": table_id, "at": time.time()}


def seen(table_id: str) -> Statement:
    """Somebody has come to the table."""
    return _set_seen, {"this": table_id, "at": time.time()}


def has_bots(table_id: str) -> Statement:
    """A bot has sat down."""
    return _set_bots, {"this": table_id}
