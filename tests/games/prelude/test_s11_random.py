"""11 Random Counties."""

from __future__ import annotations

import pytest

from tests.games.library import answer, asked, options, seen
from tests.games.prelude.table import (
    LOYAL,
    ORGANIZATIONS,
    URBAN,
    board,
    table,
)
from tricorne.core import Match


def drawing(*dice: int, card: int = 42) -> Match:
    """A By-Election of the Loyal player with these dice, green and red in turn."""
    match = table(
        LOYAL, [card], turn="year_1835", luck={"green-die": dice[::2], "red-die": dice[1::2], "score-die": [URBAN]}
    )
    return answer(match, f"event:card-{card}")


def test_11_0_the_table_of_random_counties() -> None:
    rows = [[board().districts[cell] for cell in row] for row in board().random_table[:5]]
    assert rows == [
        ["deux_montagnes", "terrebonne", "lachenaie", "l_assomption", "berthier", "st_maurice"],
        ["vaudreuil", "beauharnois", "laprairie", "l_acadie", "chambly", "rouville"],
        ["vercheres", "st_hyacinthe", "richelieu", "yamaska", "nicolet", "missisquoi"],
        ["shefford", "drummond", "stanstead", "sherbrooke", "megantic", "beauce"],
        ["montreal", "montreal", "montreal", "quebec", "quebec", "quebec"],
    ]


@pytest.mark.parametrize(
    ("green", "red", "district"),
    [(1, 1, "deux_montagnes"), (2, 6, "rouville"), (6 - 2, 1, "shefford"), (5, 3, "montreal"), (5, 4, "quebec")],
)
def test_11_0_green_is_the_row_and_red_the_column(green: int, red: int, district: str) -> None:
    match = drawing(green, red)
    assert [effect["district"] for effect in seen(match)["lasting"]] == [district]


def test_11_0_row_6_is_the_players_choice() -> None:
    match = drawing(6, 2)
    assert asked(match) == (LOYAL, "random-county")
    assert len(options(match)) == 26
    answer(match, "beauce")
    assert seen(match)["lasting"][0]["district"] == "beauce"
    assert seen(match)["tracks"][ORGANIZATIONS]["score"] == 0
