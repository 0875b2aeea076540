"""The cost of things, in seconds of one core: what other programs do meanwhile counts little."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

from tricorne.api import load_match, new_match
from tricorne.bots import Budget, Look, Searching, bots_for, make_bot
from tricorne.core.errors import Refused
from tricorne.core.game import Game
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.games import game_class

Figures = dict[str, tuple[float, str]]
SEARCH_VISITS = 64
SEARCHED_SHARE = 0.1


def bench_game(game: str, seconds: float) -> Figures:
    """Random answers and games per second, and what copy, save, load and undo cost in a long game."""
    scenario = game_class(game).scenarios[0]
    answers, games = _random_play(game, scenario, seconds, views=False)
    with_views, _ = _random_play(game, scenario, seconds, views=True)
    late = _late_position(game, scenario)
    record = json.dumps(late.record())
    figures: Figures = {
        "random answers, options listed": (answers, "per s"),
        "random answers, a view for each of two sides": (with_views, "per s"),
        f"random {scenario} games": (games, "per s"),
        "state copy": (_cost(late.game.state.copy, seconds), "µs"),
        "fork": (_cost(late.fork, seconds), "µs"),
        "save": (_cost(lambda: json.dumps(late.record()), seconds) / 1000, "ms"),
        "load": (_cost(lambda: load_match(record), seconds) / 1000, "ms"),
        "undo, worst of a game": (_worst_undo(game, scenario) * 1000, "ms"),
        "record of a whole game": (len(record) / 1000, "kB"),
    }
    if "hard" in bots_for(game_class(game)):
        visits, imagining = _search(game, scenario, seconds)
        figures["visits of a search"] = (visits, "per s")
        figures["dealing a position again for a visit"] = (imagining, "µs")
    for mind in game_class(game).minds:
        for name in game_class(game).scenarios:
            figures[f"{mind} {name} games"] = (_mind_games(game, name, mind, seconds), "per s")
    return figures


def _search(game: str, scenario: str, seconds: float) -> tuple[float, float]:
    """Visits per second of searches spread over a game of `normal` bots, and microseconds of forking and dealing."""
    match, chance, normal = new_match(game, scenario, 5), random.Random(5), make_bot("normal")
    hard = Searching(Budget(1e9, SEARCH_VISITS))
    visits, spent, imagining, looked = 0, 0.0, 0.0, 0
    while spent < seconds and (question := match.question) is not None:
        assert type(question) is Ask
        look = Look(match, question, chance)
        if len(look.asked.options) > 1 and chance.random() < SEARCHED_SHARE:
            start = process_time()
            visits += sum(hard.think(look).visits.values())
            spent += process_time() - start
            imagining += _cost(partial(look.imagine, 1), 0.1)
            looked += 1
        match.answer(normal.choose(look), question.seat)
    return visits / spent, imagining / looked


def _mind_games(game: str, scenario: str, mind: str, seconds: float) -> float:
    """Whole games of non-players alone for each second of one core."""
    seats = dict.fromkeys(game_class(game).seats, mind)
    start, games = process_time(), 0
    while (passed := process_time() - start) < seconds:
        new_match(game, scenario, games, seats)
        games += 1
    return games / passed


def _random_play(game: str, scenario: str, seconds: float, *, views: bool) -> tuple[float, float]:
    chance = random.Random(1).random
    start, asked, games = process_time(), 0, 0
    while process_time() - start < seconds:
        match = new_match(game, scenario, games)
        seats = two_seats(match.game)
        while (question := match.question) is not None:
            options = question.options()
            if views:
                for seat in seats:
                    match.view(seat)
            match.answer(options[int(chance() * len(options))])
            asked += 1
        games += 1
    passed = process_time() - start
    return asked / passed, games / passed


def two_seats(game: Game[Any]) -> tuple[str, ...]:
    """One seat of each camp, or the first two."""
    return tuple(side[0] for side in game.sides) or game.seats[:2]


def _late_position(game: str, scenario: str) -> Match:
    """The last choice of a random game."""
    match, chance = new_match(game, scenario, 5), random.Random(5)
    while (question := match.question) is not None:
        match.answer(chance.choice(list(question.options())))
    last = max(i for i, answer in enumerate(match.answers) if isinstance(answer, str))
    return match.at(last)


def _worst_undo(game: str, scenario: str) -> float:
    """The longest time that an undo took at any choice of a random game."""
    match, chance, worst = new_match(game, scenario, 6), random.Random(6), 0.0
    while (question := match.question) is not None:
        answer = chance.choice(list(question.options()))
        match.answer(answer, question.seat)
        before = match.moment
        start = process_time()
        try:
            match.undo()
        except Refused:
            continue
        worst = max(worst, process_time() - start)
        if match.moment < before:
            match.answer(answer, question.seat)
    return worst


def _cost(work: Callable[[], object], seconds: float) -> float:
    """Microseconds a call."""
    calls, start = 0, process_time()
    while (passed := process_time() - start) < seconds / 4:
        for _ in range(10):
            work()
        calls += 10
    return passed / calls * 1e6
