"""Pages, texts and facts: what a browser asks for before anybody plays."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.responses import Response

from tricorne.games import game_class
from tricorne.server.base.errors import Problem
from tricorne.server.http import messages
from tricorne.server.http.calls import Call, Endpoint
from tricorne.server.http.files import file_in, respond
from tricorne.server.http.paths import API


def _listed(call: Call, path: str) -> Response:
    """A file of the catalogue; the parts of its path are those of the address."""
    return respond(call.request, call.server.catalogue.file(path.format_map(call.request.path_params)))


async def games(call: Call) -> Response:
    return respond(call.request, call.server.catalogue.listing)


async def words(call: Call) -> Response:
    return _listed(call, "words/{language}.ftl")


async def game_words(call: Call) -> Response:
    return _listed(call, "games/{game}/words/{language}.ftl")


async def game_help(call: Call) -> Response:
    return _listed(call, "games/{game}/help/{language}.md")


async def game_facts(call: Call) -> Response:
    return _listed(call, "games/{game}/facts/{file}.json")


async def game_replay(call: Call) -> Response:
    return _listed(call, "games/{game}/replays/{file}.json")


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
    return respond(call.request, file_in(call.server.settings.client, call.path("path"), bare=True))


async def game_client_file(call: Call) -> Response:
    return respond(call.request, file_in(game_class(call.path("game")).folder() / "client", call.path("path")))


async def health(call: Call) -> Response:
    await call.server.tables.storage.check()
    return call.reply(messages.Health("ok"))


FILE: dict[str, Any] = {"query": messages.FileQuery, "needs_key": False}
ENDPOINTS = [
    Endpoint("GET", "/", home, "The page", media_type="text/html", query=None, needs_key=False),
    Endpoint(
        "GET",
        "/t/{table}",
        table_page,
        "The page of a table",
        media_type="text/html",
        query=None,
        needs_key=False,
    ),
    Endpoint("GET", "/client/{path:path}", client_file, "Files of the page", media_type="*/*", **FILE),
    Endpoint(
        "GET",
        "/games/{game}/client/{path:path}",
        game_client_file,
        "Files of a game's board",
        media_type="*/*",
        **FILE,
    ),
    Endpoint(
        "GET",
        "/healthz",
        health,
        "Whether the server and its storage work",
        gives=messages.Health,
        needs_key=False,
    ),
    Endpoint("GET", API + "/games", games, "What can be played", gives=messages.GamesInfo, **FILE),
    Endpoint("GET", API + "/words/{language}.ftl", words, "Words of the table", media_type="text/plain", **FILE),
    Endpoint(
        "GET",
        API + "/games/{game}/words/{language}.ftl",
        game_words,
        "Words of a game",
        media_type="text/plain",
        **FILE,
    ),
    Endpoint(
        "GET",
        API + "/games/{game}/help/{language}.md",
        game_help,
        "Rule help",
        media_type="text/markdown",
        **FILE,
    ),
    Endpoint(
        "GET",
        API + "/games/{game}/help/{language}/{section}",
        help_section,
        "One section of the rule help",
        gives=messages.Section,
        needs_key=False,
    ),
    Endpoint("GET", API + "/games/{game}/facts/{file}.json", game_facts, "Printed facts", gives=dict[str, Any], **FILE),
    Endpoint(
        "GET",
        API + "/games/{game}/replays/{file}.json",
        game_replay,
        "The record of an example game",
        gives=dict[str, Any],
        **FILE,
    ),
]
