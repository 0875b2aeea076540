"""The workshop of each game: its work list, the packs of drafts, and modules of VASSAL beside it."""

from __future__ import annotations

from functools import cache

from tricorne.core.facts import Pack
from tricorne.core.words import LANGUAGES, words_of
from tricorne.core.workshop.draft import Draft, noun_of, pack_of
from tricorne.core.workshop.vassal import Suggestions, read_module, suggested
from tricorne.core.workshop.worklist import WorkList, read_uses, value_at, work_list
from tricorne.games import facts_of, game_class


@cache
def todo_of(game: str) -> WorkList:
    """The work list of a game."""
    cls = game_class(game)
    return work_list(game, facts_of(game), cls.workshop, read_uses(cls.folder()))


def made_pack(game: str, draft: Draft) -> Pack:
    """The pack of a draft, sound or not."""
    cls = game_class(game)
    words = {language: words_of(cls.folder(), language) for language in LANGUAGES}
    return pack_of(draft, todo_of(game), cls.workshop, facts_of(game).files, words)


def names_of(game: str) -> dict[str, list[str]]:
    """The names of each entry of a game in all languages."""
    cls = game_class(game)
    found: dict[str, list[str]] = {}
    for key in todo_of(game).entries:
        message = noun_of(cls.workshop, key)
        spoken = [words_of(cls.folder(), language) for language in LANGUAGES]
        found[key] = [words.say_plain(message, {}) for words in spoken if words.has(message)]
        title = value_at(facts_of(game).files, f"{key}/title") or value_at(facts_of(game).files, f"{key}/name")
        found[key] += [title] if isinstance(title, str) else []
    return found


def beside(game: str, source: bytes) -> Suggestions:
    """A module of VASSAL beside a game."""
    cards = [key for group in todo_of(game).groups if group.drawn == "card" for key in group.entries]
    return suggested(read_module(source), names_of(game), frozenset(cards))
