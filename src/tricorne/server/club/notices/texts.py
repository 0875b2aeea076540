"""What a notice says, in the language of its reader: the game, the table, what is asked."""

from __future__ import annotations

from typing import NamedTuple

from tricorne.core.questions import Ask
from tricorne.core.words import MissingText, words_of
from tricorne.games import game_class
from tricorne.server.base.errors import server_words
from tricorne.server.tables.live import LiveTable


class Notice(NamedTuple):
    """A notice in words, with what a program needs."""

    table: str
    game: str
    seat: str
    kind: str
    title: str
    asked: str
    text: str
    url: str


def notice_for(live: LiveTable, seat: str, language: str, url: str) -> Notice | None:
    """The notice to a seat that is asked something; the table is held."""
    question = live.match.question_for(seat)
    if question is None:
        return None
    game = live.match.game.id
    words = words_of(game_class(game).folder(), language)
    try:
        asked = words.prompt(question.kind, question.args) if type(question) is Ask else ""
    except MissingText:
        asked = question.kind
    own = server_words(language)
    name = _title(game, language)
    place = live.stored.name or name
    title = own.say_plain("club-notice-title", {"game": name, "table": place})
    body = {"game": name, "table": place, "seat": words.noun(seat), "asked": asked, "url": f"{url}/t/{live.id}"}
    text = own.say_plain("club-notice-text", body)
    return Notice(live.id, game, seat, question.kind, title, asked, text, f"{url}/t/{live.id}")


def _title(game: str, language: str) -> str:
    words = words_of(game_class(game).folder(), language)
    return words.say("title") if words.has("title") else game


def letter(language: str, kind: str, name: str, link: str) -> tuple[str, str]:
    """The subject and the text of a letter with a link that works once."""
    words = server_words(language)
    args = {"name": name, "link": link}
    return words.say_plain(f"club-{kind}-title", args), words.say_plain(f"club-{kind}-text", args)
