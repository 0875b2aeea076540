"""What speaks for an option: the heuristics name their reasons, and every reason can be said in both languages."""

from __future__ import annotations

import random

import pytest

import tricorne
from tricorne.bots import Player, because
from tricorne.core.questions import Ask
from tricorne.core.reference import read_reference
from tricorne.core.words import LANGUAGES
from tricorne.games import game_class, game_ids

GAMES = {
    "1775-rebellion": ("introductory", "siege-of-quebec"),
    "liberty": ("1775",),
    "prelude-to-rebellion": ("1834",),
}


@pytest.mark.parametrize(("game", "scenario"), [(game, name) for game, names in GAMES.items() for name in names])
def test_reasons_of_a_whole_game_can_be_said(game: str, scenario: str) -> None:
    match = tricorne.new_match(game, scenario, seed=3)
    words = [match.game.words(language) for language in LANGUAGES]
    players = {seat: Player("normal", 3) for seat in match.seats}
    given: set[str] = set()
    while type(ask := match.question) is Ask and match.moment < 400:
        for option in ask.options():
            for reason in because(match, ask.seat, option):
                given.add(reason.say)
                for spoken in words:
                    assert spoken.say(reason.say, reason.args).endswith("."), reason
        players[ask.seat].answer(match, ask)
    assert len(given) > 8


@pytest.mark.parametrize("game", game_ids())
def test_reasons_are_given_for_questions_of_the_game(game: str) -> None:
    cls = game_class(game)
    known = set(read_reference(cls.folder()).questions)
    assert set(cls.policy().reasons) <= known


def test_the_reasons_of_an_advisor_are_those_of_the_rulebook() -> None:
    match = tricorne.new_match("liberty-or-death", "sprint", seed=3)
    ask = match.question
    assert type(ask) is Ask
    reasons = [because(match, ask.seat, option) for option in ask.options()]
    assert sum(map(bool, reasons)) == 1, "it explains its own answer only"


@pytest.mark.parametrize("game", GAMES)
def test_reasons_know_no_more_than_the_seat(game: str) -> None:
    match, chance = tricorne.new_match(game, seed=5), random.Random(5)
    while type(ask := match.question) is Ask and match.moment < 80:
        other = match.imagine(ask.seat, lambda n: int(chance.random() * n))
        for option in ask.options():
            assert because(match, ask.seat, option) == because(other, ask.seat, option)
        match.answer(chance.choice(list(ask.options())), ask.seat)
