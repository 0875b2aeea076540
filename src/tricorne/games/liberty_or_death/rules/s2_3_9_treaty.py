"""2.3.9 The Treaty of Alliance: France enters the war."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH_REGULAR, FACTION_OF, FRENCH, FRENCH_REGULAR, WEST_INDIES
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.s1_4_pieces import place
from tricorne.games.liberty_or_death.rules.s1_9_navy import raise_fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_joins_placement, leaders_left_alone
from tricorne.games.liberty_or_death.rules.s3_1_commands import execute

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

TREATY = 109
PREPARATIONS_NEEDED = 15
TREATY_REGULARS = 3


@rule("2.3.9")
def treaty_of_alliance(game: Game) -> Rule[None]:
    """France enters the war: a free Muster with Rochambeau, FNI up a level, three Regulars each to the West Indies."""
    state = game.state
    state.treaty = True
    game.log("treaty", "2.3.9")
    act = Action(FRENCH, "muster", free=True, limit=1, brings_leader=True)
    yield from execute(game, act)
    yield from raise_fni(game, 1, "2.3.9")
    for kind in (FRENCH_REGULAR, BRITISH_REGULAR):
        sent = place(game, WEST_INDIES, kind, TREATY_REGULARS, "2.3.9", "unavailable")
        if place(game, WEST_INDIES, kind, TREATY_REGULARS - sent, "2.3.9"):
            yield from leader_joins_placement(game, FACTION_OF[kind], WEST_INDIES, "2.3.9")
    yield from leaders_left_alone(game)
