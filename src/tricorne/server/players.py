"""Opponents: bots think in worker processes, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import msgspec

from tricorne.bots import SEARCHING, Budget, Look, bot_names, make_bot
from tricorne.bots.search import chance_of, estimate
from tricorne.core.errors import TricorneError
from tricorne.core.game import Game
from tricorne.core.luck import ASK
from tricorne.core.match import Match, Setup, Watch
from tricorne.core.questions import Ask
from tricorne.core.record import FORMAT, Record, SavedCheckpoint, load
from tricorne.core.state import to_plain
from tricorne.games import facts_of, game_class

THINK = Budget()
T = TypeVar("T")
log = logging.getLogger(__name__)


class Task(NamedTuple):
    """What a bot is asked. `position` is a record from the last checkpoint on; the bot sees it through a Look only."""

    bot: str
    seat: str
    options: tuple[str, ...]
    position: bytes | None
    budget: Budget


class Estimate(NamedTuple):
    """A position of which the chances to win are asked, as one seat knows it."""

    seat: str
    seats: tuple[str, ...]
    position: bytes
    playouts: int
    seed: int


def task_for(match: Match, ask: Ask, luck: str | None) -> Task:
    """The question of a bot's seat. Who chooses by chance alone is told the options and nothing else."""
    bot = match.seats[ask.seat]
    options = tuple(ask.options())
    if bot == "random" or len(options) == 1:
        return Task("random", ask.seat, options, None, THINK)
    return Task(bot, ask.seat, options, position_of(match, luck), THINK)


def position_of(match: Match, luck: str | None) -> bytes:
    """A match as a worker needs it: the last checkpoint and the answers."""
    point = match.checkpoints[-1]
    saved = SavedCheckpoint(point.moment, point.draws, point.entries, point.seats, to_plain(point.state))
    return msgspec.json.encode(Record(FORMAT, match.setup, match.answers, [saved], ASK if luck == ASK else None))


def choose(task: Task) -> str:
    """The answer of a bot, in a worker process."""
    chance = random.Random(secrets.randbits(64))
    if task.position is None:
        return chance.choice(task.options)
    match = load(msgspec.json.decode(task.position, type=Record), game_of, verify=False)
    ask = match.question_for(task.seat)
    if type(ask) is not Ask:
        raise ValueError("the position asks nothing of the bot")
    return make_bot(task.bot, task.budget).choose(Look(match, ask, chance))


def chances_of(task: Estimate) -> dict[str, float]:
    """The chance of each seat to win, in a worker process."""
    match = load(msgspec.json.decode(task.position, type=Record), game_of, verify=False)
    if match.result is not None:
        return {seat: chance_of(match, seat, type(match.game).policy()) for seat in task.seats}
    ask, chance = match.question, random.Random(task.seed)
    knows_as_much = type(ask) is Ask and match.game.unknown(ask.seat) == match.game.unknown(task.seat)
    if type(ask) is not Ask or not knows_as_much:
        ask = match.question_for(task.seat)
    look = Look(match, ask, chance) if type(ask) is Ask else LookFromStep(match, task.seat, chance)
    return estimate(look, task.seats, task.playouts)


class LookFromStep(Look):
    """The look of a seat that is not asked. What others have begun is not known to it: their step begins anew."""

    def __init__(self, match: Match, seat: str, chance: random.Random) -> None:
        super().__init__(match, Ask(seat, "look", (), ""), chance)
        self._start = match.at(match.checkpoints[-1].moment)

    @property
    def has_advisor(self) -> bool:
        """An advisor would have to know what was done in the step."""
        return False

    def imagine(self, deal: int, watch: Watch | None = None) -> Match:
        """A match from the start of the step, in which what the seat cannot know is dealt anew."""
        del watch
        start, chance = self._start, random.Random(deal)
        state = start.game.redeal(self.asked.seat, lambda n: int(chance.random() * n))
        saved = SavedCheckpoint(0, 0, 0, dict(start.seats), to_plain(state))
        begun = load(Record(FORMAT, start.setup, [], [saved]), game_of, verify=False)
        return begun.fork(chance.getrandbits(63))


def game_of(setup: Setup) -> Game[Any]:
    """The rules of a stored match."""
    return game_class(setup.game)(facts_of(setup.game, setup.pack), setup.scenario, setup.options)


class Checked(msgspec.Struct, frozen=True):
    """What came of playing a record again: the refusal, or nothing."""

    code: str = ""
    args: dict[str, Any] = {}


def check_record(source: bytes) -> Checked:
    """Play a record again from its start, in a worker process."""
    from tricorne.api import load_match

    try:
        match = load_match(source, verify=True)
    except TricorneError as error:
        return Checked(error.code, error.args_)
    known = set(match.game.seats)
    well_named = all(isinstance(player, str) for player in match.seats.values())
    return Checked() if set(match.seats) == known and well_named else Checked("record-damaged", {"problem": "seats"})


def begin_worker(prepare: Callable[[], None] | None) -> None:
    """What a worker process does first. It ends with its server, even if that is killed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Workers:
    """Some worker processes. A pool that died is replaced once in a call."""

    def __init__(self, processes: int, prepare: Callable[[], None] | None) -> None:
        self._processes = processes
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[[Any], T], argument: Any) -> T:
        """Call a function in a worker process."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), function, argument)
        except BrokenProcessPool:
            log.error("a worker process died")
            self._pool = None
            return await loop.run_in_executor(self._started(), function, argument)

    def _started(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_worker,
                initargs=(self._prepare,),
            )
        return self._pool

    def close(self) -> None:
        """Send them home."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


class Players:
    """The worker processes: those for quick answers never wait for a long thought. `prepare` is called in each."""

    def __init__(self, processes: int, prepare: Callable[[], None] | None = None) -> None:
        self._quick = Workers(1, prepare)
        self._deep = Workers(processes, prepare)

    @staticmethod
    def names() -> list[str]:
        """The bots that can take any seat."""
        return bot_names()

    async def choose(self, task: Task) -> str:
        """The answer of a bot."""
        return await (self._deep if task.bot in SEARCHING else self._quick).run(choose, task)

    async def estimate(self, task: Estimate) -> dict[str, float]:
        """The chances to win."""
        return await self._deep.run(chances_of, task)

    async def check_record(self, source: bytes) -> Checked:
        """Whether a record holds when it is played again."""
        return await self._deep.run(check_record, source)

    def close(self) -> None:
        """Send all workers home."""
        self._quick.close()
        self._deep.close()
