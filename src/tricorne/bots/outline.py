"""What happened in a record, answer by answer: whose turns they were, what was luck and what somebody chose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from tricorne.core.match import Answer, Match
from tricorne.core.questions import Ask

Kind = Literal["luck", "choice", "table"]
"""What an answer was: a die or a card, somebody's decision, or a change of the table itself."""


class Run(msgspec.Struct, frozen=True, array_like=True):
    """Answers of one kind in a row, from a moment on."""

    start: int
    kind: Kind


class Turn(msgspec.Struct, frozen=True):
    """From one quiet position to the next: who chose most in it, and its runs."""

    start: int
    end: int
    seat: str
    runs: tuple[Run, ...]


class Decision(msgspec.Struct, frozen=True):
    """A choice between several answers that a player made, not a non-player of the rulebook."""

    moment: int
    seat: str
    kind: str
    rule: str
    played: str


class Outline(msgspec.Struct, frozen=True):
    """The turns of a record and the decisions in them."""

    game: str
    scenario: str
    sides: tuple[tuple[str, ...], ...]
    last: int
    turns: tuple[Turn, ...]
    decisions: tuple[Decision, ...]

    @property
    def moments(self) -> list[int]:
        """Where the chances are to be known: at the starts of turns and of runs, and at the end."""
        starts = {run.start for turn in self.turns for run in turn.runs} | {turn.start for turn in self.turns}
        return sorted(starts | {self.last})


def outline_of(match: Match) -> Outline:
    """Play a record again and note what each answer was."""
    game = match.game
    turns: list[Turn] = []
    decisions: list[Decision] = []
    start, number = 0, None
    runs: list[Run] = []
    chosen: Counter[str] = Counter()
    for there, answer in _walk(match):
        moment, now = there.moment, type(game).policy().turn(there.game)
        if now != number:
            if moment > start:
                turns.append(Turn(start, moment, _most(chosen), tuple(runs)))
            start, number, runs = moment, now, []
            chosen.clear()
        kind = _kind(answer)
        if not runs or runs[-1].kind != kind:
            runs.append(Run(moment, kind))
        if kind == "choice" and (asked := _asked(there, answer)) is not None:
            chosen[asked[0].seat] += 1
            decision = decision_at(there, answer)
            if decision is not None and _is_weighty(there, asked[0]):
                decisions.append(decision)
    if match.moment > start:
        turns.append(Turn(start, match.moment, _most(chosen), tuple(runs)))
    sides = game.sides or tuple((seat,) for seat in game.seats)
    return Outline(game.id, game.scenario, sides, match.moment, tuple(turns), tuple(decisions))


def _walk(match: Match) -> Iterator[tuple[Match, Answer]]:
    """The match before each of its answers, with the answer."""
    there = match.at(0)
    for answer in match.answers:
        yield there, answer
        there.feed([answer])


def _kind(answer: Answer) -> Kind:
    if isinstance(answer, dict):
        return "choice" if "mind" in answer else "table"
    return "luck" if isinstance(answer, list) and len(answer) == 1 else "choice"


def _asked(match: Match, answer: Answer) -> tuple[Ask, str] | None:
    """The question that a choice answered, and the answer; nothing where somebody acted beside what was asked."""
    seat, name = answer if isinstance(answer, list) and len(answer) == 2 else (None, answer)
    ask: Any = match.question if seat is None else match.question_for(seat)
    return (ask, name) if type(ask) is Ask and ask.offers(name) else None


def decision_at(match: Match, answer: Answer) -> Decision | None:
    """The decision that an answer to a match was; none where no player chose between several answers."""
    asked = _asked(match, answer)
    if asked is None or match.game.is_nonplayer(asked[0].seat) or len(asked[0].options()) < 2:
        return None
    ask, played = asked
    return Decision(match.moment, ask.seat, ask.kind, ask.rule, played)


def _is_weighty(match: Match, ask: Ask) -> bool:
    """Whether something hangs on a question, as far as the game can tell."""
    advisor = match.game.advisor(ask.seat)
    return advisor is None or advisor.is_weighty(ask)


def _most(chosen: Counter[str]) -> str:
    return chosen.most_common(1)[0][0] if chosen else ""
