"""8.4.5 Reward Loyalty, and Committees of Correspondence, by non-players."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import ACTIVE_OPPOSITION, CITIES, PATRIOTS
from tricorne.games.liberty_or_death.rules.s6_4_support import WINTER_LEVELS, reward_steps


def lead_at(me: Thinker, space: int, level: int) -> int:
    """What the space adds to Support minus Opposition at a level; a Blockaded City adds no Support."""
    if level > 0 and space in CITIES and me.state.blockades[space]:
        return 0
    return level * me.game.board.population[space]


def reward_levels(me: Thinker, space: int, levels: int | None, reserve: int = 0) -> int:
    """The levels that Reward Loyalty can buy there, with some Resources held back for other costs."""
    markers, steps = reward_steps(me.game, space, levels, reserve)
    return steps - markers if steps > markers else 0


def reward_gain(me: Thinker, space: int, levels: int | None, reserve: int = 0) -> int:
    """The change of Support minus Opposition that Reward Loyalty can buy there."""
    level = me.state.level[space]
    return lead_at(me, space, level + reward_levels(me, space, levels, reserve)) - lead_at(me, space, level)


def rewardable(me: Thinker, spaces: Sequence[int], levels: int | None, reserve: int = 0) -> list[int]:
    """Those of the spaces in which more than markers would go."""
    return [space for space in spaces if reward_levels(me, space, levels, reserve)]


@rule("8.4.5")
def best_reward(me: Thinker, spaces: Sequence[int], levels: int | None, reserve: int = 0) -> Thought[int | None]:
    """The fewest markers first, then the largest change; never where only markers would go."""
    state = me.state
    return (
        yield from best_space(
            me,
            rewardable(me, spaces, levels, reserve),
            Priority("fewest-markers", lambda space: 99 - state.propaganda[space] - state.raid[space]),
            Priority("largest-change", lambda space: reward_gain(me, space, levels, reserve), tier=1),
        )
    )


def committee_levels(me: Thinker, space: int) -> int:
    """The levels that Committees can buy there."""
    state = me.state
    levels = state.level[space] - ACTIVE_OPPOSITION
    if levels > WINTER_LEVELS:
        levels = WINTER_LEVELS
    paid = state.resources[PATRIOTS] - state.raid[space]
    if levels > paid:
        levels = paid
    return levels if levels > 0 else 0


def committee_gain(me: Thinker, space: int) -> int:
    """The change of Opposition minus Support that Committees can buy there."""
    level = me.state.level[space]
    return lead_at(me, space, level) - lead_at(me, space, level - committee_levels(me, space))


@rule("8.5")
def best_committee(me: Thinker, spaces: Sequence[int]) -> Thought[int | None]:
    """The fewest Raid markers first, then the largest change; never where only markers would go."""
    return (
        yield from best_space(
            me,
            [space for space in spaces if committee_levels(me, space)],
            Priority("fewest-markers", lambda space: 99 - me.state.raid[space]),
            Priority("largest-change", lambda space: committee_gain(me, space), tier=1),
        )
    )
