"""What the server refuses: a status that fits, a code, and one clear line in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any

import msgspec

from tricorne.core.errors import BadSetup, TricorneError
from tricorne.core.words import LANGUAGES, TABLE_WORDS, MissingText, Words, words_of
from tricorne.games import game_class
from tricorne.server.base.settings import CLIENT

SERVER_WORDS = Path(__file__).parent.parent / "words"

STATUS = {
    "bad-request": 400,
    "no-hello": 400,
    "key-missing": 401,
    "key-unknown": 401,
    "invitation-taken": 401,
    "take-first": 403,
    "not-your-seat": 403,
    "only-watching": 403,
    "not-host": 403,
    "record-running": 403,
    "chances-running": 403,
    "coach-running": 403,
    "leave-running": 403,
    "hints-running": 403,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-section": 404,
    "no-pack": 404,
    "no-such-draft": 404,
    "not-your-draft": 403,
    "draft-stale": 409,
    "too-many-drafts": 409,
    "vassal-too-large": 413,
    "unknown-game": 404,
    "no-such-moment": 404,
    "wrong-method": 405,
    "stale": 409,
    "no-proposal": 409,
    "seat-left": 409,
    "seat-yours": 409,
    "game-over": 409,
    "rewind-rated": 409,
    "rated-running": 403,
    "leave-rated": 409,
    "proposal-waits": 409,
    "nobody-to-agree": 409,
    "seat-lost": 409,
    "no-clock": 409,
    "not-paused": 409,
    "not-your-gift": 409,
    "too-large": 413,
    "record-too-large": 413,
    "too-fast": 429,
    "queue-full": 429,
    "too-many-sockets": 429,
    "too-many-connections": 429,
    "server-error": 500,
    "not-stored": 503,
    "not-signed-in": 401,
    "token-unknown": 401,
    "wrong-password": 401,
    "csrf": 403,
    "games-hidden": 403,
    "not-played": 403,
    "metrics-closed": 403,
    "not-with-token": 403,
    "not-open": 403,
    "not-your-level": 403,
    "no-such-person": 404,
    "name-taken": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "too-many": 409,
    "not-over": 409,
    "no-such-branch": 404,
    "no-such-comment": 404,
    "not-a-watching-key": 422,
    "look-back-running": 403,
    "luck-running": 403,
    "nothing-to-claim": 409,
    "on-vacation": 409,
    "not-on-vacation": 409,
    "no-vacation-left": 409,
    "no-such-event": 404,
    "no-such-report": 404,
    "not-moderator": 403,
    "suspended": 403,
    "muted": 403,
    "order-answered": 409,
    "not-maker": 403,
    "event-too-new": 403,
    "event-company": 403,
    "event-over": 409,
    "event-full": 409,
    "event-joined": 409,
    "event-left": 409,
    "event-not-in": 409,
    "event-paused": 409,
    "event-not-paused": 409,
    "event-not-spare": 409,
    "event-no-challenge": 409,
    "event-out-of-reach": 409,
    "event-busy": 409,
    "bad-name": 422,
    "bad-mail": 422,
    "bad-address": 422,
    "bad-letter": 422,
    "no-mail": 422,
    "mail-failed": 503,
    "busy": 503,
}
REFUSED = 422
"""The status of everything that is well said but not possible by the rules."""


class Problem(TricorneError):
    """Something that the server itself cannot accept."""

    def __str__(self) -> str:
        return say(self, "en")


class ErrorBody(msgspec.Struct):
    """The one shape of every error."""

    code: str
    message: str
    args: dict[str, Any]


def status_of(error: TricorneError) -> int:
    """The HTTP status that says honestly what kind of refusal it is."""
    return STATUS.get(error.code, REFUSED)


def body_of(error: TricorneError, language: str) -> ErrorBody:
    """The error as it is sent."""
    return ErrorBody(error.code, say(error, language), {key: _plain(value) for key, value in error.args_.items()})


def refusal_page(error: TricorneError, language: str) -> str:
    """The error as a page, with a way back."""
    home = server_words(language).say_plain("all-games", {})
    return _page().substitute(language=language, message=escape(say(error, language)), home=escape(home))


@cache
def _page() -> Template:
    return Template(CLIENT.joinpath("refusal.html").read_text("utf-8"))


def _plain(value: Any) -> Any:
    return value if isinstance(value, int | float | bool | None) else str(value)


@cache
def server_words(language: str) -> Words:
    """The words of the table and of the server."""
    return Words((TABLE_WORDS, SERVER_WORDS), language)


def say(error: TricorneError, language: str) -> str:
    """One clear line about what was refused."""
    args = dict(error.args_)
    if error.code == "not-offered-because":
        args["reason"] = _reason(args, language)
    try:
        return server_words(language).say_plain(f"e-{error.code}", args)
    except MissingText:
        return error.code


def _reason(args: Mapping[str, Any], language: str) -> str:
    """Why an answer is not offered, in the game's own words."""
    try:
        return words_of(game_class(args["game"]).folder(), language).say(args["reason"])
    except (MissingText, BadSetup):
        return str(args["reason"])


def language_of(wanted: str | None) -> str:
    """The first language of an Accept-Language header (or a plain code) that there are words in."""
    for part in (wanted or "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
