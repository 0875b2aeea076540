"""The table: it asks the right seat, records the answer, and can show, undo, save, fork or replay at any moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import reduce
from operator import and_
from typing import Any

import msgspec

from tricorne.core.errors import BadRecord, Refused
from tricorne.core.game import OBSERVER, Because, Decision, Game, Mind, Pick, Result
from tricorne.core.log import Entry
from tricorne.core.luck import LuckSource, SeededByKind, luck_source
from tricorne.core.questions import Ask, Luck, Request, Rule, Together
from tricorne.core.saved import KEEP_EVERY, Answer, Checkpoint, Setup, save
from tricorne.core.state import overwrite

__all__ = ["PERSON", "Answer", "Checkpoint", "Match", "Setup", "Watch"]

PERSON = "human"
APART = 8
"""Answers between two checkpoints, at least: steps are short, and to feed a few answers costs less than many copies."""
KEEP_RECENT = 8
MOST_TOLD = 12
LONGEST_SHOWN = 40

Watch = Callable[["Match", Ask, str], None]
"""Told a choice that is given again, at the match that is about to take it."""


class Match:
    """A game being played. The live generators are only a cache of the last checkpoint and the answers since."""

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

    @property
    def seats(self) -> dict[str, str]:
        """Who plays each seat; the game knows it too, because non-players follow rules of their own."""
        return self.game.players

    @seats.setter
    def seats(self, seats: dict[str, str]) -> None:
        self.game.players = seats

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
            if ask is None or game.players[ask.seat] not in minds:
                return
            decision = self._decision or self._consult(ask)
            if decision is not None:
                self._take_decision(ask, decision)

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
        told = self._reasoner.send(given)
        if type(told) is Luck:
            self._thinking = told
        else:
            self._thinking = None
            self._decision = told

    def _take_decision(self, ask: Ask, decision: Decision) -> None:
        if not ask.offers(decision.answer):
            raise RuntimeError(f"{ask!r}: a non-player answered {decision.answer!r}")
        self._decision = None
        self.reasons[len(self.answers)] = decision.why
        self._take(ask, decision.answer)

    def _stop_thinking(self) -> None:
        self._thinking = self._decision = None
        self._reasoner = _reasoner()

    # Questions and answers

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

    @property
    def luck(self) -> LuckSource:
        """Where luck comes from; `match.luck.left()` is what a script still holds."""
        return self._luck

    def hint(self, option: str, seat: str | None = None) -> dict[str, Any] | None:
        """What would come of an option, as plain data; None where the game can tell nothing."""
        question = self.question if seat is None else self.question_for(seat)
        if type(question) is not Ask:
            raise Refused("game-over" if question is None else "not-a-choice")
        if not question.offers(option):
            raise self._not_offered(question, option)
        return self.game.hint(question, option)

    def question_for(self, seat: str) -> Ask | Luck | None:
        """What this seat is asked, if anything."""
        return next((question for question in self.questions if question.seat == seat), None)

    def answer(self, answer: str, seat: str | None = None) -> None:
        """Answer the question. What was not offered is refused and changes nothing."""
        if not isinstance(answer, str):
            raise Refused("not-a-name", answer=_shortened(answer))
        question = self.question if seat is None else self.question_for(seat)
        if type(question) is Ask:
            if question.offers(answer):
                self._take(question, answer)
            elif answer in self.interrupts(question.seat):
                self._take_interrupt(question.seat, answer)
            else:
                raise self._not_offered(question, answer)
        elif type(question) is Luck:
            self._answer_luck(question, answer)
        elif self._pending is None:
            raise Refused("game-over")
        else:
            self._answer_out_of_turn(answer, str(seat))
        self._go_on()

    def interrupts(self, seat: str) -> Sequence[str]:
        """What a seat may do now beside what is asked of it or of others; one thing at a time."""
        return self.game.interrupts(seat) if type(self.question) is Ask and not self._suspended else ()

    def _not_offered(self, ask: Ask, answer: str) -> Refused:
        reason = ask.why_not(answer) or self.game.why_not(ask, answer)
        offered = _some(ask.options())
        if reason is None:
            return Refused("not-offered", answer=answer, rule=ask.rule, offered=offered)
        message, section = reason
        refused = Refused(
            "not-offered-because", answer=answer, game=self.game.id, reason=message, rule=section, offered=offered
        )
        refused.words = self.game.folder()
        return refused

    def _answer_luck(self, luck: Luck, answer: str) -> None:
        try:
            outcome = luck.named(answer)
        except ValueError:
            raise Refused("not-an-outcome", answer=answer, offered=_some(luck.options())) from None
        self._take_luck(outcome)

    def _answer_out_of_turn(self, answer: str, seat: str) -> None:
        if seat not in self.seats:
            raise Refused("unknown-seat", seat=seat, seats=", ".join(self.seats))
        if answer not in self.interrupts(seat):
            raise Refused("not-your-turn", seat=seat, asked=", ".join(question.seat for question in self.questions))
        self._take_interrupt(seat, answer)

    # Looking

    @property
    def moment(self) -> int:
        """How many answers, luck included, have been given."""
        return len(self.answers)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.result() if self._pending is None else None

    def is_person(self, seat: str) -> bool:
        """Whether a human being plays this seat. Seats with equal players are one person on one screen."""
        return self.seats[seat].partition(":")[0] == PERSON

    def view(self, seat: str = OBSERVER, at: int | None = None) -> dict[str, Any]:
        """What a seat sees at this or an earlier moment: the position, and what is asked of whom."""
        if seat != OBSERVER and seat not in self.seats:
            raise Refused("unknown-seat", seat=seat, seats=", ".join(self.seats))
        if at is not None:
            return self.at(at).view(seat)
        game, result = self.game, self.result
        eyes = (seat,) if seat == OBSERVER else (seat, *game.partners(seat))
        return {
            "game": game.id,
            "scenario": game.scenario,
            "seat": seat,
            "moment": self.moment,
            "position": game.view(seat),
            "asked": [_shown_question(game, question, eyes) for question in self.questions],
            "interrupts": [] if seat == OBSERVER else list(self.interrupts(seat)),
            "result": None if result is None else msgspec.to_builtins(result),
        }

    def standing(self, seat: str = OBSERVER) -> dict[str, Any]:
        """How the seat wins and how it stands, from its own view; both sides for an observer."""
        plain: dict[str, Any] = msgspec.to_builtins(self.game.standing(seat, self.game.view(seat)))
        return plain

    def log(self, seat: str = OBSERVER) -> list[dict[str, Any]]:
        """What a seat may read of what has happened."""
        if self._log_missing:
            self._rebuild_log()
        shown = (entry.for_seat(seat) for entry in self.game.entries)
        return [entry for entry in shown if entry is not None]

    def _rebuild_log(self) -> None:
        """A loaded match has the log since its last checkpoint only; the earlier part comes from the answers."""
        whole = self._restored(self.checkpoints[0], self.answers)
        self.game.entries[:] = whole.game.entries
        self.checkpoints[:] = whole.checkpoints
        self.reasons = whole.reasons
        self._log_missing = 0

    def recall(self, entries: Sequence[Entry]) -> None:
        """Give a loaded match the log up to its last checkpoint, so that nothing has to be played again for it."""
        if len(entries) == self._log_missing:
            self.game.entries[:0] = entries
            self._log_missing = 0

    def explain(self, moment: int) -> Sequence[Because]:
        """Why a non-player gave the answer of that number; empty for the answers of others."""
        return self.at(moment + 1).reasons.get(moment, ())

    def position(self) -> Any:
        """The present position in the game's position format."""
        return msgspec.to_builtins(self.game.position())

    def record(self) -> dict[str, Any]:
        """The whole match, ready for JSON: for its table only, because it tells everything."""
        return save(self)

    # Going back and aside

    def at(self, moment: int, watch: Watch | None = None) -> Match:
        """An independent match at an earlier moment, with the same luck to come."""
        if not 0 <= moment <= self.moment:
            raise Refused("no-such-moment", moment=moment, last=self.moment)
        point = next(point for point in reversed(self.checkpoints) if point.moment <= moment)
        return self._restored(point, self.answers[:moment], watch=watch)

    def go_back(self, moment: int) -> None:
        """Be at an earlier moment again, with the same luck to come. Nobody is asked whether they agree."""
        self._become(self.at(moment))

    def _become(self, other: Match) -> None:
        """Be what another match is, which is given up."""
        self.__dict__.update(other.__dict__)

    def _restored(
        self, point: Checkpoint, answers: list[Answer], apart: int = APART, watch: Watch | None = None
    ) -> Match:
        """An independent match at a checkpoint of this one, to which the answers after it are given."""
        game = type(self.game)(self.game.facts, self.game.scenario, self.game.settings)
        other = Match(self.setup, game, self._luck.copy())
        other._apart = apart
        other.checkpoints = [earlier for earlier in self.checkpoints if earlier.moment < point.moment]
        missing = min(self._log_missing, point.entries)
        other.restore(point, answers[: point.moment], self.game.entries[: point.entries - missing])
        other.reasons = {key: why for key, why in self.reasons.items() if key < point.moment}
        other.feed(answers[point.moment :], watch=watch)
        return other

    def restore(self, point: Checkpoint, answers: list[Answer], entries: list[Any]) -> None:
        """Stand at a checkpoint, with what was answered and, as far as it is known, logged before it."""
        self.game.state = point.state.copy()
        self.game.moment = point.moment
        self.game.entries = entries
        self._log_missing = point.entries - len(entries)
        self.answers = answers
        self.seats = point.seats
        self._draws = point.draws
        self.checkpoints.append(point)
        self._begin_step()

    def feed(self, answers: Iterable[Answer], *, check: bool = False, watch: Watch | None = None) -> None:
        """Give recorded answers again; with `check`, only offered ones. Non-players think again to know their plans."""
        for answer in answers:
            ask = self._ask_of_mind() if self.game.minds else None
            if ask is not None and not _is_from_outside(answer):
                self._think_again(ask, answer)
            else:
                if watch is not None and type(self._pending) is Ask and isinstance(answer, str):
                    watch(self, self._pending, answer)
                self._take_recorded(answer, check)

    def _think_again(self, ask: Ask, answer: Answer) -> None:
        """Draw the tie of a non-player as it was recorded, or let it answer what was recorded."""
        if self._thinking is None and self._decision is None:
            self._consult(ask)
        tie, decision = self._thinking, self._decision
        if tie is not None and isinstance(answer, dict) and tie.can_be(answer["mind"]):
            self._take_luck(answer["mind"])
        elif decision is not None and answer in (decision.answer, [ask.seat, decision.answer]):
            self._take_decision(ask, decision)
        else:
            raise BadRecord("record-unfit", moment=self.moment)

    def _take_recorded(self, answer: Answer, check: bool) -> None:
        asks = {ask.seat: ask for ask in self._asks()}
        if isinstance(answer, str) and len(asks) == 1 and type(self._pending) is Ask:
            self._take_checked(self._pending, answer, check)
        elif isinstance(answer, list) and len(answer) == 1 and type(self._pending) is Luck:
            if check and not self._pending.can_be(answer[0]):
                raise BadRecord("record-unfit", moment=self.moment)
            self._take_luck(answer[0])
        elif isinstance(answer, list) and len(answer) == 2 and asks:
            seat, name = answer
            if type(self._pending) is Together and _are_texts(seat) and seat in asks and asks[seat].offers(name):
                self._take(asks[seat], name)
            elif not check or (_are_texts(seat, name) and seat in self.seats and name in self.interrupts(seat)):
                self._take_interrupt(seat, name)
            else:
                raise BadRecord("record-unfit", moment=self.moment)
        elif isinstance(answer, dict) and answer.keys() == {"seat", "player"} and _are_texts(*answer.values()):
            if answer["seat"] not in self.seats:
                raise BadRecord("record-unfit", moment=self.moment)
            self._take_seat(answer["seat"], answer["player"])
        elif isinstance(answer, dict) and answer.keys() == {"edit", "note"} and _are_texts(answer["note"]):
            self._take_edit(answer["edit"], answer["note"])
        else:
            raise BadRecord("record-unfit", moment=self.moment)

    def _take_checked(self, ask: Ask, answer: str, check: bool) -> None:
        if check and not ask.offers(answer):
            raise BadRecord("record-unfit", moment=self.moment)
        self._take(ask, answer)

    def fork(self, seed: int | None = None) -> Match:
        """An independent match from here. With a seed its luck differs from here on and tells nothing of the future."""
        other = self.at(self.moment)
        if seed is not None:
            other._luck = luck_source(None, seed)
            other.setup = msgspec.structs.replace(self.setup, seed=seed)
        other._go_on()
        return other

    def imagine(self, seat: str, pick: Pick, seed: int | None = None, watch: Watch | None = None) -> Match:
        """A fork in which everything that the seat cannot know is dealt again, secret answers of others included."""
        other = self.at(self.moment, watch)
        if seed is not None:
            other._luck = SeededByKind(seed)
        other._go_on()
        overwrite(other.game.state, other.game.redeal(seat, pick))
        for ask in other._asks():
            ask.forget()
        for request in (*other._suspended, other._pending):
            for ask in request.asks if type(request) is Together else ():
                ask.forget()
                if ask.seat != seat and ask.seat in other._secret:
                    options = ask.options()
                    other._secret[ask.seat] = options[pick(len(options))]
        return other

    def undo(self, seat: str | None = None, people: Iterable[Iterable[str]] | None = None) -> None:
        """Take back the last choice of a person (this seat's, if named), unless luck came after it or it taught
        somebody something, whoever made it included.

        `people` are the seats that each person looks through, where that is more than they play.
        """
        eyes = [tuple(seats) for seats in people or self._people()]
        later: Match = self
        for moment in range(self.moment - 1, -1, -1):
            answer = self.answers[moment]
            if not isinstance(answer, str) and (isinstance(answer, dict) or len(answer) == 1):
                raise Refused("undo-luck")
            earlier = self.at(moment)
            asked = answer[0] if isinstance(answer, list) else earlier._asks()[0].seat
            if later._shows_more_than(earlier, asked, eyes):
                raise Refused("undo-shown")
            if self.is_person(asked):
                if seat is not None and self.seats[seat] != self.seats[asked]:
                    raise Refused("undo-not-yours", seat=asked)
                self._become(earlier)
                return
            later = earlier
        raise Refused("undo-nothing")

    def _people(self) -> Iterable[Iterable[str]]:
        """The seats of each person, by who plays them."""
        groups: dict[str, list[str]] = {}
        for seat, player in self.seats.items():
            if self.is_person(seat):
                groups.setdefault(player, []).append(seat)
        return groups.values()

    def _shows_more_than(self, earlier: Match, asked: str, people: Iterable[Sequence[str]]) -> bool:
        """Whether an answer of the asked seat let somebody know what was hidden from all of their seats before it."""
        opened = {asked, *earlier._secret} if earlier._secret.keys() - self._secret.keys() else set()
        return any(
            not opened.issubset(seats) or earlier._hidden_from(seats) - self._hidden_from(seats) for seats in people
        )

    def _hidden_from(self, seats: Sequence[str]) -> Counter[str]:
        """What a person cannot know through any of these seats."""
        hidden = [Counter(self.game.unknown(seat)) for seat in seats]
        return reduce(and_, hidden) if hidden else Counter()

    def rewind(self, moment: int, consent: Iterable[str]) -> None:
        """Go back to any earlier moment, luck and reveals included, when every human seat consents."""
        missing = [seat for seat in self.seats if self.is_person(seat) and seat not in set(consent)]
        if missing:
            raise Refused("rewind-consent", seats=", ".join(missing))
        self.go_back(moment)
        self._go_on()

    # Changes of the table itself

    def sit(self, seat: str, player: str) -> None:
        """Let somebody else play a seat from here on."""
        if seat not in self.seats:
            raise Refused("unknown-seat", seat=seat, seats=", ".join(self.seats))
        self._take_seat(seat, player)
        self._go_on()

    def _take_seat(self, seat: str, player: str) -> None:
        self.answers.append({"seat": seat, "player": player})
        self.game.moment += 1
        self.seats = {**self.seats, seat: player}
        self._stop_thinking()

    def edit(self, position: Any, note: str) -> None:
        """Correct the position: the running step begins again from its start with what the position says."""
        earlier = self.at(self.step_start)
        earlier._take_edit(position, note)
        self._become(earlier)
        self._go_on()

    def _take_edit(self, position: Any, note: str) -> None:
        steps = self._restored(self.checkpoints[-1], self.answers[: self.step_start], apart=1)
        self.game.state = steps.checkpoints[-1].state.copy()
        self.game.accept_position(position)
        self._stack.clear()
        self._suspended.clear()
        self._secret.clear()
        self._stop_thinking()
        self.answers.append({"edit": position, "note": note})
        self.game.moment += 1
        self._begin_step()


def _reasoner() -> Generator[Luck | Decision | None, Any, None]:
    """Follows one thought after the other: it is sent a thought or the luck of a tie, and tells a tie or a decision."""
    reasoner = _thoughts()
    next(reasoner)
    return reasoner


def _thoughts() -> Generator[Luck | Decision | None, Any, None]:
    told: Decision | None = None
    while True:
        told = yield from (yield told)


def _some(options: Sequence[str]) -> str:
    """The first of the options, for a message."""
    return ", ".join(options[:MOST_TOLD]) + (" …" if len(options) > MOST_TOLD else "")


def _shortened(value: object) -> str:
    """Something that is no name, for a message."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + " …"


def _are_texts(*values: object) -> bool:
    return all(type(value) is str for value in values)


def _is_from_outside(answer: Answer) -> bool:
    """Whether a recorded answer came while a non-player was asked, but not from it."""
    return isinstance(answer, dict) and "mind" not in answer


def _shown_question(game: Game[Any], question: Ask | Luck, eyes: tuple[str, ...]) -> dict[str, Any]:
    """What the owner of these eyes may read of a question: its options only if they are theirs to see."""
    shown: dict[str, Any] = {"seat": question.seat, "kind": question.kind, "rule": question.rule}
    seers = (question.seat,) if type(question) is Ask else question.seen_by  # type: ignore[union-attr]
    if seers is None or any(seat in eyes for seat in seers):
        shown["args"] = question.args
        shown["options"] = list(question.options())
        if type(question) is Ask and (whole := game.whole_answers(question)):
            shown["whole"] = [answer._asdict() for answer in whole]
    return shown
