"""A Command under way, from one question to the next."""

from __future__ import annotations

from typing import Any

from tricorne.core import Ask, Luck
from tricorne.games.liberty_or_death.bots.machinery.plan import Plan, Step, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import OfferedSpaces
from tricorne.games.liberty_or_death.names import SPACE_INDEX

# The questions by which a Command goes on from space to space.
DRIVEN_BY = {
    "rally-space": "rally",
    "march-space": "march",
    "battle-space": "battle",
    "event-battle-space": "battle",
    "rabble-space": "rabble_rousing",
    "gather-space": "gather",
    "scout-space": "scout",
    "raid-space": "raid",
    "agents-space": "agent_mobilization",
    "hortalez": "hortalez",
    "garrison-space": "garrison",
    "muster-space": "muster",
    "muster-regulars": "muster",
    "muster-tories": "muster",
    "muster-finish": "muster",
}
# The questions about a Special Activity beside it.
BESIDE = ("special-before", "special-after")


class Course:
    """A Command under way: who thinks, the rest of the plan, and whether a space has been selected."""

    __slots__ = ("begun", "me", "plan")

    def __init__(self, me: Thinker, plan: Plan | None) -> None:
        self.me = me
        self.plan = plan
        self.begun = False

    def asks(self, ask: Ask) -> bool:
        """Whether the question belongs to this Command, and not to another one of the same name."""
        if self.me.command != DRIVEN_BY.get(ask.kind):
            return False
        return not self.begun or ask.args.get("taken") != 0

    def go_on(self, ask: Ask) -> Luck | Step | None:
        """What the plan comes to, choosing among the spaces that are offered: a tie, a step, or None at its end."""
        self.me.queue.clear()
        if self.plan is None:
            return None
        self.me.within = OfferedSpaces(ask)
        return self._resume(ask, ask)

    def settle(self, ask: Ask, found: Luck | Step | None) -> Thought[Step | None]:
        """What it comes to when the ties have been drawn."""
        while isinstance(found, Luck):
            found = self._resume(ask, (yield found))
        return found

    def _resume(self, ask: Ask, answer: Any) -> Luck | Step | None:
        assert self.plan is not None
        found: Luck | Step | None = None
        try:
            found = self.plan.send(answer)
        except StopIteration:
            self.plan = None
        if isinstance(found, Luck):
            return found
        self.me.leader = self.me.within = None
        if found is None or not ask.offers(found.answer):
            return None
        self.begun = self.begun or found.answer in SPACE_INDEX
        return found
