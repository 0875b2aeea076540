"""Whole games with random answers: sound after every answer, worded in both languages, ending with four places."""

from __future__ import annotations

import random

import pytest

import tricorne
from tests.games.liberty_or_death.table import game_of
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.game import LibertyOrDeath


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("1775", {}),
        ("1776", {"edition": "2016", "sharing": "royalists"}),
        ("1778", {"winter-is-coming": "on", "sharing": "both"}),
        ("sprint", {"period-events": "on"}),
        ("1775", {"period-events": "on", "winter-is-coming": "on", "edition": "2016"}),
    ],
)
def test_random_games_end_and_stay_sound(scenario: str, options: dict[str, str]) -> None:
    for seed in range(2):
        m = tricorne.new_match("liberty-or-death", scenario, seed=seed, options=options)
        pick = random.Random(seed)
        while m.question is not None:
            listed = m.question.options()
            assert len(set(listed)) == len(listed)
            m.answer(pick.choice(list(listed)))
            assert list(game_of(m).invariants()) == []
        assert m.result is not None
        assert sorted(m.result.places.values()) == [1, 2, 3, 4]


def test_everything_asked_and_logged_has_words() -> None:
    words = [words_of(LibertyOrDeath.folder(), language) for language in ("en", "es")]
    m = tricorne.new_match("liberty-or-death", "1778", seed=5)
    pick = random.Random(5)
    while m.question is not None:
        listed = m.question.options()
        for language in words:
            assert language.prompt(m.question.kind, m.question.args)
            assert all(language.option(m.question.kind, option) for option in listed)
        m.answer(pick.choice(list(listed)))
    for entry in m.log():
        assert all(language.line(entry) for language in words)
