"""Ratings of players by game and scenario, for any number of sides and players on a side.

The method is Weng and Lin's (Bradley-Terry with all pairs of sides, JMLR 12, 2011), on the familiar scale: everybody
begins at 1500 with a spread of 500. A side is as strong as its players together; each moves by their own uncertainty.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.core.errors import TricorneError
from tricorne.games import game_class
from tricorne.server.club.results import ACCOUNT, COUNTED, UNRATED, WAITING
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

START, SPREAD = 1500.0, 500.0
BETA = SPREAD / 2
LEAST_SPREAD = 60.0
KAPPA = 0.0001
LOOK_EVERY = 3.0
ALL = ""
_r, _g = club.results.c, club.ratings.c
log = logging.getLogger(__name__)


class Standing(NamedTuple):
    """How strong somebody is thought to be, and how sure that is."""

    mean: float = START
    spread: float = SPREAD


def rate(sides: Sequence[Sequence[Standing]], places: Sequence[int]) -> list[list[Standing]]:
    """The standings after a game, by the places of the sides (equal places are a draw)."""
    means = [sum(one.mean for one in side) for side in sides]
    variances = [sum(one.spread**2 for one in side) for side in sides]
    after = []
    for i, side in enumerate(sides):
        shift = shrink = 0.0
        for j in range(len(sides)):
            if i == j:
                continue
            c = math.sqrt(variances[i] + variances[j] + (len(sides[i]) + len(sides[j])) * BETA**2)
            expected = 1 / (1 + math.exp((means[j] - means[i]) / c))
            score = 0.5 if places[i] == places[j] else float(places[i] < places[j])
            shift += variances[i] / c * (score - expected)
            shrink += math.sqrt(variances[i]) / c * variances[i] / c**2 * expected * (1 - expected)
        after.append([_moved(one, shift, shrink, variances[i]) for one in side])
    return after


def _moved(one: Standing, shift: float, shrink: float, variance: float) -> Standing:
    share = one.spread**2 / variance
    spread = one.spread * math.sqrt(max(KAPPA, 1 - share * shrink))
    return Standing(one.mean + share * shift, max(LEAST_SPREAD, spread))


class Played(NamedTuple):
    """A game that is to be counted."""

    table: str
    game: str
    scenario: str
    finished: float
    winners: list[str]
    seats: dict[str, str]


def sides_of(played: Played) -> tuple[list[list[str]], list[int]]:
    """The accounts on each side that has any, and the places of these sides. Whoever sits on two sides is not rated."""
    cls = game_class(played.game)
    sides: list[list[str]] = []
    places: list[int] = []
    for seats in cls.sides or tuple((seat,) for seat in cls.seats):
        accounts = dict.fromkeys(
            played.seats[seat].removeprefix(ACCOUNT) for seat in seats if played.seats.get(seat, "").startswith(ACCOUNT)
        )
        if accounts:
            sides.append(list(accounts))
            places.append(1 if set(seats) & set(played.winners) else 2)
    everybody = [account for side in sides for account in side]
    return (sides, places) if len(everybody) == len(set(everybody)) and len(sides) > 1 else ([], [])


class Ratings:
    """Counts finished games."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                while await self._storage.read(_has_waiting) and await self._storage.transact(count_next):
                    pass
            except TricorneError as error:
                log.error("ratings wait: %s", error.code)
            except Exception:
                log.exception("ratings failed")
            await asyncio.sleep(LOOK_EVERY)


def _has_waiting(connection: sa.Connection) -> bool:
    return connection.execute(sa.select(_r.table_id).where(_r.state == WAITING).limit(1)).first() is not None


def count_next(connection: sa.Connection) -> bool:
    """Count the earliest game that waits, in one transaction; whether there was one."""
    columns = (_r.table_id, _r.game, _r.scenario, _r.finished, _r.winners, _r.seats)
    query = sa.select(*columns).where(_r.state == WAITING).order_by(_r.finished).limit(1)
    row = connection.execute(query.with_for_update(skip_locked=True)).first()
    if row is None:
        return False
    winners = msgspec.json.decode(row.winners, type=list[str])
    played = Played(*row[:4], winners, msgspec.json.decode(row.seats, type=dict[str, str]))
    sides, places = sides_of(played)
    known = {
        str(found[0])
        for found in connection.execute(
            sa.select(club.accounts.c.id).where(club.accounts.c.id.in_([account for side in sides for account in side]))
        )
    }
    fair = bool(sides) and all(account in known for side in sides for account in side)
    if fair:
        for scenario in (played.scenario, ALL):
            _count(connection, played, scenario, sides, places)
    state = COUNTED if fair else UNRATED
    connection.execute(club.results.update().where(_r.table_id == played.table).values(state=state))
    return True


def _count(connection: sa.Connection, played: Played, scenario: str, sides: list[list[str]], places: list[int]) -> None:
    accounts = sorted(account for side in sides for account in side)
    query = sa.select(_g.account, _g.mean, _g.spread).where(
        _g.account.in_(accounts), _g.game == played.game, _g.scenario == scenario
    )
    rows = connection.execute(query.order_by(_g.account).with_for_update())
    before = {row.account: Standing(row.mean, row.spread) for row in rows}
    after = rate([[before.get(account, Standing()) for account in side] for side in sides], places)
    for side, standings, place in zip(sides, after, places, strict=True):
        won = int(place == 1 and any(other != 1 for other in places))
        for account, standing in zip(side, standings, strict=True):
            this = {"account": account, "game": played.game, "scenario": scenario}
            _keep(connection, this, standing, won, is_known=account in before)
            if scenario == ALL:
                step = {"account": account, "table_id": played.table, "game": played.game, "at": played.finished}
                connection.execute(club.rating_steps.insert(), {**step, **standing._asdict()})


def _keep(connection: sa.Connection, this: Mapping[str, str], standing: Standing, won: int, *, is_known: bool) -> None:
    if not is_known:
        connection.execute(club.ratings.insert(), {**this, **standing._asdict(), "played": 1, "won": won})
        return
    where = [_g[name] == value for name, value in this.items()]
    values = {**standing._asdict(), "played": _g.played + 1, "won": _g.won + won}
    connection.execute(club.ratings.update().where(*where).values(**values))
