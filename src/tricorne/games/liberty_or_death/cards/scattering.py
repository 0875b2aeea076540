"""Units that an Event lets slip away into adjacent spaces (cards 48 and 88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.games.liberty_or_death.cards.event import RULE, Event
from tricorne.games.liberty_or_death.names import FACTIONS, SPACES, UNITS_OF
from tricorne.games.liberty_or_death.rules.choices import Group, choose_group, choose_space
from tricorne.games.liberty_or_death.rules.moving import Moves
from tricorne.games.liberty_or_death.rules.s1_4_pieces import can_stand, move
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_follows

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def scatter_units(event: Event, faction: int, origins: Sequence[int]) -> Rule[None]:
    """The Faction moves any of its units out of these spaces into adjacent ones, none of them twice.

    They keep the end that is up; its Leader may go along with a group.
    """
    game, seat = event.game, FACTIONS[faction]
    moves = Moves()

    def still_there(origin: int) -> Iterator[tuple[int, int]]:
        return ((kind, n) for kind in UNITS_OF[faction] if (n := moves.movable(game, origin, kind)) > 0)

    while True:
        open_origins = [origin for origin in origins if any(still_there(origin))]
        origin = yield from choose_space(seat, "event-move-from", open_origins, RULE, optional=True, **event.about)
        if origin is None:
            return
        neighbours = [space for space in game.board.adjacent[origin] if can_stand(game, space, UNITS_OF[faction][0])]
        destination = yield from choose_space(
            seat, "event-move-to", neighbours, RULE, **event.about, origin=SPACES[origin]
        )
        if destination is None:
            return
        group: Group = yield from choose_group(
            seat,
            "event-group",
            lambda _, origin=origin: still_there(origin),  # type: ignore[misc]
            RULE,
            **event.about,
            origin=SPACES[origin],
            destination=SPACES[destination],
        )
        for kind, n in group.items():
            move(game, origin, destination, kind, n, RULE)
            moves.note(destination, kind, n)
        yield from leader_follows(game, seat, faction, origin, destination, sum(group.values()), RULE)
