"""8.4.1 Garrison of the non-player British."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line, march_line
from tests.games.liberty_or_death.bots.think import answer, conclude, flowchart, sent_to, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, resources, table
from tricorne.core import Ask
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Step
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_garrison import (
    DISPLACED,
    DISPLACED_TO,
    FOR_CONTROL,
    FOR_PATROLS,
    garrison,
    garrison_for_control,
    garrison_for_patrols,
    garrison_is_on,
    sent,
)
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_1_specials import (
    LIFTED,
    LIFTED_IN_WINTER,
    SKIRMISHED,
    naval_pressure,
)
from tricorne.games.liberty_or_death.names import BOSTON, BRITISH, NORFOLK, QUEBEC, SPACES
from tricorne.games.liberty_or_death.rules.s1_10_leaders import HOWE

LIFTS = Chooses("british", LIFTED, asked("lift-blockade", "boston", "philadelphia"))
LINES = [
    *Chooses("british", FOR_CONTROL, march_line(garrison_for_control)).rows(
        """
        rebellion-without-fort | boston | quebec: 12 british_regular; boston: 2 militia_active;
            new_york_city: 1 militia_active
        new-york-city | new_york_city | quebec: 12 british_regular
        """
    ),
    Chooses("british", FOR_PATROLS, march_line(garrison_for_patrols)).case(
        "underground-militia",
        "new_york_city",
        "quebec: 12 british_regular; boston: 2 tory; new_york_city: 2 tory, 1 militia_underground",
    ),
    Chooses("british", DISPLACED, asked("displace", "boston", "philadelphia")).case(
        "most-rebels", "philadelphia", "boston: 1 militia_active; philadelphia: 2 militia_active"
    ),
    *Chooses("british", DISPLACED_TO, asked("displace-to")).rows(
        """
        most-opposition | georgia | | georgia passive_opposition
        least-support | virginia | | georgia passive_support
        lowest-population | georgia
        """
    ),
    LIFTS.case("battle-city", "philadelphia", "boston: 3 continental", command="battle", spaces=["philadelphia"]),
    *LIFTS.rows(
        """
        rebellion-without-fort | philadelphia | boston: 1 patriot_fort, 3 continental; philadelphia: 1 continental
        most-support | philadelphia | | philadelphia active_support
        """
    ),
    Chooses("british", LIFTED_IN_WINTER, asked("lift-blockade", "boston", "philadelphia", rule="6.5.4")).case(
        "least-support", "boston", "", "philadelphia active_support", setup={"edition": "2016"}, nobody=True
    ),
    *Chooses("british", SKIRMISHED, asked("skirmish-space")).rows(
        """
        one-regular | georgia | virginia: 3 british_regular, 2 continental; georgia: 1 british_regular, 1 continental
        most-cubes | georgia | virginia: 3 british_regular, 1 continental; georgia: 3 british_regular, 2 continental
        lone-rebel | georgia | virginia: 3 british_regular, 2 militia_active;
            georgia: 3 british_regular, 1 militia_active
        """
    ),
    Chooses("british", SKIRMISHED, asked("skirmish-space", "virginia", "boston")).case(
        "city",
        "boston",
        "virginia: 3 british_regular, 1 militia_active; boston: 3 british_regular, 1 militia_active",
    ),
]


@each_line(LINES)
def test_8_4_1_each_line_decides(case: Case) -> None:
    check(case)


def test_8_4_1_garrison_needs_ten_regulars_and_a_rebel_city_without_fort() -> None:
    game = table({"boston": {"british_regular": 10}, "norfolk": {"militia_active": 1}})
    assert garrison_is_on(thinker(game, "british"))
    game = table({"boston": {"british_regular": 9}, "norfolk": {"militia_active": 1}})
    assert not garrison_is_on(thinker(game, "british"))
    game = table({"boston": {"british_regular": 10}, "norfolk": {"militia_active": 1, "patriot_fort": 1}})
    assert not garrison_is_on(thinker(game, "british"))


def test_8_4_1_no_garrison_at_fni_3_in_the_later_edition() -> None:
    pieces = {"boston": {"british_regular": 10}, "norfolk": {"militia_active": 1}}
    navy = ["savannah"] * 3
    assert garrison_is_on(thinker(table(pieces, treaty=True, blockades=navy), "british"))
    assert not garrison_is_on(thinker(table(pieces, treaty=True, blockades=navy, edition="2016"), "british"))


def test_8_4_1_garrison_moves_just_enough_and_leaves_two_more_royalists() -> None:
    game = table({"boston": {"british_regular": 12, "militia_active": 1}, "norfolk": {"militia_active": 2}})
    answers = take_turn(game, "british", card=66, battle=[2])
    assert answers[0] == "command:garrison"
    assert at(game, "norfolk")["british_regular"] >= 3
    assert at(game, "boston")["british_regular"] >= 3


def test_8_4_1_a_regular_is_given_up_only_for_cubes() -> None:
    game = table(
        {"georgia": {"british_regular": 3, "militia_active": 2}, "boston": {"british_regular": 3, "continental": 2}}
    )
    me = thinker(game, "british")
    assert answer("skirmish-mode", me, ["one", "two"], space="georgia") == "one"
    assert answer("skirmish-mode", me, ["one", "two"], space="boston") == "two"


def test_8_4_1_naval_pressure_against_a_fleet_is_not_for_howe() -> None:
    game = table(treaty=True, blockades=["boston"])
    me = thinker(game, "british")
    assert naval_pressure(me) == ()
    game.state.leader[BRITISH] = 1
    assert naval_pressure(me) is None
    game.state.blockades[BOSTON] = 0
    assert naval_pressure(me) == ()


def test_8_4_1_a_garrison_that_takes_no_city_still_sends_guards() -> None:
    game = table(
        {
            "quebec": {"british_regular": 9, "british_fort": 1},
            "boston": {"british_fort": 1},
            "philadelphia": {"continental": 9},
        },
        levels={"quebec": "neutral"},
    )
    game.state.resources[BRITISH] = 5
    me = thinker(game, "british")
    plan = garrison(me)
    assert next(plan) is READY


def test_8_4_1_a_city_that_was_just_taken_gets_its_third_cube() -> None:
    game = table(
        {"boston": {"british_regular": 22, "tory": 2}, "norfolk": {"militia_underground": 1}},
        levels={"boston": "active_support"},
    )
    assert take_turn(game, "british", card=66, battle=[1])[0] == "command:garrison"
    assert sent_to(game, "norfolk") == {"boston": 3}
    selected = [entry.args["space"] for entry in game.entries if entry.event == "selected"]
    assert len(selected) == len(set(selected))


def test_8_4_1_control_of_every_city_comes_before_the_third_cube_of_one() -> None:
    game = table(
        {"boston": {"british_regular": 10, "tory": 2}, "norfolk": {"militia_active": 1}},
        levels={"boston": "active_support"},
    )
    take_turn(game, "british", card=66, battle=[1])
    assert {SPACES[city] for city in range(7) if game.state.control[city] == 1} == set(SPACES[:7])
    assert at(game, "norfolk")["british_regular"] == 3


def test_8_4_1_origins_are_drawn_as_no_rule_puts_one_first() -> None:
    """Nine Regulars in Quebec do not come before four in Boston: only 8.4.3 speaks of the largest groups."""
    game = table({"boston": {"british_regular": 4}, "quebec": {"british_regular": 9}, "norfolk": {"militia_active": 1}})
    drawn = []
    for die in (1, 6):
        me = thinker(game, "british")
        groups = conclude(sent(me, {QUEBEC: 8, BOSTON: 3}, NORFOLK, 2), [die])
        drawn += [SPACES[origin] for origin in groups]
        assert [note.say for note in me.notes] == ["w-origins-equal", "w-tie-die"]
    assert sorted(drawn) == ["boston", "quebec"]


def test_8_4_1_where_all_that_may_leave_are_needed_nothing_is_drawn() -> None:
    me = thinker(table({"boston": {"british_regular": 4}, "quebec": {"british_regular": 9}}), "british")
    groups = conclude(sent(me, {QUEBEC: 8, BOSTON: 3}, NORFOLK, 11))
    assert {SPACES[origin]: sum(group.values()) for origin, group in groups.items()} == {"quebec": 8, "boston": 3}
    assert [note.say for note in me.notes] == ["w-origins-all"]


def test_8_4_1_what_was_impossible_is_said_with_the_first_city() -> None:
    game = table({"boston": {"british_regular": 12}, "norfolk": {"militia_active": 1}})
    me = thinker(game, "british")
    me.within = [SPACES.index("norfolk")]
    plan = garrison(me)
    assert next(plan) is READY
    step = plan.send(Ask("british", "garrison-space", list(SPACES[:7]), "3.2.2"))
    assert isinstance(step, Step)
    assert step.answer == "norfolk"
    assert step.why[0].say == "w-garrison-for-control"
    assert [why.args["activity"] for why in step.why if why.say == "w-special-impossible"] == [
        "naval_pressure",
        "skirmish",
    ]


def test_8_4_1_with_one_resource_the_test_is_met_and_the_british_muster() -> None:
    pieces = {"boston": {"british_regular": 12}, "norfolk": {"militia_active": 1}}
    game = table(pieces, resources=1, unavailable={"british_regular": 13})
    assert flowchart(thinker(game, "british")) == ("garrison", "muster", "march")
    assert take_turn(game, "british", card=66, dice=[1], battle=[1])[0] == "command:muster"


def test_8_4_1_a_garrison_that_its_skirmish_leaves_with_nothing_becomes_a_muster_and_costs_nothing() -> None:
    game = table(
        {
            "virginia": {"british_regular": 2, "continental": 2},
            "quebec_city": {"british_regular": 9, "militia_active": 8},
            "philadelphia": {"militia_active": 1},
        },
        levels={"virginia": "active_support"},
        blockades=["boston"],
        treaty=True,
    )
    game.state.leader[BRITISH] = HOWE
    answers = take_turn(game, "british", dice=[1] * 6)
    assert answers[:2] == ["command:garrison", "special:skirmish"]
    assert answers[answers.index("give-up") + 1] == "command:muster"
    assert "command:garrison" not in answers[1:]
    assert 10 - resources(game)["british"] == sum(entry.event == "selected" for entry in game.entries)
    assert not any(answer.startswith("special:") for answer in answers[answers.index("give-up") :])


def test_8_4_1_the_special_activity_comes_first_also_where_no_regular_could_move() -> None:
    pieces = {"quebec_city": {"british_regular": 10, "militia_active": 8}, "philadelphia": {"militia_active": 1}}
    game = table(pieces, levels={"quebec_city": "active_support"})
    answers = take_turn(game, "british", dice=[1] * 7, battle=[3])
    assert answers[:3] == ["command:garrison", "special:naval_pressure", "give-up"]
    assert answers[3] == "command:muster"
    assert not any(answer.startswith("special:") for answer in answers[3:]), "one Special Activity has been used"
    assert 13 - resources(game)["british"] == sum(entry.event == "selected" for entry in game.entries)


def test_8_4_1_without_a_special_activity_and_without_a_move_the_british_muster_at_once() -> None:
    pieces = {"quebec_city": {"british_regular": 10}, "philadelphia": {"militia_active": 1}}
    game = table(pieces, blockades=["quebec_city"], treaty=True)
    game.state.leader[BRITISH] = HOWE
    assert take_turn(game, "british", dice=[1] * 7)[0] == "command:muster"


def test_8_4_1_naval_pressure_may_open_the_city_for_the_garrison() -> None:
    held = ("boston", "new_york_city", "norfolk", "charles_town", "savannah", "quebec_city")
    pieces = {city: {"british_regular": 1, "tory": 2} for city in held}
    game = table(
        pieces | {"quebec": {"british_regular": 12}, "philadelphia": {"militia_active": 1}},
        blockades=["philadelphia"],
        treaty=True,
    )
    answers = take_turn(game, "british", dice=[1])
    assert answers[:2] == ["command:garrison", "special:naval_pressure"]
    assert at(game, "philadelphia")["british_regular"] >= 2
