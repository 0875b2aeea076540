"""The WebSocket of one person at a table."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tricorne.core.errors import TricorneError
from tricorne.server.base.addresses import address_of
from tricorne.server.base.errors import Problem, body_of, language_of, status_of
from tricorne.server.base.limits import ACT, COME, FRAME_BYTES, GO_BACK, GUESS, LOOK_AGAIN, Rate
from tricorne.server.http import messages
from tricorne.server.http.calls import Server, decoded, incident, seated
from tricorne.server.tables.channels import text_of
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import PASSER_BY, TOKEN_PREFIX, Person
from tricorne.server.tables.tables import person_with

HELLO_SECONDS = 10.0
MOST_UNSENT = 500
CLOSE_MALFORMED, CLOSE_FLOOD, CLOSE_LARGE, CLOSE_AGAIN = 1007, 1008, 1009, 1013
CLOSE_NO_HELLO = 4408
MOST_REFUSED_FRAMES = 50
RATES: dict[type, Rate] = {
    messages.LookFrame: LOOK_AGAIN,
    messages.SyncFrame: LOOK_AGAIN,
    messages.UndoFrame: GO_BACK,
    messages.RewindFrame: GO_BACK,
}
"""Of the frames that cost more than an answer."""

_hello = msgspec.json.Decoder(messages.Hello)
_frame = msgspec.json.Decoder(messages.Frame)


class Connection:
    """One socket: what it is sent waits in a queue, so that nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket, server: Server) -> None:
        self.person: Person = PASSER_BY
        self.session = ""
        self._socket = socket
        self._server = server
        self._language = "en"
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._sending_away: asyncio.Task[None] | None = None
        self._refused = 0
        self._address = address_of(socket)

    # Sending

    def send(self, text: str) -> None:
        """Queue a message; a reader that is far too slow is sent away."""
        if self._queue.qsize() < MOST_UNSENT:
            self._queue.put_nowait(text)
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
                await self._socket.send_text(await self._queue.get())

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
            sender = asyncio.create_task(self._send_queued())
            try:
                await self._serve(live)
            except (WebSocketDisconnect, RuntimeError):
                pass
            finally:
                sender.cancel()
                live.audience.detach(self)
                live.tell_table_soon()

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
            live.is_seen_by(self._address, self.person.account)
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
        person = await seated(self._server.tables.storage, live, visitor)
        if person is not None:
            self.session = visitor.session
        return person

    async def _turn_away(self, error: TricorneError) -> None:
        self._refuse(error, None)
        status = status_of(error)
        code = CLOSE_NO_HELLO if error.code == "no-hello" else 4000 + status
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.send_text(self._queue.get_nowait())
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
                who = self.person.digest or self._address
                self._server.limits.take(RATES.get(type(frame), ACT), who)
                async with live:
                    live.is_seen_by(self._address, self.person.account)
                    await self._act(live, frame)
            except TricorneError as error:
                self._refuse(error, frame.id)
            except Exception:
                self._refuse(incident(), frame.id)

    async def _act(self, live: LiveTable, frame: messages.Frame) -> None:
        person = self.person
        match frame:
            case messages.AnswerFrame():
                await live.answer(person, frame.seat, frame.version, frame.answer)
            case messages.UndoFrame():
                await live.undo(person, frame.seat, frame.version)
            case messages.RewindFrame():
                await live.rewind(person, frame.seat, frame.version, frame.moment)
            case messages.ConsentFrame():
                await live.consent(person, frame.seat, frame.agree)
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
        live.audience.has_shown(self, msgspec.json.encode(view["table"]["seats"]))
        self.send(text_of({"type": "view", "id": frame, **view}))
