"""What is stored of a game: small integers in flat lists.

Control is kept up to date by the one function that changes the pieces of a space (`rules.s1_4_pieces.change`), total
Support and Opposition by those that change a level or a Blockade (`rules.s1_6_support`). FNI and French
Preparations are derived.
"""

from tricorne.core.state import State as CoreState

# What a Faction has done on the card in play.
NOTHING, PASSED, COMMAND, COMMAND_AND_SPECIAL, EVENT = range(5)

# Where the sequence of play stands: the step that comes next.
DRAW, CARD, WINTER, OVER = range(4)


class State(CoreState):
    """One position. Lists by space, by kind of piece or by Faction, in the order of `names`."""

    pieces: list[int]
    """space * KIND_COUNT + kind -> number."""
    control: list[int]
    level: list[int]
    """Support and Opposition by space, from -2 (Active Opposition) to 2 (Active Support)."""
    support: int
    opposition: int
    propaganda: list[int]
    raid: list[int]
    blockades: list[int]

    available: list[int]
    """By kind; Militia and War Parties under their Underground kind."""
    unavailable: list[int]
    casualties: list[int]
    squadrons: int
    """Markers in the West Indies."""
    squadrons_unavailable: int

    resources: list[int]
    cbc: int
    crc: int
    leader: list[int]
    """By Faction, the number of its Leader in play."""
    leader_space: list[int]
    """By Faction, a space or AVAILABLE."""
    treaty: bool

    event_bag: list[int]
    """Event cards that have not come up."""
    winter_bag: list[int]
    pile: int
    pile_drawn: int
    """Cards drawn of that pile."""
    pile_winter: bool
    """Its Winter Quarters card has come up."""
    card: int
    """The card in play; 0 before the first."""
    on_deck: int
    """The card revealed on top of the deck; 0 when there is none."""
    played: list[int]
    strokes: list[int]
    """Brilliant Stroke cards still held, by number."""

    step: int
    winter_phase: int
    winters_done: int
    eligible: list[bool]
    """In the Eligible box for the card in play."""
    acted: list[int]
    """What each Faction has done on the card in play."""
    sits_out: list[bool]
    """Ineligible through the next card by an Event."""
    stays_eligible: list[bool]
    """Starts the next card Eligible by an Event although it acted."""
    ranking: list[int]
    """Factions from first to fourth place when the game is over."""
    ending: str
