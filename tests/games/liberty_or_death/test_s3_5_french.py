"""3.5 French Commands."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import resources
from tests.games.liberty_or_death.exact import FULL, board, execute, of_kind, possible, short
from tests.games.liberty_or_death.table import at, pieces, table
from tests.games.library import answer, asked, options, reason, seen, without_effect
from tricorne.games.liberty_or_death.names import SPACES


def commands(match: object) -> set[str]:
    return {name for name in options(match) if name.startswith("command")}  # type: ignore[arg-type]


def test_3_5_before_and_after_the_treaty() -> None:
    assert commands(table("french", spaces={})) == {"command:agent_mobilization", "command:hortalez"}
    after = table("french", treaty=True, spaces={"massachusetts": at(C=1, F=2, T=1), "boston": at(C=1)})
    assert commands(after) == {"command:hortalez", "command:muster", "command:march", "command:battle"}


def test_3_5_before_the_treaty_no_french_troops() -> None:
    game = board(FULL)
    game.state.treaty = False
    assert [possible(game, "french", name) for name in ("muster", "march", "battle")] == [[], [], []]


@pytest.mark.parametrize(("answers", "after"), [(["militia"], {"M": 2}), (["continental"], {"C": 1})])
def test_3_5_1_agents_raise_two_militia_or_a_continental(answers: list[str], after: dict[str, int]) -> None:
    game = board({}, levels={"new_york": "active_support"})
    assert possible(game, "french", "agent_mobilization") == []
    game.state.treaty = False
    assert possible(game, "french", "agent_mobilization") == ["massachusetts", "new_hampshire", "quebec"]
    execute(game, "french", "agent_mobilization", "quebec", *answers)
    assert short(game, "quebec") == after
    assert resources(game) == {"french": 9}


def test_3_5_1_agents_work_where_support_is_not_active() -> None:
    m = table("french", spaces={"new_york": at("active_support")})
    answer(m, "command:agent_mobilization")
    assert set(options(m)) >= {"quebec", "new_hampshire", "massachusetts"}
    assert "new_york" not in options(m)
    answer(m, "massachusetts", "continental")
    assert pieces(m, "massachusetts") == {"C": 1}
    assert seen(m)["resources"]["french"] == 19


@pytest.mark.parametrize(("given", "gained"), [("1", 2), ("4", 5), ("10", 11)])
def test_3_5_2_hortalez_gives_what_is_paid_and_one_more(given: str, gained: int) -> None:
    game = board({})
    execute(game, "french", "hortalez", given)
    assert (game.state.resources[3], game.state.resources[1]) == (10 - int(given), 10 + gained)


def test_3_5_2_the_patriots_receive_one_more_than_is_paid() -> None:
    m = table("french", spaces={})
    answer(m, "command:hortalez", "done", "4")
    assert (seen(m)["resources"]["french"], seen(m)["resources"]["patriots"]) == (16, 25)


def test_3_5_3_up_to_four_regulars_where_rebels_control_or_in_the_west_indies() -> None:
    game = board({"boston": {"C": 1}, "quebec": {"C": 1}, "norfolk": {"C": 1, "T": 1}})
    assert possible(game, "french", "muster") == ["boston", "west_indies"]
    asked = execute(game, "french", "muster", "boston", "4", "yes")
    assert of_kind(asked, "muster-number") == [("0", "1", "2", "3", "4")]
    assert short(game, "boston") == {"C": 1, "F": 2, "PF": 1}
    assert resources(game) == {"french": 8, "patriots": 9}
    game.state.resources[3] = 1
    assert possible(game, "french", "muster") == []


@pytest.mark.parametrize(
    ("here", "patriots"), [({"C": 1}, 0), ({"C": 1, "PF": 1, "BF": 1, "F": 2}, 5), ({"C": 1, "F": 0}, 5)]
)
def test_3_5_3_no_fort_without_a_patriot_resource_room_or_two_regulars(here: dict[str, int], patriots: int) -> None:
    game = board({"boston": here})
    game.state.resources[1] = patriots
    number = "2" if patriots == 0 else "1"
    asked = execute(game, "french", "muster", "boston", number)
    assert "muster-fort" not in [ask.kind for ask in asked]


def test_3_5_3_four_regulars_where_the_rebellion_controls_and_a_fort_for_two() -> None:
    m = table("french", treaty=True, spaces={"massachusetts": at(C=1), "boston": at(T=1), "quebec": at(M=1)})
    answer(m, "command:muster")
    names = [name for name in options(m) if not name.startswith("special")]
    assert names == ["massachusetts", "west_indies"]
    answer(m, "massachusetts", "4", "no", "yes")
    assert pieces(m, "massachusetts") == {"C": 1, "F": 2, "PF": 1}
    assert (seen(m)["resources"]["french"], seen(m)["resources"]["patriots"]) == (18, 19)


def test_3_5_3_no_fort_without_a_patriot_resource() -> None:
    m = table("french", treaty=True, resources={"patriots": 0}, spaces={"massachusetts": at(C=1)})
    answer(m, "command:muster", "massachusetts", "4", "no")
    assert asked(m)[1] != "muster-fort"


@pytest.mark.parametrize(
    ("here", "forts", "asks"),
    [
        ({"F": 2, "C": 1}, 0, True),
        ({"F": 1, "C": 1}, 0, False),
        ({"F": 2, "C": 3, "PF": 1, "BF": 1}, 0, False),
        ({"F": 2, "C": 1}, 6, False),
    ],
)
def test_3_5_3_a_patriot_fort_takes_two_regulars_room_and_a_fort(here: dict[str, int], forts: int, asks: bool) -> None:
    others = {name: {"PF": 2} for name in ("norfolk", "virginia", "georgia")} if forts else {}
    m = table("french", treaty=True, spaces={name: at(None, **n) for name, n in ({"boston": here} | others).items()})
    answer(m, "command:muster", "boston", "0")
    assert (asked(m)[1] == "muster-fort") is asks


def test_3_5_3_no_patriot_fort_in_the_west_indies() -> None:
    m = table("french", treaty=True, spaces={"west_indies": at(F=4)})
    answer(m, "command:muster", "west_indies", "0")
    assert asked(m)[1] != "muster-fort"


def test_3_5_4_continentals_go_along_one_for_one() -> None:
    m = table("french", treaty=True, spaces={"boston": at(F=1, C=3)})
    answer(m, "command:march", "massachusetts")
    if asked(m)[1] == "march-from":
        answer(m, "boston")
    assert [name for name in options(m) if name.startswith("continental")] in ([], ["continental:1"])
    assert pieces(m, "massachusetts").get("C", 1) == 1


def test_3_5_4_on_foot_to_patriots_or_with_continentals_and_between_rebel_cities() -> None:
    game = board({"boston": {"F": 2}, "massachusetts": {"M": 1}, "norfolk": {"C": 1}, "savannah": {"T": 1}})
    found = possible(game, "french", "march")
    assert found == ["massachusetts", "norfolk"]
    game = board({"boston": {"F": 2, "C": 1}, "norfolk": {"C": 1}})
    assert {"massachusetts", "norfolk", "virginia"} <= set(possible(game, "french", "march"))
    assert "georgia" not in possible(game, "french", "march")


def test_3_5_4_the_patriots_pay_for_their_continentals() -> None:
    game = board({"boston": {"F": 2, "C": 3}})
    asked = execute(game, "french", "march", "massachusetts", "boston", "french_regular:2", "continental:2", limit=1)
    assert of_kind(asked, "march-group")[1] == ("continental:1", "continental:2")
    assert resources(game) == {"french": 9, "patriots": 9}
    assert short(game, "massachusetts") == {"F": 2, "C": 2}


@pytest.mark.parametrize(
    ("rebel_cities", "reached"),
    [(["philadelphia"], False), (["philadelphia", "new_york_city"], True), (["new_york_city"], False), ([], False)],
)
def test_3_5_4_by_sea_to_another_rebel_city(rebel_cities: list[str], reached: bool) -> None:
    spaces = {"new_jersey": {"F": 1}, "maryland_delaware": {"M": 1}} | {name: {"C": 1} for name in rebel_cities}
    assert ("maryland_delaware" in possible(board(spaces), "french", "march")) is reached


def test_3_5_4_two_groups_into_one_destination_cost_once() -> None:
    game = board({"boston": {"F": 1, "C": 1}, "new_hampshire": {"F": 1, "C": 1}}, leaders={"french": "boston"})
    answers = ["massachusetts", "boston", "yes", "new_hampshire", "continental:1"]
    execute(game, "french", "march", *answers, limit=1)
    assert short(game, "massachusetts") == {"F": 2, "C": 2}
    assert resources(game) == {"french": 9, "patriots": 9}
    assert game.state.leader_space[3] == SPACES.index("massachusetts")


def test_3_5_4_without_patriots_there_every_group_brings_a_continental() -> None:
    game = board({"boston": {"F": 2, "C": 1}})
    execute(game, "french", "march", "massachusetts", "boston", "french_regular:1", limit=1)
    assert short(game, "massachusetts") == {"F": 1, "C": 1}


def test_3_5_4_to_patriots_or_with_continentals_and_by_sea_between_rebel_cities() -> None:
    m = table(
        "french",
        treaty=True,
        spaces={"boston": at(F=3, C=1), "charles_town": at(M=1), "south_carolina": at(), "massachusetts": at(M=1)},
    )
    answer(m, "command:march")
    assert {"charles_town", "south_carolina", "massachusetts", "connecticut_rhode_island"} <= set(options(m))
    assert "philadelphia" not in options(m)
    answer(m, "south_carolina", "boston", "french_regular:2")
    assert pieces(m, "south_carolina") == {"F": 2, "C": 1}


def test_3_5_4_without_resources_of_the_patriots_no_continentals_come() -> None:
    m = table(
        "french", treaty=True, resources={"patriots": 0}, spaces={"boston": at(F=3, C=1), "massachusetts": at(M=1)}
    )
    answer(m, "command:march")
    assert "connecticut_rhode_island" not in options(m)
    answer(m, "massachusetts", "boston", "french_regular:3")
    assert pieces(m, "massachusetts") == {"F": 3, "M": 1}


def test_3_5_5_french_battle_with_or_without_patriots() -> None:
    m = table("french", treaty=True, spaces={"massachusetts": at(F=3, C=3, R=3), "west_indies": at(F=2, R=2)})
    answer(m, "command:battle")
    assert "west_indies" in options(m)
    answer(m, "massachusetts")
    assert asked(m) == ("french", "battle-with-patriots")
    answer(m, "no")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 3
    assert pieces(m, "massachusetts")["C"] == 3


def test_3_5_4_continentals_stay_when_the_patriots_cannot_pay_for_them() -> None:
    m = table(
        "french",
        treaty=True,
        resources={"patriots": 0},
        spaces={
            "virginia": at(F=2, C=2),
            "pennsylvania": at(F=1),
            "maryland_delaware": at(M=1),
            "west_indies": at(F=1),
        },
    )
    answer(m, "command:march")
    assert reason(m, "north_carolina") == ("why-patriots-cannot-pay", "3.5.4")
    answer(m, "maryland_delaware")
    assert reason(m, "west_indies") == ("why-march-west-indies", "1.3.7")


def test_3_5_4_french_alone_need_patriots_where_they_go() -> None:
    m = table("french", treaty=True, spaces={"southwest": at(F=1), "virginia": at(F=2, C=2)})
    answer(m, "command:march", "north_carolina")
    assert reason(m, "southwest") == ("why-french-need-patriots", "3.5.4")


def test_3_5_1_agents_who_have_nothing_to_place_are_marked() -> None:
    spaces = {"boston": at(M=15)}
    m = table("french", spaces=spaces)
    assert without_effect(answer(m, "command:agent_mobilization")) == []
    idle = table("french", spaces=spaces, casualties={"continental": 20})
    answer(idle, "command:agent_mobilization")
    assert without_effect(idle) == sorted(name for name in options(idle) if name in SPACES)


def test_3_5_3_a_muster_without_effect_is_marked() -> None:
    spaces = {"boston": at(C=1, F=2), "virginia": at(C=1, F=1), "georgia": at(F=2, PF=2)}
    leaders = {"french": {"who": "rochambeau", "space": "boston"}}
    for lost, idle in ((9, []), (10, ["georgia", "virginia", "west_indies"])):
        casualties = {"french_regular": lost}
        m = table("french", treaty=True, spaces=spaces, casualties=casualties, leaders=leaders)
        answer(m, "command:muster")
        assert without_effect(m) == idle
