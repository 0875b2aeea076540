"""Chances to win: told to those who play alone and of what is over, refused while people play each other."""

from __future__ import annotations

import time
from typing import Any

from tests.server.clients import HttpPerson, ServerProcess

GAME = "1775-rebellion"
ALONE = {"continentals": "me", "patriots": "me", "british_regulars": "normal", "loyalists": "normal"}


def made(server: ServerProcess, seats: dict[str, str], game: str = GAME) -> dict[str, Any]:
    return server.make(game=game, seats=seats)


def told_of(me: HttpPerson, **query: Any) -> dict[str, Any]:
    """The chances, asked for again while bots move."""
    while (told := me.get("/chances", **query)).status_code == 409:
        time.sleep(0.1)
    assert told.status_code == 200, told.text
    return dict(told.json())


def test_somebody_alone_against_bots_is_told(server: ServerProcess) -> None:
    table = made(server, ALONE)
    me = server.person(table["table"], table["key"])
    told = told_of(me)
    assert [side["seats"][0] for side in told["sides"]] == ["british_regulars", "continentals"]
    assert abs(sum(side["chance"] for side in told["sides"]) - 1) < 0.01
    assert told["games"] >= 8
    assert told_of(me, at=0)["moment"] == 0


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
    assert told_of(server.person(copy["table"], copy["key"]))["sides"]


def test_who_watches_a_running_game_is_not_told(server: ServerProcess) -> None:
    table = made(server, ALONE)
    observer = server.person(table["table"], table["keys"]["observer"])
    assert observer.get("/chances").status_code == 403
