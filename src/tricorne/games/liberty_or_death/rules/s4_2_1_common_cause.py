"""4.2.1 Common Cause: War Parties serve as Tories in a British March or Battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH
from tricorne.games.liberty_or_death.rules.special import begin_special

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.action import Action

COMMON_CAUSE = "common_cause"


@rule("4.2.1", "4.1.1")
def may_use_common_cause(game: Game, act: Action) -> bool:
    """Whether the Special Activity of this Command is still open for it, or is this one already."""
    del game
    return act.specials is not None and act.special in (None, COMMON_CAUSE) and act.faction == BRITISH


@rule("4.2.1")
def use_common_cause(game: Game, act: Action) -> Rule[None]:
    """Make Common Cause the Special Activity of the Command; it then works in all of its spaces."""
    if act.special is None:
        act.special = COMMON_CAUSE
        yield from begin_special(game, BRITISH, COMMON_CAUSE, "4.2.1")
