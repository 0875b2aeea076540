"""Who chooses in an Event, and among which spaces and Factions (5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
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
)
from tricorne.games.liberty_or_death.rules.choices import choose_space, choose_word
from tricorne.games.liberty_or_death.rules.s1_4_pieces import spaces_of

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

RULE = "5.1"
ROYALIST_PLACED = (BRITISH_REGULAR, TORY, WAR_PARTY_UNDERGROUND)
REBELLION_PLACED = (CONTINENTAL, MILITIA_UNDERGROUND, FRENCH_REGULAR)


class Choosing:
    """An Event in execution: the card, the Faction that plays it, and who chooses what."""

    __slots__ = ("about", "faction", "game", "seat", "state")

    def __init__(self, game: Game, faction: int, number: int, shaded: bool) -> None:
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
    def friendly_units(self) -> tuple[int, ...]:
        """The kinds of units that the executing side can place; Militia and War Parties arrive Underground."""
        return REBELLION_PLACED if self.is_rebellion else ROYALIST_PLACED

    # Who

    @rule("5.1")
    def decider(self, by: int | None) -> int:
        """The executing Faction chooses, unless another is named to act."""
        return self.faction if by is None else by

    def who(self, by: int | None) -> str:
        """The seat of whoever chooses."""
        return FACTIONS[self.decider(by)]

    def name_faction(self, factions: Iterable[int]) -> Rule[int]:
        """The executing Faction names one of these."""
        names = [FACTIONS[faction] for faction in factions]
        answer = yield from choose_word(self.seat, "event-faction", names, RULE, **self.about)
        return FACTIONS.index(answer)

    def one_of(
        self, words: Sequence[str], by: int | None = None, *, kind: str = "event-choice", **args: Any
    ) -> Rule[str]:
        """One of the alternatives that the card offers."""
        return (yield from choose_word(self.who(by), kind, words, RULE, **self.about, **args))

    # Where

    def space(
        self,
        spaces: Iterable[int],
        *,
        by: int | None = None,
        optional: bool = False,
        kind: str = "event-space",
        **args: Any,
    ) -> Rule[int | None]:
        """One of the spaces; None when there is none, or when it is declined."""
        return (yield from choose_space(self.who(by), kind, spaces, RULE, optional=optional, **self.about, **args))

    def several(
        self, n: int, spaces: Iterable[int], *, by: int | None = None, optional: bool = False, kind: str = "event-space"
    ) -> Rule[list[int]]:
        """Up to n different spaces: as many as there are, unless it is `optional` to stop earlier."""
        left = list(spaces)
        chosen: list[int] = []
        while left and len(chosen) < n:
            space = yield from self.space(left, by=by, optional=optional, kind=kind)
            if space is None:
                break
            chosen.append(space)
            left.remove(space)
        return chosen

    def with_any(self, spaces: Iterable[int], *kinds: int) -> list[int]:
        """Those of the spaces in which one of these kinds of pieces is."""
        there: set[int] = set()
        for kind in kinds:
            there.update(spaces_of(self.state, kind))
        return [space for space in spaces if space in there]

    def with_units(self, faction: int, spaces: Iterable[int]) -> list[int]:
        """Those of the spaces in which the Faction has units."""
        return self.with_any(spaces, *UNITS_OF[faction])

    def can_shift(self, spaces: Iterable[int], toward: int) -> list[int]:
        """Those of the spaces that are not at this level yet."""
        return [space for space in spaces if self.state.level[space] != toward]
