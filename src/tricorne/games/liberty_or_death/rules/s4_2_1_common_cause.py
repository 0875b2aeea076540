"""4.2.1 Common Cause: War Parties serve as Tories in a British March or Battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH
from tricorne.games.liberty_or_death.rules.special import begin_special

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.action import Action

COMMON_CAUSE = "common_cause"


@rule("4.2.1", "4.1.1")
def common_cause_obstacle(act: Action) -> Reason | None:
    """The Special Activity of this Command must still be open for it, or be this one already."""
    if act.special not in (None, COMMON_CAUSE):
        return "why-special-used", "4.1"
    return act.specials.common_cause()


@rule("4.2.1")
def use_common_cause(game: Game, act: Action) -> Rule[None]:
    """Make Common Cause the Special Activity of the Command; it then works in all of its spaces."""
    if act.special is None:
        act.special = COMMON_CAUSE
        yield from begin_special(game, BRITISH, COMMON_CAUSE, "4.2.1")
