"""A table that is played by a lesson, an example or a task. It knows no game.

Given a match and a step it says which sentence stands, what an answer is (it leads on, is as good, would be legal, is
against the rules), and what the script answers for the others. It can be left at any time: the answers of the match's
record are all that is needed to take it up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from tricorne.core.claims import failures
from tricorne.core.course import Guided, Step, Task
from tricorne.core.errors import BadRecord, Refused
from tricorne.core.match import Answer, Match
from tricorne.core.questions import Ask, Luck

SCRIPT = "script"
"""Who plays the seats that are not the learner's."""

Begin = Callable[[], Match]
"""Makes the table of a lesson."""


class Say(NamedTuple):
    """A sentence: a message of the lessons' words, or a part of one."""

    message: str
    part: str | None = None


ELSE = Say("lesson-else")
MISSED = Say("task-missed")


class Reply(NamedTuple):
    """What an answer is: it leads on, is as good, would be legal, or is against the rules; and what is said to it."""

    verdict: Literal["go", "fine", "again", "refused"]
    say: Say | None = None

    @property
    def is_played(self) -> bool:
        return self.verdict in ("go", "fine")


class Stand(NamedTuple):
    """Where a lesson, example or task stands, for those who show it."""

    id: str
    step: int
    of: int
    say: Say
    point: Sequence[str]
    waits: bool
    """Somebody else is to answer: the learner only has to go on."""
    over: bool


class Play:
    """A table that a learner sits at. `back` and `again` replace the match by an earlier one with the same luck."""

    def __init__(self, seat: str, begin: Begin, recorded: Sequence[Answer] = ()) -> None:
        self.seat = seat
        self._begin = begin
        self._stand_at(recorded)

    def _stand_at(self, recorded: Sequence[Answer]) -> None:
        """Give the answers of a record to a new table."""
        self.match = self._begin()
        self._moments: list[int] = []
        while (moment := self.match.moment) < len(recorded):
            answer = recorded[moment]
            seat, name = answer if isinstance(answer, list) and len(answer) == 2 else (None, answer)
            try:
                if not isinstance(name, str) or not isinstance(seat, str | None):
                    raise Refused("not-in-lesson", answer=str(name))
                self._give(name, seat)
            except Refused:
                raise BadRecord("record-unfit", moment=moment) from None
        if self.match.answers[: len(recorded)] != list(recorded):
            raise BadRecord("record-unfit", moment=self.match.moment)
        self._settle()

    def _give(self, answer: str, seat: str | None) -> None:
        moment = self.match.moment
        self.match.answer(answer, seat)
        self._moments.append(moment)

    def _settle(self) -> None:
        """Let the script answer as far as nobody has to be spoken to."""
        raise NotImplementedError

    def _is_stop(self, number: int) -> bool:
        """Whether the answer of that number was given at a place to come back to."""
        raise NotImplementedError

    def _is_legal(self, answer: str, seat: str) -> bool:
        """Whether a seat could answer this now, or do it beside what is asked."""
        ask = self.match.question_for(seat)
        return (isinstance(ask, Ask) and ask.offers(answer)) or answer in self.match.interrupts(seat)

    def stand(self) -> Stand:
        """Which sentence stands, and where."""
        raise NotImplementedError

    def shown(self, reply: Reply | None = None) -> dict[str, Any]:
        """Where it stands, with the reply to the last answer, ready for JSON."""
        stand = self.stand()
        return {
            **stand._asdict(),
            "say": stand.say._asdict(),
            "reply": None if reply is None else {"is": reply.verdict, "say": reply.say and reply.say._asdict()},
        }

    def back(self) -> None:
        """To the place before; at the first one nothing happens."""
        stops = [moment for number, moment in enumerate(self._moments) if self._is_stop(number)]
        self._stand_at(self.match.answers[: stops[-1]] if stops else ())

    def again(self) -> None:
        """To the start."""
        self._stand_at(())


class Run(Play):
    """A lesson or an example being played."""

    def __init__(self, lesson: Guided, begin: Begin, recorded: Sequence[Answer] = ()) -> None:
        self.lesson = lesson
        super().__init__(lesson.seat, begin, recorded)

    @property
    def step(self) -> Step | None:
        """What is to be answered next; None at the end."""
        done, steps = len(self._moments), self.lesson.steps
        return steps[done] if done < len(steps) else None

    def asked(self, step: Step) -> str:
        """The seat that answers a step."""
        return step.by or self.seat

    def is_mine(self, step: Step) -> bool:
        """Whether the learner answers a step."""
        return self.asked(step) == self.seat

    def _is_stop(self, number: int) -> bool:
        return bool(self.lesson.steps[number].id)

    def _give(self, answer: str, seat: str | None) -> None:
        step = self.step
        if step is None or (answer != step.answer and answer not in _named(step.fine)):
            raise Refused("not-in-lesson", answer=answer, lesson=self.lesson.id)
        super()._give(answer, seat)

    def _settle(self) -> None:
        while (step := self.step) is not None and not step.id:
            self._give(step.answer, self.asked(step))

    def judge(self, answer: str) -> Reply:
        """What an answer to the present step is, and what is said to it. Nothing changes."""
        step = self.step
        if step is None:
            raise Refused("lesson-over")
        if answer == step.answer:
            return Reply("go")
        for verdict in ("fine", "again", "refused"):
            for name, answers in getattr(step, verdict).items():
                if answer in answers:
                    return Reply(verdict, Say(self._message(step), name))
        if not self._is_legal(answer, self.asked(step)):
            return Reply("refused")
        return Reply("again", Say(self._message(step), "other") if step.other else ELSE)

    def answer(self, answer: str) -> Reply:
        """The learner's answer: played if it leads on. Raises Refused, as any table, where the rules have a reason."""
        step, reply = self.step, self.judge(answer)
        assert step is not None
        if not self.is_mine(step):
            raise Refused("not-your-turn", seat=self.seat, asked=self.asked(step))
        if reply.is_played:
            self._give(answer, self.asked(step))
            self._settle()
        elif reply == Reply("refused"):
            self.match.answer(answer, self.asked(step))
        return reply

    def go_on(self) -> None:
        """Let the script give its answer, after its sentence has been read."""
        step = self.step
        if step is not None and not self.is_mine(step):
            self._give(step.answer, self.asked(step))
            self._settle()

    def after_expected(self) -> Match:
        """The table as it would be after the expected answer, beside this one: to be shown and put away."""
        other = self.match.fork()
        if (step := self.step) is not None:
            other.answer(step.answer, self.asked(step))
        return other

    def _message(self, step: Step) -> str:
        return f"{self.lesson.message}-{step.id}"

    def stand(self) -> Stand:
        """Which sentence stands, and where in the lesson."""
        steps, step = self.lesson.steps, self.step
        of = sum(bool(each.id) for each in steps)
        if step is None:
            return Stand(self.lesson.id, of, of, Say(self.lesson.message, "done"), (), False, True)
        number = sum(bool(each.id) for each in steps[: len(self._moments) + 1])
        point = step.point or [step.answer]
        return Stand(self.lesson.id, number, of, Say(self._message(step)), point, not self.is_mine(step), False)


class Try(Play):
    """A task being tried: every legal answer is played."""

    def __init__(self, task: Task, begin: Begin, recorded: Sequence[Answer] = ()) -> None:
        self.task = task
        self._asked: list[str] = []
        super().__init__(task.seat, begin, recorded)

    def _stand_at(self, recorded: Sequence[Answer]) -> None:
        self._asked.clear()
        super()._stand_at(recorded)

    def _is_stop(self, number: int) -> bool:
        return self._asked[number] == self.seat

    def _give(self, answer: str, seat: str | None) -> None:
        question, other = self.match.question, self._question()
        if self.is_over if other is None else self.task.opponent.get(other.kind) != answer:
            raise Refused("lesson-over")
        super()._give(answer, seat)
        self._asked.append(seat or str(question and question.seat))

    def _settle(self) -> None:
        while (question := self._question()) is not None and question.kind in self.task.opponent:
            self._give(self.task.opponent[question.kind], question.seat)

    def _question(self) -> Ask | Luck | None:
        """What somebody else than the learner is asked."""
        question = self.match.question
        return None if question is None or self.match.question_for(self.seat) is not None else question

    def answer(self, answer: str) -> Reply:
        """The learner's answer: whatever the rules allow is played."""
        if self.is_over:
            raise Refused("lesson-over")
        if answer in self.match.interrupts(self.seat):
            raise Refused("not-in-lesson", answer=answer, lesson=self.task.id)
        self._give(answer, self.seat)
        self._settle()
        return Reply("go")

    @property
    def is_over(self) -> bool:
        """Whether the learner has had their turn."""
        mine = self.match.question_for(self.seat)
        return mine is None or (mine.kind in self.task.until and self.seat in self._asked)

    @property
    def is_reached(self) -> bool:
        """Whether the goal is reached."""
        return not failures(self.match, self.task.goal, self.seat)

    def stand(self) -> Stand:
        """What is asked of the learner; in the end whether the goal is reached, or how it was missed."""
        say, task = Say(self.task.message, "ask"), self.task
        over = self.is_over
        if over:
            missed = (miss.id for miss in task.misses if not failures(self.match, miss.when, self.seat))
            name = "done" if self.is_reached else next(missed, "")
            say = Say(task.message, name) if name else MISSED
        return Stand(task.id, self._asked.count(self.seat), 0, say, (), False, over)


def _named(replies: dict[str, list[str]]) -> list[str]:
    return [answer for answers in replies.values() for answer in answers]
