"""5.0 Movement: groups, hexside limits, pinning, forced marches, rivers and lakes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import Block, Crossing, Place, Side
from tricorne.games.liberty.knowledge import change_unseen
from tricorne.games.liberty.rules.answers import place_of, why_not_place
from tricorne.games.liberty.rules.s1_map import (
    blocks_at,
    enemies_at,
    log_secretly,
    may_stand,
    put,
    seat_of,
)
from tricorne.games.liberty.rules.s2_armies import allowance, lose_step
from tricorne.games.liberty.rules.s4_weather import DIE, is_attack, storm_forbids
from tricorne.games.liberty.rules.s5_2_hexsides import crossing_code, has_room, log_move, note_attack, used_to_enter
from tricorne.games.liberty.rules.s5_7_sea import (
    is_attacked_by_sea,
    sea_destinations,
    sea_move,
    sea_obstacle,
)
from tricorne.games.liberty.state import NOT_MOVED

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

STOP, FORCE, MARCH, RIVER = "stop", "force", "march", "river"
LOSS_UP_TO = 3
RIVER_HEXES = 2
ANY_WATER = -1


@rule("2.13", "5.0")
def march(game: Liberty, side: Side, block: Block) -> Rule[None]:
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
            if stop_obstacle(game, side, block) is None:
                options.append(STOP)
        kind = "onward" if gone else "march"
        why_not = partial(why_not_way, game, side, block, start, gone, waters)
        answer = yield Ask(seat_of(side), kind, options, "5.1", why_not, block=board.block_names[block])
        if answer == STOP:
            break
        if answer == FORCE:
            yield from force_march(game, side, block, start, waters, forced)
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
    state.river[block] = waters if gone == RIVER_HEXES else 0
    arrive(game, side, block, start)


@rule("8.4")
def stop_obstacle(game: Liberty, side: Side, block: Block) -> Reason | None:
    """Troops by land may pass a hex that is attacked from the sea, but not join the attack."""
    return ("why-sea-attack", "8.4") if is_attacked_by_sea(game, side, game.state.at[block]) else None


@rule("5.5")
def force_march(
    game: Liberty, side: Side, block: Block, start: Place, waters: int, ways: dict[str, Crossing]
) -> Rule[None]:
    """One hex beyond the printed movement, at the risk of a step."""
    answer = next(iter(ways))
    if len(ways) > 1:
        gone = allowance(game, block)
        obstacle = partial(land_obstacle, game, side, block, start, gone, waters, MARCH)
        why_not = partial(why_not_place, game, obstacle)
        answer = yield Ask(seat_of(side), "force", list(ways), "5.5", why_not, block=game.board.block_names[block])
    else:
        game.forced.append((seat_of(side), "force", answer))
    step(game, side, block, ways[answer])
    game.state.marched.append(block)


def land_ways(
    game: Liberty, side: Side, block: Block, start: Place, gone: int, waters: int
) -> tuple[dict[str, Crossing], dict[str, Crossing]]:
    """The next hexes a block may enter by the name of the option: those it may simply take, those by forced march."""
    board = game.board
    here = game.state.at[block]
    reach = allowance(game, block)
    ways: dict[str, Crossing] = {}
    forced: dict[str, Crossing] = {}
    if here >= board.hex_count:
        return ways, forced
    for crossing in board.crossings[here]:
        word = manner(gone, reach, waters, crossing)
        if word is None or crossing_obstacle(game, side, block, start, crossing, gone, waters) is not None:
            continue
        name = board.place_names[crossing.to]
        if word == MARCH:
            forced[name] = crossing
        else:
            ways[f"{word}:{name}" if word else name] = crossing
    return ways, forced


def why_not_way(
    game: Liberty, side: Side, block: Block, start: Place, gone: int, waters: int, answer: str
) -> Reason | None:
    """What is against the next step of a block, against a forced march, or against stopping."""
    if answer == STOP:
        return stop_obstacle(game, side, block) if gone else ("why-somebody-moves", "5.1")
    if answer == FORCE:
        return force_obstacle(game, side, block, start, gone, waters)
    word, _, name = answer.rpartition(":")
    place = place_of(game, name)
    if place is None:
        return None
    if word == "sea":
        return ("why-first-step-only", "5.7") if gone else sea_obstacle(game, side, block, place)
    return land_obstacle(game, side, block, start, gone, waters, word, place) if word in ("", RIVER) else None


def force_obstacle(game: Liberty, side: Side, block: Block, start: Place, gone: int, waters: int) -> Reason | None:
    """One hex beyond the printed movement. A way along a river goes further than that, so nothing follows it."""
    if gone < allowance(game, block):
        return "why-movement-left", "5.5"
    _, forced = land_ways(game, side, block, start, gone, waters)
    return None if forced else ("why-nowhere-to-force", "5.5")


def land_obstacle(
    game: Liberty, side: Side, block: Block, start: Place, gone: int, waters: int, word: str, place: Place
) -> Reason | None:
    """What keeps a block from its next hex, if it goes there in this manner."""
    board, here = game.board, game.state.at[block]
    crossing = board.crossing[here].get(place) if here < board.hex_count else None
    if crossing is None:
        return "why-not-adjacent", "1.1"
    possible = manner(gone, allowance(game, block), waters, crossing)
    if word != possible:
        return NOT_THIS_WAY[word] if possible in (None, MARCH) else INSTEAD[possible]
    return crossing_obstacle(game, side, block, start, crossing, gone, waters)


NOT_THIS_WAY = {"": ("why-movement-spent", "2.13"), RIVER: ("why-no-river", "5.6")}
"""What is said where a block cannot go on in that manner."""
INSTEAD = {"": ("why-within-movement", "5.6"), RIVER: ("why-along-the-river", "5.6")}
"""What is said where it goes on in a better manner."""


@rule("5.5", "5.6")
def manner(gone: int, reach: int, waters: int, crossing: Crossing) -> str | None:
    """How a block takes its next hex: within its movement, along one river or lake, or by forced march."""
    if gone < reach:
        return ""
    if gone < RIVER_HEXES and waters & crossing.waters:
        return RIVER
    return MARCH if gone == reach else None


def crossing_obstacle(
    game: Liberty, side: Side, block: Block, start: Place, crossing: Crossing, gone: int, waters: int
) -> Reason | None:
    """Hexside limit, weather, the wilderness, pinning attackers, and sea attacks, which troops by land only pass."""
    state = game.state
    to = crossing.to
    if to == start:
        return "why-back-to-start", "5.1"
    if not may_stand(game, block, to):
        return "why-no-wilderness", "10.0"
    if state.crossings and not has_room(game, side, crossing):
        return "why-hexside-full", "5.2"
    if storm_forbids(game, side, start, to):
        return "why-storm", "4.0"
    if gone == 0 and state.standing[1 - side][start] and used_to_enter(game, 1 - side, crossing.side, start):
        return "why-pinning-hexside", "5.4"
    if state.sea_attacks and is_attacked_by_sea(game, side, to):
        return None if leads_on(game, side, block, start, crossing, gone, waters) else ("why-sea-attack", "8.4")
    return None


def leads_on(game: Liberty, side: Side, block: Block, start: Place, crossing: Crossing, gone: int, waters: int) -> bool:
    """Whether a block may pass through a hex and end its move beyond."""
    reach = allowance(game, block)
    if gone >= reach or halts(game, side, block, crossing):
        return False
    gone, waters = gone + 1, waters & crossing.waters
    return any(
        manner(gone, reach, waters, way) is not None
        and crossing_obstacle(game, side, block, start, way, gone, waters) is None
        for way in game.board.crossings[crossing.to]
    )


def step(game: Liberty, side: Side, block: Block, crossing: Crossing) -> None:
    """One hex onward."""
    state = game.state
    state.crossings.append(crossing_code(game, side, crossing.side, crossing.to))
    state.entry[block] = crossing.side + 1
    put(game, block, crossing.to)


@rule("5.2")
def halts(game: Liberty, side: Side, block: Block, crossing: Crossing) -> bool:
    """Enemies stop everybody; forest and swamp without a river stop all but Indians."""
    if enemies_at(game, side, crossing.to):
        return True
    return crossing.stops and not game.board.is_indian[block]


def arrive(game: Liberty, side: Side, block: Block, start: Place) -> None:
    """A block ends its move: note whom it attacks, and tell both players what they saw."""
    state, board = game.state, game.board
    place = state.at[block]
    if is_attack(game, side, place):
        note_attack(game, side, place)
        if not board.is_ship[block] and state.entry[block] > NOT_MOVED:
            state.land_attacks.append(place * 2 + side)
    log_move(game, "moved", "5.1", side, block, start)


@rule("5.5")
def roll_marches(game: Liberty, side: Side) -> Rule[None]:
    """When all moves are done, each block that was forced loses a step on 1 to 3."""
    state, board = game.state, game.board
    while state.marched:
        block = state.marched[0]
        place = board.place_names[state.at[block]]
        die = yield Luck("march", DIE, "5.5", place=place)
        del state.marched[0]
        event = "march-loss" if die <= LOSS_UP_TO else "march-well"
        log_secretly(game, event, "5.5", side, block, at=place, die=die)
        if die <= LOSS_UP_TO:
            change_unseen(game, side, state.at[block])
            lose_step(game, block)


@rule("5.4")
def free_to_leave(game: Liberty, side: Side, place: Place) -> bool:
    """Each attacker pins one defender; the defender pins by choosing who leaves. Those who join later free nobody."""
    attackers = enemies_at(game, side, place)
    if not attackers:
        return True
    moved = game.state.moved
    return sum(not moved[block] for block in blocks_at(game, side, place)) > attackers
