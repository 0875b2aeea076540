"""One HTTP request: decoded, checked, answered; and the table of all of them, from which the description is made."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from tricorne.core.depth import MOST_DEPTH, is_too_deep
from tricorne.core.errors import TricorneError
from tricorne.server.base import metrics
from tricorne.server.base.addresses import address_of
from tricorne.server.base.errors import Problem, body_of, language_of, refusal_page, status_of
from tricorne.server.base.limits import ACT, ASK, BODY_BYTES, GUESS, Limits, Rate
from tricorne.server.base.settings import Settings
from tricorne.server.club.club import Club
from tricorne.server.club.moderation import must_not_be_suspended
from tricorne.server.club.sessions import SAFE, Visitor
from tricorne.server.http.catalogue import Catalogue
from tricorne.server.http.messages import Query
from tricorne.server.http.packs import Packs
from tricorne.server.http.visits import Visits
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.fair import Share
from tricorne.server.tables.live import LiveTable
from tricorne.server.tables.people import TOKEN_PREFIX, Person, person_of
from tricorne.server.tables.tables import Tables, person_with

T = TypeVar("T")
JSON = "application/json"
WORTH_PACKING = 8_000
_ZERO = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
log = logging.getLogger(__name__)


class Server(NamedTuple):
    """What every request needs."""

    settings: Settings
    tables: Tables
    catalogue: Catalogue
    packs: Packs
    limits: Limits
    visits: Visits
    club: Club


class Call:
    """A request being answered."""

    def __init__(self, server: Server, request: Request, body: Any, query: Any) -> None:
        self.server = server
        self.request = request
        self.body = body
        self.query = query
        self._seated: Person | None = None

    @property
    def club(self) -> Club:
        return self.server.club

    @property
    def storage(self) -> Storage:
        return self.server.tables.storage

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    async def table(self, named: str | None = None) -> LiveTable:
        """The table of the path, or one that is named. Whoever comes without a key may hold seats by their account."""
        live = await self.server.tables.open(self.path("table") if named is None else named)
        if self.key is None:
            visitor = await self.acting_visitor()
            self._seated = None if visitor is None else await seated(self.storage, live, visitor)
        return live

    @property
    def key(self) -> str | None:
        """The key of a table or a draft that is sent along; personal tokens are no keys."""
        scheme, _, key = self.request.headers.get("authorization", "").partition(" ")
        key = key.strip()
        return key if scheme.lower() == "bearer" and not key.startswith(TOKEN_PREFIX) else None

    def person(self, live: LiveTable, rate: Rate = ACT) -> Person:
        """Who asks. Guessing keys is slowed down."""
        try:
            person = self._seated or person_with(live, self.key)
        except Problem:
            self.guessing()
            raise
        self.server.limits.take(rate, person.digest or self.address)
        if self.request.method not in SAFE:
            live.company.must_let_act(person)
        live.is_seen_by(self.address, person)
        return person

    def share(self, table: str = "") -> Share:
        """In whose share the request is answered where that takes a worker."""
        seated = self._seated
        return Share(self.address, (seated.account or "") if seated is not None else "", table)

    def guessing(self) -> None:
        """Count somebody who tries what may be a guess."""
        self.server.limits.take(GUESS, self.address)

    async def visitor(self) -> Visitor | None:
        """Who is signed in, if anybody is."""
        try:
            return await self.club.sessions.visitor(self.request)
        except Problem:
            self.guessing()
            raise

    async def acting_visitor(self) -> Visitor | None:
        """Who is signed in, where the request may change something: it must be their own, and nobody suspended."""
        visitor = await self.own_visitor()
        if visitor is not None and self.request.method not in SAFE:
            must_not_be_suspended(visitor.account)
        return visitor

    async def own_visitor(self) -> Visitor | None:
        """The same for what somebody who is suspended may do."""
        visitor = await self.visitor()
        if visitor is not None and self.request.method not in SAFE:
            self.club.sessions.must_be_own(visitor, self.request)
        return visitor

    async def member(self, *, suspended_too: bool = False) -> Visitor:
        """Who is signed in, or a refusal."""
        visitor = await (self.own_visitor() if suspended_too else self.acting_visitor())
        if visitor is None:
            raise Problem("not-signed-in")
        self.server.limits.take(ACT, visitor.account.id)
        return visitor

    async def person_member(self, *, suspended_too: bool = False) -> Visitor:
        """Who is signed in by name and password; a token is not enough."""
        visitor = await self.member(suspended_too=suspended_too)
        if not visitor.session:
            raise Problem("not-with-token")
        return visitor

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without letting the answer wait for it."""
        task = asyncio.create_task(_quietly(work))
        _working.add(task)
        task.add_done_callback(_working.discard)

    def reply(self, value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
        """A value as JSON, packed when it is large."""
        body = msgspec.json.encode(value)
        if len(body) > WORTH_PACKING and self._unpacks:
            return self.reply_with(body, gzip.compress(body, 3), status, headers)
        return Response(body, status, {"cache-control": "no-store", **(headers or {})}, JSON)

    def reply_with(
        self, body: bytes, packed: bytes, status: int = 200, headers: dict[str, str] | None = None
    ) -> Response:
        """JSON that was made and packed before."""
        all_headers = {"cache-control": "no-store", **(headers or {}), "vary": "accept-encoding"}
        if self._unpacks:
            body, all_headers["content-encoding"] = packed, "gzip"
        return Response(body, status, all_headers, JSON)

    @property
    def _unpacks(self) -> bool:
        return "gzip" in self.request.headers.get("accept-encoding", "")


_working: set[asyncio.Task[None]] = set()


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except TricorneError as error:
        log.warning("done later, and failed: %s", error.code)
    except Exception:
        log.exception("done later, and failed")


async def seated(storage: Storage, live: LiveTable, visitor: Visitor) -> Person | None:
    """The person whom an account makes of its owner at a table."""
    key = await storage.key_of(live.id, visitor.account.id)
    return None if key is None else person_of(key)


Handler = Callable[[Call], Awaitable[Response]]


class Endpoint(NamedTuple):
    """One line of the interface. A body of bytes is taken as it comes."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: type | None = None
    query: type | None = Query
    gives: type | None = None
    status: int = 200
    media_type: str = JSON
    most_bytes: int = BODY_BYTES
    needs_key: bool = True
    rate: Rate | None = None
    """What is counted by address before a large body is read."""


def routes_of(endpoints: list[Endpoint], server: Server) -> list[Route]:
    """The endpoints as routes."""
    return [
        Route(endpoint.path, _answering(endpoint, server), methods=[endpoint.method], name=endpoint.handler.__name__)
        for endpoint in endpoints
    ]


def _answering(endpoint: Endpoint, server: Server) -> Callable[[Request], Awaitable[Response]]:
    decoder: msgspec.json.Decoder[Any] | None = (
        None if endpoint.body in (None, bytes) else msgspec.json.Decoder(endpoint.body)
    )

    async def answer(request: Request) -> Response:
        start = time.perf_counter()
        response = await try_to_answer(request)
        metrics.count("tricorne_requests_total", endpoint=endpoint.handler.__name__, status=str(response.status_code))
        seconds = time.perf_counter() - start
        metrics.observe("tricorne_request_seconds", seconds)
        if log.isEnabledFor(logging.INFO):
            said = {"method": endpoint.method, "status": response.status_code, "ms": round(seconds * 1000, 2)}
            log.info("request %s", endpoint.handler.__name__, extra={"fields": said})
        return response

    async def try_to_answer(request: Request) -> Response:
        try:
            server.limits.take(ASK, address_of(request))
            if endpoint.rate is not None:
                server.limits.take(endpoint.rate, address_of(request))
            raw = await read_body(request, endpoint.most_bytes)
            body = raw if decoder is None else await _decoded(decoder, raw)
            query: Any = None if endpoint.query is None else query_of(request, endpoint.query)
            return await endpoint.handler(Call(server, request, body, query))
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
            return refusal(request, Problem("bad-request", problem=str(error)))
        except TricorneError as error:
            return refusal(request, error)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            return refusal(request, incident())

    return answer


def decoded(decoder: msgspec.json.Decoder[T], raw: bytes | str) -> T:
    """What somebody has sent. Parts in parts without end are refused like everything else that cannot be read.

    So is the character 0, which not every database can keep.
    """
    raw = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
    if is_too_deep(raw):
        raise msgspec.DecodeError(f"parts within parts are more than {MOST_DEPTH} deep")
    if b"u0000" in raw and _ZERO.search(raw):
        raise msgspec.DecodeError("a text has the character 0 in it")
    return decoder.decode(raw)


async def _decoded(decoder: msgspec.json.Decoder[T], raw: bytes) -> T:
    """The same, beside the loop where it takes its time."""
    return decoded(decoder, raw) if len(raw) <= BODY_BYTES else await asyncio.to_thread(decoded, decoder, raw)


def query_of(request: Request, cls: type[T]) -> T:
    """The query of a request, checked. A name given twice is refused."""
    pairs = request.query_params.multi_items()
    if len({name for name, _ in pairs}) != len(pairs):
        raise Problem("bad-request", problem="a name is given twice")
    if any("\0" in value for _, value in pairs):
        raise Problem("bad-request", problem="a text has the character 0 in it")
    return msgspec.convert(dict(pairs), cls, strict=False)


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, as far as it is small enough."""
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced) > most:
        raise Problem("too-large", limit=most)
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Problem("too-large", limit=most)
        chunks.append(chunk)
    return b"".join(chunks)


def incident() -> Problem:
    """Something that should not have happened: the log gets it with a number, the user only the number."""
    number = secrets.token_hex(4)
    log.exception("incident %s", number)
    metrics.count("tricorne_incidents_total")
    return Problem("server-error", id=number)


def refusal(request: Request, error: TricorneError, headers: dict[str, str] | None = None) -> Response:
    """An error in the language of the reader."""
    language = language_of(request.query_params.get("lang") or request.headers.get("accept-language"))
    status = status_of(error)
    extra = dict(headers or {})
    if status == 401:
        extra["www-authenticate"] = "Bearer"
    if status == 429:
        extra["retry-after"] = str(error.args_["seconds"])
    extra["cache-control"] = "no-store"
    if _is_visit(request):
        return HTMLResponse(refusal_page(error, language), status, extra)
    return Response(msgspec.json.encode(body_of(error, language)), status, extra, JSON)


def _is_visit(request: Request) -> bool:
    """Whether a person has gone to an address, rather than a page or a program asked for something."""
    is_api = request.url.path.startswith("/api/")
    return request.method == "GET" and not is_api and request.headers.get("accept", "").startswith("text/html")
