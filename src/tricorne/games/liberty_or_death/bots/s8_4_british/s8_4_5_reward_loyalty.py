"""8.4.5 Reward Loyalty by the non-player British, in a Muster and in winter."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import lead_at
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import best_of
from tricorne.games.liberty_or_death.names import SPACES, Space
from tricorne.games.liberty_or_death.rules.lesser import greater
from tricorne.games.liberty_or_death.rules.s6_4_support import WINTER_LEVELS, reward_steps


class Reward(msgspec.Struct, frozen=True):
    """Who rewards, by how many levels at most, and with how many Resources held back for other costs."""

    me: Thinker
    most: int | None
    reserve: int = 0

    def levels(self, space: Space) -> int:
        """The levels that Reward Loyalty can buy there."""
        markers, steps = reward_steps(self.me.game, space, self.most, self.reserve)
        return greater(0, steps - markers)

    def gain(self, space: Space) -> int:
        """The change of Support minus Opposition that Reward Loyalty can buy there."""
        game, level = self.me.game, self.me.state.level[space]
        return lead_at(game, space, level + self.levels(space)) - lead_at(game, space, level)

    def markers(self, space: Space) -> int:
        """Raid and Propaganda markers, which are paid for first."""
        return self.me.state.propaganda[space] + self.me.state.raid[space]


REWARDED: tuple[Priority[Reward, Space], ...] = (
    Priority("fewest-markers", lambda reward, s: 99 - reward.markers(s)),
    Priority("largest-change", lambda reward, s: reward.gain(s), tier=1),
)


@rule("8.4.5")
def best_reward(reward: Reward, spaces: Sequence[Space]) -> Thought[Space | None]:
    """The fewest markers first, then the largest change; never where only markers would go."""
    return best_of(reward.me, reward, [space for space in spaces if reward.levels(space)], REWARDED)


@rule("8.4.5")
def reward_loyalty(me: Thinker, ask: Ask) -> Thought[str]:
    """In winter while it still buys a level."""
    space = yield from best_reward(Reward(me, WINTER_LEVELS), spaces_of(ask))
    return "done" if space is None else SPACES[space]
