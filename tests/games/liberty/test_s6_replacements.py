"""6.0 Replacements."""

from __future__ import annotations

import pytest

from tests.games.liberty.table import Where, at, board, british_war, strength, war
from tests.games.library import answer, asked, events, options, reason
from tricorne.games import facts_of
from tricorne.games.liberty.board import AMERICAN

FEW: dict[str, Where] = {"ward": "albany", "grey": "boston"}


def test_6_0_a_block_is_drawn_blind_at_full_strength() -> None:
    m = war(FEW, luck={"replacement": ["morgan"]})
    answer(m, "replace", "new_york")
    assert (at(m, "morgan"), strength(m, "morgan")) == ("new_york", 3)


def test_6_0_the_draw_is_the_owners_secret() -> None:
    m = war(FEW, luck={"replacement": ["morgan"]})
    answer(m, "replace")
    assert "morgan" not in str(m.view("british")) + str(m.log("british"))
    assert asked(m) == ("american", "deploy")
    answer(m, "new_york")
    assert "morgan" not in str(m.view("british")) + str(m.log("british"))
    assert m.view("british")["position"]["standing"]["american"]["new_york"] == 1


def test_6_0_without_a_place_the_block_goes_back() -> None:
    """The village and every hex around it are taken."""
    around = ["fort_stanwix", "chenango", "saratoga", "albany", "west_point", "wyoming"]
    names = ["greene", "wayne", "arnold", "gates", "ward", "stark"]
    blocks: dict[str, Where] = {**dict(zip(names, around, strict=True)), "lee": "mohawk_village", "grey": "boston"}
    m = british_war(blocks, luck={"replacement": ["mohawk"]})
    answer(m, "replace")
    assert at(m, "mohawk") == "pool"
    assert "not-deployed" in events(m)
    assert m.view()["position"]["actions"] == 2


def test_6_0_not_into_a_battle() -> None:
    m = british_war({"ward": "new_york", "grey": "hartford"}, luck={"replacement": ["morgan"]})
    answer(m, "move:hartford", "new_york", "end", "replace")
    assert "new_york" not in options(m)
    assert "philadelphia" in options(m)


def test_6_1_loyalists_come_to_friendly_supply_cities_one_to_a_hex() -> None:
    m = british_war({"grey": "boston", "ward": "norfolk"}, luck={"replacement": ["peters", "ferguson"]})
    answer(m, "replace")
    assert set(options(m)) == {"boston", "quebec", "montreal", "fort_oswego", "wilmington", "augusta"}
    answer(m, "boston", "replace")
    assert "boston" not in options(m)


def test_6_1_british_and_hessians_come_to_the_atlantic() -> None:
    m = british_war(FEW, luck={"replacement": ["percy", "wurmb"]})
    answer(m, "replace", "replace")
    assert (at(m, "percy"), at(m, "wurmb")) == ("atlantic", "atlantic")


def test_6_1_indians_come_to_their_village() -> None:
    m = british_war(FEW, luck={"replacement": ["shawnee"]})
    answer(m, "replace")
    assert (at(m, "shawnee"), strength(m, "shawnee")) == ("shawnee_village", 2)


def test_6_2_americans_come_to_friendly_supply_cities() -> None:
    m = war({"ward": "albany", "grey": "new_york"}, luck={"replacement": ["morgan"]})
    answer(m, "replace")
    assert "new_york" not in options(m)
    assert "west_point" not in options(m)
    assert {"albany", "philadelphia", "boston"} <= set(options(m))


def test_6_2_red_towns_are_for_militia_only() -> None:
    held = {"ward": "norfolk", "grey": "boston"}
    militia = war(held, luck={"replacement": ["stark"]})
    answer(militia, "replace")
    assert "norfolk" in options(militia)
    regular = war(held, luck={"replacement": ["greene"]})
    answer(regular, "replace")
    assert "norfolk" not in options(regular)


def test_6_2_the_french_come_to_the_atlantic() -> None:
    m = war(FEW, luck={"replacement": ["rochambeau"]})
    answer(m, "replace")
    assert at(m, "rochambeau") == "atlantic"


def test_6_0_why_no_block_is_drawn() -> None:
    first = war(FEW, year=1775, british="action_3", american="action_1")
    assert reason(first, "replace") == ("why-no-british-replacements", "12.0")


def test_6_1_why_a_loyalist_does_not_arrive_there() -> None:
    m = british_war({"grey": "boston", "ward": "norfolk"}, luck={"replacement": ["peters", "ferguson"]})
    answer(m, "replace")
    assert reason(m, "saratoga") == ("why-no-supply-city", "6.1")
    assert reason(m, "norfolk") == ("why-not-friendly", "6.1")
    assert reason(m, "west_indies_british") == ("why-not-west-indies", "9.1")
    answer(m, "boston", "replace")
    assert reason(m, "boston") == ("why-one-block-a-hex", "6.1")


def test_6_2_why_an_american_does_not_arrive_there() -> None:
    blocks: dict[str, Where] = {"ward": "norfolk", "stark": "albany", "grey": "hartford"}
    m = war(blocks, luck={"replacement": ["greene"]})
    answer(m, "move:albany", "hartford", "replace")
    assert reason(m, "norfolk") == ("why-militia-only", "6.2")
    assert reason(m, "hartford") == ("why-not-friendly", "6.2")
    attacked = war(
        {"ward": "albany", "grey": "hartford"},
        british="action_3",
        american="action_2",
        luck={"replacement": ["greene"]},
    )
    answer(attacked, "move:hartford", "albany", "end", "replace")
    assert reason(attacked, "albany") == ("why-enemies-there", "6.2")


def test_6_0_why_an_empty_pool_gives_no_block() -> None:
    printed = board()
    everybody: dict[str, Where] = {printed.block_names[block]: "prisoners" for block in printed.side_blocks[AMERICAN]}
    m = war({**everybody, **FEW})
    assert reason(m, "replace") == ("why-empty-pool", "6.0")


@pytest.mark.parametrize("town", ["charleston", "baltimore", "philadelphia"])
def test_6_1_towns_in_which_accounts_raise_blocks_have_a_value(town: str) -> None:
    printed = facts_of("liberty").files["map"]["towns"][town]
    assert printed["value"] >= 1
    assert printed["confidence"]["has_value"] == "sourced"
