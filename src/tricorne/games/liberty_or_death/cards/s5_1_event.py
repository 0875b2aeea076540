"""The vocabulary of Events (5.1): who chooses, where, and what happens, so that a card reads like its text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards.s5_1_1_placing import UNAVAILABLE_TOO, Placing
from tricorne.games.liberty_or_death.cards.s5_1_choosing import RULE, Where
from tricorne.games.liberty_or_death.names import (
    FACTION_OF,
    FACTIONS,
    PIECE_NAME,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
    WEST_INDIES,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number, choose_piece
from tricorne.games.liberty_or_death.rules.s1_4_pieces import TURNED, activate, count, count_all, move, place, remove
from tricorne.games.liberty_or_death.rules.s1_6_support import casualties, place_markers, shift_toward
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_9_navy import lower_fni, raise_fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_follows, leader_joins_placement

__all__ = ["EFFECTS", "RULE", "UNAVAILABLE_TOO", "Effect", "Event", "shaded", "unshaded"]


class Event(Placing):
    """An Event in execution: the card and the Faction that plays it. It is no part of the state."""

    __slots__ = ()

    # Removing, replacing, turning

    @rule("5.1.3")
    def remove(
        self,
        n: int,
        kinds: Sequence[Kind],
        spaces: Where,
        *,
        by: Faction | None = None,
        up_to: bool = False,
        lost: bool = False,
    ) -> Rule[int]:
        """Take n pieces of these kinds from the spaces one by one: to Available, or `lost` as Casualties."""
        take = casualties if lost else remove
        there = self.with_any(spaces, *kinds)
        if not up_to and sum([count_all(self.state, space, kinds) for space in there]) <= n:
            return sum([take(self.game, space, kind, n, RULE) for space in there for kind in kinds])
        for removed in range(n):
            piece = yield from choose_piece(
                self.game,
                self.who(by),
                "event-lose" if lost else "event-remove",
                kinds,
                there,
                RULE,
                optional=up_to,
                **self.about,
                number=n - removed,
            )
            if piece is None:
                return removed
            take(self.game, *piece, 1, RULE)
        return n

    def remove_villages_last(self, n: int, spaces: Sequence[Space]) -> Rule[None]:
        """Take n Indian pieces from the spaces; no Village goes while a War Party is left in any of them."""
        removed = yield from self.remove(n, WAR_PARTIES, spaces)
        yield from self.remove(n - removed, (VILLAGE,), spaces)

    def remove_all(self, kinds: Sequence[Kind], spaces: Where) -> None:
        """Take every piece of these kinds from the spaces to Available."""
        for space in spaces:
            for kind in kinds:
                remove(self.game, space, kind, count(self.state, space, kind), RULE)

    def replace_all(self, olds: Sequence[Kind], new: Kind, space: Space, per: int = 1) -> Rule[None]:
        """Exchange every piece of these kinds in the space, each for `per` pieces of the new kind."""
        total = sum(remove(self.game, space, old, count(self.state, space, old), RULE) for old in olds)
        if place(self.game, space, new, total * per, RULE):
            yield from leader_joins_placement(self.game, FACTION_OF[new], space, RULE)

    @rule("1.4.1")
    def replace(
        self, n: int, olds: Sequence[Kind], new: Kind, spaces: Where, *, by: Faction | None = None
    ) -> Rule[int]:
        """Exchange n pieces one by one for pieces of the new kind; without one in Available they simply leave."""
        there = self.with_any(spaces, *olds)
        for replaced in range(n):
            piece = yield from choose_piece(
                self.game,
                self.who(by),
                "event-replace",
                olds,
                there,
                RULE,
                **self.about,
                piece=PIECE_NAME[new],
                number=n - replaced,
            )
            if piece is None:
                return replaced
            space, old = piece
            remove(self.game, space, old, 1, RULE)
            if place(self.game, space, new, 1, RULE):
                yield from leader_joins_placement(self.game, FACTION_OF[new], space, RULE)
        return n

    @rule("1.4.3")
    def activate(self, n: int, underground: Kind, spaces: Where, *, by: Faction | None = None) -> Rule[None]:
        """Activate n pieces; pieces that are Active already may be counted instead of turning others."""
        hidden = self.with_any(spaces, underground)
        counted = sum([count(self.state, space, TURNED[underground]) for space in spaces])
        for left in range(n, 0, -1):
            piece = yield from choose_piece(
                self.game,
                self.who(by),
                "event-activate",
                (underground,),
                hidden,
                RULE,
                optional=counted >= left,
                **self.about,
                number=left,
            )
            if piece is None:
                return
            activate(self.game, piece[0], underground, 1, RULE)

    # Moving

    def bring(
        self,
        n: int,
        kinds: Sequence[Kind],
        origins: Where,
        destination: Space,
        *,
        up_to: bool = False,
    ) -> Rule[int]:
        """Move n pieces one by one from any of the origins; a Leader of theirs may follow if his owner wishes."""
        elsewhere = self.only(origins, lambda space: space != destination, ("why-destination", RULE))
        there = self.with_any(elsewhere, *kinds)
        left_from: list[tuple[int, int]] = []
        for moved in range(n):
            piece = yield from choose_piece(
                self.game,
                self.seat,
                "event-move",
                kinds,
                there,
                RULE,
                optional=up_to,
                **self.about,
                number=n - moved,
                destination=SPACES[destination],
            )
            if piece is None:
                break
            origin, kind = piece
            move(self.game, origin, destination, kind, 1, RULE)
            left_from.append((origin, FACTION_OF[kind]))
        for origin, faction in dict.fromkeys(left_from):
            number = left_from.count((origin, faction))
            yield from leader_follows(self.game, FACTIONS[faction], faction, origin, destination, number, RULE)
        return len(left_from)

    def number_from_west_indies(self, space: Space, kind: Kind, n: int) -> Rule[int]:
        """How many of n pieces to be placed in the space come from the West Indies instead of Available."""
        there = count(self.state, WEST_INDIES, kind)
        return (
            yield from choose_number(
                self.game,
                self.seat,
                "event-from-west-indies",
                0,
                ((n, "why-card-number", RULE), (there, "why-not-so-many-there", RULE)),
                RULE,
                at_least=((n - self.state.available[kind], "why-not-available", "5.1.1"),),
                **self.about,
                piece=PIECE_NAME[kind],
                space=SPACES[space],
            )
        )

    def from_west_indies(self, kind: Kind, n: int) -> None:
        """Regulars go home from the West Indies to Available."""
        remove(self.game, WEST_INDIES, kind, n, RULE)

    # Levels, markers, Resources, FNI

    def shift(self, space: Space, levels: int, toward: int) -> None:
        """Shift the space by that many levels toward a level, never past it."""
        shift_toward(self.game, space, levels, toward, RULE)

    def shift_several(self, n: int, spaces: Where, levels: int, toward: int) -> Rule[list[Space]]:
        """Choose n spaces that can shift toward the level, and shift them."""
        chosen = yield from self.several(n, self.can_shift(spaces, toward), kind="event-shift")
        for space in chosen:
            self.shift(space, levels, toward)
        return chosen

    def propaganda(self, space: Space, n: int) -> None:
        """Put Propaganda in the space while there is any."""
        place_markers(self.game, space, "propaganda", n, RULE)

    def raid(self, space: Space) -> None:
        """Put a Raid marker in the space while there is any."""
        place_markers(self.game, space, "raid", 1, RULE)

    def gain(self, faction: Faction, n: int) -> None:
        """Change a Faction's Resources, kept from 0 to 50."""
        gain(self.game, faction, n, RULE)

    def raise_fni(self, levels: int) -> Rule[None]:
        """The French place the Blockades."""
        yield from raise_fni(self.game, levels, RULE)

    def lower_fni(self, levels: int) -> Rule[None]:
        """The British lift the Blockades."""
        yield from lower_fni(self.game, levels, RULE)


Effect = Callable[[Event], Rule[None] | None]
"""What one text of a card does; a generator when somebody has to choose."""

EFFECTS: dict[tuple[int, bool], Effect] = {}


def unshaded(number: int) -> Callable[[Effect], Effect]:
    """The unshaded text of a card, or its only one."""
    return _text(number, False)


def shaded(number: int) -> Callable[[Effect], Effect]:
    """The shaded text of a card."""
    return _text(number, True)


def _text(number: int, is_shaded: bool) -> Callable[[Effect], Effect]:
    def register(effect: Effect) -> Effect:
        EFFECTS[number, is_shaded] = effect
        return effect

    return register
