"""Events 1 to 16."""

from __future__ import annotations

from tricorne.core.questions import Reason, Rule
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, Event, shaded, unshaded
from tricorne.games.liberty_or_death.cards.s5_3_free import battle, command, march_and_battle, special
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_PIECES,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    CONTINENTAL,
    FRENCH,
    INDIANS,
    MAP,
    MASSACHUSETTS,
    MILITIA,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    NEUTRAL,
    NORTH_CAROLINA,
    NORTHWEST,
    PASSIVE_OPPOSITION,
    PATRIOT_FORT,
    PATRIOT_PIECES,
    PATRIOTS,
    REBELLION_CONTROL,
    SOUTHWEST,
    TORY,
    VILLAGE,
    VIRGINIA,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import recall
from tricorne.games.liberty_or_death.rules.s1_6_support import set_level
from tricorne.games.liberty_or_death.rules.s2_3_6_eligibility import make_ineligible
from tricorne.games.liberty_or_death.rules.s3_1_commands import free_command_obstacle
from tricorne.games.liberty_or_death.rules.s4_1_special import activity_obstacle
from tricorne.games.liberty_or_death.rules.s6_6_desertion import patriot_desertion
from tricorne.games.liberty_or_death.rules.special import Special

# 1 Waxhaws Massacre


@unshaded(1)
def waxhaws_massacre(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any(MAP, *BRITISH_PIECES))
    if space is not None:
        yield from event.remove(2, (CONTINENTAL,), (space,), lost=True)
        event.shift(space, 1, ACTIVE_SUPPORT)
        event.propaganda(space, 2)


@shaded(1)
def waxhaws_massacre_shaded(event: Event) -> Rule[None]:
    space = yield from march_and_battle(event, PATRIOTS)
    if space is not None:
        event.propaganda(space, 2)
        event.shift(space, 1, NEUTRAL)


# 2 Common Sense


@unshaded(2)
def common_sense(event: Event) -> Rule[None]:
    city = yield from event.space(CITIES, by=BRITISH)
    if city is not None:
        yield from event.place(city, BRITISH_REGULAR, 2, by=BRITISH, optional=True)
        yield from event.place(city, TORY, 2, by=BRITISH, optional=True)
        event.propaganda(city, 2)
    event.gain(BRITISH, 4)


@shaded(2)
def common_sense_shaded(event: Event) -> Rule[None]:
    for city in (yield from event.several(2, CITIES, kind="event-shift")):
        event.shift(city, 1, ACTIVE_OPPOSITION)
        event.propaganda(city, 2)


# 3 George Rogers Clark's Illinois Campaign


@unshaded(3)
def illinois_campaign(event: Event) -> None:
    event.remove_all(PATRIOT_PIECES, (NORTHWEST, SOUTHWEST))


@shaded(3)
def illinois_campaign_shaded(event: Event) -> Rule[None]:
    for province in (NORTHWEST, SOUTHWEST):
        yield from event.place(province, MILITIA_UNDERGROUND, 2, by=PATRIOTS, optional=True)
    for province in (NORTHWEST, SOUTHWEST):
        yield from special(event, PATRIOTS, "partisans", within=(province,), optional=True)


# 4 The Penobscot Expedition


@unshaded(4)
def penobscot(event: Event) -> Rule[None]:
    yield from event.remove(3, MILITIA, MAP)
    event.gain(PATRIOTS, -2)


@shaded(4)
def penobscot_shaded(event: Event) -> Rule[None]:
    yield from event.place_mix(MASSACHUSETTS, (BRITISH_FORT, PATRIOT_FORT, VILLAGE), 1)
    yield from event.place_mix(MASSACHUSETTS, (MILITIA_UNDERGROUND, WAR_PARTY_UNDERGROUND), 3)


# 5 William Alexander, Lord Stirling


@unshaded(5)
def lord_stirling(event: Event) -> None:
    make_ineligible(event.game, PATRIOTS, RULE)


@shaded(5)
def lord_stirling_shaded(event: Event) -> Rule[None]:
    yield from march_and_battle(event, PATRIOTS, march_optional=True, battle_optional=True)


# 6 Benedict Arnold


@unshaded(6)
def benedict_arnold(event: Event) -> Rule[None]:
    colony = yield from event.space(event.with_any(COLONIES, PATRIOT_FORT, *MILITIA))
    if colony is not None:
        yield from event.remove(1, (PATRIOT_FORT,), (colony,), lost=True)
        yield from event.remove(2, MILITIA, (colony,))


@shaded(6)
def benedict_arnold_shaded(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any(MAP, *BRITISH_PIECES))
    if space is not None:
        yield from event.remove(1, (BRITISH_FORT,), (space,), lost=True)
        yield from event.remove(2, BRITISH_CUBES, (space,), lost=True)


# 7 John Paul Jones


@unshaded(7)
def john_paul_jones(event: Event) -> Rule[None]:
    event.gain(BRITISH, 3)
    yield from event.lower_fni(1)
    arrival = yield from event.space(event.open_to(BRITISH_REGULAR, (*CITIES, WEST_INDIES)))
    if arrival is not None:
        yield from event.place(arrival, BRITISH_REGULAR, 2, up_to=True)


@shaded(7)
def john_paul_jones_shaded(event: Event) -> Rule[None]:
    event.gain(PATRIOTS, 5)
    yield from event.raise_fni(1)


# 8 Culper Spy Ring


@unshaded(8)
def culper_spy_ring(event: Event) -> Rule[None]:
    yield from event.activate(3, MILITIA_UNDERGROUND, MAP)


@shaded(8)
def culper_spy_ring_shaded(event: Event) -> Rule[None]:
    yield from event.remove(3, BRITISH_CUBES, MAP, lost=True)


# 9 Friedrich Wilhelm von Steuben


@unshaded(9)
def von_steuben(event: Event) -> Rule[None]:
    yield from special(event, BRITISH, "skirmish", limit=3, optional=True)


@shaded(9)
def von_steuben_shaded(event: Event) -> Rule[None]:
    yield from special(event, PATRIOTS, "skirmish", limit=3, optional=True)


# 10 Benjamin Franklin Travels to France


@unshaded(10)
def franklin_travels(event: Event) -> Rule[None]:
    yield from event.shift_several(2, CITIES, 1, ACTIVE_SUPPORT)


@shaded(10)
def franklin_travels_shaded(event: Event) -> None:
    event.gain(FRENCH, 3)
    event.gain(PATRIOTS, 2)


# 11 Thaddeus Kosciuszko, Expert Engineer


@unshaded(11)
def kosciuszko(event: Event) -> Rule[None]:
    yield from event.remove(2, (PATRIOT_FORT,), MAP, by=PATRIOTS)


@shaded(11)
def kosciuszko_shaded(event: Event) -> Rule[None]:
    held = event.controlled(REBELLION_CONTROL, event.with_any(MAP, *PATRIOT_PIECES))
    sites = event.open_to(PATRIOT_FORT, held, PATRIOTS)
    for space in (yield from event.several(2, sites, by=PATRIOTS, optional=True)):
        yield from recall(event.game, PATRIOT_FORT, 1, space, RULE)
        if event.state.available[PATRIOT_FORT]:
            yield from event.remove(1, PATRIOT_PIECES, (space,), by=PATRIOTS)
            yield from event.place(space, PATRIOT_FORT, 1, by=PATRIOTS)


# 12 Martha Washington to Valley Forge


@unshaded(12)
def martha_washington(event: Event) -> Rule[None]:
    yield from patriot_desertion(event.game, RULE)


@shaded(12)
def martha_washington_shaded(event: Event) -> None:
    event.gain(PATRIOTS, 5)


# 13 "…the origin of all our misfortunes"


@unshaded(13)
def origin_of_misfortunes(event: Event) -> Rule[None]:
    yield from patriot_desertion(event.game, RULE)


@shaded(13)
def origin_of_misfortunes_shaded(event: Event) -> Rule[None]:
    for space in (yield from event.several(4, event.with_any(MAP, *MILITIA), by=PATRIOTS, optional=True)):
        yield from event.place(space, MILITIA_ACTIVE, 1, by=PATRIOTS)


# 14 Overmountain Men Fight for North Carolina


@unshaded(14)
def overmountain_men(event: Event) -> Rule[None]:
    either = (NORTH_CAROLINA, SOUTHWEST)
    way = yield from event.one_of(
        ("scout", "march"), lambda way: free_command_obstacle(event.game, INDIANS, way, either), by=INDIANS
    )
    if way is None:
        space = yield from event.space(either, by=INDIANS)
    else:
        (space,) = yield from command(event, INDIANS, way, within=either, limit=1)
    assert space is not None
    here = (space,)

    def obstacle(fight: str) -> Reason | None:
        if fight == "war_path":
            return activity_obstacle(event.game, Special(INDIANS, fight, within=here))
        return free_command_obstacle(event.game, BRITISH, fight, here)

    fight = yield from event.one_of(("war_path", "battle"), obstacle)
    if fight == "battle":
        yield from battle(event, BRITISH, space)
    elif fight == "war_path":
        yield from special(event, INDIANS, "war_path", within=here)


@shaded(14)
def overmountain_men_shaded(event: Event) -> Rule[None]:
    yield from march_and_battle(event, PATRIOTS, (NORTH_CAROLINA, SOUTHWEST))


# 15 Morgan's Rifles


@unshaded(15)
def morgans_rifles(event: Event) -> Rule[None]:
    event.shift(VIRGINIA, 2, ACTIVE_SUPPORT)
    yield from event.place(VIRGINIA, TORY, 2)


@shaded(15)
def morgans_rifles_shaded(event: Event) -> Rule[None]:
    colony = yield from march_and_battle(event, PATRIOTS, COLONIES)
    if colony is not None:
        yield from special(event, PATRIOTS, "partisans", within=(colony,))


# 16 Mercy Warren's "The Motley Assembly"


@unshaded(16)
def motley_assembly(event: Event) -> Rule[None]:
    yield from event.scatter(TORY, 2, MAP)


@shaded(16)
def motley_assembly_shaded(event: Event) -> Rule[None]:
    city = yield from event.space(event.can_shift(CITIES, PASSIVE_OPPOSITION), kind="event-shift")
    if city is not None:
        set_level(event.game, city, PASSIVE_OPPOSITION, RULE)
