"""What must hold at any moment: refusals, forks, saves, undo, and every option."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Protocol

from tricorne.core.conformance.broken import NOT_AN_OPTION, Broken, essence, some_option
from tricorne.core.conformance.secrets import check_foreseen
from tricorne.core.errors import Refused
from tricorne.core.match import Match
from tricorne.core.questions import Ask, Luck
from tricorne.core.state import encode

TURN_ANSWERS = 3


class Reload(Protocol):
    """Opens a record; with `verify` the whole game is played again."""

    def __call__(self, record: Any, *, verify: bool) -> Match: ...


def check_refusal(match: Match) -> None:
    """An option that is not offered, however it is spelt, is refused and changes nothing."""
    before = encode(match.game.state), list(match.answers)
    for question in match.questions:
        for name in _misspelt(question):
            try:
                match.answer(name, question.seat)
            except Refused:
                continue
            raise Broken("what is not offered is refused", f"{question!r}: {name}")
    if (encode(match.game.state), match.answers) != before:
        raise Broken("a refusal changes nothing", repr(match.question))


def _misspelt(question: Ask | Luck) -> Iterator[str]:
    """Names that are not offered, some of them much like one that is."""
    options = question.options()
    word, last = options[0], options[-1]
    yield NOT_AN_OPTION
    for name in ("", ":", word.partition(":")[0], f"{word}:", f":{word}", f"{word}:0", f"{last}:x", f"{last}:99999"):
        if name not in options:
            yield name


def check_fork(match: Match, chance: random.Random) -> None:
    """A fork is the same position, and playing it on does not touch its origin."""
    before = essence(match)
    fork = match.fork()
    if essence(fork) != before:
        raise Broken("a fork is equal", "the forked position differs")
    for _ in range(5):
        if fork.question is None:
            break
        fork.answer(some_option(fork.question, chance))
    if essence(match) != before:
        raise Broken("a fork never affects its origin", "the origin changed")


def check_earlier(match: Match, chance: random.Random, begun: int) -> None:
    """From an earlier moment, also amid the thoughts of a non-player, the game goes on as it did."""
    moment = chance.randrange(begun, match.moment + 1)
    earlier = match.at(moment).fork()
    if earlier.answers != match.answers[: earlier.moment]:
        raise Broken("an earlier moment goes on as it did", f"from moment {moment}")


def check_save(match: Match, reload: Reload) -> None:
    """Saving and loading gives the same game."""
    record = json.loads(json.dumps(match.record()))
    loaded = reload(record, verify=False)
    if essence(loaded) != essence(match):
        raise Broken("save and load", "the loaded position differs")
    if loaded.log(match.game.seats[0]) != match.log(match.game.seats[0]):
        raise Broken("save and load", "the log of the loaded game differs")


def check_undo(match: Match, chance: random.Random) -> None:
    """Undo after an answer gives back the position exactly, unless luck or a reveal forbids it, and teaches nothing."""
    question = chance.choice(match.questions)
    if type(question) is Luck:
        return
    fork, seats = match.fork(), match.game.seats
    before, hidden = essence(fork), [Counter(fork.game.unknown(seat)) for seat in seats]
    answer = some_option(question, chance)
    fork.answer(answer, question.seat)
    after = fork.fork()
    try:
        fork.undo(people=[(seat,) for seat in seats])
    except Refused as refused:
        if refused.code in ("undo-luck", "undo-shown"):
            return
        raise
    if essence(fork) != before:
        raise Broken("undo", f"{question!r}: the earlier position is not restored")
    for seat, unknown in zip(seats, hidden, strict=True):
        if learnt := unknown - Counter(after.game.unknown(seat)):
            raise Broken("undo teaches nothing", f"{question!r} {answer}: {seat} learnt {sorted(learnt)}")
    check_foreseen(match, question.seat, answer, after, chance)


def check_undo_turn(match: Match, chance: random.Random) -> None:
    """A whole turn back is what comes of choices taken back one by one."""
    question = chance.choice(match.questions)
    if type(question) is Luck:
        return
    fork = match.fork()
    for _ in range(TURN_ANSWERS):
        ask = fork.question_for(question.seat)
        if type(ask) is Ask:
            fork.answer(some_option(ask, chance), question.seat)
    single, people = fork.fork(), [(seat,) for seat in match.game.seats]
    try:
        fork.undo_turn(question.seat, people)
    except Refused as refused:
        if refused.code.startswith("undo-"):
            return
        raise
    try:
        while single.moment > fork.moment:
            single.undo(question.seat, people)
    except Refused as refused:
        raise Broken("a whole turn back", f"{question!r}: {refused.code} at {single.moment}") from None
    if essence(fork) != essence(single):
        raise Broken("a whole turn back", f"{question!r}: the earlier position is not restored")


def check_every_option(match: Match, chance: random.Random) -> None:
    """Every option offered is accepted."""
    for question in match.questions:
        options = list(question.options())
        for option in chance.sample(options, min(len(options), 12)):
            fork = match.fork()
            try:
                fork.answer(option, question.seat)
            except Refused as refused:
                raise Broken("every option is accepted", f"{question!r}: {option}: {refused}") from None
            for sentence in fork.game.invariants():
                raise Broken("invariant", f"after {question.kind} {option}: {sentence}")


def check_interrupts(match: Match) -> None:
    """What a seat may do beside the questions is accepted, and recorded like any answer."""
    for seat in match.seats:
        for name in match.interrupts(seat):
            fork = match.fork()
            try:
                fork.answer(name, seat)
            except Refused as refused:
                raise Broken("every interrupt is accepted", f"{seat}: {name}: {refused}") from None
            if essence(fork.at(fork.moment)) != essence(fork):
                raise Broken("an interrupt is played again", f"{seat}: {name}")
