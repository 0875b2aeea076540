"""What the priorities of chapter 8 count in a space."""

from __future__ import annotations

from itertools import compress
from operator import or_
from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    CONTINENTAL,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    NO_CONTROL,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.odds import armies
from tricorne.games.liberty_or_death.rules.action import NO_BONUS, Bonus
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    rebellion_pieces,
    royalist_lead,
    royalist_pieces,
)
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    attacker_loss_modifiers,
    defender_loss_modifiers,
    force_level,
)
from tricorne.games.liberty_or_death.state import NOTHING

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.bots.plan import Thinker
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State


def population(game: Game, tier: int = 0) -> Priority[int]:
    """The highest Population."""
    return Priority("population", lambda space: game.board.population[space], tier)


def is_city(space: int) -> bool:
    return space in CITIES


CITY_FIRST: Priority[int] = Priority("city", is_city)


@rule("8.1.1")
def support_of(game: Game, space: int, *, open_city: bool = False) -> int:
    """Level times Population; a Blockaded City counts nothing unless it is measured as if it were open."""
    state = game.state
    if state.level[space] <= 0 or (space in CITIES and state.blockades[space] and not open_city):
        return 0
    return state.level[space] * game.board.population[space]


@rule("8.1.1")
def opposition_of(game: Game, space: int) -> int:
    """Level times Population."""
    return max(0, -game.state.level[space]) * game.board.population[space]


def control_with(state: State, space: int, *, british: int = 0, indians: int = 0, rebels: int = 0) -> int:
    """Who would Control the space with so many pieces more (or fewer)."""
    lead = royalist_lead(state, space) + british + indians - rebels
    if lead < 0:
        return REBELLION_CONTROL
    if lead > 0 and british_pieces(state, space) + british > 0:
        return BRITISH_CONTROL
    return NO_CONTROL


def british_needed(state: State, space: int) -> int:
    """British pieces that would give the British Control of the space; 0 when they have it."""
    if state.control[space] == BRITISH_CONTROL:
        return 0
    lead = royalist_lead(state, space)
    return 1 - lead if lead < 0 else 1


def rebels_needed(state: State, space: int) -> int:
    """Rebellion pieces that would give the Rebellion Control of the space; 0 when it has it."""
    if state.control[space] == REBELLION_CONTROL:
        return 0
    return royalist_lead(state, space) + 1


def spare_against_rebels(state: State, space: int) -> int:
    """Indian pieces that may leave without adding Rebellion Control; all where the Rebellion has it."""
    return 99 if state.control[space] == REBELLION_CONTROL else royalist_lead(state, space)


def here(state: State, space: int, kind: int) -> int:
    """Pieces of one kind in the space."""
    return state.pieces[space * KIND_COUNT + kind]


def british_pieces(state: State, space: int) -> int:
    """Regulars, Tories and British Forts in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + BRITISH_REGULAR] + pieces[at + TORY] + pieces[at + BRITISH_FORT]


def patriot_units(state: State, space: int) -> int:
    """Continentals and Militia in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + CONTINENTAL] + pieces[at + MILITIA_UNDERGROUND] + pieces[at + MILITIA_ACTIVE]


def war_parties(state: State, space: int) -> int:
    """War Parties in the space, whichever end is up."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + WAR_PARTY_UNDERGROUND] + pieces[at + WAR_PARTY_ACTIVE]


def is_waiting(state: State, faction: int) -> bool:
    """Whether the Faction's cylinder stands in the Eligible box: it has neither acted nor Passed on the card."""
    return state.eligible[faction] and state.acted[faction] == NOTHING


def rebellion_cubes(state: State, space: int) -> int:
    """Continentals and French Regulars in the space."""
    pieces, at = state.pieces, space * KIND_COUNT
    return pieces[at + CONTINENTAL] + pieces[at + FRENCH_REGULAR]


def with_rebellion_cubes(state: State) -> list[int]:
    """The Cities and Provinces with Continentals or French Regulars."""
    pieces = state.pieces
    return [*compress(MAP, map(or_, pieces[CONTINENTAL::KIND_COUNT], pieces[FRENCH_REGULAR::KIND_COUNT]))]


def with_militia(state: State) -> list[int]:
    """The Cities and Provinces with Militia."""
    pieces = state.pieces
    return [*compress(MAP, map(or_, pieces[MILITIA_UNDERGROUND::KIND_COUNT], pieces[MILITIA_ACTIVE::KIND_COUNT]))]


def with_war_parties(state: State) -> list[int]:
    """The Provinces with War Parties."""
    pieces = state.pieces
    return [*compress(MAP, map(or_, pieces[WAR_PARTY_UNDERGROUND::KIND_COUNT], pieces[WAR_PARTY_ACTIVE::KIND_COUNT]))]


def rebellion_leaders(state: State, space: int) -> int:
    """Patriot and French Leaders in the space."""
    return (state.leader_space[1] == space) + (state.leader_space[3] == space)


def active_royalists(state: State, space: int) -> int:
    """Royalist pieces in the space that are not Underground War Parties."""
    return royalist_pieces(state, space) - here(state, space, WAR_PARTY_UNDERGROUND)


def active_rebels(state: State, space: int) -> int:
    """Rebellion pieces in the space that are not Underground Militia."""
    return rebellion_pieces(state, space) - here(state, space, MILITIA_UNDERGROUND)


def outmatches(game: Game, attacker: int, space: int, *, ally: bool, common: int = 0, bonus: Bonus = NO_BONUS) -> bool:
    """Whether Force Level plus modifiers of the attacker exceed those of the defender, without dice."""
    attack, defence = strengths(game, attacker, space, ally=ally, common=common, bonus=bonus)
    return attack > defence


def strengths(
    game: Game, attacker: int, space: int, *, ally: bool, common: int = 0, bonus: Bonus = NO_BONUS
) -> tuple[int, int]:
    """Force Level plus modifiers of the attacker and of the defender, with what an Event adds."""
    attackers, defenders, setting = armies(game, attacker, space, ally=ally, common=common, bonus=bonus)
    attack = (
        force_level(attackers)
        + setting.attacker_force
        + sum(n for _, n in defender_loss_modifiers(attackers, defenders, setting))
    )
    defence = force_level(defenders) + sum(n for _, n in attacker_loss_modifiers(defenders, setting))
    return attack, defence


def note_strengths(me: Thinker, space: int, strengths: tuple[int, int]) -> None:
    """Say what was compared before a Battle."""
    attack, defence = strengths
    me.note("w-strengths", space=SPACES[space], attack=attack, defence=defence)


def without_patriot_fort(state: State) -> Priority[int]:
    """The most Rebellion pieces where no Patriot Fort stands."""
    return Priority(
        "rebellion-without-fort",
        lambda space: 0 if here(state, space, PATRIOT_FORT) else rebellion_pieces(state, space),
    )


def villages_first(state: State, tier: int = 0) -> Priority[int]:
    """The most Villages."""
    return Priority("villages", lambda space: here(state, space, VILLAGE), tier)
