"""Each member's part in a finished game, and ratings that know the side.

All earlier games are counted again in their order, with the sides as members of the teams: in one transaction, so that
an interrupted upgrade begins again.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from tricorne.server.base.strength import (
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

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ID, NAME, SCENARIO, SIDES = sa.String(16), sa.String(40), sa.String(64), sa.String(120)
OLD = (
    "SELECT r.table_id, r.game, r.scenario, r.finished, r.moments, r.how, r.places, r.seats, r.state,"
    " r.state = 'counted' OR (m.rated AND t.luck <> 'ask') AS counts"
    " FROM results r LEFT JOIN meetings m ON m.table_id = r.table_id LEFT JOIN tables t ON t.id = r.table_id"
    " WHERE r.state <> 'waiting' ORDER BY r.finished, r.table_id"
)


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("gone", sa.Text, nullable=False, server_default="[]"))
        results.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE results SET hidden = true WHERE seats NOT LIKE '%account:%' OR"
        " table_id IN (SELECT table_id FROM meetings WHERE visibility = 'private')"
    )
    with op.batch_alter_table("results") as results:
        results.alter_column("gone", server_default=None)
        results.alter_column("hidden", server_default=None)
    op.drop_index("ix_results_game", "results")
    op.create_index("ix_results_finished", "results", ["finished", "table_id"])
    op.create_index("ix_results_game_finished", "results", ["game", "finished", "table_id"])
    op.create_table(
        "parts",
        sa.Column("account", ID, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("game", NAME, nullable=False),
        sa.Column("scenario", SCENARIO, nullable=False),
        sa.Column("side", SIDES, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("moments", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("expected", sa.Float),
        sa.Column("score", sa.Float),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("hides", sa.Boolean, nullable=False),
    )
    op.create_index("ix_parts_account_finished", "parts", ["account", "finished", "table_id"])
    op.create_index("ix_parts_account_game", "parts", ["account", "game", "finished", "table_id"])
    op.create_index("ix_parts_table_id", "parts", ["table_id"])
    op.create_table(
        "side_ratings",
        sa.Column("game", NAME, primary_key=True),
        sa.Column("scenario", SCENARIO, primary_key=True),
        sa.Column("side", SIDES, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    _count_again(op.get_bind())


def _count_again(connection: sa.Connection) -> None:
    count = _Count({str(row[0]) for row in connection.exec_driver_sql("SELECT id FROM accounts")})
    for row in connection.exec_driver_sql(OLD).mappings().all():
        count.add(row)
    for name in ("ratings", "rating_steps"):
        connection.exec_driver_sql(f"DELETE FROM {name}")
    known = sa.MetaData()
    known.reflect(connection, only=["ratings", "rating_steps", "side_ratings", "parts", "results"])
    for name, rows in count.rows().items():
        if rows:
            connection.execute(known.tables[name].insert(), rows)
    results = known.tables["results"]
    by_table = results.update().where(results.c.table_id == sa.bindparam("this")).values(state=sa.bindparam("now"))
    if count.states:
        connection.execute(by_table, [{"this": table, "now": state} for table, state in count.states.items()])


class _Count:
    """What is known of members and sides, game after game."""

    def __init__(self, accounts: set[str]) -> None:
        self._accounts = accounts
        self._people: dict[tuple[str, str, str], tuple[Standing, int, int]] = {}
        self._sides: dict[tuple[str, str, str], tuple[Standing, int, int]] = {}
        self._steps: list[dict[str, Any]] = []
        self._parts: list[dict[str, Any]] = []
        self.states: dict[str, str] = {}

    def add(self, row: Any) -> None:
        places, seats = json.loads(row["places"]), json.loads(row["seats"])
        teams = teams_of(row["game"], seats, places)
        everybody = {account for team in teams for account in team.accounts}
        rated = bool(row["counts"]) and len(teams) > 1 and everybody <= self._accounts
        chances: list[float] | list[None] = [None] * len(teams)
        if rated:
            for scenario in (row["scenario"], ""):
                chances = self._learn(row, scenario, teams, places)
        self.states[row["table_id"]] = "counted" if rated else "unrated"
        kept = {name: row[name] for name in ("table_id", "game", "scenario", "how", "finished", "moments")}
        scores = scores_of([team.place for team in teams])
        for team, chance, score in zip(teams, chances, scores, strict=True):
            own = {"side": team.side, "place": team.place, "outcome": outcome_of(team.place, places)}
            also = {
                "rated": rated,
                "expected": chance,
                "score": score if rated else None,
                "gone": False,
                "hides": False,
            }
            for account in self._accounts.intersection(team.accounts):
                self._parts.append({"account": account, **kept, **own, **also})

    def _learn(self, row: Any, scenario: str, teams: list[Team], places: dict[str, int]) -> list[float]:
        game = row["game"]
        fresh, side = (Standing(), 0, 0), (SIDE, 0, 0)
        before = [
            [
                *(self._people.get((account, game, scenario), fresh)[0] for account in team.accounts),
                self._sides.get((team.side, game, scenario), side)[0],
            ]
            for team in teams
        ]
        for team, after in zip(teams, rate(before, [team.place for team in teams]), strict=True):
            won = int(outcome_of(team.place, places) == WON)
            _, played, had = self._sides.get((team.side, game, scenario), side)
            self._sides[team.side, game, scenario] = (after[-1], played + 1, had + won)
            for account, standing in zip(team.accounts, after, strict=False):
                _, played, had = self._people.get((account, game, scenario), fresh)
                self._people[account, game, scenario] = (standing, played + 1, had + won)
                if not scenario:
                    step = {"account": account, "table_id": row["table_id"], "game": game, "at": row["finished"]}
                    self._steps.append({**step, **standing._asdict()})
        return expected(before)

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        """What is to be stored."""

        def standings(found: dict[tuple[str, str, str], tuple[Standing, int, int]], what: str) -> list[dict[str, Any]]:
            return [
                {what: who, "game": game, "scenario": scenario, **standing._asdict(), "played": played, "won": won}
                for (who, game, scenario), (standing, played, won) in found.items()
            ]

        people, sides = standings(self._people, "account"), standings(self._sides, "side")
        return {"ratings": people, "side_ratings": sides, "rating_steps": self._steps, "parts": self._parts}


def downgrade() -> None:
    op.drop_table("side_ratings")
    op.drop_table("parts")
    op.drop_index("ix_results_game_finished", "results")
    op.drop_index("ix_results_finished", "results")
    op.create_index("ix_results_game", "results", ["game"])
    with op.batch_alter_table("results") as results:
        results.drop_column("hidden")
        results.drop_column("gone")
