"""What is stored of a war: where every block stands, the cards, and where the sequence of play has come to."""

from __future__ import annotations

from msgspec import field

from tricorne.core.state import State
from tricorne.games.liberty.board import NOBODY

NOT_MOVED, BY_SEA = 0, -1
"""How a block came to its hex this turn, where it is not the number of a hexside plus one."""

DEAL, CARDS, ACTIONS, ORDER, BATTLE = "deal", "cards", "actions", "order", "battle"
WINTER, DISBAND, ATTRITION, EXCHANGE, OVER = "winter", "disband", "attrition", "exchange", "over"
OPENING, ROUND, LAST_RETREAT, RESERVES_LEAVE, REGROUP = "opening", "round", "last_retreat", "reserves_leave", "regroup"


def pair() -> list[int]:
    """A count for each side."""
    return [0, 0]


class Battle(State):
    """A battle being fought."""

    hex: int
    attacker: int
    stage: str = OPENING
    round: int = 1
    main: int = NOT_MOVED
    winner: int = NOBODY
    afloat: bool = False
    landed: int = 0
    reserves: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    acted: list[int] = field(default_factory=list)
    crossed: list[int] = field(default_factory=list)
    covered: list[int] = field(default_factory=list)
    sea_retreats: list[int] = field(default_factory=pair)
    volley: list[int] = field(default_factory=list)
    bayonets: list[int] = field(default_factory=list)


class LibertyState(State):
    """The whole position. Blocks and places are numbers of the board; lists by side hold the American first."""

    year: int
    at: list[int]
    strength: list[int]
    control: list[int]
    standing: list[list[int]]
    bag: list[int]
    turn: int = 0
    phase: str = DEAL
    mover: int = NOBODY
    first: int = NOBODY
    weather: int = 0
    french_entered: bool = False
    hands: list[list[int]] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    spent: list[list[int]] = field(default_factory=list)
    actions: int = 0
    replaced: bool = False
    deployed: list[int] = field(default_factory=list)
    origin: list[int] = field(default_factory=list)
    entry: list[int] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)
    river: list[int] = field(default_factory=list)
    marched: list[int] = field(default_factory=list)
    crossings: list[int] = field(default_factory=list)
    attacks: list[int] = field(default_factory=list)
    sea_attacks: list[int] = field(default_factory=list)
    land_attacks: list[int] = field(default_factory=list)
    battles: list[int] = field(default_factory=list)
    battle: Battle | None = None
    mixed: list[int] = field(default_factory=list)
    vague: list[int] = field(default_factory=list)
    seen_at: list[int] = field(default_factory=list)
    seen_strength: list[int] = field(default_factory=list)
    seen_turn: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winner: int = NOBODY
    reason: str = ""
