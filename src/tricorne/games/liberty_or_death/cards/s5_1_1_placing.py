"""Placing pieces by Event: as many as there are, from the boxes the card names, within stacking (5.1.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards.s5_1_choosing import RULE, Choosing, Where
from tricorne.games.liberty_or_death.names import (
    FACTION_OF,
    PIECE_NAME,
    POOL_NAME,
    POOL_NAMES,
    POOL_OF,
    SPACES,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number
from tricorne.games.liberty_or_death.rules.offers import DONE, Binding, Limits, Spaces, above
from tricorne.games.liberty_or_death.rules.s1_4_pieces import place, place_own, recallable, room, stacking_obstacle
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_joins_placement

AVAILABLE_ONLY = ("available",)
UNAVAILABLE_TOO = ("unavailable", "available")
NONE_IN = {"available": "why-none-available", "unavailable": "why-none-unavailable"}
DECLINED = "why-recall-declined", "1.4.1"


class Placing(Choosing):
    """What an Event places."""

    __slots__ = ()

    def in_box(self, space: Space, kind: Kind, by: Faction | None, box: str) -> int:
        """How many of the kind the box has for the space; own ones can be recalled to Available (1.4.1)."""
        number: int = getattr(self.state, box)[POOL_OF[kind]]
        if box == "available" and FACTION_OF[kind] == (self.faction if by is None else by):
            number += recallable(self.game, kind, space)
        return number

    def placing_obstacle(
        self, space: Space, kind: Kind, by: Faction | None = None, box: str = "available"
    ) -> Reason | None:
        """What keeps one of the kind from being placed there: stacking, or that there is none."""
        if (stacked := stacking_obstacle(self.game, space, kind)) is not None:
            return stacked
        return None if self.in_box(space, kind, by, box) else (NONE_IN[box], "5.1.1")

    def open_to(self, kind: Kind, spaces: Where, by: Faction | None = None) -> Spaces:
        """Those of the spaces in which one of the kind could be placed."""
        named = self.of_card(spaces)
        return Spaces(list(named), None, lambda space: self.placing_obstacle(space, kind, by), named)

    @rule("5.1.1", "5.1.3")
    def place(
        self,
        space: Space,
        kind: Kind,
        n: int,
        *,
        by: Faction | None = None,
        optional: bool = False,
        up_to: bool = False,
        boxes: Sequence[str] = AVAILABLE_ONLY,
    ) -> Rule[int]:
        """Place n pieces of one kind in the space, or as many as there are.

        The chooser may decline them all when it is `optional`, and take fewer with `up_to`.
        """
        limits = (
            (n, "why-card-number", RULE),
            (room(self.game, space, kind), "why-two-bases", "1.4.2"),
            (sum([self.in_box(space, kind, by, box) for box in boxes]), "why-not-available", "5.1.1"),
        )
        n = min(limits)[0]
        if n and (optional or up_to):
            numbers = CardNumbers(range(n + 1) if up_to else (0, n), limits)
            n = yield from self._number(space, kind, numbers, by)
        placed = 0
        if len(boxes) > 1 and n:
            pool = POOL_OF[kind]
            from_unavailable = yield from choose_number(
                self.game,
                self.who(by),
                "event-from-unavailable",
                0,
                ((n, "why-card-number", RULE), (self.state.unavailable[pool], "why-not-unavailable", "5.1.1")),
                RULE,
                at_least=((n - self.state.available[pool], "why-not-available", "5.1.1"),),
                **self.about,
                piece=PIECE_NAME[kind],
                space=SPACES[space],
            )
            placed = place(self.game, space, kind, from_unavailable, RULE, "unavailable")
        placed += yield from self._place(space, kind, n - placed, by)
        return placed

    def _number(self, space: Space, kind: Kind, numbers: CardNumbers, by: Faction | None) -> Rule[int]:
        answer = yield Ask(
            self.who(by),
            "event-number",
            [str(n) for n in numbers.offered],
            RULE,
            numbers,
            **self.about,
            piece=PIECE_NAME[kind],
            space=SPACES[space],
        )
        return int(answer)

    def _place(self, space: Space, kind: Kind, n: int, by: Faction | None, box: str = "available") -> Rule[int]:
        """Place pieces, recalling own ones where the rules allow it; a Leader in Available may come with them."""
        if box == "available" and FACTION_OF[kind] == self.decider(by):
            placed = yield from place_own(self.game, space, kind, n, RULE)
        else:
            placed = place(self.game, space, kind, n, RULE, box)
        if placed and box == "available":
            yield from leader_joins_placement(self.game, FACTION_OF[kind], space, RULE)
        return placed

    def scatter(
        self,
        kind: Kind,
        n: int,
        spaces: Where,
        *,
        by: Faction | None = None,
        up_to: bool = False,
    ) -> Rule[list[Space]]:
        """Place pieces of one kind one by one, each where the chooser likes. Returns the space of each."""
        open_spaces = self.open_to(kind, spaces, by)
        where: list[Space] = []
        while len(where) < n:
            space = yield from self.space(
                open_spaces, by=by, optional=up_to, kind="event-place", piece=PIECE_NAME[kind], number=n - len(where)
            )
            if space is None or not (yield from self._place(space, kind, 1, by)):
                break
            where.append(space)
        return where

    def place_mix(
        self,
        space: Space,
        kinds: Sequence[Kind],
        n: int,
        *,
        by: Faction | None = None,
        up_to: bool = False,
        boxes: Sequence[str] = AVAILABLE_ONLY,
    ) -> Rule[int]:
        """Place n pieces in the space, each of any of these kinds from any of these boxes.

        Whoever declines to recall one (1.4.1) goes on with the others.
        """
        placed = 0
        mix = PieceMix(self, space, kinds, by, boxes)
        while placed < n:
            options = list(mix)
            if not options:
                break
            if up_to:
                options.append(DONE)
            answer = options[0]
            if len(options) > 1:
                reasons = mix if up_to else Binding(mix, ("why-must-choose", RULE))
                answer = yield Ask(
                    self.who(by),
                    "event-piece",
                    options,
                    RULE,
                    reasons,
                    **self.about,
                    space=SPACES[space],
                    number=n - placed,
                )
            else:
                self.game.forced.append((self.who(by), "event-piece", answer))
            if answer == DONE:
                break
            box, _, piece = answer.rpartition(":")
            if (yield from self._place(space, POOL_NAMES[piece], 1, by, box or "available")):
                placed += 1
            else:
                mix.declined.append(answer)
        return placed

    def place_either(self, space: Space, numbers: Mapping[Kind, int]) -> Rule[None]:
        """Place so many pieces of one of these kinds; whoever declines to recall them (1.4.1) goes on with another."""
        kinds = {POOL_NAME[POOL_OF[kind]]: kind for kind in numbers}
        declined: list[str] = []

        def obstacle(name: str) -> Reason | None:
            return DECLINED if name in declined else self.placing_obstacle(space, kinds[name])

        while (name := (yield from self.one_of([*kinds], obstacle))) is not None:
            if (yield from self.place(space, kinds[name], numbers[kinds[name]])):
                break
            declined.append(name)


class CardNumbers(msgspec.Struct, gc=False):
    """How many pieces an Event may place: up to a number, or all or none of them."""

    offered: Sequence[int]
    limits: Limits

    def why_not(self, answer: str) -> Reason | None:
        """The first limit that the number passes, or that it is neither all nor none."""
        if not answer.isdecimal() or int(answer) in self.offered:
            return None
        return above(self.limits, int(answer)) or ("why-all-or-none", RULE)


class PieceMix(msgspec.Struct):
    """The pieces that may be placed next, each from one of several boxes: `tory`, or `unavailable:tory`."""

    event: Placing
    space: Space
    kinds: Sequence[Kind]
    by: Faction | None
    boxes: Sequence[str]
    declined: list[str] = []

    def __iter__(self) -> Iterator[str]:
        for kind in self.kinds:
            for box in self.boxes:
                name = POOL_NAME[kind] if len(self.boxes) == 1 else f"{box}:{POOL_NAME[kind]}"
                if self.why_not(name) is None:
                    yield name

    def why_not(self, answer: str) -> Reason | None:
        """A kind or a box that the card does not name, a recall that was declined, stacking, or none left."""
        box, _, piece = answer.rpartition(":")
        kind = POOL_NAMES.get(piece)
        if kind is None:
            return None
        if kind not in self.kinds:
            return "why-not-that-kind", RULE
        if not box and len(self.boxes) > 1:
            return "why-which-box", RULE
        if box and (box not in self.boxes or len(self.boxes) == 1):
            return "why-only-available", "5.1.1"
        if answer in self.declined:
            return DECLINED
        return self.event.placing_obstacle(self.space, kind, self.by, box or "available")
