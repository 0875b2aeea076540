"""What can be played, with its texts in all languages, and the files that the page makes its own texts from."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tricorne.bots import bots_for, seated
from tricorne.core.course import read_course
from tricorne.core.game import Game
from tricorne.core.key import key_in
from tricorne.core.listing import course_in, examples_in
from tricorne.core.puzzles import PREFIX, puzzles_in, read_puzzles
from tricorne.core.sections import read_help
from tricorne.core.words import LANGUAGES, TABLE_WORDS, Words, identifier, word_files, words_of
from tricorne.games import facts_of, game_class, game_ids
from tricorne.server.base.errors import SERVER_WORDS, Problem
from tricorne.server.http import messages
from tricorne.server.http.files import Served
from tricorne.server.http.packs import Packs
from tricorne.server.http.paths import API

FLUENT = "text/plain"
MARKDOWN = "text/markdown"
JSON = "application/json"


class Catalogue:
    """The games of this process. Texts and facts are read once."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self.files: dict[str, Served] = {}
        for language in LANGUAGES:
            texts = [
                path.read_text("utf-8")
                for folder in (TABLE_WORDS, SERVER_WORDS)
                for path in word_files(folder, language)
            ]
            self.files[f"words/{language}.ftl"] = Served("\n".join(texts).encode(), FLUENT)
        games = [self._game(game_class(game)) for game in game_ids()]
        words = {language: self._address(f"words/{language}.ftl") for language in LANGUAGES}
        listing = messages.GamesInfo(list(LANGUAGES), words, ["random"], games)
        self.listing = Served(msgspec.json.encode(listing), JSON)

    def file(self, name: str) -> Served:
        """A text or fact file by its path below the interface."""
        if name not in self.files:
            raise Problem("no-such-page")
        return self.files[name]

    def section(self, game: str, language: str, section: str) -> messages.Section:
        """One section of the rule help."""
        found = read_help(game_class(game).folder(), language).get(section) if language in LANGUAGES else None
        if found is None:
            raise Problem("no-such-section", game=game, section=section)
        return messages.Section(section, *found)

    def _address(self, name: str) -> str:
        return f"{API}/{name}?v={self.files[name].digest}"

    def _game(self, cls: type[Game[object]]) -> messages.GameInfo:  # type: ignore[type-var]
        folder, words = cls.folder(), {language: words_of(cls.folder(), language) for language in LANGUAGES}
        facts = facts_of(cls.id)
        base = f"games/{cls.id}"
        for language in LANGUAGES:
            texts = [path.read_text("utf-8") for path in word_files(folder / "words", language)]
            self.files[f"{base}/words/{language}.ftl"] = Served("\n".join(texts).encode(), FLUENT)
            help_file = folder / "help" / f"{language}.md"
            body = help_file.read_bytes() if help_file.is_file() else b""
            self.files[f"{base}/help/{language}.md"] = Served(body, MARKDOWN)
        for name, plain in facts.files.items():
            self.files[f"{base}/facts/{name}.json"] = Served(msgspec.json.encode(plain), JSON)
        return messages.GameInfo(
            id=cls.id,
            title=_texts(words, "title", cls.id),
            seats=[messages.Choice(seat, _texts(words, f"n-{identifier(seat)}", seat)) for seat in cls.seats],
            scenarios=[
                messages.Scenario(name, _texts(words, f"s-{name}", name), _texts(words, f"s-{name}", "", "about"))
                for name in cls.scenarios
            ],
            options=[_option(words, option.name, option.choices) for option in cls.options],
            players=[seated(cls, bot) for bot in bots_for(cls) if bot != "random"],
            words={language: self._address(f"{base}/words/{language}.ftl") for language in LANGUAGES},
            help={language: self._address(f"{base}/help/{language}.md") for language in LANGUAGES},
            facts={name: self._address(f"{base}/facts/{name}.json") for name in facts.files},
            confidence=facts.confidence(),
            sections=list(read_help(folder, LANGUAGES[0])),
            page=f"/games/{cls.id}/client/game.js" if (folder / "client" / "game.js").is_file() else None,
            packs=[
                messages.PackInfo(digest, pack.name, pack.version, pack.note)
                for digest, pack in self._packs.offered.items()
                if pack.game == cls.id
            ],
            examples=self._examples(base, folder, words),
            learn=self._learning(base, folder) if (folder / "learn").is_dir() else None,
        )

    def _learning(self, base: str, folder: Path) -> messages.Learning:
        """The lessons, worked examples and the key of a game."""
        course: dict[str, str] = {}
        key: dict[str, str] = {}
        for language in LANGUAGES:
            listed = {**course_in(folder, language), "examples": examples_in(folder, language)}
            listed["puzzles"] = puzzles_in(folder, language)
            for name, plain, addresses in (("course", listed, course), ("key", key_in(folder, language), key)):
                file = f"{base}/learn/{name}.{language}.json"
                self.files[file] = Served(msgspec.json.encode(plain), JSON)
                addresses[language] = self._address(file)
        items = read_course(folder).items
        puzzles = [PREFIX + puzzle.id for puzzle in read_puzzles(folder).puzzles]
        return messages.Learning(sum(item.minutes for item in items), [item.id for item in items], puzzles, course, key)

    def _examples(self, base: str, folder: Path, words: dict[str, Words]) -> list[messages.Example]:
        """The recorded games that come with a game, named by its messages `x-…`."""
        found = []
        for path in sorted((folder / "replays").glob("*.json")):
            file, message = f"{base}/replays/{path.name}", f"x-{path.stem}"
            self.files[file] = Served(path.read_bytes(), JSON)
            name, about = _texts(words, message, path.stem), _texts(words, message, "", "about")
            found.append(messages.Example(path.stem, name, about, self._address(file)))
        return found


def _option(words: dict[str, Words], name: str, choices: tuple[str, ...]) -> messages.OptionInfo:
    return messages.OptionInfo(
        id=name,
        name=_texts(words, f"opt-{name}", name),
        about=_texts(words, f"opt-{name}", "", "about"),
        choices=[messages.Choice(choice, _choice(words, name, choice)) for choice in choices],
    )


def _choice(words: dict[str, Words], option: str, choice: str) -> dict[str, str]:
    own = f"opt-{option}-{identifier(choice)}"
    return _texts(words, own if words[LANGUAGES[0]].has(own) else f"n-{identifier(choice)}", choice)


def _texts(words: dict[str, Words], message: str, otherwise: str, attribute: str | None = None) -> dict[str, str]:
    """A message in all languages, or something else where there is none."""
    return {
        language: spoken.say(message, {}, attribute) if spoken.has_part(message, attribute) else otherwise
        for language, spoken in words.items()
    }
