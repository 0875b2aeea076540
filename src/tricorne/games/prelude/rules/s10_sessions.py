"""10 Parliamentary Sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.prelude.board import ROUNDS
from tricorne.games.prelude.rules.s1_map import add_cubes
from tricorne.games.prelude.rules.s5_tracks import score_vp
from tricorne.games.prelude.state import PATRIOTE, PreludeState

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

EXTRA_SESSION = 9
"""The number of the session that Lafontaine's Plan adds; printed sessions have lower ones."""


@rule("10.0")
def in_session(state: PreludeState) -> bool:
    """Whether the present Action Round is a Parliamentary Session."""
    return state.sessions[state.round] != 0


@rule("10.0")
def session_ends_with_round(state: PreludeState) -> bool:
    """Whether the present Action Round is the last of its session."""
    session = state.sessions[state.round]
    return session != 0 and (state.round == ROUNDS or state.sessions[state.round + 1] != session)


@rule("10.0")
def end_of_session(game: Prelude) -> None:
    """The Patriote player adds a cube in Québec and scores VP."""
    session = game.board.tracks.session
    game.log("session-ends", "10.0")
    add_cubes(game, PATRIOTE, game.board.session_district, session.cubes, "10.0")
    score_vp(game, PATRIOTE, session.vp, "10.0")


def prorogue(game: Prelude) -> None:
    """Card 138: the session ends at once with its benefits; what was left of it is ordinary."""
    state = game.state
    session = state.sessions[state.round]
    for round_ in range(state.round, ROUNDS + 1):
        if state.sessions[round_] == session:
            state.sessions[round_] = 0
    end_of_session(game)


def add_session_next_round(game: Prelude) -> None:
    """Card 85: the round after this one is a session of its own, unless it is one anyway."""
    state = game.state
    if state.round == ROUNDS:
        state.session_next_turn = True
    elif state.sessions[state.round + 1] == 0:
        state.sessions[state.round + 1] = EXTRA_SESSION
