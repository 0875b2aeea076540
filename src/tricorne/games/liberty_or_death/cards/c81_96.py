"""Events 81 to 96."""

from __future__ import annotations

from tricorne.core.questions import Reason, Rule
from tricorne.games.liberty_or_death.cards.s5_1_1_placing import DECLINED
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, Event, shaded, unshaded
from tricorne.games.liberty_or_death.cards.s5_3_free import command, muster_tories, special
from tricorne.games.liberty_or_death.cards.scattering import scatter_units
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    ALL_KINDS,
    BASES,
    BRITISH,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    COLONIES,
    CONTINENTAL,
    FRENCH_REGULAR,
    GEORGIA,
    INDIAN_PIECES,
    INDIANS,
    MAP,
    MASSACHUSETTS,
    MILITIA,
    MILITIA_UNDERGROUND,
    NEUTRAL,
    NEW_YORK,
    NORTH_CAROLINA,
    NORTHWEST,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    PENNSYLVANIA,
    PIECES_OF,
    PROVINCES,
    QUEBEC,
    QUEBEC_CITY,
    RESERVES,
    SOUTH_CAROLINA,
    SOUTHWEST,
    TORY,
    VILLAGE,
    VIRGINIA,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, bases, count
from tricorne.games.liberty_or_death.rules.s1_6_support import set_level
from tricorne.games.liberty_or_death.rules.s2_3_6_eligibility import stay_eligible

SOUTHERN_FRONTIER = (VIRGINIA, NORTH_CAROLINA, SOUTH_CAROLINA, GEORGIA)
UNITS_TO_PLACE = (BRITISH_REGULAR, TORY, CONTINENTAL, MILITIA_UNDERGROUND, FRENCH_REGULAR, WAR_PARTY_UNDERGROUND)

# 81 Creek and Seminole Active in South


@unshaded(81)
def creek_and_seminole(event: Event) -> Rule[None]:
    colony = yield from event.space((SOUTH_CAROLINA, GEORGIA))
    assert colony is not None
    yield from event.place(colony, WAR_PARTY_UNDERGROUND, 2)
    event.raid(colony)
    yield from event.place(colony, VILLAGE, 1)


@shaded(81)
def creek_and_seminole_shaded(event: Event) -> Rule[None]:
    yield from event.remove(2, WAR_PARTIES, (SOUTH_CAROLINA, GEORGIA))


# 82 Frustrated Shawnee Warriors Attack


@unshaded(82)
def shawnee_warriors(event: Event) -> Rule[None]:
    for colony in (yield from event.several(4, SOUTHERN_FRONTIER, by=INDIANS)):
        yield from event.place(colony, WAR_PARTY_UNDERGROUND, 1, by=INDIANS)
        event.raid(colony)


@shaded(82)
def shawnee_warriors_shaded(event: Event) -> Rule[None]:
    yield from event.remove_villages_last(3, SOUTHERN_FRONTIER)


# 83 Guy Carleton and Indians Negotiate


@unshaded(83)
def guy_carleton(event: Event) -> Rule[None]:
    set_level(event.game, QUEBEC_CITY, ACTIVE_SUPPORT, RULE)
    yield from event.place(QUEBEC, WAR_PARTY_UNDERGROUND, 2)


@shaded(83)
def guy_carleton_shaded(event: Event) -> Rule[None]:
    space = yield from event.space((QUEBEC, QUEBEC_CITY))
    assert space is not None
    before, left = bases(event.state, space), 3
    while left and bases(event.state, space) == before:
        if not (yield from event.place_mix(space, (*BASES, *UNITS_TO_PLACE), 1, up_to=True)):
            return
        left -= 1
    yield from event.place_mix(space, UNITS_TO_PLACE, left, up_to=True)


# 84 "Merciless Indian Savages"


@unshaded(84)
def merciless_savages(event: Event) -> Rule[None]:
    yield from command(event, INDIANS, "gather", within=COLONIES, limit=2)


@shaded(84)
def merciless_savages_shaded(event: Event) -> Rule[None]:
    yield from event.remove(1, (VILLAGE,), MAP, by=PATRIOTS)


# 85 Indians Help British Raids on Mississippi


@unshaded(85)
def mississippi_raids(event: Event) -> Rule[None]:
    yield from event.place_mix(SOUTHWEST, BRITISH_CUBES, 3, by=BRITISH)


@shaded(85)
def mississippi_raids_shaded(event: Event) -> Rule[None]:
    yield from event.place_mix(SOUTHWEST, (MILITIA_UNDERGROUND, CONTINENTAL), 2)
    yield from event.place(SOUTHWEST, FRENCH_REGULAR, 2)


# 86 Stockbridge Indians


@unshaded(86)
def stockbridge(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any(near_stockbridge(event), *MILITIA))
    if space is not None:
        activate(event.game, space, MILITIA_UNDERGROUND, count(event.state, space, MILITIA_UNDERGROUND), RULE)


@shaded(86)
def stockbridge_shaded(event: Event) -> Rule[None]:
    space = yield from event.space(near_stockbridge(event))
    assert space is not None
    yield from event.place(space, MILITIA_UNDERGROUND, 3)


def near_stockbridge(event: Event) -> Spaces:
    """Massachusetts and every space with an Indian piece."""
    spaces = dict.fromkeys((MASSACHUSETTS, *event.with_any(PROVINCES, *INDIAN_PIECES)))
    return Spaces([*spaces], ("why-no-indian-pieces", RULE))


# 87 Patriots Massacre Lenape Indians


@unshaded(87)
def lenape(event: Event) -> Rule[None]:
    yield from event.remove(1, ALL_KINDS, (PENNSYLVANIA,))
    stay_eligible(event.game, event.faction, RULE)


# 88 "If it hadn't been so foggy…"


@unshaded(88)
def so_foggy(event: Event) -> Rule[None]:
    mine = event.with_units(event.faction, MAP)
    others = [faction for faction in range(4) if faction != event.faction]
    met = [faction for faction in others if exists(event.with_any(mine, *PIECES_OF[faction]))]
    if met:
        other = yield from event.name_faction(
            others, "to-avoid", lambda faction: None if faction in met else ("why-no-shared-space", RULE)
        )
        yield from scatter_units(event, event.faction, event.with_any(mine, *PIECES_OF[other]))


# 89 War Damages Colonies' Economy


@unshaded(89)
def war_damages(event: Event) -> Rule[None]:
    yield from event.replace(4, PATRIOT_UNITS, TORY, MAP)


@shaded(89)
def war_damages_shaded(event: Event) -> Rule[None]:
    yield from event.replace(3, (TORY,), MILITIA_UNDERGROUND, MAP)


# 90 "The World Turned Upside Down"


@unshaded(90)
def upside_down(event: Event) -> Rule[None]:
    bases = {"fort": PATRIOT_FORT} if event.is_rebellion else {"fort": BRITISH_FORT, "village": VILLAGE}
    declined: list[str] = []

    def obstacle(name: str) -> Reason | None:
        if name in declined:
            return DECLINED
        return None if exists(event.open_to(bases[name], MAP)) else ("why-none-available", "5.1.1")

    while (name := (yield from event.one_of([*bases], obstacle))) is not None:
        if (yield from event.scatter(bases[name], 1, MAP)):
            break
        declined.append(name)


@shaded(90)
def upside_down_shaded(event: Event) -> Rule[None]:
    yield from event.remove(2, (BRITISH_REGULAR,), MAP, lost=True)


# 91 Indians Help British Outside Colonies


@unshaded(91)
def outside_colonies(event: Event) -> Rule[None]:
    province = yield from event.space(RESERVES)
    assert province is not None
    yield from event.place(province, VILLAGE, 1)
    yield from event.place(province, WAR_PARTY_UNDERGROUND, 2)


@shaded(91)
def outside_colonies_shaded(event: Event) -> Rule[None]:
    yield from event.remove(1, (VILLAGE,), RESERVES)


# 92 Cherokees Supplied by the British


@unshaded(92)
def cherokees_supplied(event: Event) -> Rule[None]:
    own_base = {BRITISH: BRITISH_FORT, PATRIOTS: PATRIOT_FORT, INDIANS: VILLAGE}.get(event.faction)
    if own_base is not None:
        own = event.with_any(MAP, own_base)
        alone = event.only(own, lambda space: bases(event.state, space) == 1, ("why-two-bases", "1.4.2"))
        yield from event.scatter(own_base, 1, alone)


# 93 Wyoming Massacre


@unshaded(93)
def wyoming_massacre(event: Event) -> Rule[None]:
    adjacent = event.game.board.adjacent
    frontier = event.only(
        COLONIES, lambda colony: any(space in RESERVES for space in adjacent[colony]), ("why-no-reserve-near", RULE)
    )
    for colony in (yield from event.several(3, frontier, optional=True)):
        event.shift(colony, 1, NEUTRAL)
        event.raid(colony)


@shaded(93)
def wyoming_massacre_shaded(event: Event) -> Rule[None]:
    yield from event.remove(4, WAR_PARTIES, (PENNSYLVANIA, *event.game.board.adjacent[PENNSYLVANIA]))


# 94 Herkimer's Relief Column


@unshaded(94)
def herkimer(event: Event) -> Rule[None]:
    yield from command(event, INDIANS, "gather", within=(NEW_YORK,), limit=1)
    yield from muster_tories(event, NEW_YORK)
    event.remove_all(MILITIA, (NEW_YORK,))


@shaded(94)
def herkimer_shaded(event: Event) -> None:
    event.remove_all(INDIAN_PIECES, (NEW_YORK,))


# 95 Ohio Country Frontier Erupts


@unshaded(95)
def ohio_country(event: Event) -> Rule[None]:
    yield from event.remove(1, (BRITISH_FORT, VILLAGE) if event.is_rebellion else (PATRIOT_FORT,), (NORTHWEST,))
    yield from event.place_mix(NORTHWEST, event.friendly_units, 3)


# 96 Iroquois Confederacy


@unshaded(96)
def iroquois_confederacy(event: Event) -> Rule[None]:
    for province in (yield from event.several(2, RESERVES, by=INDIANS)):
        yield from command(event, INDIANS, "gather", within=(province,), limit=1)
        yield from special(event, INDIANS, "war_path", within=(province,))


@shaded(96)
def iroquois_confederacy_shaded(event: Event) -> Rule[None]:
    yield from event.remove(1, (VILLAGE,), MAP)
