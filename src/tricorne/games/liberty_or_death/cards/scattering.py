"""Units that an Event lets slip away into adjacent spaces (cards 48 and 88)."""

from __future__ import annotations

from functools import partial

from tricorne.core.questions import Rule
from tricorne.games.liberty_or_death.cards.s5_1_choosing import Where
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, Event
from tricorne.games.liberty_or_death.names import FACTIONS, SPACES, UNITS_OF, Faction
from tricorne.games.liberty_or_death.rules.choices import choose_group, choose_space
from tricorne.games.liberty_or_death.rules.moving import Moves, some_unit
from tricorne.games.liberty_or_death.rules.offers import Group, Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import move, stacking_obstacle
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_follows


def scatter_units(event: Event, faction: Faction, origins: Where) -> Rule[None]:
    """The Faction moves any of its units out of these spaces into adjacent ones, none of them twice.

    They keep the end that is up; its Leader may go along with a group.
    """
    game, seat, units = event.game, FACTIONS[faction], UNITS_OF[faction]
    moves = Moves()

    named = event.of_card(origins)
    open_origins = Spaces(list(named), None, partial(moves.obstacle, game, units, RULE), named)
    while True:
        origin = yield from choose_space(
            game, seat, "event-move-from", open_origins, RULE, optional=True, **event.about
        )
        if origin is None:
            return
        neighbours = Spaces(
            game.board.adjacent[origin],
            ("why-not-adjacent", RULE),
            lambda space: stacking_obstacle(game, space, units[0]),
        )
        destination = yield from choose_space(
            game, seat, "event-move-to", neighbours, RULE, **event.about, origin=SPACES[origin]
        )
        if destination is None:
            return
        limits = [(kind, (moves.limit(game, origin, kind, RULE),)) for kind in units]
        group: Group = yield from choose_group(
            game,
            seat,
            "event-group",
            lambda _, limits=limits: limits,  # type: ignore[misc]
            some_unit,
            RULE,
            **event.about,
            origin=SPACES[origin],
            destination=SPACES[destination],
        )
        for kind, n in group.items():
            move(game, origin, destination, kind, n, RULE)
            moves.note(destination, kind, n)
        yield from leader_follows(game, seat, faction, origin, destination, sum(group.values()), RULE)
