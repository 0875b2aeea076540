"""What is kept of a finished game, also of those that ended before it was kept."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.clients import ServerProcess
from tests.server.members import Member, finish
from tests.server.postgres import Postgres
from tests.server.process import register_toy
from tricorne.api import new_match
from tricorne.core.game import places_of
from tricorne.server.base.settings import database_in
from tricorne.server.club.ratings import count_next
from tricorne.server.storage import club_schema as club
from tricorne.server.storage.storage import Storage

OLD = {"game": "1775-rebellion", "scenario": "1775", "moments": 9, "state": "counted"}
SEATS = {"blue": "account:a", "white": "account:b", "red": "account:c", "green": "random"}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    register_toy()
    if request.param == "sqlite":
        return database_in(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"empty_{secrets.token_hex(4)}"
    with sa.create_engine(Storage(postgres.url).url, isolation_level="AUTOCOMMIT").connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    return postgres.url.removesuffix("postgres") + name


def result_of(database: sa.URL, table: str) -> dict[str, Any]:
    with sa.create_engine(database).connect() as connection:
        row = connection.execute(sa.select(club.results).where(club.results.c.table_id == table)).one()
    return dict(row._mapping)


def test_equals_share_the_better_place_and_the_next_comes_after_both() -> None:
    worth = {("a", "b"): 3.0, ("c",): 3.0, ("d",): 1.0, ("e",): 2.0}
    assert places_of(worth) == {"a": 1, "b": 1, "c": 1, "d": 4, "e": 3}


@pytest.mark.parametrize(
    ("game", "winners", "places"),
    [
        ("liberty-or-death", ["patriots", "french"], {"patriots": 1, "french": 1, "british": 3, "indians": 3}),
        ("liberty-or-death", ["french"], {"french": 1, "patriots": 2, "british": 2, "indians": 2}),
        ("liberty-or-death", [], dict.fromkeys(["british", "patriots", "indians", "french"], 1)),
        (
            "1775-rebellion",
            ["continentals", "patriots"],
            {"continentals": 1, "patriots": 1, "british_regulars": 2, "loyalists": 2},
        ),
    ],
)
def test_what_people_end_has_places_by_the_same_convention(
    game: str, winners: list[str], places: dict[str, int]
) -> None:
    match = new_match(game, None, 1)
    match.end("conceded", winners)
    assert match.result is not None
    assert match.result.places == places


def test_a_result_keeps_places_scores_how_it_ended_and_since_when_all_were_there(
    database: str, start: Callable[..., ServerProcess]
) -> None:
    server = start(notice_delay=9e9, database=database)
    ann, bob = Member(server), Member(server)
    made = ann.make(visibility="open")
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    finish(ann.at(made["table"]), bob.at(made["table"]))
    shown = ann.at(made["table"]).view()["view"]["result"]
    kept = result_of(Storage(database).url, made["table"])
    assert (json.loads(kept["places"]), json.loads(kept["scores"])) == (shown["places"], shown["scores"])
    assert (kept["how"], json.loads(kept["winners"])) == ("played", shown["winners"])
    assert kept["begun"] < kept["finished"]


def test_the_old_club_is_counted_again_in_one_go(database: str) -> None:
    storage = Storage(database)
    storage.migrate("0008")
    two = {"british": "account:a", "indians": "account:a", "patriots": "account:b", "french": "account:b"}
    places = {"british": 1, "indians": 1, "patriots": 2, "french": 2}
    games = [
        ("t1", "liberty-or-death", two, places, "unrated", 1.0),
        (
            "t2",
            "liberty",
            {"american": "account:a", "british": "account:b"},
            {"american": 1, "british": 2},
            "counted",
            2.0,
        ),
        (
            "t3",
            "liberty",
            {"american": "account:a", "british": "account:gone"},
            {"american": 1, "british": 2},
            "counted",
            3.0,
        ),
        (
            "t4",
            "liberty",
            {"american": "account:b", "british": "account:a"},
            {"american": 1, "british": 2},
            "waiting",
            4.0,
        ),
    ]
    with sa.create_engine(storage.url).begin() as connection:
        known = sa.MetaData()
        known.reflect(connection)
        for who in "ab":
            empty = {"password": "", "language": "en", "created": 0, "mail_notices": False, "webhook_kind": "plain"}
            own = {"id": who, "name": who, "name_key": who, "vacation_year": 0, "vacation_used": 0}
            connection.execute(known.tables["accounts"].insert(), {**empty, **own})
            wrong = {
                "account": who,
                "game": "liberty",
                "scenario": "",
                "mean": 9.0,
                "spread": 9.0,
                "played": 9,
                "won": 9,
            }
            connection.execute(known.tables["ratings"].insert(), wrong)
        made = {"id": "t1", "game": "liberty-or-death", "name": "", "setup": "{}", "luck": "table", "created": 0}
        connection.execute(known.tables["tables"].insert(), {**made, "has_bots": False})
        meeting = {"table_id": "t1", "visibility": "private", "rated": True}
        connection.execute(known.tables["meetings"].insert(), meeting)
        for table, game, seats, place, state, at_ in games:
            line = {"table_id": table, "game": game, "scenario": "x", "begun": 0, "finished": at_, "moments": 5}
            json_ = {"winners": "[]", "places": json.dumps(place), "scores": "{}", "seats": json.dumps(seats)}
            connection.execute(known.tables["results"].insert(), {**line, **json_, "how": "played", "state": state})
    storage.migrate()
    storage.migrate()
    with sa.create_engine(storage.url).connect() as connection:
        ratings = connection.execute(sa.select(club.ratings).where(club.ratings.c.scenario == "")).all()
        sides = connection.execute(sa.select(club.side_ratings).where(club.side_ratings.c.scenario == "")).all()
        parts = connection.execute(sa.select(club.parts)).all()
        states = {
            row[0]: row[1] for row in connection.execute(sa.select(club.results.c.table_id, club.results.c.state))
        }
        hidden = connection.execute(sa.select(club.results.c.table_id).where(club.results.c.hidden)).all()
    assert {(row.account, row.game, row.played) for row in ratings} == {
        (who, game, 1) for who in "ab" for game in ("liberty", "liberty-or-death")
    }
    assert {(row.side, row.mean > 1500) for row in sides} == {
        ("british+indians", True),
        ("patriots+french", False),
        ("american", True),
        ("british", False),
    }
    assert {(row.account, row.table_id, row.outcome, row.rated) for row in parts} == {
        ("a", "t1", "won", True),
        ("b", "t1", "lost", True),
        ("a", "t2", "won", True),
        ("b", "t2", "lost", True),
        ("a", "t3", "won", False),
    }
    assert {row.score for row in parts if row.rated and row.outcome == "won"} == {1.0}
    assert states == {"t1": "counted", "t2": "counted", "t3": "unrated", "t4": "waiting"}
    assert [row[0] for row in hidden] == ["t1"]
    with sa.create_engine(storage.url).begin() as connection:
        assert count_next(connection)
        assert not count_next(connection)
        played = sa.select(club.ratings.c.played).where(club.ratings.c.game == "liberty", club.ratings.c.scenario == "")
        assert connection.execute(played).scalars().all() == [2, 2]


def test_games_that_ended_before_have_places_by_their_winners(database: str) -> None:
    storage = Storage(database)
    storage.migrate("0007")
    old = [("won", ["red", "green"], False), ("drawn", [], False), ("claimed", ["blue", "white"], True)]
    with sa.create_engine(storage.url).begin() as connection:
        known = sa.Table("results", sa.MetaData(), autoload_with=connection)
        for number, (table, winners, forfeit) in enumerate(old):
            line = {"table_id": table, "winners": json.dumps(winners), "seats": json.dumps(SEATS), "forfeit": forfeit}
            connection.execute(known.insert(), {**OLD, **line, "finished": 100.0 + number})
    storage.migrate()
    found = {table: result_of(storage.url, table) for table, _, _ in old}
    assert json.loads(found["won"]["places"]) == {"blue": 2, "white": 2, "red": 1, "green": 1}
    assert set(json.loads(found["drawn"]["places"]).values()) == {1}
    assert [found[table]["how"] for table, _, _ in old] == ["played", "played", "claimed"]
    assert found["won"]["begun"] == found["won"]["finished"] == 100.0
