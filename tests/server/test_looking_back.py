"""Earlier moments: what a worker finds is what the match itself would show."""

from __future__ import annotations

import random

import msgspec
import pytest

import tricorne
from tests.server.clients import ServerProcess
from tricorne.core.game import OBSERVER
from tricorne.core.match import Match
from tricorne.server.tables.channels import readable_until
from tricorne.server.tables.positions import position_of
from tricorne.server.tables.work import WantedReasons, reasons_of, view_at


def played(game: str, answers: int) -> Match:
    """A match with non-players where the game has them, played at random."""
    chance = random.Random(4)
    match = tricorne.new_match(game, seed=9)
    for seat in match.game.seats[1:3] if match.game.minds else ():
        match.sit(seat, match.game.minds[0])
    for _ in range(answers):
        if match.question is None:
            break
        match.answer(chance.choice(list(match.question.options())), match.question.seat)
    return match


@pytest.mark.parametrize("game", tricorne.games(), ids=lambda game: game["id"])
def test_a_worker_sees_every_moment_as_the_match_does(game: dict[str, str]) -> None:
    match, chance = played(game["id"], 120), random.Random(1)
    for moment in chance.sample(range(match.moment + 1), 40):
        there = match.at(moment)
        position = position_of(match, None, moment)
        for seat in (match.game.seats[0], OBSERVER):
            seen = view_at((position, seat))
            assert seen.view == msgspec.json.encode(there.view(seat))
            assert seen.standing == msgspec.json.encode(there.standing(seat))
            assert readable_until(match, seat, moment) == there.log(seat)


def test_a_worker_thinks_again_as_non_players_thought() -> None:
    match = played("liberty-or-death", 30)
    start, end = match.moment // 3, match.moment
    found = dict(reasons_of(WantedReasons(position_of(match, None, start), match.answers[start:end])))
    assert found
    assert {moment: why for moment, why in match.reasons.items() if moment >= start} == {
        moment: why for moment, why in found.items() if moment >= start
    }


def test_an_earlier_view_is_asked_for_again_after_an_undo(server: ServerProcess) -> None:
    made = server.make(seats={"ann": "me", "bob": "me"})
    me = server.person(made["table"], made["key"])
    for seat in ("ann", "bob"):
        options = me.view(seat=seat)["view"]["asked"][0]["options"]
        assert me.answer(seat, options[0]).status_code == 200
    shown = me.view(seat="ann", at=3)
    assert me.view(seat="ann", at=3) == shown
    assert me.get("/view", seat="ann", at=5).json()["code"] == "no-such-moment"
    version = me.get().json()["version"]
    assert me.post("/undo", seat="bob", version=version).status_code == 200
    again = me.view(seat="ann", at=3)
    assert again["view"] == shown["view"]
    assert me.get("/log", seat="ann", at=9).json()["code"] == "no-such-moment"
