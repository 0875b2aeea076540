"""What the priorities of chapter 8 count in a space."""

from __future__ import annotations

from itertools import compress
from operator import or_
from typing import TYPE_CHECKING

from tricorne.core import Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.names import (
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    NO_CONTROL,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_CONTROL,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.odds import armies
from tricorne.games.liberty_or_death.rules.action import NO_BONUS, Bonus
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces, royalist_lead, royalist_pieces
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    attacker_loss_modifiers,
    defender_loss_modifiers,
    force_level,
)
from tricorne.games.liberty_or_death.state import NOTHING

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

# Priorities of several Factions


def population(tier: int = 0) -> Priority[Thinker, Space]:
    """The highest Population."""
    return Priority("population", lambda me, space: me.game.board.population[space], tier)


def villages_first(tier: int = 0) -> Priority[Thinker, Space]:
    """The most Villages."""
    return Priority("villages", lambda me, space: here(me.state, space, VILLAGE), tier)


CITY_FIRST: Priority[Thinker, Space] = Priority("city", lambda _, space: space in CITIES)
WITHOUT_PATRIOT_FORT: Priority[Thinker, Space] = Priority(
    "rebellion-without-fort",
    lambda me, space: 0 if here(me.state, space, PATRIOT_FORT) else rebellion_pieces(me.state, space),
)
"""The most Rebellion pieces where no Patriot Fort stands."""


# Support and Opposition


@rule("8.1.1")
def support_of(game: Game, space: Space, *, open_city: bool = False) -> int:
    """Level times Population; a Blockaded City counts nothing unless it is measured as if it were open."""
    state = game.state
    if state.level[space] <= 0 or (space in CITIES and state.blockades[space] and not open_city):
        return 0
    return state.level[space] * game.board.population[space]


@rule("8.1.1")
def opposition_of(game: Game, space: Space) -> int:
    """Level times Population."""
    return max(0, -game.state.level[space]) * game.board.population[space]


def lead_at(game: Game, space: Space, level: int) -> int:
    """What the space adds to Support minus Opposition at a level; a Blockaded City adds no Support."""
    if level > 0 and space in CITIES and game.state.blockades[space]:
        return 0
    return level * game.board.population[space]


# Control


def control_with(state: State, space: Space, *, british: int = 0, indians: int = 0, rebels: int = 0) -> int:
    """Who would Control the space with so many pieces more (or fewer)."""
    lead = royalist_lead(state, space) + british + indians - rebels
    if lead < 0:
        return REBELLION_CONTROL
    if lead > 0 and british_pieces(state, space) + british > 0:
        return BRITISH_CONTROL
    return NO_CONTROL


def british_needed(state: State, space: Space) -> int:
    """British pieces that would give the British Control of the space; 0 when they have it."""
    if state.control[space] == BRITISH_CONTROL:
        return 0
    lead = royalist_lead(state, space)
    return 1 - lead if lead < 0 else 1


def rebels_needed(state: State, space: Space) -> int:
    """Rebellion pieces that would give the Rebellion Control of the space; 0 when it has it."""
    if state.control[space] == REBELLION_CONTROL:
        return 0
    return royalist_lead(state, space) + 1


def spare_against_rebels(state: State, space: Space) -> int:
    """Indian pieces that may leave without adding Rebellion Control; all where the Rebellion has it."""
    return 99 if state.control[space] == REBELLION_CONTROL else royalist_lead(state, space)


# Pieces


def here(state: State, space: Space, kind: Kind) -> int:
    """Pieces of one kind in the space."""
    return state.pieces[space * KIND_COUNT + kind]


def british_pieces(state: State, space: Space) -> int:
    """Regulars, Tories and British Forts in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + BRITISH_REGULAR] + pieces[at + TORY] + pieces[at + BRITISH_FORT]


def patriot_units(state: State, space: Space) -> int:
    """Continentals and Militia in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + CONTINENTAL] + pieces[at + MILITIA_UNDERGROUND] + pieces[at + MILITIA_ACTIVE]


def war_parties(state: State, space: Space) -> int:
    """War Parties in the space, whichever end is up."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + WAR_PARTY_UNDERGROUND] + pieces[at + WAR_PARTY_ACTIVE]


def rebellion_cubes(state: State, space: Space) -> int:
    """Continentals and French Regulars in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + CONTINENTAL] + pieces[at + FRENCH_REGULAR]


def rebellion_leaders(state: State, space: Space) -> int:
    """Patriot and French Leaders in the space."""
    return (state.leader_space[PATRIOTS] == space) + (state.leader_space[FRENCH] == space)


def active_royalists(state: State, space: Space) -> int:
    """Royalist pieces in the space that are not Underground War Parties."""
    return royalist_pieces(state, space) - here(state, space, WAR_PARTY_UNDERGROUND)


def active_rebels(state: State, space: Space) -> int:
    """Rebellion pieces in the space that are not Underground Militia."""
    return rebellion_pieces(state, space) - here(state, space, MILITIA_UNDERGROUND)


def with_either(state: State, one: Kind, other: Kind) -> list[Space]:
    """The Cities and Provinces with pieces of one kind or the other."""
    return [*compress(MAP, map(or_, state.pieces[one::KIND_COUNT], state.pieces[other::KIND_COUNT]))]


def with_rebellion_cubes(state: State) -> list[Space]:
    """The Cities and Provinces with Continentals or French Regulars."""
    return with_either(state, CONTINENTAL, FRENCH_REGULAR)


def with_militia(state: State) -> list[Space]:
    """The Cities and Provinces with Militia."""
    return with_either(state, MILITIA_UNDERGROUND, MILITIA_ACTIVE)


def with_war_parties(state: State) -> list[Space]:
    """The Provinces with War Parties."""
    return with_either(state, WAR_PARTY_UNDERGROUND, WAR_PARTY_ACTIVE)


# Factions


def is_waiting(state: State, faction: Faction) -> bool:
    """Whether the Faction's cylinder stands in the Eligible box: it has neither acted nor Passed on the card."""
    return state.eligible[faction] and state.acted[faction] == NOTHING


def strengths(
    game: Game, attacker: Faction, space: Space, *, ally: bool, common: int = 0, bonus: Bonus = NO_BONUS
) -> tuple[int, int]:
    """Force Level plus modifiers of the attacker and of the defender, with what an Event adds, without dice."""
    attackers, defenders, setting = armies(game, attacker, space, ally=ally, common=common, bonus=bonus)
    attack = (
        force_level(attackers)
        + setting.attacker_force
        + sum(n for _, n in defender_loss_modifiers(attackers, defenders, setting))
    )
    defence = force_level(defenders) + sum(n for _, n in attacker_loss_modifiers(defenders, setting))
    return attack, defence


def note_strengths(me: Thinker, space: Space, compared: tuple[int, int]) -> None:
    """Say what was compared before a Battle."""
    attack, defence = compared
    me.note("w-strengths", space=SPACES[space], attack=attack, defence=defence)
