"""Events 49 to 64."""

from tests.games.liberty_or_death.cards.table import at, blockaded, box, play, resources, sits_out, table
from tests.games.liberty_or_death.table import at as on_map
from tests.games.liberty_or_death.table import card_table
from tests.games.library import answer, reason
from tests.games.library import asked as asked_now
from tricorne.games.liberty_or_death.names import FACTIONS, SPACE_INDEX


def test_card_49_unshaded_five_regulars_become_unavailable() -> None:
    game = table(unavailable={"french_regular": 3})
    play(game, 49, "unshaded", by="british")
    assert (box(game, "available", "french_regular"), box(game, "unavailable", "french_regular")) == (7, 8)


def test_card_49_shaded_five_or_all_become_available() -> None:
    game = table(unavailable={"french_regular": 3})
    play(game, 49, "shaded", by="french")
    assert (box(game, "available", "french_regular"), box(game, "unavailable", "french_regular")) == (15, 0)


def test_card_50_unshaded_the_french_sit_out_and_lose_two() -> None:
    game = table({"boston": {"french_regular": 2}, "west_indies": {"french_regular": 1}}, treaty=True)
    play(game, 50, "unshaded", by="british", answers=["west_indies:french_regular"])
    assert sits_out(game) == ["french"]
    assert at(game, "boston") == {"french_regular": 1}
    assert game.state.crc == 0


def test_card_50_shaded_continentals_alone_before_the_treaty() -> None:
    game = table()
    play(game, 50, "shaded", by="french", answers=["virginia"])
    assert at(game, "virginia") == {"continental": 2}


def test_card_50_shaded_regulars_from_the_west_indies_after_it() -> None:
    game = table({"west_indies": {"french_regular": 1}}, treaty=True)
    play(game, 50, "shaded", by="patriots", answers=["virginia", "1"])
    assert at(game, "virginia") == {"continental": 2, "french_regular": 2}
    assert at(game, "west_indies") == {}


def test_card_50_shaded_the_french_leader_may_come_from_the_west_indies_with_them() -> None:
    game = table({"west_indies": {"french_regular": 3}}, treaty=True, leaders={"french": "west_indies"})
    play(game, 50, "shaded", by="patriots", answers=["virginia", "2", "french yes"])
    assert game.state.leader_space[FACTIONS.index("french")] == SPACE_INDEX["virginia"]


def test_card_57_unshaded_the_french_leader_may_sail_with_them() -> None:
    game = table(treaty=True)
    play(game, 57, "unshaded", by="british", answers=["leader-joins yes"])
    assert game.state.leader_space[FACTIONS.index("french")] == SPACE_INDEX["west_indies"]


def test_card_53_unshaded_three_resources_and_two_blockades_lifted() -> None:
    game = table(treaty=True, blockades=["boston", "boston", "norfolk"])
    play(game, 53, "unshaded", by="british", answers=["boston", "norfolk"])
    assert resources(game) == {"british": 13}
    assert blockaded(game) == {"boston": 1}


def test_card_53_shaded_two_less_two_more_and_a_blockade() -> None:
    game = table(treaty=True, squadrons=1)
    play(game, 53, "shaded", by="patriots", answers=["french norfolk"])
    assert resources(game) == {"british": 8, "patriots": 12}
    assert blockaded(game) == {"norfolk": 1}


def test_card_54_unshaded_one_squadron_becomes_unavailable() -> None:
    game = table(squadrons=2)
    play(game, 54, "unshaded", by="british")
    assert (game.state.squadrons, game.state.squadrons_unavailable) == (1, 2)


def test_card_54_shaded_two_squadrons_reach_the_west_indies() -> None:
    game = table(squadrons=0)
    play(game, 54, "shaded", by="french")
    assert (game.state.squadrons, game.state.squadrons_unavailable) == (2, 1)


def test_card_55_unshaded_three_french_regulars_sail_and_may_battle() -> None:
    game = table(
        {"boston": {"french_regular": 4}, "west_indies": {"british_regular": 1}}, treaty=True, blockades=["norfolk"]
    )
    play(game, 55, "unshaded", by="british", answers=["french no"])
    assert at(game, "west_indies") == {"french_regular": 3, "british_regular": 1}
    assert at(game, "boston") == {"french_regular": 1}
    assert blockaded(game) == {}


def test_card_55_shaded_four_british_regulars_sail() -> None:
    game = table({"boston": {"british_regular": 3}, "georgia": {"british_regular": 3}}, treaty=True)
    answers = ["boston:british_regular"] * 3
    play(game, 55, "shaded", by="french", answers=answers)
    assert at(game, "west_indies") == {"british_regular": 4}
    assert at(game, "georgia") == {"british_regular": 2}


def test_card_55_shaded_the_british_must_battle_where_french_are() -> None:
    game = table({"boston": {"british_regular": 4}, "west_indies": {"french_regular": 1}}, treaty=True)
    play(game, 55, "shaded", by="french", dice=[1])
    assert at(game, "west_indies") == {"british_regular": 3}
    assert (game.state.cbc, game.state.crc) == (1, 1)


def test_card_56_unshaded_and_shaded() -> None:
    game = table()
    play(game, 56, "unshaded", by="british")
    assert resources(game) == {"patriots": 7}
    game = table()
    play(game, 56, "shaded", by="french")
    assert resources(game) == {"patriots": 13}


def test_card_57_unshaded_two_available_french_go_to_the_west_indies() -> None:
    game = table(treaty=True, blockades=["boston"])
    play(game, 57, "unshaded", by="british")
    assert at(game, "west_indies") == {"french_regular": 2}
    assert (sits_out(game), blockaded(game)) == (["french"], {})


def test_card_57_unshaded_only_the_ineligibility_before_the_treaty() -> None:
    game = table()
    play(game, 57, "unshaded", by="british")
    assert at(game, "west_indies") == {}
    assert sits_out(game) == ["french"]


def test_card_57_shaded_two_british_sail_and_sit_out() -> None:
    game = table({"boston": {"british_regular": 3}}, treaty=True)
    play(game, 57, "shaded", by="french")
    assert at(game, "west_indies") == {"british_regular": 2}
    assert sits_out(game) == ["british"]


def test_card_58_unshaded_four_resources() -> None:
    game = table()
    play(game, 58, "unshaded", by="british")
    assert resources(game) == {"patriots": 6}


def test_card_58_shaded_tories_of_three_provinces_become_militia() -> None:
    game = table({"new_york": {"tory": 2}, "quebec": {"tory": 1}, "northwest": {"tory": 1}, "georgia": {"tory": 1}})
    play(game, 58, "shaded", by="patriots", answers=["new_york", "quebec"])
    assert at(game, "new_york") == {"militia_underground": 2}
    assert at(game, "quebec") == at(game, "northwest") == {"militia_underground": 1}
    assert at(game, "georgia") == {"tory": 1}


def test_card_59_unshaded_two_continentals_and_two_french_of_one_space() -> None:
    game = table({"virginia": {"continental": 3, "french_regular": 3}, "boston": {"continental": 1}}, treaty=True)
    play(game, 59, "unshaded", by="british", answers=["virginia"])
    assert at(game, "virginia") == {"continental": 1, "french_regular": 1}
    assert game.state.crc == 0


def test_card_59_shaded_three_resources() -> None:
    game = table()
    play(game, 59, "shaded", by="french")
    assert resources(game) == {"patriots": 13}


def test_card_60_unshaded_two_blockades_lifted_and_four_resources() -> None:
    game = table(treaty=True, blockades=["boston", "boston"])
    play(game, 60, "unshaded", by="british")
    assert (blockaded(game), resources(game)) == ({}, {"french": 6})


def test_card_60_shaded_a_blockade_and_three_resources() -> None:
    game = table(treaty=True, squadrons=1)
    play(game, 60, "shaded", by="french", answers=["boston"])
    assert (blockaded(game), resources(game)) == ({"boston": 1}, {"british": 7})


def test_card_61_unshaded_the_patriots_sit_out() -> None:
    game = table()
    play(game, 61, "unshaded", by="british")
    assert sits_out(game) == ["patriots"]


def test_card_61_shaded_three_and_two_resources() -> None:
    game = table()
    play(game, 61, "shaded", by="french")
    assert resources(game) == {"patriots": 13, "french": 12}


def test_card_62_unshaded_three_alike_in_one_province() -> None:
    game = table()
    asked = play(game, 62, "unshaded", by="british", answers=["quebec", "tory"])
    assert asked[0].options == ("new_york", "quebec", "northwest")
    assert asked[1].options == ("war_party", "tory")
    assert at(game, "quebec") == {"tory": 3}


def test_card_62_shaded_militia_in_northwest_before_the_treaty() -> None:
    game = table()
    play(game, 62, "shaded", by="french")
    assert at(game, "northwest") == {"militia_underground": 3}


def test_card_62_shaded_or_french_in_quebec_after_it() -> None:
    game = table(treaty=True)
    play(game, 62, "shaded", by="french", answers=["quebec"])
    assert at(game, "quebec") == {"french_regular": 3}


def test_card_63_unshaded_one_resource_fni_and_two_regulars_home() -> None:
    game = table({"west_indies": {"british_regular": 3}}, treaty=True, blockades=["boston"])
    play(game, 63, "unshaded", by="british")
    assert (resources(game), blockaded(game)) == ({"british": 11}, {})
    assert at(game, "west_indies") == {"british_regular": 1}


def test_card_63_shaded_five_resources() -> None:
    game = table()
    play(game, 63, "shaded", by="french")
    assert resources(game) == {"british": 5}


def test_card_64_unshaded_three_resources_and_fni() -> None:
    game = table(treaty=True, blockades=["boston"])
    play(game, 64, "unshaded", by="british")
    assert (resources(game), blockaded(game)) == ({"british": 13}, {})


def test_card_64_shaded_five_resources() -> None:
    game = table()
    play(game, 64, "shaded", by="french")
    assert resources(game) == {"patriots": 15}


def test_card_51_unshaded_the_british_lose_two_less() -> None:
    game = table({"georgia": {"british_regular": 3, "continental": 3}})
    play(game, 51, "unshaded", by="indians", answers=["british georgia"], dice=[1, 2])
    assert at(game, "georgia") == {"british_regular": 3, "continental": 2}
    assert game.state.crc == 1


def test_card_51_shaded_the_royalists_lose_two_more() -> None:
    game = table({"georgia": {"british_regular": 3, "continental": 3}})
    play(game, 51, "shaded", by="french", answers=["patriots georgia", "patriots done"], dice=[2, 1])
    assert at(game, "georgia") == {"british_regular": 1, "continental": 2}


def test_card_52_the_french_battle_only_after_the_treaty() -> None:
    m = card_table(card=52, spaces={"georgia": on_map(R=1, C=1)})
    answer(m, "event:unshaded")
    assert asked_now(m)[1] == "event-faction"
    assert reason(m, "french") == ("why-before-treaty", "2.3.9")


def test_card_52_french_may_leave_and_the_named_faction_battles_with_two_more() -> None:
    game = table(
        {"georgia": {"british_regular": 1, "continental": 1, "french_regular": 2}, "boston": {"french_regular": 3}},
        treaty=True,
    )
    answers = ["british georgia:french_regular", "british georgia:french_regular", "british done", "british british"]
    asked = play(game, 52, by="british", answers=answers, dice=[1])
    assert asked[3].options == ("british", "patriots")
    assert at(game, "georgia") == {"british_regular": 1}
    assert at(game, "boston") == {"french_regular": 3}
    assert game.state.crc == 1
