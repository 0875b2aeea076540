"""Groups of units that move from one space to another in a Command; no unit moves twice."""

from __future__ import annotations

from functools import partial
from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.games.liberty_or_death.names import (
    FACTION_OF,
    FACTIONS,
    KIND_COUNT,
    MAP_CELLS,
    SPACES,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_group, choose_space
from tricorne.games.liberty_or_death.rules.lesser import lesser
from tricorne.games.liberty_or_death.rules.offers import Group, Limit, Limits, Selecting, Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import ALL_SPACES, TURNED, count, hide, move
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_follows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.action import Action

MARCH_WEST_INDIES = "why-march-west-indies", "1.3.7"
# The cell of the same pieces with the other end up.
TURNED_CELL = tuple(at * KIND_COUNT + TURNED.get(kind, kind) for at in ALL_SPACES for kind in range(KIND_COUNT))


class Moves:
    """Which units have moved in this Command, by space and kind."""

    __slots__ = ("arrived",)

    def __init__(self) -> None:
        self.arrived: dict[int, int] = {}

    def movable(self, game: Game, space: Space, kind: Kind) -> int:
        """Pieces of the kind in the space that have not moved yet."""
        cell = space * KIND_COUNT + kind
        there = game.state.pieces
        return self._unmoved(there, cell) if self.arrived else there[cell]

    def _unmoved(self, there: list[int], cell: int) -> int:
        """The pieces of the cell without those that have moved.

        Where fewer are left of a kind than have moved into the space, a Special Activity has turned them over since.
        """
        arrived = self.arrived
        left = there[cell]
        if cell in arrived:
            left -= arrived[cell]
        other = TURNED_CELL[cell]
        if other in arrived and there[other] < arrived[other]:
            left += there[other] - arrived[other]
        return left if left > 0 else 0

    def movers(self, game: Game, kinds: Iterable[Kind]) -> list[Space]:
        """Spaces on the map with a piece of these kinds that has not moved."""
        there = game.state.pieces
        found: set[int] = set()
        for kind in kinds:
            held: Iterable[int] = compress(ALL_SPACES, there[kind:MAP_CELLS:KIND_COUNT])
            if self.arrived:
                held = [space for space in held if self._unmoved(there, space * KIND_COUNT + kind)]
            found.update(held)
        return sorted(found)

    def obstacle(self, game: Game, kinds: Sequence[Kind], rule: str, space: Space) -> Reason | None:
        """What keeps units of these kinds from moving out of the space: none is there, or all of them have moved."""
        there, at = game.state.pieces, space * KIND_COUNT
        reason = "why-no-units"
        for kind in kinds:
            if there[at + kind]:
                if not self.arrived or self._unmoved(there, at + kind):
                    return None
                reason = "why-moved-already"
        return reason, rule

    def limit(self, game: Game, space: Space, kind: Kind, rule: str) -> Limit:
        """No more of the kind can go than are there and have not moved."""
        cell, there = space * KIND_COUNT + kind, game.state.pieces
        return self._unmoved(there, cell) if self.arrived else there[cell], "why-not-so-many", rule

    def note(self, space: Space, kind: Kind, n: int) -> None:
        """These pieces have moved into the space and stay there."""
        cell = space * KIND_COUNT + kind
        self.arrived[cell] = self.arrived.get(cell, 0) + n

    def turn(self, space: Space, old: Kind, new: Kind, n: int) -> None:
        """Pieces of the space were turned over: those that had moved keep being noted as such."""
        cell = space * KIND_COUNT
        moved = lesser(n, self.arrived.pop(cell + old, 0))
        if moved:
            self.note(space, new, moved)


NOTHING_MOVED = Moves()


class Coming(Selecting):
    """The groups that come into a destination, one from each space.

    The destination is closed to them. In a Brilliant Stroke the first comes from within the space of the Leader.
    """

    rule: str

    def against(self, space: Space) -> Reason | None:
        """What stands against a group from a space, whatever is there."""
        if space in self.closed:
            return "why-destination", self.rule
        if space in self.spaces:
            return "why-one-group", self.rule
        return None if self.within is None or space in self.within else ("why-stroke-leader", "2.3.8")


def some_unit(group: Group) -> Reason | None:
    """A group is at least one unit."""
    return None if group else ("why-group-empty", "3.1")


def gather_groups(
    game: Game,
    act: Action,
    destination: Space,
    origins: Callable[[], Spaces],
    limits: Callable[[Space, Group], Iterable[tuple[Kind, Limits]]],
    moved: Callable[[Space, Group], Rule[None]],
    rule: str,
    *,
    unfinished: Callable[[Group], Reason | None] = some_unit,
    needed: bool = False,
) -> Rule[bool]:
    """Choose group after group that moves into the destination, one from each origin. Returns whether any did.

    `origins` are the spaces with units that can come, `limits` what may go along, `unfinished` says why a group cannot
    go as it is, and `moved` carries the move out. At least one group is `needed`, or none.
    """
    coming = Coming(rule, closed=[destination])
    while True:
        spaces = origins()
        led = act.must_involve is not None and act.must_involve != destination and not coming.spaces
        coming.within = [act.must_involve] if led else None  # type: ignore[list-item]
        origin = yield from choose_space(
            game,
            act.seat,
            f"{act.command}-from",
            Spaces(coming.open_among(spaces.among), spaces.outside, spaces.obstacle, coming),
            rule,
            optional=bool(coming.spaces) or not (needed or led),
            must=("why-leader-comes", "2.3.8") if led else ("why-some-group", rule),
            destination=SPACES[destination],
        )
        if origin is None:
            return bool(coming.spaces)
        group = yield from choose_group(
            game,
            act.seat,
            f"{act.command}-group",
            lambda chosen, origin=origin: limits(origin, chosen),  # type: ignore[misc]
            unfinished,
            rule,
            origin=SPACES[origin],
            destination=SPACES[destination],
        )
        act.involved.append(origin)
        coming.spaces.append(origin)
        yield from moved(origin, group)


def move_group(game: Game, moves: Moves, origin: Space, destination: Space, group: Group, rule: str) -> None:
    """Carry a group over, keeping the ends that are up, and note that it moved."""
    for kind, n in group.items():
        move(game, origin, destination, kind, n, rule)
        moves.note(destination, kind, n)


def leaders_follow(game: Game, act: Action, origin: Space, destination: Space, group: Group, rule: str) -> Rule[None]:
    """Leaders whose units are in the group may go along.

    The executing Faction decides for its ally too, unless that is a non-player, which has a rule for it (8.1).
    """
    numbers: dict[int, int] = {}
    for kind, n in group.items():
        faction = FACTION_OF[kind]
        numbers[faction] = numbers.get(faction, 0) + n
    for faction, number in numbers.items():
        seat = FACTIONS[faction] if game.is_nonplayer(FACTIONS[faction]) else act.seat
        yield from leader_follows(game, seat, faction, origin, destination, number, rule)


def regroup(
    game: Game, act: Action, moves: Moves, space: Space, near: Sequence[Space], kinds: tuple[Kind, Kind], rule: str
) -> Rule[None]:
    """Units of these two kinds (Underground, Active) come in from adjacent spaces, and all there go Underground."""

    itself = Coming(rule, closed=[space])
    origins = Spaces(near, ("why-not-adjacent", rule), partial(moves.obstacle, game, kinds, rule), itself)
    while True:
        origin = yield from choose_space(
            game, act.seat, "regroup-from", origins, rule, optional=True, destination=SPACES[space]
        )
        if origin is None:
            break
        limits = [(kind, (moves.limit(game, origin, kind, rule),)) for kind in kinds]
        group = yield from choose_group(
            game,
            act.seat,
            "regroup-group",
            lambda _, limits=limits: limits,  # type: ignore[misc]
            some_unit,
            rule,
            origin=SPACES[origin],
            destination=SPACES[space],
        )
        move_group(game, moves, origin, space, group, rule)
        yield from leaders_follow(game, act, origin, space, group, rule)
    underground, active = kinds
    moves.turn(space, active, underground, hide(game, space, active, count(game.state, space, active), rule))
