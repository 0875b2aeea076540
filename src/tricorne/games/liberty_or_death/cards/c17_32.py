"""Events 17 to 32."""

from __future__ import annotations

from tricorne.core.questions import Rule
from tricorne.games.liberty_or_death.cards.s5_1_event import RULE, UNAVAILABLE_TOO, Event, shaded, unshaded
from tricorne.games.liberty_or_death.cards.s5_3_free import march_and_battle, special
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_CUBES,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    CONTINENTAL,
    GEORGIA,
    INDIANS,
    MAP,
    MILITIA,
    MILITIA_UNDERGROUND,
    NEW_JERSEY,
    NORTH_CAROLINA,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    PROVINCES,
    RESERVES,
    SOUTH_CAROLINA,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, count, move, on_map
from tricorne.games.liberty_or_death.rules.s1_7_control import british_control
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_follows
from tricorne.games.liberty_or_death.rules.s2_3_6_eligibility import make_ineligible
from tricorne.games.liberty_or_death.rules.s6_6_desertion import tory_desertion

# 17 Jane McCrea Murdered by Indians


@unshaded(17)
def jane_mccrea(event: Event) -> Rule[None]:
    yield from event.remove(1, (PATRIOT_FORT,), RESERVES)


@shaded(17)
def jane_mccrea_shaded(event: Event) -> Rule[None]:
    yield from event.remove(1, (VILLAGE,), MAP)


# 18 "If it hadn't been so stormy…"


@unshaded(18)
def so_stormy(event: Event) -> Rule[None]:
    faction = yield from event.name_faction(range(4), "to-sit-out")
    make_ineligible(event.game, faction, RULE)


# 19 Legend of Nathan Hale


@unshaded(19)
def nathan_hale(event: Event) -> None:
    event.gain(PATRIOTS, -4)


@shaded(19)
def nathan_hale_shaded(event: Event) -> Rule[None]:
    yield from event.scatter(MILITIA_UNDERGROUND, 3, MAP)
    event.gain(PATRIOTS, 3)


# 20 Continental Marines


@unshaded(20)
def continental_marines(event: Event) -> Rule[None]:
    yield from event.remove(4, (CONTINENTAL,), MAP, by=PATRIOTS)


@shaded(20)
def continental_marines_shaded(event: Event) -> Rule[None]:
    yield from event.place(NEW_JERSEY, CONTINENTAL, 4, by=PATRIOTS)


# 21 The Gamecock Thomas Sumter


@unshaded(21)
def thomas_sumter(event: Event) -> Rule[None]:
    yield from event.shift_several(1, (SOUTH_CAROLINA, GEORGIA), 2, ACTIVE_SUPPORT)


@shaded(21)
def thomas_sumter_shaded(event: Event) -> Rule[None]:
    yield from march_and_battle(event, PATRIOTS, (SOUTH_CAROLINA, GEORGIA))


# 22 The Newburgh Conspiracy


@unshaded(22)
def newburgh_conspiracy(event: Event) -> Rule[None]:
    colony = yield from event.space(event.with_any(COLONIES, *PATRIOT_UNITS))
    if colony is not None:
        yield from event.remove(4, PATRIOT_UNITS, (colony,))


@shaded(22)
def newburgh_conspiracy_shaded(event: Event) -> Rule[None]:
    yield from tory_desertion(event.game, RULE)


# 23 Lieutenant Colonel Francis Marion


@unshaded(23)
def francis_marion(event: Event) -> Rule[None]:
    adjacent = event.game.board.adjacent
    origins = event.with_any((NORTH_CAROLINA, SOUTH_CAROLINA), *PATRIOT_UNITS)
    if not exists(origins):
        return
    mover = yield from event.name_faction((BRITISH, INDIANS), "to-move-patriots")
    origin = yield from event.space(origins, by=mover, kind="event-move-from")
    if origin is None:
        return
    near = event.only(PROVINCES, lambda space: space in adjacent[origin], ("why-not-adjacent", RULE))
    destination = yield from event.space(near, by=mover, kind="event-move-to")
    if destination is not None:
        moved = sum(
            move(event.game, origin, destination, kind, count(event.state, origin, kind), RULE)
            for kind in PATRIOT_UNITS
        )
        yield from leader_follows(event.game, "patriots", PATRIOTS, origin, destination, moved, RULE)


@shaded(23)
def francis_marion_shaded(event: Event) -> Rule[None]:
    militia = event.with_any((NORTH_CAROLINA, SOUTH_CAROLINA), *MILITIA)
    space = yield from event.space(event.with_any(militia, *BRITISH_CUBES))
    if space is not None:
        yield from event.remove(4, BRITISH_CUBES, (space,))


# 24 Declaration of Independence


@unshaded(24)
def declaration_of_independence(event: Event) -> Rule[None]:
    yield from event.remove(2, (CONTINENTAL,), MAP)
    yield from event.remove(2, MILITIA, MAP)
    yield from event.remove(1, (PATRIOT_FORT,), MAP)


@shaded(24)
def declaration_of_independence_shaded(event: Event) -> Rule[None]:
    for space in (yield from event.scatter(MILITIA_UNDERGROUND, 3, MAP, up_to=True)):
        event.propaganda(space, 1)
    yield from event.scatter(PATRIOT_FORT, 1, MAP)


# 25 British Prison Ships


@unshaded(25)
def prison_ships(event: Event) -> Rule[None]:
    yield from event.shift_several(2, CITIES, 1, PASSIVE_SUPPORT)


@shaded(25)
def prison_ships_shaded(event: Event) -> Rule[None]:
    for city in (yield from event.several(2, CITIES)):
        yield from event.place(city, MILITIA_UNDERGROUND, 1)
        event.shift(city, 1, PASSIVE_OPPOSITION)
        event.propaganda(city, 1)


# 26 Josiah Martin, NC Royal Governor, Plots


@unshaded(26)
def josiah_martin(event: Event) -> Rule[None]:
    yield from event.place_either(NORTH_CAROLINA, {BRITISH_FORT: 1, TORY: 2})


@shaded(26)
def josiah_martin_shaded(event: Event) -> Rule[None]:
    yield from march_and_battle(event, PATRIOTS, (NORTH_CAROLINA,), march_optional=True, battle_optional=True)


# 27 The Queen's Rangers Show for Battle


@unshaded(27)
def queens_rangers(event: Event) -> Rule[None]:
    for colony in (yield from event.several(2, event.controlled(BRITISH_CONTROL, COLONIES))):
        yield from event.place(colony, TORY, 2, boxes=UNAVAILABLE_TOO)


@shaded(27)
def queens_rangers_shaded(event: Event) -> Rule[None]:
    for city in (yield from event.several(2, CITIES)):
        event.shift(city, 1, ACTIVE_OPPOSITION)
        yield from event.place(city, MILITIA_UNDERGROUND, 1)


# 28 Battle of Moore's Creek Bridge


@unshaded(28)
def moores_creek_bridge(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any(MAP, *MILITIA))
    if space is not None:
        yield from event.replace_all(MILITIA, TORY, space, per=2)


@shaded(28)
def moores_creek_bridge_shaded(event: Event) -> Rule[None]:
    space = yield from event.space(event.with_any(MAP, TORY))
    if space is not None:
        yield from event.replace_all((TORY,), MILITIA_UNDERGROUND, space, per=2)


# 29 Edward Bancroft, British Spy


@unshaded(29)
def edward_bancroft(event: Event) -> Rule[None]:
    to_show = {
        faction: (on_map(event.state, hidden) + on_map(event.state, shown)) // 2 - on_map(event.state, shown)
        for faction, (hidden, shown) in ((PATRIOTS, MILITIA), (INDIANS, WAR_PARTIES))
    }
    if max(to_show.values()) <= 0:
        return
    faction = yield from event.name_faction(
        (PATRIOTS, INDIANS), "to-show", lambda faction: None if to_show[faction] > 0 else ("why-enough-active", RULE)
    )
    hidden = MILITIA_UNDERGROUND if faction == PATRIOTS else WAR_PARTY_UNDERGROUND
    for _ in range(to_show[faction]):
        space = yield from event.space(event.with_any(MAP, hidden), by=faction, kind="event-show")
        assert space is not None
        activate(event.game, space, hidden, 1, RULE)


# 30 Hessians


@unshaded(30)
def hessians(event: Event) -> Rule[None]:
    quarters = event.controlled(BRITISH_CONTROL, event.with_any(MAP, BRITISH_REGULAR))
    for space in (yield from event.several(3, quarters, optional=True)):
        yield from event.place(space, BRITISH_REGULAR, 2, up_to=True, boxes=UNAVAILABLE_TOO)
    event.gain(BRITISH, 2)


@shaded(30)
def hessians_shaded(event: Event) -> Rule[None]:
    yield from event.remove(on_map(event.state, BRITISH_REGULAR) // 5, (BRITISH_REGULAR,), MAP, by=BRITISH)


# 31 Thomas Brown and the King's Rangers


@unshaded(31)
def kings_rangers(event: Event) -> Rule[None]:
    colony = yield from event.space((SOUTH_CAROLINA, GEORGIA))
    assert colony is not None
    yield from event.place(colony, BRITISH_FORT, 1)
    yield from event.place(colony, TORY, 2)


@shaded(31)
def kings_rangers_shaded(event: Event) -> Rule[None]:
    colony = yield from event.space((SOUTH_CAROLINA, GEORGIA), by=PATRIOTS)
    assert colony is not None
    yield from event.place(colony, MILITIA_UNDERGROUND, 2, by=PATRIOTS)
    yield from special(event, PATRIOTS, "partisans", within=(colony,), optional=True)


# 32 Rule Britannia!


@unshaded(32)
def rule_britannia(event: Event) -> Rule[None]:
    colony = yield from event.space(COLONIES)
    assert colony is not None
    yield from event.place(colony, BRITISH_REGULAR, 2, up_to=True, boxes=UNAVAILABLE_TOO)
    yield from event.place(colony, TORY, 2, up_to=True, boxes=UNAVAILABLE_TOO)


@shaded(32)
def rule_britannia_shaded(event: Event) -> Rule[None]:
    faction = yield from event.name_faction(range(4), "to-gain")
    event.gain(faction, sum(british_control(event.state, city) for city in CITIES) // 2)
