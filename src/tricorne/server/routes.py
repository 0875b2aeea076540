"""The HTTP interface: what docs/api.md describes."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.responses import Response

from tricorne.core.errors import BadRecord, Refused
from tricorne.core.game import Game
from tricorne.core.questions import Ask
from tricorne.core.record import read
from tricorne.games import game_class
from tricorne.server import messages, writes
from tricorne.server.audience import chat_line
from tricorne.server.calls import Call
from tricorne.server.channels import Channel, thought_again
from tricorne.server.errors import Problem
from tricorne.server.files import file_in, respond
from tricorne.server.limits import LOOK_BACK, MAKE
from tricorne.server.live import LiveTable
from tricorne.server.making import Made, links_of, make_fork, make_from_record
from tricorne.server.people import Person
from tricorne.server.storage import StoredChat, Taken

MOST_HINTS = 60
MOST_REASONS = 500
RECENT_CHAT = 50


# Games and files


async def games(call: Call) -> Response:
    return respond(call.request, call.server.catalogue.listing)


async def words(call: Call) -> Response:
    return respond(call.request, call.server.catalogue.file(f"words/{call.path('language')}.ftl"))


async def game_words(call: Call) -> Response:
    return respond(
        call.request, call.server.catalogue.file(f"games/{call.path('game')}/words/{call.path('language')}.ftl")
    )


async def game_help(call: Call) -> Response:
    return respond(
        call.request, call.server.catalogue.file(f"games/{call.path('game')}/help/{call.path('language')}.md")
    )


async def game_facts(call: Call) -> Response:
    return respond(
        call.request, call.server.catalogue.file(f"games/{call.path('game')}/facts/{call.path('file')}.json")
    )


async def game_replay(call: Call) -> Response:
    return respond(
        call.request, call.server.catalogue.file(f"games/{call.path('game')}/replays/{call.path('file')}.json")
    )


async def help_section(call: Call) -> Response:
    section = call.server.catalogue.section(call.path("game"), call.path("language"), call.path("section"))
    return call.reply(section)


async def home(call: Call) -> Response:
    return respond(call.request, file_in(call.server.settings.client, "index.html"))


async def table_page(call: Call) -> Response:
    with suppress(Problem):
        return respond(call.request, file_in(call.server.settings.client, "table.html"))
    return await home(call)


async def client_file(call: Call) -> Response:
    return respond(call.request, file_in(call.server.settings.client, call.path("path")))


async def game_client_file(call: Call) -> Response:
    return respond(call.request, file_in(game_class(call.path("game")).folder() / "client", call.path("path")))


async def health(call: Call) -> Response:
    await call.server.tables.storage.check()
    return call.reply(messages.Health("ok"))


# Making tables


async def import_table(call: Call) -> Response:
    call.server.limits.take(MAKE, call.address)
    players = call.server.tables.players
    record = bytes(call.body.record)
    pack = read(record).setup.pack
    call.server.packs.get(None if pack is None else pack.digest)
    checked = await players.check_record(record)
    if checked.code:
        raise BadRecord(checked.code, **checked.args)
    return await _told(call, make_from_record(record, call.body.name, players.names()))


async def fork_table(call: Call) -> Response:
    call.server.limits.take(MAKE, call.address)
    wish: messages.Fork = call.body
    async with await call.table() as live:
        person = call.person(live)
        moment = live.match.moment if wish.moment is None else wish.moment
        if moment > live.match.moment:
            raise Refused("no-such-moment", moment=moment, last=live.match.moment)
        made = make_fork(live, person, wish.seat, moment, wish.name, call.server.tables.players.names())
    return await _told(call, made)


async def _told(call: Call, made: Made) -> Response:
    await call.server.tables.add(made)
    return call.reply(links_of(made), 201)


# Looking


async def table(call: Call) -> Response:
    async with await call.table() as live:
        return call.reply(live.describe(call.person(live)))


async def view(call: Call) -> Response:
    query: messages.ViewQuery = call.query
    live = await call.table()
    if query.after is not None and query.wait and query.at is None:
        await _wait_for_change(call, live, query.after, query.wait)
    async with live:
        person = call.person(live)
        seat = query.seat or live.default_seat(person)
        live.may_look(person, seat)
        if query.at is not None:
            call.server.limits.take(LOOK_BACK, call.address)
            return call.reply(_earlier_view(live, person, seat, query.at))
        online = ",".join(sorted(live.audience.online_seats()))
        said = live.audience.last_said
        people = 0 if live.meeting is None else live.meeting.people
        proposal = msgspec.json.encode(live.proposal).hex()[:64]
        tag = f'"{live.version}-{seat}-{person.digest[:8]}-{online}-{people}-{said}-{proposal}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in call.request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return call.reply(await first_view(call.server.tables.storage, live, person, seat), headers=headers)


async def first_view(storage: Any, live: LiveTable, person: Person, seat: str) -> dict[str, Any]:
    """Everything that somebody needs who comes to a table."""
    chat = [] if not person.digest else await storage.chat(live.id, most=RECENT_CHAT)
    live.audience.last_said = max(live.audience.last_said, chat[-1].number if chat else 0)
    heard = [chat_line(line) for line in chat if live.hears(person, line.seat)]
    return {**live.whole_view(seat), "table": live.describe(person), "chat": heard}


def _earlier_view(live: LiveTable, person: Person, seat: str, moment: int) -> dict[str, Any]:
    there = live.match.at(moment)
    whole = Channel(seat, there).whole(there)
    return {"version": live.version, "seat": seat, **whole, "table": live.describe(person), "chat": []}


async def _wait_for_change(call: Call, live: LiveTable, after: int, seconds: float) -> None:
    async with live:
        call.person(live)
        if live.version > after:
            return
        changed = live.audience.changed
    live.audience.waiting += 1
    try:
        await asyncio.wait_for(changed.wait(), seconds)
    except TimeoutError:
        return
    finally:
        live.audience.waiting -= 1


async def game_log(call: Call) -> Response:
    query: messages.LogQuery = call.query
    async with await call.table() as live:
        person = call.person(live)
        seat = query.seat or live.default_seat(person)
        live.may_look(person, seat)
        call.server.limits.take(LOOK_BACK, call.address)
        match = live.match if query.at is None else live.match.at(query.at)
        return call.reply({"log": match.log(seat)[: query.to]})


async def reasons(call: Call) -> Response:
    query: messages.ReasonsQuery = call.query
    async with await call.table() as live:
        call.person(live)
        end = live.match.moment if query.to is None else query.to
        call.server.limits.take(LOOK_BACK, call.address)
        end = min(end, query.start + MOST_REASONS)
        return call.reply({"reasons": thought_again(live.match, query.start, end)})


async def hint(call: Call) -> Response:
    query: messages.HintQuery = call.query
    async with await call.table() as live:
        ask = _own_question(call, live)
        if query.option not in ask.options():
            raise Refused("not-offered", answer=query.option, rule=ask.rule, offered=", ".join(ask.options()[:12]))
        told = await asyncio.to_thread(live.match.game.hint, ask, query.option)
        return call.reply(messages.Hint(query.option, told))


async def hints(call: Call) -> Response:
    async with await call.table() as live:
        ask = _own_question(call, live)
        return call.reply(messages.Hints(await asyncio.to_thread(_all_hints, live.match.game, ask)))


def _all_hints(game: Game[Any], ask: Ask) -> dict[str, dict[str, Any]]:
    """What would come of the answers; it may take a moment, and the other tables do not wait for it."""
    answers = [whole.name for whole in game.whole_answers(ask)] or ask.options()
    told = {answer: game.hint(ask, answer) for answer in answers[:MOST_HINTS]}
    return {option: hint for option, hint in told.items() if hint is not None}


def _own_question(call: Call, live: LiveTable) -> Ask:
    """What a person's seat is asked: nobody gets hints about the questions of others."""
    person, seat = call.person(live), call.query.seat
    person.must_hold(seat)
    call.server.limits.take(LOOK_BACK, call.address)
    live.check_version(seat, call.query.version)
    ask = live.match.question_for(seat)
    if type(ask) is not Ask:
        raise Refused("not-your-turn", seat=seat, asked=", ".join(live.asked))
    return ask


async def pack(call: Call) -> Response:
    async with await call.table() as live:
        call.person(live)
        if live.match.setup.pack is None:
            raise Problem("no-pack")
        return call.reply(live.match.setup.pack)


async def record(call: Call) -> Response:
    async with await call.table() as live:
        call.person(live)
        if not live.finished:
            raise Problem("record-running")
        name = f"{live.stored.game}-{live.id}.json"
        return call.reply(live.match.record(), headers={"content-disposition": f'attachment; filename="{name}"'})


# Acting


async def give_answer(call: Call) -> Response:
    body: messages.GiveAnswer = call.body
    async with await call.table() as live:
        await live.answer(call.person(live), body.seat, body.version, body.answer)
        return _done(call, live)


async def undo(call: Call) -> Response:
    async with await call.table() as live:
        await live.undo(call.person(live), call.body.seat, call.body.version)
        return _done(call, live)


async def rewind(call: Call) -> Response:
    body: messages.Rewind = call.body
    async with await call.table() as live:
        await live.rewind(call.person(live), body.seat, body.version, body.moment)
        return _done(call, live, proposal=live.proposal)


async def consent(call: Call) -> Response:
    async with await call.table() as live:
        await live.consent(call.person(live), call.body.seat, call.body.agree)
        return _done(call, live, proposal=live.proposal)


async def leave(call: Call) -> Response:
    async with await call.table() as live:
        await live.leave(call.person(live), call.body.seat, call.body.player)
        return _done(call, live)


async def sit(call: Call) -> Response:
    async with await call.table() as live:
        person = call.person(live)
        if await call.club.clocks.has_lost(live, person):
            raise Problem("time-ran-out")
        await live.sit(person, call.body.seat)
        return _done(call, live)


def _done(call: Call, live: LiveTable, **more: Any) -> Response:
    return call.reply({"version": live.version, "moment": live.match.moment, **more})


# Talking


async def say(call: Call) -> Response:
    async with await call.table() as live:
        line = await say_at(call.server.tables.storage, live, call.person(live), call.body.seat, call.body.text)
        return call.reply(line, 201)


async def say_at(storage: Any, live: LiveTable, person: Person, seat: str, text: str) -> messages.ChatLine:
    """Store a line of the chat and show it to everybody at the table."""
    person.must_hold(seat)
    last = await storage.chat(live.id, most=1)
    line = StoredChat(last[-1].number + 1 if last else 1, seat, text, time.time())
    try:
        await storage.write(writes.chat(live.id, line))
    except Taken:
        raise Problem("busy") from None
    live.tell_chat(line)
    return chat_line(line)


async def chat(call: Call) -> Response:
    async with await call.table() as live:
        person = call.person(live)
        _must_have_key(person)
        lines = await call.server.tables.storage.chat(live.id, call.query.after)
        heard = [chat_line(line) for line in lines if live.hears(person, line.seat)]
        return call.reply(messages.ChatLines(heard))


async def notes(call: Call) -> Response:
    async with await call.table() as live:
        person = _must_have_key(call.person(live))
        return call.reply(messages.Notes(await call.server.tables.storage.notes(live.id, person.digest)))


async def keep_notes(call: Call) -> Response:
    async with await call.table() as live:
        person = call.person(live)
        if person.is_observer:
            raise Problem("only-watching")
        await call.server.tables.storage.write(writes.notes(live.id, person.digest, call.body.text))
        return call.reply(call.body)


def _must_have_key(person: Person) -> Person:
    if not person.digest:
        raise Problem("key-missing")
    return person
