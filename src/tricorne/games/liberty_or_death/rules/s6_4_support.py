"""6.4 Support Phase: Reward Loyalty (also part of a Muster) and Committees of Correspondence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    KIND_COUNT,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACE_INDEX,
    SPACES,
    TORY,
)
from tricorne.games.liberty_or_death.rules.choices import DONE, choose_number
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces
from tricorne.games.liberty_or_death.rules.s1_6_support import remove_markers, shift
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import GAGE, leads_at

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

WINTER_LEVELS = 2


def reward_steps(game: Game, space: int, levels: int | None, reserve: int = 0) -> tuple[int, int]:
    """How many markers stand in the way, and how many steps (markers, then levels) the British can afford."""
    state = game.state
    markers = state.propaganda[space] + state.raid[space]
    possible = ACTIVE_SUPPORT - state.level[space]
    if levels is not None and levels < possible:
        possible = levels
    payable = state.resources[BRITISH] - reserve
    if payable >= markers and possible and gage_rewards(game, space):
        payable += 1
    steps = markers + possible
    if steps > payable:
        steps = payable if payable > 0 else 0
    return markers, steps


@rule("1.10")
def gage_rewards(game: Game, space: int) -> bool:
    """In Gage's space the first level is free; markers are paid all the same."""
    return leads_at(game.state, BRITISH, GAGE, space)


def reward_space(game: Game, space: int) -> bool:
    """British Control with both Regulars and Tories, in a space with Population."""
    state = game.state
    return (
        state.control[space] == BRITISH_CONTROL
        and space in POPULATED
        and state.pieces[space * KIND_COUNT + BRITISH_REGULAR] > 0
        and state.pieces[space * KIND_COUNT + TORY] > 0
    )


def can_reward_loyalty(game: Game, space: int, reserve: int = 0) -> bool:
    """Whether Reward Loyalty could do anything there, with some Resources held back for other costs."""
    return reward_space(game, space) and reward_steps(game, space, None, reserve)[1] > 0


@rule("6.4.1", "3.2.1")
def reward_loyalty(game: Game, space: int, levels: int | None, rule: str) -> Rule[None]:
    """The British pay for markers to go and then for levels toward Active Support, up to so many (or any) levels."""
    markers, most = reward_steps(game, space, levels)
    steps = yield from choose_number("british", "reward-steps", 1, most, rule, space=SPACES[space], markers=markers)
    removed = min(steps, markers)
    shifted = steps - removed
    free = 1 if shifted and gage_rewards(game, space) else 0
    pay(game, BRITISH, steps - free, rule)
    yield from _clear_markers(game, space, removed, rule)
    shift(game, space, shifted, rule)


def _clear_markers(game: Game, space: int, number: int, rule: str) -> Rule[None]:
    """Take away that many markers; with both kinds present the British choose how many are Propaganda."""
    state = game.state
    low = max(0, number - state.raid[space])
    high = min(number, state.propaganda[space])
    propaganda = yield from choose_number("british", "reward-propaganda", low, high, rule, space=SPACES[space])
    remove_markers(game, space, "propaganda", propaganda, rule)
    remove_markers(game, space, "raid", number - propaganda, rule)


@rule("6.4.1")
def winter_reward_loyalty(game: Game) -> Rule[None]:
    """The British reward up to two levels in each of their spaces."""
    rewarded: list[int] = []
    while True:
        options = [
            SPACES[s]
            for s in POPULATED
            if s not in rewarded and reward_space(game, s) and reward_steps(game, s, WINTER_LEVELS)[1] > 0
        ]
        if not options:
            return
        answer = yield Ask("british", "reward-space", [*options, DONE], "6.4.1")
        if answer == DONE:
            return
        space = SPACE_INDEX[answer]
        rewarded.append(space)
        yield from reward_loyalty(game, space, WINTER_LEVELS, "6.4.1")


def committee_space(game: Game, space: int) -> bool:
    """Rebellion Control with a Patriot piece, where a Raid marker can go or a level shift."""
    state = game.state
    return (
        state.control[space] == REBELLION_CONTROL
        and (state.level[space] > ACTIVE_OPPOSITION or state.raid[space] > 0)
        and has_pieces(state, space, PATRIOTS)
    )


@rule("6.4.2")
def committees_of_correspondence(game: Game) -> Rule[None]:
    """The Patriots pay for Raid markers to go and then for up to two levels toward Active Opposition in each space."""
    state = game.state
    visited: list[int] = []
    while state.resources[PATRIOTS]:
        options = [SPACES[s] for s in POPULATED if s not in visited and committee_space(game, s)]
        if not options:
            return
        answer = yield Ask("patriots", "committees-space", [*options, DONE], "6.4.2")
        if answer == DONE:
            return
        space = SPACE_INDEX[answer]
        visited.append(space)
        raids = state.raid[space]
        levels = min(WINTER_LEVELS, state.level[space] - ACTIVE_OPPOSITION)
        steps = yield from choose_number(
            "patriots",
            "committees-steps",
            1,
            min(state.resources[PATRIOTS], raids + levels),
            "6.4.2",
            space=answer,
            markers=raids,
        )
        pay(game, PATRIOTS, steps, "6.4.2")
        remove_markers(game, space, "raid", min(steps, raids), "6.4.2")
        shift(game, space, -max(0, steps - raids), "6.4.2")
