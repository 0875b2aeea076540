"""What would come of a battle: many are played out by the rules, from what a seat knows.

Two things are up to the players and are taken as settled: nobody retreats before he must, and whoever chooses among his
strongest blocks gives first those that hit least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any

from tricorne.core.questions import Ask, Luck, Rule
from tricorne.games.liberty.board import SIDES
from tricorne.games.liberty.rules.s2_armies import fire_rating
from tricorne.games.liberty.rules.s7_battles import combat_round, rest_of_round
from tricorne.games.liberty.rules.s8_naval import displaced_ships
from tricorne.games.liberty.state import LAST_RETREAT, ROUND, Battle

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

BATTLES = 400
"""So many are played out for each answer, with the same luck for all of them."""

Opening = Callable[["Liberty", Battle], Rule[None]]


def battle_odds(game: Liberty, seat: str, opening: Opening, answers: Iterable[str] = ()) -> dict[str, Any]:
    """How often each side holds the place when the battle goes on with `opening` and these answers of the seat."""
    battle = game.state.battle
    assert battle is not None
    wins = [0, 0]
    for number in range(BATTLES):
        luck = Random(number)
        wins[_winner(_imagined(game, battle, seat, luck), opening, list(answers), luck)] += 1
    sides = {"attacker": battle.attacker, "defender": 1 - battle.attacker}
    odds: dict[str, Any] = {name: {"wins": round(wins[side] / BATTLES, 4)} for name, side in sides.items()}
    return odds | {"battles": BATTLES}


def _imagined(game: Liberty, battle: Battle, seat: str, luck: Random) -> Liberty:
    """The battle as the seat may imagine it: blocks that it has not seen are dealt to it by chance."""
    unseen = any(SIDES[game.board.block_side[block]] != seat for block in battle.reserves)
    imagined = copy(game)
    imagined.entries = []
    imagined.state = game.redeal(seat, luck.randrange) if unseen else game.state.copy()
    return imagined


def _winner(game: Liberty, opening: Opening, answers: list[str], luck: Random) -> int:
    """Play the battle to its end; the side that holds the place."""
    battle = game.state.battle
    assert battle is not None
    _play(game, battle, opening(game, battle), answers, luck)
    if battle.stage == ROUND:
        _play(game, battle, rest_of_round(game, battle), answers, luck)
    while battle.stage == ROUND:
        _play(game, battle, combat_round(game, battle), answers, luck)
    if battle.stage == LAST_RETREAT:
        return battle.attacker if displaced_ships(game, battle) else 1 - battle.attacker
    return battle.winner


def _play(game: Liberty, battle: Battle, rule: Rule[None], answers: list[str], luck: Random) -> None:
    """Run a rule: luck by chance, the given answers first, then those of people who stand."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        if type(asked) is Luck:
            answer = luck.choice(asked.outcomes)
        else:
            assert type(asked) is Ask
            answer = answers.pop(0) if answers else _standing(game, battle, asked)


def _standing(game: Liberty, battle: Battle, ask: Ask) -> str:
    """The answer of somebody who stands and fires."""
    options = ask.options()
    if ask.kind == "hit":
        index = game.board.block_index
        return min(options, key=lambda name: (fire_rating(game, battle, index[name]), index[name] not in battle.acted))
    return options[0]
