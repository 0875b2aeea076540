"""3.4.4 Raid, and where Plunder may accompany it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    CELL_INDEX,
    CELL_NAMES,
    INDIANS,
    KIND_COUNT,
    NEUTRAL,
    PATRIOTS,
    PROVINCES,
    SPACES,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import (
    RAID_THE_PLUNDERED,
    Action,
    Selection,
    select_space,
    take_space,
)
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.moving import Moves
from tricorne.games.liberty_or_death.rules.offers import DONE, Binding, Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    activate,
    count,
    move,
)
from tricorne.games.liberty_or_death.rules.s1_6_support import place_markers, shift
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    DRAGGING_CANOE,
    leader_at,
    leader_follows,
    leaders_left_alone,
    leads,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

RAID_LIMIT = 3
NOT_RAIDED = "why-plunder-raid", "4.4.3"
NOT_A_PROVINCE = "why-no-indians-in-cities", "1.4.2"


# 3.4.4 Raid


def raiders(game: Game, moves: Moves, target: Space, kinds: Sequence[Kind], leader: Space | None = None) -> Words:
    """War Parties that may move into the target, as `space:kind`: adjacent ones, from Dragging Canoe two steps away."""
    board, state = game.board, game.state
    near: Sequence[Space] = board.adjacent_provinces[target]
    if leads(state, INDIANS, DRAGGING_CANOE):
        far = board.two_provinces[target]
        near = [space for space in far if space in near or (space != target and leader_at(state, INDIANS, space))]

    def obstacle(raider: str) -> Reason | None:
        space, kind = divmod(CELL_INDEX[raider], KIND_COUNT)
        if space == target:
            return "why-destination", "3.4.4"
        if leader is not None and leader != space:
            return "why-stroke-leader", "2.3.8"
        if kind not in kinds:
            return "why-raid-underground", "3.4.4"
        return moves.obstacle(game, (kind,), "3.4.4", space)

    return Words(
        [CELL_NAMES[space * KIND_COUNT + kind] for space in (*near, target) for kind in WAR_PARTIES],
        obstacle,
        ("why-too-far", "3.4.4"),
    )


def raid_spaces(game: Game, act: Action) -> Selection:
    """Up to three Provinces at Opposition that have an Underground War Party or can be reached by one.

    One that was Plundered must be Raided. In a Brilliant Stroke the War Party comes from or to the Leader.
    """
    level, pieces, leader, moves = game.state.level, game.state.pieces, act.must_involve, act.moves

    def obstacle(space: Space) -> Reason | None:
        if act.plundered is not None:
            return None if space == act.plundered else RAID_THE_PLUNDERED
        if level[space] >= NEUTRAL:
            return "why-not-opposition", "3.4.4"
        hidden = pieces[space * KIND_COUNT + WAR_PARTY_UNDERGROUND]
        if leader is None or leader == space:
            return None if hidden or _hidden_raider(game, moves, space) else ("why-no-raider", "3.4.4")
        led = exists(raiders(game, moves, space, _raiding_kinds(hidden), leader))
        return None if led else ("why-stroke-leader", "2.3.8")

    shut = ("why-three-raids", "3.4.4") if len(act.spaces) >= RAID_LIMIT else None
    return Selection(game, act, "3.4.4", PROVINCES, NOT_A_PROVINCE, obstacle, 1, False, shut)


def _raiding_kinds(hidden: int) -> tuple[Kind, ...]:
    """An Active War Party moves in only where another is Underground."""
    return WAR_PARTIES if hidden else (WAR_PARTY_UNDERGROUND,)


def _hidden_raider(game: Game, moves: Moves, target: Space) -> bool:
    """Whether an Underground War Party could move in."""
    for space in game.board.adjacent_provinces[target]:
        if moves.movable(game, space, WAR_PARTY_UNDERGROUND):
            return True
    canoe = leads(game.state, INDIANS, DRAGGING_CANOE)
    return canoe and exists(raiders(game, moves, target, (WAR_PARTY_UNDERGROUND,)))


@rule("3.4.4")
def raid(game: Game, act: Action) -> Rule[None]:
    """In up to three Provinces a War Party shows itself to drive Opposition back by one level."""
    act.moves = moves = Moves()
    while (
        space := (yield from select_space(game, act, "raid-space", lambda: raid_spaces(game, act), "3.4.4"))
    ) is not None:
        act.plundered = None
        take_space(game, act, space, 1, "3.4.4")
        yield from _raider_moves_in(game, act, moves, space)
        activate(game, space, WAR_PARTY_UNDERGROUND, 1, "3.4.4")
        place_markers(game, space, "raid", 1, "3.4.4")
        shift(game, space, 1, "3.4.4")
    yield from leaders_left_alone(game)


def _raider_moves_in(game: Game, act: Action, moves: Moves, space: Space) -> Rule[None]:
    hidden = count(game.state, space, WAR_PARTY_UNDERGROUND)
    leader = None if act.must_involve == space else act.must_involve
    comers = raiders(game, moves, space, _raiding_kinds(hidden), leader)
    options = list(comers)
    must: Reason | None = None
    if leader is not None:
        must = "why-leader-comes", "2.3.8"
    elif not hidden:
        must = "why-raider-needed", "3.4.4"
    else:
        options.append(DONE)
    if options == [DONE]:
        game.forced.append((act.seat, "raid-from", DONE))
        return
    answer = yield Ask(act.seat, "raid-from", options, "3.4.4", Binding(comers, must), destination=SPACES[space])
    if answer == DONE:
        return
    origin, kind = divmod(CELL_INDEX[answer], KIND_COUNT)
    act.involved.append(origin)
    move(game, origin, space, kind, 1, "3.4.4")
    moves.note(space, kind, 1)
    yield from leader_follows(game, act.seat, INDIANS, origin, space, 1, "3.4.4")


@rule("4.4.3", "4.1")
def plunder_of_raid(game: Game, act: Action) -> Spaces:
    """Where Plunder may accompany a Raid: in a Province Raided already, or in one that is Raided next."""
    state, further = game.state, raid_spaces(game, act)
    full = further.shut or act.full()
    payable = act.can_pay(game, 1) or state.resources[PATRIOTS]

    def obstacle(space: Space) -> Reason | None:
        if space in act.spaces:
            return None
        if full is not None:
            return NOT_RAIDED
        if state.level[space] >= NEUTRAL:
            return "why-not-opposition", "3.4.4"
        if not payable:
            return "why-cannot-pay", "3.4.4"
        return None if leavers(game, act, space) else ("why-no-raider-left", "4.4.3")

    return Spaces(PROVINCES, NOT_A_PROVINCE, obstacle)


@rule("4.4.3")
def leavers(game: Game, act: Action, space: Space) -> Sequence[Kind]:
    """The War Parties that Plunder may cost the Province, so that one is left for the Raid that has to follow."""
    hidden = count(game.state, space, WAR_PARTY_UNDERGROUND)
    if space in act.spaces or hidden > 1 or _hidden_raider(game, act.moves, space):
        return WAR_PARTIES
    return (WAR_PARTY_ACTIVE,) if hidden and count(game.state, space, WAR_PARTY_ACTIVE) else ()
