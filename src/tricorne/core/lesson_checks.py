"""What must hold for every lesson, task and example: each answer has its reply, each claim holds, each text exists."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tricorne.core.claims import Claim, failures, find
from tricorne.core.conformance.broken import Broken as BrokenCheck
from tricorne.core.conformance.questions import check_question_texts
from tricorne.core.course import LOG, Course, Examples, Guided, Lesson, Start, Step, Task
from tricorne.core.errors import TricorneError
from tricorne.core.lessons import Begin, Run, Say, Try
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.core.sections import read_help
from tricorne.core.words import LANGUAGES, Words, identifier, learn_words, word_files

MOST_CHARACTERS = 240
MOST_SENTENCES = 2
MOST_WORDS = 35
"""So that a bubble beside the board holds it."""
MOST_FIRST_WORDS = 40
"""Of the title and the first sentence of a course, before the learner does something."""
MOST_SHOWN = 20
_END_OF_SENTENCE = re.compile(r"[.!?…](?=[»”)]?(?:\s|$))")

MakeTable = Callable[[Start, str], Match]
"""Makes the table of a start, with the learner at a seat and the script at the others."""
Reload = Callable[[Any], Match]
"""Opens a record."""


class Broken(Exception):
    """Something that a lesson says is not so."""


class Checked(NamedTuple):
    """How many claims and answers held, and what did not."""

    held: int
    problems: list[str]


# One lesson or example


def check_lesson(lesson: Guided, make: MakeTable, reload: Reload) -> Checked:
    """Play it by every path that it accepts, and as it is shown: forward, left, taken up and back."""

    def begin() -> Match:
        return make(lesson.start, lesson.seat)

    walk = _Walk(lesson)
    try:
        walk.follow(begin(), 0, is_main=True)
        _drive(lesson, begin, reload)
    except (Broken, TricorneError) as broken:
        return Checked(walk.held, [f"{lesson.message}: {broken}"])
    return Checked(walk.held, [])


class _Walk:
    """All paths of a lesson: the one of the expected answers, and those with answers that are as good."""

    def __init__(self, lesson: Guided) -> None:
        self.lesson = lesson
        self.held = 0

    def follow(self, match: Match, first: int, *, is_main: bool) -> None:
        """Play on from a step. On the main path everything is claimed, on others what is claimed to hold always."""
        for number in range(first, len(self.lesson.steps)):
            step = self.lesson.steps[number]
            try:
                self._at(match, number, step, is_main=is_main)
            except (Broken, TricorneError) as broken:
                raise Broken(f"step {number + 1} {step.id or step.answer}: {broken}") from None
        if is_main and not self.lesson.end:
            raise Broken("nothing is claimed at the end")
        self._hold(match, [claim for claim in self.lesson.end if is_main or claim.always], "at the end ")

    def _at(self, match: Match, number: int, step: Step, *, is_main: bool) -> None:
        seat = step.by or self.lesson.seat
        options = _options(match, step, seat)
        is_mine = seat == self.lesson.seat
        if not (step.id or step.by):
            raise Broken("nothing is said to the learner; a step that is played for them names its seat with `by`")
        if is_mine or self.lesson.seat == "":
            _check_replies(match, step, seat, options)
        _check_point(match, step, self.lesson.seat, options)
        if is_main:
            self._hold(match, step.before, "before ")
        for answer in (name for answers in step.fine.values() for name in answers):
            fork = match.fork()
            fork.answer(answer, seat)
            self.held += 1
            self.follow(fork, number + 1, is_main=False)
        match.answer(step.answer, seat)
        self.held += 1
        if is_main:
            self._hold(match, step.after, "after ")

    def _hold(self, match: Match, claims: Sequence[Claim], when: str) -> None:
        wrong = failures(match, claims, self.lesson.seat)
        if wrong:
            raise Broken(f"{when}{'; '.join(wrong)}")
        self.held += len(claims)


def _options(match: Match, step: Step, seat: str) -> list[str]:
    """What is offered where the step was written for; Broken where something else is asked."""
    ask = match.question_for(seat)
    if not isinstance(ask, Ask) or ask.kind != step.asks:
        now = match.question
        shown = "nothing" if now is None else f"{now.seat} {now.kind!r}, offered {list(now.options())[:MOST_SHOWN]}"
        raise Broken(f"{seat} should be asked {step.asks!r}; asked is {shown}")
    options = list(ask.options())
    if step.answer not in options:
        raise Broken(f"{step.answer} is not offered; offered are {options[:MOST_SHOWN]}")
    try:
        check_question_texts(match.game, ask)
    except BrokenCheck as broken:
        raise Broken(str(broken)) from None
    return options


def _check_replies(match: Match, step: Step, seat: str, options: list[str]) -> None:
    """Each named answer is what it is said to be, and a reply to all others is there exactly if there are others."""
    named = [step.answer]
    for verdict, is_offered in (("fine", True), ("again", True), ("refused", False)):
        for answer in (name for answers in getattr(step, verdict).values() for name in answers):
            if (answer in options) != is_offered:
                raise Broken(f"{answer} is {'not ' if is_offered else ''}offered; offered are {options[:MOST_SHOWN]}")
            named.append(answer)
            if not is_offered:
                _check_refusal(match, answer, seat)
    if len(set(named)) != len(named):
        raise Broken(f"an answer has two replies: {sorted(named)}")
    left = [name for name in options if name not in named]
    if step.other and not left:
        raise Broken("there is a reply to other answers, and there are none")


def _check_refusal(match: Match, answer: str, seat: str) -> None:
    try:
        match.fork().answer(answer, seat)
    except TricorneError:
        return
    raise Broken(f"{answer} should be refused and is not")


def _check_point(match: Match, step: Step, seat: str, options: list[str]) -> None:
    """What a sentence points at is offered, named by the words of the game, or in the view."""
    words, view = match.game.words(LANGUAGES[0]), match.view(seat or "observer")["position"]
    for name in step.point:
        if name in (LOG, *options) or words.has(f"n-{identifier(name)}"):
            continue
        if find(view, name) is None:
            raise Broken(f"it points at {name}, which is neither offered nor shown")


def _drive(lesson: Guided, begin: Begin, reload: Reload) -> None:
    """As it is played: every step leads on, can be left and taken up, shown, and gone back from."""
    run, stands = Run(lesson, begin), []
    while (step := run.step) is not None:
        stand = run.stand()
        taken_up = Run(lesson, begin, json.loads(json.dumps(run.match.answers)))
        if taken_up.stand() != stand or taken_up.match.view() != run.match.view():
            raise Broken(f"left at step {stand.step} and taken up, it stands elsewhere")
        if reload(json.loads(json.dumps(run.match.record()))).view(lesson.seat or "observer") != run.match.view(
            lesson.seat or "observer"
        ):
            raise Broken(f"saved and loaded at step {stand.step}, something else is seen")
        run.after_expected()
        stands.append(stand)
        if run.is_mine(step):
            run.answer(step.answer)
        else:
            run.go_on()
    if not run.stand().over or len(stands) != run.stand().of:
        raise Broken("it does not end with its last step")
    for stand in reversed(stands):
        run.back()
        if run.stand() != stand:
            raise Broken(f"back leads to {run.stand()}, not to {stand}")


# One task


def check_task(task: Task, make: MakeTable) -> Checked:
    """The solution reaches the goal and ends the task; each miss ends it without, and is known by its own claims."""

    def begin() -> Match:
        return make(task.start, task.seat)

    try:
        if not task.goal or not task.misses:
            raise Broken("a task has a goal and a miss")
        _expect(Try(task, begin), task.solution, Say(task.message, "done"))
        for miss in task.misses:
            _expect(Try(task, begin), miss.answers, Say(task.message, miss.id))
    except (Broken, TricorneError) as broken:
        return Checked(0, [f"{task.message}: {broken}"])
    return Checked(len(task.goal) + sum(len(miss.when) for miss in task.misses) + 1 + len(task.misses), [])


def _expect(tried: Try, answers: list[str], say: Say) -> None:
    for answer in answers:
        if tried.is_over:
            raise Broken(f"it is over before {answer} of {answers}")
        tried.answer(answer)
        if Try(tried.task, tried._begin, tried.match.answers).stand() != tried.stand():
            raise Broken(f"left after {answer} and taken up, it stands elsewhere")
    if not tried.is_over:
        raise Broken(f"after {answers} the learner is still asked {tried.match.question!r}")
    if tried.stand().say != say:
        wrong = failures(tried.match, tried.task.goal, tried.seat)
        raise Broken(f"after {answers} is said {tried.stand().say}, not {say}; {'; '.join(wrong)}")


# The first game


def check_first_game(course: Course, make: MakeTable) -> Checked:
    """It can be set up, and a person is asked something in it."""
    first = course.first
    start = msgspec.structs.replace(first.start, seats=first.seats)
    mine = [seat for seat, player in first.seats.items() if player == "human"]
    try:
        match = make(start, mine[0])
        for _ in range(400):
            if match.question is None or match.question.seat in mine:
                break
            match.answer(match.question.options()[0])
        if match.question is None or match.question.seat not in mine:
            raise Broken("the learner is never asked")
        if first.until and not failures(match, first.until, mine[0]):
            raise Broken("it is over before it begins")
    except (Broken, TricorneError) as broken:
        return Checked(0, [f"first-game: {broken}"])
    return Checked(1, [])


# Ids, sections and texts


def check_form(course: Course, examples: Examples, folder: Path, seats: Sequence[str]) -> list[str]:
    """Seats and sections exist, ids are unique, paths name lessons, and the first step is the learner's."""
    sections = read_help(folder, LANGUAGES[0])
    items = course.items
    problems = [f"{item.message}: no seat {item.seat}" for item in items if item.seat not in seats]
    problems += [f"{name} is there twice" for name in _twice(item.id for item in items)]
    problems += [f"example {name} is there twice" for name in _twice(example.id for example in examples.examples)]
    for lesson in (*course.lessons, *examples.examples):
        problems += [
            f"{lesson.message}: step {name} is there twice" for name in _twice(s.id for s in lesson.steps if s.id)
        ]
    problems += [f"{item.message}: no section {rule}" for item in items for rule in item.rules if rule not in sections]
    problems += [f"{e.message}: no section {e.section}" for e in examples.examples if e.section not in sections]
    known = {lesson.id for lesson in course.lessons}
    for seat, path in course.paths.items():
        problems += [f"path {seat}: no lesson {name}" for name in path if name not in known]
    first = course.lessons[0]
    if first.steps[0].by not in ("", first.seat):
        problems.append(f"{first.message}: the first step is not the learner's")
    return problems


def _twice(names: Iterable[str]) -> list[str]:
    seen = list(names)
    return sorted({name for name in seen if seen.count(name) > 1})


def texts_of(course: Course, examples: Examples) -> dict[str, set[str | None]]:
    """The messages of a course and its examples, each with its parts; None is the message itself."""
    texts: dict[str, set[str | None]] = {"course": {None, "about"}, "first-game": {None, "about"}}
    if course.first.until:
        texts["first-game"].add("until")
    for chapter in course.chapters:
        texts[f"chapter-{chapter.id}"] = {None}
    for lesson in (*course.lessons, *examples.examples):
        texts[lesson.message] = {None, "scene", "done"} | ({"idea"} if isinstance(lesson, Lesson) else set())
        for step in lesson.steps:
            if step.id:
                other = {"other"} if step.other else set()
                texts[f"{lesson.message}-{step.id}"] = {None, *step.fine, *step.again, *step.refused, *other}
    for task in course.tasks:
        texts[task.message] = {None, "ask", "hint", "done", *(miss.id for miss in task.misses)}
    return texts


def written_texts(folder: Path, language: str) -> dict[str, set[str | None]]:
    """The messages that are written for lessons and examples in a language, with their parts."""
    found: dict[str, set[str | None]] = {}
    for path in word_files(folder / "learn", language):
        if path.name.startswith(("lessons.", "examples.")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, Message):
                    found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
                    found[entry.id.name] |= {None} if entry.value else set()
    return found


def check_texts(course: Course, examples: Examples, folder: Path) -> list[str]:
    """Everything that is said is written in every language, nothing else is, and every text is short."""
    needed = texts_of(course, examples)
    problems = [problem for language in LANGUAGES for problem in _check_written(needed, folder, language)]
    if problems:
        return problems
    for language in LANGUAGES:
        words = learn_words(folder, language)
        problems += _check_lengths(words, needed)
        problems += _check_first_words(words, course.lessons[0])
    return problems


def _check_written(needed: dict[str, set[str | None]], folder: Path, language: str) -> Iterator[str]:
    written = written_texts(folder, language)
    for message in sorted({*needed, *written}):
        wanted = needed.get(message, set())
        for part in sorted(wanted ^ written.get(message, set()), key=str):
            lacks = "is missing" if part in wanted else "belongs to no step"
            yield f"{language}: {_name(message, part)} {lacks}"


def _check_lengths(words: Words, needed: dict[str, set[str | None]]) -> Iterator[str]:
    for message, parts in needed.items():
        for part in sorted(parts, key=str):
            text = words.say(message, {}, part)
            numbers = {"characters": len(text), "sentences": sentences(text), "words": len(text.split())}
            limits = {"characters": MOST_CHARACTERS, "sentences": MOST_SENTENCES, "words": MOST_WORDS}
            if any(numbers[what] > limits[what] for what in limits):
                counted = ", ".join(f"{number} {what}" for what, number in numbers.items())
                yield f"{words.language}: {_name(message, part)} is too long, {counted}: {text}"


def _name(message: str, part: str | None) -> str:
    return message if part is None else f"{message}.{part}"


def _check_first_words(words: Words, first: Lesson) -> Iterator[str]:
    text = f"{words.say(first.message)} {words.say(f'{first.message}-{first.steps[0].id}')}"
    number = len(text.split())
    if number > MOST_FIRST_WORDS:
        yield f"{words.language}: {number} words before the first action"


def sentences(text: str) -> int:
    """How many sentences a text has; a line without a full stop is one."""
    return max(1, len(_END_OF_SENTENCE.findall(text)) + (text[-1] not in ".!?…»”)"))


def longest_step(course: Course, folder: Path, language: str) -> tuple[int, int]:
    """The most words and the most characters that a step says at once."""
    words = learn_words(folder, language)
    steps = [words.say(f"{lesson.message}-{step.id}") for lesson in course.lessons for step in lesson.steps if step.id]
    return max(len(text.split()) for text in steps), max(map(len, steps))
