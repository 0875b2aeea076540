"""The application: routes, the guard around them, and what lives as long as the server."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tricorne.core.garbage import collect_rarely
from tricorne.server.base.errors import Problem
from tricorne.server.base.limits import Limits
from tricorne.server.base.settings import Settings
from tricorne.server.club.club import Club
from tricorne.server.http.calls import Server, refusal, routes_of
from tricorne.server.http.catalogue import Catalogue
from tricorne.server.http.endpoints import ENDPOINTS
from tricorne.server.http.files import Served, respond
from tricorne.server.http.openapi import describe
from tricorne.server.http.packs import Packs
from tricorne.server.http.paths import TABLE
from tricorne.server.http.sockets import Connection
from tricorne.server.http.visits import Visits
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.players import Players
from tricorne.server.tables.tables import Tables
from tricorne.server.tables.watch import watch

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SWITCH_SECONDS = 0.0005
"""How long the loop may keep the thread waiting that commits: Python's own 5 ms would be felt twice in each answer."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Around everything: the headers of every answer, and no request that another site has sent."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (not self._same_origin(scope) or "\0" in scope["path"]):
            await send({"type": "websocket.close", "code": 4403})
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD") and not self._same_origin(scope):
            await refusal(Request(scope), Problem("wrong-origin"))(scope, receive, send)
        elif "\0" in scope["path"]:
            await refusal(Request(scope), Problem("no-such-page"))(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _same_origin(self, scope: Scope) -> bool:
        """Whether the page that sends this is ours. Programs send no origin."""
        headers = dict(scope["headers"])
        origin, host = headers.get(b"origin"), headers.get(b"host", b"")
        ours = (None, b"http://" + host, b"https://" + host)
        return origin in ours or origin.decode("latin-1") in self._origins


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return send_with_headers


async def _not_routed(request: Request, error: Exception) -> Response:
    """What the router refuses, in the one shape of errors."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        return refusal(request, Problem("wrong-method", methods=allowed), {"allow": allowed})
    return refusal(request, Problem("no-such-page"))


def make_app(settings: Settings) -> ASGIApp:
    """The application of a server."""
    if settings.prepare is not None:
        settings.prepare()
    storage = Storage(settings.database, shared=settings.shared, power_safe=settings.power_safe)
    players = Players(settings.bot_processes, settings.prepare)
    tables = Tables(storage, players, settings.keep_days, settings.look_back)
    club = Club(settings, storage, tables)
    packs = Packs(settings.packs)
    server = Server(settings, tables, Catalogue(packs), packs, Limits(settings.limits), Visits(settings.limits), club)
    description = Served(msgspec.json.encode(describe(ENDPOINTS)), "application/json")

    async def openapi(request: Request) -> Response:
        return respond(request, description)

    async def socket(websocket: WebSocket) -> None:
        await Connection(websocket, server).run()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await club.begin()
        chores_of_tables = (tables.resume(), tables.sweep(), tables.expiry.run(), watch(storage, tables))
        sys.setswitchinterval(SWITCH_SECONDS)
        collect_rarely()
        gc.collect()
        gc.freeze()
        chores = [asyncio.create_task(chore) for chore in (*chores_of_tables, *club.chores())]
        yield
        for chore in chores:
            chore.cancel()
        server.tables.close()
        club.close()
        players.close()
        storage.close()

    app = Starlette(
        routes=[
            *routes_of(ENDPOINTS, server),
            Route("/openapi.json", openapi),
            WebSocketRoute(TABLE + "/socket", socket),
        ],
        exception_handlers={HTTPException: _not_routed},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return Guard(app, settings.origins)
