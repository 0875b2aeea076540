"""Events 65 to 80."""

from __future__ import annotations

from tricorne.core.questions import Reason, Rule
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, Event, shaded, unshaded
from tricorne.games.liberty_or_death.cards.s5_3_free import command, march_and_battle, special
from tricorne.games.liberty_or_death.names import (
    BASES,
    BRITISH,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_PIECES,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    CONTINENTAL,
    FLORIDA,
    FRENCH,
    FRENCH_REGULAR,
    INDIAN_PIECES,
    INDIANS,
    MAP,
    MILITIA,
    MILITIA_UNDERGROUND,
    NEW_YORK,
    NORTHWEST,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    PIECES_OF,
    PROVINCES,
    QUEBEC,
    RESERVES,
    SOUTHWEST,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
    Faction,
)
from tricorne.games.liberty_or_death.rules.action import Bonus
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count, hide, on_map
from tricorne.games.liberty_or_death.rules.s1_6_support import villages
from tricorne.games.liberty_or_death.rules.s1_7_control import rebellion_control
from tricorne.games.liberty_or_death.rules.s1_9_navy import treaty_obstacle
from tricorne.games.liberty_or_death.rules.s2_3_6_eligibility import stay_eligible
from tricorne.games.liberty_or_death.rules.s3_1_commands import free_command_obstacle

MAP_AND_WEST_INDIES = (*MAP, WEST_INDIES)

# 65 Jacques Necker, Finance Minister


@unshaded(65)
def necker(event: Event) -> None:
    event.gain(FRENCH, -4)


@shaded(65)
def necker_shaded(event: Event) -> None:
    event.gain(FRENCH, 3)


# 66 Don Bernardo Takes Pensacola


@unshaded(66)
def pensacola(event: Event) -> Rule[None]:
    province = yield from event.space((FLORIDA, SOUTHWEST))
    assert province is not None
    yield from event.place_mix(province, BRITISH_CUBES, 6)


@shaded(66)
def pensacola_shaded(event: Event) -> Rule[None]:
    def obstacle(faction: Faction) -> Reason | None:
        no_march = free_command_obstacle(event.game, faction, "march", (FLORIDA,))
        return no_march and free_command_obstacle(event.game, faction, "battle", (FLORIDA,))

    if any(obstacle(faction) is None for faction in (PATRIOTS, FRENCH)):
        taker = yield from event.name_faction((PATRIOTS, FRENCH), "to-fight", obstacle)
        yield from march_and_battle(event, taker, (FLORIDA,), bonus=Bonus(attacker_force=2))


# 67 De Grasse Arrives with the French Fleet


@unshaded(67)
def de_grasse(event: Event) -> Rule[None]:
    yield from event.lower_fni(1)
    event.from_west_indies(FRENCH_REGULAR, 3)


@shaded(67)
def de_grasse_shaded(event: Event) -> Rule[None]:
    faction = yield from event.name_faction(
        (PATRIOTS, FRENCH), "to-command", lambda faction: treaty_obstacle(event.state) if faction == FRENCH else None
    )
    yield from command(event, faction, "rally" if faction == PATRIOTS else "muster", limit=1)
    stay_eligible(event.game, faction, RULE)


# 68 French in America Want Canada


@unshaded(68)
def want_canada(event: Event) -> Rule[None]:
    cubes = (BRITISH_CUBES, (CONTINENTAL,), (), (FRENCH_REGULAR,))[event.faction]
    yield from event.bring(6, cubes, MAP, QUEBEC, up_to=True)
    yield from event.place(QUEBEC, PATRIOT_FORT if event.is_rebellion else BRITISH_FORT, 1)


# 69 Admiral Pierre Andre de Suffren


@unshaded(69)
def suffren(event: Event) -> Rule[None]:
    yield from event.lower_fni(2)
    event.gain(BRITISH, 2)


@shaded(69)
def suffren_shaded(event: Event) -> Rule[None]:
    yield from event.raise_fni(1)
    event.gain(FRENCH, 3)


# 70 British Gain From French in India


@unshaded(70)
def india(event: Event) -> Rule[None]:
    yield from event.remove(3, (BRITISH_REGULAR, FRENCH_REGULAR), MAP_AND_WEST_INDIES)


# 71 Treaty of Amity and Commerce


@unshaded(71)
def amity_and_commerce(event: Event) -> None:
    population = event.game.board.population
    event.gain(PATRIOTS, sum(population[city] for city in CITIES if rebellion_control(event.state, city)))


@shaded(71)
def amity_and_commerce_shaded(event: Event) -> None:
    event.gain(FRENCH, 5)


# 72 French Settlers Help


@unshaded(72)
def french_settlers(event: Event) -> Rule[None]:
    province = yield from event.space(RESERVES)
    assert province is not None
    yield from event.place_either(province, {PATRIOT_FORT: 1} if event.is_rebellion else {BRITISH_FORT: 1, VILLAGE: 1})
    yield from event.place_mix(province, event.friendly_units, 3)


# 73 Sullivan Expedition vs. Iroquois and Tories


@unshaded(73)
def sullivan_expedition(event: Event) -> Rule[None]:
    yield from event.remove(1, BASES, (NEW_YORK, NORTHWEST, QUEBEC))


# 74 Chickasaw Ally with the British


@unshaded(74)
def chickasaw(event: Event) -> Rule[None]:
    faction = yield from event.name_faction((INDIANS, BRITISH), "to-gain")
    event.gain(faction, villages(event.state) // 2)


@shaded(74)
def chickasaw_shaded(event: Event) -> Rule[None]:
    for space in (yield from event.several(2, event.with_any(MAP, *MILITIA, *WAR_PARTIES))):
        more = yield from event.one_of(("militia", "war_party"), kind="event-two", space=SPACES[space])
        yield from event.remove(2 if more == "militia" else 1, MILITIA, (space,))
        yield from event.remove(1 if more == "militia" else 2, WAR_PARTIES, (space,))


# 75 Congress' Speech to the Six Nations


@unshaded(75)
def six_nations(event: Event) -> Rule[None]:
    gathered = yield from command(event, INDIANS, "gather", within=RESERVES, limit=3)
    yield from special(event, INDIANS, "war_path", within=gathered)


@shaded(75)
def six_nations_shaded(event: Event) -> Rule[None]:
    yield from event.remove_villages_last(3, (NORTHWEST,))


# 76 Edward Hand Raids into Indian Country


@unshaded(76)
def edward_hand(event: Event) -> Rule[None]:
    province = yield from event.space(event.with_any(PROVINCES, *MILITIA), by=BRITISH)
    if province is not None:
        yield from event.replace(3, MILITIA, TORY, (province,), by=BRITISH)


@shaded(76)
def edward_hand_shaded(event: Event) -> Rule[None]:
    yield from event.remove(2, (VILLAGE,), MAP, by=BRITISH)


# 77 General Burgoyne Cracks Down


@unshaded(77)
def burgoyne(event: Event) -> Rule[None]:
    shared = event.open_to(VILLAGE, shared_with_indians(event), INDIANS)
    space = yield from event.space(shared, by=INDIANS)
    if space is not None:
        yield from event.place(space, VILLAGE, 1, by=INDIANS)
    for anywhere in MAP:
        hide(event.game, anywhere, WAR_PARTY_ACTIVE, count(event.state, anywhere, WAR_PARTY_ACTIVE), RULE)


@shaded(77)
def burgoyne_shaded(event: Event) -> Rule[None]:
    for province in (yield from event.several(3, shared_with_indians(event))):
        if not (yield from event.remove(1, BRITISH_CUBES, (province,))):
            yield from event.remove(1, (BRITISH_FORT,), (province,))
        event.raid(province)


def shared_with_indians(event: Event) -> Spaces:
    """Spaces with British and Indian pieces; all of them are Provinces."""
    return event.with_any(event.with_any(PROVINCES, *BRITISH_PIECES), *INDIAN_PIECES)


# 78 Cherry Valley Destroyed by Tories


@unshaded(78)
def cherry_valley(event: Event) -> Rule[None]:
    fourth = sum(on_map(event.state, kind) for kind in PATRIOT_UNITS) // 4
    yield from event.remove(fourth, PATRIOT_UNITS, MAP, by=PATRIOTS)


@shaded(78)
def cherry_valley_shaded(event: Event) -> Rule[None]:
    for space in (yield from event.several(4, event.with_any(MAP, TORY, *INDIAN_PIECES))):
        yield from event.place(space, MILITIA_UNDERGROUND, 1)


# 79 Tuscarora and Oneida Come to Washington


@unshaded(79)
def tuscarora_and_oneida(event: Event) -> Rule[None]:
    colony = yield from event.space(COLONIES)
    assert colony is not None
    yield from event.place(colony, VILLAGE, 1)
    yield from event.place(colony, WAR_PARTY_UNDERGROUND, 2)


@shaded(79)
def tuscarora_and_oneida_shaded(event: Event) -> Rule[None]:
    colony = yield from event.space(event.with_any(COLONIES, *INDIAN_PIECES))
    if colony is not None:
        yield from event.remove(1, (VILLAGE,), (colony,))
        yield from event.remove(2, WAR_PARTIES, (colony,))


# 80 Confusion Allows Slaves to Escape


@unshaded(80)
def slaves_escape(event: Event) -> Rule[None]:
    def obstacle(faction: Faction) -> Reason | None:
        return None if exists(event.with_any(MAP, *PIECES_OF[faction])) else ("why-no-pieces-on-map", RULE)

    victim = yield from event.name_faction(range(4), "to-lose", obstacle)
    for space in (yield from event.several(2, event.with_any(MAP, *PIECES_OF[victim]))):
        yield from event.remove(2, PIECES_OF[victim], (space,), by=victim)
