"""3.3 The battle phase."""

from __future__ import annotations

from functools import partial
from itertools import compress
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.fighting import (
    AS_PRINTED,
    Battle,
    advance_after_victory,
    assign_events,
    luck_of,
    may_throw_again,
    read_as,
    read_faces,
    throw_again,
    throws_before,
    throws_first,
)
from tricorne.games.rebellion_1775.names import (
    FACES,
    FACTIONS,
    KINDS,
    KINDS_IN_AREA,
    NOBODY,
    SIDE_OF_FACTION,
    SIDES,
    Area,
    Side,
)
from tricorne.games.rebellion_1775.rules.answers import always, why_not_area
from tricorne.games.rebellion_1775.rules.s3_1_2_control import update_flag
from tricorne.games.rebellion_1775.rules.s3_1_3_allies import natives_of_both_sides_flee
from tricorne.games.rebellion_1775.rules.s3_3_results import command_decisions, flee, take_hits
from tricorne.games.rebellion_1775.rules.units import settle, side_present

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

Throw = list[list[int]]
"""For each of the four kinds of a side, how many hits, flights and command decisions came up."""


@rule("3.3")
def battles(game: Rebellion) -> list[Area]:
    """The areas where both sides stand."""
    present, areas = game.state.present, game.areas
    return [area for area in compress(range(areas), present) if present[areas + area]]


@rule("3.3")
def battle_phase(game: Rebellion) -> Rule[None]:
    """The active player chooses which battle is fought next; after the last one the phase is over."""
    state = game.state
    areas = battles(game)
    area = areas[0]
    if len(areas) > 1:
        names = [game.board.areas[area] for area in areas]
        why_not = partial(why_not_area, game, areas, always(("why-no-battle", "3.3")))
        answer = yield Ask(FACTIONS[state.active], "battle", names, "3.3", why_not)
        area = game.board.area[answer]
    else:
        game.forced.append((FACTIONS[state.active], "battle", game.board.areas[area]))
    yield from fight(game, area)
    if not battles(game):
        state.phase = "cards"


@rule("3.3")
def fight(game: Rebellion, area: Area) -> Rule[None]:
    """The active side attacks; the defenders throw first, then the sides alternate until one is left."""
    state = game.state
    state.battle = area
    attacker = SIDE_OF_FACTION[state.active]
    battle = Battle(area, attacker)
    game.log("battle", "3.3", area=game.board.areas[area], side=SIDES[attacker])
    yield from assign_events(game, battle)
    natives_of_both_sides_flee(game, area)
    yield from throw_before_battle(game, battle)
    side = attacker if throws_first(battle) else 1 - attacker
    while side_present(game, 0, area) and side_present(game, 1, area):
        yield from throw_and_apply(game, battle, side)
        side = 1 - side
    state.battle = NOBODY
    end_battle(game, area)
    if side_present(game, attacker, area):
        yield from advance_after_victory(game, area)


@rule("3.3")
def end_battle(game: Rebellion, area: Area) -> None:
    """The side that is left holds the area, and the flag of the colony is checked."""
    winner = next((side for side in (0, 1) if side_present(game, side, area)), NOBODY)
    if winner == NOBODY:
        game.log("battle-empty", "3.3", area=game.board.areas[area])
    else:
        game.log("battle-won", "3.3", area=game.board.areas[area], side=SIDES[winner])
    update_flag(game, game.board.colony_of[area])


@rule("3.3", "5.0")
def throw_before_battle(game: Rebellion, battle: Battle) -> Rule[None]:
    """The extra throw that an event grants: only its hits count."""
    side = throws_before(game)
    if side != NOBODY:
        throw = yield from throw_dice(game, battle, side, as_printed=True)
        yield from take_hits(game, battle.area, 1 - side, throw, only_hits=True)
        settle(game, battle.area)


@rule("3.3")
def throw_and_apply(game: Rebellion, battle: Battle, side: Side) -> Rule[None]:
    """All dice of a side at once: hits and flights first, then command decisions if the battle goes on."""
    throw = yield from throw_dice(game, battle, side)
    if may_throw_again(battle, side):
        throw = yield from throw_again(game, battle, side, throw)
    throw = read_faces(game, side, throw)
    yield from take_hits(game, battle.area, 1 - side, throw)
    flee(game, battle, side, throw)
    settle(game, battle.area)
    if side_present(game, 0, battle.area) and side_present(game, 1, battle.area):
        yield from command_decisions(game, battle.area, side, throw)
        settle(game, battle.area)


@rule("3.3")
def throw_dice(game: Rebellion, battle: Battle, side: Side, *, as_printed: bool = False) -> Rule[Throw]:
    """Each force throws a die for each of its units, at most as many as it has."""
    board = game.board
    throw: Throw = []
    for kind in range(side * 4, side * 4 + 4):
        faces = [0, 0, 0]
        dice = min(game.state.units[battle.area * KINDS_IN_AREA + kind], board.dice[kind])
        for _ in range(dice):
            face = yield Luck("battle-die", board.faces[kind], "3.3", force=KINDS[kind])
            faces[FACES.index(face)] += 1
        if dice:
            shown = {face: number for face, number in zip(FACES, faces, strict=True) if number}
            luck = luck_of(game, kind, faces, AS_PRINTED if as_printed else read_as(game, kind))
            game.log("threw", "3.3", force=KINDS[kind], dice=shown, **luck)
        throw.append(faces)
    return throw
