"""Looks back at games that are over: found in the background, kept, refused while people play; what is left beside."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.clients import HttpPerson, ServerProcess

Start = Callable[..., ServerProcess]


def play(person: HttpPerson, seats: tuple[str, ...] = ("ann", "bob")) -> None:
    """Answer whatever these seats are asked, until the game is over."""
    while True:
        seen = {seat: person.view(seat=seat) for seat in seats}
        if seen[seats[0]]["view"]["result"] is not None:
            return
        asked = [(seat, one) for seat in seats for one in seen[seat]["view"]["asked"] if one["seat"] == seat]
        if not asked:
            time.sleep(0.02)
        for seat, one in asked[:1]:
            assert person.answer(seat, one["options"][0]).status_code in (200, 409)


def finished(server: ServerProcess, **seats: str) -> tuple[dict[str, Any], HttpPerson]:
    wanted = seats or {"ann": "me", "bob": "me"}
    table = server.make(game="toy", seats=wanted)
    person = server.person(table["table"], table["key"])
    play(person, tuple(seat for seat, who in wanted.items() if who == "me"))
    return table, person


def until_done(person: HttpPerson) -> dict[str, Any]:
    while not (found := person.get("/look-back").json())["analysis"] or found["analysis"]["done"] < 1:
        assert found["working"], "nobody works at it"
        time.sleep(0.05)
    return dict(found["analysis"])


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that puts little work into looks back."""
    process = ServerProcess(tmp_path_factory.mktemp("quick"), look_back=0).start()
    yield process
    process.stop()


def test_a_look_back_is_found_in_the_background_and_kept(quick: ServerProcess) -> None:
    _, person = finished(quick)
    assert person.get("/look-back").json() == {"analysis": None, "working": False}
    begun = person.post("/look-back")
    assert begun.status_code in (200, 202)
    found = until_done(person)
    assert found["sides"] == [["ann"], ["bob"]]
    assert found["chances"][-1]["moment"] == found["last"]
    assert sum(found["chances"][-1]["true"]) == 1
    assert found["turns"][0]["start"] == 0
    assert all(one["played"] in [answer["option"] for answer in one["answers"]] for one in found["decisions"])
    again = person.post("/look-back")
    assert (again.status_code, again.json()["analysis"]) == (200, found)


def test_it_goes_on_after_the_server_was_killed(start: Start) -> None:
    server = start(look_back=0.3)
    table, person = finished(server)
    person.post("/look-back")
    while not (found := person.get("/look-back").json()["analysis"]) or not found["chances"]:
        time.sleep(0.02)
    server.kill()
    server = start(look_back=0.3)
    person = server.person(table["table"], table["key"])
    kept = person.get("/look-back").json()["analysis"]
    assert len(kept["chances"]) >= len(found["chances"]), "what somebody saw was stored"
    person.post("/look-back")
    assert until_done(person)["done"] == 1


def test_nothing_is_told_of_a_game_that_goes_on_nor_of_its_copies(quick: ServerProcess) -> None:
    table = quick.make(game="toy", seats={"ann": "me", "bob": "link"})
    ann = quick.person(table["table"], table["key"])
    copy = ann.post("/fork", seat="ann").json()
    copied = quick.person(copy["table"], copy["key"])
    play(copied)
    assert copied.get("").json()["finished"]
    for person in (ann, copied):
        for refused in (
            person.post("/look-back"),
            person.get("/look-back"),
            person.get("/answers", at=2),
            person.get("/comments"),
        ):
            assert (refused.status_code, refused.json()["code"]) == (403, "look-back-running")
    assert ann.post("/comments", moment=0, seat="ann", text="why?").status_code == 403


def test_the_best_answers_of_a_moment_and_the_given_one(quick: ServerProcess) -> None:
    _, person = finished(quick)
    last = person.get("").json()["moment"]
    found = [person.get("/answers", at=moment) for moment in range(last)]
    found_out = [one.json() for one in found if one.status_code == 200]
    assert found_out
    assert {one.json()["code"] for one in found if one.status_code != 200} <= {"not-a-choice"}
    for one in found_out:
        assert one["played"] in [answer["option"] for answer in one["answers"]]
        assert one["cost"] >= 0
    assert person.get("/answers", at=last + 1).status_code == 404


def test_what_is_tried_out_is_private_until_it_is_shared(quick: ServerProcess) -> None:
    table, ann = finished(quick, ann="me", bob="random")
    passer_by = quick.person(table["table"], None)
    first = ann.post("/fork", seat="ann", moment=3, name="A").json()
    second = quick.person(first["table"], first["key"]).post("/fork", seat="ann", name="B").json()
    listed = ann.get("/branches").json()["branches"]
    assert [(one["table"], one["parent"]) for one in listed] == [
        (first["table"], table["table"]),
        (second["table"], first["table"]),
    ]
    assert tuple(listed[0][name] for name in ("name", "moment", "mine", "link")) == ("A", 3, True, "")
    assert passer_by.get("/branches").json()["branches"] == []
    assert passer_by.put(f"/branches/{first['table']}", key=first["keys"]["observer"]).status_code == 404
    assert ann.put(f"/branches/{first['table']}", key=first["key"]).status_code == 422, "that key plays"
    assert ann.put(f"/branches/{first['table']}", key=first["keys"]["observer"]).status_code == 200
    (shared,) = passer_by.get("/branches").json()["branches"]
    assert not shared["mine"]
    watching = quick.person(first["table"], shared["link"].partition("#")[2])
    assert watching.get("/view").status_code == 200
    assert ann.put(f"/branches/{first['table']}", key="").status_code == 200
    assert passer_by.get("/branches").json()["branches"] == []


def test_comments_belong_to_moments_and_to_who_made_them(quick: ServerProcess) -> None:
    table, ann = finished(quick, ann="me", bob="random")
    assert ann.post("/comments", moment=4, seat="ann", text="Too bold.").status_code == 201
    assert ann.post("/comments", moment=2, seat="ann", text="Here it began.").status_code == 201
    found_out = quick.person(table["table"], None).get("/comments").json()["comments"]
    assert [(one["moment"], one["seat"], one["text"]) for one in found_out] == [
        (2, "ann", "Here it began."),
        (4, "ann", "Too bold."),
    ]
    assert ann.post("/comments", moment=4, seat="bob", text="?").status_code == 403
    assert ann.post("/comments", moment=999, seat="ann", text="?").status_code == 404
    assert ann.post("/comments", moment=4, seat="ann", text="x" * 1001).status_code == 400
    assert quick.person(table["table"], None).delete("/comments/1").status_code == 404
    assert ann.delete("/comments/none").status_code == 404
    assert [one["number"] for one in ann.delete("/comments/1").json()["comments"]] == [2]
