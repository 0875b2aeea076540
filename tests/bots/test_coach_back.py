"""The coach looks back at a turn: what it brought is what has changed, and what was overlooked was to be had."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from tests.bots.test_coach import first_table
from tricorne.bots import Player
from tricorne.bots.coach import Weighed, coach
from tricorne.bots.coach_back import CLEARLY_LESS, TurnSeen, look_back
from tricorne.bots.look import Look
from tricorne.core import Match
from tricorne.core.questions import Ask
from tricorne.core.words import LANGUAGES
from tricorne.games import game_ids

Choose = Callable[[Match, Ask], str]
MOMENTS = 300


def follow(match: Match, ask: Ask) -> str:
    """What the coach names first."""
    return coach(match, ask.seat).advice[0].option


def err(match: Match, ask: Ask) -> str:
    """What is worth least."""
    options = Weighed(Look(match, ask, random.Random(0)))
    return min(ask.options(), key=options.part_of_best)


def turns_seen(game: str, choose: Choose, seed: int = 2) -> Iterator[tuple[Match, list[str], TurnSeen]]:
    """A first game against `easy`, at every question before which there is something to look back at."""
    match, own = first_table(game, seed)
    others, seen_from = Player("easy", seed), 0
    while type(ask := match.question) is Ask and match.moment < MOMENTS:
        if ask.seat in own:
            seen = look_back(match.at(seen_from), match.answers[seen_from:], own)
            if seen is not None:
                yield match, own, seen
            match.answer(choose(match, ask), ask.seat)
        else:
            others.answer(match, ask)


@pytest.mark.parametrize("game", game_ids())
def test_what_is_told_of_a_turn_is_how_the_game_has_changed(game: str) -> None:
    changed = 0
    for match, _, seen in turns_seen(game, follow):
        now = match.game.tracks()
        brought, since = ({one.say: one.args for one in changes} for changes in (seen.brought, seen.since))
        for say, args in (brought | since).items():
            changed += 1
            if len(seen.since) < 2 or say in since:
                assert args["after"] == now[say.removeprefix("turn-")]
            assert args["count"] == abs(args["after"] - args["before"]) > 0
            for language in LANGUAGES:
                assert match.game.words(language).say(say, args)
        for say in brought.keys() & since.keys():
            assert brought[say]["after"] == since[say]["before"]
    assert changed > 2


@pytest.mark.parametrize("game", game_ids())
def test_whoever_follows_the_coach_has_overlooked_nothing(game: str) -> None:
    turns = [seen for _, _, seen in turns_seen(game, follow)]
    assert len(turns) > 2
    assert all(seen.overlooked is None for seen in turns)


@pytest.mark.parametrize("game", game_ids())
def test_what_was_overlooked_is_what_the_coach_named_then_and_was_not_done_later(game: str) -> None:
    found = 0
    for match, own, seen in turns_seen(game, err):
        missed = seen.overlooked
        if missed is None:
            continue
        found += 1
        there = match.at(missed.moment)
        assert missed.seat in own
        assert coach(there, missed.seat).advice[0] == missed.better
        assert missed.better.why
        assert match.answers[missed.moment] in (missed.played, [missed.seat, missed.played])
        assert missed.played != missed.better.option
    assert found


@pytest.mark.parametrize("game", game_ids())
def test_a_turn_is_looked_back_at_only_when_the_next_one_begins(game: str) -> None:
    for count, (match, own, _) in enumerate(turns_seen(game, follow)):
        begun, ask = match.at(match.moment), match.question
        assert type(ask) is Ask
        turn = type(match.game).policy().turn(match.game)
        while type(ask := begun.question) is Ask and len(ask.options()) == 1:
            begun.answer(ask.options()[0], ask.seat)
        if type(ask) is not Ask or ask.seat not in own:
            continue
        begun.answer(follow(begun, ask), ask.seat)
        same = type(ask := begun.question) is Ask and ask.seat in own
        if same and type(begun.game).policy().turn(begun.game) == turn:
            assert look_back(begun.at(0), begun.answers, own) is None
        if count > 5:
            break


def test_a_better_answer_that_is_given_a_little_later_was_not_overlooked() -> None:
    """Whoever moves the wrong block first and then the right one has lost nothing."""
    erred: dict[int, tuple[int, str]] = {}

    def err_once(match: Match, ask: Ask) -> str:
        turn = type(match.game).policy().turn(match.game)
        options = Weighed(Look(match, ask, random.Random(0)))
        moves = [option for option in ask.options() if option.startswith("move:")]
        least = min(moves, key=options.part_of_best, default="")
        if not least or turn in erred or options.part_of_best(least) >= CLEARLY_LESS:
            return follow(match, ask)
        erred[turn] = (match.moment, options.order[0])
        return least

    made_good = 0
    for match, _, seen in turns_seen("liberty", err_once, seed=1):
        if not erred:
            continue
        moment, better = erred[max(erred)]
        if better in match.answers[moment:]:
            made_good += 1
            assert seen.overlooked is None or seen.overlooked.moment != moment
    assert made_good
