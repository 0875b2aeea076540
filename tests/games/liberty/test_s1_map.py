"""1.0 The map."""

from __future__ import annotations

from tests.games.liberty.table import at, board, british_war, control, war
from tests.games.library import answer, asked, options


def test_1_0_the_map_has_its_hexes_towns_and_boxes() -> None:
    printed = board()
    kinds = [facts.kind for facts in printed.map.hexes.values()]
    assert (kinds.count("land"), kinds.count("sea")) == (127, 22)
    assert len(printed.map.towns) == 43
    assert printed.place_names[printed.hex_count : printed.place_count] == (
        "atlantic",
        "west_indies_british",
        "west_indies_french",
    )


def test_1_1_land_blocks_do_not_cross_sea() -> None:
    m = war({"greene": "dover", "grey": "boston"})
    answer(m, "move:dover")
    assert asked(m) == ("american", "march")
    assert "monmouth" not in options(m)
    assert {"philadelphia", "baltimore", "eastern_shore"} <= set(options(m))


def test_1_1_warships_do_not_cross_land() -> None:
    m = british_war({"graves": "boston", "ward": "albany"})
    answer(m, "move:boston")
    assert not any(option.startswith(("sail:newport:boston", "press:newport:boston")) for option in options(m))
    assert "sail:portsmouth:boston" in options(m)


def test_1_1_half_hexes_are_playable() -> None:
    m = war({"marion": "fort_pitt", "grey": "boston"})
    answer(m, "move:fort_pitt", "mingo")
    assert at(m, "marion") == "mingo"
    assert board().map.hexes["mingo"].half


def test_1_2_an_empty_town_is_its_own_sides() -> None:
    m = war({"ward": "albany", "grey": "boston"})
    assert control(m, "new_york") == "american"
    assert control(m, "norfolk") == "british"
    assert control(m, "shawnee_village") == "british"
    assert control(m, "boston") == "british"
    assert control(m, "saratoga") is None


def test_1_2_an_occupied_town_is_the_occupiers_until_he_leaves() -> None:
    m = british_war({"ward": "springfield", "grey": "boston"})
    answer(m, "move:boston", "sea:atlantic", "end", "end")
    assert control(m, "boston") == "american"


def test_1_3_quebec_is_a_port_of_the_atlantic() -> None:
    m = british_war({"graves": "quebec", "ward": "albany"})
    answer(m, "move:quebec")
    assert options(m) == ["sea:atlantic"]


def test_1_4_wilderness_has_two_forest_hexsides() -> None:
    printed = board()
    wild = {
        name for name, place in printed.place_index.items() if place < printed.hex_count and printed.wilderness[place]
    }
    assert {"fort_pitt", "fort_stanwix", "mohawk_village", "west_point"} <= wild
    assert not {"new_brunswick", "springfield", "boston", "quebec"} & wild


def test_1_4_indians_keep_to_the_wilderness() -> None:
    m = british_war({"mohawk": "west_point", "ward": "boston"})
    answer(m, "move:west_point")
    printed = board()
    assert options(m)
    assert all(printed.wilderness[printed.place_index[name]] for name in options(m))


def test_1_5_loyalists_do_not_go_to_the_west_indies() -> None:
    m = british_war({"peters": "atlantic", "grey": "atlantic", "ward": "albany"})
    answer(m, "move:atlantic", "peters")
    assert "sea:west_indies_british" not in options(m)
    answer(m, "sea:quebec", "grey")
    assert "sea:west_indies_british" in options(m)


def test_1_6_both_sides_lie_in_the_atlantic_without_fighting() -> None:
    m = war({"grey": "atlantic", "rochambeau": "newport", "ward": "albany"})
    answer(m, "move:newport", "sea:atlantic", "end", "end")
    position = m.view()["position"]
    assert position["standing"]["american"]["atlantic"] == position["standing"]["british"]["atlantic"] == 1
    assert position["battle"] is None
    assert position["turn"] == 2
