"""Searching in the way that suits the game."""

from __future__ import annotations

from tricorne.bots.improve import Improving
from tricorne.bots.look import Look
from tricorne.bots.search import Budget, Hard, Thought


class Searching:
    """Searches above an advisor where the game has one, else with the heuristic."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, look: Look) -> str:
        """The answer of a search."""
        options = look.asked.options
        return options[0] if len(options) == 1 else self.think(look).answer

    def think(self, look: Look) -> Thought:
        """Search and report."""
        return (Improving if look.has_advisor else Hard)(self.budget).think(look)
