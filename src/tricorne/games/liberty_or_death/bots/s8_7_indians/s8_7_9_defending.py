"""8.7.9 Non-player Indians, and British who decide for them, defending in Battle."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.machinery.questions import numbers_of, space_of
from tricorne.games.liberty_or_death.bots.s8_1_1_maximum_extent import activate as activate_to_attack
from tricorne.games.liberty_or_death.names import VILLAGE, WAR_PARTY_UNDERGROUND


@rule("8.7.9")
def activate(me: Thinker, ask: Ask) -> str:
    """All but one War Party defend a Village, none defends elsewhere; an attack is another matter."""
    if ask.args["side"] == "attacker":
        return activate_to_attack(me, ask)
    space = space_of(ask)
    shown = here(me.state, space, WAR_PARTY_UNDERGROUND) - 1 if here(me.state, space, VILLAGE) else 0
    return str(min(max(0, shown), max(numbers_of(ask))))
