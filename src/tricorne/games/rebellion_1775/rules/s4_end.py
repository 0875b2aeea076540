"""4. The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.game import Result, places_of
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.names import FACTIONS_OF_SIDE, SEATS_OF_SIDE, SIDES, Side
from tricorne.games.rebellion_1775.rules.s3_1_2_control import colonies_controlled
from tricorne.games.rebellion_1775.rules.s_3_siege import flags_counted

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("2.1", "4.0", "S.2")
def is_over(game: Rebellion) -> bool:
    """At the end of a round: after the last round of the scenario, or once a side has played all its truces."""
    state, end = game.state, game.board.scenario.end
    if end.last_round is not None:
        return state.round >= end.last_round
    assert end.truces_from_round is not None
    return state.round >= end.truces_from_round and any(has_called_truce(game, side) for side in range(len(SIDES)))


@rule("3.2.5", "4.0")
def has_called_truce(game: Rebellion, side: Side) -> bool:
    """Whether both factions of a side have played their truce cards."""
    return all(game.state.truces[faction] for faction in FACTIONS_OF_SIDE[side])


@rule("4.0", "S.3")
def points(game: Rebellion, side: Side) -> int:
    """The colonies of a side, or its flags where cities are flagged."""
    if game.board.scenario.control == "cities":
        return flags_counted(game, side)
    return colonies_controlled(game, side)


@rule("4.0")
def final_result(game: Rebellion) -> Result:
    """The side with more wins; equal numbers are a draw."""
    scores = [points(game, side) for side in range(len(SIDES))]
    by_seat = {seat: scores[side] for side, seats in enumerate(SEATS_OF_SIDE) for seat in seats}
    places = places_of(dict(zip(SEATS_OF_SIDE, scores, strict=True)))
    if scores[0] == scores[1]:
        return Result((), "draw", by_seat, places)
    winner = scores.index(max(scores))
    return Result(
        SEATS_OF_SIDE[winner], "cities" if game.board.scenario.control == "cities" else "colonies", by_seat, places
    )
