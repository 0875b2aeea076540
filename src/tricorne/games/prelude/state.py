"""What is stored of a game: everything that can be seen on the table, and the hands and decks."""

from __future__ import annotations

from typing import TypeAlias

from tricorne.core.state import State

Side: TypeAlias = int
District: TypeAlias = int
Track: TypeAlias = int

PATRIOTE, LOYAL, NEUTRAL = 0, 1, 2
SIDES = ("patriote", "loyal")
FACTIONS = ("patriote", "loyal", "neutral")

RURAL, ORGANIZATIONS, EXTERNAL, URBAN = 0, 1, 2, 3
TRACKS = ("rural_counties", "organizations", "external_influence", "urban_counties")

DECKS = ("deck_1834", "deck_1835_36", "deck_1837", "deck_generic")
GENERIC = 3

START_OF_TURN, ACTION, END_OF_TURN, FINAL_SCORING, OVER = (
    "start-of-turn",
    "action",
    "end-of-turn",
    "final-scoring",
    "over",
)


class Lasting(State):
    """An effect of a card that is still at work. `since` is the Action Round (2.0) in which it began."""

    card: int
    kind: str
    since: int
    district: int = -1


class PreludeState(State):
    """A position. Pairs are Patriote first; advantage and VP are negative toward the Patriotes."""

    phase: str
    turn: int
    round: int
    active: int
    first: int
    vp: int
    spirit: int
    composure: bool
    advantage: list[int]
    organization_shift: int
    score: list[int]
    cubes: list[list[int]]
    organizations: list[list[int]]
    volunteers: list[int]
    opportunity: list[int]
    war_readiness: list[int]
    decks: list[list[int]]
    key_events: list[int]
    hands: list[list[int]]
    known: list[list[int]]
    pool: list[int]
    discards: list[int]
    in_play: list[int]
    playing: int
    sessions: list[int]
    session_next_turn: bool
    lasting: list[Lasting]
    skips: list[int]
    specials_used: list[list[int]]
    special_turns: list[int]
    le_canadien: list[int]
    partisan_media: list[int]
    no_matter_the_cost: bool
    realignment: bool
    ending: str


def clock(state: PreludeState) -> int:
    """The number of the player's Action Round, counted from the beginning of the game."""
    return (state.turn * 8 + state.round - 1) * 2 + (state.active != state.first)
