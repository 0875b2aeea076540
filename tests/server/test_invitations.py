"""Invitations: a link is taken once, and until then its host can withdraw it and give out another one."""

from __future__ import annotations

import pytest

from tests.server.clients import HOUR, UNDISTURBED, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member

club = club_of("sqlite", "postgres", notice_delay=0.2, constants=UNDISTURBED)


def awaited(info: Json) -> list[str]:
    return [seat["seat"] for seat in info["seats"] if seat["awaited"]]


def guests(info: Json) -> dict[str, str | None]:
    return {seat["seat"]: seat["guest"] for seat in info["seats"]}


def test_a_link_is_exchanged_once_for_a_key_of_the_guests_own(club: ServerProcess) -> None:
    made = club.make(waits=True)
    table, link = made["table"], made["keys"]["bob"]
    assert made["links"]["bob"] == f"/t/{table}#{link}"
    host = club.person(table, made["key"])
    assert awaited(host.get().json()) == ["bob"]
    taken = club.take(table, link).json()
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
        club.take(table, link),
    ):
        assert (refused.status_code, refused.json()["code"]) == (401, "invitation-taken")
    with club.sit(table, link) as socket:
        assert socket.receive()["code"] == "invitation-taken"
    assert club.take(table, taken["key"]).json()["key"] == taken["key"]
    assert club.take(table, made["key"]).json()["key"] == made["key"]


def test_whoever_looks_through_the_link_is_sent_away_when_it_is_taken(club: ServerProcess) -> None:
    made = club.make(waits=True)
    with club.sit(made["table"], made["keys"]["bob"]) as host_in_disguise:
        host_in_disguise.until("view")
        club.take(made["table"], made["keys"]["bob"])
        with pytest.raises(Exception, match=r"1013|received"):
            host_in_disguise.until("never")


def test_the_host_withdraws_a_link_and_gives_out_another(club: ServerProcess) -> None:
    made = club.make(waits=True)
    table, first = made["table"], made["keys"]["bob"]
    host = club.person(table, made["key"])
    second = host.post("/invitations", seat="bob")
    assert second.status_code == 201
    assert second.json()["link"] == f"/t/{table}#{second.json()['key']}"
    assert club.take(table, first).json()["code"] == "key-unknown"
    gone = club.http.delete(
        f"/api/v1/tables/{table}/invitations/bob", headers={"authorization": f"Bearer {made['key']}"}
    )
    assert gone.status_code == 200
    assert club.take(table, second.json()["key"]).json()["code"] == "key-unknown"
    third = host.post("/invitations", seat="bob").json()["key"]
    own = club.take(table, third).json()["key"]
    refused = host.post("/invitations", seat="bob")
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-taken")
    assert club.person(table, own).view()["table"]["you"]["seats"] == ["bob"]


def test_nobody_but_the_host_withdraws(club: ServerProcess) -> None:
    made = club.make(game="1775-rebellion", seats={"loyalists": "link", "patriots": "link"}, waits=True)
    guest = club.person(made["table"], club.take(made["table"], made["keys"]["loyalists"]).json()["key"])
    for person in (guest, club.person(made["table"], made["keys"]["observer"])):
        refused = person.post("/invitations", seat="patriots")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
    stranger = club.person(made["table"], None).post("/invitations", seat="patriots")
    assert stranger.status_code == 401


@pytest.mark.parametrize(
    ("game", "host_seat", "guest_seat"),
    [("toy", "ann", "bob"), ("prelude-to-rebellion", "loyal", "patriote"), ("liberty", "american", "british")],
)
def test_an_invitation_shows_nothing_of_the_seat_and_plays_nothing(
    club: ServerProcess, game: str, host_seat: str, guest_seat: str
) -> None:
    made = club.make(waits=True, game=game, seats={host_seat: "me", guest_seat: "link"})
    table, link = made["table"], made["keys"][guest_seat]
    host, by_link = club.person(table, made["key"]), club.person(table, link)
    shown, watched = by_link.view(), club.person(table, made["keys"]["observer"]).view()
    assert (shown["seat"], shown["view"], shown["log"]) == ("observer", watched["view"], watched["log"])
    tried = [
        by_link.get("/view", seat=guest_seat),
        by_link.get("/view", seat=guest_seat, at=0),
        by_link.get("/log", seat=guest_seat),
        by_link.get("/hints", seat=guest_seat, version=0),
        by_link.get("/standing", seat=guest_seat),
        by_link.get("/chances", seat=guest_seat),
        by_link.post("/answer", seat=guest_seat, version=0, answer="1"),
        by_link.post("/fork", seat=guest_seat),
        by_link.post("/leave", seat=guest_seat, player="random"),
        by_link.post("/concede", seat=guest_seat),
        by_link.post("/chat", seat=guest_seat, text="I am here"),
    ]
    assert {(refused.status_code, refused.json()["code"]) for refused in tried} == {(403, "take-first")}
    with club.sit(table, link, guest_seat) as socket:
        assert socket.receive()["code"] == "take-first"
    with club.sit(table, link) as socket:
        assert socket.receive()["seat"] == "observer"
        assert socket.send("look", seat=guest_seat)["code"] == "take-first"
    assert awaited(host.get().json()) == [guest_seat]
    assert club.guest(made, guest_seat).view()["seat"] == guest_seat


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
    own = club.take(made["table"], made["keys"]["bob"]).json()["key"]
    club.let_pass(HOUR / 4)
    assert left()["ann"] == HOUR
    assert left()["bob"] < 3 / 4 * HOUR
    bob = club.person(made["table"], own)
    asked = next(asked for asked in bob.view()["view"]["asked"] if asked["seat"] == "bob")
    assert bob.answer("bob", asked["options"][0]).status_code == 200


def test_a_guest_gives_themselves_a_name_that_all_see(club: ServerProcess) -> None:
    made = club.make(waits=True)
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
