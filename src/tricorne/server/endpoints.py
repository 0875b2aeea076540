"""The table of all HTTP endpoints: what docs/api.md describes and /openapi.json is made from."""

from __future__ import annotations

from typing import Any

from tricorne.core.facts import Pack
from tricorne.server import chances, lesson_routes, messages, routes
from tricorne.server.calls import Endpoint
from tricorne.server.limits import RECORD_BYTES

API = "/api/v1"
TABLE = API + "/tables/{table}"
FILE: dict[str, Any] = {"query": messages.FileQuery, "needs_key": False}

ENDPOINTS = [
    Endpoint("GET", "/", routes.home, "The page", media_type="text/html", query=None, needs_key=False),
    Endpoint(
        "GET",
        "/t/{table}",
        routes.table_page,
        "The page of a table",
        media_type="text/html",
        query=None,
        needs_key=False,
    ),
    *lesson_routes.ENDPOINTS,
    Endpoint(
        "GET",
        "/learn/{game}/{lesson}",
        routes.table_page,
        "The page of a lesson or worked example",
        media_type="text/html",
        query=None,
        needs_key=False,
    ),
    Endpoint("GET", "/client/{path:path}", routes.client_file, "Files of the page", media_type="*/*", **FILE),
    Endpoint(
        "GET",
        "/games/{game}/client/{path:path}",
        routes.game_client_file,
        "Files of a game's board",
        media_type="*/*",
        **FILE,
    ),
    Endpoint(
        "GET",
        "/healthz",
        routes.health,
        "Whether the server and its storage work",
        gives=messages.Health,
        needs_key=False,
    ),
    Endpoint("GET", API + "/games", routes.games, "What can be played", gives=messages.GamesInfo, **FILE),
    Endpoint("GET", API + "/words/{language}.ftl", routes.words, "Words of the table", media_type="text/plain", **FILE),
    Endpoint(
        "GET",
        API + "/games/{game}/words/{language}.ftl",
        routes.game_words,
        "Words of a game",
        media_type="text/plain",
        **FILE,
    ),
    Endpoint(
        "GET",
        API + "/games/{game}/help/{language}.md",
        routes.game_help,
        "Rule help",
        media_type="text/markdown",
        **FILE,
    ),
    Endpoint(
        "GET",
        API + "/games/{game}/help/{language}/{section}",
        routes.help_section,
        "One section of the rule help",
        gives=messages.Section,
        needs_key=False,
    ),
    Endpoint(
        "GET", API + "/games/{game}/facts/{file}.json", routes.game_facts, "Printed facts", gives=dict[str, Any], **FILE
    ),
    Endpoint(
        "GET",
        API + "/games/{game}/replays/{file}.json",
        routes.game_replay,
        "The record of an example game",
        gives=dict[str, Any],
        **FILE,
    ),
    Endpoint(
        "POST",
        API + "/tables/import",
        routes.import_table,
        "Make a table from a record",
        messages.ImportTable,
        gives=messages.Links,
        status=201,
        most_bytes=RECORD_BYTES + 1_000,
        needs_key=False,
    ),
    Endpoint("GET", TABLE, routes.table, "A table", gives=messages.TableInfo),
    Endpoint(
        "GET", TABLE + "/view", routes.view, "What a seat sees", query=messages.ViewQuery, gives=messages.ViewInfo
    ),
    Endpoint(
        "GET", TABLE + "/log", routes.game_log, "The log of a seat", query=messages.LogQuery, gives=messages.LogLines
    ),
    Endpoint(
        "GET",
        TABLE + "/reasons",
        routes.reasons,
        "Why non-players answered what they did",
        query=messages.ReasonsQuery,
        gives=messages.Reasons,
    ),
    Endpoint(
        "GET",
        TABLE + "/hint",
        routes.hint,
        "What would come of an option",
        query=messages.HintQuery,
        gives=messages.Hint,
    ),
    Endpoint(
        "GET",
        TABLE + "/hints",
        routes.hints,
        "What would come of each option",
        query=messages.HintsQuery,
        gives=messages.Hints,
    ),
    Endpoint(
        "GET",
        TABLE + "/chances",
        chances.chances,
        "The chances to win, of a table that is over or played alone",
        query=messages.ChancesQuery,
        gives=messages.Chances,
    ),
    Endpoint("GET", TABLE + "/pack", routes.pack, "The component pack of a table", gives=Pack),
    Endpoint("GET", TABLE + "/record", routes.record, "The record of a finished game", gives=dict[str, Any]),
    Endpoint("POST", TABLE + "/answer", routes.give_answer, "Answer", messages.GiveAnswer, gives=messages.Done),
    Endpoint("POST", TABLE + "/undo", routes.undo, "Take back the last choice", messages.Undo, gives=messages.Done),
    Endpoint(
        "POST", TABLE + "/rewind", routes.rewind, "Propose to go back", messages.Rewind, gives=messages.ProposalDone
    ),
    Endpoint(
        "POST",
        TABLE + "/consent",
        routes.consent,
        "Agree to going back, or refuse",
        messages.Consent,
        gives=messages.ProposalDone,
    ),
    Endpoint("POST", TABLE + "/leave", routes.leave, "Leave a seat to a bot", messages.Leave, gives=messages.Done),
    Endpoint("POST", TABLE + "/sit", routes.sit, "Sit down again", messages.Sit, gives=messages.Done),
    Endpoint(
        "POST",
        TABLE + "/fork",
        routes.fork_table,
        "Make a private what-if table",
        messages.Fork,
        gives=messages.Links,
        status=201,
    ),
    Endpoint("GET", TABLE + "/chat", routes.chat, "The chat", query=messages.ChatQuery, gives=messages.ChatLines),
    Endpoint("POST", TABLE + "/chat", routes.say, "Say something", messages.Say, gives=messages.ChatLine, status=201),
    Endpoint("GET", TABLE + "/notes", routes.notes, "One's private notes", gives=messages.Notes),
    Endpoint("PUT", TABLE + "/notes", routes.keep_notes, "Keep private notes", messages.Notes, gives=messages.Notes),
]
