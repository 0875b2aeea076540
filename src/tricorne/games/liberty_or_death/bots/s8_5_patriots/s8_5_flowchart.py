"""8.5 The flowchart of the non-player Patriots: its Event box, and which Command comes first."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.chart import Chart
from tricorne.games.liberty_or_death.bots.machinery.measures import here
from tricorne.games.liberty_or_death.bots.machinery.plan import D6, Thinker, Thought, roll
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import Trial, fewer, gaining, more
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_battle import (
    battle,
    battle_fields,
    nobody_to_hit,
    would_battle,
)
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_specials import SPECIALS
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_2_rally import fort_sites, rally
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_3_rabble_rousing import rabble_rousing, rabble_spaces
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_4_march import march, march_for_control, march_for_militia
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_8_stroke import plays_stroke
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    MILITIA,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOT_PIECES,
    PATRIOTS,
    VILLAGE,
    Kind,
    Space,
    names_of,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import on_map

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

PIECES_ON_MAP = 25
RESOURCES_ADDED = 3


@rule("8.5")
def wants(me: Thinker, trial: Trial) -> str | None:
    """The question of the Event box that is answered with yes."""
    before = trial.before
    if trial.difference < 0 and me.state.support > me.state.opposition:
        return "w-event-shifts"
    if more(trial, *MILITIA) and any(
        not here(before, s, MILITIA_UNDERGROUND) and (before.level[s] == ACTIVE_SUPPORT or here(before, s, VILLAGE))
        for s in gaining(trial, MILITIA_UNDERGROUND)
    ):
        return "w-event-militia"
    if more(trial, PATRIOT_FORT) or fewer(trial, VILLAGE):
        return "w-event-bases"
    if trial.after.resources[PATRIOTS] >= before.resources[PATRIOTS] + RESOURCES_ADDED:
        return "w-event-resources"
    return None


def may_roll(me: Thinker) -> bool:
    """There are twenty-five Patriot pieces on the map."""
    return sum(on_map(me.state, kind) for kind in PATRIOT_PIECES) >= PIECES_ON_MAP


@rule("8.5")
def matches(state: State, space: Space, comes: Collection[Kind], goes: Collection[Kind], _lost: bool) -> int:
    """Underground Militia at Active Support or a Village without any; then a Fort, or a Village that goes."""
    raised = (
        MILITIA_UNDERGROUND in comes
        and not here(state, space, MILITIA_UNDERGROUND)
        and (state.level[space] == ACTIVE_SUPPORT or here(state, space, VILLAGE) > 0)
    )
    return 2 * raised + (PATRIOT_FORT in comes or VILLAGE in goes)


@rule("8.5")
def order(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    fields = battle_fields(me.state)
    if hidden_only := nobody_to_hit(me.state):
        me.note("w-nobody-to-hit", spaces=names_of(hidden_only))
    me.note("w-box-patriot-battle", answer=bool(fields), spaces=names_of(fields))
    if fields:
        return ("battle", "rally", "rabble_rousing")
    sites = fort_sites(me)
    me.note("w-box-patriot-forts", answer=bool(sites), spaces=names_of(sites))
    hidden = on_map(me.state, MILITIA_UNDERGROUND)
    if sites or (yield from roll(me, "rally-die", D6, "8.5.2", militia=hidden)) > hidden:
        return ("rally", "rabble_rousing")
    crowds = rabble_spaces(me)
    me.note("w-box-rabble", answer=bool(crowds), spaces=names_of(crowds))
    return ("rabble_rousing", "rally") if crowds else ("march", "rally", "rabble_rousing")


CHART = Chart(
    wants=wants,
    may_roll=may_roll,
    matches=matches,
    order=order,
    commands={"battle": battle, "rally": rally, "rabble_rousing": rabble_rousing, "march": march},
    specials=dict.fromkeys(("battle", "rally", "rabble_rousing", "march"), SPECIALS),
    least_cost={},
    would_battle=would_battle,
    marches=(march_for_control, march_for_militia),
    plays_stroke=plays_stroke,
)
