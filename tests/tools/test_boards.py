"""The boards: what the files in the client hold, and that they are what the script makes."""

import json
import re
from typing import Any

import numpy as np
import pytest
import shapely

from tools.boards import liberty_or_death, prelude, rebellion_1775
from tools.boards.__main__ import CLIENT, files
from tools.boards.shapes import features, read_json
from tools.boards.topology import OUT, Topology

FILES = ("1775-rebellion", "liberty-or-death", "liberty-or-death.phone", "liberty", "prelude-to-rebellion")
LARGEST = 120_000


def board(name: str) -> dict[str, Any]:
    return json.loads((CLIENT / f"{name}.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def adjacent(places: dict[str, Any], among: set[str]) -> set[tuple[str, ...]]:
    return {tuple(sorted((a, b))) for a in among for b in places[a]["adjacent"] if b in among}


GAME_MAPS = {
    "1775-rebellion": ("rebellion_1775/data/map.json", ("areas",)),
    "liberty-or-death": ("liberty_or_death/data/map.json", ("spaces",)),
    "liberty": ("liberty/data/map.json", ("hexes", "boxes")),
    "prelude-to-rebellion": ("prelude/data/districts.json", ("districts",)),
}


@pytest.mark.parametrize("name", GAME_MAPS)
def test_spaces_are_named_as_in_the_game(name: str) -> None:
    path, collections = GAME_MAPS[name]
    facts = CLIENT.parents[1] / "games" / path
    if not facts.is_file():
        pytest.skip(f"{path} is not there")
    data = json.loads(facts.read_text(encoding="utf-8"))
    assert set(board(name)["spaces"]) == {space for collection in collections for space in data[collection]}


def test_areas_of_1775_border_on_each_other_as_in_the_game() -> None:
    borders = json.loads((CLIENT.parents[1] / "games/rebellion_1775/data/map.json").read_text(encoding="utf-8"))[
        "borders"
    ]
    assert touching(rebellion_1775.areas()) == {tuple(sorted(b["between"])) for b in borders.values()}


def touching(topo: Topology) -> set[tuple[str, ...]]:
    return {pair for pair, length in topo.borders().items() if OUT not in pair and length > 1}


def test_areas_of_1775_touch_exactly_where_the_game_says() -> None:
    topo = rebellion_1775.areas()
    places = read_json("1775-rebellion.places.json")
    wanted = adjacent(places, set(places))
    assert len(wanted) == 105
    assert touching(topo) == wanted


@pytest.mark.parametrize("sheet", [liberty_or_death.DESK, liberty_or_death.PHONE], ids=lambda s: s.id)
def test_provinces_of_liberty_or_death_touch_exactly_where_the_game_says(sheet: liberty_or_death.Sheet) -> None:
    topo = liberty_or_death.areas(sheet)
    assert touching(topo) == adjacent(read_json("liberty-or-death.places.json"), set(topo.shapes) - {OUT})


def test_provinces_in_degrees_touch_when_grown() -> None:
    grown = {p["id"]: g.buffer(0.03) for p, g in features("liberty-or-death")}
    touch = {
        tuple(sorted((a, b))) for a in grown for b in grown if a < b and grown[a].intersection(grown[b]).area > 0.012
    }
    assert touch == adjacent(read_json("liberty-or-death.places.json"), set(grown))


@pytest.mark.parametrize(
    ("lonlat", "pixel"),
    [((-71.21, 46.81), (1056.6, 66.5)), ((-74.01, 40.71), (715.4, 346.5)), ((-81.10, 32.08), (160.0, 543.8))],
    ids=["Quebec City", "New York City", "Savannah"],
)
def test_projection_of_liberty_or_death(lonlat: tuple[float, float], pixel: tuple[float, float]) -> None:
    x, y = liberty_or_death.DESK.project(np.array([lonlat]))[0]
    assert (x, y) == pytest.approx(pixel, abs=0.6)


def test_spline_keeps_every_district_around_its_position() -> None:
    topo, _ = prelude.areas(prelude.project())
    for name, at in prelude.POSITIONS.items():
        assert topo.shapes[name].contains(shapely.Point(at)), name


@pytest.mark.parametrize("name", FILES)
def test_every_space_can_be_drawn(name: str) -> None:
    file = board(name)
    x0, y0, x1, y1 = file["extent"]
    for space_id, space in file["spaces"].items():
        if space["kind"] == "box":
            assert len(space["box"]) == 4
            continue
        if "tag" in space:
            assert {"town", "name"} <= set(space), space_id
        else:
            assert space["rings"], space_id
            assert "anchor" in space, space_id
            assert "label" in space or space["kind"] == "sea", space_id
        for key in ("label", "anchor", "tag", "town"):
            if key in space:
                x, y = space[key]
                assert x0 < x < x1, (space_id, key)
                assert y0 < y < y1, (space_id, key)


@pytest.mark.parametrize("name", FILES)
def test_outlines_are_closed_rings_of_arcs(name: str) -> None:
    file = board(name)
    arcs = [points(arc) for arc in file["arcs"]]
    for space_id, space in file["spaces"].items():
        for ring in space.get("rings", []):
            walked = [arcs[r] if r >= 0 else arcs[~r][::-1] for r in ring]
            for here, after in zip(walked, [*walked[1:], walked[0]], strict=True):
                assert here[-1] == after[0], space_id


def points(line: str) -> list[tuple[int, int]]:
    numbers = [int(n) for n in re.findall(r"-?\d+", line)]
    found = [(numbers[0], numbers[1])]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        found.append((found[-1][0] + dx, found[-1][1] + dy))
    return found


@pytest.mark.parametrize("name", [*FILES, "vignettes"])
def test_board_files_are_small(name: str) -> None:
    assert (CLIENT / f"{name}.json").stat().st_size <= LARGEST


def test_files_are_what_the_script_makes() -> None:
    made = files()
    assert set(made) == {*FILES, "vignettes"}
    for name, content in made.items():
        assert content == (CLIENT / f"{name}.json").read_text(encoding="utf-8"), name


def test_every_board_has_a_vignette() -> None:
    drawn = board("vignettes")
    assert set(drawn) == {name for name in FILES if "." not in name}
    for vignette in drawn.values():
        assert all(vignette[part].startswith("M") for part in ("play", "borders", "rivers"))
