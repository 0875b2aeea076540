"""`tricorne learn`: the lessons of a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tricorne.api import begin_lesson, course_of, learn
from tricorne.bots import seated
from tricorne.cli.asking import named, put
from tricorne.cli.keeping import keep
from tricorne.cli.output import complain, console, language
from tricorne.cli.play import Terminal
from tricorne.cli.show import show, show_standing
from tricorne.core.claims import failures
from tricorne.core.course import FirstGame, Lesson, Task
from tricorne.core.errors import BadRecord, BadSetup, Refused
from tricorne.core.key import terms_of
from tricorne.core.lessons import Reply, Run, Say, Try
from tricorne.core.match import PERSON, Match
from tricorne.core.words import learn_words
from tricorne.games import game_class

BACK, AGAIN, SHOW, HINT, TERMS, SKIP, LOOK, LEAVE = "b", "a", "s", "h", "k", "n", "?", "q"
NEXT = ""
"""What is typed to go on: nothing but Enter."""
KEPT = Path(typer.get_app_dir("tricorne")) / "learn.json"


class Progress(msgspec.Struct):
    """What has been finished, and where the lesson that was left stands."""

    done: list[str] = []
    lesson: str = ""
    answers: list[Any] = []


def learn_game(
    game: str,
    lesson: Annotated[str, typer.Argument(help="A lesson or task; where you left off if not given.")] = "",
    seat: Annotated[str, typer.Option(help="Only the lessons that are needed to play this seat.")] = "",
    file: Annotated[Path, typer.Option(help="Where your progress is kept.")] = KEPT,
) -> None:
    """Learn a game by playing. Answer by number or name.

    b goes back, a begins again, s shows the answer, h gives a hint, k explains the terms, n goes to the next lesson, ?
    shows the position, q leaves.
    """
    Classroom(game, file).run(lesson, seat)


class Classroom:
    """One learner's way through the lessons of a game."""

    def __init__(self, game: str, file: Path) -> None:
        self.game = game
        self.file = file
        self.course = course_of(game)
        self.words = learn_words(game_class(game).folder(), language())
        self.kept = _read(file)
        self.progress = self.kept.setdefault(game, Progress())

    def run(self, lesson: str, seat: str) -> None:
        """One lesson after the other until the learner leaves; then a real game."""
        items = self._items(seat)
        first = self.course.find(lesson) if lesson else self._next(items)
        left = items[items.index(first) :] if first in items else [first] if first else []
        for item in left:
            if not Lecture(self, item).run():
                return
        self._first_game()

    def _items(self, seat: str) -> list[Lesson | Task]:
        paths = self.course.paths
        if seat and seat not in paths:
            raise BadSetup("unknown-seat", seat=seat, seats=", ".join(paths))
        if seat:
            return [self.course.find(name) for name in paths[seat]]
        return self.course.items

    def _next(self, items: list[Lesson | Task]) -> Lesson | Task | None:
        """The lesson that was left, or the first that is not finished."""
        open_items = [item for item in items if item.id not in self.progress.done]
        left = [item for item in items if item.id == self.progress.lesson]
        return next(iter(left or open_items), None)

    def keep(self, item: Lesson | Task, match: Match | None) -> None:
        """Note where a lesson stands, or that it is finished."""
        progress = self.progress
        progress.lesson, progress.answers = (item.id, match.answers) if match else ("", [])
        if match is None and item.id not in progress.done:
            progress.done.append(item.id)
        keep(self.file, msgspec.to_builtins(self.kept))

    def _first_game(self) -> None:
        first, words = self.course.first, self.words
        console.print(f"\n[bold]{words.say('first-game')}[/]\n{words.say('first-game', {}, 'about')}", highlight=False)
        if _typed(words.say("t-start")) != NEXT:
            return
        seats = {seat: seated(game_class(self.game), player) for seat, player in first.seats.items()}
        start = msgspec.structs.replace(first.start, seats=seats)
        FirstTable(begin_lesson(self.game, start, ""), first).run()


class FirstTable(Terminal):
    """The first real game. Where it may end early, the learner is asked once whether to go on."""

    def __init__(self, match: Match, first: FirstGame) -> None:
        super().__init__(match, None)
        self.first = first
        self.seat = next(seat for seat, player in first.seats.items() if player == PERSON)
        self.was_asked = not first.until

    def goes_on(self) -> bool:
        """Ask at the place where a first game may end."""
        if self.was_asked or failures(self.match, self.first.until, self.seat):
            return True
        self.was_asked = True
        self.tell(self.seat)
        words = learn_words(self.match.game.folder(), language())
        console.print(show_standing(self.match, self.seat, words), highlight=False, style="bold")
        return _typed(f"{words.say('first-game', {}, 'until')} {words.say('t-go-on')}") != LEAVE


class Lecture:
    """One lesson or task at the terminal."""

    def __init__(self, room: Classroom, item: Lesson | Task) -> None:
        self.room = room
        self.item = item
        self.words = room.words
        self.run_ = self._taken_up()
        self.shown_to = 0

    def _taken_up(self) -> Run | Try:
        progress = self.room.progress
        answers = progress.answers if progress.lesson == self.item.id else []
        try:
            return learn(self.room.game, self.item.id, answers)
        except BadRecord:
            return learn(self.room.game, self.item.id)

    def run(self) -> bool:
        """Play it. False when the learner leaves; skipped and finished lessons count alike."""
        title, scene = self.words.say(self.item.message), "scene" if isinstance(self.item, Lesson) else "ask"
        console.print(f"\n[bold reverse] {title} [/] {self.words.say(self.item.message, {}, scene)}", highlight=False)
        while True:
            self.tell()
            stand = self.run_.stand()
            if stand.over:
                return self.end()
            self.room.keep(self.item, self.run_.match)
            if isinstance(self.run_, Run):
                self.say(stand.say, f"{stand.step}/{stand.of}")
            typed = self.go_on() if stand.waits else self.ask()
            if typed == LEAVE:
                return False
            if typed == SKIP:
                self.room.keep(self.item, None)
                return True

    def end(self) -> bool:
        """What was reached; False when the learner leaves, or tries a missed task again."""
        stand = self.run_.stand()
        self.say(stand.say, "✓" if not isinstance(self.run_, Try) or self.run_.is_reached else "✗")
        if isinstance(self.run_, Try) and not self.run_.is_reached:
            typed = _typed(self.words.say("t-missed"))
            if typed in (LEAVE, SKIP):
                return typed == SKIP
            if typed == SHOW:
                self.show()
            self.run_.again()
            self.shown_to = 0
            return self.run()
        self.room.keep(self.item, None)
        return _typed(self.words.say("t-next")) != LEAVE

    def say(self, say: Say, mark: str = "") -> None:
        """A sentence of the lesson."""
        text = self.words.say(say.message, {}, say.part)
        console.print(f"\n[bold green]{mark:>5}[/]  [bold]{text}[/]", highlight=False)

    def tell(self) -> None:
        """What happened since the last look, with the reasons of non-players."""
        match = self.run_.match
        for entry in match.log(self.item.seat):
            if entry["moment"] >= self.shown_to:
                console.print(f"[dim]{entry['rule']:>8}[/]  {self.words.line(entry)}", highlight=False)
        for moment, reasons in match.reasons.items():
            for because in reasons if moment >= self.shown_to else ():
                console.print(f"[dim]       ·  {self.words.say(because.say, because.args)}[/]", highlight=False)
        self.shown_to = match.moment + 1

    def go_on(self) -> str:
        """Wait while the learner reads what somebody else does."""
        typed = _typed(self.words.say("t-go-on"))
        if typed == NEXT and isinstance(self.run_, Run):
            self.run_.go_on()
        else:
            self.do(typed)
        return typed

    def ask(self) -> str:
        """Put the question, and take what is typed until something has changed."""
        match = self.run_.match
        question = match.question_for(self.item.seat) or match.question
        assert question is not None
        options = list(question.options())
        put(question, options, self.words)
        while True:
            typed = _typed()
            if typed in (LEAVE, SKIP) or self.do(typed):
                return typed
            if typed in (SHOW, HINT, TERMS, LOOK, NEXT):
                continue
            try:
                reply = self.run_.answer(named(options, typed))
            except Refused as refused:
                complain(refused)
                continue
            if self.heed(reply):
                return typed

    def heed(self, reply: Reply) -> bool:
        """Say what is said to an answer. Whether it was played."""
        if reply.say is not None:
            self.say(reply.say, "…" if reply.is_played else "!")
        return reply.is_played

    def do(self, typed: str) -> bool:
        """What can be done at any step. Whether the table has changed."""
        if typed in (BACK, AGAIN):
            (self.run_.back if typed == BACK else self.run_.again)()
            self.shown_to = self.run_.match.moment
            return True
        if typed == SHOW:
            self.show()
        elif typed == HINT and isinstance(self.item, Task):
            self.say(Say(self.item.message, "hint"))
        elif typed == HINT:
            self.say(self.run_.stand().say)
        elif typed == TERMS:
            self.explain()
        elif typed == LOOK:
            match, seat = self.run_.match, self.item.seat
            console.print(show_standing(match, seat, self.words), highlight=False, markup=False, style="bold")
            console.print(show(match.view(seat)["position"], self.words), highlight=False, markup=False)
        return False

    def explain(self) -> None:
        """The terms in what is said and asked, each with its line of the key."""
        folder, stand, question = self.run_.match.game.folder(), self.run_.stand(), self.run_.match.question
        said = self.words.say(stand.say.message, {}, stand.say.part)
        asked = "" if question is None else self.words.say(f"q-{question.kind}", question.args)
        for entry in dict.fromkeys(term.entry for term in terms_of(folder, language()).find(f"{said} {asked}")):
            name, about = self.words.say(f"key-{entry}"), self.words.say(f"key-{entry}", {}, "about")
            console.print(f"     ·  [bold]{name}[/]: {about}", highlight=False)

    def show(self) -> None:
        """What would be answered, and what comes of it; for a task the whole solution."""
        if isinstance(self.run_, Run):
            step = self.run_.step
            assert step is not None
            self._show_answer(step.asks, step.answer)
            shown = self.run_.after_expected()
        else:
            tried = learn(self.room.game, self.item.id)
            for answer in self.run_.task.solution:
                question = tried.match.question_for(self.item.seat)
                assert question is not None
                self._show_answer(question.kind, answer)
                tried.answer(answer)
            shown = tried.match
        for entry in shown.log(self.item.seat)[len(self.run_.match.log(self.item.seat)) :]:
            console.print(f"[dim]{entry['rule']:>8}  {self.words.line(entry)}[/]", highlight=False)

    def _show_answer(self, kind: str, answer: str) -> None:
        console.print(f"     →  [bold]{self.words.option(kind, answer)}[/]", highlight=False)


def _typed(prompt: str = "") -> str:
    try:
        return console.input(f"{prompt}> " if not prompt else f"[dim]{prompt}[/] > ").strip()
    except (EOFError, KeyboardInterrupt):
        return LEAVE


def _read(file: Path) -> dict[str, Progress]:
    """The progress that was kept. A file that holds something else is not written over."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Progress])
    except FileNotFoundError:
        return {}
    except msgspec.MsgspecError:
        raise BadSetup("no-progress-in-file", file=str(file)) from None
