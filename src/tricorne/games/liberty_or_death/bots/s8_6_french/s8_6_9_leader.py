"""8.6.9 Redeployment of the non-player French Leader, and of their Blockades (6.5.4)."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.measures import here, support_of
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Priorities, best_offered, best_space
from tricorne.games.liberty_or_death.names import CONTINENTAL, FRENCH_REGULAR, SPACE_INDEX, Space

REDEPLOYED: Priorities = (
    Priority(
        "with-continentals",
        lambda me, s: here(me.state, s, FRENCH_REGULAR) > 0 and here(me.state, s, CONTINENTAL) > 0,
    ),
    Priority("most-french", lambda me, s: here(me.state, s, FRENCH_REGULAR), tier=1),
)


@rule("8.6.9")
def redeploy(me: Thinker, ask: Ask) -> Thought[str]:
    """To Regulars with Continentals, within that to most Regulars."""
    return best_offered(me, ask, REDEPLOYED, otherwise="available")


@rule("8.6.9")
def rearrange_blockades(me: Thinker, ask: Ask) -> Thought[str]:
    """Blockades gather on the Cities with most Support."""
    gains: dict[str, int] = {}
    for option in ask.options():
        if option != "done":
            origin, target = _ends_of(option)
            gains[option] = support_of(me.game, target) - support_of(me.game, origin, open_city=True)
    best = max(gains.values(), default=0)
    equal = [_ends_of(option) for option, gain in gains.items() if gain == best]
    if best <= 0:
        return "done"
    chosen = yield from best_space(me, list(dict.fromkeys(target for _, target in equal)))
    left = yield from best_space(me, [origin for origin, target in equal if target == chosen])
    return next(option for option in gains if _ends_of(option) == (left, chosen))


def _ends_of(option: str) -> tuple[Space, Space]:
    """The City that a Blockade would leave, and the one it would go to."""
    _, origin, target = option.split(":")
    return SPACE_INDEX[origin], SPACE_INDEX[target]
