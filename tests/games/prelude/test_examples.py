"""The worked examples of the rulebook; the whole Turn of section 13 has a file of its own."""

from __future__ import annotations

import pytest

from tests.games.examples import replay
from tests.games.prelude.table import GAME


def test_2_2_a_card_that_was_kept() -> None:
    replay(GAME, "kept-card")


@pytest.mark.parametrize("name", ["rebellion-first", "rebellion-in-winter"])
def test_2_4_rebellion_comes_first(name: str) -> None:
    replay(GAME, name)


@pytest.mark.parametrize("name", ["oaths-unmet", "oaths-met"])
def test_3_1_loyalty_oaths_played_by_the_patriotes(name: str) -> None:
    replay(GAME, name)


def test_5_1_ten_counties_against_two() -> None:
    replay(GAME, "ten-to-two")


def test_5_1_loyal_cubes_in_rouville_and_richelieu() -> None:
    replay(GAME, "rouville")


def test_5_4_loyal_cubes_in_montreal() -> None:
    replay(GAME, "montreal")


def test_5_4_1_what_the_cities_cost() -> None:
    replay(GAME, "attrition")


@pytest.mark.parametrize("name", ["chambly", "drummond"])
def test_8_0_checks(name: str) -> None:
    replay(GAME, name)


def test_9_1_1_laprairie() -> None:
    replay(GAME, "laprairie")


def test_9_1_2_montreal() -> None:
    replay(GAME, "montreal-boxes")


def test_9_2_2_sherbrooke_affiliated_with_quebec() -> None:
    replay(GAME, "sherbrooke")


@pytest.mark.parametrize("name", ["ragtag", "family"])
def test_12_0_notes_on_cards(name: str) -> None:
    replay(GAME, name)


def test_10_0_the_end_of_a_session() -> None:
    replay(GAME, "session")
