"""Chances to win: shown to those who play alone and of what is over, refused while people play each other."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import tricorne
from tests.server.clients import HttpPerson, ServerProcess
from tricorne.core.game import OBSERVER
from tricorne.core.questions import Ask
from tricorne.server.http.chances import BATCHES, PLAYOUTS
from tricorne.server.tables.positions import position_of
from tricorne.server.tables.work import Estimate, chances_of

GAME = "1775-rebellion"
ALONE = {"continentals": "me", "patriots": "me", "british_regulars": "normal", "loyalists": "normal"}


def made(server: ServerProcess, seats: dict[str, str], game: str = GAME) -> dict[str, Any]:
    return server.make(game=game, seats=seats)


def asked_for(me: HttpPerson, **query: Any) -> dict[str, Any]:
    """The chances, asked for again while bots move."""
    while (found := me.get("/chances", **query)).status_code == 409:
        time.sleep(0.1)
    assert found.status_code == 200, found.text
    return dict(found.json())


def test_somebody_alone_against_bots_is_told(server: ServerProcess) -> None:
    table = made(server, ALONE)
    me = server.person(table["table"], table["key"])
    found = asked_for(me)
    assert [side["seats"][0] for side in found["sides"]] == ["british_regulars", "continentals"]
    assert abs(sum(side["chance"] for side in found["sides"]) - 1) < 0.01
    assert found["games"] in range(PLAYOUTS, BATCHES * PLAYOUTS + 1, PLAYOUTS)
    assert asked_for(me, at=0)["moment"] == 0


def test_people_who_play_each_other_are_not_told(server: ServerProcess) -> None:
    for other in ("link", "me"):
        table = made(server, {**ALONE, "british_regulars": other, "loyalists": other})
        me = server.person(table["table"], table["key"])
        for query in ({}, {"at": 0}):
            refused = me.get("/chances", **query)
            assert (refused.status_code, refused.json()["code"]) == (403, "chances-running")


def test_a_what_if_of_such_a_game_is_no_way_round(server: ServerProcess) -> None:
    table = made(server, {**ALONE, "loyalists": "link"})
    me = server.person(table["table"], table["key"])
    copy = me.post("/fork", seat="continentals").json()
    refused = server.person(copy["table"], copy["key"]).get("/chances")
    assert (refused.status_code, refused.json()["code"]) == (403, "chances-running")
    alone = made(server, ALONE)
    copy = server.person(alone["table"], alone["key"]).post("/fork", seat="continentals").json()
    assert asked_for(server.person(copy["table"], copy["key"]))["sides"]


def finished_copy(server: ServerProcess, me: HttpPerson, seat: str) -> HttpPerson:
    """A copy that was played to its end by its maker alone."""
    made = me.post("/fork", seat=seat).json()
    copy = server.person(made["table"], made["key"])
    while asked := copy.view()["view"]["asked"]:
        options = copy.view(seat=asked[0]["seat"])["view"]["asked"][0]["options"]
        assert copy.answer(asked[0]["seat"], options[0]).status_code == 200
    return copy


def test_a_what_if_that_is_over_is_no_way_round_while_the_game_goes_on(server: ServerProcess) -> None:
    table = server.make()
    ann = server.person(table["table"], table["key"])
    copy = finished_copy(server, ann, "ann")
    again = finished_copy(server, copy, "ann")
    for each in (copy, again):
        for asked, code in (("/chances", "chances-running"), ("/record", "record-running")):
            refused = each.get(asked, **({"at": 0} if asked == "/chances" else {}))
            assert (refused.status_code, refused.json()["code"]) == (403, code)
    bob = server.person(table["table"], table["keys"]["bob"])
    while asked := ann.view()["view"]["asked"]:
        person = ann if asked[0]["seat"] == "ann" else bob
        assert person.answer(asked[0]["seat"], person.view()["view"]["asked"][0]["options"][0]).status_code == 200
    assert copy.get("/chances", at=0).status_code == 200
    assert again.get("/record").status_code == 200


def test_hints_of_a_what_if_are_for_the_seats_that_its_maker_plays(server: ServerProcess) -> None:
    table = made(server, {**ALONE, "british_regulars": "link", "loyalists": "link"})
    me = server.person(table["table"], table["key"])
    copy = me.post("/fork", seat="continentals").json()
    mine = server.person(copy["table"], copy["key"])
    codes = {}
    for seat in ALONE:
        codes[seat] = mine.get("/hints", seat=seat, version=0).json().get("code", "")
    assert {seat for seat, code in codes.items() if code == "hints-running"} == {"british_regulars", "loyalists"}


@pytest.mark.parametrize("player", ["hard", "expert"])
def test_no_bot_that_looks_ahead_shows_in_a_what_if_how_a_game_between_people_goes_on(
    server: ServerProcess, player: str
) -> None:
    table = made(server, {**ALONE, "british_regulars": "link", "loyalists": "link"})
    copy = server.person(table["table"], table["key"]).post("/fork", seat="continentals").json()
    mine = server.person(copy["table"], copy["key"])
    again = mine.post("/fork", seat="continentals").json()
    for each in (mine, server.person(again["table"], again["key"])):
        before = each.view()
        for seat in ALONE:
            refused = each.post("/leave", seat=seat, player=player)
            assert (refused.status_code, refused.json()["code"]) == (403, "leave-running")
        assert each.view() == before
    assert mine.post("/leave", seat="continentals", player="normal").status_code == 200
    alone = made(server, ALONE)
    copy = server.person(alone["table"], alone["key"]).post("/fork", seat="continentals").json()
    assert server.person(copy["table"], copy["key"]).post("/leave", seat="patriots", player=player).status_code == 200


def test_who_watches_a_running_game_is_not_told(server: ServerProcess) -> None:
    table = made(server, ALONE)
    observer = server.person(table["table"], table["keys"]["observer"])
    assert observer.get("/chances").status_code == 403


@pytest.mark.parametrize("game", tricorne.games(), ids=lambda game: game["id"])
def test_every_seat_and_the_observer_can_be_told_at_any_moment(game: dict[str, Any]) -> None:
    """Also while another seat is in the midst of something that this seat does not know."""
    chance = random.Random(5)
    match = tricorne.new_match(game["id"], seed=3)
    for _ in range(12):
        for seat in (*game["seats"], OBSERVER):
            found = chances_of(
                Estimate(seat, tuple(game["seats"]), position_of(match, None), 1, chance.getrandbits(60))
            )
            assert set(found) == set(game["seats"])
            assert all(0 <= value <= 1 for value in found.values())
        for _ in range(7):
            if type(match.question) is Ask:
                match.answer(chance.choice(list(match.question.options())), match.question.seat)
