"""8.4.5 Reward Loyalty, and Committees of Correspondence, by non-players."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import ACTIVE_OPPOSITION
from tricorne.games.liberty_or_death.rules.s6_4_support import WINTER_LEVELS, reward_steps


def reward_gain(me: Thinker, space: int, levels: int | None) -> int:
    """The change of Support minus Opposition that Reward Loyalty can buy there."""
    markers, steps = reward_steps(me.game, space, levels)
    return max(0, steps - markers) * me.game.board.population[space]


@rule("8.4.5")
def best_reward(me: Thinker, spaces: Sequence[int], levels: int | None) -> Thought[int | None]:
    """The fewest markers first, then the largest change; never where only markers would go."""
    state = me.state
    return (
        yield from best_space(
            me,
            [space for space in spaces if reward_gain(me, space, levels)],
            Priority("fewest-markers", lambda space: 99 - state.propaganda[space] - state.raid[space]),
            Priority("largest-change", lambda space: reward_gain(me, space, levels), tier=1),
        )
    )


def committee_gain(me: Thinker, space: int) -> int:
    """The change of Opposition minus Support that Committees can buy there."""
    state = me.state
    levels = min(WINTER_LEVELS, state.level[space] - ACTIVE_OPPOSITION)
    return max(0, min(levels, state.resources[1] - state.raid[space])) * me.game.board.population[space]


@rule("8.5")
def best_committee(me: Thinker, spaces: Sequence[int]) -> Thought[int | None]:
    """The fewest Raid markers first, then the largest change; never where only markers would go."""
    return (
        yield from best_space(
            me,
            [space for space in spaces if committee_gain(me, space)],
            Priority("fewest-markers", lambda space: 99 - me.state.raid[space]),
            Priority("largest-change", lambda space: committee_gain(me, space), tier=1),
        )
    )
