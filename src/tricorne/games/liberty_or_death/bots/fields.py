"""8.4.4, 8.5.1, 8.6.6: whether a Faction would Battle in a space by its own rules."""

from __future__ import annotations

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots import british, french, patriots
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, PATRIOTS

FIELDS = {BRITISH: british.is_field, PATRIOTS: patriots.is_field, FRENCH: french.is_field}


@rule("8.3.5")
def would_battle(me: Thinker, space: int) -> bool:
    """Whether the space is one that the Faction's Battle would select. Indians never Battle on their own."""
    return me.faction in FIELDS and FIELDS[me.faction](me, space)
