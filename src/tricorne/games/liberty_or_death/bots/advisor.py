"""A non-player's advice to a player of its Faction, who may do otherwise in the middle of a turn."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from tricorne.core import Ask, Decision, Luck
from tricorne.games.liberty_or_death.bots.machinery.course import BESIDE, DRIVEN_BY, Course
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.nonplayer import NonPlayer
from tricorne.games.liberty_or_death.bots.standing import worth
from tricorne.games.liberty_or_death.names import Faction

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

WEIGHTY = (
    *("turn", "stroke", "brilliant-stroke", "trump", *BESIDE),
    *("supply-british", "supply-patriots", "supply-indians", "supply-french", "reward-space", "committees-space"),
)


class LibertyOrDeathAdvisor(NonPlayer):
    """Plans like a non-player; where its plan is not followed, it plans the rest of the Command again."""

    def __init__(self, game: Game, faction: Faction) -> None:
        super().__init__(game, faction, quiet=True)
        self.left: Thinker | None = None
        """The thinker whose plan was not followed."""

    def decide(self, ask: Ask) -> Generator[Luck, Any, Decision]:
        """Answer one question; where it would never have come to it, chance decides."""
        if ask.kind in BESIDE and not self.courses:
            return (yield from self._without_plan(ask))
        decision = super().decide(ask)
        if not isinstance(decision, Decision):
            decision = yield from decision
        return decision if ask.offers(decision.answer) else (yield from self._without_plan(ask))

    def _unforeseen(self, ask: Ask) -> Decision | Thought[Decision]:
        return self._without_plan(ask)

    def follow(self, ask: Ask, answer: str) -> Thought[None]:
        """Plan the Command that was chosen; leave a plan whose step was not taken."""
        what, _, name = answer.partition(":")
        if ask.kind == "turn":
            self.courses.clear()
            if what == "command":
                yield from self._begin(name, special=True)
        elif self.courses:
            me = self.courses[-1].me
            me.queue.clear()
            me.leader = me.within = None
            if what == "special":
                me.special_used = True
            self.left = me

    def is_weighty(self, ask: Ask) -> bool:
        """What to do with a turn, in which space a Command begins, its Special Activity, and the spending in winter.

        The first space is the one without which the Command cannot be over.
        """
        return ask.kind in WEIGHTY or (ask.kind in DRIVEN_BY and not ask.offers("done"))

    def worth(self) -> float:
        """The chance to win with the Faction, or with its ally where the same player has both."""
        return worth(self.game, self.faction)

    def _without_plan(self, ask: Ask) -> Thought[Decision]:
        """Stop where that is possible; otherwise anything, because no rule speaks of such a position."""
        if ask.offers("done"):
            return Decision("done", ())
        answer = yield Luck("advice", list(ask.options()), "8.3.5")
        return Decision(answer, ())

    def _go_on(self, ask: Ask) -> Thought[Decision]:
        left, self.left = self.left, None
        if left is not None and self.courses and self.courses[-1].me is left:
            self.courses.pop()
            if not (yield from self._begin(left.command, special=not left.special_used)):
                self.courses.append(Course(left, None))
        decision = super()._go_on(ask)
        return decision if isinstance(decision, Decision) else (yield from decision)
