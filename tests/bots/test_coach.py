"""The coach: it knows what the seat knows, its reasons can be said, and whoever follows it beats a beginner's bot."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import pytest

import tricorne
from tricorne.api import course_of
from tricorne.bots import Look, Player, asked_of
from tricorne.bots.coach import ALIKE, ONLY, Advice, Coaching, coach, coach_at
from tricorne.core import Match
from tricorne.core.match import PERSON
from tricorne.core.policy import MOST_REASONS, Because
from tricorne.core.questions import Ask
from tricorne.core.words import LANGUAGES
from tricorne.games import game_ids


def first_table(game: str, seed: int) -> tuple[Match, list[str]]:
    """The first real game after the lessons, and the learner's seats."""
    first = course_of(game).first
    own = [seat for seat, player in first.seats.items() if player == PERSON]
    return tricorne.new_match(game, first.start.scenario, seed=seed), own


def learner_wins(game: str, seed: int) -> bool:
    """Somebody who does what the coach names first, against `easy` in all other seats."""
    match, own = first_table(game, seed)
    chance, others = random.Random(seed), Player("easy", seed)
    while type(ask := match.question) is Ask:
        if ask.seat in own:
            match.answer(coach_at(Look(match, ask, chance)).advice[0].option, ask.seat)
        else:
            others.answer(match, ask)
    return bool(set(match.view("observer")["result"]["winners"]) & set(own))


@pytest.mark.parametrize(("games", "least"), [(4, 3), pytest.param(100, 85, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", game_ids())
def test_a_learner_who_follows_the_coach_beats_easy(game: str, games: int, least: int) -> None:
    assert sum(learner_wins(game, seed) for seed in range(games)) >= least


@pytest.mark.parametrize("game", game_ids())
def test_what_the_coach_says_is_offered_and_can_be_said(game: str) -> None:
    match, _ = first_table(game, 3)
    words, others = [match.game.words(language) for language in LANGUAGES], Player("easy", 3)
    advised = warned = 0
    while type(ask := match.question) is Ask and match.moment < 150:
        said = coach(match, ask.seat)
        assert {advice.option for advice in said.advice} <= set(ask.options())
        assert not {advice.option for advice in said.advice} & said.warnings.keys()
        assert all(len(advice.why) <= MOST_REASONS for advice in said.advice)
        for reasons in (*(advice.why for advice in said.advice), *said.warnings.values()):
            for because, spoken in ((because, spoken) for because in reasons for spoken in words):
                assert spoken.say(because.say, because.args)
        advised += len(said.advice) > 0
        warned += len(said.warnings)
        others.answer(match, ask)
    assert advised > 20
    assert warned


NOTHING_LEFT = {"w-nothing-to-gain", "w-nothing-to-move"}
"""What speaks for an answer that stops."""


SECTION = re.compile(r"\d\.\d")
"""The number of a section, which means nothing to a beginner."""


def sentences(match: Match, said: Coaching) -> list[str]:
    """All that a coach says, in both languages."""
    reasons = [*(because for advice in said.advice for because in advice.why), *chain(*said.warnings.values())]
    return [match.game.words(language).say(because.say, because.args) for because in reasons for language in LANGUAGES]


@pytest.mark.parametrize(("games", "each"), [(3, 12), pytest.param(20, 40, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", game_ids())
def test_the_coach_has_a_reason_at_every_kind_of_question(game: str, games: int, each: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(games):
        match, chance, others = tricorne.new_match(game, seed=seed), random.Random(seed), Player("easy", seed)
        while type(ask := match.question) is Ask:
            if len(ask.options()) > 1 and met[ask.kind] < each:
                met[ask.kind] += 1
                said = coach(match, ask.seat)
                assert said.advice[0].why, (ask.kind, said)
                assert all(advice.why for advice in said.advice), (ask.kind, said)
                assert not [text for text in sentences(match, said) if SECTION.search(text)], ask.kind
                praised = {because.say for reasons in said.warnings.values() for because in reasons} & NOTHING_LEFT
                assert not praised, (ask.kind, said)
            if seed % 2:
                match.answer(chance.choice(list(ask.options())), ask.seat)
            else:
                others.answer(match, ask)
    assert len(met) > 15


@pytest.mark.parametrize(
    ("game", "kind", "stop", "warned"),
    [
        ("1775-rebellion", "march", "done", True),
        ("1775-rebellion", "reinforcement-events", "done", False),
        ("liberty", "action", "end", True),
        ("liberty", "supply", "done", True),
        ("prelude-to-rebellion", "action", "done", True),
        ("liberty-or-death", "rally-space", "done", True),
    ],
)
def test_to_stop_is_warned_against_where_what_is_left_is_lost(game: str, kind: str, stop: str, warned: bool) -> None:
    said: list[Coaching] = []
    for seed in range(6):
        match, others = tricorne.new_match(game, seed=seed), Player("easy", seed)
        while type(ask := match.question) is Ask and len(said) < 12:
            if ask.kind == kind and len(ask.options()) > 1 and stop in ask.options():
                said.append(coach(match, ask.seat))
            others.answer(match, ask)
    assert len(said) > 3
    assert any(stop in one.warnings for one in said) is warned


@pytest.mark.parametrize(("game", "kinds"), [("1775-rebellion", {"army"}), ("liberty", {"march", "sail"})])
def test_a_march_into_a_battle_below_one_in_four_is_warned_against(game: str, kinds: set[str]) -> None:
    match, chance, low = tricorne.new_match(game, seed=1), random.Random(1), 0
    while type(ask := match.question) is Ask and low < 5:
        if ask.kind in kinds:
            said = coach(match, ask.seat)
            look = Look(match, asked_of(match, ask.seat), random.Random(0))
            position, risks = look.position(), look.policy.risks
            for option in set(ask.options()) - {said.advice[0].option}:
                against = look.policy.against(position, look.asked, option)
                if any(why.say in risks and why.args["chance"] < 25 for why in against):
                    assert option in said.warnings, (option, against)
                    low += 1
        match.answer(chance.choice(list(ask.options())), ask.seat)
    assert low >= 5


LOW_ODDS = ("battle-space", lambda hint: hint is not None and "attacker" in hint and hint["attacker"]["wins"] < 0.25)
IN_VAIN = ("rally-space", lambda hint: hint == {"effect": False})


@pytest.mark.parametrize(("kind", "is_bad"), [LOW_ODDS, IN_VAIN], ids=["battle", "nothing"])
def test_where_priorities_advise_the_chance_of_a_battle_and_idle_spaces_are_warned_against_too(
    kind: str, is_bad: Callable[[dict[str, Any] | None], bool]
) -> None:
    warned = 0
    for seed in range(12):
        match, chance = tricorne.new_match("liberty-or-death", seed=seed), random.Random(seed)
        while type(ask := match.question) is Ask and match.moment < 250 and warned < 8:
            if ask.kind == kind:
                said = coach(match, ask.seat)
                bad = {option for option in ask.options() if is_bad(match.game.hint(ask, option))}
                if bad != set(ask.options()):
                    assert not bad & {advice.option for advice in said.advice}
                for option in bad - {said.advice[0].option}:
                    assert said.warnings[option]
                    warned += 1
            match.answer(chance.choice(list(ask.options())), ask.seat)
    assert warned >= 8


def test_a_second_answer_is_named_where_priorities_advise_and_none_that_is_warned_against() -> None:
    match, others, seconds = tricorne.new_match("liberty-or-death", seed=1), Player("easy", 1), 0
    while type(ask := match.question) is Ask and seconds < 4:
        said = coach(match, ask.seat)
        if len(said.advice) == 2:
            assert said.advice[1].why
            seconds += ask.kind == "turn"
        others.answer(match, ask)
    assert seconds == 4


def test_where_the_coach_sees_no_difference_it_says_so() -> None:
    match, chance = tricorne.new_match("liberty", seed=2), random.Random(2)
    while type(ask := match.question) is Ask and (ask.kind != "battle-order" or len(ask.options()) < 2):
        match.answer(chance.choice(list(ask.options())), ask.seat)
    assert type(ask) is Ask
    assert coach(match, ask.seat).advice[0].why == (ALIKE,)


def test_where_there_is_nothing_to_choose_the_coach_says_so() -> None:
    match, chance = tricorne.new_match("1775-rebellion", seed=2), random.Random(2)
    while type(ask := match.question) is Ask and len(ask.options()) > 1:
        match.answer(chance.choice(list(ask.options())), ask.seat)
    assert type(ask) is Ask
    assert coach(match, ask.seat) == Coaching((Advice(ask.options()[0], (ONLY,)),))


@pytest.mark.parametrize("game", game_ids())
def test_the_coach_knows_no_more_than_the_seat(game: str) -> None:
    match, chance = first_table(game, 5)[0], random.Random(5)
    while type(ask := match.question) is Ask and match.moment < 30:
        other = match.imagine(ask.seat, lambda n: int(chance.random() * n))
        assert coach(other, ask.seat) == coach(match, ask.seat)
        match.answer(chance.choice(list(ask.options())), ask.seat)


def advised(game: str, kind: str, begins: str = "") -> dict[str, Sequence[Because]]:
    """What speaks for the answers to a kind of question that begin so and are advised in some games."""
    found: dict[str, Sequence[Because]] = {}
    for seed in range(6):
        match, others = tricorne.new_match(game, seed=seed), Player("easy", seed)
        while type(ask := match.question) is Ask:
            if ask.kind == kind and len(ask.options()) > 1:
                found |= {one.option: one.why for one in coach(match, ask.seat).advice if one.option.startswith(begins)}
            others.answer(match, ask)
    return found


def test_a_movement_card_is_advised_with_what_its_best_march_gains() -> None:
    reasons = advised("1775-rebellion", "movement-card")
    marches = [why for why in reasons.values() if {"place", "area"} & {name for one in why for name in one.args}]
    assert len(marches) > len(reasons) / 2


def test_a_special_action_is_advised_with_what_it_does() -> None:
    reasons = advised("prelude-to-rebellion", "action", "special:")
    assert len(reasons) > 2
    for option, why in reasons.items():
        assert why[0].say == f"special-{option.split(':')[1]}-text"
