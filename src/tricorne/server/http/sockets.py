"""The WebSocket of one person at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tricorne.core.errors import TricorneError
from tricorne.server.base.addresses import address_of
from tricorne.server.base.errors import Problem, body_of, language_of, status_of
from tricorne.server.base.limits import ACT, ASK, COME, FRAME_BYTES, GO_BACK, GUESS, LOOK_AGAIN, LOOK_BACK, Rate
from tricorne.server.club.moderation import must_not_be_suspended
from tricorne.server.http import messages
from tricorne.server.http.calls import Server, decoded, incident, seated
from tricorne.server.http.doors import WRITE
from tricorne.server.http.offers import make_offer
from tricorne.server.tables.channels import text_of
from tricorne.server.tables.description import news_of
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import PASSER_BY, TOKEN_PREFIX, Person
from tricorne.server.tables.tables import person_with

HELLO_SECONDS = 10.0
MOST_UNSENT = 4_000_000
"""Letters that wait for a slow reader."""
CLOSE_MALFORMED, CLOSE_FLOOD, CLOSE_LARGE, CLOSE_AGAIN = 1007, 1008, 1009, 1013
CLOSE_NO_HELLO = 4408
MOST_REFUSED_FRAMES = 50
RATES: dict[type, Rate] = {
    messages.LookFrame: LOOK_AGAIN,
    messages.SyncFrame: LOOK_AGAIN,
    messages.UndoFrame: GO_BACK,
    messages.RewindFrame: GO_BACK,
    messages.OfferFrame: GO_BACK,
    messages.ConcedeFrame: GO_BACK,
}
"""Of the frames that cost more than an answer, by key."""
LOOKS = (messages.LookFrame, messages.SyncFrame)
"""Of these an address may not send more than it may look back."""

_hello = msgspec.json.Decoder(messages.Hello)
_frame = msgspec.json.Decoder(messages.Frame)


def _cannot_write(_: str) -> bool:
    """Where the server below does not let us write at once."""
    return False


class Connection:
    """One socket. What it is sent goes out at once; for a slow reader it waits in a queue, so that nobody else does."""

    def __init__(self, socket: WebSocket, server: Server) -> None:
        self.person: Person = PASSER_BY
        self.session = ""
        self._socket = socket
        self._server = server
        self._language = "en"
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._unsent = 0
        self._write: Callable[[str], bool] = socket.scope["extensions"].get(WRITE, _cannot_write)
        self._sender: asyncio.Task[None] | None = None
        self._sending_away: asyncio.Task[None] | None = None
        self._refused = 0
        self._address = address_of(socket)

    # Sending

    def send(self, text: str) -> None:
        """Send a message, or let it wait for those before it; a reader that is far too slow is sent away."""
        if not self._unsent and self._write(text):
            return
        if self._unsent < MOST_UNSENT:
            self._unsent += len(text)
            self._queue.put_nowait(text)
            if self._sender is None:
                self._sender = asyncio.create_task(self._send_queued())
        else:
            self.dismiss()

    async def _send_away(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(CLOSE_AGAIN)

    def dismiss(self) -> None:
        """Close, so that the person comes again as who they are by then."""
        if self._sending_away is None:
            self._sending_away = asyncio.create_task(self._send_away())

    async def _send_queued(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await self._queue.get()
                await self._socket.send_text(text)
                self._unsent -= len(text)
                self._queue.task_done()

    def _refuse(self, error: TricorneError, frame: messages.FrameId) -> None:
        body = msgspec.to_builtins(body_of(error, self._language))
        self.send(text_of({"type": "error", "id": frame, "status": status_of(error), **body}))

    # Receiving

    async def run(self) -> None:
        """Greet, then serve until one side leaves."""
        await self._socket.accept()
        with ExitStack() as visit:
            try:
                visit.enter_context(self._server.visits.of(self._address))
                live = await self._greet(visit)
            except TricorneError as error:
                await self._turn_away(error)
                return
            except (WebSocketDisconnect, RuntimeError):
                return
            try:
                await self._serve(live)
            except (WebSocketDisconnect, RuntimeError):
                pass
            finally:
                if self._sender is not None:
                    self._sender.cancel()
                live.audience.detach(self)
                live.part_from(self.person)

    async def _greet(self, visit: ExitStack) -> LiveTable:
        try:
            text = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            hello = decoded(_hello, text)
        except TimeoutError:
            raise Problem("no-hello", problem="timeout") from None
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise Problem("no-hello", problem=str(error)) from None
        self._language = language_of(hello.lang or self._socket.headers.get("accept-language"))
        self._server.limits.take(COME, self._address)
        live = await self._server.tables.open(self._socket.path_params["table"])
        async with live:
            try:
                self.person = await self._seated(live, hello.key) or person_with(live, hello.key)
            except Problem:
                self._server.limits.take(GUESS, self._address)
                raise
            visit.enter_context(self._server.visits.at(live, self._address, self.person))
            visit.enter_context(self._server.club.presence.at(self.person.account, live.id))
            live.is_seen_by(self._address, self.person)
            seat = hello.seat or live.default_seat(self.person)
            live.may_look(self.person, seat)
            await self._look(live, seat, hello.id)
        live.tell_table_soon()
        return live

    async def _seated(self, live: LiveTable, key: str) -> Person | None:
        """Who comes by their account: without a key, by cookie or personal token."""
        if key and not key.startswith(TOKEN_PREFIX):
            return None
        sessions = self._server.club.sessions
        visitor = await (sessions.by_token(key) if key else sessions.visitor(self._socket))
        if visitor is None:
            return None
        must_not_be_suspended(visitor.account)
        person = await seated(self._server.tables.storage, live, visitor)
        if person is not None:
            self.session = visitor.session or visitor.token
        return person

    async def _turn_away(self, error: TricorneError) -> None:
        self._refuse(error, None)
        status = status_of(error)
        code = CLOSE_NO_HELLO if error.code == "no-hello" else 4000 + status
        with suppress(WebSocketDisconnect, RuntimeError):
            if self._sender is not None:
                await self._queue.join()
            await self._socket.close(code)

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            await self._socket.close(CLOSE_MALFORMED)
            raise WebSocketDisconnect(CLOSE_MALFORMED)
        if len(text) > FRAME_BYTES:
            await self._socket.close(CLOSE_LARGE)
            raise WebSocketDisconnect(CLOSE_LARGE)
        return str(text)

    async def _serve(self, live: LiveTable) -> None:
        while True:
            text = await self._receive()
            try:
                frame = decoded(_frame, text)
            except (msgspec.ValidationError, msgspec.DecodeError) as error:
                self._refuse(Problem("bad-request", problem=str(error)), None)
                self._refused += 1
                if self._refused > MOST_REFUSED_FRAMES:
                    await self._socket.close(CLOSE_FLOOD)
                    return
                continue
            try:
                self._take(frame)
                if isinstance(frame, messages.AnswerFrame):
                    await live.as_known(partial(self._act, live, frame))
                else:
                    async with live:
                        await self._act(live, frame)
            except TricorneError as error:
                self._refuse(error, frame.id)
            except Exception:
                self._refuse(incident(), frame.id)

    def _take(self, frame: messages.Frame) -> None:
        """Count a frame, for its address and for whoever sends it."""
        limits = self._server.limits
        limits.take(ASK, self._address)
        if isinstance(frame, LOOKS):
            limits.take(LOOK_BACK, self._address)
        limits.take(RATES.get(type(frame), ACT), self.person.digest or self._address)

    async def _act(self, live: LiveTable, frame: messages.Frame) -> None:
        person = self.person
        live.is_seen_by(self._address, person)
        if not isinstance(frame, LOOKS):
            live.company.must_let_act(person)
        match frame:
            case messages.AnswerFrame():
                await live.answer(person, frame.seat, frame.version, frame.answer)
            case messages.UndoFrame():
                await live.undo(person, frame.seat, frame.version, turn=frame.turn)
            case messages.RewindFrame():
                await live.rewind(person, frame.seat, frame.version, frame.moment)
            case messages.ConsentFrame():
                await live.consent(person, frame.seat, frame.agree)
            case messages.OfferFrame():
                await make_offer(self._server.club, live, person, frame)
            case messages.ConcedeFrame():
                await live.concede(person, frame.seat)
            case messages.SayFrame():
                await live.say(person, frame.seat, frame.text)
            case messages.LookFrame():
                live.may_look(person, frame.seat)
                live.audience.detach(self)
                await self._look(live, frame.seat, frame.id)
                return
            case messages.SyncFrame():
                seat = next(seat for seat, channel in live.audience.channels.items() if self in channel.lookers)
                await self._look(live, seat, frame.id)
                return
        self.send(text_of({"type": "done", "id": frame.id, "version": live.version}))

    async def _look(self, live: LiveTable, seat: str, frame: messages.FrameId) -> None:
        live.audience.attach(self, seat, live.match)
        view = await live.first_view(self.person, seat)
        live.audience.has_shown(self, news_of(view["table"]))
        self.send(text_of({"type": "view", "id": frame, **view}))
