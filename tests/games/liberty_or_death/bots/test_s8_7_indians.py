"""8.7 Non-player Indians."""

import pytest

from tests.games.liberty_or_death.bots.think import answer, choice, conclude, take_turn, thinker
from tests.games.liberty_or_death.cards.table import level, table
from tricorne.games.liberty_or_death.bots import indian_moves, indians
from tricorne.games.liberty_or_death.bots.battle_answers import activate_for_battle
from tricorne.games.liberty_or_death.bots.marching import Arrivals
from tricorne.games.liberty_or_death.bots.special_answers import trade_gift, trade_space, war_path_space
from tricorne.games.liberty_or_death.bots.winter_answers import desertion, redeploy, supply_indians
from tricorne.games.liberty_or_death.names import GEORGIA, INDIANS, SPACES, VIRGINIA
from tricorne.games.liberty_or_death.rules.s1_10_leaders import BRANT, DRAGGING_CANOE


def test_8_7_1_raid_when_support_and_the_die_do_not_exceed_opposition() -> None:
    game = table(levels={"virginia": "active_opposition"})
    assert conclude(indians.flowchart(thinker(game, "indians")), [4])[0] == "raid"
    assert conclude(indians.flowchart(thinker(game, "indians")), [5, 1])[0] == "gather"


def test_8_7_2_gather_for_two_villages_or_when_the_die_is_below_the_available_war_parties() -> None:
    game = table({"quebec": {"war_party_active": 3}, "florida": {"war_party_active": 3}})
    assert conclude(indians.flowchart(thinker(game, "indians")), [1])[0] == "gather"
    game = table({"quebec": {"war_party_active": 12}})
    assert conclude(indians.flowchart(thinker(game, "indians")), [1, 2])[0] == "gather"
    assert conclude(indians.flowchart(thinker(game, "indians")), [1, 3])[0] == "march"


def test_8_7_4_scout_where_war_parties_and_regulars_are_together() -> None:
    game = table({"quebec": {"war_party_active": 15, "british_regular": 1}})
    assert conclude(indians.flowchart(thinker(game, "indians")), [1, 6])[0] == "scout"


@pytest.mark.parametrize(
    ("pieces", "levels", "expected"),
    [
        (
            {"new_york": {"war_party_underground": 2}, "virginia": {"war_party_underground": 1, "militia_active": 3}},
            {"new_york": "passive_opposition", "virginia": "active_opposition"},
            "new_york",
        ),
        (
            {"new_hampshire": {"war_party_underground": 1}, "virginia": {"war_party_underground": 1}},
            {"new_hampshire": "passive_opposition", "virginia": "passive_opposition"},
            "virginia",
        ),
    ],
)
def test_8_7_1_raid_where_plunder_will_be_possible_then_by_population(
    pieces: dict[str, dict[str, int]], levels: dict[str, str], expected: str
) -> None:
    game = table(pieces, levels=levels)
    assert choice(thinker(game, "indians"), indians.RAID) == ("raid", expected)


def test_8_7_1_the_last_war_party_never_leaves_a_village_to_raid() -> None:
    game = table({"northwest": {"war_party_underground": 1, "village": 1}}, levels={"virginia": "active_opposition"})
    assert indians.raid_targets(thinker(game, "indians")) == []


def test_8_7_1_raid_and_plunder() -> None:
    game = table({"northwest": {"war_party_underground": 2}}, levels={"virginia": "active_opposition"}, resources=1)
    answers = take_turn(game, "indians", card=16, dice=[1])
    assert answers[:2] == ["command:raid", "virginia"]
    assert "special:plunder" in answers
    assert level(game, "virginia") == "passive_opposition"
    assert game.state.resources[2] == 1


@pytest.mark.parametrize(
    ("pieces", "leader", "expected"),
    [
        (
            {"quebec": {"war_party_active": 3}, "florida": {"war_party_active": 3}},
            "florida",
            ("gather-village", "florida"),
        ),
        (
            {"quebec": {"village": 1}, "florida": {"village": 1, "militia_active": 1}},
            None,
            ("gather-at-village", "florida"),
        ),
        (
            {"quebec": {"village": 1, "war_party_underground": 1}, "florida": {"village": 1}},
            None,
            ("gather-at-village", "florida"),
        ),
        (
            {
                "quebec": {"village": 1, "war_party_underground": 1},
                "florida": {"village": 1, "war_party_underground": 1},
            },
            "quebec",
            ("gather-at-village", "quebec"),
        ),
        (
            {"quebec": {"war_party_active": 1}, "florida": {"war_party_active": 2}},
            None,
            ("gather-future-village", "florida"),
        ),
        ({"quebec": {"war_party_active": 1}}, None, ("gather-future-village", "quebec")),
        (
            {"quebec": {"war_party_active": 13, "village": 2}, "florida": {"war_party_active": 2}},
            None,
            ("gather-regroup", "quebec"),
        ),
    ],
)
def test_8_7_2_the_lines_of_gather(
    pieces: dict[str, dict[str, int]], leader: str | None, expected: tuple[str, str]
) -> None:
    game = table(pieces, leaders={"indians": leader} if leader else {})
    assert choice(thinker(game, "indians"), indians.GATHER) == expected


def test_8_7_2_cornplanter_builds_with_two_war_parties() -> None:
    game = table({"quebec": {"war_party_active": 2}}, leaders={"indians": "quebec"})
    assert indians.village_sites(thinker(game, "indians")) == []
    game.state.leader[2] = 1
    assert choice(thinker(game, "indians"), indians.GATHER) == ("gather-village", "quebec")


def test_8_7_1_war_path_takes_a_fort_then_most_pieces_then_at_villages() -> None:
    game = table(
        {
            "quebec": {"war_party_underground": 2, "patriot_fort": 1},
            "florida": {"war_party_underground": 2, "militia_active": 2},
            "northwest": {"war_party_underground": 1, "militia_active": 2},
            "southwest": {"war_party_underground": 1, "militia_active": 1, "village": 1},
        }
    )
    me = thinker(game, "indians")
    assert answer(war_path_space, me, ["quebec", "florida", "northwest", "southwest"]) == "quebec"
    assert answer(war_path_space, me, ["florida", "northwest", "southwest"]) == "florida"
    assert answer(war_path_space, me, ["northwest", "southwest"]) == "southwest"


@pytest.mark.parametrize(
    ("leader", "militia", "counts"), [(BRANT, 3, True), (BRANT, 2, False), (DRAGGING_CANOE, 3, False)]
)
def test_8_7_1_war_path_counts_the_militia_that_brant_takes_besides(leader: int, militia: int, counts: bool) -> None:
    pieces = {"war_party_underground": 2, "militia_active": militia, "continental": 1}
    game = table({"virginia": pieces, "georgia": pieces}, leaders={"indians": "virginia"})
    game.state.leader[INDIANS] = leader
    me, options = thinker(game, "indians"), ["virginia", "georgia"]
    found = {answer(war_path_space, me, options, [] if counts else [die]) for die in (1, 6)}
    assert found == ({"virginia"} if counts else set(options))


def test_8_7_1_trade_where_most_underground_war_parties_are() -> None:
    game = table(
        {"quebec": {"war_party_underground": 1, "village": 1}, "florida": {"war_party_underground": 2, "village": 1}}
    )
    assert answer(trade_space, thinker(game, "indians"), ["quebec", "florida"]) == "florida"


def test_8_4_6_the_british_give_half_a_die_if_they_are_richer_and_the_die_is_low() -> None:
    game = table(resources=5)
    me = thinker(game, "british")
    assert answer(trade_gift, me, ["0"]) == "0"
    game.state.resources[2] = 1
    assert answer(trade_gift, me, ["0"], [3]) == "2"
    assert answer(trade_gift, me, ["0"], [5]) == "0"


def test_8_7_5_supply_is_paid_where_leaving_would_add_rebellion_control() -> None:
    game = table(
        {
            "virginia": {"war_party_active": 1, "militia_active": 1},
            "georgia": {"war_party_active": 1},
            "quebec": {"village": 1},
        }
    )
    me = thinker(game, "indians")
    assert answer(supply_indians, me, ["pay", "move"], space="virginia") == "pay"
    assert answer(supply_indians, me, ["pay", "move"], space="georgia") == "move"


def test_8_7_5_supply_for_a_village_is_paid_only_while_one_is_available() -> None:
    for unavailable, expected in ((0, "pay"), (11, "move")):
        pieces = {"virginia": {"war_party_underground": 3}, "northwest": {"village": 1}}
        game = table(pieces, unavailable={"village": unavailable})
        assert answer(supply_indians, thinker(game, "indians"), ["pay", "move"], space="virginia") == expected


def test_8_7_6_spaces_that_leave_rebellion_control_are_equal_whatever_their_population() -> None:
    game = table({"virginia": {"militia_active": 1}, "georgia": {"militia_active": 1}})
    assert game.board.population[VIRGINIA] > game.board.population[GEORGIA]
    options = ["virginia:militia_active", "georgia:militia_active"]
    assert {answer(desertion, thinker(game, "indians"), options, [die]) for die in (1, 6)} == set(options)


def test_8_7_6_the_first_deserter_leaves_a_village_space() -> None:
    game = table(
        {"virginia": {"militia_active": 1}, "georgia": {"militia_active": 2, "village": 1, "war_party_active": 5}}
    )
    options = ["virginia:militia_active", "georgia:militia_active"]
    assert answer(desertion, thinker(game, "indians"), options) == "georgia:militia_active"


def test_8_7_7_leaders_go_to_most_war_parties_and_cornplanter_to_a_village_site() -> None:
    game = table({"quebec": {"war_party_active": 4, "village": 2}, "florida": {"war_party_active": 2}})
    me = thinker(game, "indians")
    assert answer(redeploy, me, ["quebec", "florida", "available"]) == "quebec"
    game.state.leader[2] = 1
    assert answer(redeploy, me, ["quebec", "florida", "available"]) == "florida"


def test_8_7_9_all_but_one_war_party_defend_a_village_and_none_elsewhere() -> None:
    game = table({"quebec": {"war_party_underground": 3, "village": 1}, "florida": {"war_party_underground": 3}})
    me = thinker(game, "indians")
    numbers = ["0", "1", "2", "3"]
    assert answer(activate_for_battle, me, numbers, space="quebec", side="defender") == "2"
    assert answer(activate_for_battle, me, numbers, space="florida", side="defender") == "0"


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
    found = conclude(indian_moves.march_for_village(thinker(game, "indians"), Arrivals()))
    assert found is not None
    destination, groups = found
    assert SPACES[destination] == "virginia"
    assert {SPACES[origin]: sum(group.values()) for origin, group in groups.items()} == {"northwest": 2, "southwest": 1}


def test_8_7_3_then_it_ends_rebellion_control_first_without_active_support() -> None:
    game = table(
        {
            "northwest": {"war_party_underground": 3},
            "virginia": {"militia_active": 1},
            "pennsylvania": {"militia_active": 1},
        },
        levels={"pennsylvania": "active_support"},
    )
    found = conclude(indian_moves.march_against_control(thinker(game, "indians"), Arrivals()))
    assert found is not None
    assert SPACES[found[0]] == "virginia"


def test_8_7_3_in_the_later_edition_the_last_three_of_a_village_site_stay() -> None:
    pieces = {"northwest": {"war_party_underground": 3}, "virginia": {"militia_active": 1}}
    printed = thinker(table(pieces), "indians")
    assert conclude(indian_moves.march_against_control(printed, Arrivals())) is not None
    later = thinker(table(pieces, edition="2016"), "indians")
    assert conclude(indian_moves.march_against_control(later, Arrivals())) is None
