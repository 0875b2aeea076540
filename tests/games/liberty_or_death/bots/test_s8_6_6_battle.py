"""8.6.6 Battle of the non-player French."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line, plan
from tests.games.liberty_or_death.bots.think import (
    answer,
    conclude,
    flowchart,
    play_event,
    selected,
    take_turn,
    thinker,
    wants,
)
from tests.games.liberty_or_death.cards.table import at, blockaded, level, table
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.battles import select_fields
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_6_battle import BATTLES, FOUGHT, MOVED, battle, would_battle
from tricorne.games.liberty_or_death.names import (
    FRENCH,
    GEORGIA,
    INDIANS,
    PATRIOTS,
    SPACES,
    VIRGINIA,
    WEST_INDIES,
    names_of,
)

LINES = [
    Chooses("french", FOUGHT, plan(battle, "battle-space"), {"treaty": True}).case(
        "population",
        "virginia",
        "virginia: 5 french_regular, 5 continental, 1 tory; georgia: 5 french_regular, 5 continental, 1 tory",
    ),
    Chooses("french", MOVED, asked("move-blockade", "boston", "new_york_city", "done", origin="philadelphia")).case(
        "most-support", "new_york_city", "", "boston active_support, new_york_city active_support"
    ),
]


@each_line(LINES)
def test_8_6_6_each_line_decides(case: Case) -> None:
    check(case)


def test_8_6_6_a_granted_battle_counts_for_the_french_only_with_french_and_british_there() -> None:
    pieces = {"virginia": {"french_regular": 5, "british_regular": 1}, "georgia": {"continental": 5, "tory": 1}}
    me = thinker(table(pieces, treaty=True), "french")
    assert would_battle(me, VIRGINIA)
    assert not would_battle(me, GEORGIA)
    assert not CHARTS[INDIANS].would_battle(thinker(table(pieces, treaty=True), "indians"), VIRGINIA)


@pytest.mark.parametrize(("regulars", "dice", "wanted"), [(4, (), "event:shaded"), (5, (4,), None)])
def test_8_6_6_card_66_counts_what_the_card_adds_to_the_battle(
    regulars: int, dice: tuple[int, ...], wanted: str | None
) -> None:
    """Three Regulars have a strength of four, and of six by the card, against one more than there are British."""
    pieces = {"florida": {"french_regular": 3, "british_regular": regulars}}
    game = table(pieces, treaty=True, squadrons=3, unavailable={"french_regular": 12})
    assert not would_battle(thinker(game, "french"), SPACES.index("florida"))
    assert wants(game, "french", 66, dice) == wanted


def test_8_6_6_card_52_the_french_battle_in_the_west_indies_even_without_resources() -> None:
    game = table(
        {
            "boston": {"british_regular": 5, "french_regular": 1},
            "west_indies": {"british_regular": 1, "french_regular": 6},
        },
        treaty=True,
        squadrons=1,
        resources=0,
    )
    assert wants(game, "french", 52) == "event:unshaded"
    assert "west_indies" in play_event(game, "french", 52, battle=[1, 1, 1])


def test_8_6_6_battle_when_rebels_outnumber_british() -> None:
    game = table({"georgia": {"french_regular": 3, "tory": 1}, "boston": {"french_regular": 9}}, treaty=True)
    assert flowchart(thinker(game, "french"), [6])[0] == "battle"


def test_8_6_6_the_west_indies_count_neither_for_the_test_nor_for_the_battles() -> None:
    pieces = {"west_indies": {"french_regular": 5, "british_regular": 1}, "boston": {"continental": 1}}
    game = table(pieces, treaty=True, squadrons=1, unavailable={"french_regular": 10})
    assert flowchart(thinker(game, "french"))[0] == "march"
    assert conclude(select_fields(thinker(game, "french"), BATTLES)) == []
    assert would_battle(thinker(game, "french"), WEST_INDIES)


def test_8_6_6_only_spaces_that_can_be_paid_are_selected() -> None:
    game = table(
        {"virginia": {"french_regular": 4, "tory": 1}, "georgia": {"french_regular": 4, "tory": 1}},
        treaty=True,
        unavailable={"french_regular": 7},
    )
    game.state.resources[FRENCH] = 1
    answers = take_turn(game, "french", card=48, battle=[1])
    assert answers[:2] == ["command:battle", "special:skirmish"]
    assert selected(game) == ["virginia"]
    assert at(game, "georgia") == {"french_regular": 4}


@pytest.mark.parametrize("die", [1, 6])
def test_8_6_6_the_blockade_goes_to_a_city_whose_battle_is_paid(die: int) -> None:
    here = {"french_regular": 4, "tory": 1}
    game = table({"boston": here, "philadelphia": here}, treaty=True, squadrons=1, unavailable={"french_regular": 7})
    game.state.resources[FRENCH] = 1
    take_turn(game, "french", card=48, dice=[die], battle=[1])
    assert list(blockaded(game)) == selected(game)


def test_8_6_6_one_patriot_resource_serves_the_first_battle_only() -> None:
    here = {"continental": 2, "french_regular": 2, "british_regular": 3}
    for number, fought in ((2, ["virginia", "georgia"]), (1, ["virginia"])):
        game = table({"georgia": here, "virginia": here}, treaty=True, unavailable={"french_regular": 11})
        game.state.resources[PATRIOTS] = number
        fields = conclude(select_fields(thinker(game, "french"), BATTLES))
        assert [SPACES[field.space] for field in fields] == fought


def test_8_6_6_a_free_battle_needs_no_resources_of_either_side() -> None:
    pieces = {"massachusetts": {"french_regular": 4, "continental": 4, "british_regular": 6}}
    game = table(pieces, resources=0, treaty=True, unavailable={"french_regular": 11})
    me = thinker(game, "french")
    assert conclude(select_fields(me, BATTLES)) == []
    assert would_battle(me, SPACES.index("massachusetts"))
    me.granted = True
    assert names_of(field.space for field in conclude(select_fields(me, BATTLES))) == ["massachusetts"]


def test_8_6_6_a_blockade_moves_only_to_a_city_with_more_support() -> None:
    game = table(
        levels={"boston": "passive_support", "new_york_city": "active_support"}, treaty=True, blockades=["boston"]
    )
    me = thinker(game, "french")
    assert answer("move-blockade", me, ["new_york_city", "norfolk", "done"], origin="boston") == "new_york_city"
    assert answer("move-blockade", me, ["norfolk", "done"], origin="boston") == "done"


def test_8_6_6_a_special_activity_comes_before_the_battle() -> None:
    game = table(
        {"georgia": {"french_regular": 6, "tory": 1}, "boston": {"french_regular": 9}},
        treaty=True,
        squadrons=1,
        levels={"norfolk": "active_support"},
    )
    answers = take_turn(game, "french", card=94, battle=[1, 1])
    assert answers[:4] == ["command:battle", "special:naval_pressure", "norfolk", "georgia"]
    assert at(game, "georgia") == {"french_regular": 6}
    assert level(game, "georgia") == "neutral"
