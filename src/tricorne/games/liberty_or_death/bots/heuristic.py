"""Common sense for Liberty or Death: what a player who knows the rules but no plan would rather do.

`easy` takes an option with a chance in proportion to the root of its weight.

| question | weight |
|---|---|
| turn | a Command 16, the text of the card for one's own side 9, the other text 1/4, a Brilliant Stroke 4, Pass 1/9 |
| a Special Activity | 9, so that it is seldom forgotten |
| enough (`done`) | 1/9 |
| where to Battle | the square of one's own units against the enemy's |
| any other space | the square of 1 and its population |
| how many pieces or levels | the number; a gift to an ally the other way round |
| to pay, yes | 9 |
| everything else | 1 |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tricorne.core.policy import Asked, Because, Policy
from tricorne.games.liberty_or_death.bots.reasons import (
    IN_VAIN,
    MAY_LOSE,
    NO_LEVEL,
    REASONS,
    TEXTS,
    side_of,
)
from tricorne.games.liberty_or_death.bots.standing import chance_to_win, tallies
from tricorne.games.liberty_or_death.bots.told import told
from tricorne.games.liberty_or_death.names import (
    FACTIONS,
    KIND_COUNT,
    REBELLION,
    REBELLION_UNITS,
    ROYALIST_UNITS,
    SIDE_OF,
    SPACE_INDEX,
    Faction,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

TURN = {"command": 16.0, "event": 9.0, "stroke": 4.0, "pass": 1 / 9}
OTHER_TEXT = 0.25
WORDS = {"special": 9.0, "done": 1 / 9, "pay": 9.0, "yes": 9.0}
GIFTS = ("trade-gift",)


class Heuristic(Policy):
    """Weighs options by the table above, and judges a position by the margins of victory."""

    horizon = 24
    shares_turns = True
    risks = frozenset({MAY_LOSE})
    vain = frozenset({IN_VAIN, NO_LEVEL})
    reasons = REASONS

    def weigh(self, game: Game, asked: Asked) -> Sequence[float]:
        """A weight for each option."""
        faction = FACTIONS.index(asked.seat)
        if asked.kind == "turn":
            return [turn_weight(faction, option) for option in asked.options]
        if asked.kind == "battle-space":
            return [battle_weight(game, faction, option) for option in asked.options]
        return [weight(game, asked.kind, option) for option in asked.options]

    def side(self, seat: str) -> int:
        """The side of a Faction."""
        return side_of(seat)

    def told(self, step: Because, asked: Asked, option: str) -> Because | None:
        """A step of the Faction's priorities, as a player hears it."""
        return told(step, asked, option)

    def tallies(self, game: Game, seat: str) -> Mapping[str, tuple[float, float]]:
        """What makes the margins of the seat's side."""
        return tallies(game, FACTIONS.index(seat))

    def value(self, game: Game, seat: str) -> float:
        """The chance of the seat to win."""
        return chance_to_win(game, FACTIONS.index(seat))


def turn_weight(faction: Faction, option: str) -> float:
    """What to do with a turn."""
    what, _, which = option.partition(":")
    return OTHER_TEXT if which == TEXTS[SIDE_OF[faction] != REBELLION] else TURN[what]


def battle_weight(game: Game, faction: Faction, option: str) -> float:
    """Where the own side is stronger."""
    if option not in SPACE_INDEX:
        return weight(game, "battle-space", option)
    at = SPACE_INDEX[option] * KIND_COUNT
    rebels, royalists = (
        sum(game.state.pieces[at + kind] for kind in kinds) for kinds in (REBELLION_UNITS, ROYALIST_UNITS)
    )
    own, enemy = (rebels, royalists) if SIDE_OF[faction] == REBELLION else (royalists, rebels)
    return ((own + 1) / (enemy + 1)) ** 2


def weight(game: Game, kind: str, option: str) -> float:
    """An option of any other question."""
    if option in SPACE_INDEX:
        return (1.0 + game.board.population[SPACE_INDEX[option]]) ** 2
    what, _, number = option.rpartition(":")
    if number.isdigit() and what != "stroke":
        return 1 / (1 + int(number)) if kind in GIFTS else max(0.5, float(number))
    return WORDS.get(option.partition(":")[0], 1.0)
