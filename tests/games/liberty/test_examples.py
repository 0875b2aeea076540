"""The worked examples of the rulebook."""

from __future__ import annotations

from tests.games.examples import replay

GAME = "liberty"


def test_3_1_a_card_of_two_is_two_actions() -> None:
    replay(GAME, "two-actions")


def test_5_2_four_blocks_cross_a_clear_hexside() -> None:
    replay(GAME, "hexside")


def test_5_4_two_attackers_pin_two_of_five() -> None:
    replay(GAME, "pinning")


def test_7_21_the_order_of_a_round() -> None:
    replay(GAME, "round")


def test_7_22_those_who_come_another_way_join_in_round_2() -> None:
    replay(GAME, "reserves")


def test_7_31_a_leader_of_four_hits_with_up_to_three() -> None:
    replay(GAME, "fire")


def test_7_4_three_retreat_over_forest_with_a_river_in_one_round() -> None:
    replay(GAME, "retreat")


def test_11_0_the_winter_diagram() -> None:
    replay(GAME, "winter-diagram")


def test_11_4_a_leader_feeds_his_army() -> None:
    replay(GAME, "leader-supply")
