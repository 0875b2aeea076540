"""What non-players decide in a Battle (3.6) and about Blockades (1.9)."""

from __future__ import annotations

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.asking import Answer, most_of, numbers_of, space_of, spaces_of
from tricorne.games.liberty_or_death.bots.measures import here, support_of, without_patriot_fort
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.rewards import lead_at
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    INDIANS,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    REBELLION,
    SIDE_OF,
    SPACE_INDEX,
    SPACES,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.odds import sensible_show


def yes(me: Thinker, ask: Ask) -> str:
    """Whatever is granted is taken (8.1.1)."""
    del me, ask
    return "yes"


@rule("8.7.9")
def activate_for_battle(me: Thinker, ask: Ask) -> str:
    """Attackers and Patriots show what raises their Force Level but one; Indians defend Villages with all but one."""
    state, space = me.state, space_of(ask)
    if SIDE_OF[me.faction] == REBELLION:
        shown = sensible_show(here(state, space, MILITIA_UNDERGROUND), here(state, space, MILITIA_ACTIVE))
    elif ask.args["side"] == "attacker":
        shown = sensible_show(here(state, space, WAR_PARTY_UNDERGROUND), here(state, space, WAR_PARTY_ACTIVE))
    else:
        hidden = here(state, space, WAR_PARTY_UNDERGROUND)
        shown = max(0, hidden - 1) if here(state, space, VILLAGE) else 0
    return str(min(shown, max(numbers_of(ask))))


@rule("8.4.3")
def common_cause_in_battle(me: Thinker, ask: Ask) -> str:
    """As many War Parties as make up for missing Tories, never the last Underground one."""
    from tricorne.games.liberty_or_death.bots.british import common_cause

    return str(min(common_cause(me, space_of(ask)), max(numbers_of(ask))))


def take_war_parties(me: Thinker, ask: Ask) -> str:
    """War Parties fall before Tories."""
    del me
    return most_of(ask)


@rule("8.3.6")
def shift_after_battle(me: Thinker, ask: Ask) -> Thought[str]:
    """The neighbour in which a level counts for most: own gain, then the enemy's loss."""
    toward = 1 if me.faction in (BRITISH, INDIANS) else -1
    level = me.state.level

    def shifted(s: int) -> int:
        return (lead_at(me, s, level[s] + toward) - lead_at(me, s, level[s])) * toward

    space = yield from best_space(
        me,
        spaces_of(ask),
        Priority("gains", lambda s: shifted(s) if level[s] * toward >= 0 else 0),
        Priority("takes-away", shifted),
    )
    return "done" if space is None else SPACES[space]


@rule("8.6.3")
def place_blockade(me: Thinker, ask: Ask) -> Thought[str]:
    """A City chosen for Battle, then the City with most Support."""
    chosen = me.spaces if me.command == "battle" else []
    city = yield from best_space(
        me,
        spaces_of(ask),
        Priority("battle-city", lambda space: space in chosen),
        Priority("most-support", lambda space: support_of(me.game, space)),
    )
    assert city is not None
    return SPACES[city]


@rule("8.4.1")
def lift_blockade(me: Thinker, ask: Ask) -> Thought[str]:
    """From a City chosen for Battle, then most Rebellion pieces without a Fort, then most Support."""
    chosen = me.spaces if me.command == "battle" else []
    if me.game.corrected and ask.rule == "6.5.4" and me.game.is_nonplayer("french"):
        city = yield from best_space(
            me,
            spaces_of(ask),
            Priority("least-support", lambda space: 99 - support_of(me.game, space, open_city=True)),
        )
    else:
        city = yield from best_space(
            me,
            spaces_of(ask),
            Priority("battle-city", lambda space: space in chosen),
            without_patriot_fort(me.state),
            Priority("most-support", lambda space: support_of(me.game, space, open_city=True)),
        )
    assert city is not None
    return SPACES[city]


@rule("8.5.1", "8.6.6")
def move_blockade(me: Thinker, ask: Ask) -> Thought[str]:
    """Only to a City with more Support than the one fought over, the most first."""
    origin = support_of(me.game, space_of(ask, "origin"), open_city=True)
    cities = [city for city in spaces_of(ask) if support_of(me.game, city) > origin]
    city = yield from best_space(me, cities, Priority("most-support", lambda space: support_of(me.game, space)))
    return "done" if city is None else SPACES[city]


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


def _ends_of(option: str) -> tuple[int, int]:
    """The City that a Blockade would leave, and the one it would go to."""
    _, origin, target = option.split(":")
    return SPACE_INDEX[origin], SPACE_INDEX[target]


BATTLE: dict[str, Answer] = {
    "battle-activate": activate_for_battle,
    "battle-common-cause": common_cause_in_battle,
    "common-cause-losses": take_war_parties,
    "battle-with-french": yes,
    "battle-with-patriots": yes,
    "win-the-day-shift": shift_after_battle,
    "blockade": place_blockade,
    "lift-blockade": lift_blockade,
    "move-blockade": move_blockade,
    "rearrange-blockades": rearrange_blockades,
}
