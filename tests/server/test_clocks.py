"""Clocks: time that runs out, what was agreed for it, and vacations that stop it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.clients import HOUR, PATIENCE, UNDISTURBED, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member, Seated
from tricorne.server.club.pulse import stand_still
from tricorne.server.storage import event_schema, schema

HOW: dict[str, Any] = {"notice_delay": 9e9, "constants": UNDISTURBED}
club = club_of("sqlite", "postgres", **HOW)


def clocks(person: Seated) -> dict[str, Json]:
    people = person.get("/people").json()["people"]
    return {seat: one for one in people for seat in one["seats"]}


def bid(person: Seated, seat: str) -> None:
    asked = next(asked for asked in person.view(seat=seat)["view"]["asked"] if asked["seat"] == seat)
    assert person.answer(seat, asked["options"][0]).status_code == 200


def two(club: ServerProcess, **clock: object) -> tuple[str, Member, Member]:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open", clock=clock)
    assert bob.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
    return made["table"], ann, bob


def wait_until_lost(person: Seated, seat: str = "ann") -> None:
    end = time.monotonic() + PATIENCE
    while not clocks(person)[seat]["lost"]:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_only_the_clock_of_who_is_asked_runs(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=1.0)
    seat = ann.at(table)
    bid(seat, "ann")
    stopped = clocks(seat)["ann"]["left"]
    club.let_pass(HOUR / 4)
    after = clocks(seat)
    assert after["ann"]["left"] == stopped < HOUR
    assert after["bob"]["left"] < 3 / 4 * HOUR
    assert after["ann"]["since"] is None
    assert bob.lobby()["mine"][0]["left"] < 3 / 4 * HOUR


def test_the_clock_of_a_seat_that_nobody_has_taken_does_not_run(club: ServerProcess) -> None:
    ann = Member(club)
    made = ann.make(visibility="open", clock={"bank": 1.0})
    club.let_pass(HOUR / 4)
    assert clocks(ann.at(made["table"]))["bob"]["left"] == HOUR


def test_a_finished_turn_gives_time_back_up_to_the_bank(club: ServerProcess) -> None:
    table, ann, _ = two(club, bank=1.0, per_turn=1.0)
    club.let_pass(HOUR / 4)
    bid(ann.at(table), "ann")
    assert clocks(ann.at(table))["ann"]["left"] == HOUR


def test_at_zero_a_bot_takes_the_seat_and_keeps_it(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=1.0, player="random")
    club.let_pass(HOUR)
    wait_until_lost(ann.at(table))
    seats = {seat["seat"]: seat["player"] for seat in bob.at(table).get().json()["seats"]}
    assert "random" in seats.values()
    refused = ann.at(table).post("/sit", seat="ann")
    assert refused.json()["code"] == "seat-lost"


def test_clocks_stand_while_the_server_is_down_and_for_a_while_after_it(start: Callable[..., ServerProcess]) -> None:
    club = start(notice_delay=9e9, clock_grace=HOUR)
    table, ann, bob = two(club, bank=1.0, player="random")
    bid(ann.at(table), "ann")
    club.kill()
    club.let_pass(2 * HOUR)
    club.start()
    before = clocks(ann.at(table))["bob"]
    assert not before["lost"]
    assert before["left"] > HOUR / 2
    bid(bob.at(table), "bob")
    (running,) = [one for one in clocks(ann.at(table)).values() if one["since"] is not None]
    club.let_pass(HOUR / 4)
    (later,) = [one for one in clocks(ann.at(table)).values() if one["since"] is not None]
    assert later["left"] == running["left"]


def test_another_process_that_starts_stops_no_clock(club: ServerProcess, start: Callable[..., ServerProcess]) -> None:
    table, ann, _ = two(club, bank=1.0)
    before = clocks(ann.at(table))["ann"]["left"]
    start(club.folder, database=club.database, shared=True, **HOW)
    assert clocks(ann.at(table))["ann"]["left"] < before


def test_a_gap_in_the_pulse_is_taken_off_no_clock() -> None:
    engine = sa.create_engine("sqlite://")
    event_schema.events.metadata.create_all(engine)
    with engine.begin() as connection:
        for name, runs_from in (("ran", 90.0), ("began", 110.0), ("away", 400.0)):
            row = {"table_id": "t", "digest": name, "seats": "[]", "player": name, "notes": ""}
            connection.execute(schema.keys.insert(), {**row, "runs_from": runs_from, "bank": 50.0})
        connection.execute(stand_still(since=100.0, until=300.0))
        rows = connection.execute(sa.select(schema.keys)).all()
    found = {row.digest: (row.bank, row.runs_from) for row in rows}
    assert found == {"ran": (40.0, 300.0), "began": (50.0, 300.0), "away": (50.0, 400.0)}


def test_clocks_are_paused_by_agreement_and_time_is_given(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=1.0)
    assert ann.at(table).post("/resume").json()["code"] == "not-paused"
    assert ann.at(table).post("/offer", seat="ann", kind="pause").json()["proposal"]["kind"] == "pause"
    assert bob.at(table).post("/consent", seat="bob", agree=True).status_code == 200
    people = ann.at(table).get("/people").json()
    assert people["paused"] is True
    stands = clocks(ann.at(table))["ann"]["left"]
    bid(bob.at(table), "bob")
    club.let_pass(HOUR / 4)
    assert clocks(ann.at(table))["ann"]["left"] == stands
    assert ann.at(table).post("/offer", seat="ann", kind="pause").json()["code"] == "no-clock"
    assert bob.at(table).post("/gift", seat="bob", hours=1).json()["code"] == "not-your-gift"
    assert bob.at(table).post("/gift", seat="ann", hours=1).status_code == 200
    assert clocks(ann.at(table))["ann"]["left"] == pytest.approx(stands + HOUR)
    assert bob.at(table).post("/resume").status_code == 200
    club.let_pass(HOUR / 4)
    assert clocks(ann.at(table))["ann"]["left"] < stands + 3 / 4 * HOUR


def test_at_zero_the_opponent_may_claim_and_only_then(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=1.0, at_zero="claim", player="random")
    bid(bob.at(table), "bob")
    assert bob.at(table).post("/claim-time", seat="ann").json()["code"] == "nothing-to-claim"
    club.let_pass(HOUR)
    assert ann.at(table).post("/claim-time", seat="ann").json()["code"] == "nothing-to-claim"
    stranger = Member(club).at(table)
    assert stranger.post("/claim-time", seat="ann").json()["code"] == "only-watching"
    assert ann.at(table).get().json()["seats"][0]["player"] == "human"
    claimed = bob.at(table).post("/claim-time", seat="ann")
    assert claimed.status_code == 200, claimed.text
    over = bob.at(table).get().json()
    assert (over["finished"], over["ended"]["how"], over["ended"]["winners"]) == (True, "claimed", ["bob"])
    assert bob.at(table).post("/claim-time", seat="ann").json()["code"] == "nothing-to-claim"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        standings = {one["name"]: one for one in bob.get("/ratings", game="toy").json()["standings"]}
        if bob.name in standings:
            break
        time.sleep(0.2)
    assert standings[bob.name]["rating"] > 1500 > standings[ann.name]["rating"]


def test_a_vacation_stops_the_clocks_and_unused_days_come_back(club: ServerProcess) -> None:
    """Whoever is not away loses their seat meanwhile."""
    table, ann, bob = two(club, bank=1.0, player="random")
    bid(bob.at(table), "bob")
    away = ann.send("PUT", "/me/vacation", days=3)
    assert away.status_code == 200, away.text
    assert away.json()["vacation_days_left"] == 27
    other, there, _ = two(club, bank=1.0, player="random")
    club.let_pass(2 * HOUR)
    wait_until_lost(there.at(other))
    seen = clocks(bob.at(table))["ann"]
    assert not seen["lost"]
    assert seen["left"] > HOUR / 2
    assert seen["vacation_until"] > time.time()
    assert ann.send("PUT", "/me/vacation", days=3).json()["code"] == "on-vacation"
    assert ann.send("DELETE", "/me/vacation").json()["vacation_days_left"] == 29
    assert ann.send("DELETE", "/me/vacation").json()["code"] == "not-on-vacation"
    assert ann.send("PUT", "/me/vacation", days=30).json()["code"] == "no-vacation-left"


def test_an_undo_gives_the_turn_back_with_its_clock(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=1.0)
    bid(ann.at(table), "ann")
    bid(bob.at(table), "bob")
    view = ann.at(table).view()
    seat = view["view"]["asked"][0]["seat"]
    winner = ann if seat == "ann" else bob
    winner.at(table).answer(seat, "no")
    undone = winner.at(table).post("/undo", seat=seat, version=view["version"] + 1)
    assert undone.status_code == 200, undone.text
    running = {one for one, clock in clocks(ann.at(table)).items() if clock["since"] is not None}
    assert running == {seat}
