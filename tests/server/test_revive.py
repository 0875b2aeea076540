"""A stored table comes back without playing its whole game again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from tricorne.core.match import Match
from tricorne.server.base.settings import database_in
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.making import make_new
from tricorne.server.tables.people import digest_of
from tricorne.server.tables.players import Players
from tricorne.server.tables.revive import revive
from tricorne.server.tables.tables import Tables

GAME = "1775-rebellion"


def test_a_long_game_with_undos_comes_back_the_same_from_its_last_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> tuple[Storage, LiveTable]:
        chance = random.Random(3)
        storage = Storage(database_in(tmp_path))
        storage.migrate()
        monkeypatch.setattr("tricorne.api.new_seed", lambda: 3)
        made = make_new(GAME, None, {}, {}, "table", "", [])
        tables = Tables(storage, Players(1))
        await tables.add(made)
        live = await tables.open(made.table)
        person = live.persons[digest_of(made.mine or "")]
        while live.version < 320:
            async with live:
                if live.finished:
                    break
                if chance.random() < 0.03 and live.match.moment > 40:
                    back = live.match.moment - chance.randrange(1, 40)
                    await live.rewind(person, person.seats[0], live.version, back)
                else:
                    question = live.match.question
                    assert question is not None
                    await live.answer(person, question.seat, live.version, chance.choice(list(question.options())))
        return storage, live

    storage, live = asyncio.run(play())
    points = asyncio.run(storage.checkpoints(live.id))
    assert len(points) > 3
    monkeypatch.setattr(Match, "_rebuild_log", lambda _: pytest.fail("the whole game is played again"))
    again = asyncio.run(revive(storage, live.stored)).match
    assert again.answers == live.match.answers
    for seat in (*live.match.game.seats, "observer"):
        assert again.view(seat) == live.match.view(seat)
        assert as_sent(again, seat) == as_sent(live.match, seat)
        assert again.view(seat, at=100) == live.match.view(seat, at=100)


def as_sent(match: Match, seat: str) -> bytes:
    return msgspec.json.encode(match.log(seat))
