"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.examples import replay, until
from tests.games.liberty_or_death.table import answer, at, game_of, pieces, table

GAME = "liberty-or-death"


def test_1_4_1_war_parties_come_back_underground() -> None:
    replay(GAME, "recall")


def test_3_2_2_garrison_example() -> None:
    replay(GAME, "garrison")


def test_3_2_3_british_march_example() -> None:
    replay(GAME, "british-march")


def test_3_3_2_underground_militia_are_seen_in_a_british_city() -> None:
    replay(GAME, "militia-march")


def test_3_4_2_war_parties_are_seen_in_a_rebel_colony() -> None:
    replay(GAME, "war-party-march")


def test_3_6_battle_example() -> None:
    replay(GAME, "battle")


def test_3_6_8_battle_example_spills_over_and_rallies() -> None:
    """The example uses two levels; Washington would allow four, and what is left over need not be used."""
    replay(GAME, "win-the-day")
    match = until(GAME, "win-the-day", "shift")
    assert match.question is not None
    assert match.question.args["number"] == 3


def test_4_1_trade_pays_for_the_command_that_it_comes_with() -> None:
    replay(GAME, "trade-first")


def test_7_2_victory_check_example() -> None:
    replay(GAME, "victory-check")


def test_7_3_final_margin_example() -> None:
    replay(GAME, "final-margins")


@pytest.mark.parametrize("name", ["np-raid", "hortalez", "langlade", "sullivan", "muskets"])
def test_examples_of_non_players(name: str) -> None:
    replay(GAME, name)


def test_8_8_one_player_example() -> None:
    replay(GAME, "one-player")


def test_3_3_2_fewer_militia_stay_underground() -> None:
    m = table("patriots", spaces={"virginia": at(M=2), "norfolk": at(T=2)})
    answer(m, "command:march", "norfolk", "virginia", "militia_underground:1")
    assert pieces(m, "norfolk") == {"T": 2, "M": 1}


def test_examples_leave_sound_positions() -> None:
    m = table("british", spaces={"boston": at(R=3)})
    assert list(game_of(m).invariants()) == []
