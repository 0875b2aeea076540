"""Every decision of a non-player says its box, its candidates, its priorities and its dice, in both languages."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import tricorne
from tricorne.core.match import Match
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.bots.answers import ANSWERS
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS

NOBODY = dict.fromkeys(FACTIONS, "nonplayer")


@cache
def game_of(scenario: str) -> Match:
    return tricorne.new_match("liberty-or-death", scenario=scenario, seed=11, seats=NOBODY)


def steps(match: Match) -> Iterator[str]:
    for why in match.reasons.values():
        yield from (step.say for step in why)


@pytest.mark.parametrize("language", ["en", "es"])
def test_8_0_every_kind_of_question_has_its_reason_in_both_languages(language: str) -> None:
    words = words_of(LibertyOrDeath.folder(), language)
    assert not [kind for answers in ANSWERS for kind in answers if not words.has(f"w-k-{kind}")]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scenario", ["1775", "1778"])
def test_8_0_every_step_of_whole_games_can_be_said(scenario: str, language: str) -> None:
    words = words_of(LibertyOrDeath.folder(), language)
    match = game_of(scenario)
    for why in match.reasons.values():
        assert why
        for step in why:
            assert words.say(step.say, step.args)


@pytest.mark.parametrize("scenario", ["1775", "1778"])
def test_8_0_a_turn_names_the_boxes_of_its_flowchart_and_of_the_event(scenario: str) -> None:
    match = game_of(scenario)
    for moment, why in match.reasons.items():
        answer = match.answers[moment]
        says = [step.say for step in why]
        if isinstance(answer, str) and answer.startswith("command:"):
            assert any(say.startswith("w-event-") for say in says)
            assert any(say.startswith(("w-box-", "w-roll-")) for say in says)
        if isinstance(answer, str) and answer.startswith("event:"):
            assert says[0].startswith("w-event-")


@pytest.mark.parametrize("scenario", ["1775", "1778"])
def test_8_0_every_origin_of_a_march_or_garrison_says_why_it_is_that_one(scenario: str) -> None:
    for why in game_of(scenario).reasons.values():
        says = [step.say for step in why]
        if says[0] == "w-p-garrison-from":
            assert any(say.startswith("w-origin") for say in says)
        assert len(says) > 1 or not says[0].startswith("w-p-")


def test_8_0_every_tie_that_was_drawn_is_said_with_its_dice() -> None:
    match = game_of("1775")
    said = Counter(steps(match))
    drawn = sum(isinstance(answer, dict) and "mind" in answer for answer in match.answers)
    dice = said["w-tie-die"] + 2 * said["w-tie-table"] + said["w-lot"]
    dice += sum(n for say, n in said.items() if say.startswith("w-roll-"))
    assert drawn > 0
    assert dice >= drawn


def test_8_0_a_choice_among_spaces_names_its_candidates_before_its_priorities() -> None:
    for why in game_of("1778").reasons.values():
        says = [step.say for step in why]
        if "w-population" in says:
            assert "w-candidates" in says[: says.index("w-population")]
