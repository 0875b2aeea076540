"""2.1 Set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.prelude.board import KEY_EVENTS, ROUNDS
from tricorne.games.prelude.state import DECKS, PATRIOTE, SIDES, START_OF_TURN, TRACKS, PreludeState

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Board

NEVER = -1


@rule("2.1")
def set_up(board: Board) -> PreludeState:
    """Cubes and markers on their start boxes, decks complete, all Special Actions available."""
    tracks, count = board.tracks, len(board.districts)
    numbers = [card.number for card in board.cards if card is not None]
    return PreludeState(
        phase=START_OF_TURN,
        turn=0,
        round=1,
        active=PATRIOTE,
        first=PATRIOTE,
        vp=tracks.victory_points.start,
        spirit=tracks.spirit_of_rebellion.start,
        composure=False,
        advantage=[track.start for track in tracks.tracks.in_order()],
        organization_shift=0,
        score=[0] * len(TRACKS),
        cubes=[[getattr(district.start, side) for district in board.district_data] for side in SIDES],
        organizations=[[0] * count, [0] * count],
        volunteers=[0] * count,
        opportunity=[track.start for track in board.opportunity],
        war_readiness=[tracks.war_readiness.patriote, tracks.war_readiness.loyal],
        decks=[[number for number in numbers if board.card(number).deck == deck] for deck in range(len(DECKS))],
        key_events=[number for number in numbers if board.card(number).deck == KEY_EVENTS],
        hands=[[], []],
        known=[[], []],
        pool=[],
        discards=[],
        in_play=[],
        playing=0,
        sessions=[0] * (ROUNDS + 1),
        session_next_turn=False,
        lasting=[],
        skips=[0, 0],
        specials_used=[[0] * len(actions) for actions in board.specials],
        special_turns=[NEVER, NEVER],
        le_canadien=[0, 0],
        partisan_media=[0, 0],
        no_matter_the_cost=False,
        realignment=False,
        ending="",
    )
