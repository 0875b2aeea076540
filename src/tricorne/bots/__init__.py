"""Opponents that answer the same questions as people. They are handed looks, never the table."""

from __future__ import annotations

import random
from typing import Any

from tricorne.bots.improve import Improving
from tricorne.bots.levels import Bot, Easy, Normal, Random
from tricorne.bots.look import Look
from tricorne.bots.search import Hard
from tricorne.bots.thinking import Budget, Thought
from tricorne.core.errors import BadSetup
from tricorne.core.game import Game
from tricorne.core.match import Match
from tricorne.core.policy import Indifferent
from tricorne.core.questions import Ask

LEVELS = ("random", "easy", "normal", "hard")

__all__ = ["LEVELS", "Bot", "Budget", "Look", "Player", "Searching", "bot_names", "bots_for", "make_bot", "seated"]


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


class Searching:
    """Searches in the way that suits the game."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, look: Look) -> str:
        """The answer of a search."""
        options = look.asked.options
        return options[0] if len(options) == 1 else self.think(look).answer

    def think(self, look: Look) -> Thought:
        """Search above the advisor where there is one, else with the heuristic."""
        return (Improving if look.has_advisor else Hard)(self.budget).think(look)


def make_bot(name: str, budget: Budget | None = None) -> Bot:
    """A bot by name."""
    if name == "hard":
        return Searching(budget or Budget())
    for level, cls in (("random", Random), ("easy", Easy), ("normal", Normal)):
        if name == level:
            return cls()
    raise BadSetup("unknown-bot", bot=name, bots=", ".join(LEVELS))


class Player:
    """A bot at a table, with chance of its own."""

    def __init__(self, name: str, seed: int, budget: Budget | None = None) -> None:
        self.bot = make_bot(name, budget)
        self.chance = random.Random(seed)

    def answer(self, match: Match, ask: Ask) -> None:
        """Answer a question of the table."""
        match.answer(self.bot.choose(Look(match, ask, self.chance)), ask.seat)
