"""The Spanish texts as they stand in the files: each message with sample arguments, each section of the help."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import tricorne
from tests.words.checks import LETTER, NOT_COUNTED
from tricorne.core.words import FORMS, capital, shape_of, variables, word_files
from tricorne.games import game_class, game_ids

ROOT = Path(tricorne.__file__).parent
EXAMPLE = Path("examples/powder_alarm/powder_alarm")
GAMES = tuple(game for game in game_ids() if game_class(game).folder().is_relative_to(ROOT))
FOLDERS: dict[Path, str | None] = {
    ROOT / "core/words": None,
    ROOT / "client/words": None,
    ROOT / "server/words": None,
    **{game_class(game).folder() / "words": game for game in GAMES},
    **{game_class(game).folder() / "learn": game for game in GAMES},
    EXAMPLE / "words": None,
}
BEFORE_PLURAL = re.compile(rf"\{{ \$(\w+) \}} ([{LETTER}]+s)\b")
A_NAME = {"": "Boston", "el": "el norte", "de": "del norte", "a": "al norte", "en": "en el norte", "q": "«Boston»"}
FRAGMENTS = ("ui-", "club-", "ws-", "n-", "opt-", "w-", "why-", "t-")
PROPER = re.compile(r"[A-Z][\w.'’-]*(?: (?:[a-z]+ )?[A-Z][\w.'’-]*)*")
SMALL_WORD = re.compile(rf"(?<![{LETTER}\w'’-])[a-zà-ÿ]{{3,}}(?![{LETTER}\w'’-])")
WORDS_OF_THE_TABLE = frozenset(("yes", "no", "nothing", "and"))
"""Neither these nor what begins with one of FRAGMENTS need begin with a capital."""


class Text(NamedTuple):
    """A text, the game it belongs to (None: all of them), and whether it has to begin with a capital."""

    where: str
    text: str
    game: str | None
    sentence: bool
    refusal: bool = False
    prose: bool = False


def messages() -> Iterator[Text]:
    """Every message and attribute of the word files, with each sort of arguments."""
    for path, game in spanish_files():
        bundle = FluentBundle(["es"], use_isolating=False)
        resource = parsed(path)
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                for attribute, pattern in patterns(entry):
                    name = entry.id.name
                    where = f"{path.name}: {name}{'.' + attribute if attribute else ''}"
                    message = bundle.get_message(name)
                    compiled: Any = message.attributes[attribute] if attribute else message.value
                    sentence = attribute in ("about", "why") or (
                        attribute is None and not name.startswith(FRAGMENTS) and name not in WORDS_OF_THE_TABLE
                    )
                    for args in samples(pattern):
                        text = str(bundle.format_pattern(compiled, args)[0])
                        text = capital(text) if shape_of(pattern).led_by_variable else text
                        yield Text(where, text, game, sentence, is_refusal(path, name) and attribute is None)


def plain() -> Iterator[Text]:
    """The short strings of the boards and panels."""
    for key, text in json.loads((ROOT / "client/words/es.json").read_text("utf-8")).items():
        for number in ("1", "2"):
            yield Text(f"es.json: {key}", re.sub(r"\{\w+\}", number, text), None, False)


def help_sections() -> Iterator[Text]:
    """The paragraphs of the help."""
    helps = {EXAMPLE / "help/es.md": None} | {game_class(game).folder() / "help/es.md": game for game in GAMES}
    for path, game in helps.items():
        for line in path.read_text("utf-8").splitlines():
            if text := re.sub(r"^#+ *[\d.S]* *", "", line):
                yield Text(f"{game or EXAMPLE.name} help: {text[:30]}", text, game, True, prose=True)


@lru_cache
def names(game: str | None) -> tuple[str, ...]:
    """What is called alike in both languages or has a stop in it, longest first: titles, places, newspapers."""
    found = {"Liberty or Death", "1775: Rebellion", "Prelude to Rebellion"}
    for path, of in spanish_files():
        if of is not None and of == game:
            english = texts(path.with_name(path.name.replace("es.ftl", "en.ftl")))
            for name, text in texts(path).items():
                if name.startswith("n-"):
                    found |= {proper for proper in PROPER.findall(text) if proper in english.get(name, "")}
                    found |= {text} if re.search("[.?!]", text) else set()
    return tuple(sorted(found, key=len, reverse=True))


def texts(path: Path) -> dict[str, str]:
    """The messages of a file that are plain text."""
    return {
        entry.id.name: part.value
        for entry in parsed(path).body
        if isinstance(entry, ast.Message) and entry.value is not None and len(entry.value.elements) == 1
        for part in entry.value.elements
        if isinstance(part, ast.TextElement)
    }


def words_in(entry: object) -> Iterator[str]:
    """The small words of a message, its attributes and its variants."""
    if isinstance(entry, ast.TextElement):
        yield from SMALL_WORD.findall(entry.value)
    elif isinstance(entry, ast.BaseNode):
        for value in vars(entry).values():
            yield from words_in(value)
    elif isinstance(entry, list):
        for item in entry:
            yield from words_in(item)


def spanish_files() -> Iterator[tuple[Path, str | None]]:
    """The message files in Spanish, with the game they belong to."""
    return ((path, game) for folder, game in FOLDERS.items() for path in word_files(folder, "es"))


@lru_cache
def parsed(path: Path) -> ast.Resource:
    """A file of messages."""
    return FluentResource(path.read_text("utf-8"))


def is_refusal(path: Path, name: str) -> bool:
    """Whether a message says what stands against an answer."""
    is_reasoning = path.name.startswith(("nonplayer.", "advice.", "told."))
    return name.startswith("why-") or (name.startswith("w-") and not is_reasoning)


@lru_cache
def refusals(game: str) -> frozenset[str]:
    """The messages of a game that say what stands against an answer."""
    return frozenset(
        entry.id.name
        for path, of in spanish_files()
        if of == game
        for entry in parsed(path).body
        if isinstance(entry, ast.Message) and is_refusal(path, entry.id.name)
    )


def patterns(entry: ast.Message) -> Iterator[tuple[str | None, ast.Pattern]]:
    """The text of a message and of its attributes."""
    if entry.value is not None:
        yield None, entry.value
    yield from ((part.id.name, part.value) for part in entry.attributes if part.id.name != "g")


def samples(pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Arguments for a text: none, one and two of whatever is counted, a name for the rest."""
    used = set(variables(pattern))
    counted = sorted(used & counted_variables())
    names = {name: A_NAME.get(form_of(name), A_NAME[""]) for name in used}
    genders = [name for name in used if form_of(name) == "g"]
    for number, gender in product((0, 1, 2) if counted else (0,), ("m", "f") if genders else ("m",)):
        yield names | dict.fromkeys(counted, number) | dict.fromkeys(genders, gender)


@lru_cache
def counted_variables() -> frozenset[str]:
    """Arguments that are numbers: some message chooses its words by them, or they stand before a plural."""
    found = {
        name
        for path, _ in spanish_files()
        for name in (*_selectors(parsed(path)), *_before_plurals(path.read_text("utf-8")))
    }
    return frozenset(name for name in found if not form_of(name))


def _before_plurals(source: str) -> Iterator[str]:
    return (name for name, word in BEFORE_PLURAL.findall(source) if not NOT_COUNTED.fullmatch(word))


def form_of(variable: str) -> str:
    """Which form of a name a variable is: `el` of `side_el`."""
    _, _, form = variable.rpartition("_")
    return form if "_" in variable and form in FORMS else ""


def _selectors(node: object) -> Iterator[str]:
    if isinstance(node, ast.SelectExpression):
        yield from variables(node.selector)
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _selectors(value)
    elif isinstance(node, list):
        for item in node:
            yield from _selectors(item)
