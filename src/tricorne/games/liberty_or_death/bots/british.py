"""8.4 Non-player British: the flowchart, Muster and Battle (Garrison and March move and have their own file)."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tricorne.core.priorities import Priority
from tricorne.core.questions import Luck
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.british_moves import garrison, march
from tricorne.games.liberty_or_death.bots.measures import (
    active_rebels,
    british_pieces,
    control_with,
    here,
    note_strengths,
    outmatches,
    population,
    rebellion_cubes,
    rebellion_leaders,
    strengths,
)
from tricorne.games.liberty_or_death.bots.plan import (
    READY,
    Plan,
    Step,
    Thinker,
)
from tricorne.games.liberty_or_death.bots.rewards import best_reward, rewardable
from tricorne.games.liberty_or_death.bots.specials import close_with, special_step
from tricorne.games.liberty_or_death.bots.ties import D3, D6, Thought, best_space, roll
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    KIND_COUNT,
    PASSIVE_OPPOSITION,
    PATRIOT_FORT,
    POPULATED,
    REBELLION_CONTROL,
    SPACE_INDEX,
    SPACES,
    TORY,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    names_of,
)
from tricorne.games.liberty_or_death.odds import armies
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    british_cubes,
    has_pieces,
    on_map,
    rebellion_pieces,
    room,
    spaces_of,
    spaces_with,
)
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni
from tricorne.games.liberty_or_death.rules.s3_2_british import takes_regulars, takes_tories
from tricorne.games.liberty_or_death.rules.s3_6_forces import force_level
from tricorne.games.liberty_or_death.rules.s6_4_support import can_reward_loyalty

if TYPE_CHECKING:
    from tricorne.core.questions import Ask
    from tricorne.games.liberty_or_death.state import State

GARRISON_REGULARS = 10
MUSTER_SPACES = 4
MUSTER_COST = 1
FORT_CUBES = 5


def flowchart(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    state = me.state
    garrisons = garrison_is_on(me)
    me.note("w-box-garrison", answer=garrisons, regulars=on_map(state, BRITISH_REGULAR))
    if garrisons:
        return ("garrison", "muster", "march")
    available = state.available[BRITISH_REGULAR]
    if available > 6:
        me.note("w-box-muster-sure", available=available)
        return ("muster", "march")
    if (yield from roll(me, "muster-die", D6, "8.4.2", available=available)) < available:
        return ("muster", "march")
    fields = [space for space in spaces_of(state, BRITISH_REGULAR) if battle_is_on(me, space)]
    me.note("w-box-british-battle", answer=bool(fields), spaces=names_of(fields))
    return ("battle", "march", "muster") if fields else ("march", "muster")


def garrison_is_on(me: Thinker) -> bool:
    """Ten Regulars on the map and a Rebel City without a Fort; no FNI 3 in the later edition."""
    state = me.state
    if me.game.corrected and fni(state) >= 3:
        return False
    return on_map(state, BRITISH_REGULAR) >= GARRISON_REGULARS and any(
        state.control[city] == REBELLION_CONTROL and not here(state, city, PATRIOT_FORT) for city in CITIES
    )


def battle_is_on(me: Thinker, space: int) -> bool:
    """Two Rebellion pieces (Active ones in the later edition) outnumbered by British Regulars and Leader."""
    state = me.state
    rebels = rebellion_pieces(state, space)
    if (active_rebels(state, space) if me.game.corrected else rebels) < 2:
        return False
    strength = here(state, space, BRITISH_REGULAR) + (state.leader_space[BRITISH] == space)
    return strength > rebels + rebellion_leaders(state, space)


# 8.4.2 Muster


def neutral_or_passive(me: Thinker, space: int) -> bool:
    return abs(me.state.level[space]) < ACTIVE_SUPPORT


def tories_alone(me: Thinker, space: int) -> bool:
    regulars, tories = cubes_by_kind(me.state, space)
    return tories > 0 and not regulars


def regulars_alone(me: Thinker, space: int) -> bool:
    regulars, tories = cubes_by_kind(me.state, space)
    return regulars > 0 and not tories


def cubes_by_kind(state: State, space: int) -> list[int]:
    """British Regulars and Tories in the space."""
    at = space * KIND_COUNT
    return state.pieces[at : at + BRITISH_FORT]


@rule("8.4.2")
def muster(me: Thinker) -> Plan:
    """Regulars, Tories, then Reward Loyalty or a Fort, in up to four spaces; Skirmish or Naval Pressure."""
    regulars = yield from _space_for_regulars(me)
    alone: str | None = None
    if regulars is None and not any(me.allowed(spaces) for _, spaces, _ in _tory_lines(me, _tory_spaces(me))):
        alone = yield from _finish(me, _finish_alone(me))
        if alone is None:
            return
    ask = yield READY
    if ask.kind == "muster-regulars":
        if regulars is not None and ask.offers(SPACES[regulars]):
            me.spaces.append(regulars)
            number = min(6, me.state.available[BRITISH_REGULAR])
            then = (("muster-regulars-number", str(number)),)
            ask = yield Step(SPACES[regulars], then, me.reasons("w-muster-regulars"))
        else:
            ask = yield _nobody(me, ask, alone, "w-no-regulars")
    ask = yield from _muster_tories(me, ask, alone)
    if ask.kind == "muster-finish":
        answer = alone or (yield from _finish(me, ask.options())) or "done"
        ask = yield Step(answer, why=me.reasons("w-muster-finish"))
    yield from close_with("skirmish", "naval_pressure")(me, ask)


def _nobody(me: Thinker, ask: Ask, alone: str | None, why: str) -> Step:
    """No cubes are placed; where a space has to be selected it is that of the Fort or Reward which is the purpose."""
    space = alone.partition(":")[2] if alone else ""
    if alone and not ask.offers("done") and SPACE_INDEX[space] not in me.spaces:
        me.spaces.append(SPACE_INDEX[space])
        return Step(space, (("muster-regulars-number", "0"), ("muster-tories-number", "0")), me.reasons(why))
    return Step("done", why=me.reasons(why))


def _space_for_regulars(me: Thinker) -> Thought[int | None]:
    state = me.state
    if not state.available[BRITISH_REGULAR]:
        return None
    number = min(6, state.available[BRITISH_REGULAR])
    return (
        yield from best_space(
            me,
            [space for space in POPULATED if takes_regulars(me.game, space)],
            Priority("neutral-or-passive", lambda space: neutral_or_passive(me, space)),
            Priority(
                "adds-british-control",
                lambda space: (
                    state.control[space] != BRITISH_CONTROL
                    and control_with(state, space, british=number) == BRITISH_CONTROL
                ),
                tier=1,
            ),
            Priority("tories-alone", lambda space: tories_alone(me, space), tier=1),
            population(me.game, tier=2),
        )
    )


def _tories_for(me: Thinker, space: int) -> int:
    state = me.state
    most, available = 1 if state.level[space] == PASSIVE_OPPOSITION else 2, state.available[TORY]
    return most if most < available else available


def _tories_change_control(me: Thinker, space: int) -> bool:
    return control_with(me.state, space, british=_tories_for(me, space)) != me.state.control[space]


def _tory_spaces(me: Thinker) -> list[int]:
    """Spaces that take Tories, while some are Available."""
    return [space for space in POPULATED if takes_tories(me.game, space)] if me.state.available[TORY] else []


def _tory_lines(me: Thinker, spaces: list[int]) -> Iterator[tuple[str, list[int], tuple[Priority[int], ...]]]:
    state = me.state
    if not state.available[TORY]:
        return
    yield (
        "tories-to-regulars",
        [s for s in spaces if regulars_alone(me, s)],
        (Priority("just-placed", lambda space: space in me.spaces),),
    )
    yield (
        "tories-for-control",
        [s for s in spaces if state.control[s] != BRITISH_CONTROL and _tories_change_control(me, s)],
        (population(me.game),),
    )
    yield (
        "tories-to-colonies",
        [
            s
            for s in spaces
            if s in COLONIES and british_cubes(state, s) < FORT_CUBES and not here(state, s, BRITISH_FORT)
        ],
        (),
    )


def _muster_tories(me: Thinker, ask: Ask, alone: str | None) -> Generator[Luck | Step, Any, Ask]:
    unfilled = _tory_spaces(me)
    while ask.kind == "muster-tories":
        answer: Step | None = None
        for name, spaces, priorities in _tory_lines(me, unfilled):
            open_spaces = [
                space
                for space in spaces
                if (space in me.spaces or len(me.spaces) < MUSTER_SPACES) and ask.offers(SPACES[space])
            ]
            space = yield from best_space(me, open_spaces, *priorities)
            if space is not None:
                unfilled.remove(space)
                if space not in me.spaces:
                    me.spaces.append(space)
                then = ("muster-tories-number", str(_tories_for(me, space)))
                answer = Step(SPACES[space], (then,), me.reasons(f"w-{name}"))
                break
        if answer is None:
            answer = _nobody(me, ask, alone, "w-no-tories")
        ask = yield answer
    return ask


def _fort_sites(me: Thinker) -> list[int]:
    """Colonies with five British cubes, no British Fort and room."""
    state = me.state
    if not state.available[BRITISH_FORT]:
        return []
    return [
        space
        for space in COLONIES
        if british_cubes(state, space) >= FORT_CUBES
        and not here(state, space, BRITISH_FORT)
        and room(me.game, space, BRITISH_FORT) > 0
    ]


def _finish_alone(me: Thinker) -> list[str]:
    """The Forts and Rewards for which a space could be selected that takes no cubes."""
    game = me.game
    reserve = 0 if me.granted else MUSTER_COST
    options = [f"fort:{SPACES[space]}" for space in _fort_sites(me) if _may_muster(me, space)]
    return options + [
        f"reward:{SPACES[space]}"
        for space in POPULATED
        if _may_muster(me, space) and can_reward_loyalty(game, space, reserve)
    ]


def _may_muster(me: Thinker, space: int) -> bool:
    return takes_regulars(me.game, space) or takes_tories(me.game, space)


def _finish(me: Thinker, options: Sequence[str]) -> Thought[str | None]:
    """Reward Loyalty where Opposition is strong or no Fort is Available; otherwise a Fort."""
    game = me.game
    opposition, support = game.state.opposition, game.state.support
    die = yield from roll(me, "reward-die", D3, "8.4.2", opposition=opposition, support=support)
    if opposition > support + die or not me.state.available[BRITISH_FORT]:
        offered = [space for space in POPULATED if f"reward:{SPACES[space]}" in options]
        space = yield from _space_for_reward(me, offered)
        if space is not None:
            return f"reward:{SPACES[space]}"
    sites = [space for space in _fort_sites(me) if f"fort:{SPACES[space]}" in options]
    space = yield from best_space(me, _selected_first(me, sites))
    return None if space is None else f"fort:{SPACES[space]}"


@rule("8.4.2", "8.4.5")
def _space_for_reward(me: Thinker, offered: list[int]) -> Thought[int | None]:
    """A selected space; otherwise a further one, which is paid for before it is rewarded."""
    selected = rewardable(me, [space for space in offered if space in me.spaces], None)
    if selected:
        return (yield from best_reward(me, selected, None))
    if len(me.spaces) >= MUSTER_SPACES:
        return None
    return (yield from best_reward(me, offered, None, 0 if me.granted else MUSTER_COST))


def _selected_first(me: Thinker, spaces: list[int]) -> list[int]:
    """Those of the spaces that are selected already; if there is none, any while a further one may be selected."""
    return [s for s in spaces if s in me.spaces] or (spaces if len(me.spaces) < MUSTER_SPACES else [])


# 8.4.4 Battle


def common_cause(me: Thinker, space: int) -> int:
    """War Parties that make up the difference between Regulars and Tories, never the last Underground one.

    None where they raise the Force Level no more as Tories than on their own.
    """
    state = me.state
    hidden = here(state, space, WAR_PARTY_UNDERGROUND)
    usable = here(state, space, WAR_PARTY_ACTIVE) + max(0, hidden - 1)
    number = min(here(state, space, BRITISH_REGULAR) - here(state, space, TORY), usable)
    if me.special_used or number <= 0:
        return 0
    return number if british_force(me, space, number) > british_force(me, space, 0) else 0


def british_force(me: Thinker, space: int, common: int) -> int:
    """The Force Level of an attack with so many War Parties in Common Cause."""
    attackers, _, _ = armies(me.game, BRITISH, space, ally=True, common=common)
    return force_level(attackers)


def battle_spaces(me: Thinker) -> list[int]:
    """Spaces with Rebellion Forts or cubes in which the Royalists outmatch the Rebellion."""
    return [
        space
        for space in spaces_with(me.state, BRITISH)
        if meets_rebels(me.state, space)
        and outmatches(me.game, BRITISH, space, ally=True, common=common_cause(me, space), bonus=me.bonus)
    ]


def meets_rebels(state: State, space: int) -> bool:
    """British pieces beside Rebellion Forts or cubes."""
    rebels = here(state, space, PATRIOT_FORT) or rebellion_cubes(state, space)
    return rebels > 0 and has_pieces(state, space, BRITISH)


def is_field(me: Thinker, space: int) -> bool:
    """Rebellion Forts or cubes, outmatched by the British without Common Cause."""
    return meets_rebels(me.state, space) and outmatches(me.game, BRITISH, space, ally=True, bonus=me.bonus)


@rule("8.4.4")
def battle(me: Thinker) -> Plan:
    """Where it can be won and paid, most British pieces first, with Common Cause, else a Skirmish or Naval Pressure."""
    spaces = me.allowed(battle_spaces(me))
    if not spaces:
        return
    ask = yield READY
    number = len(spaces) if me.granted else min(len(spaces), me.resources)
    most_british: Priority[int] = Priority("most-british", lambda space: british_pieces(me.state, space))
    while len(me.spaces) < number:
        space = yield from best_space(me, [space for space in spaces if space not in me.spaces], most_british)
        if space is None:
            break
        me.spaces.append(space)
    if not any(common_cause(me, space) for space in me.spaces):
        step = yield from special_step(me, ask, ("skirmish", "naval_pressure"))
        if step is not None:
            ask = yield step
    for space in me.spaces:
        if ask.offers(SPACES[space]):
            common = common_cause(me, space)
            compared = strengths(me.game, BRITISH, space, ally=True, common=common, bonus=me.bonus)
            note_strengths(me, space, compared)
            ask = yield Step(SPACES[space], why=me.reasons("w-battle-outmatched"))


COMMANDS = {"garrison": garrison, "muster": muster, "march": march, "battle": battle}
