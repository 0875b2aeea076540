"""Order in the house: moderators act on reports, members are told why and answer once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.clients import ROOT, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member, finish

club = club_of()


@pytest.fixture(scope="module")
def moderator(club: ServerProcess) -> Member:
    member = Member(club)
    assert command(club.folder, "add", member.name) == 0
    return member


def command(folder: Path, *what: str) -> int:
    run = [str(Path(sys.executable).with_name("tricorne")), "moderator", *what, "--data", str(folder)]
    return subprocess.run(run, cwd=ROOT, env=dict(os.environ), check=False, capture_output=True).returncode


def order(moderator: Member, member: Member, act: str, **more: object) -> int:
    return moderator.post("/orders", name=member.name, act=act, reason="Be kind.", **more).status_code


def test_a_report_is_seen_and_settled_by_moderators_only(club: ServerProcess, moderator: Member) -> None:
    ann, bob = Member(club), Member(club)
    assert ann.post("/reports", text="He shouts.", name=bob.name).status_code == 201
    for path in ("/reports", "/orders"):
        assert ann.get(path).json()["code"] == "not-moderator"
    assert order(ann, bob, "warn") == 403
    (report,) = [one for one in moderator.get("/reports").json()["reports"] if one["about"] == bob.name]
    assert (report["by"], report["text"]) == (ann.name, "He shouts.")
    assert order(moderator, bob, "warn", report=report["id"]) == 201
    assert report["id"] not in [one["id"] for one in moderator.get("/reports").json()["reports"]]
    assert moderator.post(f"/reports/{report['id']}/settled").json()["code"] == "no-such-report"
    (warning,) = bob.get("/me/orders").json()["orders"]
    assert (warning["act"], warning["reason"], warning["moderator"]) == ("warn", "Be kind.", None)
    assert bob.post(f"/me/orders/{warning['id']}/answer", text="Sorry.").status_code == 200
    assert bob.post(f"/me/orders/{warning['id']}/answer", text="Not.").json()["code"] == "order-answered"
    assert ann.post(f"/me/orders/{warning['id']}/answer", text="Me.").status_code == 409
    kept = next(one for one in moderator.get("/orders").json()["orders"] if one["id"] == warning["id"])
    assert (kept["member"], kept["moderator"], kept["answer"]) == (bob.name, moderator.name, "Sorry.")


def test_reports_and_acts_go_on_page_after_page(club: ServerProcess, moderator: Member) -> None:
    bob = Member(club)
    for _ in range(52):
        assert bob.post("/reports", text="Again.").status_code == 201
        assert order(moderator, bob, "warn") == 201

    def whole(member: Member, path: str, name: str) -> list[str]:
        page = member.get(path).json()
        found = [one["id"] for one in page[name]]
        while page["next"] is not None:
            page = member.get(path, after=page["next"]).json()
            found += [one["id"] for one in page[name]]
        assert len(found) == len(set(found))
        return found

    assert len(whole(moderator, "/reports", "reports")) >= 52
    assert len(whole(moderator, "/orders", "orders")) >= 52
    assert len(whole(bob, "/me/orders", "orders")) == 52


def test_who_is_muted_says_nothing_and_plays_on(club: ServerProcess, moderator: Member) -> None:
    ann = Member(club)
    table = ann.make()["table"]
    assert ann.at(table).post("/chat", seat="ann", text="Hello").status_code == 201
    assert order(moderator, ann, "mute") == 400
    assert order(moderator, ann, "mute", days=1) == 201
    assert ann.at(table).post("/chat", seat="ann", text="Hello").json()["code"] == "muted"
    view = ann.at(table).view()
    asked = next(one for one in view["view"]["asked"] if one["seat"] == "ann")
    assert ann.at(table).answer("ann", asked["options"][0]).status_code == 200
    over = ann.make(seats={"ann": "me", "bob": "me"})["table"]
    finish(ann.at(over))
    assert ann.at(over).post("/comments", moment=0, seat="ann", text="Hello").json()["code"] == "muted"
    assert ann.at(over).get("/comments").json()["comments"] == []


def test_who_is_suspended_does_nothing_over_a_socket_that_was_open_before(
    club: ServerProcess, moderator: Member
) -> None:
    ann = Member(club)
    table = ann.make()["table"]
    with club.sit(table, ann.token()) as socket:
        view = socket.until("view")
        asked = next(one for one in view["view"]["asked"] if one["seat"] == "ann")
        assert order(moderator, ann, "suspend", days=2) == 201
        for kind, what in (
            ("chat", {"text": "Hello"}),
            ("answer", {"version": view["version"], "answer": asked["options"][0]}),
            ("undo", {"version": view["version"]}),
            ("rewind", {"version": view["version"], "moment": 0}),
            ("offer", {"kind": "draw"}),
            ("consent", {"agree": True}),
            ("concede", {}),
        ):
            assert socket.send(kind, seat="ann", **what).get("code") == "suspended", kind
        assert socket.send("sync")["type"] == "view"
    after = ann.at(table).view()
    assert (after["version"], after["chat"]) == (view["version"], view["chat"])


def test_who_is_suspended_reads_answers_and_signs_out(club: ServerProcess, moderator: Member) -> None:
    ann = Member(club)
    table = ann.make()["table"]
    assert order(moderator, ann, "suspend", days=2) == 201
    assert ann.get("/me").json()["suspended_until"] is not None
    assert ann.post("/tables", game="toy").json()["code"] == "suspended"
    assert ann.at(table).post("/chat", seat="ann", text="Hello").json()["code"] == "suspended"
    (warning,) = ann.get("/me/orders").json()["orders"]
    assert ann.get("/me").json()["told_at"] == warning["at"]
    assert ann.post(f"/me/orders/{warning['id']}/answer", text="Why?").status_code == 200
    assert ann.send("DELETE", "/session").status_code == 200


def test_what_was_ordered_is_lifted_with_a_reason_too(club: ServerProcess, moderator: Member) -> None:
    ann = Member(club)
    assert ann.get("/me").json()["told_at"] is None
    table = ann.make()["table"]
    assert order(moderator, ann, "mute", days=2) == order(moderator, ann, "suspend", days=2) == 201
    assert ann.at(table).post("/chat", seat="ann", text="Hello").json()["code"] == "suspended"
    assert order(moderator, ann, "lift") == 201
    assert ann.at(table).post("/chat", seat="ann", text="Hello").status_code == 201
    assert [one["act"] for one in ann.get("/me/orders").json()["orders"]] == ["lift", "suspend", "mute"]


def test_a_name_is_changed_and_a_table_closed(club: ServerProcess, moderator: Member) -> None:
    ann, bob = Member(club), Member(club)
    table = ann.make()["table"]
    assert order(moderator, ann, "rename", new_name=bob.name) == 409
    assert order(moderator, ann, "rename", new_name="A better name") == 201
    assert ann.get("/me").json()["name"] == "A better name"
    assert ann.at(table).get().json()["seats"][0]["name"] == "A better name"
    ann.name = "A better name"
    assert order(moderator, ann, "close", table=table) == 201
    assert ann.at(table).get().json()["finished"]
    assert order(moderator, ann, "close", table="nothing") == 404


def test_the_right_is_given_and_taken_on_the_command_line(club: ServerProcess) -> None:
    ann = Member(club)
    assert not ann.get("/me").json()["moderator"]
    assert command(club.folder, "add", ann.name) == 0
    assert ann.get("/me").json()["moderator"]
    assert command(club.folder, "remove", ann.name) == 0
    assert ann.get("/reports").status_code == 403
    assert command(club.folder, "add", "Nobody At All") == 2
