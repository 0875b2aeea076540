"""Invitations: a link is taken once, and until then its host can withdraw it and give out another one."""

from __future__ import annotations

import httpx
import pytest

from tests.server.clients import HOUR, UNDISTURBED, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member

club = club_of("sqlite", "postgres", notice_delay=0.2, constants=UNDISTURBED)


def take(server: ServerProcess, table: str, key: str) -> httpx.Response:
    return server.http.post(f"/api/v1/tables/{table}/take", json={"key": key})


def awaited(info: Json) -> list[str]:
    return [seat["seat"] for seat in info["seats"] if seat["awaited"]]


def guests(info: Json) -> dict[str, str | None]:
    return {seat["seat"]: seat["guest"] for seat in info["seats"]}


def test_a_link_is_exchanged_once_for_a_key_of_the_guests_own(club: ServerProcess) -> None:
    made = club.make()
    table, link = made["table"], made["keys"]["bob"]
    host = club.person(table, made["key"])
    assert awaited(host.get().json()) == ["bob"]
    taken = take(club, table, link).json()
    assert taken["seats"] == ["bob"]
    assert taken["key"] != link
    assert awaited(host.get().json()) == []
    bob = club.person(table, taken["key"])
    assert bob.view()["table"]["you"]["seats"] == ["bob"]
    held_by_the_host = club.person(table, link)
    for refused in (
        held_by_the_host.get(),
        held_by_the_host.get("/view"),
        held_by_the_host.post("/answer", seat="bob", version=0, answer="1"),
        take(club, table, link),
    ):
        assert (refused.status_code, refused.json()["code"]) == (401, "invitation-taken")
    with club.sit(table, link) as socket:
        assert socket.receive()["code"] == "invitation-taken"
    assert take(club, table, taken["key"]).json()["key"] == taken["key"]
    assert take(club, table, made["key"]).json()["key"] == made["key"]


def test_whoever_looks_through_the_link_is_sent_away_when_it_is_taken(club: ServerProcess) -> None:
    made = club.make()
    with club.sit(made["table"], made["keys"]["bob"]) as host_in_disguise:
        host_in_disguise.until("view")
        take(club, made["table"], made["keys"]["bob"])
        with pytest.raises(Exception, match=r"1013|received"):
            host_in_disguise.until("never")


def test_the_host_withdraws_a_link_and_gives_out_another(club: ServerProcess) -> None:
    made = club.make()
    table, first = made["table"], made["keys"]["bob"]
    host = club.person(table, made["key"])
    second = host.post("/invitations", seat="bob")
    assert second.status_code == 201
    assert second.json()["link"] == f"/t/{table}#{second.json()['key']}"
    assert take(club, table, first).json()["code"] == "key-unknown"
    gone = club.http.delete(
        f"/api/v1/tables/{table}/invitations/bob", headers={"authorization": f"Bearer {made['key']}"}
    )
    assert gone.status_code == 200
    assert take(club, table, second.json()["key"]).json()["code"] == "key-unknown"
    third = host.post("/invitations", seat="bob").json()["key"]
    own = take(club, table, third).json()["key"]
    refused = host.post("/invitations", seat="bob")
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-taken")
    assert club.person(table, own).view()["table"]["you"]["seats"] == ["bob"]


def test_nobody_but_the_host_withdraws(club: ServerProcess) -> None:
    made = club.make(game="1775-rebellion", seats={"loyalists": "link", "patriots": "link"})
    guest = club.person(made["table"], take(club, made["table"], made["keys"]["loyalists"]).json()["key"])
    for person in (guest, club.person(made["table"], made["keys"]["observer"])):
        refused = person.post("/invitations", seat="patriots")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
    stranger = club.person(made["table"], None).post("/invitations", seat="patriots")
    assert stranger.status_code == 401


def test_who_plays_with_the_link_itself_has_come_and_can_still_get_a_key(club: ServerProcess) -> None:
    made = club.make()
    table, link = made["table"], made["keys"]["bob"]
    bob = club.person(table, link)
    asked = next(asked for asked in bob.view()["view"]["asked"] if asked["seat"] == "bob")
    assert bob.answer("bob", asked["options"][0]).status_code == 200
    host = club.person(table, made["key"])
    assert awaited(host.get().json()) == []
    assert host.post("/invitations", seat="bob").json()["code"] == "seat-taken"
    own = take(club, table, link).json()["key"]
    assert own != link
    assert bob.get().json()["code"] == "invitation-taken"


def test_an_invitation_of_a_member_is_withdrawn_and_given_to_another(club: ServerProcess) -> None:
    ann, bob, carl = Member(club), Member(club), Member(club)
    made = ann.make(visibility="private", invite={"bob": bob.name})
    table = made["table"]
    assert [one["table"] for one in bob.lobby()["invitations"]] == [table]
    assert ann.post(f"/tables/{table}/invitations", seat="bob", name=carl.name).status_code == 201
    assert bob.lobby()["invitations"] == []
    assert bob.post(f"/tables/{table}/join", seat="bob").json()["code"] == "not-open"
    assert carl.post(f"/tables/{table}/join", seat="bob").status_code == 200
    refused = ann.post(f"/tables/{table}/invitations", seat="bob", name=bob.name)
    assert refused.json()["code"] == "seat-taken"
    assert bob.post(f"/tables/{table}/invitations", seat="bob").status_code == 401


def test_no_clock_runs_and_no_notice_goes_out_before_the_last_seat_is_taken(club: ServerProcess) -> None:
    ann = Member(club)
    made = ann.make(clock={"bank": 1.0})
    seat = ann.at(made["table"])

    def left() -> dict[str, float]:
        return {name: one["left"] for one in seat.get("/people").json()["people"] for name in one["seats"]}

    club.let_pass(HOUR / 4)
    assert left() == {"ann": HOUR, "bob": HOUR}
    asked = next(asked for asked in seat.view()["view"]["asked"] if asked["seat"] == "ann")
    assert seat.answer("ann", asked["options"][0]).status_code == 200
    assert left() == {"ann": HOUR, "bob": HOUR}
    own = take(club, made["table"], made["keys"]["bob"]).json()["key"]
    club.let_pass(HOUR / 4)
    assert left()["ann"] == HOUR
    assert left()["bob"] < 3 / 4 * HOUR
    bob = club.person(made["table"], own)
    asked = next(asked for asked in bob.view()["view"]["asked"] if asked["seat"] == "bob")
    assert bob.answer("bob", asked["options"][0]).status_code == 200


def test_the_makers_clock_starts_when_a_guest_plays_with_the_link(club: ServerProcess) -> None:
    ann = Member(club)
    made = ann.make(clock={"bank": 1.0})
    bob = club.person(made["table"], made["keys"]["bob"])
    asked = next(asked for asked in bob.view()["view"]["asked"] if asked["seat"] == "bob")
    assert bob.answer("bob", asked["options"][0]).status_code == 200
    club.let_pass(HOUR / 4)
    people = ann.at(made["table"]).get("/people").json()["people"]
    left = {name: one["left"] for one in people for name in one["seats"]}
    assert left["ann"] < 3 / 4 * HOUR
    assert left["bob"] == HOUR


def test_a_guest_gives_themselves_a_name_that_all_see(club: ServerProcess) -> None:
    made = club.make()
    host, bob = club.person(made["table"], made["key"]), club.person(made["table"], made["keys"]["bob"])
    assert guests(host.get().json())["bob"] is None
    with club.sit(made["table"], made["key"]) as socket:
        socket.until("view")
        assert bob.put("/guest", name="  Bob of Boston ").json() == {"name": "Bob of Boston"}
        seen = socket.until("table")["table"]["seats"]
    assert guests({"seats": seen})["bob"] == "Bob of Boston"
    refused = bob.put("/guest", name="<b>")
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-name")
    watcher = club.person(made["table"], made["keys"]["observer"])
    assert watcher.put("/guest", name="Ann").json()["code"] == "only-watching"
    assert guests(host.get().json())["bob"] == "Bob of Boston"
    bob.put("/guest", name="")
    assert guests(host.get().json())["bob"] is None
