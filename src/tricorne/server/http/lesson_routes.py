"""Lessons, tasks and worked examples on the page. Nothing of them is kept here: whoever learns sends the answers along.

A lesson has its own luck, so the answers so far are the whole table: it is made from them for each request, in a
millisecond or two, and the browser or the account remembers where somebody has left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tricorne.api import learn, show_example, solve
from tricorne.core.course import Item, Lesson
from tricorne.core.errors import Refused
from tricorne.core.game import OBSERVER
from tricorne.core.lessons import Play, Reply, Run, Say, Try
from tricorne.core.match import Match
from tricorne.core.puzzles import Solve, say_puzzle, title_of
from tricorne.core.questions import Ask
from tricorne.core.words import learn_words
from tricorne.server.base.errors import language_of
from tricorne.server.club import learning
from tricorne.server.club.learning import MOST_ANSWERS, Answered, Progress
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.file_routes import FILE, table_page
from tricorne.server.http.files import respond
from tricorne.server.http.messages import AnswerName, Incoming, Name, Number
from tricorne.server.http.paths import API, ME
from tricorne.server.tables.channels import Channel

MOST_HINTS = 60
MOST_GAMES = 20
LEARNT_BYTES = 100_000


class Learn(Incoming):
    """The answers so far, and what is to be done: nothing, an answer, going on, back, to the start, or showing it."""

    answers: Annotated[list[Answered], Meta(max_length=MOST_ANSWERS)] = msgspec.field(default_factory=list)
    act: Literal["look", "answer", "go-on", "back", "again", "show", "hints"] = "look"
    answer: AnswerName | None = None
    at: Number | None = None


class Learnt(Incoming):
    """How far somebody has come in the lessons, by game."""

    games: Annotated[dict[Name, Progress], Meta(max_length=MOST_GAMES)]


class LessonReply(msgspec.Struct):
    """What is said to an answer: it leads on, is as good, would be legal, or is against the rules."""

    verdict: Literal["go", "fine", "again", "refused"] = msgspec.field(name="is")
    text: str


class LessonInfo(msgspec.Struct):
    """Where a lesson, task or example stands, in the language that was asked for."""

    id: str
    kind: Literal["lesson", "task", "example", "puzzle"]
    title: str
    scene: str
    step: int
    of: int
    text: str
    hint: str
    point: list[str]
    places: list[str]
    """What all of its steps speak of and are answered with: what it takes place among. Empty where nothing is told."""
    waits: bool
    over: bool
    reached: bool
    reply: LessonReply | None
    shown: list[str]
    """What was shown: the expected answer, or those of the solution."""


class LessonTable(msgspec.Struct):
    """A lesson's table as the learner sees it."""

    lesson: LessonInfo
    answers: list[Any]
    seat: str
    view: Any
    log: list[Any]
    log_start: int
    reasons: list[Any]
    table: dict[str, Any]
    standing: dict[str, Any]
    hints: dict[str, Any] = {}


async def course(call: Call) -> Response:
    file = f"games/{call.path('game')}/learn/{call.path('file')}.json"
    return respond(call.request, call.server.catalogue.file(file))


async def lesson_page(call: Call) -> Response:
    return await table_page(call)


async def lesson(call: Call) -> Response:
    return _answer(call, learn)


async def example(call: Call) -> Response:
    return _answer(call, show_example)


async def puzzle(call: Call) -> Response:
    return _answer(call, solve)


async def progress(call: Call) -> Response:
    visitor = await call.member()
    return call.reply(Learnt(await learning.learnt(call.storage, visitor.account.id)))


async def keep_progress(call: Call) -> Response:
    visitor = await call.member()
    return call.reply(Learnt(await learning.keep(call.storage, visitor.account.id, call.body.games)))


def _answer(call: Call, make: Callable[..., Play]) -> Response:
    body: Learn = call.body
    play = make(call.path("game"), call.path("name"), body.answers)
    language = language_of(call.query.lang or call.request.headers.get("accept-language"))
    return call.reply(Classroom(play, language).do(body))


class Classroom:
    """One request about one lesson, task or example."""

    def __init__(self, play: Play, language: str) -> None:
        self.play = play
        self.item: Item = _item_of(play)
        self.words = learn_words(play.match.game.folder(), language)
        self.reply: Reply | None = None
        self.shown: list[str] = []

    def do(self, body: Learn) -> LessonTable:
        """Do what was asked, and tell how it stands afterwards."""
        play, match = self.play, self.play.match
        if body.act == "answer":
            self.reply = _answered(play, body.answer)
        elif body.act == "go-on" and isinstance(play, Run):
            play.go_on()
        elif body.act == "back":
            play.back()
        elif body.act == "again":
            play.again()
        elif body.act == "show":
            match = self._show()
        if body.act != "show":
            match = play.match if body.at is None else play.match.at(min(body.at, play.match.moment))
        return self._table(match, with_hints=body.act == "hints")

    def _show(self) -> Match:
        """The table after the expected answer, or after the whole solution of a task."""
        play = self.play
        if isinstance(play, Solve):
            self.shown = [self.words.option(play.puzzle.asks, play.puzzle.solution)]
            match = play.match.fork()
            match.answer(play.puzzle.solution, play.seat)
            return match
        if isinstance(play, Run):
            if play.step is not None:
                self.shown = [self.words.option(play.step.asks, play.step.answer)]
            return play.after_expected()
        assert isinstance(play, Try)
        play.again()
        for answer in play.task.solution:
            question = play.match.question_for(play.seat)
            assert question is not None
            self.shown.append(self.words.option(question.kind, answer))
            play.answer(answer)
        match = play.match
        play.again()
        return match

    def _table(self, match: Match, *, with_hints: bool) -> LessonTable:
        play = self.play
        seat = play.seat or OBSERVER
        whole = Channel(seat, match).whole(match)
        del whole["notices"]
        return LessonTable(
            self._info(),
            play.match.answers,
            seat,
            table=_described(match, play.seat),
            standing=match.standing(seat),
            hints=_hints(match, play.seat) if with_hints else {},
            **whole,
        )

    def _info(self) -> LessonInfo:
        play, item, stand = self.play, self.item, self.play.stand()
        is_task = isinstance(play, Try)
        reply = self.reply
        if isinstance(play, Solve):
            title, scene = title_of(play.puzzle, self.words), ""
        else:
            title = self.words.say(item.message)
            scene = self.words.say(item.message, {}, "ask" if is_task else "scene")
        return LessonInfo(
            stand.id,
            _kind_of(play),
            title,
            scene,
            stand.step,
            stand.of,
            self._text(stand.say),
            self.words.say(item.message, {}, "hint") if is_task else "",
            list(stand.point),
            _places_of(play),
            stand.waits,
            stand.over,
            stand.over and (not isinstance(play, Try) or play.is_reached),
            None if reply is None or reply.say is None else LessonReply(reply.verdict, self._text(reply.say)),
            self.shown,
        )

    def _text(self, say: Say) -> str:
        if isinstance(self.play, Solve):
            return say_puzzle(self.play.puzzle, say, self.words)
        return self.words.say(say.message, {}, say.part)


def _item_of(play: Play) -> Item:
    if isinstance(play, Solve):
        return play.puzzle
    item: Item = play.task if isinstance(play, Try) else play.lesson  # type: ignore[attr-defined]
    return item


def _kind_of(play: Play) -> Literal["lesson", "task", "example", "puzzle"]:
    if isinstance(play, Solve):
        return "puzzle"
    if isinstance(play, Try):
        return "task"
    return "lesson" if isinstance(_item_of(play), Lesson) else "example"


def _places_of(play: Play) -> list[str]:
    """The names in all that is spoken of and answered: those of spaces tell where it takes place."""
    if isinstance(play, Run):
        return sorted({name for step in play.lesson.steps for name in (*step.point, *step.answer.split(":"))})
    answers = play.task.solution if isinstance(play, Try) else ()
    return sorted({name for answer in answers for name in answer.split(":")})


def _answered(play: Play, answer: str | None) -> Reply:
    if answer is None:
        raise Refused("not-offered", answer="", rule="", offered="")
    assert isinstance(play, Run | Try | Solve)
    return play.answer(answer)


def _hints(match: Match, seat: str) -> dict[str, Any]:
    """What would come of the options of the learner."""
    ask = match.question_for(seat) if seat else None
    if not isinstance(ask, Ask):
        return {}
    hints = ((option, match.game.hint(ask, option)) for option in ask.options()[:MOST_HINTS])
    return {option: hint for option, hint in hints if hint is not None}


def _described(match: Match, learner: str) -> dict[str, Any]:
    """The table as tables are described elsewhere; nobody else is at it."""
    game = match.game
    return {
        "table": "",
        "name": "",
        "game": game.id,
        "scenario": game.scenario,
        "options": dict(game.settings),
        "luck": "table",
        "promise": None,
        "seed": None,
        "pack": None,
        "fork_of": None,
        "version": match.moment,
        "moment": match.moment,
        "finished": match.question is None,
        "seats": [
            {
                "seat": seat,
                "player": match.seats[seat].partition(":")[0],
                "name": None,
                "yours": seat == learner,
                "online": True,
                "person": 0 if seat == learner else None,
            }
            for seat in game.seats
        ],
        "you": {"seats": [learner] if learner else [], "observer": not learner},
        "asked": [question.seat for question in match.questions],
        "proposal": None,
        "ended": None,
        "rated": False,
    }


ENDPOINTS = [
    Endpoint("GET", ME + "/learning", progress, "How far one has come in the lessons", gives=Learnt),
    Endpoint(
        "PUT",
        ME + "/learning",
        keep_progress,
        "Add what is finished, and where a lesson was left",
        Learnt,
        gives=Learnt,
        most_bytes=LEARNT_BYTES,
    ),
    Endpoint(
        "GET",
        API + "/games/{game}/learn/{file}.json",
        course,
        "What can be learnt of a game, or its key",
        gives=dict[str, Any],
        **FILE,
    ),
    Endpoint(
        "GET",
        "/learn/{game}/{lesson}",
        lesson_page,
        "The page of a lesson or worked example",
        media_type="text/html",
        query=None,
        needs_key=False,
    ),
    Endpoint(
        "POST",
        API + "/games/{game}/lessons/{name}",
        lesson,
        "A lesson or task, after the answers that are sent along",
        Learn,
        gives=LessonTable,
        needs_key=False,
    ),
    Endpoint(
        "POST",
        API + "/games/{game}/examples/{name}",
        example,
        "A worked example of the rulebook, after the answers that are sent along",
        Learn,
        gives=LessonTable,
        needs_key=False,
    ),
    Endpoint(
        "POST",
        API + "/games/{game}/puzzles/{name}",
        puzzle,
        "A puzzle, after the answers that are sent along",
        Learn,
        gives=LessonTable,
        needs_key=False,
    ),
]
