"""3.4.4 Raid, and Plunder that comes before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    CELL_INDEX,
    CELL_NAMES,
    COLONIES,
    INDIANS,
    KIND_COUNT,
    PATRIOTS,
    SPACES,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.action import Action, select_space, take_space
from tricorne.games.liberty_or_death.rules.choices import (
    DONE,
)
from tricorne.games.liberty_or_death.rules.moving import Moves
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    activate,
    count,
    count_all,
    move,
    rebellion_pieces,
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
    from collections.abc import Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

RAID_LIMIT = 3


# 3.4.4 Raid


def raiders(game: Game, moves: Moves, target: int, kinds: tuple[int, ...]) -> list[str]:
    """War Parties that may move into the target, as `space:kind`: adjacent ones, from Dragging Canoe two steps away."""
    board, state = game.board, game.state
    near: Iterable[int] = board.adjacent_provinces[target]
    if leads(state, INDIANS, DRAGGING_CANOE):
        far = board.two_provinces[target]
        near = [space for space in far if space in near or (space != target and leader_at(state, INDIANS, space))]
    return [
        CELL_NAMES[space * KIND_COUNT + kind] for space in near for kind in kinds if moves.movable(game, space, kind)
    ]


def raid_spaces(game: Game, act: Action, moves: Moves) -> Iterable[int]:
    """Provinces at Opposition that have an Underground War Party or can be reached by one."""
    if not act.can_pay(game, 1) or len(act.spaces) >= RAID_LIMIT:
        return ()
    if act.plundered is not None:
        return [act.plundered]
    return (space for space in act.open_among(COLONIES) if _can_raid(game, act, moves, space))


def _can_raid(game: Game, act: Action, moves: Moves, space: int) -> bool:
    if game.state.level[space] >= 0:
        return False
    hidden = count(game.state, space, WAR_PARTY_UNDERGROUND)
    if act.must_involve is None or act.must_involve == space:
        return hidden > 0 or _hidden_raider(game, moves, space)
    kinds = WAR_PARTIES if hidden else (WAR_PARTY_UNDERGROUND,)
    return any(_from(name) == act.must_involve for name in raiders(game, moves, space, kinds))


def _hidden_raider(game: Game, moves: Moves, target: int) -> bool:
    """Whether an Underground War Party could move in."""
    if any(moves.movable(game, s, WAR_PARTY_UNDERGROUND) > 0 for s in game.board.adjacent_provinces[target]):
        return True
    canoe = leads(game.state, INDIANS, DRAGGING_CANOE)
    return canoe and bool(raiders(game, moves, target, (WAR_PARTY_UNDERGROUND,)))


def _from(raider: str) -> int:
    return CELL_INDEX[raider] // KIND_COUNT


@rule("3.4.4")
def raid(game: Game, act: Action) -> Rule[None]:
    """In up to three Provinces a War Party shows itself to drive Opposition back by one level."""
    moves = Moves()
    while (
        space := (yield from select_space(game, act, "raid-space", lambda: raid_spaces(game, act, moves), "3.4.4"))
    ) is not None:
        act.plundered = None
        take_space(game, act, space, 1, "3.4.4")
        yield from _raider_moves_in(game, act, moves, space)
        activate(game, space, WAR_PARTY_UNDERGROUND, 1, "3.4.4")
        place_markers(game, space, "raid", 1, "3.4.4")
        shift(game, space, 1, "3.4.4")
    yield from leaders_left_alone(game)


def _raider_moves_in(game: Game, act: Action, moves: Moves, space: int) -> Rule[None]:
    hidden = count(game.state, space, WAR_PARTY_UNDERGROUND)
    options = raiders(game, moves, space, WAR_PARTIES if hidden else (WAR_PARTY_UNDERGROUND,))
    if act.must_involve not in (None, space):
        options = [name for name in options if _from(name) == act.must_involve]
    elif hidden:
        options.append(DONE)
    if options == [DONE]:
        return
    answer = yield Ask(act.seat, "raid-from", options, "3.4.4", destination=SPACES[space])
    if answer == DONE:
        return
    origin, kind = divmod(CELL_INDEX[answer], KIND_COUNT)
    act.involved.append(origin)
    move(game, origin, space, kind, 1, "3.4.4")
    moves.note(space, kind, 1)
    yield from leader_follows(game, act.seat, INDIANS, origin, space, 1, "3.4.4")


@rule("4.4.3", "4.1")
def plunder_before_raid(game: Game, act: Action) -> list[int]:
    """Provinces that could be Plundered first and Raided then, with the War Party that Plunder costs already gone."""
    if act.spaces or game.state.resources[PATRIOTS] < 1:
        return []
    state = game.state
    return [
        space
        for space in act.open_among(COLONIES)
        if state.level[space] < 0
        and count_all(state, space, WAR_PARTIES) > rebellion_pieces(state, space)
        and (count(state, space, WAR_PARTY_UNDERGROUND) > 1 or _hidden_raider(game, Moves(), space))
    ]
