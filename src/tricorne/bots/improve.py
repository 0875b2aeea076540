"""A search on top of an advisor: each option is played out by everybody's advisors, and the best one taken.

Where a game has advisors, their own answer is the one to beat. In every round each option that is still in the race
gets one game with the luck of that round: the option is taken, then advisors play all seats for some turns, where the
heuristic judges the position. Options that fall clearly behind leave the race. The advisor is contradicted only
where the games say so clearly.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from tricorne.bots.look import Look
from tricorne.bots.thinking import Budget, Thought, chance_of
from tricorne.core.game import Advisor, Because
from tricorne.core.match import Match
from tricorne.core.questions import Ask, Luck

T = TypeVar("T")

TURNS_AHEAD = 2
CANDIDATES = 10
ROUNDS_FIRST = 4
BEHIND = 1.5
CLEARLY = 0.7


class Improving:
    """Improves on the advisor within a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def think(self, look: Look) -> Thought:
        """Race the options and report."""
        end = perf_counter() + self.budget.seconds
        table = Advised(look)
        advice, is_weighty = table.advice()
        runners = [Runner(option, []) for option in (_candidates(look, advice) if is_weighty else [advice])]
        racing, left, slowest = runners, self.budget.visits, 0.0
        while len(racing) > 1 and left >= len(racing):
            deal = look.chance.getrandbits(63)
            for runner in racing:
                if perf_counter() + slowest > end:
                    return _verdict(runners)
                begun = perf_counter()
                runner.values.append(table.play(runner.option, deal))
                slowest = max(slowest, perf_counter() - begun)
            left -= len(racing)
            racing = _still_racing(racing)
        return _verdict(runners)


def _candidates(look: Look, advice: str) -> list[str]:
    """The advice, then the other options, the likelier ones sooner."""
    options = look.asked.options
    weights = look.policy.weigh(look.position(), look.asked)
    order = sorted(range(len(options)), key=lambda index: -weights[index])
    return [advice, *(options[index] for index in order if options[index] != advice)][:CANDIDATES]


class Runner(NamedTuple):
    """An option and what its games were worth, round by round."""

    option: str
    values: list[float]


def _still_racing(racing: list[Runner]) -> list[Runner]:
    """Those that are not clearly behind the leader, in games of equal luck."""
    if len(racing[0].values) < ROUNDS_FIRST:
        return racing
    leader = max(racing, key=lambda runner: sum(runner.values))
    return [runner for runner in racing if runner is leader or _lead(leader, runner) < BEHIND]


def _lead(ahead: Runner, behind: Runner) -> float:
    """By how many standard errors the mean of one is above the mean of the other."""
    gaps = [one - other for one, other in zip(ahead.values, behind.values, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean / sqrt(spread / len(gaps) + 1e-9)


def _verdict(runners: list[Runner]) -> Thought:
    """The option that leads, if its lead over the advice is clear; otherwise the advice, which is the first."""
    tried = [runner for runner in runners if runner.values]
    longest = max((len(runner.values) for runner in tried), default=0)
    finalists = [runner for runner in tried if len(runner.values) >= longest - 1 and longest > 1]
    best = max(finalists, key=lambda runner: sum(runner.values) / len(runner.values), default=runners[0])
    if best is not runners[0] and _lead(best, runners[0]) < CLEARLY:
        best = runners[0]
    return Thought(
        best.option,
        {runner.option: len(runner.values) for runner in runners},
        {runner.option: sum(runner.values) / len(runner.values) for runner in tried},
    )


class Advised:
    """Games from a look on, in which advisors answer for all seats that have no non-player."""

    def __init__(self, look: Look, *, quiet: bool = True) -> None:
        self.look = look
        self.seat = look.asked.seat
        self.quiet = quiet

    def advice(self) -> tuple[str, bool]:
        """What the advisor would answer, and whether it is worth a search."""
        _, advisor, ask = self._begin(0)
        return self._decide(advisor, ask), advisor.is_weighty(ask)

    def because(self, option: str) -> Sequence[Because]:
        """Why the advisor would answer so; nothing where it would not."""
        _, advisor, ask = self._begin(0)
        decision = _finish(advisor.decide(ask), self.steady)
        return decision.why if decision.answer == option else ()

    def play(self, option: str, deal: int) -> float:
        """What a game is worth to the seat in which it takes the option."""
        return _advisor(self.reach(option, deal), self.seat).worth()

    def reach(self, option: str, deal: int) -> Match:
        """Where a game comes to in which the seat takes the option."""
        match, advisor, ask = self._begin(deal)
        if self._decide(advisor, ask) != option:
            _finish(advisor.follow(ask, option), self.steady)
        match.answer(option, self.seat)
        self.play_on(match, deal, advisor)
        return match

    def estimate(self, seats: Sequence[str], playouts: int) -> dict[str, float]:
        """The chance of each seat to win."""
        totals = dict.fromkeys(seats, 0.0)
        for _ in range(playouts):
            deal = self.look.chance.getrandbits(63)
            match, advisor = self._follow(deal)
            self.play_on(match, deal, advisor)
            for seat in seats:
                totals[seat] += chance_of(match, seat, self.look.policy)
        return {seat: total / playouts for seat, total in totals.items()}

    def play_on(self, match: Match, deal: int, advisor: Advisor) -> None:
        """Let advisors answer until some turns later. The given one knows what its seat has done in this step."""
        chance = random.Random(deal)
        last = match.game.turn() + TURNS_AHEAD
        step = self.look.step
        minds = {self.seat: advisor}
        while type(ask := match.question) is Ask and match.game.turn() < last:
            if match.step_start != step:
                step = match.step_start
                minds.clear()
            mind = minds.get(ask.seat)
            if mind is None:
                mind = minds[ask.seat] = _advisor(match, ask.seat)
            match.answer(_finish(mind.decide(ask), chance).answer, ask.seat)

    def _begin(self, deal: int) -> tuple[Match, Advisor, Ask]:
        """A game at the question, with an advisor who has followed the step so far."""
        match, advisor = self._follow(deal)
        ask = match.question_for(self.seat)
        assert type(ask) is Ask
        return match, advisor, ask

    def _follow(self, deal: int) -> tuple[Match, Advisor]:
        """A game with an advisor who has followed the step so far.

        Its ties fall alike whenever the step is followed, so that a plan that was begun is gone on with.
        """
        self.steady = random.Random(self.look.step)
        advisors: list[Advisor] = []

        def watch(match: Match, ask: Ask, answer: str) -> None:
            if ask.seat == self.seat and match.moment >= self.look.step:
                if not advisors:
                    advisors.append(_advisor(match, self.seat, quiet=self.quiet))
                if self._decide(advisors[0], ask) != answer:
                    _finish(advisors[0].follow(ask, answer), self.steady)

        match = self.look.imagine(deal, watch)
        return match, advisors[0] if advisors else _advisor(match, self.seat, quiet=self.quiet)

    def _decide(self, advisor: Advisor, ask: Ask) -> str:
        return _finish(advisor.decide(ask), self.steady).answer


def _advisor(match: Match, seat: str, *, quiet: bool = True) -> Advisor:
    advisor = match.game.advisor(seat, quiet=quiet)
    assert advisor is not None
    return advisor


def _finish(thought: Generator[Luck, Any, T], chance: random.Random) -> T:
    """Think to the end, with chance for the ties."""
    outcome: str | int | None = None
    while True:
        try:
            outcomes: Sequence[str] | Sequence[int] = thought.send(outcome).outcomes
        except StopIteration as end:
            result: T = end.value
            return result
        outcome = outcomes[int(chance.random() * len(outcomes))]
