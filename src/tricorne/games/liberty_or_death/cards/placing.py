"""Placing pieces by Event: as many as there are, from the boxes the card names, within stacking (5.1.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards.choosing import RULE, Choosing
from tricorne.games.liberty_or_death.names import (
    FACTION_OF,
    PIECE_NAME,
    POOL_NAME,
    POOL_NAMES,
    POOL_OF,
    SPACES,
)
from tricorne.games.liberty_or_death.rules.choices import DONE, choose_number
from tricorne.games.liberty_or_death.rules.s1_4_pieces import place, place_own, recallable, room
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_joins_placement

AVAILABLE_ONLY = ("available",)
UNAVAILABLE_TOO = ("unavailable", "available")


class Placing(Choosing):
    """What an Event places."""

    __slots__ = ()

    def in_reach(self, space: int, kind: int, by: int | None = None, boxes: Sequence[str] = AVAILABLE_ONLY) -> int:
        """How many of the kind could be placed there: from the boxes, and own ones by recall to Available (1.4.1)."""
        most = room(self.game, space, kind)
        if most <= 0:
            return 0
        reach = 0
        for box in boxes:
            reach += getattr(self.state, box)[POOL_OF[kind]]
        if reach < most and "available" in boxes and FACTION_OF[kind] == self.decider(by):
            reach += recallable(self.game, kind, space)
        return reach if reach < most else most

    def open_to(self, kind: int, spaces: Iterable[int], by: int | None = None) -> list[int]:
        """Those of the spaces in which one of the kind could be placed: while any is Available, stacking decides."""
        if self.state.available[POOL_OF[kind]]:
            return [space for space in spaces if room(self.game, space, kind) > 0]
        return [space for space in spaces if self.in_reach(space, kind, by)]

    @rule("5.1.1", "5.1.3")
    def place(
        self,
        space: int,
        kind: int,
        n: int,
        *,
        by: int | None = None,
        optional: bool = False,
        up_to: bool = False,
        boxes: Sequence[str] = AVAILABLE_ONLY,
    ) -> Rule[int]:
        """Place n pieces of one kind in the space, or as many as there are.

        The chooser may decline them all when it is `optional`, and take fewer with `up_to`.
        """
        reach = self.in_reach(space, kind, by, boxes)
        if n > reach:
            n = reach
        if n and (optional or up_to):
            n = yield from self._number(space, kind, range(n + 1) if up_to else (0, n), by)
        placed = 0
        if len(boxes) > 1 and n:
            pool = POOL_OF[kind]
            unavailable, available = self.state.unavailable[pool], self.state.available[pool]
            from_unavailable = yield from choose_number(
                self.who(by),
                "event-from-unavailable",
                min(n, unavailable, max(0, n - available)),
                min(n, unavailable),
                RULE,
                **self.about,
                piece=PIECE_NAME[kind],
                space=SPACES[space],
            )
            placed = place(self.game, space, kind, from_unavailable, RULE, "unavailable")
        placed += yield from self._place(space, kind, n - placed, by)
        return placed

    def _number(self, space: int, kind: int, numbers: Iterable[int], by: int | None) -> Rule[int]:
        answer = yield Ask(
            self.who(by),
            "event-number",
            [str(n) for n in numbers],
            RULE,
            **self.about,
            piece=PIECE_NAME[kind],
            space=SPACES[space],
        )
        return int(answer)

    def _place(self, space: int, kind: int, n: int, by: int | None, box: str = "available") -> Rule[int]:
        """Place pieces, recalling own ones where the rules allow it; a Leader in Available may come with them."""
        if box == "available" and FACTION_OF[kind] == self.decider(by):
            placed = yield from place_own(self.game, space, kind, n, RULE)
        else:
            placed = place(self.game, space, kind, n, RULE, box)
        if placed and box == "available":
            yield from leader_joins_placement(self.game, FACTION_OF[kind], space, RULE)
        return placed

    def scatter(
        self, kind: int, n: int, spaces: Iterable[int], *, by: int | None = None, up_to: bool = False
    ) -> Rule[list[int]]:
        """Place pieces of one kind one by one, each where the chooser likes. Returns the space of each."""
        listed = list(spaces)
        where: list[int] = []
        while len(where) < n:
            open_spaces = self.open_to(kind, listed, by)
            space = yield from self.space(
                open_spaces, by=by, optional=up_to, kind="event-place", piece=PIECE_NAME[kind], number=n - len(where)
            )
            if space is None or not (yield from self._place(space, kind, 1, by)):
                break
            where.append(space)
        return where

    def place_mix(
        self,
        space: int,
        kinds: Sequence[int],
        n: int,
        *,
        by: int | None = None,
        up_to: bool = False,
        boxes: Sequence[str] = AVAILABLE_ONLY,
    ) -> Rule[int]:
        """Place n pieces in the space, each of any of these kinds from any of these boxes.

        Whoever declines to recall one (1.4.1) goes on with the others.
        """
        placed = 0
        declined: set[str] = set()
        while placed < n:
            options = [name for name in self._mix_options(space, kinds, by, boxes) if name not in declined]
            if not options:
                break
            if up_to:
                options.append(DONE)
            answer = options[0]
            if len(options) > 1:
                answer = yield Ask(
                    self.who(by), "event-piece", options, RULE, **self.about, space=SPACES[space], number=n - placed
                )
            if answer == DONE:
                break
            box, _, piece = answer.rpartition(":")
            if (yield from self._place(space, POOL_NAMES[piece], 1, by, box or "available")):
                placed += 1
            else:
                declined.add(answer)
        return placed

    def _mix_options(self, space: int, kinds: Sequence[int], by: int | None, boxes: Sequence[str]) -> list[str]:
        if len(boxes) == 1:
            return [POOL_NAME[POOL_OF[kind]] for kind in kinds if self.in_reach(space, kind, by)]
        return [
            f"{box}:{POOL_NAME[POOL_OF[kind]]}"
            for kind in kinds
            for box in boxes
            if self.in_reach(space, kind, by, (box,))
        ]

    def place_either(self, space: int, numbers: Mapping[int, int]) -> Rule[None]:
        """Place so many pieces of one of these kinds; whoever declines to recall them (1.4.1) goes on with another."""
        left = {POOL_NAME[POOL_OF[kind]]: (kind, n) for kind, n in numbers.items()}
        while possible := [name for name, (kind, _) in left.items() if self.in_reach(space, kind)]:
            kind, n = left.pop((yield from self.one_of(possible)))
            if (yield from self.place(space, kind, n)):
                break
