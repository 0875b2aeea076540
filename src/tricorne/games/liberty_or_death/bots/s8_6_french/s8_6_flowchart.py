"""8.6 The flowchart of the non-player French: its Event box, and which Command comes first."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.chart import Chart
from tricorne.games.liberty_or_death.bots.machinery.plan import D3, Plan, Thinker, Thought, muster_is_on, roll
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import Trial, battle_pays, from_unavailable, more
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_1_hortalez_before_treaty import (
    BEFORE_TREATY,
    hortalez_before_treaty,
)
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_2_agents import agent_mobilization
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_3_hortalez_after_treaty import (
    AFTER_TREATY,
    BEFORE_BATTLE,
    hortalez_after_treaty,
)
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_4_muster import muster
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_5_march import march, march_for_control, march_toward_british
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_6_battle import battle, battle_fields, would_battle
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_11_stroke import plays_stroke
from tricorne.games.liberty_or_death.names import (
    BRITISH_PIECES,
    FRENCH,
    FRENCH_REGULAR,
    PATRIOTS,
    Kind,
    Space,
    names_of,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State


@rule("8.6")
def wants(me: Thinker, trial: Trial) -> str | None:
    """The question of the Event box that is answered with yes."""
    before, after = trial.before, trial.after
    if trial.difference < 0 and me.state.support > me.state.opposition:
        return "w-event-shifts"
    if from_unavailable(trial, FRENCH_REGULAR) or after.squadrons_unavailable < before.squadrons_unavailable:
        return "w-event-unavailable"
    if more(trial, FRENCH_REGULAR):
        return "w-event-french-pieces"
    if after.cbc > before.cbc or battle_pays(me, trial, would_battle):
        return "w-event-casualties"
    if after.resources[FRENCH] > before.resources[FRENCH]:
        return "w-event-resources"
    return None


def may_roll(me: Thinker) -> bool:
    """The Treaty of Alliance has been played."""
    return me.state.treaty


@rule("8.6")
def matches(_state: State, _space: Space, comes: Collection[Kind], goes: Collection[Kind], lost: bool) -> int:
    """French pieces; then British Casualties."""
    return 2 * (FRENCH_REGULAR in comes) + (lost and any(kind in BRITISH_PIECES for kind in goes))


@rule("8.6")
def order(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    state = me.state
    me.note("w-box-treaty", answer=state.treaty)
    if not state.treaty:
        patriots = state.resources[PATRIOTS]
        if (yield from roll(me, "hortalez-test", D3, "8.6.1", resources=patriots)) > patriots:
            return ("hortalez",)
        return ("agent_mobilization", "hortalez")
    available = state.available[FRENCH_REGULAR]
    if (yield from muster_is_on(me, "8.6.4", available)):
        return ("muster", "hortalez")
    fields = battle_fields(state)
    me.note("w-box-french-battle", answer=bool(fields), spaces=names_of(fields))
    return ("battle", "march", "muster", "hortalez") if fields else ("march", "muster", "hortalez")


def hortalez(me: Thinker) -> Plan:
    return hortalez_after_treaty(me) if me.state.treaty else hortalez_before_treaty(me)


CHART = Chart(
    wants=wants,
    may_roll=may_roll,
    matches=matches,
    order=order,
    commands={
        "hortalez": hortalez,
        "agent_mobilization": agent_mobilization,
        "muster": muster,
        "march": march,
        "battle": battle,
    },
    specials={
        "agent_mobilization": BEFORE_TREATY,
        "hortalez": AFTER_TREATY,
        "muster": AFTER_TREATY,
        "march": AFTER_TREATY,
        "battle": BEFORE_BATTLE,
    },
    least_cost={"muster": 2},
    would_battle=would_battle,
    marches=(march_for_control, march_toward_british),
    plays_stroke=plays_stroke,
)
