"""8.6.10 The first Tory that deserts, by the choice of the non-player French."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.winter import deserter, tory_weight
from tricorne.games.liberty_or_death.bots.s8_1_2_pieces import enemy_removal
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities
from tricorne.games.liberty_or_death.names import ACTIVE_SUPPORT, TORY, Space


def last_tory(me: Thinker, space: Space) -> int:
    """The weight of a space below Active Support that would lose its last Tory."""
    last = here(me.state, space, TORY) == 1 and me.state.level[space] != ACTIVE_SUPPORT
    return 1 + me.game.board.population[space] if last else 0


DESERTED: Priorities = (
    Priority("changes-control", tory_weight),
    Priority("last-tory", last_tory),
)


@rule("8.6.10")
def desertion(me: Thinker, ask: Ask) -> Thought[str]:
    """Where most Control changes, then the last Tory of most Population."""
    return deserter(me, ask, enemy_removal, DESERTED)
