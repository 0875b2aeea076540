"""British Loyalty: the units of a side change areas within the colonies that it controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.placing import kind_of
from tricorne.games.rebellion_1775.pieces import ALL, DONE, FACTIONS, KINDS, KINDS_IN_AREA, SIDE_OF_FACTION
from tricorne.games.rebellion_1775.printed import Rearrange
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controllers
from tricorne.games.rebellion_1775.rules.units import Group, count, group_of, move_group, named

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

NATIVES = 3
"""The place of natives among the four kinds of a side."""


@rule("5.0")
def eligible_colonies(game: Rebellion, effect: Rearrange) -> list[int]:
    """Controlled colonies of more than one area with a unit of the force."""
    side = SIDE_OF_FACTION[game.state.active]
    kind = kind_of(game, effect.beside)
    return [
        colony
        for colony, (areas, owner) in enumerate(zip(game.board.areas_of_colony, controllers(game), strict=True))
        if len(areas) > 1 and owner == side and any(count(game, area, kind) for area in areas)
    ]


@rule("5.0")
def rearrange_units(game: Rebellion, colonies: list[int]) -> Rule[None]:
    """Shift units from area to area until the player is done; each unit is shifted once at most."""
    state, board = game.state, game.board
    side = SIDE_OF_FACTION[state.active]
    shifted = [0] * len(state.units)
    while True:
        areas = [a for c in colonies for a in board.areas_of_colony[c] if any(unshifted(game, side, a, shifted))]
        if not areas:
            return
        names = [board.areas[area] for area in areas]
        answer = yield Ask(FACTIONS[state.active], "rearrange", [*names, DONE], "5.0")
        if answer == DONE:
            return
        start = board.area[answer]
        group, target = yield from form_group(game, side, start, unshifted(game, side, start, shifted))
        shift(game, side, start, target, group, shifted)


def unshifted(game: Rebellion, side: int, area: int, shifted: list[int]) -> Group:
    """The units of an area that can still be shifted: natives only together with others or towards them."""
    first = area * KINDS_IN_AREA + side * 4
    group = [u - s for u, s in zip(game.state.units[first : first + 4], shifted[first : first + 4], strict=True)]
    if not any(group[:NATIVES]) and not friends_near(game, side, area):
        group[NATIVES] = 0
    return group


def friends_near(game: Rebellion, side: int, area: int) -> list[int]:
    """The other areas of the colony with units of the side."""
    present = game.state.present
    return [a for a in others(game, area) if present[side * game.areas + a]]


def others(game: Rebellion, area: int) -> list[int]:
    """The other areas of the same colony."""
    return [a for a in game.board.areas_of_colony[game.board.colony_of[area]] if a != area]


def form_group(game: Rebellion, side: int, start: int, available: Group) -> Rule[tuple[Group, int]]:
    """Pick who is shifted by kind and number, then where to."""
    picked = available[:] if sum(available) == 1 else [0, 0, 0, 0]
    while True:
        options = group_options(game, side, start, available, picked)
        if len(options) == 1:
            answer = options[0]
        else:
            answer = yield Ask(
                FACTIONS[game.state.active],
                "shift",
                options,
                "5.0",
                area=game.board.areas[start],
                units=named(side, picked),
            )
        if answer == ALL:
            picked = available[:]
        elif ":" in answer:
            name, _, number = answer.partition(":")
            picked[KINDS.index(name, side * 4) - side * 4] = int(number)
        else:
            return picked, game.board.area[answer]


def group_options(game: Rebellion, side: int, start: int, available: Group, picked: Group) -> list[str]:
    """Kinds with numbers, all at once, and the areas to which those picked can go."""
    options: list[str] = []
    near = friends_near(game, side, start)
    for kind in range(4):
        if not picked[kind] and (kind != NATIVES or near or any(picked)):
            options += game.board.amounts[side * 4 + kind][: available[kind]]
    if not any(picked):
        if sum(available) > max(available):
            options.append(ALL)
        return options
    targets = others(game, start) if any(picked[:NATIVES]) else near
    return options + [game.board.areas[area] for area in targets]


@rule("5.0")
def shift(game: Rebellion, side: int, start: int, target: int, group: Group, shifted: list[int]) -> None:
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
