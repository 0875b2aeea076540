"""The look back at a game that is over: the analysis, the best answers at a moment, branches and comments.

Nothing of it is told of a game that goes on, nor of a copy of one between people.
"""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from tricorne.bots.analysis import VISITS, Analysis, Answered, conclude
from tricorne.core.errors import Refused
from tricorne.core.fortune import Fortune, say_fortune
from tricorne.core.promise import Proof, say_proof
from tricorne.server.base.errors import Problem, language_of
from tricorne.server.base.limits import ANALYSE, ESTIMATE, LOOK_BACK
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.paths import TABLE
from tricorne.server.tables import aside
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.origins import must_not_copy
from tricorne.server.tables.people import Person
from tricorne.server.tables.work import WantedAnswers

RUNNING, LUCK_RUNNING = "look-back-running", "luck-running"


class LookBack(msgspec.Struct):
    """What has been found out so far; nothing where nobody has asked for it. `working` says that it goes on."""

    analysis: Analysis | None
    working: bool


class LuckInfo(msgspec.Struct):
    """Whether the luck was what had been promised; nothing where nothing was. `said` is the proof in words.

    `dice` is what each side's dice brought and bring on average, in all and fight by fight; `sums` the same in words.
    """

    kept: bool | None
    proof: Proof | None
    said: list[str]
    dice: Fortune
    sums: list[str]


class AnswersQuery(messages.Query):
    """The moment before the answer."""

    at: messages.Number = 0


class Branches(msgspec.Struct):
    """What was tried out."""

    branches: list[aside.Branch]


class Comments(msgspec.Struct):
    """What was said about moments."""

    comments: list[aside.Comment]


async def look_back(call: Call) -> Response:
    live = await _over(call)
    found = await call.server.tables.look_backs.findings(live.id)
    working = call.server.tables.look_backs.is_under_way(live.id)
    return call.reply(LookBack(None if found is None else conclude(found), working))


async def analyse(call: Call) -> Response:
    """Begin, or go on after a restart; what is known comes at once."""
    live = await _over(call)
    call.server.limits.take(ANALYSE, call.address)
    async with live:
        record = msgspec.json.encode(live.match.record())
    found = await call.server.tables.look_backs.begin(live.id, record, call.share(live.id))
    working = call.server.tables.look_backs.is_under_way(live.id)
    return call.reply(LookBack(conclude(found), working), 202 if working else 200)


async def best_answers(call: Call) -> Response:
    moment = call.query.at
    live = await _over(call)
    call.server.limits.take(ESTIMATE, call.address)
    async with live:
        position = live.position(moment)
        given = live.match.answers[moment] if moment < live.match.moment else None
    task = WantedAnswers(position, given, VISITS)
    found = await call.server.tables.players.answers(task, call.share(live.id))
    if found is None:
        raise Refused("not-a-choice")
    return call.reply(found)


async def luck(call: Call) -> Response:
    live = await _over(call, LUCK_RUNNING)
    call.server.limits.take(LOOK_BACK, call.address)
    async with live:
        record = msgspec.json.encode(live.match.record())
        words = live.match.game.words(language_of(call.query.lang or call.request.headers.get("accept-language")))
    proof, dice = await call.server.tables.players.luck(record, call.share(live.id))
    kept, said = (None, []) if proof is None else (proof.kept, say_proof(proof, words))
    return call.reply(LuckInfo(kept, proof, said, dice, say_fortune(dice, words)))


async def branches(call: Call) -> Response:
    live = await call.table()
    async with live:
        person = call.person(live)
    return call.reply(Branches(await aside.branches(call.storage, live.id, person)))


async def share_branch(call: Call) -> Response:
    live = await call.table()
    async with live:
        person = call.person(live)
    await aside.share_branch(call.storage, live.id, call.path("branch"), person, call.body.key)
    return call.reply(Branches(await aside.branches(call.storage, live.id, person)))


async def comments(call: Call) -> Response:
    live = await _over(call)
    return call.reply(Comments(await aside.comments(call.storage, live.id)))


async def say_comment(call: Call) -> Response:
    body: messages.NewComment = call.body
    live = await call.table()
    async with live:
        person = _must_be_over(live, call.person(live))
        person.must_hold(body.seat)
        live.company.must_let_speak(person)
        if body.moment > live.match.moment:
            raise Refused("no-such-moment", moment=body.moment, last=live.match.moment)
    return call.reply(await aside.comment(call.storage, live.id, body.moment, body.seat, body.text), 201)


async def take_back_comment(call: Call) -> Response:
    live = await call.table()
    async with live:
        person = call.person(live)
    number = call.path("number")
    if not (number.isascii() and number.isdigit()) or len(number) > 6:
        raise Problem("no-such-comment")
    await aside.take_back_comment(call.storage, live.id, int(number), person)
    return call.reply(Comments(await aside.comments(call.storage, live.id)))


async def _over(call: Call, problem: str = RUNNING) -> LiveTable:
    """The table of the path, where its game is over and nobody plays the one that it comes from."""
    live = await call.table()
    await must_not_copy(call.storage, live.stored, problem)
    async with live:
        _must_be_over(live, call.person(live), problem)
    return live


def _must_be_over(live: LiveTable, person: Person, problem: str = RUNNING) -> Person:
    if not live.finished:
        raise Problem(problem)
    return person


ENDPOINTS = [
    Endpoint("GET", TABLE + "/look-back", look_back, "What a look back has found out so far", gives=LookBack),
    Endpoint("POST", TABLE + "/look-back", analyse, "Look back at a game that is over", gives=LookBack),
    Endpoint(
        "GET",
        TABLE + "/answers",
        best_answers,
        "The best answers at a moment of a game that is over",
        query=AnswersQuery,
        gives=Answered,
    ),
    Endpoint(
        "GET",
        TABLE + "/luck",
        luck,
        "Whether the luck of a game that is over was the promised one",
        query=messages.Query,
        gives=LuckInfo,
    ),
    Endpoint("GET", TABLE + "/branches", branches, "What was tried out from a game", gives=Branches),
    Endpoint(
        "PUT",
        TABLE + "/branches/{branch}",
        share_branch,
        "Share a branch, or make it private again",
        messages.ShareBranch,
        gives=Branches,
    ),
    Endpoint("GET", TABLE + "/comments", comments, "Comments on the moments of a game", gives=Comments),
    Endpoint(
        "POST",
        TABLE + "/comments",
        say_comment,
        "Comment on a moment",
        messages.NewComment,
        gives=aside.Comment,
        status=201,
    ),
    Endpoint("DELETE", TABLE + "/comments/{number}", take_back_comment, "Take back one's own comment", gives=Comments),
]
