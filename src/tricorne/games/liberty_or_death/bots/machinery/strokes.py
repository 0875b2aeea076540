"""When a non-player may play its Brilliant Stroke, as far as the Factions have it in common (8.3.7)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tricorne.games.liberty_or_death.names import AVAILABLE, FACTIONS, Faction, Kind
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import OWNER_OF
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import TREATY

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


EVERYBODY = range(len(FACTIONS))


def led_by(game: Game, faction: Faction, *kinds: Kind) -> int:
    """How many pieces of these kinds are with the Leader of the Faction."""
    space = game.state.leader_space[faction]
    return 0 if space == AVAILABLE else count_all(game.state, space, kinds)


def has_occasion(
    game: Game,
    first: Faction | None,
    over: int | None,
    *,
    against: Collection[Faction],
    answers: Collection[Faction] = (),
) -> bool:
    """Whether a player of such a Faction is 1st Eligible, or the card that was just played is one to answer.

    Non-players that play against the same Faction trump one another; nobody trumps the Treaty.
    """
    if over is not None:
        if over == TREATY:
            return False
        if OWNER_OF[over] in answers:
            return True
    return first is not None and first in against and not game.is_nonplayer(FACTIONS[first])
