"""Information-set Monte Carlo tree search: many games from positions dealt anew, the most visited option taken.

The tree is open-loop: a node stands for a sequence of answers, whatever luck came between them. Each visit deals anew
what the seat cannot know, plays down the tree by upper confidence bounds among the options that are possible in that
deal, adds a node, and plays on by the heuristic for some answers, where the heuristic judges the position. Long lists
of options are opened step by step, better ones sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from tricorne.bots.levels import weighted
from tricorne.bots.look import Look
from tricorne.core.match import Match
from tricorne.core.policy import Asked, Policy
from tricorne.core.questions import Ask


class Budget(NamedTuple):
    """How long a search may think: until one of the two is spent."""

    seconds: float = 1.0
    visits: int = 100_000


EXPLORATION = 0.7
WIDENING = 2.0
PLAYOUT_ANSWERS = 40


class Node:
    """What is known of a sequence of answers."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[str, Node] = {}


class Thought(NamedTuple):
    """What a search found out: visits and winning chance of each option."""

    answer: str
    visits: dict[str, int]
    chances: dict[str, float]


class Hard:
    """Searches within a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, look: Look) -> str:
        options = look.asked.options
        return options[0] if len(options) == 1 else self.think(look).answer

    def think(self, look: Look) -> Thought:
        """Search and report."""
        root, search = Node(), _Search(look)
        end = perf_counter() + self.budget.seconds
        for visit in range(self.budget.visits):
            if visit >= 2 and perf_counter() > end:
                break
            search.visit(root)
        best = max(root.children.items(), key=lambda child: child[1].visits)
        return Thought(
            best[0],
            {name: node.visits for name, node in root.children.items()},
            {name: node.total / node.visits for name, node in root.children.items() if node.visits},
        )


class _Search:
    def __init__(self, look: Look) -> None:
        self.look = look
        self.seat = look.asked.seat
        self.policy: Policy = look.policy
        self.chance = look.chance

    def visit(self, root: Node) -> None:
        """One game from a position dealt anew: down the tree, one step beyond it, then by the heuristic."""
        match = self.look.imagine(self.chance.getrandbits(63))
        path: list[tuple[Node, str]] = [(root, self.seat)]
        node = root
        while (ask := _question(match)) is not None:
            asked = Asked(ask.seat, ask.kind, ask.rule, ask.args, ask.options())
            option = self._descend(node, match, asked)
            is_new = option not in node.children
            child = node.children.setdefault(option, Node())
            path.append((child, ask.seat))
            match.answer(option, ask.seat)
            node = child
            if is_new:
                break
        self._play_on(match)
        values = {seat: self._value(match, seat) for seat in {seat for _, seat in path}}
        for visited, seat in path:
            visited.visits += 1
            visited.total += values[seat]

    def _descend(self, node: Node, match: Match, asked: Asked) -> str:
        """The option to follow: an unopened one while the list may still grow, else the one with the best bound."""
        options = asked.options
        opened = [option for option in options if option in node.children]
        for option in opened:
            node.children[option].available += 1
        if len(opened) < len(options) and len(opened) < WIDENING * sqrt(node.visits + 1):
            return self._open(node, match, asked)
        return max(opened, key=lambda option: _bound(node.children[option]))

    def _open(self, node: Node, match: Match, asked: Asked) -> str:
        weights = self.policy.weigh(match.game, asked)
        closed = [
            (weight, option)
            for weight, option in zip(weights, asked.options, strict=True)
            if option not in node.children
        ]
        return closed[weighted([weight**2 for weight, _ in closed], self.chance.random())][1]

    def _play_on(self, match: Match) -> None:
        for _ in range(PLAYOUT_ANSWERS):
            ask = _question(match)
            if ask is None:
                return
            asked = Asked(ask.seat, ask.kind, ask.rule, ask.args, ask.options())
            match.answer(_favoured(self.policy, match, asked, self.chance.random()), ask.seat)

    def _value(self, match: Match, seat: str) -> float:
        return chance_of(match, seat, self.policy)


def _favoured(policy: Policy, match: Match, asked: Asked, point: float) -> str:
    options: Sequence[str] = asked.options
    if len(options) == 1:
        return options[0]
    weights = policy.weigh(match.game, asked)
    return options[weighted([weight**2 for weight in weights], point)]


def chance_of(match: Match, seat: str, policy: Policy) -> float:
    """The chance of a seat to win: the result where there is one, the heuristic's judgement otherwise."""
    result = match.result
    if result is None:
        return policy.value(match.game, seat)
    if not result.winners:
        return 0.5
    return 1.0 if seat in result.winners else 0.0


def _bound(node: Node) -> float:
    return node.total / node.visits + EXPLORATION * sqrt(log(node.available + 1) / node.visits)


def _question(match: Match) -> Ask | None:
    question = match.question
    return question if type(question) is Ask else None


def estimate(look: Look, seats: Sequence[str], playouts: int) -> dict[str, float]:
    """The chance of each seat to win, from games played on by advisors, or by the heuristic where there are none."""
    if look.has_advisor:
        from tricorne.bots.improve import Advised

        return Advised(look).estimate(seats, playouts)
    totals = dict.fromkeys(seats, 0.0)
    search = _Search(look)
    for _ in range(playouts):
        match: Any = look.imagine(look.chance.getrandbits(63))
        search._play_on(match)
        for seat in seats:
            totals[seat] += search._value(match, seat)
    return {seat: total / playouts for seat, total in totals.items()}
