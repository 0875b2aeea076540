"""Opponents that answer the same questions as people. Outside of the table they never see its state."""

from __future__ import annotations

import random
from typing import Protocol

from tricorne.core.errors import BadSetup
from tricorne.core.questions import Ask, Luck


class Bot(Protocol):
    """Chooses an option of a question."""

    def choose(self, question: Ask | Luck) -> str:
        """One of the names in `question.options()`."""


class RandomBot:
    """Any option with equal chance."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, question: Ask | Luck) -> str:
        options = question.options()
        return options[int(self._chance.random() * len(options))]


def bot_names() -> list[str]:
    """The bots that can take any seat of any game."""
    return ["random"]


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name."""
    if name != "random":
        raise BadSetup("unknown-bot", bot=name, bots=", ".join(bot_names()))
    return RandomBot(seed)
