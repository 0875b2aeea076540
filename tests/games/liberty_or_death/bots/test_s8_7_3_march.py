"""8.7.3 March of the non-player Indians."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, check, each_line, march_line
from tests.games.liberty_or_death.bots.think import conclude, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.machinery.marching import Arrivals, plan_marches
from tricorne.games.liberty_or_death.bots.s8_7_indians.s8_7_3_march import (
    AGAINST_CONTROL,
    MARCH,
    march_against_control,
    march_for_village,
    take_parties,
)
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import (
    INDIANS,
    KIND_INDEX,
    PENNSYLVANIA,
    SPACES,
    VILLAGE,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)

ENDS = Chooses("indians", AGAINST_CONTROL, march_line(march_against_control))
HORDE = "southwest: 15 war_party_underground; virginia: 1 militia_active; georgia: 1 militia_active"
LINES = [
    ENDS.case("no-active-support", "georgia", HORDE, "virginia active_support"),
    ENDS.case("population", "virginia", HORDE),
]


@each_line(LINES)
def test_8_7_3_each_line_decides(case: Case) -> None:
    check(case)


Taken = dict[str, dict[int, int]]


def taken(pieces: dict[str, dict[str, int]], near: Taken, needed: int, dice: list[int] | None = None) -> Taken:
    """The War Parties that go to Pennsylvania."""
    me = thinker(table({"pennsylvania": {}, **pieces}), "indians")
    groups = {SPACES.index(name): group for name, group in near.items()}
    chosen = conclude(take_parties(me, PENNSYLVANIA, groups, needed), dice or [])
    return {SPACES[origin]: group for origin, group in chosen.items()}


def destinations(game: LibertyOrDeath, resources: int) -> dict[str, list[str]]:
    """Where the March goes for so many Resources, and from where."""
    game.state.resources[INDIANS] = resources
    game.state.available[VILLAGE] = 0
    marches = conclude(plan_marches(thinker(game, "indians"), MARCH, 3))
    return {SPACES[march.destination]: sorted(SPACES[space] for space in march.groups) for march in marches}


HIDDEN = "war_party_underground"


def test_8_7_3_march_brings_three_war_parties_together_for_a_village() -> None:
    game = table(
        {
            "northwest": {"war_party_underground": 3, "village": 2},
            "southwest": {"war_party_active": 2, "village": 1, "british_fort": 1},
            "quebec": {"british_fort": 2},
        },
        levels=dict.fromkeys(("new_york", "pennsylvania", "maryland_delaware", "north_carolina"), "active_support")
        | dict.fromkeys(("south_carolina", "georgia"), "active_support"),
    )
    found = conclude(march_for_village(thinker(game, "indians"), Arrivals()))
    assert found is not None
    destination, groups = found
    assert SPACES[destination] == "virginia"
    assert {SPACES[origin]: sum(group.values()) for origin, group in groups.items()} == {"northwest": 2, "southwest": 1}


def test_8_7_3_in_the_later_edition_the_last_three_of_a_village_site_stay() -> None:
    pieces = {"northwest": {"war_party_underground": 3}, "virginia": {"militia_active": 1}}
    printed = thinker(table(pieces), "indians")
    assert conclude(march_against_control(printed, Arrivals())) is not None
    later = thinker(table(pieces, edition="2016"), "indians")
    assert conclude(march_against_control(later, Arrivals())) is None


def test_8_7_3_in_the_later_edition_a_site_is_kept_only_while_a_village_is_available() -> None:
    game = table({"northwest": {"war_party_underground": 3}, "virginia": {"militia_active": 1}}, edition="2016")
    game.state.available[VILLAGE] = 0
    assert conclude(march_against_control(thinker(game, "indians"), Arrivals())) is not None


def test_8_7_3_the_march_goes_no_further_than_the_resources() -> None:
    rebels = {"militia_active": 1}
    game = table(
        {
            "virginia": {HIDDEN: 3},
            "southwest": {"village": 1, HIDDEN: 1},
            "north_carolina": rebels,
            "georgia": {HIDDEN: 3},
            "south_carolina": rebels,
        },
        levels={"south_carolina": "active_support"},
    )
    assert destinations(game, 2) == {"north_carolina": ["virginia"], "south_carolina": ["georgia"]}
    assert destinations(game, 1) == {"north_carolina": ["virginia"]}
    assert destinations(game, 0) == {}


def test_8_7_3_out_of_the_reserves_the_first_destination_costs_nothing() -> None:
    rebels = {"militia_active": 1}
    game = table(
        {"southwest": {HIDDEN: 3}, "georgia": rebels, "south_carolina": rebels},
        levels={"georgia": "active_support"},
    )
    assert destinations(game, 0) == {"south_carolina": ["southwest"]}
    assert destinations(game, 1) == {"south_carolina": ["southwest"], "georgia": ["southwest"]}


def test_8_7_3_where_every_group_would_be_seen_underground_ones_go_first_all_the_same() -> None:
    near = {"northwest": {WAR_PARTY_UNDERGROUND: 2}, "new_york": {WAR_PARTY_ACTIVE: 3}}
    pieces = {"pennsylvania": {"militia_active": 3}}
    assert taken(pieces, near, 3) == {"northwest": {WAR_PARTY_UNDERGROUND: 2}, "new_york": {WAR_PARTY_ACTIVE: 1}}


def test_8_7_3_underground_war_parties_go_before_active_ones_from_wherever_they_are() -> None:
    me = thinker(table(), "indians")
    underground, active = KIND_INDEX["war_party_underground"], KIND_INDEX["war_party_active"]
    quebec, florida, southwest = (SPACES.index(name) for name in ("quebec", "florida", "southwest"))
    groups = {quebec: {active: 4}, florida: {underground: 2}}
    taken = conclude(take_parties(me, southwest, groups, 3))
    assert taken == {florida: {underground: 2}, quebec: {active: 1}}


REBEL_PENNSYLVANIA = {"pennsylvania": {"militia_active": 2}}


def test_8_7_3_groups_stay_small_enough_to_come_in_underground() -> None:
    near = {"northwest": {WAR_PARTY_UNDERGROUND: 3}, "maryland_delaware": {WAR_PARTY_UNDERGROUND: 1}}
    assert taken(REBEL_PENNSYLVANIA, near, 2) == {
        "maryland_delaware": {WAR_PARTY_UNDERGROUND: 1},
        "northwest": {WAR_PARTY_UNDERGROUND: 1},
    }


def test_8_7_3_origins_are_drawn_as_no_rule_puts_one_first() -> None:
    near = {"northwest": {WAR_PARTY_UNDERGROUND: 3}, "maryland_delaware": {WAR_PARTY_UNDERGROUND: 2}}
    drawn = [taken({}, near, 2, [die]) for die in (1, 6)]
    assert {"northwest": {WAR_PARTY_UNDERGROUND: 2}} in drawn
    assert {"maryland_delaware": {WAR_PARTY_UNDERGROUND: 2}} in drawn
    assert taken({}, near, 5) == near, "where all go nothing is drawn"


def test_8_7_3_active_war_parties_do_not_give_the_underground_ones_away() -> None:
    near = {
        "northwest": {WAR_PARTY_UNDERGROUND: 3, WAR_PARTY_ACTIVE: 3},
        "new_york": {WAR_PARTY_ACTIVE: 2},
    }
    assert taken(REBEL_PENNSYLVANIA, near, 3) == {
        "northwest": {WAR_PARTY_UNDERGROUND: 1},
        "new_york": {WAR_PARTY_ACTIVE: 2},
    }


def test_8_7_3_a_group_is_seen_only_if_there_is_no_other_way() -> None:
    near = {"northwest": {WAR_PARTY_UNDERGROUND: 3, WAR_PARTY_ACTIVE: 1}}
    assert taken(REBEL_PENNSYLVANIA, near, 4) == {"northwest": {WAR_PARTY_UNDERGROUND: 3, WAR_PARTY_ACTIVE: 1}}
