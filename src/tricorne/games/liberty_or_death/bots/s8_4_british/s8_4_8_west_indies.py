"""8.4.8 The West Indies in winter, for the non-player British."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.machinery.questions import most_of
from tricorne.games.liberty_or_death.names import BRITISH_CONTROL, WEST_INDIES


@rule("8.4.8")
def keep(me: Thinker, ask: Ask) -> str:
    """All Regulars stay if the British Control the West Indies, else none."""
    return most_of(ask) if me.state.control[WEST_INDIES] == BRITISH_CONTROL else "0"
