"""What moves can expect: the worth of places kept for one question, so that none is judged once for each block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import Terms
from tricorne.games.liberty.board import NOBODY, Block, Place, Side
from tricorne.games.liberty.bots.standing import (
    PRIZE,
    approaches,
    count_decides,
    danger,
    last_turn_of_year,
    odds,
    power,
    power_at,
)
from tricorne.games.liberty.rules.s1_map import blocks_at
from tricorne.games.liberty.rules.s5_7_sea import sea_places
from tricorne.games.liberty.rules.s5_movement import ANY_WATER, land_ways
from tricorne.games.liberty.rules.s8_1_ships import coastal_voyages, ship_ports
from tricorne.games.liberty.rules.s11_winter import needs_supply, unsupplied

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

TROOPS_ABOARD = 3
BEATEN, RISK = 1.5, 1.7
"""What an enemy block in the way is worth beside the town, and how many times the chance must make up for the risk."""
TAKEN, NEAR, GUARD, HUNGER = 0.5, 0.8, 0.3, 3.0
"""What is added for a town that is only to be walked into; for lying near enemy towns; for a point that is guarded; and
what a block is worth that winter would take."""
AT_SEA, AT_SEA_LATE, WAITING, SETTLED = 1.6, -1.0, 0.3, 1.5
"""The worth of the Atlantic, and before winter, which sends everybody home; of waiting there; and the most that staying
in a place is worth."""
DECISIVE = 3.0
"""How many times as much a point is worth when the count that follows may end the war by it."""
HELD = 0.3
"""How much the chance counts that a town is lost because a defender leaves."""


class Prospects:
    """What places are worth to a side in one position."""

    __slots__ = ("calm", "eaters", "fields", "game", "near", "powers", "prize", "side", "threats", "unmoved", "winter")

    def __init__(self, game: Liberty, side: Side) -> None:
        self.game = game
        self.side = side
        self.winter = last_turn_of_year(game, side)
        self.prize = PRIZE * DECISIVE if self.winter and count_decides(game, side) else PRIZE
        self.near: tuple[float, ...] | None = None
        self.calm: dict[int, float] = {}
        self.eaters: dict[int, list[Block]] = {}
        self.threats: dict[int, float] = {}
        self.fields: dict[int, tuple[float, float, float]] = {}
        state, fire = game.state, game.board.fire
        at, strength, moved = state.at, state.strength, state.moved
        self.powers: dict[int, float] = {}
        self.unmoved: dict[int, float] = {}
        for block in game.board.side_blocks[side]:
            place, own = at[block], strength[block] * (0.6 + 0.4 * fire[block])
            self.powers[place] = self.powers.get(place, 0.0) + own
            if not moved[block]:
                self.unmoved[place] = self.unmoved.get(place, 0.0) + own

    def friends(self, block: Block) -> float:
        """What else could leave the block's place this turn."""
        state = self.game.state
        found = self.unmoved.get(state.at[block], 0.0)
        return found if state.moved[block] else found - power(self.game, block)

    def gain(self, block: Block) -> float:
        """What the best move of a block brings, less what it leaves behind."""
        here = self.game.state.at[block]
        best = max((score for _, score in self.destinations(block)), default=0.0)
        return best - self.lost_without(block, here) - self.staying(block)

    def staying(self, block: Block) -> float:
        """What it is worth that a block stays; nothing is held at sea, and winter disbands whoever waits there."""
        here = self.game.state.at[block]
        if here == self.game.board.atlantic:
            return AT_SEA_LATE if self.winter else WAITING
        if self.game.state.standing[1 - self.side][here]:
            return 0.0
        return max(0.0, min(self._of_calm(here), SETTLED)) - HUNGER * self.hunger(block, here)

    def lost_without(self, block: Block, here: Place) -> float:
        """What is lost when a block leaves: a town of the other colour with its last block, or one in danger."""
        game, board, state = self.game, self.game.board, self.game.state
        value = board.value[here]
        if not value or state.control[here] != self.side:
            return 0.0
        if state.standing[self.side][here] == 1 and board.town_owner[here] != self.side:
            return self.prize * value
        threat = self.threat(here)
        if not threat:
            return 0.0
        own = self.powers[here]
        return HELD * self.prize * value * (odds(threat, own - power(game, block)) - odds(threat, own))

    def threat(self, place: Place) -> float:
        """What the enemy has next door."""
        threat = self.threats.get(place)
        if threat is None:
            board, enemy = self.game.board, self.game.state.standing[1 - self.side]
            near = [way.to for way in board.crossings[place] if enemy[way.to]] if place < board.hex_count else []
            threat = self.threats[place] = sum(power_at(self.game, 1 - self.side, to) for to in near)
        return threat

    def hunger(self, block: Block, place: Place) -> int:
        """How many more go hungry in winter in a place with a block than without it; below 0 for who feeds others."""
        game = self.game
        if not self.winter or not needs_supply(game, block):
            return 0
        eaters = self.eaters.get(place)
        if eaters is None:
            eaters = self.eaters[place] = [b for b in blocks_at(game, self.side, place) if needs_supply(game, b)]
        others = [other for other in eaters if other != block]
        return unsupplied(game, place, [*others, block]) - unsupplied(game, place, others)

    def destinations(self, block: Block) -> list[tuple[int, float]]:
        """Where a block can go at once, with the worth of it."""
        game, side, board = self.game, self.side, self.game.board
        if board.is_ship[block]:
            places = [*ship_ports(game, side, block).values()]
            places += [voyage.to for voyage in coastal_voyages(game, side, block).values()]
            return [(place, self.ship_worth(block, place)) for place in places]
        ways, _ = land_ways(game, side, block, game.state.at[block], 0, ANY_WATER)
        friends = self.friends(block)
        found = [(way.to, self.worth(block, way.to, friends)) for way in ways.values()]
        if board.goes_by_sea[block]:
            found += [(place, self.worth(block, place, friends)) for place in sea_places(game, side, block)]
        return found

    def worth(self, block: Block, place: Place, help_to_come: float = 0.0) -> float:
        """What it is worth to bring a block to a place."""
        game = self.game
        if place == game.board.atlantic:
            return AT_SEA_LATE if self.winter else AT_SEA
        if game.state.standing[1 - self.side][place]:
            prize, own, enemy = self._field(place)
            return prize * (RISK * odds(own + power(game, block) + help_to_come, enemy) - 1.0)
        return self._of_calm(place) - HUNGER * self.hunger(block, place)

    def _field(self, place: Place) -> tuple[float, float, float]:
        """What a battle is about: the prize, and what both sides have there."""
        field = self.fields.get(place)
        if field is None:
            game = self.game
            prize = self.prize * game.board.value[place] + BEATEN * game.state.standing[1 - self.side][place]
            enemy = power_at(game, 1 - self.side, place)
            field = self.fields[place] = prize, self.powers.get(place, 0.0), enemy
        return field

    def _of_calm(self, place: Place) -> float:
        """The worth of a place without enemies, before hunger."""
        found = self.calm.get(place)
        if found is None:
            found = self.calm[place] = self._worth_of_calm(place)
        return found

    def _worth_of_calm(self, place: Place) -> float:
        game, side, board, state = self.game, self.side, self.game.board, self.game.state
        value, found = board.value[place], NEAR * self._approach(place)
        if self._walks_in(place):
            found += self.prize * value + TAKEN
        elif value and state.control[place] == side:
            found += GUARD * value * (1 + danger(game, side, place)) / (1 + state.standing[side][place])
        return found

    def _walks_in(self, place: Place) -> bool:
        """Whether a place is an enemy town without defenders that nobody of ours has entered yet."""
        board, state, side = self.game.board, self.game.state, self.side
        return (
            board.town_owner[place] != NOBODY and state.control[place] == 1 - side and not state.standing[side][place]
        )

    def _approach(self, place: Place) -> float:
        if place >= self.game.board.hex_count:
            return 0.0
        if self.near is None:
            self.near = approaches(self.game.board, 1 - self.side, tuple(self.game.state.control))
        return self.near[place]

    def ship_worth(self, block: Block, place: Place) -> float:
        """Ships take empty ports, and open others for troops: those at sea with them, or those in a battle there."""
        game, side, state, board = self.game, self.side, self.game.state, self.game.board
        here = state.at[block]
        if place == board.atlantic or not state.standing[1 - side][place]:
            return self.worth(block, place)
        if here < board.hex_count:
            return self.worth(block, place) if state.standing[side][place] else -1.0
        waiting = [b for b in blocks_at(game, side, here) if not board.is_ship[b] and not state.moved[b]]
        aboard = sorted((power(game, b) for b in waiting), reverse=True)[:TROOPS_ABOARD]
        return self.worth(block, place, sum(aboard)) if aboard else -1.0

    def explain(self, block: Block, place: Place, why: Terms) -> None:
        """The terms of the worth of a place for a block."""
        game, side, board, state = self.game, self.side, self.game.board, self.game.state
        name, value = board.place_names[place], board.value[place]
        if place == board.atlantic:
            why.add(self.worth(block, place), "w-goes-to-sea")
            return
        if state.standing[1 - side][place]:
            prize, own, enemy = self._field(place)
            chance = odds(own + power(game, block) + self.friends(block), enemy)
            code = "w-attacks-town" if value else "w-attacks"
            why.add(prize * (RISK * chance - 1.0), code, place=name, points=value, chance=round(100 * chance))
            return
        why.add(NEAR * self._approach(place), "w-near-towns", place=name)
        if self._walks_in(place):
            why.add(self.prize * value + TAKEN, "w-takes-town", place=name, points=value)
        elif value and state.control[place] == side:
            near = danger(game, side, place)
            worth = GUARD * value * (1 + near) / (1 + state.standing[side][place])
            why.add(worth, "w-guards-town", place=name, enemies=near)
        if self.hunger(block, place) > 0:
            why.add(-HUNGER, "w-would-starve", place=name)
