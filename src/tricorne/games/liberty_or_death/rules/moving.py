"""Groups of units that move from one space to another in a Command; no unit moves twice."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.games.liberty_or_death.names import FACTION_OF, FACTIONS, KIND_COUNT, MAP, MAP_CELLS, SPACES
from tricorne.games.liberty_or_death.rules.choices import Group, choose_group, choose_space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import ALL_SPACES, TURNED, count, hide, move
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_follows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.action import Action

# The cell of the same pieces with the other end up.
TURNED_CELL = tuple(at * KIND_COUNT + TURNED.get(kind, kind) for at in ALL_SPACES for kind in range(KIND_COUNT))


class Moves:
    """Which units have moved in this Command, by space and kind."""

    __slots__ = ("arrived",)

    def __init__(self) -> None:
        self.arrived: dict[int, int] = {}

    def movable(self, game: Game, space: int, kind: int) -> int:
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

    def movers(self, game: Game, kinds: Iterable[int]) -> list[int]:
        """Spaces on the map with a piece of these kinds that has not moved."""
        there = game.state.pieces
        found: set[int] = set()
        for kind in kinds:
            held: Iterable[int] = compress(MAP, there[kind:MAP_CELLS:KIND_COUNT])
            if self.arrived:
                held = [space for space in held if self._unmoved(there, space * KIND_COUNT + kind)]
            found.update(held)
        return sorted(found)

    def note(self, space: int, kind: int, n: int) -> None:
        """These pieces have moved into the space and stay there."""
        cell = space * KIND_COUNT + kind
        self.arrived[cell] = self.arrived.get(cell, 0) + n

    def turn(self, space: int, old: int, new: int, n: int) -> None:
        """Pieces of the space were turned over: those that had moved keep being noted as such."""
        cell = space * KIND_COUNT
        moved = min(n, self.arrived.pop(cell + old, 0))
        if moved:
            self.note(space, new, moved)


def gather_groups(
    act: Action,
    destination: int,
    origins: Callable[[], list[int]],
    limits: Callable[[int, Group], Iterable[tuple[int, int]]],
    moved: Callable[[int, Group], Rule[None]],
    rule: str,
    *,
    complete: Callable[[Group], bool] = bool,
    needed: bool = False,
) -> Rule[bool]:
    """Choose group after group that moves into the destination, one from each origin. Returns whether any did.

    `origins` are the spaces a group may come from, `limits` what may go along, `complete` whether a group may go as
    it is, and `moved` carries the move out. At least one group is `needed`, or none.
    """
    left = [destination]
    while True:
        entered = len(left) > 1
        spaces = [space for space in origins() if space not in left]
        if must_still_come(act, destination, entered):
            spaces = [space for space in spaces if space == act.must_involve]
        origin = yield from choose_space(
            act.seat,
            f"{act.command}-from",
            spaces,
            rule,
            optional=entered or not (needed or must_still_come(act, destination, entered)),
            destination=SPACES[destination],
        )
        if origin is None:
            return entered
        group = yield from choose_group(
            act.seat,
            f"{act.command}-group",
            lambda chosen, origin=origin: limits(origin, chosen),  # type: ignore[misc]
            rule,
            complete=complete,
            origin=SPACES[origin],
            destination=SPACES[destination],
        )
        act.involved.append(origin)
        left.append(origin)
        yield from moved(origin, group)


def must_still_come(act: Action, destination: int, entered: bool) -> bool:
    """Whether the first group has to come from the Leader's space, because a Brilliant Stroke asks for him."""
    return act.must_involve is not None and act.must_involve != destination and not entered


def move_group(game: Game, moves: Moves, origin: int, destination: int, group: Group, rule: str) -> None:
    """Carry a group over, keeping the ends that are up, and note that it moved."""
    for kind, n in group.items():
        move(game, origin, destination, kind, n, rule)
        moves.note(destination, kind, n)


def leaders_follow(game: Game, act: Action, origin: int, destination: int, group: Group, rule: str) -> Rule[None]:
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
    game: Game, act: Action, moves: Moves, space: int, near: Iterable[int], kinds: tuple[int, int], rule: str
) -> Rule[None]:
    """Units of these two kinds (Underground, Active) come in from adjacent spaces, and all there go Underground."""
    while True:
        origins = [origin for origin in near if any(moves.movable(game, origin, kind) > 0 for kind in kinds)]
        origin = yield from choose_space(
            act.seat, "regroup-from", origins, rule, optional=True, destination=SPACES[space]
        )
        if origin is None:
            break
        limits = [(kind, moves.movable(game, origin, kind)) for kind in kinds]
        group = yield from choose_group(
            act.seat,
            "regroup-group",
            lambda _, limits=limits: limits,  # type: ignore[misc]
            rule,
            origin=SPACES[origin],
            destination=SPACES[space],
        )
        move_group(game, moves, origin, space, group, rule)
        yield from leaders_follow(game, act, origin, space, group, rule)
    underground, active = kinds
    moves.turn(space, active, underground, hide(game, space, active, count(game.state, space, active), rule))
