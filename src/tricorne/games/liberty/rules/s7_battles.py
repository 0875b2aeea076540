"""7.0 Battles: their order, the rounds, the main attack and the reserves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty.board import CLASS_A, CLASS_B, CLASS_C, NOBODY, Block, Place, Side
from tricorne.games.liberty.knowledge import recognise
from tricorne.games.liberty.rules.answers import place_of, why_not_block, why_not_place
from tricorne.games.liberty.rules.s1_map import blocks_at, seat_of
from tricorne.games.liberty.rules.s2_armies import PURSUIT_ROUND, combat_class
from tricorne.games.liberty.rules.s3_cards import begin_turn
from tricorne.games.liberty.rules.s5_3_control import renew_control
from tricorne.games.liberty.rules.s7_3_fire import fire, fire_words
from tricorne.games.liberty.rules.s7_4_retreats import can_retreat, choose_block, leave_all, no_way_out, retreat
from tricorne.games.liberty.rules.s7_5_regroup import regroup
from tricorne.games.liberty.rules.s8_naval import (
    active,
    begins_afloat,
    displaced_ships,
    fire_obstacle,
    sea_troops,
    ships_of,
)
from tricorne.games.liberty.rules.s13_optional import bayonet_obstacle, declare_volleys, has_pursuit, must_leave
from tricorne.games.liberty.state import (
    BATTLE,
    BY_SEA,
    LAST_RETREAT,
    NOT_MOVED,
    OPENING,
    REGROUP,
    RESERVES_LEAVE,
    ROUND,
    WINTER,
    Battle,
)

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

ROUNDS = 3
RETREAT = "retreat"
SEA = "sea"


@rule("7.0", "7.1")
def order_battles(game: Liberty) -> Rule[None]:
    """Player 1 lays down the order of all battles before any enemy block is seen."""
    state, board = game.state, game.board
    american, british = state.standing
    both = [place for place in range(board.place_count) if american[place] and british[place]]
    left = [place for place in both if place != board.atlantic]
    state.battles = []
    while len(left) > 1:
        names = [board.place_names[place] for place in left]
        why_not = partial(why_not_place, game, partial(order_obstacle, left, state.battles))
        number = len(state.battles) + 1
        answer = yield Ask(seat_of(state.first), "battle-order", names, "7.1", why_not, number=number)
        place = board.place_index[answer]
        left.remove(place)
        state.battles.append(place)
    for place in left:
        game.forced.append((seat_of(state.first), "battle-order", board.place_names[place]))
        state.battles.append(place)
    next_battle(game)


def order_obstacle(left: list[Place], ordered: list[Place], place: Place) -> Reason | None:
    """Why a place is none of the battles still to be put in order."""
    if place in left:
        return None
    return ("why-ordered", "7.1") if place in ordered else ("why-no-battle", "7.1")


def next_battle(game: Liberty) -> None:
    """Take up the next battle, or end the turn."""
    state = game.state
    if state.battles:
        place = state.battles.pop(0)
        attacker = next(attack % 2 for attack in state.attacks if attack // 2 == place)
        state.battle = Battle(place, attacker)
        state.phase = BATTLE
    else:
        state.battle = None
        end_turn(game)


@rule("5.3", "11.0")
def end_turn(game: Liberty) -> None:
    """Control changes; when all cards are played the year is over."""
    state = game.state
    renew_control(game)
    state.turn += 1
    begin_turn(game)
    if not any(state.hands[0]):
        state.phase = WINTER


def fight(game: Liberty) -> Rule[None]:
    """The next stage of the battle at hand."""
    battle = game.state.battle
    assert battle is not None
    stages = {
        OPENING: open_battle,
        ROUND: combat_round,
        LAST_RETREAT: last_retreat,
        RESERVES_LEAVE: reserves_leave,
        REGROUP: regroup_and_close,
    }
    return stages[battle.stage](game, battle)


@rule("7.22")
def open_battle(game: Liberty, battle: Battle) -> Rule[None]:
    """Name the main attack, set the reserves apart, reveal the rest."""
    board = game.board
    roads = main_attacks(game, battle)
    answer = next(iter(roads))
    if len(roads) > 1:
        place = board.place_names[battle.hex]
        why_not = partial(why_not_main_attack, game, battle, roads)
        answer = yield Ask(seat_of(battle.attacker), "main-attack", list(roads), "7.22", why_not, place=place)
    else:
        game.forced.append((seat_of(battle.attacker), "main-attack", answer))
    battle.main = roads[answer]
    battle.reserves = reserves(game, battle)
    battle.afloat = begins_afloat(game, battle)
    battle.landed = 0 if battle.afloat else 1
    attacker, defender = seat_of(battle.attacker), seat_of(1 - battle.attacker)
    game.log("battle", "7.1", place=board.place_names[battle.hex], attacker=attacker, defender=defender)
    reveal(game, battle)
    if game.settings["volley"] == "on":
        yield from declare_volleys(game, battle)
    battle.stage = ROUND


@rule("7.22")
def main_attacks(game: Liberty, battle: Battle) -> dict[str, int]:
    """The ways the attackers came, by name. Ships from the Atlantic only help a land attack; without one they lead."""
    state, board = game.state, game.board
    attackers = blocks_at(game, battle.attacker, battle.hex)
    hexsides = dict.fromkeys(state.entry[b] for b in attackers if state.entry[b] > NOT_MOVED)
    roads = {board.place_names[board.side_other_end(entry - 1, battle.hex)]: entry for entry in hexsides}
    by_sea = [b for b in attackers if state.entry[b] == BY_SEA]
    by_land = any(state.entry[b] > NOT_MOVED and not board.is_ship[b] for b in attackers)
    if not roads or (by_sea and not by_land):
        roads[SEA] = BY_SEA
    return roads


def why_not_main_attack(game: Liberty, battle: Battle, roads: dict[str, int], answer: str) -> Reason | None:
    """Why a way is none of the `main_attacks`."""
    if answer in roads or (answer != SEA and place_of(game, answer) is None):
        return None
    came_by_sea = any(game.state.entry[b] == BY_SEA for b in blocks_at(game, battle.attacker, battle.hex))
    return ("why-land-leads", "7.22") if answer == SEA and came_by_sea else ("why-nobody-came", "7.22")


@rule("7.22")
def reserves(game: Liberty, battle: Battle) -> list[Block]:
    """Attackers who came another way than the main attack, and whatever Player 2 brought to a battle of Player 1."""
    state = game.state
    held = [b for b in blocks_at(game, battle.attacker, battle.hex) if state.entry[b] != battle.main]
    if battle.attacker == state.first:
        held += [b for b in blocks_at(game, 1 - battle.attacker, battle.hex) if state.entry[b] != NOT_MOVED]
    return held


def reveal(game: Liberty, battle: Battle) -> None:
    """Tip the blocks over for both to see; each player's notebook keeps the last sight of every enemy block."""
    state, board = game.state, game.board
    for side in (battle.attacker, 1 - battle.attacker):
        fresh = [b for b in active(game, battle, side) if b not in battle.shown]
        if fresh:
            battle.shown += fresh
            for block in fresh:
                recognise(game, block)
            strengths = {board.block_names[b]: state.strength[b] for b in fresh}
            game.log("revealed", "7.1", side=seat_of(side), place=board.place_names[battle.hex], blocks=strengths)


def note_sightings(game: Liberty, battle: Battle) -> None:
    """What was seen last of each revealed block, for the other player's notebook."""
    state, board = game.state, game.board
    for block in battle.shown:
        if state.at[block] < board.place_count:
            state.seen_at[block] = state.at[block]
            state.seen_strength[block] = state.strength[block]
            state.seen_turn[block] = state.year * 10 + state.turn


@rule("7.2", "7.21")
def combat_round(game: Liberty, battle: Battle) -> Rule[None]:
    """A before B before C, in each the defender before the attacker; every block fires or retreats once."""
    begin_round(game, battle)
    yield from rest_of_round(game, battle)


def rest_of_round(game: Liberty, battle: Battle) -> Rule[None]:
    """The turns of all that have not acted yet in this round."""
    for letter in (CLASS_A, CLASS_B, CLASS_C):
        for side in (1 - battle.attacker, battle.attacker):
            yield from combat_turns(game, battle, side, letter)
            if is_over(game, battle):
                close_fighting(game, battle)
                return
    end_round(game, battle)


def begin_round(game: Liberty, battle: Battle) -> None:
    """Count retreats afresh; reserves join in round 2."""
    battle.acted, battle.crossed = [], []
    battle.covered, battle.sea_retreats = [], [0, 0]
    if battle.round == 2 and battle.reserves:
        late_troops = sea_troops(game, battle, battle.reserves)
        battle.reserves = []
        if late_troops:
            battle.afloat = begins_afloat(game, battle)
            battle.landed = 0 if battle.afloat else battle.round
        reveal(game, battle)
    game.log("round", "7.21", number=battle.round)


@rule("7.21")
def combat_turns(game: Liberty, battle: Battle, side: Side, letter: int) -> Rule[None]:
    """The turns of one side's blocks of one letter, in the order their owner likes."""
    place = game.board.place_names[battle.hex]
    while not is_over(game, battle):
        here = active(game, battle, side)
        ready = [b for b in here if turn_obstacle(game, battle, letter, b) is None]
        able = [b for b in ready if leaving_obstacle(game, battle, b) is None]
        options = [word for b in ready for word in stand_words(game, battle, b, b in able)]
        if able:
            options.append(RETREAT)
        if not options:
            pass_over(game, battle, ready)
            return
        answer = options[0]
        if len(options) > 1:
            why_not = partial(why_not_combat, game, battle, side, letter)
            answer = yield Ask(seat_of(side), "combat", options, "7.21", why_not, place=place)
        else:
            game.forced.append((seat_of(side), "combat", answer))
        if answer == RETREAT:
            obstacle = partial(retreat_turn_obstacle, game, battle, letter)
            block = yield from choose_block(game, side, able, obstacle, "retreat-block", battle.hex)
            battle.acted.append(block)
            yield from retreat(game, battle, side, block)
        else:
            yield from stand(game, battle, side, answer)


@rule("7.21", "7.22")
def turn_obstacle(game: Liberty, battle: Battle, letter: int, block: Block) -> Reason | None:
    """A block has its turn in the battle when its letter comes, once a round, and not as a reserve."""
    if game.state.at[block] != battle.hex:
        return "why-not-in-battle", "7.21"
    if block in battle.reserves:
        return "why-reserve", "7.22"
    if block in battle.acted:
        return "why-acted", "7.21"
    return None if combat_class(game, battle, block) == letter else ("why-other-letter", "7.21")


def leaving_obstacle(game: Liberty, battle: Battle, block: Block) -> Reason | None:
    """A block may choose to retreat if it has a way out, but not as a defender in the pursuit round."""
    if battle.round == PURSUIT_ROUND and not must_leave(game, battle, block):
        return "why-pursuit", "13.3"
    return None if can_retreat(game, battle, block) else ("why-no-way-out", "7.4")


def retreat_turn_obstacle(game: Liberty, battle: Battle, letter: int, block: Block) -> Reason | None:
    """What keeps a block from retreating in this turn."""
    return turn_obstacle(game, battle, letter, block) or leaving_obstacle(game, battle, block)


def stand_words(game: Liberty, battle: Battle, block: Block, able: bool) -> list[str]:
    """What a block may do if it stays: fire, or hold where it cannot fire but could retreat."""
    if must_leave(game, battle, block):
        return []
    words = fire_words(game, battle, block)
    return words if words or not able else [f"hold:{game.board.block_names[block]}"]


def why_not_combat(game: Liberty, battle: Battle, side: Side, letter: int, answer: str) -> Reason | None:
    """What is against the turn of a block, or against any retreat."""
    if answer == RETREAT:
        here = [b for b in active(game, battle, side) if turn_obstacle(game, battle, letter, b) is None]
        reasons = [leaving_obstacle(game, battle, block) for block in here]
        return None if None in reasons else reasons[0]
    word, _, name = answer.partition(":")

    def obstacle(block: Block) -> Reason | None:
        return turn_obstacle(game, battle, letter, block) or stand_obstacle(game, battle, block, word)

    return why_not_block(game, side, obstacle, "7.21", name) if word in ("fire", "bayonet", "hold") else None


def stand_obstacle(game: Liberty, battle: Battle, block: Block, word: str) -> Reason | None:
    """Why something is none of the `stand_words`."""
    if must_leave(game, battle, block):
        return "why-must-leave", "7.4"
    if word == "bayonet":
        return bayonet_obstacle(game, battle, block)
    held = fire_obstacle(game, battle, block)
    if word == "fire":
        return held
    return leaving_obstacle(game, battle, block) if held else ("why-can-fire", "7.21")


def pass_over(game: Liberty, battle: Battle, ready: list[Block]) -> None:
    """Blocks that can do nothing have had their turn; those that had to leave are captured."""
    for block in ready:
        battle.acted.append(block)
        if must_leave(game, battle, block):
            no_way_out(game, battle, block)


def stand(game: Liberty, battle: Battle, side: Side, answer: str) -> Rule[None]:
    """The turn of a block that stays."""
    word, _, name = answer.partition(":")
    block = game.board.block_index[name]
    battle.acted.append(block)
    if word == "bayonet":
        battle.bayonets.append(block)
    if word != "hold":
        yield from fire(game, battle, side, block)


def is_over(game: Liberty, battle: Battle) -> bool:
    """Whether one side has nobody left who fights."""
    return not active(game, battle, battle.attacker) or not active(game, battle, 1 - battle.attacker)


@rule("7.22")
def close_fighting(game: Liberty, battle: Battle) -> None:
    """Somebody has won: the loser's reserves must leave, then the winner regroups."""
    battle.winner = battle.attacker if active(game, battle, battle.attacker) else 1 - battle.attacker
    name = game.board.place_names[battle.hex]
    game.log("won", "7.5", side=seat_of(battle.winner), place=name)
    battle.stage = RESERVES_LEAVE if blocks_at(game, 1 - battle.winner, battle.hex) else REGROUP


@rule("7.2", "13.3")
def end_round(game: Liberty, battle: Battle) -> None:
    """After three rounds the attacker must go, at once or under the fire of a pursuit round."""
    if battle.round < ROUNDS or (battle.round == ROUNDS and has_pursuit(game, battle)):
        battle.round += 1
    else:
        battle.stage = LAST_RETREAT


@rule("7.2", "8.6")
def last_retreat(game: Liberty, battle: Battle) -> Rule[None]:
    """The attacker leaves after the last round; but ships never hold a hex against troops."""
    battle.crossed, battle.covered, battle.sea_retreats = [], [], [0, 0]
    leaver = 1 - battle.attacker if displaced_ships(game, battle) else battle.attacker
    yield from leave_all(game, battle, leaver)
    close_fighting(game, battle)


@rule("7.22", "8.5")
def reserves_leave(game: Liberty, battle: Battle) -> Rule[None]:
    """Reserves of the side that lost in round 1 retreat unseen; those that cannot are captured.

    Troops of a sea attack among them are still aboard.
    """
    late_troops = battle.winner != battle.attacker and sea_troops(game, battle, battle.reserves)
    battle.afloat = late_troops and bool(ships_of(game, battle, battle.winner))
    yield from leave_all(game, battle, 1 - battle.winner)
    battle.stage = REGROUP


@rule("7.5")
def regroup_and_close(game: Liberty, battle: Battle) -> Rule[None]:
    """The winner may regroup at the moment of victory; then the blocks are hidden again."""
    battle.crossed = []
    if battle.winner != NOBODY:
        yield from regroup(game, battle)
    note_sightings(game, battle)
    next_battle(game)
