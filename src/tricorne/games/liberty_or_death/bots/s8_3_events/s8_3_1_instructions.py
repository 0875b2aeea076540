"""8.3.1 Event Instructions: what the musket on a card tells a non-player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from tricorne.core import Facts, Priority, rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.measures import british_pieces, control_with, here, is_waiting
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import Trial, battle_pays, fewer, gaining, more
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_choice import EventChoice
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    FACTIONS,
    FRENCH_REGULAR,
    MILITIA_UNDERGROUND,
    NEW_YORK,
    NORTHWEST,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    QUEBEC,
    QUEBEC_CITY,
    REBELLION_CONTROL,
    SIDE_OF,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import ALL_SPACES, count_all, has_pieces, on_map
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State


class Instruction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which text is used, on which condition it is played, whom it is aimed at, and what is preferred."""

    text: str = ""
    only_if: str = ""
    otherwise: str = ""
    """The text that is used instead when the condition is not met."""
    target: str = ""
    prefer: str = ""


NONE = Instruction()


@lru_cache(maxsize=8)
def _all(facts: Facts) -> dict[tuple[int, Faction], Instruction]:
    raw = facts.files["np_events"]["instructions"]
    return {
        (int(card), FACTIONS.index(seat)): msgspec.convert(entry, Instruction)
        for card, entries in raw.items()
        for seat, entry in entries.items()
    }


@rule("8.3.1")
def instruction_for(game: Game, card: int, faction: Faction) -> Instruction:
    """The instruction of the card for the Faction, or an empty one."""
    return _all(game.facts).get((card, faction), NONE)


# On which condition an Event is played


def _turned(trial: Trial, underground: Kind) -> int:
    return on_map(trial.before, underground) - on_map(trial.after, underground)


CONDITIONS: dict[str, Callable[[Thinker, Trial], bool]] = {
    "village_placed": lambda _, t: more(t, VILLAGE),
    "village_removed": lambda _, t: fewer(t, VILLAGE),
    "patriot_fort_removed": lambda _, t: fewer(t, PATRIOT_FORT),
    "british_fort_removed": lambda _, t: fewer(t, BRITISH_FORT),
    "french_not_human": lambda me, _: me.game.is_nonplayer("french"),
    "enemy_eligible": lambda me, t: any(is_waiting(t.before, f) for f in range(4) if SIDE_OF[f] != SIDE_OF[me.faction]),
    "four_militia_turned": lambda _, t: _turned(t, MILITIA_UNDERGROUND) >= 4,
    "militia_turned": lambda _, t: _turned(t, MILITIA_UNDERGROUND) > 0,
    "war_parties_turned": lambda _, t: _turned(t, WAR_PARTY_UNDERGROUND) > 0,
    "war_parties_placed": lambda _, t: any(more(t, kind) for kind in WAR_PARTIES),
    "militia_placed": lambda _, t: more(t, MILITIA_UNDERGROUND),
    "own_battle": lambda me, t: battle_pays(me, t, CHARTS[me.faction].would_battle),
    "tories_against_opposition": lambda _, t: (
        t.before.level[NEW_YORK] == ACTIVE_OPPOSITION
        and not here(t.before, NEW_YORK, TORY)
        and NEW_YORK in gaining(t, TORY)
    ),
    "french_met": lambda _, t: any(
        here(t.before, s, FRENCH_REGULAR) and (s == WEST_INDIES or has_pieces(t.before, s, BRITISH)) for s in ALL_SPACES
    ),
    "british_with_rebels": lambda _, t: any(
        here(t.before, s, BRITISH_REGULAR) and rebellion_pieces(t.before, s) for s in ALL_SPACES
    ),
    "rebels_in_cities": lambda _, t: any(rebellion_pieces(t.before, city) for city in CITIES),
    "quebec_city_gained": lambda _, t: (
        t.before.control[QUEBEC_CITY] != REBELLION_CONTROL and t.after.control[QUEBEC_CITY] == REBELLION_CONTROL
    ),
    "units_moved": lambda _, t: t.before.pieces != t.after.pieces,
}


# What is preferred in a space


def preferred(prefer: str) -> tuple[Priority[EventChoice, Space], ...]:
    """The line that the instructions of the card put before all others, if they prefer a space."""
    return (INSTRUCTED[prefer],) if prefer in INSTRUCTED else ()


def _quebec_city_turns(state: State) -> bool:
    """Card 83: whether three pieces change Control of Quebec City."""
    return control_with(state, QUEBEC_CITY, rebels=3) != state.control[QUEBEC_CITY]


def _base_falls(state: State, space: Space, base: Kind, units: Sequence[Kind]) -> bool:
    """Card 80: two pieces go, and Forts and Villages last."""
    return here(state, space, base) > 0 and count_all(state, space, units) <= 1


_WEIGHTS: dict[str, Callable[[State, Space], int | bool]] = {
    "village": lambda state, s: here(state, s, VILLAGE) > 0,
    "no_village": lambda state, s: not here(state, s, VILLAGE),
    "village_with_militia": lambda state, s: here(state, s, VILLAGE) > 0 and here(state, s, MILITIA_UNDERGROUND) > 0,
    "support": lambda state, s: state.level[s] > 0,
    "not_support": lambda state, s: state.level[s] <= 0,
    "active_support": lambda state, s: state.level[s] == ACTIVE_SUPPORT,
    "city": lambda _, s: s in CITIES,
    "rebels_outnumber_british": lambda state, s: rebellion_pieces(state, s) > british_pieces(state, s),
    "regulars_left": lambda state, s: here(state, s, BRITISH_REGULAR) > 1,
    "northwest": lambda _, s: s == NORTHWEST,
    "quebec": lambda _, s: s == QUEBEC,
    "quebec_city": lambda _, s: s == QUEBEC_CITY,
    "quebec_city_for_control": lambda state, s: s == (QUEBEC_CITY if _quebec_city_turns(state) else QUEBEC),
    "french_met": lambda state, s: 2 * (s == WEST_INDIES) + has_pieces(state, s, BRITISH),
    "french_at_villages": lambda state, s: here(state, s, VILLAGE) > 0,
    "british_with_patriots": lambda state, s: has_pieces(state, s, PATRIOTS),
    "british_with_rebels": lambda state, s: rebellion_pieces(state, s) > 0,
    "village_lost": lambda state, s: _base_falls(state, s, VILLAGE, WAR_PARTIES),
    "fort_lost": lambda state, s: _base_falls(state, s, PATRIOT_FORT, PATRIOT_UNITS),
}


def _line(prefer: str, weight: Callable[[State, Space], int | bool]) -> Priority[EventChoice, Space]:
    return Priority(f"instruction-{prefer.replace('_', '-')}", lambda choice, space: weight(choice.state, space))


INSTRUCTED = {prefer: _line(prefer, weight) for prefer, weight in _WEIGHTS.items()}
# The kind of piece that is preferred.
PREFERRED_KIND = {
    "french_met": FRENCH_REGULAR,
    "french_at_villages": FRENCH_REGULAR,
    "british_with_patriots": BRITISH_REGULAR,
    "british_with_rebels": BRITISH_REGULAR,
    "british_fort": BRITISH_FORT,
}
