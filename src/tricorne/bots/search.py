"""Information-set Monte Carlo tree search: many games from positions dealt again, and the option that did best in them.

At the root the options stand in the order of the heuristic, as many of them as the budget can tell apart. They are
tried in turn, each on the same deals with the same luck, and the worse half is dropped again and again (sequential
halving), so that the visits go where the decision is close. Below the root the tree is open-loop: a node stands for a
sequence of answers, whatever luck came between them. A visit goes down by upper confidence bounds with the heuristic
as prior among the options that are possible in its deal, long lists being opened step by step, better options first.
From the first unknown node on everybody plays by the heuristic until the turn is over, and then it judges the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from time import perf_counter

from tricorne.bots.improve import Advised
from tricorne.bots.look import Look
from tricorne.bots.picking import favourite
from tricorne.bots.thinking import Budget, Thought, chance_of
from tricorne.core.match import Match
from tricorne.core.policy import Asked, Policy
from tricorne.core.questions import Ask

__all__ = ["Budget", "Hard", "Thought", "chance_of", "estimate"]

EXPLORATION = 1.2
"""How much an option that the heuristic likes is tried before its results count."""

WIDENING = 1.5
"""A node opens that many options times the root of its visits."""

SHARPNESS = 2.0
"""The power of the heuristic's weights that makes its priors."""

VISITS_A_CANDIDATE = 8
"""The root takes as many options as can be visited so often within the budget."""

MANY = 16
"""After so many visits of each candidate those that are clearly worse are dropped early."""

CLEAR = 2.6
"""How many standard errors are clearly worse."""

DOUBT = 0.5
"""How many standard errors a candidate must be ahead of the heuristic's favourite to be preferred."""

ALIKE = 0.01
"""Winning chances that differ less, measured by how open the game is, are not worth more thought."""


class Node:
    """What is known of a sequence of answers, for the seat that gave the last one."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}


class Candidate:
    """An option of the question that is thought about, with what each deal brought."""

    def __init__(self, option: str) -> None:
        self.option = option
        self.node = Node(1.0)
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """The winning chance so far."""
        return sum(self.values) / len(self.values)


class Hard:
    """Searches within a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def think(self, look: Look) -> Thought:
        """Search and report."""
        search, clock = Search(look), _Clock(self.budget)
        tried = search.candidates()
        search.visit(tried[0], 0)
        del tried[max(2, clock.expected_visits() // VISITS_A_CANDIDATE) :]
        left, deal = tried, 0
        while len(left) > 1 and (spent := clock.spent(search.visits)) < 1:
            for candidate in left:
                if len(candidate.values) == deal:
                    search.visit(candidate, deal)
            deal += 1
            left = _better(left, ceil(len(tried) / 2 ** int(spent * log2(len(tried)))))
        return Thought(
            _verdict(tried[0], left[0]).option,
            {candidate.option: len(candidate.values) for candidate in tried},
            {candidate.option: candidate.mean for candidate in tried if candidate.values},
        )


class _Clock:
    """Watches a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.start = perf_counter()

    def expected_visits(self) -> int:
        """How many visits the budget allows, judged by the first one."""
        return int(min(self.budget.visits, self.budget.seconds / (perf_counter() - self.start)))

    def spent(self, visits: int) -> float:
        """The share of the budget that is gone."""
        return max(visits / self.budget.visits, (perf_counter() - self.start) / self.budget.seconds)


def _better(candidates: list[Candidate], most: int) -> list[Candidate]:
    """The best of equally often visited candidates, without those that are hardly better than the first, if at all."""
    ranked = sorted(candidates, key=lambda candidate: -candidate.mean)[:most]
    best = ranked[0].values
    if len(best) < MANY:
        return ranked
    return [ranked[0], *(other for other in ranked[1:] if _may_be_better(other.values, best))]


def _may_be_better(values: Sequence[float], best: Sequence[float]) -> bool:
    """Whether one candidate may be better than the best."""
    gain, error = _gain(values, best)
    chance = sum(best) / len(best)
    return gain + CLEAR * error > ALIKE * chance * (1 - chance)


def _verdict(favourite: Candidate, best: Candidate) -> Candidate:
    """The best candidate, or the favourite of the heuristic where nothing was found out against it."""
    if len(favourite.values) < 2:
        return favourite
    gain, error = _gain(best.values, favourite.values)
    return best if gain > DOUBT * error else favourite


def _gain(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much one candidate is better than another on the same deals, and the standard error of that."""
    gains = [value - other for value, other in zip(values, others, strict=False)]
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt(variance / len(gains))


class Search:
    """The tree over one question: it grows with each visit."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.policy: Policy = look.policy
        self.chance = look.chance
        self.first_deal = look.chance.getrandbits(62)
        self.visits = 0

    def candidates(self) -> list[Candidate]:
        """The options of the question, best first by the heuristic."""
        asked = self.look.asked
        weights = self.policy.weigh(self.look.position(), asked)
        ranked = sorted(zip(weights, asked.options, strict=True), key=lambda pair: -pair[0])
        return [Candidate(option) for _, option in ranked]

    def visit(self, candidate: Candidate, deal: int) -> None:
        """One game from a position dealt again: down the tree, one step beyond it, then by the heuristic."""
        match = self.look.imagine(self.first_deal + deal)
        seat, node = self.look.asked.seat, candidate.node
        path = [(node, seat)]
        last = self.policy.turn(match.game) + self.policy.turns
        match.answer(candidate.option, seat)
        while node.visits and (ask := _question(match)) is not None:
            last = max(last, self.policy.turn(match.game) + 1)
            option, node = self._descend(node, match, _asked(ask))
            path.append((node, ask.seat))
            match.answer(option, ask.seat)
        self._play_on_from(node, match, last)
        values = {seat: chance_of(match, seat, self.policy) for seat in {seat for _, seat in path}}
        for visited, mover in path:
            visited.visits += 1
            visited.total += values[mover]
        candidate.values.append(values[seat])
        self.visits += 1

    def _play_on_from(self, node: Node, match: Match, last: int) -> None:
        """Play on from a node that is visited for the first time; it learns from the first weights."""
        ask = _question(match)
        if ask is not None and self.policy.turn(match.game) < last:
            asked = _asked(ask)
            weights = self._learn_priors(node, match, asked)
            match.answer(asked.options[favourite(weights, self.chance.random())], ask.seat)
            play_on(match, self.policy, last, self.chance.random)

    def _descend(self, node: Node, match: Match, asked: Asked) -> tuple[str, Node]:
        """The option to follow: the one with the best bound among those that are open."""
        children = node.children
        if any(option not in children for option in asked.options):
            self._learn_priors(node, match, asked)
        listed = [(children[option], option) for option in asked.options]
        opened = 1 + int(WIDENING * sqrt(node.visits))
        if len(listed) > opened:
            listed.sort(key=lambda pair: -pair[0].prior)
            del listed[opened:]
        visits = sum(child.visits for child, _ in listed)
        usual = sum(child.total for child, _ in listed) / visits if visits else 0.5
        best = None
        for child, option in listed:
            child.available += 1
            mean = child.total / child.visits if child.visits else usual
            bound = mean + EXPLORATION * child.prior * sqrt(child.available) / (1 + child.visits)
            if best is None or bound > best[0]:
                best = bound, option, child
        assert best is not None
        return best[1], best[2]

    def _learn_priors(self, node: Node, match: Match, asked: Asked) -> Sequence[float]:
        """Let a node know the options of a question, and how good they look."""
        weights = self.policy.weigh(match.game, asked)
        top = max(weights)
        shares = [(weight / top) ** SHARPNESS for weight in weights]
        total = sum(shares)
        for option, share in zip(asked.options, shares, strict=True):
            if option not in node.children:
                node.children[option] = Node(share / total)
        return weights


def play_on(match: Match, policy: Policy, last: int, point: Callable[[], float]) -> None:
    """Let everybody answer by the heuristic until the turn of that number begins."""
    for _ in range(policy.horizon):
        ask = _question(match)
        if ask is None or policy.turn(match.game) >= last:
            return
        options = ask.options()
        if len(options) == 1:
            match.answer(options[0], ask.seat)
            continue
        match.answer(options[favourite(policy.weigh(match.game, _asked(ask)), point())], ask.seat)


def _question(match: Match) -> Ask | None:
    question = match.question
    return question if type(question) is Ask else None


def _asked(ask: Ask) -> Asked:
    return Asked(ask.seat, ask.kind, ask.rule, ask.args, ask.options())


def estimate(look: Look, seats: Sequence[str], playouts: int) -> dict[str, float]:
    """The chance of each seat to win, from games played on by advisors, or by the heuristic where there are none."""
    if look.has_advisor:
        return Advised(look).estimate(seats, playouts)
    policy, first_deal = look.policy, look.chance.getrandbits(62)
    totals = dict.fromkeys(seats, 0.0)
    for deal in range(playouts):
        match = look.imagine(first_deal + deal)
        play_on(match, policy, policy.turn(match.game) + policy.turns, look.chance.random)
        for seat in seats:
            totals[seat] += chance_of(match, seat, policy)
    return {seat: total / playouts for seat, total in totals.items()}
