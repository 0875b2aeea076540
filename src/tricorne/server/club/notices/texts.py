"""What notices say, in the language of their reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tricorne.core.questions import Ask, Luck
from tricorne.core.words import MissingText, Words, words_of
from tricorne.games import game_class
from tricorne.server.base.errors import server_words
from tricorne.server.club.notices.wishes import TURN


class Notice(NamedTuple):
    """A notice in words, with what a program needs: `kind` is that of the question, the offer or the end."""

    event: str
    table: str
    game: str
    seat: str
    kind: str
    title: str
    asked: str
    text: str
    url: str


class Place(NamedTuple):
    """Where something has happened, as a reader knows it: a game at a table, or an event."""

    url: str
    name: str
    table: str = ""
    game: str = ""
    seat: str = ""


def notice(
    kind: str, place: Place, language: str, args: Mapping[str, Any], detail: str = "", asked: str = ""
) -> Notice:
    """A notice of a kind; what is asked stands for itself where somebody has put it into words already."""
    own = server_words(language)
    known = {"name": place.name, **args}
    if place.game:
        known |= {"game": title_of(place.game, language), "seat": seat_name(place.game, place.seat, language)}
    title = own.say_plain(f"club-notice-{kind}-title", known)
    asked = asked or own.say_plain(f"club-notice-{kind}-asked", known)
    head = own.say_plain("club-notice-turn-text", known) + "\n\n" if kind == TURN else ""
    event = "your-turn" if kind == TURN else kind
    text = f"{head}{asked}\n\n{place.url}"
    return Notice(event, place.table, place.game, place.seat, detail, title, asked, text, place.url)


def question_in_words(game: str, question: Ask | Luck, language: str) -> str:
    """What a game asks; what is entered by hand at the table has no words of its own."""
    words = words_of(game_class(game).folder(), language)
    try:
        return words.prompt(question.kind, question.args) if type(question) is Ask else ""
    except MissingText:
        return question.kind


def title_of(game: str, language: str) -> str:
    """The name of a game."""
    words = words_of(game_class(game).folder(), language)
    return words.say("title") if words.has("title") else game


def seat_name(game: str, seat: str, language: str) -> str:
    """The name of a seat of a game."""
    return words_of(game_class(game).folder(), language).noun(seat) if seat else ""


def seat_names(game: str, seats: tuple[str, ...], language: str) -> str:
    """The names of several seats as a list."""
    words: Words = words_of(game_class(game).folder(), language)
    return words.join([words.noun(seat) for seat in seats])


def with_way_out(text: str, language: str, kind: str, link: str) -> str:
    """The text of a mail with the link that ends mails of its kind."""
    own = server_words(language)
    which = own.say_plain(f"club-kind-{kind}", {})
    return f"{text}\n\n-- \n{own.say_plain('club-notice-foot', {'which': which, 'link': link})}\n"


def letter(language: str, kind: str, name: str, link: str) -> tuple[str, str]:
    """The subject and the text of a letter with a link that works once."""
    words = server_words(language)
    args = {"name": name, "link": link}
    return words.say_plain(f"club-{kind}-title", args), words.say_plain(f"club-{kind}-text", args)
