"""8.4 The flowchart of the non-player British: its Event box, and which Command comes first."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.chart import Chart
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought, muster_is_on
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import (
    Trial,
    battle_pays,
    from_unavailable,
    gaining,
    more,
)
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_garrison import garrison, garrison_is_on
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_specials import NAVAL_PRESSURE_FIRST, SKIRMISH_FIRST
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_2_muster import muster
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_3_march import march, march_for_control, march_to_mix
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_4_battle import battle, battle_is_on, would_battle
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_11_stroke import plays_stroke
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    CONTINENTAL,
    FRENCH_REGULAR,
    PATRIOT_FORT,
    POPULATED,
    TORY,
    Kind,
    Space,
    names_of,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import on_map, spaces_of

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

CITIES_HELD = 5
CASUALTIES = (CONTINENTAL, FRENCH_REGULAR, PATRIOT_FORT)


@rule("8.4")
def wants(me: Thinker, trial: Trial) -> str | None:
    """The question of the Event box that is answered with yes."""
    before = trial.before
    if trial.difference > 0 and me.state.opposition > me.state.support:
        return "w-event-shifts"
    if from_unavailable(trial, BRITISH_REGULAR) or from_unavailable(trial, TORY):
        return "w-event-unavailable"
    if (
        (
            more(trial, TORY)
            and any(before.level[s] == ACTIVE_OPPOSITION and not here(before, s, TORY) for s in gaining(trial, TORY))
        )
        or any(s in COLONIES and not here(before, s, BRITISH_FORT) for s in gaining(trial, BRITISH_FORT))
        or (more(trial, BRITISH_REGULAR) and any(s in POPULATED for s in gaining(trial, BRITISH_REGULAR)))
    ):
        return "w-event-british-pieces"
    if trial.after.crc > before.crc or battle_pays(me, trial, would_battle):
        return "w-event-casualties"
    if BRITISH in trial.skirmishes:
        return "w-event-skirmish"
    return None


def may_roll(me: Thinker) -> bool:
    """Five Cities are under British Control."""
    return sum(me.state.control[city] == BRITISH_CONTROL for city in CITIES) >= CITIES_HELD


@rule("8.4")
def matches(state: State, space: Space, comes: Collection[Kind], goes: Collection[Kind], lost: bool) -> int:
    """Tories against Active Opposition, a first Fort, Regulars; then Rebellion Casualties."""
    placed = (
        (TORY in comes and state.level[space] == ACTIVE_OPPOSITION and not here(state, space, TORY))
        or (BRITISH_FORT in comes and space in COLONIES and not here(state, space, BRITISH_FORT))
        or (BRITISH_REGULAR in comes and space in POPULATED)
    )
    return 2 * placed + (lost and any(kind in CASUALTIES for kind in goes))


@rule("8.4")
def order(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    state = me.state
    garrisons = garrison_is_on(me)
    me.note("w-box-garrison", answer=garrisons, regulars=on_map(state, BRITISH_REGULAR))
    if garrisons:
        return ("garrison", "muster", "march")
    available = state.available[BRITISH_REGULAR]
    if (yield from muster_is_on(me, "8.4.2", available)):
        return ("muster", "march")
    fields = [space for space in spaces_of(state, BRITISH_REGULAR) if battle_is_on(me, space)]
    me.note("w-box-british-battle", answer=bool(fields), spaces=names_of(fields))
    return ("battle", "march", "muster") if fields else ("march", "muster")


CHART = Chart(
    wants=wants,
    may_roll=may_roll,
    matches=matches,
    order=order,
    commands={"garrison": garrison, "muster": muster, "march": march, "battle": battle},
    specials={
        "garrison": NAVAL_PRESSURE_FIRST,
        "muster": SKIRMISH_FIRST,
        "march": SKIRMISH_FIRST,
        "battle": SKIRMISH_FIRST,
    },
    least_cost={"garrison": 2},
    would_battle=would_battle,
    marches=(march_for_control, march_to_mix),
    plays_stroke=plays_stroke,
)
