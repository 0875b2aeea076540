"""The heuristic of 1775: Rebellion: a weight for each option of each question.

| question | what it prefers |
|---|---|
| placing units | areas with many enemies next to them and few friends in them, all at once |
| cards | strong movement cards; the truce when ahead; events at once where they do something |
| marches | where the best target of an army is worth most, less what is lost by leaving |
| armies | everybody, but nobody leaves the last area of a colony that would be lost |
| losses | units that cost no die, then militia before regulars, natives before both |
| command decisions | an empty area that turns a flag; flight only from a battle that is lost |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tricorne.core.policy import Asked
from tricorne.games.rebellion_1775.bots.standing import (
    chance_to_win_battle,
    cost_of_leaving,
    danger,
    lead,
    winning_chance,
    worth_of_taking,
)
from tricorne.games.rebellion_1775.cards.events import has_effect
from tricorne.games.rebellion_1775.cards.fighting import FIGHT, matters
from tricorne.games.rebellion_1775.names import DONE, FACTIONS, KINDS, KINDS_IN_AREA, SIDE_OF_FACTION
from tricorne.games.rebellion_1775.printed import March, Sail
from tricorne.games.rebellion_1775.rules.s3_2_1_armies import march_distance, reach, unmoved

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

WORTHLESS = 0.01
LOSS_RANK = {"natives": 3.0, "patriots": 2.0, "loyalists": 2.0}


class RebellionPolicy:
    """Weighs the options of a seat in a position dealt anew for it."""

    horizon = 40

    def weigh(self, game: Rebellion, asked: Asked) -> Sequence[float]:
        weigher = WEIGHERS.get(asked.kind)
        if weigher is None:
            return [1.0] * len(asked.options)
        side = SIDE_OF_FACTION[FACTIONS.index(asked.seat)]
        return [max(WORTHLESS, weight) for weight in weigher(game, asked, side)]

    def value(self, game: Rebellion, seat: str) -> float:
        return winning_chance(game, seat)


def weigh_places(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Units go where enemies are near and friends are few, as many as possible at once."""
    worth: dict[str, float] = {}
    weights = []
    for option in asked.options:
        name, _, number = option.partition(":")
        if name == "card":
            weights.append(8.0 if has_effect(game, option) else WORTHLESS)
        elif name not in game.board.area:
            weights.append(0.5 if asked.kind == "reinforcement-events" else WORTHLESS)
        else:
            if name not in worth:
                worth[name] = worth_of_placing(game, side, game.board.area[name])
            weights.append(worth[name] * (0.5 + int(number or 1)))
    return weights


def worth_of_placing(game: Rebellion, side: int, area: int) -> float:
    """Higher at the front, lower where many stand already."""
    own = game.state.present[side * game.areas + area]
    near = danger(game, side, area)
    chances = max((worth_of_taking(game, side, n) for n in game.board.neighbours[area]), default=0.0)
    return (1.0 + 0.6 * near + chances) / (2.0 + 0.5 * max(0, own - near))


def weigh_cards(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Events first; then the movement card that moves most, with the truce kept for when we are ahead."""
    weights = []
    for option in asked.options:
        if not option.startswith("card:"):
            weights.append(1.0)
            continue
        card = game.board.cards[game.board.card[option]]
        effect = card.effect
        if card.kind == "truce":
            weights.append(9.0 if lead(game, side) > 1 else 0.4)
        elif isinstance(effect, March):
            weights.append(0.5 + effect.armies * (0.6 + effect.distance))
        elif isinstance(effect, Sail):
            weights.append(3.0)
        else:
            weights.append(10.0 if has_effect(game, option) else WORTHLESS)
    return weights


def weigh_starts(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """The army with the best target moves first; with nothing to gain the phase ends."""
    worths: dict[int, float] = {}
    weights = []
    for option in asked.options:
        if option == DONE:
            weights.append(0.3)
        elif option.startswith("card:"):
            weights.append(6.0 if has_effect(game, option) else WORTHLESS)
        else:
            weights.append(best_march(game, side, game.board.area[option], asked.kind, worths))
    return weights


def best_march(game: Rebellion, side: int, start: int, kind: str, worths: dict[int, float]) -> float:
    """What the best target of an army from an area is worth. `worths` keeps the worth of targets for other armies."""
    group = unmoved(game, side, start)
    strength = sum(group)
    staying = game.state.present[side * game.areas + start] - strength
    if kind == "sail":
        landing = game.state.landing
        targets: Sequence[int] = game.board.sea_neighbours[start] if landing < 0 else (landing,)
    else:
        targets = reach(game, side, start, march_distance(game, start, _distance(game)))
    for target in targets:
        if target not in worths:
            worths[target] = worth_of_taking(game, side, target)
    gains = [gain(game, side, strength, target, worths[target]) for target in targets]
    leaving = cost_of_leaving(game, side, start, staying)
    if leaving and strength > 1:
        leaving = min(leaving, 0.1)
    return max(gains, default=0.0) - leaving


def _distance(game: Rebellion) -> int:
    effect = game.board.cards[game.state.movement_card].effect
    return effect.distance if isinstance(effect, March) else 1


def gain(game: Rebellion, side: int, strength: int, target: int, worth: float) -> float:
    """What an army of that strength can expect of an area that is worth so much to its side."""
    enemies = game.state.present[(1 - side) * game.areas + target]
    own = game.state.present[side * game.areas + target]
    if not enemies:
        return worth + 0.02 * min(danger(game, side, target), 5) - 0.04 * own
    chance = chance_to_win_battle(strength + own, enemies)
    return chance * (worth + 0.1 + 0.05 * enemies) - (1 - chance) * 0.12 * strength


def weigh_army(game: Rebellion, asked: Asked, side: int) -> list[float]:
    """Everybody joins, unless somebody must stay to keep a flag; then the target with the best prospect."""
    start = game.board.area[asked.args["area"]]
    picked: dict[str, int] = asked.args["units"]
    available = unmoved(game, side, start)
    standing = game.state.present[side * game.areas + start]
    must_stay = 1 if standing == sum(available) and cost_of_leaving(game, side, start, 0) > 0.4 else 0
    strength = sum(picked.values())
    weights = []
    for option in asked.options:
        name, _, number = option.partition(":")
        if option == "all":
            weights.append(WORTHLESS if must_stay and sum(available) > 1 else 40.0)
        elif number:
            kind = KINDS.index(name, side * 4) - side * 4
            whole = strength + int(number) + sum(available) - available[kind] - strength
            enough = int(number) - (must_stay if whole >= sum(available) else 0)
            weights.append(20.0 + enough if enough else WORTHLESS)
        else:
            target = game.board.area[option]
            weights.append(0.6 + gain(game, side, strength, target, worth_of_taking(game, side, target)))
    return weights


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
    """Stay, unless a flag can be turned or the battle is lost."""
    area = game.board.area[asked.args["area"]]
    own = game.state.present[side * game.areas + area]
    enemies = game.state.present[(1 - side) * game.areas + area]
    lost = chance_to_win_battle(own, enemies) < 0.2
    weights = []
    for option in asked.options:
        name, _, number = option.partition(":")
        if not number:
            weights.append(1.0)
            continue
        target = game.board.area[name]
        empty = not game.state.present[side * game.areas + target]
        worth = worth_of_taking(game, side, target) if empty else 0.0
        flight = 0.9 * int(number) if lost else 0.0
        weights.append(1.2 * worth + flight - 0.3 * (int(number) - 1))
    return weights


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
    strength = game.state.present[side * game.areas + area]
    best = max(
        gain(game, side, strength - 1, near, worth_of_taking(game, side, near)) for near in game.board.neighbours[area]
    )
    return [0.3 if option == DONE else best if matters(game, area, option) else WORTHLESS for option in asked.options]


Weigher = Callable[["Rebellion", Asked, int], list[float]]
WEIGHERS: dict[str, Weigher] = {
    "extra-units": weigh_places,
    "reinforce": weigh_places,
    "reinforcement-events": weigh_places,
    "place-some": weigh_places,
    "place-all": weigh_places,
    "replace": weigh_places,
    "movement-card": weigh_cards,
    "march": weigh_starts,
    "march-extra": weigh_starts,
    "sail": weigh_starts,
    "army": weigh_army,
    "battle-events": weigh_battle_events,
    "losses": weigh_losses,
    "command-decision": weigh_command,
    "throw-again": weigh_dice,
    "advance": weigh_advance,
}
POLICY = RebellionPolicy()
