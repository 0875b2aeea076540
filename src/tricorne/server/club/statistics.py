"""Figures of a game: how often each seat wins, how long games last, how bots fare, who leads."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from math import inf
from statistics import median
from typing import Any

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import BadSetup
from tricorne.games import game_class
from tricorne.server.base.strength import ACCOUNT, START
from tricorne.server.club.pages import along
from tricorne.server.club.results import CLAIMED, CONCEDED, GUEST, PLAYED
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

SHOWN = 25
BINS = 12
MOST_GAMES = 20_000
KNOWN_SECONDS = 60.0
_r, _g, _a = club.results.c, club.ratings.c, club.accounts.c
_d = club.side_ratings.c


class Standing(msgspec.Struct):
    name: str
    rating: int
    spread: int
    played: int
    won: int


class SideStanding(msgspec.Struct):
    """How many points a side is worth to whoever plays it: the seats of it, joined by +."""

    side: str
    points: int
    spread: int
    played: int
    won: int


class Standings(msgspec.Struct):
    game: str
    scenario: str
    standings: list[Standing]
    sides: list[SideStanding]
    next: str | None
    """To be given as `after` for the next page."""


class SeatFigures(msgspec.Struct):
    seat: str
    games: int
    won: int


class PlayerFigures(msgspec.Struct):
    player: str
    games: int
    won: int


class LengthBin(msgspec.Struct):
    start: int
    end: int
    games: int


class Statistics(msgspec.Struct):
    game: str
    scenario: str
    games: int
    draws: int
    forfeits: int
    seats: list[SeatFigures]
    players: list[PlayerFigures]
    lengths: list[LengthBin]
    median_length: int


async def standings_of(storage: Storage, game: str, scenario: str, after: str = "") -> Standings:
    """The members by their rating; those whose rating is sure come before those who have only begun."""
    query = (
        sa.select(_a.name, _g.mean, _g.spread, _g.played, _g.won)
        .join(club.accounts, _a.id == _g.account)
        .outerjoin(club.profiles, club.profiles.c.account == _g.account)
        .where(_g.game == game_class(game).id, _g.scenario == scenario)
        .where(sa.func.coalesce(club.profiles.c.hides, "").not_like('%"rating"%'))
    )
    sides = (
        sa.select(_d.side, _d.mean, _d.spread, _d.played, _d.won)
        .where(_d.game == game_class(game).id, _d.scenario == scenario)
        .order_by(_d.mean.desc(), _d.side)
    )
    best = await along(storage, query, (club.SURE, _g.account), SHOWN, after)
    found = [Standing(row.name, round(row.mean), round(row.spread), row.played, row.won) for row in best.rows]
    rows = await storage.read(lambda c: c.execute(sides).all())
    worth = [SideStanding(one.side, round(one.mean - START), round(one.spread), one.played, one.won) for one in rows]
    return Standings(game, scenario, found, worth, best.next)


class Figures:
    """The figures of games, found again only after a while: everybody who asks meanwhile gets the same."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[tuple[str, str], tuple[float, Statistics]] = {}
        self._finding = asyncio.Lock()

    async def of(self, game: str, scenario: str) -> Statistics:
        """The figures of all games, or those of a scenario, that were played to an end here."""
        cls = game_class(game)
        if scenario and scenario not in cls.scenarios:
            raise BadSetup("unknown-scenario", game=cls.id, scenario=scenario, scenarios=", ".join(cls.scenarios))
        async with self._finding:
            found, known = self._known.get((cls.id, scenario), (-inf, None))
            if known is None or time.monotonic() - found > KNOWN_SECONDS:
                known = await statistics_of(self._storage, cls.id, scenario)
                self._known[cls.id, scenario] = (time.monotonic(), known)
        return known


async def statistics_of(storage: Storage, game: str, scenario: str) -> Statistics:
    """The figures of the last games of a game."""
    cls = game_class(game)
    query = sa.select(_r.moments, _r.winners, _r.seats, _r.how).where(_r.game == cls.id)
    if scenario:
        query = query.where(_r.scenario == scenario)
    query = query.order_by(_r.finished.desc()).limit(MOST_GAMES)
    return await storage.read_aside(lambda c: summarise(game, scenario, list(cls.seats), c.execute(query).all()))


def summarise(game: str, scenario: str, seats: list[str], rows: Any) -> Statistics:
    """The figures of some results."""
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    players_won: Counter[str] = Counter()
    draws = forfeits = 0
    lengths: list[int] = []
    for moments, winners_text, seats_text, how in rows:
        winners = set(msgspec.json.decode(winners_text, type=list[str]))
        draws += not winners
        forfeits += how in (CONCEDED, CLAIMED)
        if how == PLAYED:
            lengths.append(moments)
        for seat, player in msgspec.json.decode(seats_text, type=dict[str, str]).items():
            kind = "member" if player.startswith(ACCOUNT) else player
            played[kind] += 1
            won[seat] += seat in winners
            players_won[kind] += seat in winners
    return Statistics(
        game=game,
        scenario=scenario,
        games=len(rows),
        draws=draws,
        forfeits=forfeits,
        seats=[SeatFigures(seat, len(rows), won[seat]) for seat in seats],
        players=[PlayerFigures(kind, played[kind], players_won[kind]) for kind in sorted(played, key=_people_first)],
        lengths=bins_of(lengths),
        median_length=round(median(lengths)) if lengths else 0,
    )


def _people_first(kind: str) -> tuple[bool, str]:
    return kind not in ("member", GUEST), kind


def bins_of(lengths: list[int]) -> list[LengthBin]:
    """How many games lasted how long, in equal bins."""
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // BINS))
    counted = Counter((length - low) // width for length in lengths)
    return [
        LengthBin(low + number * width, low + (number + 1) * width - 1, counted[number])
        for number in range(max(counted) + 1)
    ]
