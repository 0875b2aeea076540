"""What must hold where something is hidden: with other hidden things, a seat sees, may do and foresees the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tricorne.core.conformance.broken import Broken
from tricorne.core.conformance.questions import offered
from tricorne.core.game import Game
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.core.state import State, encode


def check_redeal(match: Match, seat: str, chance: random.Random) -> None:
    """Dealing again what a seat cannot know leaves what it sees equal to the byte."""
    before = msgspec.json.encode(match.view(seat), order="deterministic")
    other = match.imagine(seat, lambda n: int(chance.random() * n))
    after = msgspec.json.encode(other.view(seat), order="deterministic")
    if after != before:
        raise Broken("re-dealing leaves views equal", f"{seat}: {_first_difference(before, after)}")
    if other.standing(seat) != match.standing(seat):
        raise Broken("how it stands is known from the view alone", seat)
    for sentence in other.game.invariants():
        raise Broken("invariant", f"after re-dealing for {seat}: {sentence}")
    check_secret_reasons(match, other, seat)
    deal = chance.getrandbits(32)
    if encode(_dealt(match.game, seat, deal)) != encode(_dealt(other.game, seat, deal)):
        raise Broken("a deal tells nothing of what is hidden", f"{seat}: equal chance, equal view, another deal")


def check_secret_reasons(match: Match, other: Match, seat: str) -> None:
    """Why a seat may not answer something is the same where only what it cannot know differs."""
    question, again = match.question_for(seat), other.question_for(seat)
    if type(question) is not Ask or type(again) is not Ask:
        return
    for name in sorted(offered.get((match.game.id, question.kind), ())):
        reason, differs = question.why_not(name), again.why_not(name)
        if reason != differs:
            raise Broken("reasons keep secrets", f"{seat}: {question!r}: {name}: {reason} became {differs}")


def check_foreseen(match: Match, seat: str, answer: str, after: Match, chance: random.Random) -> None:
    """What can be undone shows its chooser only what they could foresee: it looks the same with other hidden things."""
    other = match.imagine(seat, lambda n: int(chance.random() * n))
    other.answer(answer, seat)
    shown, foreseen = (msgspec.json.encode(each.view(seat), order="deterministic") for each in (after, other))
    if shown != foreseen:
        raise Broken("undo teaches nothing", f"{seat} {answer}: {_first_difference(foreseen, shown)}")


def _dealt(game: Game[Any], seat: str, deal: int) -> State:
    chance = random.Random(deal)
    state: State = game.redeal(seat, lambda n: int(chance.random() * n))
    return state


def _first_difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 40].decode()}… became …{other[max(0, at - 60) : at + 40].decode()}…"
