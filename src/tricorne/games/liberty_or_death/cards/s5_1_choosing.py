"""Who chooses in an Event, and among which spaces and Factions (5.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTIONS,
    FRENCH_REGULAR,
    MILITIA_UNDERGROUND,
    REBELLION,
    SIDE_OF,
    TORY,
    UNITS_OF,
    WAR_PARTY_UNDERGROUND,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import Selection
from tricorne.games.liberty_or_death.rules.choices import choose_space, choose_word
from tricorne.games.liberty_or_death.rules.offers import Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import spaces_of

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

RULE = "5.1"
ROYALIST_PLACED = (BRITISH_REGULAR, TORY, WAR_PARTY_UNDERGROUND)
REBELLION_PLACED = (CONTINENTAL, MILITIA_UNDERGROUND, FRENCH_REGULAR)
Where: TypeAlias = Sequence[Space] | Spaces | Selection
"""Spaces that a card names, or those of them that meet a condition."""


class Choosing:
    """An Event in execution: the card, the Faction that plays it, and who chooses what."""

    __slots__ = ("about", "faction", "game", "seat", "state")

    def __init__(self, game: Game, faction: Faction, number: int, shaded: bool) -> None:
        self.game = game
        self.state = game.state
        self.faction = faction
        self.seat = FACTIONS[faction]
        self.about: dict[str, Any] = {"card": f"card:{number}", "text": "shaded" if shaded else "unshaded"}
        """What every question of the Event says: the card, and which of its texts is played."""

    @property
    def is_rebellion(self) -> bool:
        """Whether a Rebellion Faction plays the Event."""
        return SIDE_OF[self.faction] == REBELLION

    @property
    def friendly_units(self) -> tuple[Kind, ...]:
        """The kinds of units that the executing side can place; Militia and War Parties arrive Underground."""
        return REBELLION_PLACED if self.is_rebellion else ROYALIST_PLACED

    # Who

    @rule("5.1")
    def decider(self, by: Faction | None) -> Faction:
        """The executing Faction chooses, unless another is named to act."""
        return self.faction if by is None else by

    def who(self, by: Faction | None) -> str:
        """The seat of whoever chooses."""
        return FACTIONS[self.decider(by)]

    def name_faction(
        self, factions: Sequence[Faction], to: str, obstacle: Callable[[Faction], Reason | None] | None = None
    ) -> Rule[Faction]:
        """The executing Faction names one of these that can do something of what the card says: `to` is what for."""
        against = None if obstacle is None else lambda name: obstacle(FACTIONS.index(name))
        words = Words([FACTIONS[faction] for faction in factions], against, ("why-faction-not-named", RULE))
        answer = yield from choose_word(self.game, self.seat, "event-faction", words, RULE, to=to, **self.about)
        assert answer is not None
        return FACTIONS.index(answer)

    def one_of(
        self,
        words: Sequence[str],
        obstacle: Callable[[str], Reason | None] | None = None,
        *,
        by: Faction | None = None,
        kind: str = "event-choice",
        **args: Any,
    ) -> Rule[str | None]:
        """One of the alternatives that the card offers; None when none is possible."""
        alternatives = Words(words, obstacle, ("why-card-no-choice", RULE))
        return (yield from choose_word(self.game, self.who(by), kind, alternatives, RULE, **self.about, **args))

    # Where

    def of_card(self, spaces: Where) -> Spaces | Selection:
        """The spaces that the card names, and what stands against all others."""
        return spaces if isinstance(spaces, Spaces | Selection) else Spaces(spaces, ("why-not-named", RULE))

    def space(
        self,
        spaces: Where,
        *,
        by: Faction | None = None,
        optional: bool = False,
        kind: str = "event-space",
        **args: Any,
    ) -> Rule[Space | None]:
        """One of the spaces; None when there is none, or when it is declined."""
        named = self.of_card(spaces)
        return (
            yield from choose_space(self.game, self.who(by), kind, named, RULE, optional=optional, **self.about, **args)
        )

    def several(
        self,
        n: int,
        spaces: Where,
        *,
        by: Faction | None = None,
        optional: bool = False,
        kind: str = "event-space",
    ) -> Rule[list[Space]]:
        """Up to n different spaces: as many as there are, unless it is `optional` to stop earlier."""
        named = self.of_card(spaces)
        left = list(named)
        chosen: list[Space] = []
        while left and len(chosen) < n:
            rest = Spaces(left, ("why-chosen", RULE), first=named)
            space = yield from self.space(rest, by=by, optional=optional, kind=kind)
            if space is None:
                break
            chosen.append(space)
            left.remove(space)
        return chosen

    def with_any(self, spaces: Where, *kinds: Kind) -> Spaces:
        """Those of the spaces in which one of these kinds of pieces is."""
        there: set[Space] = set()
        for kind in kinds:
            there.update(spaces_of(self.state, kind))
        return Spaces(
            [space for space in spaces if space in there], ("why-none-there", RULE), first=self.of_card(spaces)
        )

    def only(self, spaces: Where, meets: Callable[[Space], bool], otherwise: Reason) -> Spaces:
        """Those of the spaces that meet a condition of the card."""
        return Spaces([space for space in spaces if meets(space)], otherwise, first=self.of_card(spaces))

    def with_units(self, faction: Faction, spaces: Where) -> Spaces:
        """Those of the spaces in which the Faction has units."""
        return self.with_any(spaces, *UNITS_OF[faction])

    def can_shift(self, spaces: Where, toward: int) -> Spaces:
        """Those of the spaces that are not at this level yet."""
        level = self.state.level
        return self.only(spaces, lambda space: level[space] != toward, ("why-at-that-level", RULE))

    def controlled(self, control: int, spaces: Where) -> Spaces:
        """Those of the spaces under this Control."""
        message = "why-no-british-control" if control == BRITISH_CONTROL else "why-no-rebellion-control"
        now = self.state.control
        return self.only(spaces, lambda space: now[space] == control, (message, RULE))
