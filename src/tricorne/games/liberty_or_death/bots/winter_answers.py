"""What non-players decide in winter: supply, the West Indies, rewards, Leaders and desertion."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.asking import Answer, most_of, pieces_of, space_of, spaces_of
from tricorne.games.liberty_or_death.bots.measures import (
    control_with,
    here,
    patriot_units,
    population,
    villages_first,
    war_parties,
    with_war_parties,
)
from tricorne.games.liberty_or_death.bots.pieces import enemy_removal, friendly_removal, next_piece
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.rewards import best_committee, best_reward
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.bots.village_sites import village_ready
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTION_OF,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KINDS,
    MAP,
    PATRIOT_UNITS,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACE_INDEX,
    SPACES,
    TORY,
    VILLAGE,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes, count, count_all, has_pieces, room
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER
from tricorne.games.liberty_or_death.rules.s6_2_supply import british_out_of_supply, rebels_in_supply
from tricorne.games.liberty_or_death.rules.s6_3_resources import WEST_INDIES_EARNINGS, british_earnings
from tricorne.games.liberty_or_death.rules.s6_4_support import WINTER_LEVELS, reward_steps

SUPPLY_COST = 1


def is_paid_for(me: Thinker, space: int, wanted: Sequence[int], *priorities: Priority[int]) -> Thought[bool]:
    """Whether the Resources reach this space when those that are still to come are paid in the order of priority."""
    left = [s for s in wanted if s >= space]
    if len(left) <= me.resources:
        return space in left
    for _ in range(me.resources):
        first = yield from best_space(me, left, *priorities)
        if first == space:
            return True
        left = [s for s in left if s != first]
    return False


# 6.2.1 Supply


def cubes_matter(me: Thinker, space: int) -> bool:
    """British cubes that allow Reward Loyalty or keep Committees out of a space."""
    state = me.state
    if space not in POPULATED:
        return False
    if (
        state.control[space] == BRITISH_CONTROL
        and state.level[space] < ACTIVE_SUPPORT
        and here(state, space, BRITISH_REGULAR)
        and here(state, space, TORY)
        and can_afford_reward(me, space)
    ):
        return True
    return (
        state.control[space] != REBELLION_CONTROL
        and state.level[space] > ACTIVE_OPPOSITION
        and has_pieces(state, space, PATRIOTS)
        and control_with(state, space, british=-british_cubes(state, space)) == REBELLION_CONTROL
    )


@rule("8.4.7")
def can_afford_reward(me: Thinker, space: int) -> bool:
    """Whether the coming Support Phase could pay for a level, with what Forts and Cities will bring by then."""
    state, game = me.state, me.game
    income = british_earnings(game)
    if state.control[WEST_INDIES] == BRITISH_CONTROL:
        income -= WEST_INDIES_EARNINGS
    markers, steps = reward_steps(game, space, WINTER_LEVELS, min(SUPPLY_COST, me.resources) - income)
    return steps > markers


@rule("8.4.7")
def supply_british(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay, or else shift the space or a neighbour, where the cubes matter in the Support Phase; else they leave."""
    space = space_of(ask)
    if not cubes_matter(me, space):
        return "remove"
    wanted = [s for s in MAP if british_out_of_supply(me.game, s) and cubes_matter(me, s)]
    if "pay" in ask.options() and (yield from is_paid_for(me, space, wanted, population(me.game))):
        return "pay"
    if "shift" in ask.options():
        return "shift"
    near = [SPACE_INDEX[name.partition(":")[2]] for name in ask.options() if name.startswith("shift:")]
    neighbour = yield from best_space(me, near)
    return "remove" if neighbour is None else f"shift:{SPACES[neighbour]}"


def reward_prevented(me: Thinker, losses: Callable[[int], int]) -> Priority[int]:
    """Spaces in which the British could Reward Loyalty if so many Rebellion pieces left."""
    state = me.state
    return Priority(
        "prevents-reward",
        lambda s: (
            s in POPULATED
            and state.level[s] < ACTIVE_SUPPORT
            and here(state, s, BRITISH_REGULAR) > 0
            and here(state, s, TORY) > 0
            and control_with(state, s, rebels=-losses(s)) == BRITISH_CONTROL
        ),
    )


def _would_change_control(me: Thinker, losses: Callable[[int], int]) -> list[int]:
    """Spaces out of supply in which the loss of so many Rebellion pieces would change Control."""
    state = me.state
    return [
        s
        for s in MAP
        if losses(s)
        and not rebels_in_supply(me.game, s)
        and control_with(state, s, rebels=-losses(s)) != state.control[s]
    ]


@rule("8.5.5")
def supply_patriots(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay where the loss would change Control: against Reward Loyalty, then Villages, then Population."""
    state, space = me.state, space_of(ask)

    def losses(s: int) -> int:
        return patriot_units(state, s) // 2

    wanted = _would_change_control(me, losses)
    order = (reward_prevented(me, losses), villages_first(state), population(me.game))
    if "pay" in ask.options() and (yield from is_paid_for(me, space, wanted, *order)):
        return "pay"
    return "remove"


@rule("8.6.7")
def supply_french(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay where leaving would change Control: against Reward Loyalty, then Population."""
    state, space = me.state, space_of(ask)

    def losses(s: int) -> int:
        return here(state, s, FRENCH_REGULAR)

    wanted = _would_change_control(me, losses)
    order = (reward_prevented(me, losses), population(me.game))
    if "pay" in ask.options() and (yield from is_paid_for(me, space, wanted, *order)):
        return "pay"
    return "move" if "move" in ask.options() else "remove"


@rule("8.7.5")
def supply_indians(me: Thinker, ask: Ask) -> Thought[str]:
    """Pay where leaving would add Rebellion Control, then where a Village could be gathered."""
    state, space = me.state, space_of(ask)

    def adds(s: int) -> bool:
        after = control_with(state, s, indians=-war_parties(state, s))
        return state.control[s] != REBELLION_CONTROL == after

    if "move" not in ask.options():
        return "pay"
    if "pay" not in ask.options():
        return "move"

    def builds(s: int) -> bool:
        return state.available[VILLAGE] > 0 and village_ready(me, s)

    outside = [s for s in with_war_parties(state) if s in POPULATED and not here(state, s, VILLAGE)]
    wanted = [s for s in outside if adds(s) or builds(s)]
    first: Priority[int] = Priority("keeps-rebels-out", adds)
    return "pay" if (yield from is_paid_for(me, space, wanted, first)) else "move"


def any_space(me: Thinker, ask: Ask) -> Thought[str]:
    """Equal spaces: the table decides."""
    space = yield from best_space(me, spaces_of(ask))
    assert space is not None
    return SPACES[space]


@rule("8.1.2")
def own_loss(me: Thinker, ask: Ask) -> str:
    """An own unit in the order in which they go."""
    pieces = pieces_of(ask)
    space = pieces[0][0]
    kind = next_piece(me, friendly_removal, space, [kind for _, kind in pieces])
    return f"{SPACES[space]}:{KINDS[kind]}"


# 6.2.2 West Indies


@rule("8.4.8", "8.6.8")
def west_indies(me: Thinker, ask: Ask) -> str:
    """The British stay if they Control the West Indies, the French whenever they can pay."""
    if me.faction == BRITISH and me.state.control[WEST_INDIES] != BRITISH_CONTROL:
        return "0"
    return most_of(ask)


# 6.4 Support


def reward(me: Thinker, ask: Ask) -> Thought[str]:
    """Reward Loyalty while it still buys a level."""
    space = yield from best_reward(me, spaces_of(ask), 2)
    return "done" if space is None else SPACES[space]


def committees(me: Thinker, ask: Ask) -> Thought[str]:
    """Committees while they still buy a level."""
    space = yield from best_committee(me, spaces_of(ask))
    return "done" if space is None else SPACES[space]


def all_of_it(me: Thinker, ask: Ask) -> str:
    """To the maximum extent (8.1.1)."""
    del me
    return most_of(ask)


# 6.5 Leaders


@rule("8.4.9", "8.5.6", "8.6.9", "8.7.7")
def redeploy(me: Thinker, ask: Ask) -> Thought[str]:
    """Where most of the Leader's own troops are; Cornplanter where a Village can be built."""
    state = me.state
    lines: tuple[Priority[int], ...]
    if me.faction == BRITISH:
        lines = (Priority("most-regulars", lambda s: here(state, s, BRITISH_REGULAR)),)
    elif me.faction == PATRIOTS:
        lines = (Priority("most-continentals", lambda s: here(state, s, CONTINENTAL)),)
    elif me.faction == FRENCH:
        lines = (
            Priority(
                "with-continentals", lambda s: bool(here(state, s, FRENCH_REGULAR) and here(state, s, CONTINENTAL))
            ),
            Priority("most-french", lambda s: here(state, s, FRENCH_REGULAR), tier=1),
        )
    else:
        lines = (
            Priority("village-site", lambda s: _cornplanter(me) and _village_site(me, s)),
            Priority("most-war-parties", lambda s: war_parties(state, s)),
        )
    space = yield from best_space(me, spaces_of(ask), *lines)
    return "available" if space is None else SPACES[space]


def _cornplanter(me: Thinker) -> bool:
    return me.state.leader[INDIANS] == CORNPLANTER


def _village_site(me: Thinker, space: int) -> bool:
    return (
        abs(me.state.level[space]) < ACTIVE_SUPPORT
        and war_parties(me.state, space) >= 2
        and room(me.game, space, VILLAGE) > 0
    )


# 6.6 Desertion


def _change(me: Thinker, space: int, kind: int) -> int:
    """The weight of Control that changes when one such piece leaves; the enemy's Control never does."""
    control = me.state.control[space]
    if FACTION_OF[kind] == BRITISH:
        if control == REBELLION_CONTROL:
            return 0
        after = control_with(me.state, space, british=-1)
    else:
        if control == BRITISH_CONTROL:
            return 0
        after = control_with(me.state, space, rebels=-1)
    return 0 if after == control else 1 + me.game.board.population[space]


@rule("8.4.10", "8.5.7", "8.6.10", "8.7.6")
def desertion(me: Thinker, ask: Ask) -> Thought[str]:
    """Owners keep Control and their last units; enemies take what hurts most."""
    state, pieces = me.state, pieces_of(ask)
    kind = pieces[0][1]
    lines: tuple[Priority[int], ...]
    units = PATRIOT_UNITS if FACTION_OF[kind] == PATRIOTS else (TORY,)
    if me.faction == INDIANS:
        lines = (
            Priority("village", lambda s: here(state, s, VILLAGE) > 0),
            Priority(
                "ends-rebellion-control", lambda s: state.control[s] == REBELLION_CONTROL and _change(me, s, kind) > 0
            ),
            Priority("last-of-kind", lambda s: sum(count(state, s, k) for p, k in pieces if p == s) == 1),
        )
    elif me.faction == FRENCH:
        lines = (
            Priority("changes-control", lambda s: _change(me, s, kind)),
            Priority(
                "last-tory",
                lambda s: (
                    1 + me.game.board.population[s]
                    if here(state, s, TORY) == 1 and state.level[s] != ACTIVE_SUPPORT
                    else 0
                ),
            ),
        )
    else:
        lines = (
            Priority("keeps-control", lambda s: 9 - _change(me, s, kind)),
            Priority("not-the-last", lambda s: count_all(state, s, units) > 1, tier=1),
        )
    space = yield from best_space(me, list(dict.fromkeys([s for s, _ in pieces])), *lines)
    assert space is not None
    there = [k for s, k in pieces if s == space]
    order = enemy_removal if me.faction in (INDIANS, FRENCH) else friendly_removal
    return f"{SPACES[space]}:{KINDS[order(state, space, there)[0]]}"


def own_base(me: Thinker, ask: Ask) -> Thought[str]:
    """A Fort or Village that the winter takes: chance decides where."""
    pieces = pieces_of(ask)
    space = yield from best_space(me, [s for s, _ in pieces])
    assert space is not None
    return next(f"{SPACES[s]}:{KINDS[k]}" for s, k in pieces if s == space)


WINTER: dict[str, Answer] = {
    "supply-british": supply_british,
    "supply-patriots": supply_patriots,
    "supply-french": supply_french,
    "supply-indians": supply_indians,
    "supply-loss": own_loss,
    "supply-to": any_space,
    "supply-village": any_space,
    "west-indies-keep": west_indies,
    "reward-space": reward,
    "reward-steps": all_of_it,
    "reward-propaganda": all_of_it,
    "committees-space": committees,
    "committees-steps": all_of_it,
    "redeploy-leader": redeploy,
    "lone-leader": redeploy,
    "desertion": desertion,
    "winter-remove": own_base,
}
