"""Finished games are counted: each member's part in them, and what is learnt of members and sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from tricorne.server.base.looking import look_again_and_again
from tricorne.server.base.strength import (
    ACCOUNT,
    SIDE,
    WON,
    Standing,
    Team,
    expected,
    outcome_of,
    rate,
    scores_of,
    teams_of,
)
from tricorne.server.club.results import CASUAL, COUNTED, UNRATED, WAITING
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

LOOK_EVERY = 3.0
ALL = ""
_r, _g, _s = club.results.c, club.ratings.c, club.side_ratings.c


class Played(NamedTuple):
    """A game that is to be counted."""

    table_id: str
    game: str
    scenario: str
    finished: float
    moments: int
    how: str
    places: dict[str, int]
    seats: dict[str, str]
    gone: list[str]
    state: str


class Ratings:
    """Counts finished games."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def run(self) -> None:
        """Look again and again."""
        await look_again_and_again("ratings", self.look, lambda: LOOK_EVERY)

    async def look(self) -> None:
        """Count what waits, one game after the other."""
        while await self._storage.read(_has_waiting) and await self._storage.transact(count_next):
            pass


_WAITS = _r.state.in_((WAITING, CASUAL))


def _has_waiting(connection: sa.Connection) -> bool:
    return connection.execute(sa.select(_r.table_id).where(_WAITS).limit(1)).first() is not None


def count_next(connection: sa.Connection) -> bool:
    """Count the earliest game that waits, in one transaction; whether there was one."""
    columns = [_r[name] for name in Played._fields]
    query = sa.select(*columns).where(_WAITS).order_by(_r.finished).limit(1)
    row = connection.execute(query.with_for_update(skip_locked=True)).first()
    if row is None:
        return False
    played = Played(*row)._replace(
        places=msgspec.json.decode(row.places, type=dict[str, int]),
        seats=msgspec.json.decode(row.seats, type=dict[str, str]),
        gone=msgspec.json.decode(row.gone, type=list[str]),
    )
    teams = teams_of(played.game, played.seats, played.places)
    everybody = [account for team in teams for account in team.accounts]
    found = connection.execute(sa.select(club.accounts.c.id).where(club.accounts.c.id.in_(everybody)))
    known = {str(one[0]) for one in found}
    rated = played.state == WAITING and len(teams) > 1 and known == set(everybody)
    chances: Sequence[float | None] = [None] * len(teams)
    if rated:
        for scenario in (played.scenario, ALL):
            chances = _learn(connection, played, scenario, teams)
    scores = scores_of([team.place for team in teams])
    for team, chance, score in zip(teams, chances, scores, strict=True):
        for account in known.intersection(team.accounts):
            part = _part(played, team, account)
            figures = {"rated": rated, "expected": chance, "score": score if rated else None}
            connection.execute(club.parts.insert(), {**part, **figures})
    state = COUNTED if rated else UNRATED
    connection.execute(club.results.update().where(_r.table_id == played.table_id).values(state=state))
    return True


def _part(played: Played, team: Team, account: str) -> dict[str, Any]:
    shared = {name: getattr(played, name) for name in ("table_id", "game", "scenario", "how", "finished", "moments")}
    return {
        **shared,
        "account": account,
        "side": team.side,
        "place": team.place,
        "outcome": outcome_of(team.place, played.places),
        "gone": any(played.seats[seat] == f"{ACCOUNT}{account}" for seat in played.gone),
        "hides": False,
    }


def _learn(connection: sa.Connection, played: Played, scenario: str, teams: Sequence[Team]) -> list[float]:
    """Move everybody who played, and the sides; gives what each team could expect."""
    where = (_g.game == played.game, _g.scenario == scenario)
    accounts = sorted(account for team in teams for account in team.accounts)
    people = sa.select(_g.account, _g.mean, _g.spread).where(_g.account.in_(accounts), *where).order_by(_g.account)
    own = {row[0]: Standing(*row[1:]) for row in connection.execute(people.with_for_update())}
    where = (_s.game == played.game, _s.scenario == scenario)
    sides = sorted(team.side for team in teams)
    query = sa.select(_s.side, _s.mean, _s.spread).where(_s.side.in_(sides), *where).order_by(_s.side)
    of_side = {row[0]: Standing(*row[1:]) for row in connection.execute(query.with_for_update())}
    before = [
        [*(own.get(account, Standing()) for account in team.accounts), of_side.get(team.side, SIDE)] for team in teams
    ]
    this = {"game": played.game, "scenario": scenario}
    for team, standings in zip(teams, rate(before, [team.place for team in teams]), strict=True):
        won = int(outcome_of(team.place, played.places) == WON)
        for account, standing in zip(team.accounts, standings, strict=False):
            _keep(connection, club.ratings, {"account": account, **this}, standing, won, is_known=account in own)
            if scenario == ALL:
                step = {"account": account, "table_id": played.table_id, "game": played.game, "at": played.finished}
                connection.execute(club.rating_steps.insert(), {**step, **standing._asdict()})
        _keep(
            connection,
            club.side_ratings,
            {"side": team.side, **this},
            standings[-1],
            won,
            is_known=team.side in of_side,
        )
    return expected(before)


def _keep(
    connection: sa.Connection, table: sa.Table, this: Mapping[str, str], standing: Standing, won: int, *, is_known: bool
) -> None:
    if not is_known:
        connection.execute(table.insert(), {**this, **standing._asdict(), "played": 1, "won": won})
        return
    where = [table.c[name] == value for name, value in this.items()]
    values = {**standing._asdict(), "played": table.c.played + 1, "won": table.c.won + won}
    connection.execute(table.update().where(*where).values(**values))
