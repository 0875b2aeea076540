"""Clocks: time that runs out, what was agreed for it, and vacations that stop it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.clients import Json, ServerProcess
from tests.server.members import Member, Seated

SECOND = 1 / 3_600


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    url = request.getfixturevalue("postgres").url if request.param == "postgres" else ""
    server = ServerProcess(tmp_path_factory.mktemp("club"), notice_delay=9e9, database=url).start()
    yield server
    server.stop()


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


def test_only_the_clock_of_who_is_asked_runs(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=1.0)
    seat = ann.at(table)
    bid(seat, "ann")
    stopped = clocks(seat)["ann"]["left"]
    time.sleep(0.3)
    after = clocks(seat)
    assert after["ann"]["left"] == stopped < 3600
    assert after["bob"]["left"] < 3600 - 0.3
    assert after["ann"]["since"] is None
    assert bob.lobby()["mine"][0]["left"] < 3600


def test_the_clock_of_a_seat_that_nobody_has_taken_does_not_run(club: ServerProcess) -> None:
    ann = Member(club)
    made = ann.make(visibility="open", clock={"bank": 1.0})
    time.sleep(0.2)
    assert clocks(ann.at(made["table"]))["bob"]["left"] == 3600


def test_a_finished_turn_gives_time_back_up_to_the_bank(club: ServerProcess) -> None:
    table, ann, _ = two(club, bank=1.0, per_turn=1.0)
    time.sleep(0.2)
    bid(ann.at(table), "ann")
    assert clocks(ann.at(table))["ann"]["left"] == 3600


def test_at_zero_a_bot_takes_the_seat_and_keeps_it(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=1 * SECOND, player="random")
    end = time.monotonic() + 20
    while time.monotonic() < end and not clocks(ann.at(table))["ann"]["lost"]:
        time.sleep(0.2)
    seats = {seat["seat"]: seat["player"] for seat in bob.at(table).get().json()["seats"]}
    assert "random" in seats.values()
    refused = ann.at(table).post("/sit", seat="ann")
    assert refused.json()["code"] == "time-ran-out"


def test_time_that_ran_out_while_the_server_was_down_has_run_out(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=4 * SECOND, player="random")
    bid(ann.at(table), "ann")
    club.kill()
    time.sleep(4)
    club.start()
    end = time.monotonic() + 20
    while time.monotonic() < end and not clocks(ann.at(table))["bob"]["lost"]:
        time.sleep(0.2)
    assert clocks(ann.at(table))["bob"]["lost"]
    assert bob.at(table).post("/sit", seat="bob").json()["code"] == "time-ran-out"


def test_at_zero_the_opponent_may_claim_and_only_then(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=3 * SECOND, at_zero="claim", player="random")
    bid(bob.at(table), "bob")
    assert bob.at(table).post("/claim-time", seat="ann").json()["code"] == "nothing-to-claim"
    time.sleep(3.2)
    assert ann.at(table).post("/claim-time", seat="ann").json()["code"] == "nothing-to-claim"
    stranger = Member(club).at(table)
    assert stranger.post("/claim-time", seat="ann").json()["code"] == "only-watching"
    assert ann.at(table).get().json()["seats"][0]["player"] == "human"
    claimed = bob.at(table).post("/claim-time", seat="ann")
    assert claimed.status_code == 200, claimed.text
    assert bob.at(table).post("/claim-time", seat="ann").json()["code"] == "nothing-to-claim"
    end = time.monotonic() + 10
    while time.monotonic() < end:
        standings = {one["name"]: one for one in bob.get("/ratings", game="toy").json()["standings"]}
        if bob.name in standings:
            break
        time.sleep(0.2)
    assert standings[bob.name]["rating"] > 1500 > standings[ann.name]["rating"]


def test_a_vacation_stops_the_clocks_and_unused_days_come_back(club: ServerProcess) -> None:
    table, ann, bob = two(club, bank=2 * SECOND, player="random")
    bid(bob.at(table), "bob")
    away = ann.send("PUT", "/me/vacation", days=3)
    assert away.status_code == 200, away.text
    assert away.json()["vacation_days_left"] == 27
    time.sleep(4.5)
    seen = clocks(bob.at(table))["ann"]
    assert not seen["lost"]
    assert seen["left"] > 0
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
