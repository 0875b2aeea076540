"""What a coach says after somebody's turn: what it brought, what came since, and what was overlooked in it.

Every decision is judged with the eyes of its seat at that moment, so nothing is told that the seat could not know.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from tricorne.bots import asked_of
from tricorne.bots.coach import Advice, Weighed
from tricorne.bots.look import Look
from tricorne.bots.outline import Decision, decision_at
from tricorne.core.match import Answer, Match
from tricorne.core.policy import MOST_REASONS, Because
from tricorne.core.questions import Ask

MOST_CHANGES = 2
CLEARLY_LESS = 0.2
"""Below this part of the best option, what was answered was clearly not the best."""


class Overlooked(msgspec.Struct, frozen=True):
    """A decision, and the answer that would clearly have been better."""

    moment: int
    seat: str
    kind: str
    played: str
    better: Advice


class TurnSeen(msgspec.Struct, frozen=True):
    """What a turn brought and what came after it, as messages `turn-…` of the game; and what was overlooked in it."""

    brought: Sequence[Because] = ()
    since: Sequence[Because] = ()
    overlooked: Overlooked | None = None


class _Turn:
    """A turn while it is walked through: who decided first in it, and the decisions of the person who looks back.

    Where all act in a turn it is everybody's, otherwise it is the turn of whoever decides first.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.first = ""
        self.decisions: list[Decision] = []
        self.before: Mapping[str, int] = {}
        self.after: Mapping[str, int] | None = None


def look_back(match: Match, answers: Sequence[Answer], seats: Collection[str]) -> TurnSeen | None:
    """The last turn of somebody with these seats, in what was answered after the match stood as it does.

    None unless a turn of theirs begins now, and where none of the turns seen from their beginning was theirs.
    """
    begun = match.moment
    there = match.at(begun)
    is_shared = type(match.game).policy().shares_turns
    turns = _turns(there, answers, seats)
    if turns[-1].decisions or (turns[-1].first and not is_shared):
        return None
    seen = turns if begun == 0 else turns[1:]
    turn = next((one for one in reversed(seen) if one.decisions and (is_shared or one.first in seats)), None)
    if turn is None:
        return None
    now = there.game.tracks()
    after = now if turn.after is None else turn.after
    return TurnSeen(_changes(turn.before, after), _changes(after, now), _overlooked(there, turn.decisions))


def _turns(there: Match, answers: Iterable[Answer], seats: Collection[str]) -> list[_Turn]:
    """Walk through the answers, and note the turns."""
    policy = type(there.game).policy()
    turns = [_Turn(policy.turn(there.game))]
    for answer in answers:
        number, ask = policy.turn(there.game), there.question
        if number != turns[-1].number:
            turns.append(_Turn(number))
        turn = turns[-1]
        decision = decision_at(there, answer)
        if decision is not None:
            turn.first = turn.first or decision.seat
        if decision is not None and decision.seat in seats:
            if not turn.decisions:
                turn.before = there.game.tracks()
            turn.decisions.append(decision)
            turn.after = None
        elif type(ask) is Ask and ask.seat not in seats:
            _end(turns, there)
        there.feed([answer])
        if policy.turn(there.game) != number:
            _end(turns, there)
    if policy.turn(there.game) != turns[-1].number:
        turns.append(_Turn(policy.turn(there.game)))
    return turns


def _end(turns: Sequence[_Turn], there: Match) -> None:
    """Somebody else is at it, or the turn is over: what happens from here on was not brought by the turn."""
    turn = turns[-1]
    if turn.decisions and turn.after is None:
        turn.after = there.game.tracks()


def _changes(before: Mapping[str, int], after: Mapping[str, int]) -> Sequence[Because]:
    """What has changed of the figures that tell how the game stands, the largest changes first."""
    changed = [name for name in after if after[name] != before[name]]
    changed.sort(key=lambda name: -abs(after[name] - before[name]))
    return [_change(name, before[name], after[name]) for name in changed[:MOST_CHANGES]]


def _change(name: str, before: int, after: int) -> Because:
    args: dict[str, Any] = {"before": before, "after": after, "count": abs(after - before)}
    return Because(f"turn-{name}", args | {"way": 1 if after > before else -1})


def _overlooked(match: Match, decisions: Sequence[Decision]) -> Overlooked | None:
    """The decision that fell furthest short of a better answer which can be explained and was not given later."""
    worst, found = CLEARLY_LESS, None
    for at, decision in enumerate(decisions):
        there = match.at(decision.moment)
        options = Weighed(Look(there, asked_of(there, decision.seat), random.Random(0)))
        part = options.part_of_best(decision.played)
        later = {one.played for one in decisions[at + 1 :] if one.kind == decision.kind}
        best = options.order[0]
        if part >= worst or best in later or not (why := options.because(best)):
            continue
        worst = part
        found = Overlooked(
            decision.moment, decision.seat, decision.kind, decision.played, Advice(best, why[:MOST_REASONS])
        )
    return found
