"""What a seat does beside the questions: asked itself, while others are, and in the middle of secret choices."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

from tests.core.toy_game import Toy, after_a_round, make_toy, toy
from tricorne.core import Match, Refused
from tricorne.core.record import load, read
from tricorne.core.state import encode


def asked(match: Match) -> list[tuple[str, str]]:
    return [(question.seat, question.kind) for question in match.questions]


def test_a_seat_that_is_asked_may_do_something_else_first() -> None:
    match = after_a_round()
    for seat, bid in (("ann", "1"), ("bob", "4")):
        match.answer(bid, seat)
    assert asked(match) == [("bob", "gamble")]
    match.answer("gift")
    assert asked(match) == [("ann", "take-gift")]
    match.answer("yes")
    assert asked(match) == [("bob", "gamble")]
    assert match.view()["position"]["points"] == [1, 2]


@pytest.mark.parametrize("first", ["ann", "bob"])
def test_so_may_a_seat_that_chooses_in_secret(first: str) -> None:
    match = after_a_round()
    if first == "ann":
        match.answer("1", "ann")
    match.answer("gift", "bob")
    assert asked(match) == [("ann", "take-gift")]
    match.answer("yes", "ann")
    assert asked(match) == [("bob", "bid")] if first == "ann" else [("ann", "bid"), ("bob", "bid")]
    if first == "bob":
        match.answer("1", "ann")
    match.answer("4", "bob")
    assert match.view()["position"]["table"] == [2, 5, 1, 4]


@pytest.mark.parametrize("ann", ["human:ann", "clockwork"])
def test_undo_earlier_moments_and_records_know_it(ann: str) -> None:
    match = after_a_round(ann=ann)
    before = encode(match.game.state), asked(match), match.moment
    match.answer("gift", "bob")
    assert match.answers[before[2]] == ["bob", "gift"]
    match.undo("bob")
    assert (encode(match.game.state), asked(match), match.moment) == before
    match.answer("gift", "bob")
    match.answer(*(("no", "ann") if ann == "human:ann" else ("4", "bob")))
    for moment in range(match.moment + 1):
        assert match.at(moment).answers == match.answers[:moment]
    for verify in (False, True):
        again = load(read(json.dumps(match.record())), make_toy, verify=verify)
        assert (again.answers, asked(again)) == (match.answers, asked(match))
        assert encode(again.game.state) == encode(match.game.state)


def test_one_thing_at_a_time() -> None:
    match = after_a_round()
    assert match.view("bob")["interrupts"] == ["gift"]
    match.answer("gift", "bob")
    assert match.view("bob")["interrupts"] == []
    with pytest.raises(Refused):
        match.answer("gift", "bob")
    match.answer("no", "ann")
    assert match.view("bob")["interrupts"] == ["gift"]


def test_what_a_seat_may_not_do_is_refused_as_an_answer() -> None:
    match = after_a_round()
    with pytest.raises(Refused) as refused:
        match.answer("gift", "ann")
    assert refused.value.code == "not-offered"


def test_not_while_luck_is_to_be_entered() -> None:
    match = toy("ask")
    match.game.state.points[0] = 3
    assert match.view("ann")["interrupts"] == []
    with pytest.raises(Refused):
        match.answer("gift", "ann")
    assert match.answers == []


class Ambiguous(Toy):
    """Whose options have the name of an interrupt."""

    def interrupts(self, seat: str) -> Sequence[str]:
        return ("1", "no")


def test_an_option_goes_before_an_interrupt_of_its_name() -> None:
    match = toy({"draw": [1, 5]}, cls=Ambiguous)
    match.answer("1", "ann")
    match.answer("5", "bob")
    match.answer("no", "bob")
    assert asked(match) == [("bob", "boast")]
    assert match.at(match.moment).answers == match.answers


def test_choices_made_in_secret_before_it_are_imagined_anew() -> None:
    match = after_a_round()
    match.answer("1", "ann")
    match.answer("gift", "bob")
    bids = set()
    for seed in range(20):
        imagined = match.imagine("bob", random.Random(seed).randrange)
        for answer, seat in (("no", "ann"), ("4", "bob")):
            imagined.answer(answer, seat)
        bids.add(imagined.game.state.table[2])
    assert bids == {1, 3, 6}
