"""What marches can expect: worths of targets kept for one question, so that none is judged once for each army."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import Terms
from tricorne.games.rebellion_1775.bots.standing import (
    NO_UNITS,
    Group,
    chance_to_win,
    danger,
    group_in,
    joined,
    threat,
    worth_of_holding,
    worth_of_taking,
)
from tricorne.games.rebellion_1775.names import SIDE_OF_FACTION, Area, Side
from tricorne.games.rebellion_1775.odds import battle_odds, in_percent

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

LIKELY = 70
"""Above this chance, in per cent, nobody is told that a battle may be lost."""
VICTORY, KILL, LOSS = 0.1, 0.05, 0.12
"""What a victory is worth beside the area, each enemy beaten, and each unit lost with a defeat."""
WATCH, WATCHED, CROWD = 0.02, 5, 0.04
"""What it is worth to stand where enemies are near, up to how many of them; and what each friend there takes off."""


ALLIES, STRANDED = 2, 0.2
"""The first kind of a side that only goes with others, and the share of a gain that such units bring by themselves."""


class Prospects:
    """What targets are worth to a side in one position."""

    __slots__ = ("areas", "calm", "game", "side", "stakes", "threats", "worths")

    def __init__(self, game: Rebellion, side: Side) -> None:
        self.game = game
        self.side = side
        self.areas = game.areas
        self.worths: dict[int, float] = {}
        self.calm: dict[int, float] = {}
        self.stakes: dict[int, tuple[Group, Group, float]] = {}
        self.threats: dict[int, Group] = {}

    def worth(self, area: Area) -> float:
        """What it is worth to hold an area."""
        found = self.worths.get(area)
        if found is None:
            found = self.worths[area] = worth_of_taking(self.game, self.side, area)
        return found

    def threat(self, area: Area) -> Group:
        """What the enemy could bring against an area from next door."""
        found = self.threats.get(area)
        if found is None:
            found = self.threats[area] = threat(self.game, self.side, area)
        return found

    def gain(self, group: Group, target: int, help_to_come: Group = NO_UNITS) -> float:
        """What a group adds by going to a target: without enemies the area, with them the better battle."""
        enemies = self.game.state.present[(1 - self.side) * self.areas + target]
        if not enemies:
            return self._calm(target)
        stakes = self.stakes.get(target)
        if stakes is None:
            own, there = group_in(self.game, self.side, target), group_in(self.game, 1 - self.side, target)
            stakes = self.stakes[target] = own, there, self.of_battle(own, there, target)
        own, there, without = stakes
        return self.of_battle(joined(joined(own, group), help_to_come), there, target) - without

    def gain_by_stepping(self, kind: int, number: int, target: int) -> float:
        """What units add that step out of a battle. Allies and natives who come to nobody can march no more."""
        group = [0, 0, 0, 0]
        group[kind] = number
        gain = self.gain((group[0], group[1], group[2], group[3]), target)
        is_led = kind < ALLIES or any(group_in(self.game, self.side, target)[:ALLIES])
        return gain if is_led or gain < 0 else gain * STRANDED

    def of_battle(self, own: Group, enemies: Group, target: int) -> float:
        """What a battle for a target is worth."""
        number, against = sum(own), sum(enemies)
        if not number:
            return 0.0
        chance = chance_to_win(self.game.board, self.side, own, enemies)
        return chance * (self.worth(target) + VICTORY + KILL * against) - (1 - chance) * LOSS * number

    def of_fight(self, left: Group, area: Area) -> float:
        """What a battle that goes on is worth, attacked or defended, with the units that are left in it."""
        game, side = self.game, self.side
        if SIDE_OF_FACTION[game.state.active] == side:
            return self.of_battle(left, group_in(game, 1 - side, area), area)
        chance = self.chance_of_fight(left, area)
        held = worth_of_holding(game, side, area) + VICTORY + KILL * game.state.present[(1 - side) * self.areas + area]
        return chance * held - (1 - chance) * LOSS * sum(left)

    def chance_of_fight(self, left: Group, area: Area) -> float:
        """The chance to win a battle that goes on."""
        game, side = self.game, self.side
        there = group_in(game, 1 - side, area)
        if SIDE_OF_FACTION[game.state.active] == side:
            return chance_to_win(game.board, side, left, there)
        return 1 - chance_to_win(game.board, 1 - side, there, left)

    def _calm(self, target: int) -> float:
        found = self.calm.get(target)
        if found is None:
            near = min(danger(self.game, self.side, target), WATCHED)
            own = self.game.state.present[self.side * self.areas + target]
            found = self.calm[target] = (0.0 if own else self.worth(target)) + WATCH * near - CROWD * own
        return found

    def explain(self, group: Group, target: int, why: Terms) -> None:
        """The terms of a gain."""
        game, side = self.game, self.side
        name = game.board.areas[target]
        there = group_in(game, 1 - side, target)
        if not sum(there):
            if not game.state.present[side * self.areas + target]:
                worth_of_taking(game, side, target, why)
            why.add(WATCH * min(danger(game, side, target), WATCHED), "w-stands-watch", area=name)
            why.add(-CROWD * game.state.present[side * self.areas + target], "w-crowded", area=name)
            return
        own = joined(group_in(game, side, target), group)
        chance = chance_to_win(game.board, side, own, there)
        terms = Terms()
        worth_of_taking(game, side, target, terms)
        why.found += [(chance * worth, because) for worth, because in terms.found]
        units = own + there if side == 0 else there + own
        odds = in_percent(battle_odds(game, units, side)["attacker"]["wins"])
        won, lost = chance * (VICTORY + KILL * sum(there)), (chance - 1) * LOSS * sum(own)
        if odds > LIKELY:
            won, lost = won + lost, 0.0
        why.add(won, "w-beats-enemies", area=name, units=sum(there), chance=odds)
        why.add(lost, "w-may-lose-battle", area=name, units=sum(own), chance=odds)
