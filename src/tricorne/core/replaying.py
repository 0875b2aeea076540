"""Going back and aside: from a checkpoint, recorded answers are given again, up to any moment or with other luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self, TypeAlias, TypeVar

import msgspec

from tricorne.core.errors import BadRecord, Refused
from tricorne.core.game import Pick
from tricorne.core.log import Entry
from tricorne.core.luck import Seed, SeededByKind, luck_source
from tricorne.core.questions import Ask, Luck, Together
from tricorne.core.running import APART, Running
from tricorne.core.saved import Answer, Checkpoint
from tricorne.core.state import State, overwrite

T = TypeVar("T")
Watching: TypeAlias = Callable[[T, Ask, str], None]
"""Called with each choice that is given again, at the match that is about to take it."""

WatchLuck: TypeAlias = Callable[[Luck, Any, int, int], None]
"""Called with luck that is given again, what came up, the number of the draw from 0 and the moment before it."""

ENDS = ("conceded", "drawn", "claimed", "stopped")
"""How people end a game before its rules do."""


class Replaying(Running):
    """A match at another moment of it, or from here on with another future."""

    watch_luck: WatchLuck | None = None

    # Moments and forks

    def at(self, moment: int, watch: Watching[Self] | None = None) -> Self:
        """An independent match at an earlier moment, with the same luck to come."""
        if not 0 <= moment <= self.moment:
            raise Refused("no-such-moment", moment=moment, last=self.moment)
        point = next(point for point in reversed(self.checkpoints) if point.moment <= moment)
        return self._restored(point, self.answers[:moment], watch=watch)

    def go_back(self, moment: int) -> None:
        """Be at an earlier moment again, with the same luck to come. Nobody is asked whether they agree."""
        self._become(self.at(moment))

    def _become(self, other: Self) -> None:
        """Be what another match is, which is given up."""
        self.__dict__.update(other.__dict__)

    def fork(self, seed: Seed | None = None) -> Self:
        """An independent match from here. With a seed its luck differs from here on and tells nothing of the future.

        Then it promises nothing: what was drawn before came from another seed.
        """
        other = self.at(self.moment)
        if seed is not None:
            other._luck = luck_source(None, seed)
            other.setup = msgspec.structs.replace(self.setup, seed=seed, promise=msgspec.UNSET)
        other._go_on()
        return other

    def luck_from(self, seed: Seed | None, watch: Watching[Self] | None = None) -> Self:
        """A fork as everything truly stands. With a seed it has luck of its own, each kind of it a sequence."""
        other = self.at(self.moment, watch)
        other.stops = False
        if seed is not None:
            other._luck = SeededByKind(seed)
        other._go_on()
        return other

    def imagine(self, seat: str, pick: Pick, seed: Seed | None = None, watch: Watching[Self] | None = None) -> Self:
        """A fork in which everything that the seat cannot know is dealt again, secret answers of others included."""
        other = self.luck_from(seed, watch)
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

    # From a checkpoint on

    def _restored(
        self, point: Checkpoint, answers: list[Answer], apart: int = APART, watch: Watching[Self] | None = None
    ) -> Self:
        """An independent match at a checkpoint of this one, to which the answers after it are given."""
        game = type(self.game)(self.game.facts, self.game.scenario, self.game.settings)
        other = type(self)(self.setup, game, self._luck.copy())
        other._apart = apart
        other.stops = self.stops
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

    def step_state(self) -> State:
        """The state with which the present step began, before anything of it."""
        steps = self._restored(self.checkpoints[-1], self.answers[: self.step_start], apart=1)
        return steps.checkpoints[-1].state.copy()

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

    # Recorded answers

    def feed(self, answers: Iterable[Answer], *, check: bool = False, watch: Watching[Self] | None = None) -> None:
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
        if tie is not None and isinstance(answer, dict):
            self._take_luck_again(tie, answer["mind"], check=True)
        elif decision is not None and answer in (decision.answer, [ask.seat, decision.answer]):
            self._take_decision(ask, decision)
        else:
            raise BadRecord("record-unfit", moment=self.moment)

    def _take_recorded(self, answer: Answer, check: bool) -> None:
        self.game.forced.clear()
        asks = {ask.seat: ask for ask in self._asks()}
        if isinstance(answer, str) and len(asks) == 1 and type(self._pending) is Ask:
            self._take_checked(self._pending, answer, check)
        elif isinstance(answer, list) and len(answer) == 1 and type(self._pending) is Luck:
            self._take_luck_again(self._pending, answer[0], check)
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
        elif isinstance(answer, dict) and answer.keys() == {"end", "winners"} and self._can_end(**answer):
            self._take_end(answer["end"], answer["winners"])
        elif isinstance(answer, dict) and answer.keys() == {"edit", "note"} and _are_texts(answer["note"]):
            self._take_edit(answer["edit"], answer["note"])
        else:
            raise BadRecord("record-unfit", moment=self.moment)

    def _take_luck_again(self, luck: Luck, outcome: Any, check: bool) -> None:
        if self.watch_luck is not None:
            self.watch_luck(luck, outcome, self._draws, self.moment)
        if check and not luck.can_be(outcome):
            raise BadRecord("record-unfit", moment=self.moment)
        self._take_luck(outcome)

    def _take_checked(self, ask: Ask, answer: str, check: bool) -> None:
        if check and not ask.offers(answer):
            raise BadRecord("record-unfit", moment=self.moment)
        self._take(ask, answer)

    def _can_end(self, end: object, winners: object) -> bool:
        known = isinstance(winners, list) and _are_texts(*winners) and set(winners) <= set(self.seats)
        return known and end in ENDS and self._pending is not None

    def _take_edit(self, position: Any, note: str) -> None:
        self.game.state = self.step_state()
        self.game.accept_position(position)
        self.ended = None
        self._stop()
        self.answers.append({"edit": position, "note": note})
        self.game.moment += 1
        self._begin_step()


def _are_texts(*values: object) -> bool:
    return all(type(value) is str for value in values)


def _is_from_outside(answer: Answer) -> bool:
    """Whether a recorded answer came while a non-player was asked, but not from it."""
    return isinstance(answer, dict) and "mind" not in answer
