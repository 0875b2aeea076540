"""The heuristic of 1775: Rebellion: a weight for each option of each question.

| question | what it prefers |
|---|---|
| placing units | where each unit adds most: flags made safer, targets next door that come within reach |
| cards | the card whose marches gain most; the truce when ahead; events at once where they do something |
| marches | where the best target of an army is worth most, less what is lost by leaving |
| armies | everybody, but nobody leaves the last area of a colony that would be lost |
| losses | units that cost no die, then militia before regulars, natives before both |
| command decisions | by what becomes of the battle, and what is to be had next door |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import WORTHLESS, Asked, Policy, Weigh
from tricorne.games.rebellion_1775.bots import outlook
from tricorne.games.rebellion_1775.bots.marching import (
    MARCHING,
    THRIFT,
    acts_now,
    best_march,
    largest_army,
    picked_group,
    strength_of,
    targets_of,
    whole_group,
    worth_of_moving,
)
from tricorne.games.rebellion_1775.bots.placing import (
    best_shift,
    place_of,
    shared_out,
    worth_of_joining,
    worth_of_placing,
)
from tricorne.games.rebellion_1775.bots.prospects import Prospects
from tricorne.games.rebellion_1775.bots.reasons import LOSS_RANK, REASONS
from tricorne.games.rebellion_1775.bots.standing import group_in, lead
from tricorne.games.rebellion_1775.cards.fighting import FIGHT, matters
from tricorne.games.rebellion_1775.cards.s5_events import has_effect
from tricorne.games.rebellion_1775.names import ALL, DONE, FACTIONS, KINDS, KINDS_IN_AREA, SIDE_OF_FACTION
from tricorne.games.rebellion_1775.printed import March, Sail

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

PLACING, TOGETHER = 4.0, 0.05
"""How much the gain by each unit counts when units are placed, and what is added for each that is placed at once."""
SHIFTING = 0.15
"""The gain below which nobody changes places within a colony."""
TRUCE_AHEAD, TRUCE_BEHIND = 9.0, 0.05
"""The weight of a truce when ahead by two flags, and the share of its weight otherwise."""


def weigh_places(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Units go where each of them adds most, all of an area at once."""
    prospects = Prospects(game, side)
    worths: dict[tuple[int, int], float] = {}
    for option in asked.options:
        if option.partition(":")[0] in game.board.area:
            area, kind, number = place_of(game, asked, option, side)
            worths[area, number] = worth_of_placing(prospects, area, kind, number)
    shares = shared_out(worths, asked.args.get("units", 1))
    weights = []
    for option in asked.options:
        name = option.partition(":")[0]
        if name == "card":
            weights.append(8.0 if has_effect(game, option) else WORTHLESS)
        elif name not in game.board.area:
            weights.append(0.5 if asked.kind == "reinforcement-events" else WORTHLESS)
        else:
            area, _, number = place_of(game, asked, option, side)
            share = shares.get(area, 0)
            gain = worths[area, min(number, share) if share else number]
            weights.append(1.0 + PLACING * gain / max(number, share) + TOGETHER * number)
    return weights


def weigh_turncoats(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """A unit that stands alone turns with its area; beside others it has to fight them."""
    prospects = Prospects(game, side)
    kind = KINDS.index(asked.args["force"], (1 - side) * 4) - (1 - side) * 4
    turned = (1, 0, 0, 0)
    weights = []
    for option in asked.options:
        area = game.board.area[option]
        left = list(group_in(game, 1 - side, area))
        left[kind] -= 1
        weights.append(0.5 + prospects.of_battle(turned, tuple(left), area))
    return weights


def weigh_cards(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Events that act at once first; then the card whose marches gain most, the truce kept for when we are ahead."""
    prospects = Prospects(game, side)
    weights = {option: weight_of_card(prospects, option) for option in asked.options}
    first = 2 * max(weights.values())
    for option in asked.options:
        if not game.board.is_movement[game.board.card[option]]:
            weights[option] = first if acts_now(prospects, option) else WORTHLESS
    return list(weights.values())


def weight_of_card(prospects: Prospects, option: str) -> float:
    """The weight of a movement card; nothing for events."""
    card = prospects.game.board.cards[prospects.game.board.card[option]]
    if not isinstance(card.effect, March | Sail):
        return 0.0
    if card.kind == "truce" and lead(prospects.game, prospects.side) > 1:
        return TRUCE_AHEAD
    weight = 2.0 + MARCHING * worth_of_moving(prospects, card.effect) - THRIFT * strength_of(card.effect)
    return weight * TRUCE_BEHIND if card.kind == "truce" else weight


def weigh_starts(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """The army with the best target moves first; with nothing to gain the phase ends."""
    prospects = Prospects(game, side)
    weights = []
    for option in asked.options:
        if option == DONE:
            weights.append(0.3)
        elif option.startswith("card:"):
            weights.append(6.0 if acts_now(prospects, option) else WORTHLESS)
        else:
            start = game.board.area[option]
            weights.append(best_march(prospects, start, targets_of(game, side, start), largest_army(game)).worth)
    return weights


def weigh_army(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """The army of the best march, kind by kind; then the target with the best prospect."""
    prospects = Prospects(game, side)
    start = game.board.area[asked.args["area"]]
    picked = picked_group(asked)
    wanted = best_march(prospects, start, targets_of(game, side, start), largest_army(game)).group
    weights = []
    for option in asked.options:
        name, _, number = option.partition(":")
        if option == ALL:
            weights.append(40.0 if wanted == whole_group(game, side, start) else 0.5)
        elif number:
            meant = wanted[KINDS.index(name, side * 4) - side * 4]
            weights.append(20.0 / (1 + 4 * abs(int(number) - meant)) if meant else 0.05)
        else:
            weights.append(0.6 + prospects.gain(picked, game.board.area[option]))
    return weights


def weigh_shifts(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Units change places within a colony only where they add more."""
    prospects = Prospects(game, side)
    return [
        SHIFTING if option == DONE else best_shift(prospects, game.board.area[option])[0] for option in asked.options
    ]


def weigh_shift(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Everybody together, to where they add most."""
    prospects, weights = Prospects(game, side), []
    for option in asked.options:
        if option in game.board.area:
            weights.append(0.1 + worth_of_joining(prospects, game.board.area[option], picked_group(asked)))
        else:
            weights.append(40.0 if option == ALL else float(option.partition(":")[2] or 0))
    return weights


def weigh_battles(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """The surest battle first: there others can step out to."""
    prospects = Prospects(game, side)
    areas = [game.board.area[option] for option in asked.options]
    return [0.1 + prospects.chance_of_fight(group_in(game, side, area), area) for area in areas]


def weigh_losses(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """What costs no die goes first, then the cheaper force."""
    area = game.board.area[asked.args["area"]]
    weights = []
    for option in asked.options:
        name, _, number = option.partition(":")
        kind = KINDS.index(name, side * 4)
        spare = game.state.units[area * KINDS_IN_AREA + kind] - game.board.dice[kind]
        free = max(0, min(spare, int(number)))
        weights.append(LOSS_RANK.get(name, 1.0) + 4.0 * free - 0.5 * (int(number) - free))
    return weights


def weigh_command(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Stay or step out, by what becomes of the battle and what is to be had next door."""
    prospects = Prospects(game, side)
    area = game.board.area[asked.args["area"]]
    kind = KINDS.index(asked.args["force"], side * 4) - side * 4
    values = []
    for option in asked.options:
        name, _, number = option.partition(":")
        left = list(group_in(game, side, area))
        if number:
            left[kind] -= int(number)
        value = prospects.of_fight(tuple(left), area)
        if number:
            value += prospects.gain_by_stepping(kind, int(number), game.board.area[name])
        values.append(value)
    least = min(values)
    return [0.3 + value - least for value in values]


def weigh_dice(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Flights are thrown again, then blanks; hits are kept."""
    del game, side
    weights = []
    for option in asked.options:
        _, _, face = option.partition(":")
        if face.startswith("flee"):
            weights.append(6.0 + int(face.split(":")[1]))
        elif face.startswith("command"):
            weights.append(3.0 + int(face.split(":")[1]))
        else:
            weights.append(1.0 if option in ("keep", "throw") else WORTHLESS)
    return weights


def weigh_battle_events(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Events are spent on battles that matter."""
    area = game.board.area[asked.args["area"]]
    enemies = game.state.present[(1 - side) * game.areas + area]
    weights = []
    for option in asked.options:
        if option == FIGHT:
            weights.append(1.0)
        else:
            weights.append(0.4 + 0.4 * enemies if matters(game, area, option) else WORTHLESS)
    return weights


def weigh_advance(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Move on where something is to be had."""
    area = game.board.area[asked.args["area"]]
    prospects = Prospects(game, side)
    group = list(group_in(game, side, area))
    group[group.index(max(group))] -= 1
    best = max(prospects.gain(tuple(group), near) for near in game.board.neighbours[area])
    return [0.3 if option == DONE else best if matters(game, area, option) else WORTHLESS for option in asked.options]


WEIGHERS: dict[str, Weigh] = {
    "extra-units": weigh_places,
    "reinforce": weigh_places,
    "reinforcement-events": weigh_places,
    "place-some": weigh_places,
    "place-all": weigh_places,
    "replace": weigh_turncoats,
    "movement-card": weigh_cards,
    "march": weigh_starts,
    "march-extra": weigh_starts,
    "sail": weigh_starts,
    "army": weigh_army,
    "rearrange": weigh_shifts,
    "shift": weigh_shift,
    "battle": weigh_battles,
    "battle-events": weigh_battle_events,
    "losses": weigh_losses,
    "command-decision": weigh_command,
    "throw-again": weigh_dice,
    "advance": weigh_advance,
}


class Heuristic(Policy):
    """Weighs the options of a seat in a position dealt again for it."""

    horizon = 200
    keeps = frozenset({"reinforcement-events"})
    risks = frozenset({"w-may-lose-battle"})
    names = outlook.NAMES
    weighers = WEIGHERS
    reasons = REASONS
    turn = staticmethod(outlook.turn)
    signs = staticmethod(outlook.signs)
    value = staticmethod(outlook.winning_chance)

    def side(self, seat: str) -> int:
        return SIDE_OF_FACTION[FACTIONS.index(seat)]


POLICY = Heuristic()
