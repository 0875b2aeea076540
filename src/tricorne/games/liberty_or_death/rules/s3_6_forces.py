"""3.6.2 to 3.6.8 as arithmetic: who takes part, Force Levels, modifiers, losses and the winner.

The Battle and its odds are worked out by these same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KIND_COUNT,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    RESERVES,
    TORY,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import NO_BONUS, Bonus
from tricorne.games.liberty_or_death.rules.lesser import greater, lesser
from tricorne.games.liberty_or_death.rules.s1_10_leaders import LAUZUN, leader_at, leads_at

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

DICE_LIMIT = 3
ROYALIST_KINDS = ("british_regular", "tory", "war_party_as_tory", "war_party_active", "village", "british_fort")
REBELLION_KINDS = ("french_regular", "continental", "", "militia_active", "", "patriot_fort")
SHIFT_LIMIT = 3


class Army(msgspec.Struct, frozen=True):
    """One side in a Battle. `second` are Tories or Continentals, `irregulars` Active War Parties or Militia."""

    royalist: bool
    attacking: bool
    regulars: int
    second: int
    irregulars: int
    common: int
    """War Parties that serve as Tories (4.2.1)."""
    villages: int
    forts: int
    underground: bool
    leader: bool
    second_leads: bool
    """Continentals lead the attack and French Regulars follow."""
    bystanders: int
    """Pieces of the side in the space that take no part, Underground ones left out."""


class Setting(msgspec.Struct, frozen=True):
    """Whatever else changes the Loss Levels."""

    british_attack: bool
    hindered: bool
    """The British fight in a Blockaded City, or in the West Indies with a Squadron."""
    lauzun: bool
    washington: bool
    """On the Rebellion side, taking part."""
    indians_in_reserve: bool
    by_cubes: bool
    """The corrected edition measures Regulars on cubes."""
    attacker_force: int = 0
    defender_loss: int = 0
    attacker_loss: int = 0


class Losses(msgspec.Struct, frozen=True):
    """Pieces removed by one side; `second` includes War Parties that serve as Tories."""

    regulars: int
    second: int
    irregulars: int
    villages: int
    forts: int

    @property
    def pieces(self) -> int:
        return self.regulars + self.second + self.irregulars + self.villages + self.forts


def royalist_army(game: Game, space: Space, *, attacking: bool, common: int = 0, activated: int = 0) -> Army:
    """The Royalists of a space, with `activated` Underground War Parties shown besides those that serve as Tories."""
    state = game.state
    here = state.pieces[space * KIND_COUNT : (space + 1) * KIND_COUNT]
    hidden = here[WAR_PARTY_UNDERGROUND] - activated - greater(0, common - here[WAR_PARTY_ACTIVE])
    active = here[WAR_PARTY_ACTIVE] + here[WAR_PARTY_UNDERGROUND] - hidden - common
    indians = hidden + active + common > 0 or not attacking
    return Army(
        royalist=True,
        attacking=attacking,
        regulars=here[BRITISH_REGULAR],
        second=here[TORY],
        irregulars=active,
        common=common,
        villages=0 if attacking else here[VILLAGE],
        forts=0 if attacking else here[BRITISH_FORT],
        underground=hidden > 0,
        leader=leader_at(state, BRITISH, space) or (indians and leader_at(state, INDIANS, space)),
        second_leads=False,
        bystanders=here[VILLAGE] + here[BRITISH_FORT] if attacking else 0,
    )


def rebellion_army(
    game: Game,
    space: Space,
    *,
    attacking: bool,
    patriots: bool,
    french: bool,
    leads: Faction = PATRIOTS,
    activated: int = 0,
) -> Army:
    """The Rebels of a space of those two Factions that take part, with `activated` Underground Militia shown."""
    state = game.state
    here = state.pieces[space * KIND_COUNT : (space + 1) * KIND_COUNT]
    hidden = here[MILITIA_UNDERGROUND] - activated
    bystanders = here[PATRIOT_FORT] if attacking else 0
    if not french:
        bystanders += here[FRENCH_REGULAR]
    if not patriots:
        bystanders += here[CONTINENTAL] + here[MILITIA_ACTIVE]
    return Army(
        royalist=False,
        attacking=attacking,
        regulars=here[FRENCH_REGULAR] if french else 0,
        second=here[CONTINENTAL] if patriots else 0,
        irregulars=here[MILITIA_ACTIVE] + activated if patriots else 0,
        common=0,
        villages=0,
        forts=0 if attacking else here[PATRIOT_FORT],
        underground=patriots and hidden > 0,
        leader=(patriots and leader_at(state, PATRIOTS, space)) or (french and leader_at(state, FRENCH, space)),
        second_leads=attacking and leads == PATRIOTS,
        bystanders=bystanders,
    )


def setting_of(
    game: Game,
    space: Space,
    attacker: Faction,
    *,
    patriots: bool,
    french: bool,
    bonus: Bonus = NO_BONUS,
) -> Setting:
    """The circumstances of a Battle there; patriots and french say who of the Rebellion takes part."""
    state = game.state
    here = state.pieces[space * KIND_COUNT : (space + 1) * KIND_COUNT]
    british = any(here[:3])
    blockaded = space in CITIES and state.blockades[space] > 0
    squadron = space == WEST_INDIES and state.squadrons > 0
    return Setting(
        british_attack=attacker == BRITISH,
        hindered=british and (blockaded or squadron),
        lauzun=french and attacker != BRITISH and leads_at(state, FRENCH, LAUZUN, space),
        washington=patriots and leader_at(state, PATRIOTS, space),
        indians_in_reserve=space in RESERVES and attacker != BRITISH and any(here[WAR_PARTY_UNDERGROUND:]),
        by_cubes=game.corrected,
        attacker_force=bonus.attacker_force,
        defender_loss=bonus.defender_loss,
        attacker_loss=bonus.attacker_loss,
    )


@rule("3.6.2", "3.6.3")
def force_level(army: Army) -> int:
    """Cubes, half of the Active irregulars, Forts when Defending; an attacking ally counts up to the leading cubes."""
    if not army.attacking:
        return army.regulars + army.second + army.forts + army.irregulars // 2
    lead, follow = army.regulars, army.second + army.common
    if army.second_leads:
        lead, follow = army.second, army.regulars
    return lead + lesser(lead, follow) + army.irregulars // 2


def force_by_piece(army: Army, bonus: int = 0) -> list[tuple[str, int, int]]:
    """The pieces of a side with their number and what they add to its Force Level; the card that helps it last."""
    lead, second, common = army.regulars, army.second, army.common
    if army.attacking and army.second_leads:
        lead = lesser(army.regulars, army.second)
    elif army.attacking:
        second = lesser(army.regulars, army.second)
        common = lesser(army.regulars - second, army.common)
    kinds = ROYALIST_KINDS if army.royalist else REBELLION_KINDS
    numbers = (army.regulars, army.second, army.common, army.irregulars, army.villages, army.forts)
    forces = (lead, second, common, army.irregulars // 2, 0, army.forts)
    rows = [row for row in zip(kinds, numbers, forces, strict=True) if row[1]]
    return [*rows, ("card", 0, bonus)] if bonus else rows


@rule("3.6.4")
def dice(force: int) -> int:
    """One D3 for every three points of Force Level, three at most."""
    if force < 3:
        return 0
    return lesser(DICE_LIMIT, force // 3)


def half_regulars(army: Army, *, by_cubes: bool) -> bool:
    """At least half Regulars, of all pieces taking part (printed) or of the cubes (corrected)."""
    whole = army.regulars + army.second
    if not by_cubes:
        whole += army.irregulars + army.common + army.forts + army.villages
    return army.regulars > 0 and 2 * army.regulars >= whole


Modifiers = list[tuple[str, int]]


@rule("3.6.5")
def defender_loss_modifiers(attacker: Army, defender: Army, setting: Setting) -> Modifiers:
    """What changes the Defender's Loss Level, by name."""
    found: Modifiers = []
    if half_regulars(attacker, by_cubes=setting.by_cubes):
        found.append(("regulars", 1))
    if attacker.underground:
        found.append(("underground", 1))
    if attacker.leader:
        found.append(("leader", 1))
    if setting.lauzun:
        found.append(("lauzun", 1))
    if setting.british_attack and setting.hindered:
        found.append(("french-navy", -1))
    if defender.forts:
        found.append(("forts", -defender.forts))
    if setting.indians_in_reserve:
        found.append(("reserve", -1))
    if setting.washington and not defender.royalist:
        found.append(("washington", -1))
    if setting.defender_loss:
        found.append(("card", setting.defender_loss))
    return found


@rule("3.6.6")
def attacker_loss_modifiers(defender: Army, setting: Setting) -> Modifiers:
    """What changes the Attacker's Loss Level, by name."""
    found: Modifiers = []
    if half_regulars(defender, by_cubes=setting.by_cubes):
        found.append(("regulars", 1))
    if defender.underground:
        found.append(("underground", 1))
    if defender.leader:
        found.append(("leader", 1))
    if not setting.british_attack and setting.hindered:
        found.append(("french-navy", -1))
    if defender.forts:
        found.append(("forts", defender.forts))
    if setting.attacker_loss:
        found.append(("card", setting.attacker_loss))
    return found


@rule("3.6.7")
def losses(army: Army, level: int) -> Losses:
    """What is removed for a Loss Level: cubes in turn, then irregulars, and bases only of a Defender.

    Regulars, Continentals and Forts count two, all others one. The last piece may overshoot.
    """
    left = [army.regulars, army.second + army.common, army.irregulars]
    worth = (2, 1, 1) if army.royalist else (2, 2, 1)
    rotation = (0, 1) if army.royalist else (0, 1, 2)
    gone = [0, 0, 0]
    while level > 0 and any(left[slot] for slot in rotation):
        for slot in rotation:
            if left[slot] and level > 0:
                left[slot] -= 1
                gone[slot] += 1
                level -= worth[slot]
    if level > 0 and left[2]:
        taken = lesser(left[2], level)
        gone[2] += taken
        level -= taken
    villages = forts = 0
    if level > 0 and not army.attacking:
        villages = lesser(army.villages, level)
        level -= villages
        forts = lesser(army.forts, (greater(level, 0) + 1) // 2)
    return Losses(gone[0], gone[1], gone[2], villages, forts)


def survivors(army: Army, lost: Losses) -> int:
    """Pieces of the side left in the space, Underground ones left out."""
    before = army.regulars + army.second + army.common + army.irregulars + army.villages + army.forts + army.bystanders
    return before - lost.pieces


@rule("3.6.8")
def winner(attacker: Army, defender: Army, attacker_lost: Losses, defender_lost: Losses) -> Army | None:
    """The side that lost fewer pieces, the Defender when equal; a side wiped out loses, and two such sides both."""
    attacker_stands = survivors(attacker, attacker_lost) > 0
    defender_stands = survivors(defender, defender_lost) > 0
    if not attacker_stands and not defender_stands:
        return None
    if attacker_stands != defender_stands:
        return attacker if attacker_stands else defender
    return attacker if attacker_lost.pieces < defender_lost.pieces else defender


@rule("3.6.8")
def decided_by(loser: Army, lost: Losses, *, equal: bool) -> str:
    """Why the loser lost: it is wiped out, it attacked and lost as many pieces, or it lost more."""
    return "won:wiped-out" if not survivors(loser, lost) else "won:equal" if equal else "won:fewer"


@rule("3.6.8")
def day_is_won(army: Army, lost: Losses, space: Space) -> bool:
    """Whether the losses of the loser were enough to Win the Day: two pieces, among them a cube or Fort."""
    cubes = lost.regulars + lesser(lost.second, army.second)
    return space != WEST_INDIES and lost.pieces > 1 and cubes + lost.forts > 0


def shifts_won(lost: Losses, *, washington: bool) -> int:
    """Half the loser's pieces, three at most; Washington doubles it."""
    levels = lesser(SHIFT_LIMIT, lost.pieces // 2)
    return 2 * levels if washington else levels
