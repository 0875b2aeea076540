"""What is done in worker processes: thinking, looking back, and checking what people bring."""

from __future__ import annotations

import random
import secrets
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tricorne.api import load_match
from tricorne.bots import Budget, Look, bot_names, make_bot
from tricorne.bots.analysis import Answered, Findings, Found, Job, answered, begin, judge, work_on
from tricorne.bots.coach import coach, say_coaching
from tricorne.bots.coach_back import TurnSeen, look_back
from tricorne.bots.look import LookFromStep
from tricorne.bots.outline import Outline, decision_at
from tricorne.bots.search import chance_of, estimate
from tricorne.core.errors import BadRecord, TricorneError
from tricorne.core.fortune import Fortune, fortune_of
from tricorne.core.luck import ASK
from tricorne.core.match import PERSON, Match
from tricorne.core.promise import Proof, prove
from tricorne.core.questions import Ask
from tricorne.core.record import Record, load, read
from tricorne.server.storage.storable import StorableMatch, storable
from tricorne.server.tables.positions import game_of, match_at, position_of

THINK = Budget()
BY_TABLE = "table"
"""Luck that the table draws."""


# Bots


class Task(NamedTuple):
    """What a bot is asked. `position` is a record from the last checkpoint on; the bot sees it through a Look only."""

    bot: str
    seat: str
    options: tuple[str, ...]
    position: bytes | None
    budget: Budget


def task_for(match: Match, ask: Ask, luck: str | None) -> Task:
    """The question of a bot's seat. Who chooses by chance alone gets the options and nothing else."""
    bot = match.seats[ask.seat]
    options = tuple(ask.options())
    if bot == "random" or len(options) == 1:
        return Task("random", ask.seat, options, None, THINK)
    return Task(bot, ask.seat, options, position_of(match, luck), THINK)


def choose(task: Task) -> str:
    """The answer of a bot."""
    chance = random.Random(secrets.randbits(64))
    if task.position is None:
        return chance.choice(task.options)
    match = match_at(task.position)
    return make_bot(task.bot, task.budget).choose(Look(match, _asked(match, task.seat), chance))


def _asked(match: Match, seat: str) -> Ask:
    ask = match.question_for(seat)
    if type(ask) is not Ask:
        raise ValueError("the position asks nothing of the seat")
    return ask


# Chances


class Estimate(NamedTuple):
    """A position of which the chances to win are asked, as one seat knows it."""

    seat: str
    seats: tuple[str, ...]
    position: bytes
    playouts: int
    seed: int


def chances_of(task: Estimate) -> dict[str, float]:
    """The chance of each seat to win."""
    match = match_at(task.position)
    if match.result is not None:
        return {seat: chance_of(match, seat, type(match.game).policy()) for seat in task.seats}
    ask, chance = match.question, random.Random(task.seed)
    knows_as_much = type(ask) is Ask and match.game.unknown(ask.seat) == match.game.unknown(task.seat)
    if type(ask) is not Ask or not knows_as_much:
        ask = match.question_for(task.seat)
    look = Look(match, ask, chance) if type(ask) is Ask else LookFromStep(match, task.seat, chance)
    return estimate(look, task.seats, task.playouts)


# Hints, reasons, earlier moments


class WantedHints(NamedTuple):
    """Options of a seat of which somebody wants to know what would come of them."""

    seat: str
    options: Sequence[str]
    position: bytes


def hints_of(task: WantedHints) -> dict[str, dict[str, Any]]:
    """What would come of each option, where the game can tell."""
    match = match_at(task.position)
    ask = _asked(match, task.seat)
    found = {option: match.game.hint(ask, option) for option in task.options}
    return {option: hint for option, hint in found.items() if hint is not None}


class WantedCoaching(NamedTuple):
    """A seat that wants to hear a coach."""

    seat: str
    position: bytes


def coach_of(task: WantedCoaching) -> dict[str, Any]:
    """What a coach says to the question of a seat, ready for JSON."""
    return say_coaching(coach(match_at(task.position), task.seat))


class WantedTurn(NamedTuple):
    """Seats whose last turn somebody wants to look back at: a position before it, and the answers since."""

    seats: Sequence[str]
    position: bytes
    answers: list[Any]


def turn_seen(task: WantedTurn) -> dict[str, Any]:
    """What a coach says of the last turn of the seats, ready for JSON; nothing where there is none."""
    seen = look_back(match_at(task.position, go_on=False), task.answers, task.seats) or TurnSeen()
    plain: dict[str, Any] = msgspec.to_builtins(seen)
    return plain


class EarlierView(NamedTuple):
    """What a seat saw at a moment and how it stood then, as JSON."""

    view: bytes
    standing: bytes


def view_at(task: tuple[bytes, str]) -> EarlierView:
    """What a seat saw at the moment of a position."""
    position, seat = task
    match = match_at(position, go_on=False)
    return EarlierView(msgspec.json.encode(match.view(seat)), msgspec.json.encode(match.standing(seat)))


class WantedReasons(NamedTuple):
    """A position, and the answers that were given from there."""

    position: bytes
    answers: list[Any]


def reasons_of(task: WantedReasons) -> list[tuple[int, Any]]:
    """Why non-players answered what they did, by moment: they think again from the position on."""
    match = match_at(task.position, go_on=False)
    match.feed(task.answers)
    return list(match.reasons.items())


# Looks back


class WantedOutline(NamedTuple):
    """A record of which somebody wants a look back, and how much work is put into it."""

    record: bytes
    effort: float


def outline_of(task: WantedOutline) -> Findings:
    """What happened in a record: findings without anything found yet."""
    return begin(_recorded(task.record), task.effort)


class WantedFindings(NamedTuple):
    """A record and some things to find out about it."""

    record: bytes
    outline: Outline
    jobs: Sequence[Job]


def find_out(task: WantedFindings) -> list[Found]:
    """What was found."""
    match = _recorded(task.record)
    return [work_on(match, task.outline, job) for job in task.jobs]


class LuckFound(NamedTuple):
    """Whether the luck of a record is what was promised, None where nothing was; and that of its dice."""

    proof: Proof | None
    fortune: Fortune


def luck_of(record: bytes) -> LuckFound:
    """What there is to tell of the luck of a record of our own."""
    whole = msgspec.json.decode(record, type=Record)
    proof = None if whole.setup.promise is msgspec.UNSET else prove(whole, game_of)
    return LuckFound(proof, fortune_of(_recorded(record)))


@lru_cache(maxsize=2)
def _recorded(record: bytes) -> Match:
    """The match of a record of our own; the next job is often of the same one."""
    return load(msgspec.json.decode(record, type=Record), game_of, verify=False)


class WantedAnswers(NamedTuple):
    """A moment at which somebody wants to know the best answers, and what was answered there."""

    position: bytes
    given: Any
    visits: int


def answers_of(task: WantedAnswers) -> Answered | None:
    """The best answers and the given one; None where no player had a choice."""
    match = match_at(task.position, go_on=False)
    decision = decision_at(match, task.given)
    if decision is None:
        return None
    return answered(decision, judge(match, decision.seat, decision.played, task.visits, random.Random(match.moment)))


# Records that people bring


MOST_ANSWERS = 20_000
MOST_SEAT_CHANGES = 500
SECONDS_TO_CHECK = 30


class Bring(NamedTuple):
    """A record that somebody brings, and the digests of the component packs that may be played with here."""

    source: bytes
    packs: frozenset[str]


class Brought(msgspec.Struct, frozen=True):
    """What came of it: the refusal, or the match, in which every seat of a person is that of who brought it."""

    code: str = ""
    args: dict[str, Any] = {}
    match: StorableMatch | None = None
    luck: str = ""


def bring(task: Bring) -> Brought:
    """Play a record again from its start, and see what it leads to."""
    try:
        with within(SECONDS_TO_CHECK):
            return _checked(task)
    except OutOfTime:
        return Brought("record-takes-too-long", {"seconds": SECONDS_TO_CHECK})
    except TricorneError as error:
        return Brought(error.code, error.args_)


def _checked(task: Bring) -> Brought:
    record = read(task.source)
    if len(record.answers) > MOST_ANSWERS:
        raise BadRecord("record-too-long", answers=len(record.answers), limit=MOST_ANSWERS)
    moved = sum(isinstance(answer, dict) and "player" in answer for answer in record.answers)
    if moved > MOST_SEAT_CHANGES:
        raise BadRecord("record-seat-changes", changes=moved, limit=MOST_SEAT_CHANGES)
    pack = record.setup.pack
    if pack is not None and pack.digest not in task.packs:
        raise BadRecord("pack-not-offered")
    match = load_match(task.source, verify=True)
    if set(match.seats) != set(match.game.seats) or not all(isinstance(who, str) for who in match.seats.values()):
        raise BadRecord("record-damaged", problem="seats")
    luck = _luck_of(match)
    for seat, player in list(match.seats.items()):
        if player not in (PERSON, *match.game.minds, *bot_names()):
            match.sit(seat, PERSON)
    return Brought(match=storable(match), luck=luck)


def _luck_of(match: Match) -> str:
    """Where the luck of a loaded match comes from. A script left over belongs to tests, not to tables."""
    remaining = match.record()["luck"]
    if remaining not in (None, ASK):
        raise BadRecord("record-damaged", problem="luck")
    return ASK if remaining == ASK else BY_TABLE


class OutOfTime(Exception):
    """A worker has worked long enough at something."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in what takes longer, where the system has an alarm clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
