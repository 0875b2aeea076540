"""Scripts from outside: one that fits positions with and without a choice, and non-players step by step."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tricorne
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.games import OWN

LOD = "liberty-or-death"
NONPLAYERS = dict.fromkeys(("british", "patriots", "indians", "french"), "nonplayer")


def play_on(match: Match, chance: random.Random) -> bool:
    """One random answer; False when the game is over."""
    question = match.question
    if question is None:
        return False
    match.answer(chance.choice(list(question.options())), question.seat)
    return True


# Forced answers


@pytest.mark.parametrize("game", OWN)
def test_a_script_with_forced_answers_plays_the_same_game(game: str) -> None:
    """Every choice and whatever was forced after it, given with `forced=True`, come to the same position."""
    first, again = (tricorne.new_match(game, seed=11) for _ in range(2))
    chance, given = random.Random(11), 0
    for _ in range(120):
        forced = [answer for _, _, answer in first.game.forced]
        for answer in forced:
            again.answer(answer, forced=True)
        given += len(forced)
        assert again.answers == first.answers
        question = first.question
        if question is None:
            break
        chosen = chance.choice(list(question.options()))
        first.answer(chosen, question.seat)
        again.answer(chosen, question.seat, forced=True)
    assert again.game.state == first.game.state
    assert given


GARRISON = {
    "empty": True,
    "card": 1,
    "on_deck": 2,
    "eligible": ["british"],
    "spaces": {
        "new_york": {"pieces": {"british_regular": 4, "tory": 1}},
        "philadelphia": {"pieces": {"militia_underground": 2}},
        "boston": {"pieces": {"british_regular": 1}},
    },
}


def test_what_was_not_forced_is_refused_with_what_was() -> None:
    match = tricorne.new_match(LOD, seed=1, position=GARRISON)
    match.answer("command:garrison")
    match.answer("philadelphia")
    match.answer("new_york")
    match.answer("2")
    assert [(kind, answer) for _, kind, answer in match.game.forced] == []
    before = list(match.answers)
    with pytest.raises(tricorne.Refused, match=r"\(garrison-from of british, .*Nothing is left of what was forced"):
        match.answer("boston:tory", forced=True)
    match.game.forced.append(("british", "garrison-from", "boston"))
    with pytest.raises(tricorne.Refused, match="Forced since the last answer: garrison-from boston"):
        match.answer("norfolk:tory", forced=True)
    with pytest.raises(tricorne.Refused):
        match.answer("boston", "french", forced=True)
    match.answer("boston", forced=True)
    assert match.answers == before
    with pytest.raises(tricorne.Refused):
        match.answer("norfolk:tory", forced=True)


# Non-players step by step


def test_non_players_step_by_step_play_the_same_game() -> None:
    whole = tricorne.new_match(LOD, "1778", seed=5, seats=NONPLAYERS)
    match = tricorne.new_match(LOD, "1778", seed=5, seats=NONPLAYERS, stop_at_nonplayers=True)
    steps = 0
    while match.nonplayer is not None and steps < 80:
        question, before = match.question, match.moment
        assert isinstance(question, Ask)
        assert question.seat == match.nonplayer
        match.step()
        steps += 1
        chosen = next(answer for answer in match.answers[before:] if isinstance(answer, str))
        assert question.offers(chosen)
        assert match.answers == whole.answers[: match.moment]
        assert match.explain(match.answers.index(chosen, before))
    assert steps == 80


def test_a_record_amid_the_steps_of_a_non_player_goes_on_either_way() -> None:
    whole = tricorne.new_match(LOD, "1778", seed=5, seats=NONPLAYERS)
    match = tricorne.new_match(LOD, "1778", seed=5, seats=NONPLAYERS, stop_at_nonplayers=True)
    for _ in range(25):
        match.step()
    record = json.loads(json.dumps(match.record()))
    stopped = tricorne.load_match(record, stop_at_nonplayers=True)
    assert stopped.answers == match.answers
    assert stopped.nonplayer == match.nonplayer
    stopped.step()
    match.step()
    assert stopped.answers == match.answers
    assert match.fork().answers == match.answers
    assert tricorne.load_match(record).answers == whole.answers


def test_nobody_answers_for_a_non_player_and_only_it_steps() -> None:
    seats = {**NONPLAYERS, "british": "human"}
    match = tricorne.new_match(LOD, "1778", seed=2, seats=seats, stop_at_nonplayers=True)
    chance = random.Random(2)
    while match.nonplayer is None:
        assert play_on(match, chance)
    assert match.question is not None
    before = match.moment
    with pytest.raises(tricorne.Refused, match="step"):
        match.answer(match.question.options()[0])
    assert match.moment == before
    while match.nonplayer is not None:
        match.step()
    with pytest.raises(tricorne.Refused, match="No non-player"):
        match.step()


def test_ties_of_a_step_can_be_drawn_at_a_real_table() -> None:
    match = tricorne.new_match(LOD, "1778", seed=2, seats=NONPLAYERS, luck="ask", stop_at_nonplayers=True)
    chance: Any = random.Random(2)
    answered = 0
    while answered < 40:
        if match.nonplayer is not None:
            match.step()
            answered += 1
        else:
            assert play_on(match, chance)
