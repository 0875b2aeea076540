"""Opponents that answer the same questions as people. They are handed looks, never the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tricorne.bots.expert import Expert
from tricorne.bots.improve import Advised
from tricorne.bots.levels import Bot, Easy, Fair, Normal, Random
from tricorne.bots.look import Look
from tricorne.bots.searching import Searching
from tricorne.bots.thinking import Budget, Thought
from tricorne.core.errors import BadSetup, Refused
from tricorne.core.game import Game
from tricorne.core.match import Match
from tricorne.core.policy import Because, Indifferent
from tricorne.core.questions import Ask

LEVELS = ("random", "easy", "fair", "normal", "hard", "expert")
"""All bots, weakest first."""
SEARCHING = {"hard": 1, "expert": 10}
"""The bots that search, and how many times a budget each of them may spend."""

__all__ = [
    "LEVELS",
    "SEARCHING",
    "Bot",
    "Budget",
    "Look",
    "Player",
    "Searching",
    "Thought",
    "because",
    "bot_names",
    "bots_for",
    "make_bot",
    "seated",
    "stand_in",
    "think",
]


def bot_names() -> list[str]:
    """All bots there are."""
    return list(LEVELS)


def bots_for(game: type[Game[Any]]) -> list[str]:
    """The bots that can take a seat of this game: without a heuristic nobody but chance can play it."""
    return ["random"] if isinstance(game.policy(), Indifferent) else list(LEVELS)


def seated(game: type[Game[Any]], name: str) -> str:
    """The player who takes the seat when this one is asked for: `normal` is the non-player of a rulebook that has one.

    A seat is never held by `normal` there, because the rules treat a non-player's Faction differently.
    """
    return game.minds[0] if name == "normal" and game.minds else name


def stand_in(game: type[Game[Any]]) -> str:
    """Who takes a seat that nobody plays any more, where nothing else was agreed."""
    names = bots_for(game)
    return "normal" if "normal" in names else names[0]


def make_bot(name: str, budget: Budget | None = None) -> Bot:
    """A bot by name. With a budget a search uses one core, so that many can think side by side; without, all."""
    if name in SEARCHING:
        spent = (budget or Budget()).times(SEARCHING[name])
        return Expert(spent) if name == "expert" and budget is None else Searching(spent)
    for level, cls in (("random", Random), ("easy", Easy), ("fair", Fair), ("normal", Normal)):
        if name == level:
            return cls()
    raise BadSetup("unknown-bot", bot=name, bots=", ".join(LEVELS))


def think(match: Match, seat: str, budget: Budget, seed: int = 0) -> Thought:
    """What a search finds out about the question that a seat is asked: the options it tried, with their chances to win.

    It knows what the seat knows, and nothing else. With a budget in visits equal seeds give equal thoughts.
    """
    return Searching(budget).think(Look(match, asked_of(match, seat), random.Random(seed)))


def because(match: Match, seat: str, option: str, seed: int = 0) -> Sequence[Because]:
    """What speaks for an option and against it, as the advisor or the heuristic of the game sees it for the seat."""
    look = Look(match, asked_of(match, seat), random.Random(seed))
    if look.has_advisor:
        return Advised(look, quiet=False).because(option)
    reasons: Sequence[Because] = look.policy.because(look.position(), look.asked, option)
    return reasons


def asked_of(match: Match, seat: str) -> Ask:
    """The question that a seat is asked."""
    ask = match.question_for(seat)
    if type(ask) is not Ask:
        raise Refused("not-your-turn", seat=seat, asked=", ".join(question.seat for question in match.questions))
    return ask


class Player:
    """A bot at a table, with chance of its own."""

    def __init__(self, name: str, seed: int, budget: Budget | None = None) -> None:
        self.bot = make_bot(name, budget)
        self.chance = random.Random(seed)

    def answer(self, match: Match, ask: Ask) -> None:
        """Answer a question of the table."""
        match.answer(self.bot.choose(Look(match, ask, self.chance)), ask.seat)
