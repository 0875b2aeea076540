"""8.7 The flowchart of the non-player Indians: its Event box, and which Command comes first."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from tricorne.core import rule
from tricorne.games.liberty_or_death.bots.machinery.chart import Chart
from tricorne.games.liberty_or_death.bots.machinery.measures import war_parties
from tricorne.games.liberty_or_death.bots.machinery.plan import D6, Thinker, Thought, roll
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import Trial, fewer, more
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_raid import raid
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_1_specials import PLUNDER_FIRST, SPECIALS
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_2_gather import gather, village_sites, villages_to_come
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_3_march import (
    march,
    march_against_control,
    march_for_village,
)
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_4_scout import scout, with_regulars_and_parties
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_8_stroke import plays_stroke
from tricorne.games.liberty_or_death.names import (
    PATRIOT_FORT,
    VILLAGE,
    WAR_PARTY_UNDERGROUND,
    Kind,
    Space,
    names_of,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import on_map

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State

VILLAGES_STANDING = 4
VILLAGES_TO_GATHER = 2


@rule("8.7")
def wants(me: Thinker, trial: Trial) -> str | None:
    """The question of the Event box that is answered with yes."""
    if trial.difference > 0 and me.state.opposition > me.state.support:
        return "w-event-shifts"
    if more(trial, VILLAGE) or trial.gather:
        return "w-event-village"
    return "w-event-bases" if fewer(trial, PATRIOT_FORT) else None


def may_roll(me: Thinker) -> bool:
    """There are four Villages on the map."""
    return on_map(me.state, VILLAGE) >= VILLAGES_STANDING


@rule("8.7")
def matches(state: State, space: Space, comes: Collection[Kind], goes: Collection[Kind], _lost: bool) -> int:
    """A Village, if possible where War Parties are; then a Patriot Fort that goes."""
    with_parties = war_parties(state, space) > 0
    return (VILLAGE in comes) * (2 + 2 * with_parties) + (PATRIOT_FORT in goes)


@rule("8.7")
def order(me: Thinker) -> Thought[tuple[str, ...]]:
    """The Command to try first, and what to fall back on."""
    support, opposition = me.state.support, me.state.opposition
    if support + (yield from roll(me, "raid-die", D6, "8.7.1", support=support, opposition=opposition)) <= opposition:
        return ("raid", "gather", "march")
    sites = village_sites(me)
    enough = villages_to_come(me, sites) >= VILLAGES_TO_GATHER
    me.note("w-box-villages", answer=enough, spaces=names_of(sites))
    available = me.state.available[WAR_PARTY_UNDERGROUND]
    if enough or (yield from roll(me, "gather-die", D6, "8.7.2", available=available)) < available:
        return ("gather", "march")
    together = with_regulars_and_parties(me.state)
    me.note("w-box-scout", answer=bool(together), spaces=names_of(together))
    return ("scout", "march", "gather") if together else ("march", "gather")


def never_battles(_me: Thinker, _space: Space) -> bool:
    """Indians do not Battle on their own."""
    return False


CHART = Chart(
    wants=wants,
    may_roll=may_roll,
    matches=matches,
    order=order,
    commands={"raid": raid, "gather": gather, "march": march, "scout": scout},
    specials={"raid": PLUNDER_FIRST, "gather": SPECIALS, "march": SPECIALS, "scout": SPECIALS},
    least_cost=dict.fromkeys(("raid", "gather", "march", "scout"), 0),
    would_battle=never_battles,
    marches=(march_for_village, march_against_control),
    plays_stroke=plays_stroke,
)
