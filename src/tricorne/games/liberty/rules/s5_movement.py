"""5.0 Movement: groups, hexside limits, pinning, forced marches, rivers and lakes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Crossing
from tricorne.games.liberty.knowledge import change_unseen, mix
from tricorne.games.liberty.rules.s1_map import (
    blocks_at,
    enemies_at,
    is_frozen,
    log_secretly,
    may_stand,
    put,
    seat_of,
)
from tricorne.games.liberty.rules.s2_armies import allowance, lose_step
from tricorne.games.liberty.rules.s3_cards import DONE, end_actions
from tricorne.games.liberty.rules.s4_weather import DIE, is_attack, storm_forbids
from tricorne.games.liberty.rules.s5_2_hexsides import crossing_code, has_room, log_move, note_attack, used_to_enter
from tricorne.games.liberty.rules.s5_7_sea import is_attacked_by_sea, sea_destinations, sea_move
from tricorne.games.liberty.rules.s6_replacements import may_replace, replace
from tricorne.games.liberty.rules.s8_ships import coastal_voyages, sail, ship_ports
from tricorne.games.liberty.state import NOT_MOVED

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

STOP, END, REPLACE, FORCE, MARCH, RIVER = "stop", "end", "replace", "force", "march", "river"
LOSS_UP_TO = 3
RIVER_HEXES = 2
ANY_WATER = -1


@rule("3.2", "5.0")
def take_action(game: Liberty) -> Rule[None]:
    """One action: move a group, or draw a replacement; no more moves after the first replacement."""
    state, board = game.state, game.board
    side = state.mover
    answer = END
    if state.actions and (may_replace(game, side) or action_options(game, side) != [END]):
        answer = yield Ask(seat_of(side), "action", partial(action_options, game, side), "3.2", left=state.actions)
    if answer == END:
        yield from roll_marches(game, side)
        end_actions(game)
        return
    state.actions -= 1
    if answer == REPLACE:
        state.replaced = True
        yield from replace(game, side)
    else:
        yield from move_group(game, side, board.place_index[answer.removeprefix("move:")])


def action_options(game: Liberty, side: int) -> list[str]:
    """The groups that may move, a replacement, or the end. Prisoners who are exchanged meanwhile may be drawn."""
    names = game.board.place_names
    options = [] if game.state.replaced else [f"move:{names[place]}" for place in group_places(game, side)]
    if may_replace(game, side):
        options.append(REPLACE)
    return [*options, END]


def group_places(game: Liberty, side: int) -> list[int]:
    """Where a group stands of which a block may still move this turn."""
    state, board = game.state, game.board
    places: dict[int, bool] = {}
    for block in board.side_blocks[side]:
        place = state.at[block]
        if place < board.place_count and not places.get(place) and not state.moved[block]:
            places[place] = free_to_leave(game, side, place) and has_way(game, side, block)
    return [place for place, open_to_leave in places.items() if open_to_leave]


@rule("5.1")
def move_group(game: Liberty, side: int, place: int) -> Rule[None]:
    """One action moves any blocks of one place, each wherever it can go."""
    board = game.board
    enough: list[str] = []
    while blocks := movable(game, side, place):
        names = [board.block_names[block] for block in blocks]
        answer = names[0]
        if len(names) > 1 or enough:
            answer = yield Ask(seat_of(side), "group", [*names, *enough], "5.1", place=board.place_names[place])
        if answer == DONE:
            return
        yield from move_block(game, side, board.block_index[answer])
        enough = [DONE]


def movable(game: Liberty, side: int, place: int) -> list[int]:
    """The blocks of a group that have not moved, are not pinned and can go somewhere."""
    if not free_to_leave(game, side, place):
        return []
    state = game.state
    return [b for b in blocks_at(game, side, place) if not state.moved[b] and has_way(game, side, b)]


def has_way(game: Liberty, side: int, block: int) -> bool:
    """Whether a block can go anywhere at all."""
    board, here = game.board, game.state.at[block]
    if is_frozen(game, block):
        return False
    if board.is_ship[block]:
        return bool(ship_ports(game, side, block) or coastal_voyages(game, side, block))
    if here < board.hex_count:
        if not board.is_indian[block] and is_untroubled(game, side, here):
            return True
        if any(may_cross(game, side, block, here, way, 0, ANY_WATER) for way in board.crossings[here]):
            return True
    return board.goes_by_sea[block] and bool(sea_destinations(game, side, block))


def is_untroubled(game: Liberty, side: int, place: int) -> bool:
    """Nothing yet that could close a hexside: then a block on land can always go somewhere."""
    state = game.state
    return not (state.crossings or state.weather or state.sea_attacks or state.standing[1 - side][place])


@rule("5.4")
def free_to_leave(game: Liberty, side: int, place: int) -> bool:
    """Each attacker pins one defender; the defender pins by choosing who leaves. Those who join later free nobody."""
    attackers = enemies_at(game, side, place)
    if not attackers:
        return True
    moved = game.state.moved
    return sum(not moved[block] for block in blocks_at(game, side, place)) > attackers


def move_block(game: Liberty, side: int, block: int) -> Rule[None]:
    """One block's move: by ship or sea at a stroke, over land hex by hex."""
    board = game.board
    mix(game, side, game.state.at[block])
    if board.is_ship[block]:
        yield from sail(game, side, block)
    else:
        yield from march(game, side, block)


@rule("2.13")
def march(game: Liberty, side: int, block: int) -> Rule[None]:
    """Hex by hex, until the block halts; the first step may instead be a way by sea."""
    state, board = game.state, game.board
    gone, waters = 0, ANY_WATER
    start = state.at[block]
    while True:
        ways, forced = land_ways(game, side, block, start, gone, waters)
        by_sea = sea_destinations(game, side, block) if gone == 0 else []
        options = [*ways, *by_sea, *([FORCE] if forced else [])]
        if gone:
            if not options:
                break
            if not is_attacked_by_sea(game, side, state.at[block]):
                options.append(STOP)
        kind = "onward" if gone else "march"
        answer = yield Ask(seat_of(side), kind, options, "5.1", block=board.block_names[block])
        if answer == STOP:
            break
        if answer == FORCE:
            yield from force_march(game, side, block, forced)
            waters = 0
            break
        crossing = ways.get(answer)
        if crossing is None:
            sea_move(game, side, block, board.place_index[answer.removeprefix("sea:")])
            return
        waters &= crossing.waters
        gone += 1
        step(game, side, block, crossing)
        if halts(game, side, block, crossing):
            break
    state.moved[block] = 1
    state.river[block] = waters
    arrive(game, side, block, start)


@rule("5.5")
def force_march(game: Liberty, side: int, block: int, ways: dict[str, Crossing]) -> Rule[None]:
    """One hex beyond the printed movement, at the risk of a step."""
    answer = next(iter(ways))
    if len(ways) > 1:
        answer = yield Ask(seat_of(side), "force", list(ways), "5.5", block=game.board.block_names[block])
    step(game, side, block, ways[answer])
    game.state.marched.append(block)


def land_ways(
    game: Liberty, side: int, block: int, start: int, gone: int, waters: int
) -> tuple[dict[str, Crossing], dict[str, Crossing]]:
    """The next hexes a block may enter by the name of the option: those it may simply take, those by forced march."""
    board = game.board
    here = game.state.at[block]
    reach = allowance(game, block)
    ways: dict[str, Crossing] = {}
    forced: dict[str, Crossing] = {}
    if here >= board.hex_count or gone > reach or (gone == RIVER_HEXES > reach):
        return ways, forced
    for crossing in board.crossings[here]:
        word = manner(gone, reach, waters, crossing)
        if word is not None and may_cross(game, side, block, start, crossing, gone, waters):
            name = board.place_names[crossing.to]
            if word == MARCH:
                forced[name] = crossing
            else:
                ways[f"{word}:{name}" if word else name] = crossing
    return ways, forced


@rule("5.5", "5.6")
def manner(gone: int, reach: int, waters: int, crossing: Crossing) -> str | None:
    """How a block takes its next hex: within its movement, along one river or lake, or by forced march."""
    if gone < reach:
        return ""
    if gone < RIVER_HEXES and waters & crossing.waters:
        return RIVER
    return MARCH if gone == reach else None


def may_cross(game: Liberty, side: int, block: int, start: int, crossing: Crossing, gone: int, waters: int) -> bool:
    """Hexside limit, weather, the wilderness, pinning attackers, and sea attacks, which troops by land only pass."""
    state = game.state
    to = crossing.to
    if to == start or not may_stand(game, block, to) or (state.crossings and not has_room(game, side, crossing)):
        return False
    if state.weather and storm_forbids(game, side, start, to):
        return False
    if gone == 0 and state.standing[1 - side][start] and used_to_enter(game, 1 - side, crossing.side, start):
        return False
    if state.sea_attacks and is_attacked_by_sea(game, side, to):
        return leads_on(game, side, block, start, crossing, gone, waters)
    return True


def leads_on(game: Liberty, side: int, block: int, start: int, crossing: Crossing, gone: int, waters: int) -> bool:
    """Whether a block may pass through a hex and end its move beyond."""
    reach = allowance(game, block)
    if gone >= reach or halts(game, side, block, crossing):
        return False
    gone, waters = gone + 1, waters & crossing.waters
    return any(
        manner(gone, reach, waters, way) is not None and may_cross(game, side, block, start, way, gone, waters)
        for way in game.board.crossings[crossing.to]
    )


def step(game: Liberty, side: int, block: int, crossing: Crossing) -> None:
    """One hex onward."""
    state = game.state
    state.crossings.append(crossing_code(game, side, crossing.side, crossing.to))
    state.entry[block] = crossing.side + 1
    put(game, block, crossing.to)


@rule("5.2")
def halts(game: Liberty, side: int, block: int, crossing: Crossing) -> bool:
    """Enemies stop everybody; forest and swamp without a river stop all but Indians."""
    if enemies_at(game, side, crossing.to):
        return True
    return crossing.stops and not game.board.is_indian[block]


def arrive(game: Liberty, side: int, block: int, start: int) -> None:
    """A block ends its move: note whom it attacks, and tell both players what they saw."""
    state, board = game.state, game.board
    place = state.at[block]
    if is_attack(game, side, place):
        note_attack(game, side, place)
        if not board.is_ship[block] and state.entry[block] > NOT_MOVED:
            state.land_attacks.append(place * 2 + side)
    log_move(game, "moved", "5.1", side, block, start)


@rule("5.5")
def roll_marches(game: Liberty, side: int) -> Rule[None]:
    """When all moves are done, each block that was forced loses a step on 1 to 3."""
    state, board = game.state, game.board
    while state.marched:
        block = state.marched[0]
        place = board.place_names[state.at[block]]
        die = yield Luck("march", DIE, "5.5", place=place)
        del state.marched[0]
        event = "march_loss" if die <= LOSS_UP_TO else "march_well"
        log_secretly(game, event, "5.5", side, block, at=place, die=die)
        if die <= LOSS_UP_TO:
            change_unseen(game, side, state.at[block])
            lose_step(game, block)
