"""3.1 Commands: who may execute them, where, and at whose cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberty_or_death.exact import FULL, LEVELS, board, possible
from tests.games.liberty_or_death.table import at, game_of, pieces, table
from tests.games.library import answer, asked, options, reason, seen
from tricorne.games.liberty_or_death.names import BOSTON, PATRIOTS, VIRGINIA
from tricorne.games.liberty_or_death.rules.s3_6_battle import is_battlefield


def test_3_1_each_space_is_paid_and_selected_once() -> None:
    m = table("british", resources={"british": 2}, spaces={"boston": at(R=4), "norfolk": at(R=1)})
    answer(m, "command:march", "boston", "done")
    assert "boston" not in options(m)
    answer(m, "norfolk", "done", "done")
    assert seen(m)["resources"]["british"] == 0


@pytest.mark.parametrize(
    ("seat", "command", "cost"),
    [
        ("british", "muster", 1),
        ("british", "garrison", 2),
        ("british", "march", 1),
        ("british", "battle", 1),
        ("patriots", "rally", 1),
        ("patriots", "march", 1),
        ("patriots", "battle", 1),
        ("patriots", "rabble_rousing", 1),
        ("indians", "scout", 1),
        ("indians", "raid", 1),
        ("french", "hortalez", 1),
        ("french", "muster", 2),
        ("french", "march", 1),
        ("french", "battle", 1),
    ],
)
def test_3_1_a_command_is_possible_from_its_least_cost_on(seat: str, command: str, cost: int) -> None:
    game = board(FULL, levels=LEVELS)
    faction = ("british", "patriots", "indians", "french").index(seat)
    for wealth in range(3):
        game.state.resources[faction] = wealth
        assert bool(possible(game, seat, command)) is (wealth >= cost)
    if command != "hortalez":
        game.state.resources[faction] = 0
        assert possible(game, seat, command, free=True)


@pytest.mark.parametrize(
    ("seat", "command", "position", "wanted", "why"),
    [
        ("british", "march", {"spaces": {"quebec": at(R=1)}}, "west_indies", ("why-march-west-indies", "1.3.7")),
        ("british", "march", {"spaces": {"northwest": at(R=1)}}, "georgia", ("why-out-of-reach", "3.2.3")),
        (
            "british",
            "march",
            {"treaty": True, "spaces": {"boston": at(R=1), "norfolk": at(blockades=1)}},
            "norfolk",
            ("why-blockade-landing", "1.9"),
        ),
        (
            "british",
            "muster",
            {"treaty": True, "spaces": {"norfolk": at(blockades=1)}},
            "norfolk",
            ("why-blockaded", "1.9"),
        ),
        ("british", "muster", {"spaces": {"boston": at(R=1)}}, "west_indies", ("why-west-indies-closed", "1.3.7")),
        ("british", "muster", {"spaces": {"boston": at(R=1)}}, "northwest", ("why-muster-where", "3.2.1")),
        ("british", "garrison", {"spaces": {"boston": at(R=1)}}, "georgia", ("why-not-a-city", "3.2.2")),
        ("british", "battle", {"spaces": {"boston": at(R=1, C=1)}}, "georgia", ("why-no-own-pieces", "3.2.4")),
        (
            "british",
            "battle",
            {"spaces": {"boston": at(R=1, C=1), "georgia": at(R=1)}},
            "georgia",
            ("why-no-enemies", "3.2.4"),
        ),
        ("patriots", "rally", {"spaces": {"boston": at("active_support")}}, "boston", ("why-active-support", "3.3.1")),
        ("patriots", "rally", {}, "west_indies", ("why-west-indies-pieces", "1.4.2")),
        ("patriots", "march", {"spaces": {"boston": at(C=1)}}, "georgia", ("why-out-of-reach", "3.3.2")),
        ("patriots", "rabble_rousing", {"spaces": {"boston": at(M=1)}}, "georgia", ("why-rabble-where", "3.3.4")),
        ("indians", "march", {"spaces": {"virginia": at(W=1)}}, "norfolk", ("why-no-indians-in-cities", "1.4.2")),
        (
            "indians",
            "gather",
            {"spaces": {"virginia": at("active_opposition")}},
            "virginia",
            ("why-active-level", "3.4.1"),
        ),
        (
            "indians",
            "raid",
            {"spaces": {"virginia": at("passive_opposition", W=1)}},
            "georgia",
            ("why-not-opposition", "3.4.4"),
        ),
        (
            "indians",
            "raid",
            {"spaces": {"virginia": at("passive_opposition", W=1), "georgia": at("passive_opposition")}},
            "georgia",
            ("why-no-raider", "3.4.4"),
        ),
        ("indians", "scout", {"spaces": {"quebec": at(R=1, W=1)}}, "georgia", ("why-scout-from", "3.4.3")),
        ("french", "agent_mobilization", {}, "georgia", ("why-agents-where", "3.5.1")),
        (
            "french",
            "muster",
            {"treaty": True, "spaces": {"boston": at(C=1)}},
            "georgia",
            ("why-no-rebellion-control", "3.5.3"),
        ),
        (
            "french",
            "march",
            {
                "treaty": True,
                "spaces": {"new_hampshire": at(F=1, C=1), "quebec": at(C=1)},
                "resources": {"patriots": 0},
            },
            "massachusetts",
            ("why-patriots-cannot-pay", "3.5.4"),
        ),
    ],
)
def test_3_1_spaces_that_a_command_cannot_select(
    seat: str, command: str, position: dict[str, Any], wanted: str, why: tuple[str, str]
) -> None:
    m = table(seat, **position)
    answer(m, f"command:{command}")
    assert reason(m, wanted) == why


def test_3_1_a_space_is_selected_once() -> None:
    m = table("patriots")
    answer(m, "command:rally", "boston", "no")
    assert reason(m, "boston") == ("why-selected", "3.1")


def test_3_1_without_resources_no_further_space() -> None:
    m = table("patriots", resources={"patriots": 1}, spaces={"boston": at(M=2), "georgia": at(C=1, T=1)})
    answer(m, "command:rally", "boston", "militia", "no")
    assert reason(m, "virginia") == ("why-cannot-pay", "3.3.1")


def test_3_1_units_move_once_and_in_company() -> None:
    m = table("british", spaces={"boston": at(R=2, T=3)})
    answer(m, "command:march", "massachusetts")
    assert reason(m, "georgia") == ("why-no-units", "3.2.3")
    answer(m, "boston", "british_regular:2")
    assert reason(m, "tory:3") == ("why-one-for-one", "3.2.3")


def test_3_1_2_a_free_battle_costs_the_ally_nothing() -> None:
    m = table(
        "patriots",
        card=66,
        treaty=True,
        resources={"french": 0},
        leaders={"french": {"who": "lauzun"}},
        spaces={"florida": at(C=2, F=1, R=1)},
    )
    answer(m, "event:shaded", "patriots", "florida")
    while asked(m)[1] == "march-from":
        answer(m, "done")
    assert asked(m) == ("patriots", "battle-with-french")


def test_3_1_2_free_commands_cost_nobody_anything() -> None:
    m = table(
        "patriots",
        card=1,
        treaty=True,
        leaders={"french": {"who": "lauzun"}},
        resources={"patriots": 0, "french": 0},
        spaces={"massachusetts": at(C=2, F=2), "boston": at(T=1)},
    )
    answer(m, "event:shaded", "boston", "massachusetts", "continental:2", "french_regular:2")
    assert pieces(m, "boston") == {"C": 2, "F": 2, "T": 1}
    assert seen(m)["resources"]["patriots"] == 0
    assert is_battlefield(game_of(m), PATRIOTS, BOSTON)
    assert not is_battlefield(game_of(m), PATRIOTS, VIRGINIA)
