"""Text in a language, made at the edge from ids and numbers: prompts, options, log lines, errors.

A name may know more than its bare form: `.el`, with its article, and `.g`, its gender. A message that is given a name
as `$x` may then use `$x_el`, `$x_de`, `$x_a`, `$x_en` (with a preposition, contracted: "del oeste de Boston"), `$x_g`
and `$x_q`, in quotation marks. The browser does the same in client/js/app/words.js.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, Pattern, Term

    from tricorne.core.errors import TricorneError
    from tricorne.core.facts import Pack

LANGUAGES = ("en", "es")
FORMS = ("el", "de", "a", "en", "g", "q")
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_NOT_IN_IDENTIFIER = re.compile(r"[^a-zA-Z0-9_-]")
_UNCONTRACTED = re.compile(r"^(de|a) el ")
_SOUNDS_LIKE_I = re.compile(r"h?[ií](?!e)", re.IGNORECASE)
_HYPHEN_FOR_MINUS = re.compile(r"(?<![^\s(])-(?=\d)")


class MissingText(LookupError):
    """Something shown has no text in this language."""


def identifier(name: str) -> str:
    """An id as it can stand in the name of a message: `card:42` becomes `card-42`."""
    return _NOT_IN_IDENTIFIER.sub("-", name)


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def quoted(text: str) -> str:
    """A text in Spanish quotation marks; those within it are of the second kind."""
    whole = text.startswith("«") and text.find("»") == len(text) - 1
    return text if whole else f"«{text.replace('«', '“').replace('»', '”')}»"


class Shape(NamedTuple):
    """What a text asks of its arguments: whether one leads it, and the forms of names, as `("x_de", "x", "de")`."""

    led_by_variable: bool
    forms: frozenset[tuple[str, str, str]]


class Words:
    """The texts of a game (or of the table alone) in one language.

    Most are never asked for, so our own are parsed one by one, when they are.
    """

    def __init__(self, folders: tuple[Path, ...], language: str, corrections: str = "") -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._entries: dict[str, Message | Term] = {}
        self._shapes: dict[tuple[str, str | None], Shape] = {}
        for folder in folders:
            for path in word_files(folder, language):
                for name, source in entries(path.read_text("utf-8")):
                    self._sources.setdefault(name, source)
        self._parse(corrections)

    def _parse(self, text: str) -> None:
        """Make entries of a text ready to be said, with those that they refer to."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message, Term

        resource = FluentResource(text)
        for entry in resource.body:
            for name in references(entry):
                self._prepare(name)
        self._bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, Message | Term):
                self._entries[entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"] = entry

    def _prepare(self, name: str) -> None:
        if name not in self._entries and name in self._sources:
            self._parse(self._sources[name])

    def _message(self, name: str) -> Any:
        """A message as the library formats it."""
        self._prepare(name)
        return self._bundle.get_message(name)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._sources or message in self._entries

    def has_part(self, message: str, attribute: str | None) -> bool:
        """Whether there is such a message with this attribute (None: with a text of its own)."""
        if not self.has(message):
            return False
        pattern = self._message(message)
        return (pattern.value if attribute is None else pattern.attributes.get(attribute)) is not None

    def say(self, message: str, args: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
        """A message with its arguments; ids among them are shown as their nouns."""
        if not self.has(message):
            raise MissingText(f"{self.language}: {message}")
        pattern = self._message(message)
        value = pattern.value if attribute is None else pattern.attributes.get(attribute)
        if value is None:
            raise MissingText(f"{self.language}: {message}.{attribute}")
        shape = self._shape(message, attribute)
        shown = {key: self.show(value) for key, value in (args or {}).items()}
        shown |= {name: self.form(args[key], form) for name, key, form in shape.forms if args and key in args}
        text, errors = self._bundle.format_pattern(value, shown)
        if errors:
            raise MissingText(f"{self.language}: {message}: {errors[0]}")
        text = _HYPHEN_FOR_MINUS.sub("−", str(text))
        return capital(text) if shape.led_by_variable else text

    def _shape(self, message: str, attribute: str | None) -> Shape:
        if (shape := self._shapes.get((message, attribute))) is None:
            entry = self._entries[message]
            parts = {part.id.name: part.value for part in entry.attributes}
            shape = self._shapes[message, attribute] = shape_of(parts[attribute] if attribute else entry.value)
        return shape

    def say_plain(self, message: str, args: Mapping[str, Any]) -> str:
        """A message whose arguments are shown as they are."""
        if not self.has(message):
            raise MissingText(f"{self.language}: {message}")
        pattern = self._message(message).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, dict(args))[0])

    def show(self, value: Any) -> Any:
        """An argument as people read it."""
        if isinstance(value, str):
            return self.noun(value)
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, Mapping):
            return self.join([self.counted(name, count) for name, count in value.items()])
        if isinstance(value, list | tuple):
            return self.join([str(self.show(item)) for item in value])
        return value

    def noun(self, name: str, count: int = 1) -> str:
        """The name of a thing; in the plural where there is one and the count asks for it."""
        base = f"n-{identifier(name)}"
        if count != 1 and self.has(base + "-s"):
            return self.say(base + "-s")
        return self.say(base)

    def form(self, value: Any, form: str) -> str:
        """A name, or each of several, as a sentence needs it: with article or preposition, in quotes; or its gender."""
        if isinstance(value, list | tuple):
            return self.join([self.form(item, form) for item in value])
        message = f"n-{identifier(value)}" if isinstance(value, str) else ""
        if self.has_part(message, form):
            return self.say(message, attribute=form)
        if form == "g":
            return "m"
        if form == "q":
            return quoted(str(self.show(value)))
        return str(self.show(value)) if form == "el" else _UNCONTRACTED.sub(r"\1l ", f"{form} {self.form(value, 'el')}")

    def counted(self, name: str, count: int) -> str:
        """`2 Regulars`; where there is no plural, the figure follows the name: `Howe (3)`."""
        noun = self.noun(name, count)
        return f"{count} {noun}" if self.has(f"n-{identifier(name)}-s") else f"{noun} ({count})"

    def join(self, items: list[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return items[0] if items else self.say("nothing")
        before_i = self.has_part("and", "before-i") and _SOUNDS_LIKE_I.match(items[-1])
        return f"{', '.join(items[:-1])} {self.say('and', attribute='before-i' if before_i else None)} {items[-1]}"

    def prompt(self, kind: str, args: Mapping[str, Any]) -> str:
        """What a question asks."""
        return self.say(f"q-{identifier(kind)}", args)

    def option(self, kind: str, option: str) -> str:
        """What an option of a question is called."""
        return capital(self._option(kind, option))

    def _option(self, kind: str, option: str) -> str:
        word, *arguments = option.split(":")
        args = dict(zip("abc", map(_number_or_name, arguments), strict=False))
        for message in (f"o-{identifier(kind)}-{identifier(word)}", f"o-{identifier(word)}"):
            if self.has(message):
                return self.say(message, args)
        if self.has(f"n-{identifier(option)}"):
            return self.noun(option)
        if args and self.has(f"o-{identifier(kind)}"):
            return self.say(f"o-{identifier(kind)}", {"word": word, **args})
        if option.lstrip("-").isdigit():
            return option
        rest = " ".join(str(self.show(value)) for value in args.values())
        return f"{self.noun(word)} {rest}".rstrip()

    def line(self, entry: Mapping[str, Any]) -> str:
        """A line of the log."""
        return self.say(f"l-{identifier(entry['event'])}", entry["args"])


def word_files(folder: Path, language: str) -> list[Path]:
    """The message files of a folder in a language: `en.ftl`, `cards.en.ftl`."""
    return sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[-2] == language)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, by name, each with its source."""
    starts = list(_ENTRY.finditer(text))
    for start, end in zip(starts, [*(match.start() for match in starts[1:]), len(text)], strict=True):
        yield start[1], text[start.start() : end]


def shape_of(pattern: Pattern | None) -> Shape:
    """The shape of a text."""
    from fluent.syntax.ast import Placeable, VariableReference

    first = pattern.elements[0] if pattern else None
    led = isinstance(first, Placeable) and isinstance(first.expression, VariableReference)
    split = ((name, *name.rpartition("_")[::2]) for name in variables(pattern))
    return Shape(led, frozenset(part for part in split if part[1] and part[2] in FORMS))


def variables(node: object) -> Iterator[str]:
    """The arguments that a text, or a part of it, uses."""
    from fluent.syntax.ast import VariableReference

    for part in parts_of(node):
        if isinstance(part, VariableReference):
            yield part.id.name


def references(node: object) -> Iterator[str]:
    """The messages and terms (`-name`) that an entry, or a part of it, refers to."""
    from fluent.syntax.ast import MessageReference, TermReference

    for part in parts_of(node):
        if isinstance(part, MessageReference | TermReference):
            yield f"-{part.id.name}" if isinstance(part, TermReference) else part.id.name


def parts_of(node: object) -> Iterator[object]:
    """A part of an entry, and all that it consists of."""
    from fluent.syntax.ast import BaseNode

    yield node
    for part in vars(node).values() if isinstance(node, BaseNode) else node if isinstance(node, list) else ():
        yield from parts_of(part)


def _number_or_name(text: str) -> str | int:
    return int(text) if text.lstrip("-").isdigit() else text


TABLE_WORDS = Path(__file__).parent / "words"


@lru_cache(maxsize=64)
def words_of(folder: Path | None, language: str, pack: Pack | None = None) -> Words:
    """The words of the game in a folder, on top of those of the table, as a pack corrects them."""
    folders = (TABLE_WORDS,) if folder is None else (TABLE_WORDS, folder / "words")
    return Words(folders, language, "" if pack is None else pack.words.get(language, ""))


@lru_cache(maxsize=16)
def learn_words(folder: Path, language: str) -> Words:
    """The words of the game in a folder, with those of its lessons, examples and key on top."""
    return Words((TABLE_WORDS, folder / "words", folder / "learn"), language)


def say_error(error: TricorneError, language: str) -> str:
    """One clear line about what was refused, with the reason in the words of the game."""
    words, args = words_of(error.words, language), error.args_
    if error.words is not None and words.has(args["reason"]):
        args = {**args, "reason": words.say(args["reason"])}
    return words.say_plain(f"e-{error.code}", args)
