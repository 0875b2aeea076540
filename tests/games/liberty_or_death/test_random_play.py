"""Whole games with random answers: sound after every answer, worded in both languages, ending with four places."""

from __future__ import annotations

import random

import pytest

import tricorne
from tests.games.liberty_or_death.table import game_of
from tricorne.core.questions import Ask
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import OWNER_OF
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES


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
        assert set(m.result.places) == set(m.game.seats)


ACTS = dict.fromkeys(
    (
        *(f"command:{name}" for commands in COMMANDS.values() for name in commands),
        *(f"special:{name}" for activities in ACTIVITIES.values() for name in activities),
        *(f"stroke:{card}" for card in OWNER_OF),
        *("event:unshaded", "event:shaded", "pass", "done", "give-up", "boston"),
    )
)


@pytest.mark.parametrize("scenario", ["1775", "1778"])
def test_what_is_said_of_one_act_is_what_is_listed(scenario: str) -> None:
    m = tricorne.new_match("liberty-or-death", scenario, seed=7)
    pick = random.Random(7)
    while isinstance(m.question, Ask):
        shown = [name for name in ACTS if m.question.offers(name)]
        listed = m.question.options()
        assert shown == [name for name in ACTS if name in listed]
        m.answer(pick.choice(list(listed)))


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


@pytest.mark.parametrize(
    ("language", "number", "line"),
    [
        ("en", 1, "French: 1 Resource, now 6."),
        ("en", -3, "French: −3 Resources, now 6."),
        ("es", -1, "Franceses: −1 Recurso (total: 6)."),
        ("es", 2, "Franceses: 2 Recursos (total: 6)."),
    ],
)
def test_one_resource_is_no_plural(language: str, number: int, line: str) -> None:
    entry = {"event": "resources", "args": {"faction": "french", "number": number, "total": 6}}
    assert words_of(LibertyOrDeath.folder(), language).line(entry) == line
