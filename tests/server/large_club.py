"""A club with many members, results and open tables, made directly in the database, and its pages.

`python -m tests.server.large_club` makes one on SQLite and one on PostgreSQL and prints how long each page takes.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import islice, product
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tests.server.postgres import Postgres
from tricorne.games import game_class
from tricorne.server.base.settings import database_in
from tricorne.server.base.strength import ACCOUNT
from tricorne.server.club.accounts import Account
from tricorne.server.club.archive import Wanted, archive_of
from tricorne.server.club.events.shown import event_info, list_events
from tricorne.server.club.finding import Wanted as Sought
from tricorne.server.club.finding import open_tables
from tricorne.server.club.lobby import invitations_of, own_tables, watchable_tables
from tricorne.server.club.profiles import followed_by, player_of
from tricorne.server.club.statistics import standings_of
from tricorne.server.storage import club_schema as club
from tricorne.server.storage import event_schema as events
from tricorne.server.storage import schema
from tricorne.server.storage.storage import Storage

Row = dict[str, Any]
DAY = 86_400.0
GAMES = ("liberty", "1775-rebellion", "prelude-to-rebellion")
AT_ONCE = 5_000
TIMES = 15


class Size(NamedTuple):
    """How large a club is; of what is open or runs, so many tables."""

    members: int = 10_000
    results: int = 100_000
    open: int = 2_000
    running: int = 3_000
    events: int = 300


SMALL = Size(members=300, results=2_000, open=150, running=100, events=30)


class LargeClub:
    """The rows of a club. The first member has played far more than all others, and against the second."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self._luck = Random(20)
        self._now = time.time()
        self._sides = {game: sides_of(game) for game in GAMES}

    def fill(self, engine: sa.Engine) -> None:
        """Write everything into an empty database. PostgreSQL counts its rows by and by, here at once."""
        with engine.begin() as connection:
            self._put(connection, club.accounts, self._members())
            self._put(connection, club.follows, self._pairs("followed"))
            self._put(connection, club.blocks, self._pairs("blocked"))
            self._put(connection, club.ratings, self._ratings())
            played = [self._played(number) for number in range(self.size.results)]
            running = [self._seeks(number) for number in range(self.size.open)]
            running += [self._runs(number) for number in range(self.size.running)]
            for table in (schema.tables, club.meetings, schema.keys):
                self._put(connection, table, (row for one in played + running for row in one[table.name]))
            for table in (club.results, club.parts, club.rating_steps, club.paces):
                self._put(connection, table, (row for one in played for row in one[table.name]))
            self._put(connection, events.events, self._events())
            self._put(connection, club.notices, self._notices())
            self._put(connection, club.notice_wishes, self._wishes())
            self._put(connection, events.entrants, self._entrants())
            self._put(connection, events.event_games, self._event_games())
            if engine.dialect.name != "sqlite":
                connection.exec_driver_sql("ANALYZE")

    @staticmethod
    def _put(connection: sa.Connection, table: sa.Table, rows: Iterator[Row]) -> None:
        while some := list(islice(rows, AT_ONCE)):
            connection.execute(table.insert(), some)

    def _members(self) -> Iterator[Row]:
        for number in range(self.size.members):
            yield {
                "id": member(number),
                "name": f"Member {number}",
                "name_key": f"member {number}",
                "password": "",
                "language": ("en", "es")[number % 2],
                "created": self._now - 900 * DAY,
                "webhook_kind": "plain",
                "vacation_year": 0,
                "vacation_used": 0,
                "seen": self._now - self._luck.random() * 4 * DAY,
            }

    def _pairs(self, name: str) -> Iterator[Row]:
        for number in range(self.size.members):
            for other in {self._luck.randrange(self.size.members) for _ in range(3)} - {number}:
                yield {"account": member(number), name: member(other)}

    def _ratings(self) -> Iterator[Row]:
        for number in range(self.size.members):
            for game in GAMES:
                for scenario in ("", next(iter(game_class(game).scenarios))):
                    mean = self._luck.gauss(1500, 200)
                    row = {"mean": mean, "spread": self._luck.uniform(60, 300), "played": 20, "won": 10}
                    yield {"account": member(number), "game": game, "scenario": scenario, **row}

    def _somebody(self) -> int:
        """A member; one in fifty times the first."""
        return 0 if self._luck.random() < 0.02 else self._luck.randrange(self.size.members)

    def _table(self, name: str, *, finished: float | None, created: float) -> tuple[Row, str]:
        game = self._luck.choice(GAMES)
        row = {
            "id": name,
            "game": game,
            "name": "",
            "setup": "{}",
            "luck": "table",
            "created": created,
            "finished": finished,
            "has_bots": False,
            "people": 0,
            "seen": finished or created,
            "scenario": self._luck.choice(list(game_class(game).scenarios)),
        }
        return row, game

    def _key(self, table: str, player: str, seats: list[str], **more: Any) -> Row:
        row: Row = {"table_id": table, "digest": f"{table} {player}", "seats": json.dumps(seats), "player": player}
        usual: Row = {"notes": "", "account": None, "offer": "", "asked_since": None, "taken": None}
        return {**row, **usual, **more}

    def _meeting(self, table: str, host: int | None, *, seeks: float | None = None, **more: Any) -> Row:
        bank = self._luck.choice((None, 5_400.0, 3 * DAY, 14 * DAY))
        row = {"visibility": "open", "rated": True, "seeks": seeks, "bank": bank, "language": "", "least": None}
        row |= {"clock": None if bank is None else json.dumps({"bank": bank}), "begun": None if seeks else self._now}
        return {"table_id": table, "host": None if host is None else member(host), "most": None, **row, **more}

    def _played(self, number: int) -> dict[str, list[Row]]:
        name = f"r{number}"
        first = self._somebody()
        second = 1 if first == 0 and number % 3 == 0 else self._luck.randrange(self.size.members)
        second = (first + 1) % self.size.members if second == first else second
        finished = self._now - (self.size.results - number) * 600.0
        table, game = self._table(name, finished=finished, created=finished - 20 * DAY)
        sides = self._sides[game]
        people = {first: sides[0], second: sides[1]}
        moments = self._luck.randrange(100, 900)
        how = self._luck.choices(("played", "conceded", "drawn", "claimed"), (80, 15, 3, 2))[0]
        common = {"game": game, "scenario": table["scenario"], "finished": finished, "moments": moments, "how": how}
        winner = -1 if how == "drawn" else self._luck.choice(list(people))
        seats = {seat: ACCOUNT + member(one) for one, side in people.items() for seat in side}
        places = {seat: 1 if winner in (one, -1) else 2 for one, side in people.items() for seat in side}
        result = {
            **common,
            "table_id": name,
            "begun": finished - 20 * DAY,
            "winners": json.dumps(list(people.get(winner, []))),
            "places": json.dumps(places),
            "scores": "{}",
            "seats": json.dumps(seats),
            "gone": "[]",
            "hidden": number % 50 == 0,
            "state": "counted" if number % 4 else "unrated",
        }
        part = {**common, "table_id": name, "rated": bool(number % 4), "gone": False, "hides": False}
        won = {one: "drawn" if winner == -1 else "won" if one == winner else "lost" for one in people}
        return {
            "tables": [table],
            "meetings": [self._meeting(name, first)],
            "keys": [
                *(self._key(name, str(one), side, account=member(one), taken=finished) for one, side in people.items()),
                self._key(name, "observer", []),
            ],
            "results": [result],
            "parts": [
                {
                    **part,
                    "account": member(one),
                    "side": "+".join(side),
                    "place": places[side[0]],
                    "outcome": won[one],
                    "expected": 0.5,
                    "score": float(won[one] == "won"),
                }
                for one, side in people.items()
            ],
            "rating_steps": [
                {"account": member(one), "table_id": name, "game": game, "at": finished, "mean": 1500, "spread": 90}
                for one in people
            ],
            "paces": [
                {"account": member(one), "at": finished - turn * DAY, "table_id": name, "seconds": turn * 900.0}
                for one in people
                for turn in range(2)
            ],
        }

    def _seeks(self, number: int) -> dict[str, list[Row]]:
        name, host = f"o{number}", self._luck.randrange(self.size.members)
        created = self._now - number * 60.0
        table, game = self._table(name, finished=None, created=created)
        sides = self._sides[game]
        level = self._luck.choice(((None, None), (1300, 1700), (1600, None)))
        meeting = self._meeting(name, host, seeks=created, language=self._luck.choice(("", "en", "es")))
        kept = member(0) if number % 20 == 0 else ""
        return {
            "tables": [table],
            "meetings": [{**meeting, "least": level[0], "most": level[1]}],
            "keys": [
                self._key(name, "host", sides[0], account=member(host), asked_since=created, taken=created),
                self._key(name, "guest", sides[1][:1], offer="open"),
                *([self._key(name, "kept", sides[1][1:], offer=kept)] if kept else ()),
                self._key(name, "observer", []),
            ],
        }

    def _runs(self, number: int) -> dict[str, list[Row]]:
        name, first = f"g{number}", self._somebody()
        created = self._now - number * 300.0
        table, game = self._table(name, finished=None, created=created)
        people = [first, (first + 1 + self._luck.randrange(self.size.members - 1)) % self.size.members]
        return {
            "tables": [table],
            "meetings": [self._meeting(name, first)],
            "keys": [
                *(
                    self._key(name, str(one), side, account=member(one), taken=created, asked_since=created)
                    for one, side in zip(people, self._sides[game], strict=True)
                ),
                self._key(name, "observer", []),
            ],
        }

    def _notices(self) -> Iterator[Row]:
        """What was told of tables that run; nothing is due, so that looking for it changes nothing."""
        for number in range(self.size.running):
            for turn, channel in product(range(10), ("", "mail")):
                yield {
                    "account": member(number % self.size.members),
                    "kind": "turn",
                    "about": f"g{number} {turn}",
                    "channel": channel,
                    "table_id": f"g{number}",
                    "at": self._now - turn * DAY,
                    "state": "sent" if channel else "told",
                    "tries": 1,
                    "next": self._now - turn * DAY,
                }

    def _wishes(self) -> Iterator[Row]:
        for number in range(0, self.size.members, 3):
            yield {
                "account": member(number),
                "channels": "{}",
                "zone": "UTC",
                "clock_wakes": False,
                "digest": 7,
                "digest_next": self._now + DAY,
            }

    def _events(self) -> Iterator[Row]:
        for number in range(self.size.events):
            yield {
                "id": f"e{number}",
                "maker": member(number),
                "name": f"Event {number}",
                "state": ("open", "running", "over")[number % 3],
                "why": "",
                "rules": json.dumps(RULES),
                "created": self._now - number * DAY,
                "starts": self._now,
                "round": 6 if number % 3 else 0,
            }

    def _entrants(self) -> Iterator[Row]:
        for number in range(self.size.events):
            for one in range(64 if number < 3 else 8):
                yield {
                    "event_id": f"e{number}",
                    "number": one,
                    "account": member(one),
                    "bot": "",
                    "rating": 1500.0 + one,
                    "place": one + 1,
                    "state": "in",
                    "why": "",
                    "joined": self._now,
                }

    def _event_games(self) -> Iterator[Row]:
        for event, turn, board, number in product((1, 2), range(6), range(32), (0, 1)):
            pair = [board, 32 + (board + turn) % 32]
            yield {
                "event_id": f"e{event}",
                "round": turn + 1,
                "board": board,
                "number": number,
                "sides": json.dumps(pair if number else pair[::-1]),
                "table_id": f"{event}-{turn}-{board}-{number}",
                "state": "over",
                "scores": json.dumps([1.0, 0.0] if board % 3 else [0.5, 0.5]),
                "margins": "[0, 0]",
                "how": "played",
            }


RULES: Row = {
    "format": "swiss",
    "game": "liberty",
    "scenario": "campaign",
    "options": {},
    "games": 2,
    "rounds": 6,
    "least": 8,
    "most": 64,
    "starts": 0.0,
    "round_time": 30 * DAY,
    "clock": {"bank": 3 * DAY, "per_turn": 0.0},
}


def member(number: int) -> str:
    return f"m{number}"


def sides_of(game: str) -> list[list[str]]:
    """The seats of a game in two halves."""
    seats = list(game_class(game).seats)
    return [seats[: len(seats) // 2], seats[len(seats) // 2 :]]


def account_of(key: str, connection: sa.Connection) -> Account:
    """An account by the key of its name."""
    return Account(*connection.execute(sa.select(club.accounts).where(club.accounts.c.name_key == key)).one())


Page = Callable[[Storage], Awaitable[Any]]


def pages() -> dict[str, Page]:
    """The lists and pages of the club, as they are asked for."""
    ago = datetime.now(UTC).date() - timedelta(days=100)
    filters: dict[str, Wanted] = {
        "all": Wanted(),
        "game": Wanted(game="liberty"),
        "game and scenario": Wanted(game="liberty", scenario=list(game_class("liberty").scenarios)[-1]),
        "how": Wanted(how="claimed"),
        "rated": Wanted(rated=False),
        "longest": Wanted(longest=110),
        "no such length": Wanted(shortest=10_000),
        "days": Wanted(since=ago, until=ago + timedelta(days=2)),
        "member": Wanted(account=member(0)),
        "member and outcome": Wanted(account=member(0), outcome="drawn"),
        "head to head": Wanted(account=member(0), against=member(1)),
    }
    found: dict[str, Sought] = {
        "all": Sought(),
        "game": Sought(game="liberty"),
        "pace": Sought(pace="evening"),
        "language": Sought(language="es"),
        "level": Sought(fits=True),
        "everything": Sought("liberty", "", "days", "es", True),
    }

    async def profile(storage: Storage, *members: int) -> Any:
        people = [await storage.read(partial(account_of, f"member {one}")) for one in members]
        return await player_of(storage, *people)

    return {
        "lobby: my tables": lambda s: own_tables(s, member(0)),
        "lobby: my tables, a later page": lambda s: own_tables(s, member(0), "1000"),
        "lobby: invitations": lambda s: invitations_of(s, member(0)),
        "lobby: to watch": lambda s: watchable_tables(s, member(0)),
        "lobby: followed": lambda s: followed_by(s, member(0)),
        **{f"open tables: {name}": _find(one) for name, one in found.items()},
        **{f"archive: {name}": _look_up(one) for name, one in filters.items()},
        "member's page": lambda s: profile(s, 7, 8),
        "member's page, head to head": lambda s: profile(s, 0, 1),
        "ratings": lambda s: standings_of(s, "liberty", ""),
        "events": lambda s: list_events(s, "running", 9e15, member(0)),
        "an event of 64, six rounds": lambda s: s.read_aside(lambda c: event_info(c, "e1")),
    }


def _find(wanted: Sought) -> Page:
    return lambda storage: open_tables(storage, member(0), wanted, 72)


def _look_up(wanted: Wanted) -> Page:
    return lambda storage: archive_of(storage, wanted)


def made_in(url: str, size: Size) -> Storage:
    """A database with a large club."""
    storage = Storage(url)
    storage.migrate()
    engine = sa.create_engine(storage.url)
    LargeClub(size).fill(engine)
    engine.dispose()
    return storage


async def measured(storage: Storage, clock: Callable[[], float]) -> dict[str, float]:
    """By page: the median of how many milliseconds it takes until it can be sent."""
    found: dict[str, float] = {}
    for name, page in pages().items():
        took = []
        for _ in range(TIMES):
            start = clock()
            msgspec.json.encode(await page(storage))
            took.append((clock() - start) * 1_000)
        found[name] = median(took)
    return found


def main() -> None:
    columns: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        storage = made_in(database_in(Path(folder)), Size())
        columns["SQLite"] = asyncio.run(measured(storage, time.perf_counter))
        columns["processor"] = asyncio.run(measured(storage, time.process_time))
        storage.close()
    if "--sqlite" not in sys.argv and Postgres.install():
        cluster = Postgres()
        cluster.start()
        storage = made_in(cluster.url, Size())
        columns["PostgreSQL"] = asyncio.run(measured(storage, time.perf_counter))
        storage.close()
        cluster.remove()
    lines = [f"| median, ms | {' | '.join(columns)} |"]
    lines += [f"| {name} | {' | '.join(f'{column[name]:.1f}' for column in columns.values())} |" for name in pages()]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
