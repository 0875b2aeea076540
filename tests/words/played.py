"""What is shown in random games: every prompt, option, line of the log, reason and result, each only once."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tricorne.api import new_match
from tricorne.core.game import OBSERVER
from tricorne.core.match import Match
from tricorne.core.questions import Ask
from tricorne.core.words import Words, identifier
from tricorne.games import game_class

MOST_ANSWERS = 2500


class Shown(NamedTuple):
    """What is to be said: a message (or one of its attributes), or an option of a kind of question."""

    message: str
    args: Mapping[str, Any] = {}
    attribute: str | None = None
    option: str | None = None

    def text(self, words: Words) -> str:
        """As people read it."""
        if self.option is not None:
            return words.option(self.message, self.option)
        return words.say(self.message, self.args, self.attribute)


def shown_in(game: str, seed: int, *, nonplayers: bool = False) -> Iterator[Shown]:
    """What a random game shows; people roll the dice and draw the cards, so that those questions come up too."""
    cls = game_class(game)
    scenario = cls.scenarios[seed % len(cls.scenarios)]
    seats = dict.fromkeys(cls.seats[1:], next(iter(cls.minds))) if nonplayers else {}
    match = new_match(game, scenario, seed=seed, seats=seats, luck="ask")
    chance, known = random.Random(seed), set[str]()
    for shown in _play(match, chance):
        key = json.dumps(shown)
        if key not in known:
            known.add(key)
            yield shown


def _play(match: Match, chance: random.Random) -> Iterator[Shown]:
    words = match.game.words("es")
    offered: dict[str, set[str]] = {}
    for _ in range(MOST_ANSWERS):
        if match.question is None:
            break
        for question in match.questions:
            message = f"{'q' if type(question) is Ask else 'd'}-{identifier(question.kind)}"
            yield Shown(message, question.args)
            if words.has_part(message, "why"):
                yield Shown(message, question.args, "why")
            options = set(question.options())
            yield from (Shown(question.kind, option=option) for option in sorted(options))
            before = offered.setdefault(question.kind, set())
            if isinstance(question, Ask):
                yield from _refusals(question, before - options)
            before |= options
        options_now = match.question.options()
        match.answer(options_now[int(chance.random() * len(options_now))])
    for seat in (*match.game.seats, OBSERVER):
        yield from (Shown(f"l-{identifier(entry['event'])}", entry["args"]) for entry in match.log(seat))
    for reasons in match.reasons.values():
        yield from (Shown(step.say, step.args) for step in reasons)
    if match.result is not None:
        yield Shown(f"r-{match.result.reason}", {"winners": list(match.result.winners)})


def _refusals(question: Ask, names: set[str]) -> Iterator[Shown]:
    for name in sorted(names):
        if (reason := question.why_not(name)) is not None:
            yield Shown(reason[0], {})
