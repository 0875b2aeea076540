"""Finding an opponent: open tables with pace, level, language and age; filters, pages, and hosts who are away."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from tests.server.clients import PATIENCE, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member
from tricorne.server.base.settings import database_in
from tricorne.server.storage import club_schema
from tricorne.server.storage.database import Database

HOUR = 3_600.0
club = club_of("sqlite", "postgres", session_check=0.2)


@pytest.fixture
def engine(club: ServerProcess) -> Iterator[sa.Engine]:
    made = sa.create_engine(Database(club.database or database_in(club.folder)).url)
    yield made
    made.dispose()


def was_here(engine: sa.Engine, member: Member, hours: float) -> None:
    """Let a member have been away for some hours."""
    accounts = club_schema.accounts
    away = accounts.update().where(accounts.c.name == member.name).values(seen=time.time() - hours * HOUR)
    with engine.begin() as connection:
        connection.execute(away)


def rate(engine: sa.Engine, member: Member, mean: float) -> None:
    """Let a member have a rating in the toy."""
    accounts = club_schema.accounts.c
    with engine.begin() as connection:
        account = connection.execute(sa.select(accounts.id).where(accounts.name == member.name)).scalar_one()
        row = {"account": account, "game": "toy", "scenario": "", "mean": mean, "spread": 80, "played": 9, "won": 5}
        connection.execute(club_schema.ratings.insert(), row)


def found(member: Member, **query: object) -> dict[str, Json]:
    """All open tables that a member finds, page after page, by their names."""
    tables: dict[str, Json] = {}
    after: str | None = ""
    while after is not None:
        page = member.get("/lobby/open", **query, **({"after": after} if after else {})).json()
        assert not set(tables) & {table["name"] for table in page["tables"]}
        tables |= {table["name"]: table for table in page["tables"]}
        after = page["next"]
    return tables


def test_open_tables_tell_pace_level_language_scenario_and_age(club: ServerProcess, engine: sa.Engine) -> None:
    ann, bob = Member(club), Member(club)
    rate(engine, ann, 1612.4)
    before = time.time()
    ann.make(visibility="open", name="told", clock={"bank": 72}, language="es", level={"least": 1400, "most": 1800})
    table = found(bob)["told"]
    assert (table["scenario"], table["clock"]["bank"], table["rated"]) == ("short", 72 * HOUR, True)
    assert before <= table["seeks"].pop("since") <= time.time()
    assert table["seeks"] == {"language": "es", "least": 1400, "most": 1800, "rating": 1612, "fits": True}
    ann.send("PUT", "/me/privacy", hides=["rating"])
    assert found(bob)["told"]["seeks"]["rating"] is None
    shown = next(one for one in bob.lobby()["open"] if one["name"] == "told")
    assert shown["seeks"]["language"] == "es"


def test_filters_find_what_is_wanted(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    ann.make(visibility="open", name="f evening", clock={"bank": 1.5}, language="en")
    ann.make(visibility="open", name="f days", clock={"bank": 72}, language="es")
    ann.make(visibility="open", name="f weeks", clock={"bank": 336})
    ann.make(visibility="open", name="f none", level={"most": 1400})
    ann.make(visibility="open", name="f liberty", game="liberty", seats={"british": "me", "american": "link"})

    def names(**query: object) -> set[str]:
        return {name.removeprefix("f ") for name in found(bob, **query) if name.startswith("f ")}

    assert names() == {"evening", "days", "weeks", "none", "liberty"}
    assert names(pace="evening") == {"evening"}
    assert names(pace="days") == {"days"}
    assert names(pace="weeks") == {"weeks"}
    assert names(pace="none") == {"none", "liberty"}
    assert names(language="es") == {"days", "weeks", "none", "liberty"}
    assert names(game="liberty") == {"liberty"}
    assert names(game="toy", scenario="long") == set()
    assert names(fits="true") == {"evening", "days", "weeks", "liberty"}
    assert [one["name"] for one in bob.get("/lobby", game="liberty").json()["open"]] == ["f liberty"]
    assert bob.get("/lobby/open", pace="fast").status_code == 400
    assert bob.get("/lobby/open", game="nothing").json()["code"] == "unknown-game"
    assert bob.get("/lobby/open", after="nonsense").json()["code"] == "bad-request"
    assert bob.get("/lobby/mine", after="-1").json()["code"] == "bad-request"
    assert bob.get("/lobby/nothing").status_code == 404


def test_whose_rating_is_not_wanted_cannot_sit_down_but_an_invitation_counts_more(
    club: ServerProcess, engine: sa.Engine
) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    rate(engine, eve, 1700)
    made = ann.make(visibility="open", level={"least": 1600})
    refused = bob.post(f"/tables/{made['table']}/join", seat="bob")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-level")
    assert "≥ 1600" in refused.json()["message"]
    assert eve.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
    kept = ann.make(seats={"ann": "me"}, visibility="open", level={"least": 1600}, invite={"bob": bob.name})
    assert bob.post(f"/tables/{kept['table']}/join", seat="bob").status_code == 200
    wrong = ann.post("/tables", game="toy", visibility="open", level={"least": 1600, "most": 1500})
    assert wrong.status_code == 400
    nobody = club.http.post("/api/v1/tables", json={"game": "toy", "level": {"least": 1}})
    assert nobody.json()["code"] == "not-signed-in"


def test_an_offer_vanishes_while_its_host_is_away_and_comes_back(club: ServerProcess, engine: sa.Engine) -> None:
    ann, bob = Member(club), Member(club)
    ann.make(visibility="open", name="slow")
    ann.make(visibility="open", name="quick", clock={"bank": 1.5})
    assert bob.lobby()["offer_hours"] == 72
    for hours, left in ((1, {"slow", "quick"}), (2, {"slow"}), (71, {"slow"}), (73, set())):
        was_here(engine, ann, hours)
        assert {"slow", "quick"} & set(found(bob)) == left
    ann.lobby()
    assert {"slow", "quick"} <= set(found(bob))


def test_a_host_who_sits_at_the_table_is_here(club: ServerProcess, engine: sa.Engine) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open", name="patient")
    with club.sit(made["table"], ann.token()) as sofa:
        sofa.until("view")
        was_here(engine, ann, 100)
        end = time.monotonic() + PATIENCE
        while "patient" not in found(bob):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_a_table_is_listed_as_long_as_a_seat_is_open(club: ServerProcess) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    seats = {"british_regulars": "me", "loyalists": "me", "continentals": "link", "patriots": "link"}
    made = ann.make(game="1775-rebellion", name="two seats", seats=seats, visibility="open")
    assert found(bob)["two seats"]["seats"] == ["continentals", "patriots"]
    bob.post(f"/tables/{made['table']}/join", seat="patriots")
    assert found(eve)["two seats"]["seats"] == ["continentals"]
    eve.post(f"/tables/{made['table']}/join", seat="continentals")
    assert "two seats" not in found(bob)
    kept = ann.make(name="kept", seats={"ann": "me"}, visibility="open", invite={"bob": bob.name})
    assert "kept" not in found(eve)
    bob.post(f"/tables/{kept['table']}/decline", seat="bob")
    assert found(eve)["kept"]["seats"] == ["bob"]
    eve.post(f"/tables/{kept['table']}/join", seat="bob")
    assert "kept" not in found(bob)


def test_who_follows_the_link_of_an_open_seat_has_taken_it(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open", name="by link")
    assert club.guest(made).view()["seat"] == "bob"
    assert "by link" not in found(bob)
    assert bob.post(f"/tables/{made['table']}/join", seat="bob").json()["code"] == "not-open"


def test_no_list_ends_with_its_first_page(club: ServerProcess) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    for number in range(53):
        wish = {"seats": {"ann": "me"}, "visibility": "open"}
        made = ann.make(name=f"page {number}", invite={"bob": bob.name}, **wish)
        if number < 51:
            bob.post(f"/tables/{made['table']}/decline", seat="bob")
    assert {f"page {number}" for number in range(51)} <= set(found(eve))

    def whole(name: str, member: Member) -> list[str]:
        first = member.lobby()
        tables, after = [table["table"] for table in first[name]], first["next"][name]
        while after is not None:
            page = member.get(f"/lobby/{name}", after=after).json()
            tables, after = tables + [table["table"] for table in page["tables"]], page["next"]
        assert len(tables) == len(set(tables))
        return tables

    assert len(whole("mine", ann)) == 53
    assert len(whole("invitations", bob)) == 2
    taken = [table["table"] for name, table in found(eve).items() if name.startswith("page ")]
    for table in taken:
        bob.post(f"/tables/{table}/join", seat="bob")
    assert set(taken) <= set(whole("watch", eve))
