"""The coach: it knows what the seat knows, its reasons can be said, and whoever follows it beats a beginner's bot."""

from __future__ import annotations

import random

import pytest

import tricorne
from tricorne.api import course_of
from tricorne.bots import Look, Player
from tricorne.bots.coach import Coached, coach
from tricorne.core import Match
from tricorne.core.match import PERSON
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
    learner, chance, others = Coached(), random.Random(seed), Player("easy", seed)
    while type(ask := match.question) is Ask:
        if ask.seat in own:
            match.answer(learner.choose(Look(match, ask, chance)), ask.seat)
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
        for reasons in (*(advice.why for advice in said.advice), *said.warnings.values()):
            for because, spoken in ((because, spoken) for because in reasons for spoken in words):
                assert spoken.say(because.say, because.args)
        advised += len(said.advice) > 0
        warned += len(said.warnings)
        others.answer(match, ask)
    assert advised > 20
    assert warned


@pytest.mark.parametrize("kind", ["first-player", "score-die"])
def test_in_prelude_the_coach_has_a_reason_for_who_goes_first_and_for_a_track(kind: str) -> None:
    match, own = first_table("prelude-to-rebellion", 3)
    others = Player("easy", 3)
    while type(ask := match.question) is Ask and (ask.kind != kind or ask.seat not in own):
        others.answer(match, ask)
    assert type(ask) is Ask
    assert coach(match, ask.seat).advice[0].why


IN_ANY_ORDER = {"battle-order"}
"""Questions of Liberty to which all answers are alike."""


def test_in_liberty_the_coach_has_a_reason_for_every_answer_that_matters() -> None:
    match, _ = first_table("liberty", 0)
    others, met = Player("easy", 0), set[str]()
    while type(ask := match.question) is Ask and match.moment < 150:
        if ask.kind not in met and len(ask.options()) > 1:
            met.add(ask.kind)
            said = coach(match, ask.seat)
            assert said.advice[0].why or ask.kind in IN_ANY_ORDER, ask.kind
            assert all(said.warnings.values()), ask.kind
        others.answer(match, ask)
    assert {"initiative", "supply", "winter", "negotiate", "exchange", "exchange-reply", "regroup"} <= met


@pytest.mark.parametrize("game", game_ids())
def test_the_coach_knows_no_more_than_the_seat(game: str) -> None:
    match, chance = first_table(game, 5)[0], random.Random(5)
    while type(ask := match.question) is Ask and match.moment < 30:
        other = match.imagine(ask.seat, lambda n: int(chance.random() * n))
        assert coach(other, ask.seat) == coach(match, ask.seat)
        match.answer(chance.choice(list(ask.options())), ask.seat)
