"""The rules at work: they ask, an answer is handed to them, and luck and non-players answer by themselves."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from tricorne.core.errors import Refused
from tricorne.core.game import Because, Decision, Game, Mind, Result, places_of
from tricorne.core.luck import LuckSource
from tricorne.core.questions import Ask, Luck, Request, Rule, Together
from tricorne.core.saved import KEEP_EVERY, Answer, Checkpoint, Setup

PERSON = "human"
APART = 8
"""Answers between two checkpoints, at least: steps are short, and to feed a few answers costs less than many copies."""
KEEP_RECENT = 8


class Running:
    """The step that is carried out. Its generators are only a cache of the last checkpoint and the answers since."""

    def __init__(self, setup: Setup, game: Game[Any], luck: LuckSource) -> None:
        self.setup = setup
        self.game = game
        self.seats = setup.seats
        self.answers: list[Answer] = []
        self.checkpoints: list[Checkpoint] = []
        self.reasons: dict[int, Sequence[Because]] = {}
        self.notices: list[str] = []
        self._luck = luck
        self._draws = 0
        self.step_start = 0
        self._apart = APART
        self._stack: list[Rule[Any]] = []
        self._suspended: list[Request] = []
        self._pending: Request | None = None
        self._secret: dict[str, str] = {}
        self._minds: dict[str, Mind] = {}
        self._reasoner = _reasoner()
        self._thinking: Luck | None = None
        self._decision: Decision | None = None
        self._log_missing = 0
        self.ended: Result | None = None
        """How people ended the game before its rules did."""
        self.stops = False
        """Whether it stops at each question of a non-player, until `step` lets it answer."""
        self._stepping = False

    @property
    def seats(self) -> dict[str, str]:
        """Who plays each seat; the game knows it too, because non-players follow rules of their own."""
        return self.game.players

    @seats.setter
    def seats(self, seats: dict[str, str]) -> None:
        self.game.players = seats

    def is_person(self, seat: str) -> bool:
        """Whether a human being plays this seat. Seats with equal players are one person on one screen."""
        return self.seats[seat].partition(":")[0] == PERSON

    @property
    def moment(self) -> int:
        """How many answers, luck included, have been given."""
        return len(self.answers)

    def start(self) -> None:
        """Begin at the position in the game's state."""
        self._begin_step()
        self._go_on()

    # The running rule

    def _begin_step(self) -> None:
        """Start the step that the state says comes next, or several until something is asked or the game is over."""
        self.step_start = self.game.moment
        self._minds.clear()
        self._note_checkpoint()
        while (step := self.game.step()) is not None:
            try:
                self._pending = step.send(None)
            except StopIteration:
                continue
            self._stack.append(step)
            return
        self._pending = None

    def _note_checkpoint(self) -> None:
        """Keep a copy of the state at the start of this step, unless the last one is near."""
        points, game = self.checkpoints, self.game
        if points and game.moment - points[-1].moment < self._apart:
            return
        logged = self._log_missing + len(game.entries)
        points.append(Checkpoint(game.moment, self._draws, logged, game.players, game.state.copy()))
        old = len(points) - KEEP_RECENT - 1
        if old > 0 and points[old].moment - points[old - 1].moment < KEEP_EVERY:
            del points[old]

    def _advance(self, value: Any) -> None:
        """Hand an answer to the running rule. When it has ended, go on with what it interrupted or the next step."""
        stack = self._stack
        try:
            self._pending = stack[-1].send(value)
        except StopIteration:
            stack.pop()
            if not stack:
                self._begin_step()
                return
            self._pending = self._suspended.pop()
            for ask in self._asks():
                ask.forget()

    def _go_on(self) -> None:
        """Answer luck and non-players until a person is asked, or the game is over."""
        game, minds = self.game, self.game.minds
        while True:
            asked = self._thinking or self._pending
            if type(asked) is Luck:
                outcome = self._luck.draw(asked, self._draws)
                if outcome is None:
                    return
                self._take_luck(outcome)
                continue
            ask = asked if type(asked) is Ask else self._ask_of_mind()
            if ask is None or game.players[ask.seat] not in minds or (self.stops and not self._stepping):
                return
            decision = self._decision or self._consult(ask)
            if decision is not None:
                self._take_decision(ask, decision)

    # What is asked

    @property
    def question(self) -> Ask | Luck | None:
        """Who is asked, what, under which rule, with .options(); None when the game is over."""
        pending = self._pending
        if type(pending) is Ask and self._thinking is None:
            return pending
        return next(iter(self.questions), None)

    @property
    def questions(self) -> Sequence[Ask | Luck]:
        """All that is asked at this moment: several when seats choose in secret."""
        if self._thinking is not None:
            return [self._thinking]
        return [self._pending] if type(self._pending) is Luck else self._asks()

    def question_for(self, seat: str) -> Ask | Luck | None:
        """What this seat is asked, if anything."""
        question = self.question
        if question is None or question.seat == seat:
            return question
        return next((other for other in self.questions if other.seat == seat), None)

    def _asks(self) -> Sequence[Ask]:
        """The choices that wait for an answer."""
        pending = self._pending
        if type(pending) is Ask:
            return [pending]
        if type(pending) is Together:
            return [ask for ask in pending.asks if ask.seat not in self._secret]
        return []

    @property
    def asked_at(self) -> int:
        """The moment at which was asked what is asked now: choices in secret do not change it."""
        return len(self.answers) - len(self._secret)

    def interrupts(self, seat: str) -> Sequence[str]:
        """What a seat may do now beside what is asked of it or of others; one thing at a time."""
        if self.nonplayer is not None:
            return ()
        return self.game.interrupts(seat) if type(self.question) is Ask and not self._suspended else ()

    @property
    def luck(self) -> LuckSource:
        """Where luck comes from; `match.luck.left()` is what a script still holds."""
        return self._luck

    # Taking answers

    def _take_luck(self, outcome: str | int) -> None:
        """Hand luck to the running rule, or to the non-player who thinks."""
        self.game.moment += 1
        self._draws += 1
        if self._thinking is None:
            self.answers.append([outcome])
            self._advance(outcome)
        else:
            self.answers.append({"mind": outcome})
            self._ponder(outcome)

    def _take(self, ask: Ask, answer: str) -> None:
        if type(self._pending) is Ask:
            self.answers.append(answer)
            self.game.moment += 1
            self._advance(answer)
            return
        self.answers.append([ask.seat, answer])
        self.game.moment += 1
        self._secret[ask.seat] = answer
        if not self._asks():
            answers, self._secret = self._secret, {}
            self._advance(answers)

    def _take_interrupt(self, seat: str, name: str) -> None:
        assert self._pending is not None
        self.answers.append([seat, name])
        self.game.moment += 1
        self._suspended.append(self._pending)
        self._stack.append(self.game.interrupt(seat, name))
        self._advance(None)

    def _take_seat(self, seat: str, player: str) -> None:
        self.answers.append({"seat": seat, "player": player})
        self.game.moment += 1
        self.seats = {**self.seats, seat: player}
        self._stop_thinking()

    def _take_end(self, how: str, winners: list[str]) -> None:
        self.answers.append({"end": how, "winners": winners})
        self.game.moment += 1
        sides = self.game.sides or tuple((seat,) for seat in self.seats)
        places = places_of({side: not set(side).isdisjoint(winners) for side in sides})
        self.ended = Result(tuple(winners), how, places=places)
        self._stop()

    def _stop(self) -> None:
        """Ask nothing more of the running rules."""
        self._pending = None
        self._stack.clear()
        self._suspended.clear()
        self._secret.clear()
        self._stop_thinking()

    # Non-players

    def _ask_of_mind(self) -> Ask | None:
        game, pending = self.game, self._pending
        if type(pending) is Ask:
            return pending if game.players[pending.seat] in game.minds else None
        return next((ask for ask in self._asks() if game.players[ask.seat] in game.minds), None)

    def _consult(self, ask: Ask) -> Decision | None:
        """Let a non-player think: it comes to a decision or, for now, to a tie."""
        mind = self._minds.get(ask.seat)
        if mind is None:
            mind = self._minds[ask.seat] = self.game.mind(ask.seat, self.seats[ask.seat])
        thought = mind.decide(ask)
        if type(thought) is Decision:
            self._decision = thought
        else:
            self._ponder(thought)
        return self._decision

    def _ponder(self, given: Generator[Luck, Any, Decision] | str | int) -> None:
        """Begin a thought, or go on with it after luck: it comes to a tie or to its end."""
        thought = self._reasoner.send(given)
        if type(thought) is Luck:
            self._thinking = thought
        else:
            self._thinking = None
            self._decision = thought

    def _take_decision(self, ask: Ask, decision: Decision) -> None:
        if not ask.offers(decision.answer):
            raise RuntimeError(f"{ask!r}: a non-player answered {decision.answer!r}")
        self._decision = None
        self._stepping = False
        self.reasons[len(self.answers)] = decision.why
        self._take(ask, decision.answer)

    @property
    def nonplayer(self) -> str | None:
        """The seat of the non-player at whose question the match has stopped; `step` lets it answer."""
        ask = self._ask_of_mind() if self.stops and not self._stepping else None
        return None if ask is None else ask.seat

    def step(self) -> None:
        """Let the non-player at whose question the match has stopped give one answer; luck follows by itself."""
        if self.nonplayer is None:
            raise Refused("no-nonplayer-asked")
        self._stepping = True
        self._go_on()

    def _stop_thinking(self) -> None:
        self._thinking = self._decision = None
        self._stepping = False
        self._reasoner = _reasoner()


def _reasoner() -> Generator[Luck | Decision | None, Any, None]:
    """Follows one thought after the other: it is sent a thought or the luck of a tie, and tells a tie or a decision."""
    reasoner = _thoughts()
    next(reasoner)
    return reasoner


def _thoughts() -> Generator[Luck | Decision | None, Any, None]:
    decision: Decision | None = None
    while True:
        decision = yield from (yield decision)
