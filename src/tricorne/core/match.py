"""The table: it asks the right seat, records the answer, and can show, undo, save, fork or replay at any moment.

How rules run is in `running.py`, how recorded answers are given again in `replaying.py`, undo in `undoing.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, TypeAlias

import msgspec

from tricorne.core.errors import Refused, playable
from tricorne.core.game import OBSERVER, Because, Game, Result
from tricorne.core.questions import Ask, Luck, Request
from tricorne.core.replaying import ENDS, Watching
from tricorne.core.running import PERSON
from tricorne.core.saved import Answer, Checkpoint, Setup, save
from tricorne.core.undoing import Undoing

__all__ = ["ENDS", "PERSON", "Answer", "Checkpoint", "Match", "Setup", "Watch"]

MOST_LISTED = 12
LONGEST_SHOWN = 40

Watch: TypeAlias = Watching["Match"]


class Match(Undoing):
    """A game being played: what people may ask it and do at it."""

    # Answers

    def answer(self, answer: str, seat: str | None = None, *, forced: bool = False) -> None:
        """Answer the question. What was not offered is refused and changes nothing.

        A question with one possible answer is mostly not asked. With `forced`, the answer may also be what was forced
        since the last one: then it is taken as given, so that a script fits positions in which there is a choice and
        those in which there is none.
        """
        if not isinstance(answer, str):
            raise Refused("not-a-name", answer=_shortened(answer))
        if forced and self._was_forced(answer, seat):
            return
        question: Request | None = self._pending
        if seat is not None or self._thinking is not None or type(question) is not Ask:
            question = self.question if seat is None else self.question_for(seat)
        if type(question) is Ask:
            if self.stops and self.seats[question.seat] in self.game.minds:
                raise Refused("nonplayer-decides", seat=question.seat)
            if question.offers(answer):
                self.game.forced.clear()
                self._take(question, answer)
            elif forced:
                raise self._not_forced(question, answer)
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

    def _was_forced(self, answer: str, seat: str | None) -> bool:
        """Whether this was the only answer to a question since the last one; each of them is given once."""
        forced = self.game.forced
        for place, (who, _, only) in enumerate(forced):
            if only == answer and seat in (None, who):
                del forced[place]
                return True
        return False

    def _not_forced(self, ask: Ask, answer: str) -> Refused:
        forced = [f"{kind} {only}" for _, kind, only in self.game.forced]
        return Refused(
            "not-forced",
            answer=answer,
            seat=ask.seat,
            kind=ask.kind,
            rule=ask.rule,
            offered=_some(ask.options(), answer),
            forced=_some(forced) or "none",
        )

    def _not_offered(self, ask: Ask, answer: str) -> Refused:
        reason = ask.why_not(answer) or self.game.why_not(ask, answer)
        offered = _some(ask.options(), answer)
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
            raise Refused("not-an-outcome", answer=answer, offered=_some(luck.options(), answer)) from None
        self._take_luck(outcome)

    def _answer_out_of_turn(self, answer: str, seat: str) -> None:
        if seat not in self.seats:
            raise Refused("unknown-seat", seat=seat, seats=", ".join(self.seats))
        if answer not in self.interrupts(seat):
            raise Refused("not-your-turn", seat=seat, asked=", ".join(question.seat for question in self.questions))
        self._take_interrupt(seat, answer)

    # Looking

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.ended or (self.game.result() if self._pending is None else None)

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
            "undo_from": self.undo_from,
            "result": None if result is None else msgspec.to_builtins(result),
        }

    def standing(self, seat: str = OBSERVER) -> dict[str, Any]:
        """How the seat wins and how it stands, from its own view; both sides for an observer."""
        plain: dict[str, Any] = msgspec.to_builtins(self.game.standing(seat, self.game.view(seat)))
        return plain

    def hint(self, option: str, seat: str | None = None) -> dict[str, Any] | None:
        """What would come of an option, as plain data; None where the game can tell nothing."""
        question = self.question if seat is None else self.question_for(seat)
        if type(question) is not Ask:
            raise Refused("game-over" if question is None else "not-a-choice")
        if not question.offers(option):
            raise self._not_offered(question, option)
        return self.game.hint(question, option)

    def log(self, seat: str = OBSERVER) -> list[dict[str, Any]]:
        """What a seat may read of what has happened."""
        if self._log_missing:
            self._rebuild_log()
        shown = (entry.for_seat(seat) for entry in self.game.entries)
        return [entry for entry in shown if entry is not None]

    def explain(self, moment: int) -> Sequence[Because]:
        """Why a non-player gave the answer of that number; empty for the answers of others."""
        return self.at(moment + 1).reasons.get(moment, ())

    def position(self) -> Any:
        """The present position in the game's position format."""
        return msgspec.to_builtins(self.game.position())

    def record(self) -> dict[str, Any]:
        """The whole match, ready for JSON: for its table only, because it tells everything."""
        return save(self)

    # Changes of the table itself

    def sit(self, seat: str, player: str) -> None:
        """Let somebody else play a seat from here on."""
        if seat not in self.seats:
            raise Refused("unknown-seat", seat=seat, seats=", ".join(self.seats))
        self._take_seat(seat, player)
        self._go_on()

    def end(self, how: str, winners: Sequence[str]) -> None:
        """End the game as people have agreed, with these winners; none of them in a draw."""
        if self._pending is None:
            raise Refused("game-over")
        self._take_end(how, list(winners))

    def edit(self, position: Any, note: str) -> None:
        """Correct the position: the running step begins again from its start with what the position says."""
        earlier = self.at(self.step_start)
        with playable():
            earlier._take_edit(position, note)
            earlier._go_on()
        self._become(earlier)


def _some(options: Sequence[str], meant: str = "") -> str:
    """The first of the options, for a message: those first that somebody who wrote something else may have meant."""
    if len(options) > MOST_LISTED:
        options = list(dict.fromkeys((*get_close_matches(meant, options, MOST_LISTED), *options)))
    return ", ".join(options[:MOST_LISTED]) + (" …" if len(options) > MOST_LISTED else "")


def _shortened(value: object) -> str:
    """Something that is no name, for a message."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + " …"


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
