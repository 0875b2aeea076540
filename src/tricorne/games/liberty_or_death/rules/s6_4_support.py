"""6.4 Support Phase: Reward Loyalty (also part of a Muster) and Committees of Correspondence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACES,
    TORY,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number, choose_space
from tricorne.games.liberty_or_death.rules.lesser import greater, lesser
from tricorne.games.liberty_or_death.rules.offers import Limits, Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count, has_pieces
from tricorne.games.liberty_or_death.rules.s1_6_support import remove_markers, shift
from tricorne.games.liberty_or_death.rules.s1_8_resources import pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import GAGE, leads_at
from tricorne.games.liberty_or_death.rules.s2_4_winter import is_final_winter
from tricorne.games.liberty_or_death.rules.s7_victory import end_of_war
from tricorne.games.liberty_or_death.rules.s8_8_one_player import is_lone_player, one_player_end

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

WINTER_LEVELS = 2
WITH_POPULATION = Spaces(POPULATED, ("why-always-neutral", "1.6.1"))


def reward_steps(game: Game, space: Space, levels: int | None, reserve: int = 0) -> tuple[int, int]:
    """How many markers stand in the way, and how many steps (markers, then levels) the British can take."""
    markers, possible, payable = _reward_counts(game, space, reserve)
    if levels is not None:
        possible = lesser(levels, possible)
    return markers, greater(0, lesser(markers + possible, payable))


def _reward_counts(game: Game, space: Space, reserve: int = 0) -> tuple[int, int, int]:
    """Markers, levels and what the British can pay, with some Resources held back for other costs."""
    state = game.state
    markers = state.propaganda[space] + state.raid[space]
    possible = ACTIVE_SUPPORT - state.level[space]
    payable = state.resources[BRITISH] - reserve
    if payable >= markers and possible and gage_rewards(game, space):
        payable += 1
    return markers, possible, payable


@rule("1.10")
def gage_rewards(game: Game, space: Space) -> bool:
    """In Gage's space the first level is free; markers are paid all the same."""
    return leads_at(game.state, BRITISH, GAGE, space)


def reward_where(game: Game, space: Space) -> Reason | None:
    """Reward Loyalty needs British Control with both Regulars and Tories, in a space with Population."""
    state = game.state
    if state.control[space] != BRITISH_CONTROL:
        return "why-no-british-control", "6.4.1"
    if space not in POPULATED:
        return "why-always-neutral", "1.6.1"
    if not count(state, space, BRITISH_REGULAR):
        return "why-no-regulars", "6.4.1"
    return None if count(state, space, TORY) else ("why-no-tories", "6.4.1")


def reward_obstacle(game: Game, space: Space, reserve: int = 0) -> Reason | None:
    """It moreover needs a marker or a level to buy, and a Resource, with some held back for other costs."""
    if (where := reward_where(game, space)) is not None:
        return where
    markers, possible, payable = _reward_counts(game, space, reserve)
    if not markers + possible:
        return "why-nothing-to-buy", "6.4.1"
    return None if payable > 0 else ("why-cannot-pay", "6.4.1")


def reward_changes(game: Game, space: Space) -> bool:
    """Whether there is a marker or a level to buy."""
    markers, possible, _ = _reward_counts(game, space)
    return reward_where(game, space) is None and markers + possible > 0


def reward_space(game: Game, space: Space) -> bool:
    """Whether the British may reward there, if they can pay."""
    return reward_where(game, space) is None


def can_reward_loyalty(game: Game, space: Space, reserve: int = 0) -> bool:
    """Whether Reward Loyalty could do anything there, with some Resources held back for other costs."""
    return reward_obstacle(game, space, reserve=reserve) is None


@rule("6.4.1", "3.2.1")
def reward_loyalty(game: Game, space: Space, levels: int | None, rule: str) -> Rule[None]:
    """The British pay for markers to go and then for levels toward Active Support, up to so many (or any) levels."""
    markers, possible, payable = _reward_counts(game, space)
    limits = (
        (markers + possible, "why-nothing-to-buy", rule),
        (markers + (possible if levels is None else levels), "why-two-levels", rule),
        (payable, "why-cannot-pay", rule),
    )
    steps = yield from choose_number(
        game, "british", "reward-steps", 1, limits, rule, space=SPACES[space], markers=markers
    )
    removed = lesser(steps, markers)
    shifted = steps - removed
    free = 1 if shifted and gage_rewards(game, space) else 0
    pay(game, BRITISH, steps - free, rule)
    yield from _clear_markers(game, space, removed, rule)
    shift(game, space, shifted, rule)


def _clear_markers(game: Game, space: Space, number: int, rule: str) -> Rule[None]:
    """Take away that many markers; with both kinds present the British choose how many are Propaganda."""
    state = game.state
    propaganda = yield from choose_number(
        game,
        "british",
        "reward-propaganda",
        0,
        ((number, "why-so-many-bought", rule), (state.propaganda[space], "why-not-so-many-markers", rule)),
        rule,
        at_least=((number - state.raid[space], "why-too-few-raids", rule),),
        space=SPACES[space],
    )
    remove_markers(game, space, "propaganda", propaganda, rule)
    remove_markers(game, space, "raid", number - propaganda, rule)


@rule("6.4.1")
def winter_reward_loyalty(game: Game) -> Rule[None]:
    """The British reward up to two levels in each of their spaces."""
    rewarded: list[Space] = []

    def obstacle(space: Space) -> Reason | None:
        return ("why-rewarded", "6.4.1") if space in rewarded else reward_obstacle(game, space)

    controlled = [space for space in POPULATED if game.state.control[space] == BRITISH_CONTROL]
    spaces = Spaces(controlled, ("why-no-british-control", "6.4.1"), obstacle, WITH_POPULATION)
    while (
        space := (yield from choose_space(game, "british", "reward-space", spaces, "6.4.1", optional=True))
    ) is not None:
        rewarded.append(space)
        yield from reward_loyalty(game, space, WINTER_LEVELS, "6.4.1")


def committee_where(game: Game, space: Space) -> Reason | None:
    """Committees need Rebellion Control with a Patriot piece, where a Raid marker can go or a level shift."""
    state = game.state
    if state.control[space] != REBELLION_CONTROL:
        return "why-no-rebellion-control", "6.4.2"
    if not has_pieces(state, space, PATRIOTS):
        return "why-no-patriots", "6.4.2"
    left = state.raid[space] or state.level[space] > ACTIVE_OPPOSITION
    return None if left else ("why-nothing-to-buy", "6.4.2")


def committee_limits(game: Game, space: Space) -> Limits:
    """Raid markers, then levels, two of them at most, as far as the Patriots can pay."""
    state = game.state
    raids, levels = state.raid[space], state.level[space] - ACTIVE_OPPOSITION
    return (
        (raids + levels, "why-nothing-to-buy", "6.4.2"),
        (raids + WINTER_LEVELS, "why-two-levels", "6.4.2"),
        (state.resources[PATRIOTS], "why-cannot-pay", "6.4.2"),
    )


def committee_space(game: Game, space: Space) -> bool:
    """Whether Committees could do something there, if the Patriots can pay."""
    return committee_where(game, space) is None


@rule("6.4.2")
def committees_of_correspondence(game: Game) -> Rule[None]:
    """The Patriots pay for Raid markers to go and then for up to two levels toward Active Opposition in each space."""
    state = game.state
    visited: list[Space] = []

    def obstacle(space: Space) -> Reason | None:
        if space in visited:
            return "why-visited", "6.4.2"
        unpaid = None if state.resources[PATRIOTS] else ("why-cannot-pay", "6.4.2")
        return committee_where(game, space) or unpaid

    controlled = [space for space in POPULATED if state.control[space] == REBELLION_CONTROL]
    spaces = Spaces(controlled, ("why-no-rebellion-control", "6.4.2"), obstacle, WITH_POPULATION)
    while (
        space := (yield from choose_space(game, "patriots", "committees-space", spaces, "6.4.2", optional=True))
    ) is not None:
        visited.append(space)
        raids = state.raid[space]
        steps = yield from choose_number(
            game,
            "patriots",
            "committees-steps",
            1,
            committee_limits(game, space),
            "6.4.2",
            space=SPACES[space],
            markers=raids,
        )
        pay(game, PATRIOTS, steps, "6.4.2")
        remove_markers(game, space, "raid", lesser(steps, raids), "6.4.2")
        shift(game, space, -greater(0, steps - raids), "6.4.2")


@rule("6.4", "6.4.3")
def support_phase(game: Game) -> Rule[None]:
    """The British, then the Patriots spend for Support and Opposition. The last Round ends the game here."""
    yield from winter_reward_loyalty(game)
    yield from committees_of_correspondence(game)
    if is_final_winter(game):
        one_player_end(game) if is_lone_player(game) else end_of_war(game)
