"""The table: asking, answering, secrets, luck, interrupts, non-players, undo, rewind, fork, edit."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from tests.core.toy_game import Toy, toy
from tricorne.core import Because, Match, Refused
from tricorne.core.errors import BadRecord
from tricorne.core.game import Decision, Mind
from tricorne.core.questions import Ask, Luck, Rule
from tricorne.core.state import encode


def bid_round(match: Match, ann: str, bob: str) -> None:
    match.answer(ann, "ann")
    match.answer(bob, "bob")


def test_an_answer_not_offered_is_refused_and_changes_nothing() -> None:
    match = toy({"draw": [2, 5]})
    before = encode(match.game.state), list(match.answers)
    with pytest.raises(Refused) as refused:
        match.answer("5", "ann")
    assert refused.value.code == "not-offered-because"
    assert "Offered: 2" in str(refused.value)
    assert (encode(match.game.state), match.answers) == before


def test_secret_choices_are_revealed_together() -> None:
    match = toy({"draw": [2, 5]})
    match.answer("2", "ann")
    assert [question.seat for question in match.questions] == ["bob"]
    assert match.view("bob")["position"]["table"] == []
    assert [shown["seat"] for shown in match.view("bob")["asked"]] == ["bob"]
    match.answer("5", "bob")
    assert match.view("observer")["position"]["table"] == [2, 5]
    assert match.question is not None
    assert (match.question.seat, match.question.kind) == ("bob", "gamble")


def test_options_are_shown_to_the_seat_that_is_asked_only() -> None:
    match = toy({"draw": [2, 5]})
    asked = {shown["seat"]: shown for shown in match.view("ann")["asked"]}
    assert asked["ann"]["options"] == ["2"]
    assert "options" not in asked["bob"]
    assert all("options" not in shown for shown in match.view("observer")["asked"])


def test_log_tells_secrets_to_those_who_may_see_them() -> None:
    match = toy({"draw": [2, 5]})
    drawn = [entry["args"] for entry in match.log("ann")]
    assert drawn == [{"seat": "ann", "card": "2"}, {"seat": "bob"}]
    assert [entry["args"] for entry in match.log()] == [{"seat": "ann"}, {"seat": "bob"}]


def test_a_script_of_luck_is_followed_and_then_people_are_asked() -> None:
    match = toy([2, 5])
    bid_round(match, "2", "5")
    match.answer("yes")
    assert match.question is not None
    assert (match.question.seat, match.question.kind) == ("table", "die")
    with pytest.raises(Refused):
        match.answer("7")
    match.answer("4")
    assert match.view()["position"]["points"] == [0, 4]


def test_the_same_seed_gives_the_same_luck() -> None:
    assert toy(seed=3).game.state.hands == toy(seed=3).game.state.hands
    assert len({str(toy(seed=seed).game.state.hands) for seed in range(20)}) > 5


def test_an_interrupt_is_played_on_top_of_the_question_and_the_question_comes_back() -> None:
    match = toy({"draw": [2, 5]})
    bid_round(match, "2", "5")
    match.answer("no")
    with pytest.raises(Refused) as refused:
        match.answer("gift", "ann")
    assert refused.value.code == "not-your-turn"
    match.answer("yes")
    assert match.view("bob")["interrupts"] == ["gift"]
    waiting = [question.seat for question in match.questions]
    match.answer(str(match.game.state.hands[1][0]), "bob")
    match.answer("gift", "bob")
    assert match.question is not None
    assert match.question.kind == "take-gift"
    match.answer("yes", "ann")
    assert match.view()["position"]["points"] == [1, 2]
    assert [question.seat for question in match.questions] == [seat for seat in waiting if seat != "bob"]


def test_undo_takes_back_choice_by_choice_until_luck() -> None:
    match = toy({"draw": [2, 5]})
    bid_round(match, "2", "5")
    before = encode(match.game.state)
    match.answer("no", "bob")
    assert match.view("bob")["undo_from"] < match.moment
    match.undo("bob")
    assert encode(match.game.state) == before
    assert match.question is not None
    assert match.question.kind == "gamble"
    match.answer("yes", "bob")
    assert match.view("bob")["undo_from"] == match.moment
    with pytest.raises(Refused) as refused:
        match.undo("bob")
    assert refused.value.code == "undo-luck"


def test_undo_stops_where_something_hidden_was_shown_to_another_person() -> None:
    match = toy({"draw": [2, 5]})
    bid_round(match, "2", "5")
    with pytest.raises(Refused) as refused:
        match.undo("bob")
    assert refused.value.code == "undo-shown"
    one_screen = toy({"draw": [2, 5]}, ann="human", bob="human")
    bid_round(one_screen, "2", "5")
    one_screen.undo()
    assert [question.seat for question in one_screen.questions] == ["bob"]


@pytest.mark.parametrize("last", ["ann", "bob"])
def test_undo_stops_where_the_chooser_has_learnt_something(last: str) -> None:
    """Whoever bids last sees both bids; where a non-player bids after a person, the person does."""
    first = "bob" if last == "ann" else "ann"
    match = toy({"draw": [2, 5]}, ann="human", bob="human")
    bids = {"ann": "2", "bob": "5"}
    match.answer(bids[first], first)
    match.answer(bids[last], last)
    match.undo(last)
    match.answer(bids[last], last)
    with pytest.raises(Refused) as refused:
        match.undo(last, people=[("ann",), ("bob",)])
    assert refused.value.code == "undo-shown"
    alone = toy({"draw": [2, 5], "coin": ["high"]}, bob="clockwork")
    alone.answer("2", "ann")
    with pytest.raises(Refused) as refused:
        alone.undo("ann")
    assert refused.value.code in ("undo-shown", "undo-luck")


def test_only_the_last_chooser_may_undo() -> None:
    match = toy({"draw": [2, 5]})
    bid_round(match, "2", "5")
    match.answer("no", "bob")
    with pytest.raises(Refused) as refused:
        match.undo("ann")
    assert refused.value.code == "undo-not-yours"


def test_rewind_goes_beyond_luck_when_everybody_consents() -> None:
    match = toy({"draw": [2, 5]})
    bid_round(match, "2", "5")
    match.answer("yes", "bob")
    rolled = match.view()["position"]["points"]
    with pytest.raises(Refused) as refused:
        match.rewind(2, consent=["bob"])
    assert refused.value.code == "rewind-consent"
    match.rewind(4, consent=["ann", "bob"])
    match.answer("yes", "bob")
    assert match.view()["position"]["points"] == rolled


def test_a_fork_is_independent_and_with_a_seed_has_other_luck() -> None:
    match = toy({"draw": [2, 5]})
    before = encode(match.game.state)
    fork = match.fork()
    bid_round(fork, "2", "5")
    assert encode(match.game.state) == before
    bid_round(match, "2", "5")
    rolls = set()
    for seed in range(30):
        other = match.fork(seed)
        other.answer("yes")
        rolls.add(max(other.game.state.points))
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_a_non_player_answers_by_itself_with_its_reason_and_its_luck_is_recorded() -> None:
    match = toy({"draw": [2, 5], "coin": ["high"]}, bob="clockwork")
    assert [question.seat for question in match.questions] == ["ann"]
    assert {"mind": "high"} in match.answers
    assert match.explain(match.moment - 1) == [Because("coin", {"high": True})]
    assert match.explain(0) == ()
    assert match.at(match.moment).answers == match.answers


def test_people_can_draw_the_ties_of_a_non_player() -> None:
    match = toy("ask", bob="clockwork")
    match.answer("2")
    match.answer("5")
    assert match.question is not None
    assert match.question.kind == "coin"
    match.answer("low")
    assert [question.seat for question in match.questions] == ["ann"]


class Waverer:
    """Tosses two coins for every answer."""

    def decide(self, ask: Ask) -> Generator[Luck, Any, Decision]:
        first = yield Luck("coin", ("high", "low"), "8")
        second = yield Luck("coin", ("high", "low"), "8")
        return Decision(ask.options()[0 if first == second else -1], [])


class ToyOfWaverers(Toy):
    def mind(self, seat: str, name: str) -> Mind:
        return Waverer()


def test_a_match_goes_on_from_any_moment_also_amid_the_thoughts_of_a_non_player() -> None:
    match = toy(seed=4, cls=ToyOfWaverers, bob="clockwork")
    while match.question is not None:
        match.answer(match.question.options()[0])
    for moment in range(match.moment + 1):
        back = match.at(match.moment)
        back.rewind(moment, ["ann"])
        assert back.answers == match.answers[: back.moment]
        assert back.at(back.moment).answers == back.answers


def test_somebody_may_sit_down_amid_the_thoughts_of_a_non_player() -> None:
    match = toy("ask", cls=ToyOfWaverers, bob="clockwork")
    for answer in ("2", "5", "low"):
        match.answer(answer)
    match.sit("bob", "human:bob")
    assert match.answers[-2:] == [{"mind": "low"}, {"seat": "bob", "player": "human:bob"}]
    again = match.at(match.moment)
    assert [(question.seat, question.kind) for question in again.questions] == [("ann", "bid"), ("bob", "bid")]


def test_a_seat_changes_hands_in_mid_game() -> None:
    match = toy({"draw": [2, 5], "coin": ["high"]})
    match.sit("bob", "clockwork")
    assert [question.seat for question in match.questions] == ["ann"]
    match.sit("ann", "clockwork")
    assert match.question is None
    assert match.result is not None


def test_an_edit_restarts_the_step_from_the_corrected_position() -> None:
    match = toy({"draw": [2, 5]})
    bid_round(match, "2", "5")
    match.edit({"points": {"ann": 7}}, "we forgot a point")
    assert match.view()["position"]["points"] == [7, 0]
    assert {"edit": {"points": {"ann": 7}}, "note": "we forgot a point"} in match.answers
    assert match.at(match.moment).view() == match.view()


def test_an_earlier_moment_can_be_looked_at() -> None:
    match = toy({"draw": [2, 5]})
    bid_round(match, "2", "5")
    assert match.view("ann", at=2)["position"]["hand"] == [2]
    assert match.view("bob", at=2)["position"]["hand"] == [5]
    assert match.view("ann")["position"]["hand"] == []
    with pytest.raises(Refused):
        match.view("ann", at=99)


class Talkative(Toy):
    """Bob chooses once, then Ann three times."""

    def step(self) -> Rule[None] | None:
        return None if self.state.gifts else _talk(self)


def _talk(game: Toy) -> Rule[None]:
    for seat in ("bob", "ann", "ann", "ann"):
        yield Ask(seat, "gamble", ("yes", "no"), "1.3")
    game.state.gifts = 1


@pytest.mark.parametrize("bob", ["human:bob", "random"])
def test_a_whole_turn_goes_back_to_where_somebody_else_chose(bob: str) -> None:
    match = toy(cls=Talkative)
    match.sit("bob", bob)
    start = match.moment
    for seat in ("bob", "ann", "ann"):
        match.answer("yes", seat)
    people = [("ann",), ("bob",)]
    match.fork().undo("ann", people)
    match.undo_turn("ann", people)
    assert match.moment == start + 1
    assert match.question_for("ann") is not None
    with pytest.raises(Refused):
        match.undo_turn("ann", people)


def test_people_end_a_game_and_the_record_says_how() -> None:
    match = toy({"draw": [2, 5]})
    match.answer("2", "ann")
    match.end("conceded", ["bob"])
    assert match.question is None
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (("bob",), "conceded")
    assert match.result.places == {"ann": 2, "bob": 1}
    assert match.view("ann")["asked"] == []
    with pytest.raises(Refused):
        match.answer("5", "bob")
    with pytest.raises(Refused):
        match.end("drawn", [])
    with pytest.raises(Refused):
        match.undo()
    earlier = match.at(match.moment - 1)
    assert earlier.result is None
    assert [question.seat for question in earlier.questions] == ["bob"]


@pytest.mark.parametrize(
    "end", [{"end": "lost", "winners": []}, {"end": "drawn", "winners": ["eve"]}, {"end": "drawn", "winners": "ann"}]
)
def test_an_end_that_nobody_can_agree_on_does_not_fit(end: dict[str, Any]) -> None:
    match = toy({"draw": [2, 5]})
    with pytest.raises(BadRecord):
        match.feed([end])
    match.feed([{"end": "drawn", "winners": []}])
    assert match.result is not None
    assert set(match.result.places.values()) == {1}
    with pytest.raises(BadRecord):
        match.feed([{"end": "drawn", "winners": []}])
