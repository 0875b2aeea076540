"""2.0 The armies."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.liberty.table import after_winter, at, board, british_war, strength, war
from tests.games.library import answer, asked, events, options


def ratings(kind: str) -> set[tuple[int, str]]:
    """Movement and combat rating of all blocks of a type."""
    printed = board()
    return {
        (printed.move[b], "ABC"[printed.combat_class[b]] + str(printed.fire[b]))
        for b in range(50)
        if printed.block_type[b] == kind
    }


def test_2_0_each_side_has_25_blocks() -> None:
    printed = board()
    assert Counter(printed.block_side) == {0: 25, 1: 25}
    assert Counter(printed.nation) == {
        "american": 17,
        "french": 8,
        "british": 13,
        "hessian": 4,
        "loyalist": 5,
        "indian": 3,
    }


def test_2_0_the_other_player_sees_numbers_only() -> None:
    m = war({"howe": "boston", "grey": "boston", "ward": "springfield"})
    seen = m.view("american")["position"]
    assert seen["standing"]["british"] == {"boston": 2}
    assert "howe" not in str(seen)
    assert m.view("british")["position"]["blocks"]["howe"] == {
        "at": "boston",
        "strength": 4,
        "moved": False,
        "type": "leader",
        "nation": "british",
        "combat": "C3",
        "move": 1,
        "max": 4,
    }


def test_2_1_strength_combat_and_movement_are_printed() -> None:
    printed = board()
    howe = printed.block_index["howe"]
    assert (printed.max_strength[howe], printed.move[howe], printed.fire[howe]) == (4, 1, 3)


def test_2_11_a_block_rolls_its_strength_and_loses_a_step_per_hit() -> None:
    m = war({"greene": ("springfield", 2), "grey": ("boston", 3)}, luck={"fire": [1, 2, 6]})
    answer(m, "move:springfield", "boston", "end", "end")
    assert asked(m) == ("british", "combat")
    answer(m, "fire:grey")
    fired = next(entry["args"] for entry in m.log() if entry["event"] == "fired")
    assert (fired["dice"], fired["hits"]) == ([1, 2, 6], 2)
    assert at(m, "greene") == "prisoners"


def test_2_11_below_one_a_block_is_captured() -> None:
    m = war({"greene": ("springfield", 1), "grey": ("boston", 1)}, luck={"fire": [2]})
    answer(m, "move:springfield", "boston", "end", "end", "fire:grey")
    assert at(m, "greene") == "prisoners"
    assert m.view()["position"]["prisoners"]["american"] == ["greene"]


def test_2_12_the_number_is_the_highest_die_that_hits() -> None:
    m = war({"greene": ("springfield", 4), "howe": ("boston", 4)}, luck={"fire": [1, 3, 4, 5]})
    answer(m, "move:springfield", "boston", "end", "end", "fire:howe")
    assert strength(m, "greene") == 2


def test_2_13_foot_move_one_hex_and_dragoons_two() -> None:
    m = war({"greene": "philadelphia", "lee": "philadelphia", "grey": "boston"})
    answer(m, "move:philadelphia", "greene", "monmouth")
    assert options(m) == ["force", "stop"]
    answer(m, "stop", "lee", "monmouth")
    assert options(m) == ["new_brunswick", "stop"]


@pytest.mark.parametrize(
    ("kind", "rating"),
    [
        ("leader", (1, "C3")),
        ("american_leader", (1, "C3")),
        ("french_leader", (1, "C3")),
        ("indian", (2, "B1")),
        ("warship", (2, "A2")),
        ("french_warship", (2, "A2")),
    ],
)
def test_2_2_ratings_by_type(kind: str, rating: tuple[int, str]) -> None:
    assert ratings(kind) == {rating}


def test_2_21_two_american_one_french_three_british_leaders() -> None:
    kinds = Counter(board().block_type)
    assert (kinds["american_leader"], kinds["french_leader"], kinds["leader"]) == (2, 1, 3)


@pytest.mark.parametrize(
    ("kind", "rating"),
    [
        ("foot", (1, "C2")),
        ("continental", (1, "C2")),
        ("hessian_foot", (1, "C2")),
        ("french_foot", (1, "C2")),
        ("militia_foot", (1, "C1")),
        ("loyalist_foot", (1, "C1")),
        ("light_foot", (1, "B2")),
        ("hessian_jaeger", (1, "B2")),
        ("rifle", (1, "B3")),
        ("guards", (1, "C4")),
        ("loyalist_ranger", (2, "B2")),
    ],
)
def test_2_22_foot(kind: str, rating: tuple[int, str]) -> None:
    assert ratings(kind) == {rating}


@pytest.mark.parametrize(
    "kind", ["dragoon", "american_dragoon", "militia_dragoon", "french_dragoon", "loyalist_dragoon"]
)
def test_2_23_dragoons(kind: str) -> None:
    assert ratings(kind) == {(2, "B2")}


def test_2_24_the_americans_have_no_ships_before_the_french_come() -> None:
    m = war({"ward": "albany", "grey": "boston", "de_barras": "west_indies_french"}, french=False)
    assert m.view()["position"]["pools"]["french"] == 7
    assert "move:west_indies_french" not in options(m)


def test_2_25_indians_fight_better_at_their_own_village() -> None:
    home = war({"lee": ("fort_stanwix", 3), "mohawk": ("mohawk_village", 3)}, luck={"fire": [2, 2, 2]})
    answer(home, "move:fort_stanwix", "mohawk_village", "end", "end", "fire:mohawk")
    assert at(home, "lee") == "prisoners"


def test_2_25_elsewhere_indians_hit_only_with_one() -> None:
    m = war({"lee": ("reading", 3), "mohawk": ("wyoming", 3)}, luck={"fire": [2, 2, 1]})
    answer(m, "move:reading", "wyoming", "end", "end", "fire:mohawk")
    assert strength(m, "lee") == 2


def test_2_25_indians_cannot_go_by_sea() -> None:
    m = british_war({"mohawk": "falmouth", "ward": "albany"})
    answer(m, "move:falmouth")
    assert not any(option.startswith("sea:") for option in options(m))


def test_2_21_a_leader_in_a_small_town_feeds_his_own() -> None:
    m = after_winter({"washington": ("west_point", 2), "ward": "west_point"}, "done", "done")
    assert "captured" not in events(m)
