"""What must hold at every question: options, reasons, views, texts, the log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, ValuesView
from functools import partial
from typing import Any

import msgspec

from tricorne.core.conformance.broken import NOT_AN_OPTION, Broken
from tricorne.core.game import OBSERVER, Game
from tricorne.core.match import Match
from tricorne.core.questions import Ask, Luck
from tricorne.core.reference import read_reference
from tricorne.core.state import encode
from tricorne.core.words import LANGUAGES, MissingText, Words, identifier

KEBAB = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
_spelt: set[str] = set()
_components: dict[str, set[str]] = {}

offered: dict[tuple[str, str], set[str]] = {}
"""By game and kind of question, every name that was offered in this process."""
said: set[tuple[str, ...]] = set()
"""The texts that were found: each distinct thing is looked up once in a process."""


def check_position(match: Match) -> None:
    """What must hold whenever somebody is asked."""
    game = match.game
    before = encode(game.state)
    for question in match.questions:
        check_options(question)
        check_spelling((question.kind,))
        check_question_texts(game, question)
        if type(question) is Ask and game.gives_reasons:
            check_reasons(game, question)
    for seat in (*game.seats, OBSERVER):
        view = match.view(seat)
        check_view(view, game, seat)
    if encode(game.state) != before:
        raise Broken("looking changes nothing", "the state changed by listing options or building a view")
    for sentence in game.invariants():
        raise Broken("invariant", sentence)
    check_log(match)


def check_options(question: Ask | Luck) -> None:
    """Options are there, are names, are unique, and are the same one by one."""
    options = question.options()
    if not options:
        raise Broken("no dead end", f"{question!r} has no option")
    if len(set(options)) != len(options):
        raise Broken("option names are unique", f"{question!r}: {sorted(options)}")
    if not all(type(option) is str for option in options):
        raise Broken("options are names", f"{question!r}: {options!r}")
    if type(question) is Ask:
        question.forget()
        accepted = [name for name in (*options, NOT_AN_OPTION) if question.offers(name)]
        if accepted != list(options):
            raise Broken("options are the same one by one", f"{question!r}: {accepted} of {options}")


def check_spelling(names: Iterable[str]) -> None:
    """What the engine names is written alike in every game: small letters and numbers, joined by hyphens."""
    for name in names:
        if name not in _spelt and not KEBAB.fullmatch(name):
            raise Broken("names are kebab-case", name)
        _spelt.add(name)


def check_names(game: Game[Any], plain: Any) -> None:
    """Values in a view, a log or a record are spelt so too, but for names of components and the words of answers."""
    known = _component_names(game)
    for value in _values(plain):
        for word in value.split(":"):
            if "_" in word and word not in known:
                raise Broken("names are kebab-case", word)


def _component_names(game: Game[Any]) -> set[str]:
    """What stands in the data files keeps the spelling that it has there, and so do answers in stored records."""
    if game.id not in _components:
        answers = [form for question in read_reference(game.folder()).questions.values() for form in question.answers]
        texts = [*_names(game.facts.files), *answers]
        _components[game.id] = {word for text in texts for word in text.split(":")} | {*game.seats} | game.printed_names
    return _components[game.id]


def check_reasons(game: Game[Any], question: Ask) -> None:
    """Nothing stands against what is offered; against what this kind of question offered before, and not now, does."""
    options = set(question.options())
    for name in options:
        if (reason := question.why_not(name)) is not None:
            raise Broken("offered without a reason against it", f"{question!r}: {name}: {reason}")
    known = offered.setdefault((game.id, question.kind), set())
    for name in known - options:
        reason = question.why_not(name)
        if reason is None:
            raise Broken("not offered with a reason", f"{question!r}: {name}")
        message, _ = reason
        check_spelling((message,))
        _once((game.id, "why", message), game, partial(_say_message, message, {}))
    known |= options


def check_view(view: dict[str, Any], game: Game[Any], seat: str) -> None:
    """A view is plain data and shows the options of others to nobody."""
    eyes = (seat,) if seat == OBSERVER else (seat, *game.partners(seat))
    try:
        msgspec.json.encode(view)
    except TypeError as error:
        raise Broken("views are plain data", f"{seat}: {error}") from None
    for shown in view["asked"]:
        if "options" in shown and shown["seat"] in game.seats and shown["seat"] not in eyes:
            raise Broken("views hide options", f"{seat} sees the options of {shown['seat']}")


def check_question_texts(game: Game[Any], question: Ask | Luck) -> None:
    """The prompt and each option have a text in every language."""
    prefix = "q" if type(question) is Ask else "d"
    check_message(game, f"{prefix}-{question.kind}", question.args)
    for option in question.options():
        _once((game.id, "o", question.kind, option), game, partial(_say_option, question.kind, option))


def check_log(match: Match) -> None:
    """New log lines have a text in every language, and name nothing that their reader cannot know."""
    game = match.game
    for entry in _newest(game, match.moment):
        check_spelling((entry.event,))
        for seat in (*game.seats, OBSERVER):
            shown = entry.for_seat(seat)
            if shown is None:
                continue
            args = shown["args"]
            check_names(game, args)
            check_message(game, f"l-{entry.event}", args)
            if seat != OBSERVER and (named := set(_names(args)) & set(game.unknown(seat))):
                raise Broken("the log keeps secrets", f"{seat} reads of {sorted(named)} in {entry.event}")


def check_message(game: Game[Any], message: str, args: Mapping[str, Any]) -> None:
    _once((game.id, message, *sorted(args)), game, partial(_say_message, message, args))
    for name in _names(args.values()):
        _once((game.id, "n", name), game, partial(_say_noun, name))


def _say_message(message: str, args: Mapping[str, Any], words: Words) -> str:
    return words.say(identifier(message), args)


def _say_option(kind: str, option: str, words: Words) -> str:
    return words.option(kind, option)


def _say_noun(name: str, words: Words) -> str:
    return words.noun(name)


def _newest(game: Game[Any], moment: int) -> Iterator[Any]:
    for entry in reversed(game.entries):
        if entry.moment < moment - 1:
            return
        yield entry


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from (key, *_names(inner))
    elif isinstance(value, list | tuple | ValuesView):
        for inner in value:
            yield from _names(inner)


def _values(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _values(inner)


def _once(key: tuple[str, ...], game: Game[Any], say: Callable[[Words], str]) -> None:
    if key in said:
        return
    for language in LANGUAGES:
        try:
            say(game.words(language))
        except MissingText as missing:
            raise Broken("texts in every language", str(missing)) from None
    said.add(key)
