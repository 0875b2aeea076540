"""Events of the movement phase."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.placing import kind_of
from tricorne.games.rebellion_1775.names import (
    FACTIONS,
    FORCE_OF_KIND,
    FORCES,
    KIND_OF_FORCE,
    KINDS,
    KINDS_IN_AREA,
    NOBODY,
    SIDE_OF_FACTION,
    Area,
)
from tricorne.games.rebellion_1775.printed import (
    March,
    MarchExtra,
    MarchFarther,
    PassThrough,
    Replace,
    SailInstead,
)
from tricorne.games.rebellion_1775.rules.answers import always, why_not_area
from tricorne.games.rebellion_1775.rules.s3_2_1_armies import (
    form_army,
    march_distance,
    reach,
    starts,
    unmoved,
    why_no_start,
    why_out_of_reach,
)
from tricorne.games.rebellion_1775.rules.units import enter, move_group, named, remove, settle

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def can_help_marching(game: Rebellion, effect: MarchFarther | PassThrough | SailInstead) -> bool:
    """Before the movement card is played, or while it still lets an army march."""
    del effect
    state = game.state
    if state.movement_card == NOBODY:
        return True
    marching = isinstance(game.board.cards[state.movement_card].effect, March)
    return marching and state.armies_left > 0 and bool(starts(game, state.active))


# One army more


def can_march_extra(game: Rebellion, effect: MarchExtra) -> bool:
    """A unit of the faction has not moved yet."""
    del effect
    return bool(starts(game, game.state.active))


@rule("5.0")
def march_extra(game: Rebellion, effect: MarchExtra) -> Rule[None]:
    """One army marches besides those of the movement card."""
    state, board = game.state, game.board
    side = SIDE_OF_FACTION[state.active]
    areas = starts(game, state.active)
    start = areas[0]
    if len(areas) > 1:
        names = [board.areas[area] for area in areas]
        why_not = partial(why_not_area, game, areas, partial(why_no_start, game))
        answer = yield Ask(FACTIONS[state.active], "march-extra", names, "5.0", why_not)
        start = board.area[answer]
    else:
        game.forced.append((FACTIONS[state.active], "march-extra", board.areas[start]))
    distance = march_distance(game, start, effect.distance)
    group, target = yield from form_army(
        game,
        start,
        unmoved(game, side, start),
        partial(reach, game, side, start, distance),
        partial(why_out_of_reach, game, side, start, distance),
        "5.0",
    )
    game.log("moved", "5.0", units=named(side, group), start=board.areas[start], target=board.areas[target])
    move_group(game, side, start, target, group, marked=True)


# A unit changes sides


def replaceable(game: Rebellion, effect: Replace) -> list[Area]:
    """The areas that hold a unit which the event can turn."""
    kind = KIND_OF_FORCE[FORCES.index(effect.force)]
    return [area for area, number in enumerate(game.state.units[kind::KINDS_IN_AREA]) if number]


def can_replace(game: Rebellion, effect: Replace) -> bool:
    """There is a unit to turn and one to put in its place."""
    in_stock = game.state.stockpile[FORCE_OF_KIND[kind_of(game, effect.by)]]
    return in_stock > 0 and bool(replaceable(game, effect))


@rule("5.0")
def replace(game: Rebellion, effect: Replace) -> Rule[None]:
    """A unit anywhere goes to its stockpile and one of the active side takes its place; a battle may follow."""
    state, board = game.state, game.board
    areas = replaceable(game, effect)
    area = areas[0]
    if len(areas) > 1:
        names = [board.areas[area] for area in areas]
        why_not = partial(why_not_area, game, areas, always(("why-none-to-turn", "5.0")))
        answer = yield Ask(FACTIONS[state.active], "replace", names, "5.0", why_not, force=effect.force)
        area = board.area[answer]
    else:
        game.forced.append((FACTIONS[state.active], "replace", board.areas[area]))
    gone, come = KIND_OF_FORCE[FORCES.index(effect.force)], kind_of(game, effect.by)
    game.log("replaced", "5.0", area=board.areas[area], force=KINDS[gone], by=KINDS[come])
    remove(game, area, gone, 1)
    state.stockpile[FORCE_OF_KIND[gone]] += 1
    state.stockpile[FORCE_OF_KIND[come]] -= 1
    enter(game, area, come, 1)
    settle(game, area)
