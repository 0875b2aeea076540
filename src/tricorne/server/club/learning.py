"""How far members have come in the lessons: what their browsers bring is joined with what is stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
import sqlalchemy as sa
from msgspec import Meta

from tricorne.games import game_ids
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

MOST_LESSONS = 200
MOST_ANSWERS = 400
LESSON_LENGTH = 64
ANSWER_LENGTH = 200

Lesson = Annotated[str, Meta(max_length=LESSON_LENGTH)]
Text = Annotated[str, Meta(max_length=ANSWER_LENGTH)]
Answered = (
    Text | Annotated[list[Text | int], Meta(max_length=2)] | Annotated[dict[Text, Text | int], Meta(max_length=2)]
)
"""One thing in a record: a choice, luck, a choice of a named seat, or luck of a non-player."""


class Progress(msgspec.Struct, forbid_unknown_fields=True):
    """What is finished of a game's lessons, and where the one that was left stands."""

    done: Annotated[list[Lesson], Meta(max_length=MOST_LESSONS)] = msgspec.field(default_factory=list)
    lesson: Lesson = ""
    answers: Annotated[list[Answered], Meta(max_length=MOST_ANSWERS)] = msgspec.field(default_factory=list)
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """When it was left, in milliseconds by the clock of the browser."""


def joined(one: Progress, other: Progress) -> Progress:
    """Everything that is finished in either; of two places, the later one."""
    later = other if other.at > one.at else one
    return msgspec.structs.replace(later, done=sorted({*one.done, *other.done}))


async def learnt(storage: Storage, account: str) -> dict[str, Progress]:
    """How far an account has come, by game."""
    return await storage.read(lambda connection: _read(connection, account))


async def keep(storage: Storage, account: str, brought: Mapping[str, Progress]) -> dict[str, Progress]:
    """Store what a browser knows together with what others have brought; games that are not there are left out."""

    def act(connection: sa.Connection) -> dict[str, Progress]:
        known = _read(connection, account)
        both = {
            game: joined(known.get(game, Progress()), brought[game]) if game in brought else known[game]
            for game in game_ids()
            if game in known or game in brought
        }
        connection.execute(club.learning.delete().where(club.learning.c.account == account))
        rows = [
            {"account": account, "game": game, "progress": msgspec.json.encode(progress).decode()}
            for game, progress in both.items()
        ]
        if rows:
            connection.execute(club.learning.insert(), rows)
        return both

    return await storage.transact(act)


def _read(connection: sa.Connection, account: str) -> dict[str, Progress]:
    c = club.learning.c
    rows = connection.execute(sa.select(c.game, c.progress).where(c.account == account)).all()
    return {game: msgspec.json.decode(text, type=Progress) for game, text in rows}
