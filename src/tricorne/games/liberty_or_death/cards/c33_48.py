"""Events 33 to 48."""

from __future__ import annotations

from tricorne.core.questions import Rule
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, UNAVAILABLE_TOO, Event, shaded, unshaded
from tricorne.games.liberty_or_death.cards.s5_3_free import command, march_and_battle
from tricorne.games.liberty_or_death.cards.scattering import scatter_units
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_CUBES,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    CONNECTICUT_RHODE_ISLAND,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MAP,
    MASSACHUSETTS,
    MILITIA,
    MILITIA_UNDERGROUND,
    NEUTRAL,
    NEW_YORK,
    NEW_YORK_CITY,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PATRIOT_PIECES,
    PATRIOTS,
    QUEBEC,
    TORY,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, count, on_map
from tricorne.games.liberty_or_death.rules.s1_9_navy import FNI_LIMIT, set_fni
from tricorne.games.liberty_or_death.rules.s2_3_6_eligibility import make_ineligible, stay_eligible

# 33 The Burning of Falmouth


@unshaded(33)
def burning_of_falmouth(event: Event) -> Rule[None]:
    event.gain(PATRIOTS, -3)
    yield from event.remove(2, MILITIA, MAP, by=PATRIOTS)


@shaded(33)
def burning_of_falmouth_shaded(event: Event) -> Rule[None]:
    yield from command(event, PATRIOTS, "rally", within=event.game.board.adjacent[MASSACHUSETTS], limit=2)
    event.gain(PATRIOTS, 3)


# 34 Lord Sandwich, First Lord of the Admiralty


@unshaded(34)
def lord_sandwich(event: Event) -> Rule[None]:
    event.gain(BRITISH, 6)
    yield from event.lower_fni(1)


@shaded(34)
def lord_sandwich_shaded(event: Event) -> Rule[None]:
    yield from event.raise_fni(1)
    make_ineligible(event.game, BRITISH, RULE)


# 35 Tryon Plot


@unshaded(35)
def tryon_plot(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any((NEW_YORK, NEW_YORK_CITY), *PATRIOT_PIECES))
    if space is not None:
        yield from event.remove(2, PATRIOT_PIECES, (space,))
        activate(event.game, space, MILITIA_UNDERGROUND, count(event.state, space, MILITIA_UNDERGROUND), RULE)


@shaded(35)
def tryon_plot_shaded(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any((NEW_YORK, *event.game.board.adjacent[NEW_YORK]), TORY))
    if space is not None:
        event.remove_all((TORY,), (space,))


# 36 Naval Battle in West Indies


@unshaded(36)
def naval_battle(event: Event) -> Rule[None]:
    yield from event.remove(3, (FRENCH_REGULAR,), (*MAP, WEST_INDIES), by=FRENCH)
    yield from event.lower_fni(1)


@shaded(36)
def naval_battle_shaded(event: Event) -> None:
    event.from_west_indies(BRITISH_REGULAR, 4)


# 37 The Armada of 1779


@unshaded(37)
def armada(event: Event) -> Rule[None]:
    event.gain(PATRIOTS, -2)
    event.gain(FRENCH, -3)
    yield from event.lower_fni(1)


@shaded(37)
def armada_shaded(event: Event) -> Rule[None]:
    yield from event.remove(4, (BRITISH_REGULAR,), MAP)
    yield from event.raise_fni(1)


# 38 Johnson's Royal Greens


@unshaded(38)
def royal_greens(event: Event) -> Rule[None]:
    province = yield from event.space((QUEBEC, NEW_YORK), by=BRITISH)
    assert province is not None
    yield from event.place_mix(province, BRITISH_CUBES, 4, by=BRITISH, up_to=True, boxes=UNAVAILABLE_TOO)
    stay_eligible(event.game, BRITISH, RULE)


@shaded(38)
def royal_greens_shaded(event: Event) -> Rule[None]:
    yield from event.place_either(NEW_YORK, {MILITIA_UNDERGROUND: 3, WAR_PARTY_UNDERGROUND: 3})


# 39 Gordon Riots


@unshaded(39)
def gordon_riots(event: Event) -> Rule[None]:
    yield from event.shift_several(3, CITIES, 1, NEUTRAL)


# 40 Battle of the Chesapeake


@unshaded(40)
def chesapeake(event: Event) -> Rule[None]:
    yield from set_fni(event.game, 0, RULE)
    event.gain(BRITISH, 2)


@shaded(40)
def chesapeake_shaded(event: Event) -> Rule[None]:
    yield from set_fni(event.game, FNI_LIMIT, RULE)


# 41 William Pitt: America Can't Be Conquered


@unshaded(41)
def william_pitt(event: Event) -> Rule[None]:
    yield from event.shift_several(2, COLONIES, 2, PASSIVE_SUPPORT)


@shaded(41)
def william_pitt_shaded(event: Event) -> Rule[None]:
    yield from event.shift_several(2, COLONIES, 2, PASSIVE_OPPOSITION)


# 42 British Attack Danbury


@unshaded(42)
def danbury(event: Event) -> Rule[None]:
    event.gain(PATRIOTS, -3)
    yield from event.place(CONNECTICUT_RHODE_ISLAND, TORY, 1, by=BRITISH)


@shaded(42)
def danbury_shaded(event: Event) -> Rule[None]:
    yield from event.place(CONNECTICUT_RHODE_ISLAND, MILITIA_UNDERGROUND, 3, by=PATRIOTS)
    yield from event.place(CONNECTICUT_RHODE_ISLAND, CONTINENTAL, 1, by=PATRIOTS)


# 43 HMS Russian Merchant with 4,000 Muskets


@unshaded(43)
def russian_merchant(event: Event) -> Rule[None]:
    garrisons = event.with_any(MAP, BRITISH_REGULAR)
    for space in (yield from event.several(3, garrisons, by=BRITISH, optional=True)):
        yield from event.place(space, TORY, 2, by=BRITISH, up_to=True, boxes=UNAVAILABLE_TOO)


@shaded(43)
def russian_merchant_shaded(event: Event) -> Rule[None]:
    yield from event.remove(on_map(event.state, TORY) // 3, (TORY,), MAP, by=BRITISH)


# 44 Earl of Mansfield Recalled From Paris


@unshaded(44)
def earl_of_mansfield(event: Event) -> Rule[None]:
    faction = yield from event.name_faction(range(4), "to-sit-out")
    make_ineligible(event.game, faction, RULE)


# 45 Adam Smith ~ Wealth of Nations


@unshaded(45)
def adam_smith(event: Event) -> None:
    event.gain(BRITISH, 6)


@shaded(45)
def adam_smith_shaded(event: Event) -> None:
    event.gain(BRITISH, -4)


# 46 Edmund Burke on Conciliation


@unshaded(46)
def edmund_burke(event: Event) -> Rule[None]:
    for space in (yield from event.several(3, MAP)):
        yield from event.place(space, TORY, 1, boxes=UNAVAILABLE_TOO)


@shaded(46)
def edmund_burke_shaded(event: Event) -> Rule[None]:
    yield from event.shift_several(2, CITIES, 1, PASSIVE_OPPOSITION)


# 47 Tories Tested


@unshaded(47)
def tories_tested(event: Event) -> Rule[None]:
    colony = yield from event.space(event.controlled(BRITISH_CONTROL, COLONIES))
    if colony is not None:
        yield from event.place(colony, TORY, 3)


@shaded(47)
def tories_tested_shaded(event: Event) -> Rule[None]:
    with_tories = event.with_any(COLONIES, TORY)
    colony = yield from event.space(with_tories if exists(with_tories) else COLONIES)
    assert colony is not None
    yield from event.replace_all((TORY,), MILITIA_UNDERGROUND, colony)
    event.propaganda(colony, 2)


# 48 God Save the King


@unshaded(48)
def god_save_the_king(event: Event) -> Rule[None]:
    yield from march_and_battle(event, BRITISH, battle_optional=True)


@shaded(48)
def god_save_the_king_shaded(event: Event) -> Rule[None]:
    garrisons = event.with_any(MAP, BRITISH_REGULAR)
    others = (PATRIOTS, INDIANS, FRENCH)
    present = [faction for faction in others if exists(event.with_units(faction, garrisons))]
    if present:
        mover = yield from event.name_faction(
            others, "to-withdraw", lambda faction: None if faction in present else ("why-no-units-there", RULE)
        )
        origins = yield from event.several(3, event.with_units(mover, garrisons), by=mover, kind="event-move-from")
        yield from scatter_units(event, mover, origins)
