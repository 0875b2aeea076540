"""What would come of a battle: its chances, worked out throw by throw from what everybody sees.

Two things are up to the players and are taken as settled: whoever is hit gives first the units that throw no die, then
those whose dice hit least; and nobody steps out on a command decision.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import comb
from operator import sub
from typing import TYPE_CHECKING, Any, NamedTuple

from tricorne.games.rebellion_1775.cards.fighting import throws_before
from tricorne.games.rebellion_1775.cards.lasting import lasting
from tricorne.games.rebellion_1775.cards.placing import kind_of
from tricorne.games.rebellion_1775.names import FACES, FLEE, HIT, KINDS_OF_SIDE, NATIVES_KIND, NOBODY, Side
from tricorne.games.rebellion_1775.printed import ReadFaceAs

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

Units = tuple[int, ...]
"""How many there are of each of the eight kinds of both sides."""
Chances = dict[Units, float]

SETTLED = 0.001
"""So much of a chance may be left open when the throwing ends."""
NEGLIGIBLE = 2e-5
MOST_THROWS = 60


class Dice(NamedTuple):
    """For each of the eight kinds: how many dice it throws at most, and how often one shows a hit or a flight."""

    most: tuple[int, ...]
    hit: tuple[float, ...]
    flee: tuple[float, ...]


def dice_of(game: Rebellion) -> Dice:
    """The printed dice, read as the events on the table say."""
    counts = [[*faces] for faces in game.board.shown[:8]]
    for effect in lasting(game, ReadFaceAs):
        faces = counts[kind_of(game, effect.force)]
        seen, read = FACES.index(effect.face), FACES.index(effect.read_as)
        faces[read], faces[seen] = faces[read] + faces[seen], 0
    chances = [[number / sum(faces) for number in faces] for faces in counts]
    return Dice(game.board.dice[:8], tuple(c[HIT] for c in chances), tuple(c[FLEE] for c in chances))


def battle_odds(game: Rebellion, units: Units, attacker: int, first: int | None = None) -> dict[str, Any]:
    """The chance of each side to hold the area, and how many units each loses on average.

    The defenders throw first; `first` says who does in a battle that is already under way.
    """
    dice = dice_of(game)
    start = units
    standing: Chances = {units: 1.0}
    if first is None:
        standing = {natives_gone(units): 1.0}
        before = throws_before(game)
        if before != NOBODY:
            only_hits = dice._replace(flee=(0.0,) * 8)
            standing = thrown(standing, before, only_hits)
    side = 1 - attacker if first is None else first
    ended: Chances = defaultdict(float)
    for _ in range(MOST_THROWS):
        standing = still_fighting(standing, ended)
        if sum(standing.values()) < SETTLED:
            break
        standing = thrown(standing, side, dice)
        side = 1 - side
    return said(start, ended, attacker)


def natives_gone(units: Units) -> Units:
    """Natives of both sides flee in equal number before the first throw."""
    number = min(units[kind] for kind in NATIVES_KIND)
    return tuple(n - number if kind in NATIVES_KIND else n for kind, n in enumerate(units))


def still_fighting(standing: Chances, ended: Chances) -> Chances:
    """Set apart the positions in which one side is left, or none."""
    fighting: Chances = {}
    for units, chance in standing.items():
        if any(units[:4]) and any(units[4:]):
            fighting[units] = chance
        else:
            ended[units] += chance
    return fighting


def thrown(standing: Chances, side: Side, dice: Dice) -> Chances:
    """All positions after a throw of one side."""
    result: Chances = defaultdict(float)
    for units, chance in standing.items():
        if chance < NEGLIGIBLE:
            continue
        for after, part in after_throw(units, side, dice):
            result[after] += chance * part
    return result


@lru_cache(maxsize=20_000)
def after_throw(units: Units, side: Side, dice: Dice) -> tuple[tuple[Units, float], ...]:
    """What a throw of a side makes of a position, with its chances."""
    kinds, others = KINDS_OF_SIDE[side], KINDS_OF_SIDE[1 - side]
    own, other = units[kinds.start : kinds.stop], units[others.start : others.stop]
    numbers = tuple(min(number, dice.most[kind]) for kind, number in zip(kinds, own, strict=True))
    hit = [without(other, 1 - side, hits, dice) for hits in range(sum(numbers) + 1)]
    result: Chances = defaultdict(float)
    for (hits, fled), chance in faces_shown(side, numbers, dice).items():
        left = tuple(map(sub, own, fled))
        after = left + hit[hits] if side == 0 else hit[hits] + left
        result[after] += chance
    return tuple((settled(after), chance) for after, chance in result.items())


@lru_cache(maxsize=400)
def faces_shown(side: Side, numbers: Units, dice: Dice) -> dict[tuple[int, Units], float]:
    """For so many dice of each force: all hits together, the flights of each force, and how likely that is."""
    shown: dict[tuple[int, Units], float] = {(0, ()): 1.0}
    for kind, number in zip(KINDS_OF_SIDE[side], numbers, strict=True):
        further: dict[tuple[int, Units], float] = defaultdict(float)
        for (hits, fled), chance in shown.items():
            for more in range(number + 1):
                for flights in range(number + 1 - more):
                    part = _chance(number, more, flights, dice.hit[kind], dice.flee[kind])
                    if part:
                        further[hits + more, (*fled, flights)] += chance * part
        shown = further
    return shown


def _chance(number: int, hits: int, fled: int, hit: float, flee: float) -> float:
    blank = number - hits - fled
    ways = comb(number, hits) * comb(number - hits, fled)
    return float(ways * hit**hits * flee**fled * max(0.0, 1 - hit - flee) ** blank)


def without(group: Units, side: Side, hits: int, dice: Dice) -> Units:
    """The four kinds of a side after so many hits."""
    left = list(group)
    first = KINDS_OF_SIDE[side].start
    for _ in range(min(hits, sum(left))):
        there = [kind for kind in range(4) if left[kind]]
        left[
            min(there, key=lambda kind: (left[kind] <= dice.most[first + kind], dice.hit[first + kind], -left[kind]))
        ] -= 1
    return tuple(left)


def settled(units: Units) -> Units:
    """Natives without a unit of their side go over to the other side, or fight for nobody."""
    if any(units[:3]) and any(units[4:7]):
        return units
    left = list(units)
    for side, natives in enumerate(NATIVES_KIND):
        if left[natives] and sum(left[kind] for kind in KINDS_OF_SIDE[side]) == left[natives]:
            other = NATIVES_KIND[1 - side]
            if sum(left[kind] for kind in KINDS_OF_SIDE[1 - side]) > left[other]:
                left[other] += left[natives]
            left[natives] = 0
    return tuple(left)


def said(start: Units, ended: Chances, attacker: int) -> dict[str, Any]:
    """The chances as plain data, for the attackers and the defenders."""
    whole = sum(ended.values())
    sides = {"attacker": attacker, "defender": 1 - attacker}
    result: dict[str, Any] = {}
    for name, side in sides.items():
        kinds = KINDS_OF_SIDE[side]
        holds = sum(chance for units, chance in ended.items() if any(units[kind] for kind in kinds))
        had = sum(start[kind] for kind in kinds)
        lost = sum(chance * max(0, had - sum(units[kind] for kind in kinds)) for units, chance in ended.items())
        result[name] = {"units": had, "wins": round(holds / whole, 4), "expected_losses": round(lost / whole, 2)}
    return result


def in_percent(chance: float) -> int:
    """A chance as people read it, the same wherever it is shown."""
    return int(100 * chance + 0.5)
