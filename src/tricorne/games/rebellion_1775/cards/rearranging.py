"""British Loyalty: the units of a side change areas within the colonies that it controls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.placing import kind_of
from tricorne.games.rebellion_1775.names import (
    DONE,
    FACTIONS,
    KINDS_IN_AREA,
    SIDE_OF_FACTION,
    Area,
    Colony,
    Side,
)
from tricorne.games.rebellion_1775.printed import Rearrange
from tricorne.games.rebellion_1775.rules.answers import Picking, why_not_area
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controllers
from tricorne.games.rebellion_1775.rules.units import Group, count, group_of, move_group, named, side_present

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

NATIVES = 3
"""The place of natives among the four kinds of a side."""


@rule("5.0")
def colony_obstacle(game: Rebellion, effect: Rearrange, colony: Colony, controller: Side) -> Reason | None:
    """A colony of more than one area that the side controls, with a unit of the force."""
    areas = game.board.areas_of_colony[colony]
    if len(areas) == 1:
        return "why-one-area", "5.0"
    if controller != SIDE_OF_FACTION[game.state.active]:
        return "why-not-controlled", "5.0"
    kind = kind_of(game, effect.beside)
    return None if any(count(game, area, kind) for area in areas) else ("why-no-loyalist-in-colony", "5.0")


def can_rearrange(game: Rebellion, effect: Rearrange) -> bool:
    """Whether there is such a colony."""
    return any(
        colony_obstacle(game, effect, colony, controller) is None for colony, controller in enumerate(controllers(game))
    )


@rule("5.0")
def rearrange(game: Rebellion, effect: Rearrange) -> Rule[None]:
    """All units of the side may change areas within each such colony, each once; they may still march afterwards."""
    state, board = game.state, game.board
    side = SIDE_OF_FACTION[state.active]
    holders = controllers(game)
    against = [colony_obstacle(game, effect, colony, holders[colony]) for colony in range(len(holders))]
    open_colonies = [areas for areas, reason in zip(board.areas_of_colony, against, strict=True) if reason is None]
    shifted = [0] * len(state.units)

    def obstacle(area: Area) -> Reason | None:
        return against[board.colony_of[area]] or shift_obstacle(game, side, area, shifted)

    while True:
        areas = [a for c in open_colonies for a in c if shift_obstacle(game, side, a, shifted) is None]
        if not areas:
            return
        names = [board.areas[area] for area in areas]
        why_not = partial(why_not_area, game, areas, obstacle)
        answer = yield Ask(FACTIONS[state.active], "rearrange", [*names, DONE], "5.0", why_not)
        if answer == DONE:
            return
        start = board.area[answer]
        group, target = yield from form_group(game, side, start, unshifted(game, side, start, shifted))
        shift(game, side, start, target, group, shifted)


def shift_obstacle(game: Rebellion, side: Side, area: Area, shifted: Group) -> Reason | None:
    """Units of the side are there that have not been shifted, and not natives who would be alone."""
    if not side_present(game, side, area):
        return "why-no-friends", "5.0"
    if any(unshifted(game, side, area, shifted)):
        return None
    first = area * KINDS_IN_AREA + side * 4
    all_shifted = shifted[first : first + 4] == group_of(game, side, area)
    return ("why-shifted", "5.0") if all_shifted else ("why-natives-alone", "5.0")


def unshifted(game: Rebellion, side: Side, area: Area, shifted: list[int]) -> Group:
    """The units of an area that can still be shifted: natives only together with others or towards them."""
    first = area * KINDS_IN_AREA + side * 4
    group = [u - s for u, s in zip(game.state.units[first : first + 4], shifted[first : first + 4], strict=True)]
    if not any(group[:NATIVES]) and not friends_near(game, side, area):
        group[NATIVES] = 0
    return group


def friends_near(game: Rebellion, side: Side, area: Area) -> list[Area]:
    """The other areas of the colony with units of the side."""
    return [near for near in others(game, area) if side_present(game, side, near)]


def others(game: Rebellion, area: Area) -> list[Area]:
    """The other areas of the same colony."""
    return [a for a in game.board.areas_of_colony[game.board.colony_of[area]] if a != area]


class Shift(Picking):
    """A group being picked that changes its area within the colony. Natives go with others or to others."""

    __slots__ = ()

    def room(self, own: int) -> int:
        return 0 if self.picked[own] or self.leaves_natives_alone(own) else self.available[own]

    def why_they_stay(self, own: int, number: int) -> Reason:
        return ("why-shifted", "5.0") if number > self.available[own] else ("why-natives-alone", "5.0")

    def leaves_natives_alone(self, own: int) -> bool:
        """Whether natives would be the first to be picked, and find nobody where they could go."""
        return own == NATIVES and not any(self.picked) and not friends_near(self.game, self.side, self.start)

    def goals(self) -> Sequence[Area]:
        if any(self.picked[:NATIVES]):
            return others(self.game, self.start)
        return friends_near(self.game, self.side, self.start) if self.picked[NATIVES] else ()

    def why_not_to(self, area: Area) -> Reason:
        if not any(self.picked):
            return "why-nobody-picked", "5.0"
        if area == self.start:
            return "why-starts-there", "5.0"
        return ("why-natives-alone", "5.0") if area in others(self.game, self.start) else ("why-other-colony", "5.0")


def form_group(game: Rebellion, side: Side, start: Area, available: Group) -> Rule[tuple[Group, Area]]:
    """Pick who is shifted by kind and number, then where to."""
    group = Shift(game, side, start, available)
    while True:
        options = group()
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(
                FACTIONS[game.state.active],
                "shift",
                options,
                "5.0",
                group,
                area=game.board.areas[start],
                units=named(side, group.picked),
            )
        else:
            game.forced.append((FACTIONS[game.state.active], "shift", answer))
        if answer in game.board.area:
            return group.picked, game.board.area[answer]
        group.pick(answer)


@rule("5.0")
def shift(game: Rebellion, side: Side, start: Area, target: Area, group: Group, shifted: list[int]) -> None:
    """Move the group; natives who would be left alone go along, so that the colony stays controlled."""
    staying = [u - g for u, g in zip(group_of(game, side, start), group, strict=True)]
    if staying[NATIVES] and not any(staying[:NATIVES]):
        group = [*group[:NATIVES], group[NATIVES] + staying[NATIVES]]
    names = game.board.areas
    game.log("moved", "5.0", units=named(side, group), start=names[start], target=names[target])
    for kind, number in enumerate(group, side * 4):
        shifted[target * KINDS_IN_AREA + kind] += number
        left = count(game, start, kind) - number
        shifted[start * KINDS_IN_AREA + kind] = min(shifted[start * KINDS_IN_AREA + kind], left)
    move_group(game, side, start, target, group, marked=False)
