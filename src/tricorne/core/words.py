"""Text in a language, made at the edge from ids and numbers: prompts, options, log lines, errors."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tricorne.core.errors import BadData, TricorneError
from tricorne.core.facts import Pack

LANGUAGES = ("en", "es")
_NOT_IN_IDENTIFIER = re.compile(r"[^a-zA-Z0-9_-]")


class MissingText(LookupError):
    """Something shown has no text in this language."""


def identifier(name: str) -> str:
    """An id as it can stand in the name of a message: `card:42` becomes `card-42`."""
    return _NOT_IN_IDENTIFIER.sub("-", name)


class Words:
    """The texts of a game (or of the table alone) in one language."""

    def __init__(self, folders: tuple[Path, ...], language: str, corrections: str = "") -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for path in word_files(folder, language):
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=False)
        self._bundle.add_resource(FluentResource(corrections), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def has_part(self, message: str, attribute: str | None) -> bool:
        """Whether there is such a message with this attribute (None: with a text of its own)."""
        if not self.has(message):
            return False
        pattern = self._bundle.get_message(message)
        return (pattern.value if attribute is None else pattern.attributes.get(attribute)) is not None

    def say(self, message: str, args: Mapping[str, Any] | None = None, attribute: str | None = None) -> str:
        """A message with its arguments; ids among them are shown as their nouns."""
        if not self.has(message):
            raise MissingText(f"{self.language}: {message}")
        pattern = self._bundle.get_message(message)
        value = pattern.value if attribute is None else pattern.attributes.get(attribute)
        if value is None:
            raise MissingText(f"{self.language}: {message}.{attribute}")
        shown = {key: self.show(value) for key, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(value, shown)
        if errors:
            raise MissingText(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def say_plain(self, message: str, args: Mapping[str, Any]) -> str:
        """A message whose arguments are shown as they are."""
        if not self.has(message):
            raise MissingText(f"{self.language}: {message}")
        pattern = self._bundle.get_message(message).value
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

    def counted(self, name: str, count: int) -> str:
        """`2 Regulars`."""
        return f"{count} {self.noun(name, count)}"

    def join(self, items: list[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return items[0] if items else self.say("nothing")
        return f"{', '.join(items[:-1])} {self.say('and')} {items[-1]}"

    def prompt(self, kind: str, args: Mapping[str, Any]) -> str:
        """What a question asks."""
        return self.say(f"q-{identifier(kind)}", args)

    def option(self, kind: str, option: str) -> str:
        """What an option of a question is called."""
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


def check_words(folder: Path, pack: Pack) -> None:
    """A pack corrects texts that there are, in languages that there are."""
    for language, text in pack.words.items():
        file = f"{language}.ftl"
        if language not in LANGUAGES:
            known = ", ".join(f"{name}.ftl" for name in LANGUAGES)
            raise BadData("pack-unknown-file", pack=pack.name, file=file, files=known)
        words = words_of(folder, language)
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Junk):
                problem = str(entry.content).strip().partition("\n")[0]
                raise BadData("pack-invalid", pack=pack.name, file=file, problem=problem)
            if isinstance(entry, Message) and not words.has(entry.id.name):
                raise BadData("pack-unknown-text", pack=pack.name, file=file, text=entry.id.name)


def say_error(error: TricorneError, language: str) -> str:
    """One clear line about what was refused, with the reason in the words of the game."""
    words, args = words_of(error.words, language), error.args_
    if error.words is not None and words.has(args["reason"]):
        args = {**args, "reason": words.say(args["reason"])}
    return words.say_plain(f"e-{error.code}", args)
