"""Events 49 to 64."""

from __future__ import annotations

from tricorne.core.questions import Rule
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, Event, shaded, unshaded
from tricorne.games.liberty_or_death.cards.s5_3_free import battle, march_and_battle
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_REGULAR,
    COLONIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MAP,
    MILITIA_UNDERGROUND,
    NEW_YORK,
    NORTHWEST,
    PATRIOTS,
    QUEBEC,
    TORY,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.action import Bonus
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import move, shift_box
from tricorne.games.liberty_or_death.rules.s1_9_navy import move_squadrons
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_follows
from tricorne.games.liberty_or_death.rules.s2_3_6_eligibility import make_ineligible
from tricorne.games.liberty_or_death.rules.s3_6_battle import battlefields

MAP_AND_WEST_INDIES = (*MAP, WEST_INDIES)

# 49 Claude Louis, Comte de Saint-Germain


@unshaded(49)
def saint_germain(event: Event) -> None:
    shift_box(event.game, FRENCH_REGULAR, 5, "available", "unavailable", RULE)


@shaded(49)
def saint_germain_shaded(event: Event) -> None:
    shift_box(event.game, FRENCH_REGULAR, 5, "unavailable", "available", RULE)


# 50 Admiral d'Estaing, French Fleet Arrives


@unshaded(50)
def d_estaing(event: Event) -> Rule[None]:
    make_ineligible(event.game, FRENCH, RULE)
    yield from event.remove(2, (FRENCH_REGULAR,), MAP_AND_WEST_INDIES)


@shaded(50)
def d_estaing_shaded(event: Event) -> Rule[None]:
    colony = yield from event.space(COLONIES)
    assert colony is not None
    yield from event.place(colony, CONTINENTAL, 2)
    if not event.state.treaty:
        return
    landed = yield from event.number_from_west_indies(colony, FRENCH_REGULAR, 2)
    if move(event.game, WEST_INDIES, colony, FRENCH_REGULAR, landed, RULE):
        yield from leader_follows(event.game, "french", FRENCH, WEST_INDIES, colony, landed, RULE)
    yield from event.place(colony, FRENCH_REGULAR, 2 - landed)


# 51 Bermuda Gunpowder Plot


@unshaded(51)
def bermuda_gunpowder(event: Event) -> Rule[None]:
    yield from march_and_battle(event, BRITISH, bonus=Bonus(attacker_loss=-2))


@shaded(51)
def bermuda_gunpowder_shaded(event: Event) -> Rule[None]:
    yield from march_and_battle(event, PATRIOTS, bonus=Bonus(defender_loss=2))


# 52 French Fleet Arrives in the Wrong Spot


@unshaded(52)
def wrong_spot(event: Event) -> Rule[None]:
    yield from event.remove(4, (FRENCH_REGULAR,), MAP, up_to=True)
    grounds = {
        faction: battlefields(event.game, faction, MAP_AND_WEST_INDIES) for faction in (BRITISH, PATRIOTS, FRENCH)
    }
    fighters = [faction for faction in grounds if exists(grounds[faction])]
    if not fighters:
        return
    bonus = Bonus(attacker_force=2)
    fighter = yield from event.name_faction(
        [*grounds],
        "to-fight",
        lambda faction: None if faction in fighters else grounds[faction].shut or ("why-no-battle", "5.3"),
    )
    space = yield from event.space(grounds[fighter], by=fighter, kind="event-battle-space", bonus=list(bonus))
    assert space is not None
    yield from battle(event, fighter, space, bonus=bonus)


# 53 French Ports Accept Patriot's Ships


@unshaded(53)
def french_ports(event: Event) -> Rule[None]:
    event.gain(BRITISH, 3)
    yield from event.lower_fni(2)


@shaded(53)
def french_ports_shaded(event: Event) -> Rule[None]:
    event.gain(BRITISH, -2)
    event.gain(PATRIOTS, 2)
    yield from event.raise_fni(1)


# 54 Antoine de Sartine, Secretary of the Navy


@unshaded(54)
def sartine(event: Event) -> None:
    move_squadrons(event.game, 1, RULE, release=False)


@shaded(54)
def sartine_shaded(event: Event) -> None:
    move_squadrons(event.game, 2, RULE, release=True)


# 55 French Navy Dominates Caribbean


@unshaded(55)
def french_navy(event: Event) -> Rule[None]:
    if event.state.treaty:
        yield from event.bring(3, (FRENCH_REGULAR,), MAP, WEST_INDIES)
        yield from battle(event, FRENCH, WEST_INDIES, optional=True)
    yield from event.lower_fni(1)


@shaded(55)
def french_navy_shaded(event: Event) -> Rule[None]:
    if event.state.treaty:
        yield from event.bring(4, (BRITISH_REGULAR,), MAP, WEST_INDIES)
        yield from battle(event, BRITISH, WEST_INDIES)


# 56 Jacques Turgot's Economic Liberalism


@unshaded(56)
def turgot(event: Event) -> None:
    event.gain(PATRIOTS, -3)


@shaded(56)
def turgot_shaded(event: Event) -> None:
    event.gain(PATRIOTS, 3)


# 57 French Fleet Sails for the Caribbean


@unshaded(57)
def french_fleet_sails(event: Event) -> Rule[None]:
    yield from event.place(WEST_INDIES, FRENCH_REGULAR, 2)
    make_ineligible(event.game, FRENCH, RULE)
    yield from event.lower_fni(1)


@shaded(57)
def french_fleet_sails_shaded(event: Event) -> Rule[None]:
    if event.state.treaty:
        yield from event.bring(2, (BRITISH_REGULAR,), MAP, WEST_INDIES)
    make_ineligible(event.game, BRITISH, RULE)


# 58 Marquis de Lafayette Arrives in Colonies


@unshaded(58)
def lafayette(event: Event) -> None:
    event.gain(PATRIOTS, -4)


@shaded(58)
def lafayette_shaded(event: Event) -> Rule[None]:
    provinces = event.with_any((NEW_YORK, QUEBEC, NORTHWEST), TORY)
    for province in (yield from event.several(3, provinces)):
        yield from event.replace_all((TORY,), MILITIA_UNDERGROUND, province)


# 59 Tronson de Coudray Arrives in America


@unshaded(59)
def coudray(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any(MAP, CONTINENTAL, FRENCH_REGULAR))
    if space is not None:
        yield from event.remove(2, (CONTINENTAL,), (space,))
        yield from event.remove(2, (FRENCH_REGULAR,), (space,))


@shaded(59)
def coudray_shaded(event: Event) -> None:
    event.gain(PATRIOTS, 3)


# 60 Comte d'Orvilliers Builds a Fleet at Brest


@unshaded(60)
def orvilliers(event: Event) -> Rule[None]:
    yield from event.lower_fni(2)
    event.gain(FRENCH, -4)


@shaded(60)
def orvilliers_shaded(event: Event) -> Rule[None]:
    yield from event.raise_fni(1)
    event.gain(BRITISH, -3)


# 61 Minister Comte de Vergennes


@unshaded(61)
def vergennes(event: Event) -> None:
    make_ineligible(event.game, PATRIOTS, RULE)


@shaded(61)
def vergennes_shaded(event: Event) -> None:
    event.gain(PATRIOTS, 3)
    event.gain(FRENCH, 2)


# 62 Charles Michel de Langlade


@unshaded(62)
def langlade(event: Event) -> Rule[None]:
    province = yield from event.space((NEW_YORK, QUEBEC, NORTHWEST))
    assert province is not None
    yield from event.place_either(province, {WAR_PARTY_UNDERGROUND: 3, TORY: 3})


@shaded(62)
def langlade_shaded(event: Event) -> Rule[None]:
    choices = {QUEBEC: FRENCH_REGULAR, NORTHWEST: MILITIA_UNDERGROUND}
    sites = Spaces([*choices], ("why-not-named", RULE), lambda space: event.placing_obstacle(space, choices[space]))
    province = yield from event.space(sites)
    if province is not None:
        yield from event.place(province, choices[province], 3)


# 63 French and Spanish Besiege Gibraltar


@unshaded(63)
def gibraltar(event: Event) -> Rule[None]:
    event.gain(BRITISH, 1)
    yield from event.lower_fni(1)
    event.from_west_indies(BRITISH_REGULAR, 2)


@shaded(63)
def gibraltar_shaded(event: Event) -> None:
    event.gain(BRITISH, -5)


# 64 The Affair of Fielding and Bylandt


@unshaded(64)
def fielding_and_bylandt(event: Event) -> Rule[None]:
    event.gain(BRITISH, 3)
    yield from event.lower_fni(1)


@shaded(64)
def fielding_and_bylandt_shaded(event: Event) -> None:
    event.gain(PATRIOTS, 5)
