"""What makes a question a puzzle: one answer is clearly best, another way of looking agrees, and a beginner misses it.

Whatever costs less is asked first, and a look is broken off as soon as it cannot hold any more.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tricorne.bots import Budget, Look, make_bot
from tricorne.bots.compare import Compared, Comparison, compare
from tricorne.bots.improve import Advised
from tricorne.bots.speaking import speaks_for
from tricorne.bots.thinking import chance_of
from tricorne.core.match import Match
from tricorne.core.puzzles import Tried
from tricorne.core.questions import Ask

GAP = 0.15
BUDGET = 200
"""Visits of all answers together in the ordinary look."""
SCREENS = ((32, 1), (BUDGET, 1))
"""What is not worth a long look is seen in short ones: visits, and the seed."""
LOOKS = ((10 * BUDGET, 2), (10 * BUDGET, 1))
"""Two long looks, independent of each other, because the first to show a gap is likely to have been lucky."""
FIRST_DEALS, DOUBT = 4, 2.5
"""Every so many deals a look is broken off when the gap lies so many standard errors below what is wanted."""
SMALL, SMALL_SEED = 64, 5
"""A look so short already prefers the best answer to a beginner's."""
PLAYED_OUT, PLAYED_FIRST = 40, 8
"""From the best answer and from the second so many games at most are played to their end by the heuristic, and so many
at least before it is clear."""
THOUGHT, THOUGHT_OVER = 40, 24
"""Where advisors play, a search of so many visits plays the turn to its end after either answer, so many times."""
TALLIED = 40
"""So many games tell what comes of an answer."""
TRIES = 12
"""How often a beginner is asked; at most half of the answers may be the best one."""
IDLE = "pass"
"""An answer that nobody wants to look for."""
OPEN = (0.1, 0.97)
"""Chances of the best answer between which a position is worth a thought."""

Wanted = Callable[[Ask, str], bool]


class Lost(Exception):
    """A question is no puzzle, for a reason."""


class Clear(NamedTuple):
    """The best answers to a question with one clearly best, and what a beginner answers."""

    best: list[Compared]
    beginner: Compared


def clearly_best(match: Match, ask: Ask, wanted: Wanted, screens: Sequence[tuple[int, int]] = SCREENS) -> Clear:
    """What is best, if it is a puzzle."""
    beginners: Counter[str] = Counter()
    best: list[Compared] = []
    solutions = set()
    for place, (visits, seed) in enumerate((*screens, *LOOKS)):
        best = looked_at(match, ask, visits, seed)
        first = best[0]
        if not OPEN[0] <= first.chance <= OPEN[1]:
            raise Lost("decided")
        if first.option == IDLE or not wanted(ask, first.option):
            raise Lost("not wanted")
        beginners = beginners or beginners_answers(match, ask)
        if 2 * beginners[first.option] > TRIES:
            raise Lost("seen by a beginner")
        if place >= len(screens):
            solutions.add(first.option)
            if len(solutions) > 1 or first.chance - best[1].chance < GAP:
                raise Lost("not held in a long look")
    answer = next(answer for answer, _ in beginners.most_common() if answer not in solutions)
    if not is_seen_soon(match, ask, best[0].option, answer):
        raise Lost("not seen soon")
    look = Look(match, ask, random.Random(7))
    if not (thought_over(look, best) if look.has_advisor else played_out(look, best)):
        raise Lost("not borne out")
    beginner = next((one for one in best if one.option == answer), None)
    return Clear(best, beginner or compare(Look(match, ask, random.Random(1)), BUDGET, answer)[-1])


def looked_at(match: Match, ask: Ask, visits: int, seed: int) -> list[Compared]:
    """The best answers to a question, as long as the first may be clearly better than the second."""
    comparison = Comparison(Look(match, ask, random.Random(seed)), visits)
    while comparison.go_on():
        if comparison.deals % FIRST_DEALS == 0:
            lead, error = comparison.lead()
            if lead + DOUBT * error < GAP:
                raise Lost(f"no gap at {visits}")
    return comparison.found()


def beginners_answers(match: Match, ask: Ask) -> Counter[str]:
    """What a beginner answers, and how often."""
    look, bot = Look(match, ask, random.Random(3)), make_bot("easy")
    return Counter(bot.choose(look) for _ in range(TRIES))


def is_seen_soon(match: Match, ask: Ask, solution: str, answer: str) -> bool:
    """Whether a short look prefers the best answer to a beginner's."""
    found = compare(Look(match, ask, random.Random(SMALL_SEED)), SMALL, answer)
    chances = {one.option: one.chance for one in found}
    return chances.get(solution, 0.0) > chances[answer]


# Another way of looking


def played_out(look: Look, best: Sequence[Compared]) -> bool:
    """Whether whole games of the heuristic are won more often with the best answer than with the second.

    Values of positions are fitted, and may mistake what leaders do for what makes them lead. No more games are played
    than are needed.
    """
    gaps: list[float] = []
    for deal in range(PLAYED_OUT):
        points = []
        for one in best[:2]:
            match = look.imagine(deal)
            match.answer(one.option, look.asked.seat)
            bot, chance = make_bot("normal"), random.Random(deal)
            while type(question := match.question) is Ask:
                match.answer(bot.choose(Look(match, question, chance)), question.seat)
            points.append(chance_of(match, look.asked.seat, look.policy))
        gaps.append(points[0] - points[1])
        if len(gaps) >= PLAYED_FIRST:
            error = stdev(gaps) / sqrt(len(gaps))
            if not -error <= fmean(gaps) <= 2 * error:
                break
    return fmean(gaps) > 0


def thought_over(look: Look, best: Sequence[Compared]) -> bool:
    """Whether the best answer is clearly better also when a search plays the turn to its end after each answer.

    Advisors may make little of an answer that they would not give.
    """
    worths: dict[str, list[float]] = {one.option: [] for one in best}
    table, seat = Advised(look), look.asked.seat
    for deal in range(THOUGHT_OVER):
        for option, found in worths.items():
            match = look.imagine(deal)
            match.answer(option, seat)
            bot, chance = make_bot("hard", Budget(3600, THOUGHT)), random.Random(deal)
            while match.step_start == look.step and type(question := match.question) is Ask:
                match.answer(bot.choose(Look(match, question, chance)), question.seat)
            advisor = match.game.advisor(seat)
            assert advisor is not None
            table.play_on(match, deal, advisor)
            found.append(advisor.worth())
        solution, *others = map(fmean, worths.values())
        if deal + 1 >= FIRST_DEALS and solution < max(others):
            return False
    return solution - max(others) >= GAP


# In words


def tried(match: Match, ask: Ask, one: Compared, beside: Compared) -> Tried:
    """An answer with what speaks for it, beside another one."""
    return Tried(one.option, round(one.chance, 3), tuple(speaks_for(match, ask, one.option, beside.option, TALLIED)))
