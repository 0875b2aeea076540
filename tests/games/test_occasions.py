"""What a coach says when something first comes up: reached in ordinary games, short, and with a lesson that exists."""

from __future__ import annotations

import random
import re

import pytest

from tricorne.api import course_of, new_match
from tricorne.core import Match
from tricorne.core.occasions import come_up, occasions_in, read_occasions
from tricorne.core.words import LANGUAGES
from tricorne.games import game_class, game_ids

MOST_GAMES = 40
MOST_CHARACTERS = 140
GAMES = game_ids()


def play(match: Match, seed: int) -> None:
    """By chance, to the end."""
    luck = random.Random(seed)
    while match.result is None:
        ask = match.questions[0]
        match.answer(luck.choice(ask.options()), ask.seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_occasion_names_a_lesson(game: str) -> None:
    occasions = read_occasions(game_class(game).folder())
    assert len(occasions) >= 4
    assert {one.lesson for one in occasions} <= {lesson.id for lesson in course_of(game).lessons}
    assert len({one.id for one in occasions}) == len(occasions)
    assert all(bool(one.log) != bool(one.asks) for one in occasions)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_occasion_is_one_short_sentence(game: str, language: str) -> None:
    folder = game_class(game).folder()
    listed = occasions_in(folder, language)
    for one in listed.values():
        assert len(one["say"]) <= MOST_CHARACTERS, one
        assert re.fullmatch(r"[^.!?]+\.", one["say"]), one
        assert one["minutes"] > 0
    written = (folder / "learn" / f"occasions.{language}.ftl").read_text("utf-8")
    assert re.findall(r"^occasion-([\w-]+) =", written, re.MULTILINE) == list(listed)


@pytest.mark.parametrize("game", GAMES)
def test_every_occasion_comes_up_in_games(game: str) -> None:
    occasions = read_occasions(game_class(game).folder())
    missing = {one.id: one for one in occasions}
    for seed in range(MOST_GAMES):
        match, luck = new_match(game, seed=seed), random.Random(seed)
        while match.result is None and missing:
            ask = match.questions[0]
            missing = {name: one for name, one in missing.items() if one.asks != ask.kind}
            match.answer(luck.choice(ask.options()), ask.seat)
        happened = {entry["event"] for entry in match.log()}
        missing = {name: one for name, one in missing.items() if one.log not in happened}
        if not missing:
            return
    assert not missing


def test_what_has_come_up_has_the_moment_when_it_first_did() -> None:
    match = new_match("1775-rebellion", seed=1)
    assert come_up(match, match.questions[0].seat) == {}
    play(match, 1)
    first = next(entry["moment"] for entry in match.log() if entry["event"] == "battle")
    assert come_up(match, "patriots")["battle"] == first


def test_a_question_comes_up_for_the_seat_that_is_asked() -> None:
    match, luck = new_match("liberty", seed=1), random.Random(1)
    while match.questions[0].kind != "supply":
        ask = match.questions[0]
        match.answer(luck.choice(ask.options()), ask.seat)
    asked = match.questions[0].seat
    other = next(seat for seat in match.seats if seat != asked)
    assert come_up(match, asked)["supply"] == match.moment
    assert "supply" not in come_up(match, other)
