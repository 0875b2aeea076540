"""8.4.6 Trade that the Indians ask of the non-player British."""

from __future__ import annotations

from tricorne.core import Ask, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import D6, Thinker, Thought, roll
from tricorne.games.liberty_or_death.names import INDIANS


@rule("8.4.6")
def trade_gift(me: Thinker, _ask: Ask) -> Thought[str]:
    """If the Indians are poorer, half a die, rounded up, when the die is below the British Resources."""
    if me.state.resources[INDIANS] >= me.resources:
        return "0"
    die = yield from roll(me, "trade-die", D6, "8.4.6", resources=me.resources)
    return str((die + 1) // 2) if die < me.resources else "0"
