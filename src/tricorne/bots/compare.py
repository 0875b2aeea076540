"""Setting the answers to one question beside each other: the best few and one more get equally many games.

A search drops what cannot win; here the answers that are shown have to be comparable, so the last ones stay to the end
and meet the same deals with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt
from statistics import stdev

import msgspec

from tricorne.bots.improve import Advised
from tricorne.bots.look import Look
from tricorne.bots.search import VISITS_A_CANDIDATE, Candidate, Search
from tricorne.core.policy import Because

BEST = 3
"""So many answers are told, and the one that was played."""


class Compared(msgspec.Struct, frozen=True):
    """An answer, the chance of its seat to win with it, from how many games, and what speaks for it or against it."""

    option: str
    chance: float
    games: int
    why: Sequence[Because] = ()


class _Trees:
    """Games down a tree, where the heuristic plays."""

    def __init__(self, look: Look) -> None:
        self._search = Search(look)
        self._candidates = {candidate.option: candidate for candidate in self._search.candidates()}
        self.options = list(self._candidates)

    def play(self, option: str, deal: int) -> float:
        candidate: Candidate = self._candidates[option]
        self._search.visit(candidate, deal)
        return candidate.values[-1]


class _Advice:
    """Games played on by advisors."""

    def __init__(self, look: Look) -> None:
        self._table = Advised(look)
        weights = look.policy.weigh(look.position(), look.asked)
        ranked = sorted(zip(weights, look.asked.options, strict=True), key=lambda pair: -pair[0])
        advice, _ = self._table.advice()
        self.options = list(dict.fromkeys([advice, *(option for _, option in ranked)]))
        self._deals = look.chance.getrandbits(62)

    def play(self, option: str, deal: int) -> float:
        return self._table.play(option, self._deals + deal)


class Comparison:
    """Answers to one question on equal deals, deal by deal: who asks may stop as soon as enough is seen."""

    def __init__(self, look: Look, visits: int, played: str | None = None) -> None:
        self._table = _Advice(look) if look.has_advisor else _Trees(look)
        self._visits, self._spent, self._played = visits, 0, played
        options = self._table.options
        self._kept = min(BEST + 1, len(options))
        opened = options[: max(self._kept, visits // VISITS_A_CANDIDATE)]
        if played is not None and played not in opened:
            opened[-1] = played
        self._opened = len(opened)
        self._values: dict[str, list[float]] = {option: [] for option in opened}
        self._left = list(opened)

    @property
    def deals(self) -> int:
        """How often each answer that is left has been tried."""
        return len(self._values[self._left[0]])

    def go_on(self) -> bool:
        """Try all answers that are left once more, unless the visits are spent; now and then the worst are dropped."""
        if self._spent >= self._visits:
            return False
        deal = self.deals
        for option in self._left:
            self._values[option].append(self._table.play(option, deal))
        self._spent += len(self._left)
        halvings = max(1.0, log2(self._opened / self._kept) + 1)
        most = max(self._kept, ceil(self._opened / 2 ** int(halvings * self._spent / self._visits)))
        self._left = _leading(self._left, self._values, most, self._played)
        return True

    def lead(self) -> tuple[float, float]:
        """By how much the best answer is better than the second on the same deals, and the standard error of that."""
        first, second = sorted(self._left, key=lambda option: -_mean(self._values[option]))[:2]
        gaps = [one - other for one, other in zip(self._values[first], self._values[second], strict=True)]
        return _mean(gaps), stdev(gaps) / sqrt(len(gaps))

    def found(self) -> list[Compared]:
        """The best answers, best first, and the one that was played wherever it comes."""
        tried = [Compared(option, _mean(self._values[option]), self.deals) for option in self._left]
        tried.sort(key=lambda one: -one.chance)
        return [one for place, one in enumerate(tried) if place < BEST or one.option == self._played]


def compare(look: Look, visits: int, played: str | None = None) -> list[Compared]:
    """The best answers of a question, best first, and the one that was played wherever it comes.

    With equal looks, chances and visits the outcome is the same.
    """
    comparison = Comparison(look, visits, played)
    while comparison.go_on():
        pass
    return comparison.found()


def _leading(options: list[str], values: dict[str, list[float]], most: int, played: str | None) -> list[str]:
    """The best of equally often visited options; what was played stays among them."""
    ranked = sorted(options, key=lambda option: -_mean(values[option]))[:most]
    return ranked if played is None or played in ranked else [*ranked[:-1], played]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
