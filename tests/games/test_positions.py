"""Position formats of all games alike: `empty` takes off all that the scenario puts on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tricorne
from tricorne.games import game_ids

Seen = dict[str, Any]


def units(seen: Seen) -> list[str]:
    return list(seen["units"])


def spaces(seen: Seen) -> list[str]:
    plain = {"pieces": {}, "level": "neutral", "propaganda": 0, "raid": 0, "blockades": 0, "leaders": []}
    return [name for name, space in seen["spaces"].items() if {key: space[key] for key in plain} != plain]


def blocks(seen: Seen) -> list[str]:
    return [place for standing in seen["standing"].values() for place in standing]


def districts(seen: Seen) -> list[str]:
    plain = {"patriote": 0, "loyal": 0, "organizations": [0, 0], "volunteers": 0}
    return [name for name, district in seen["districts"].items() if district != plain]


MAPS: dict[str, tuple[Callable[[Seen], list[str]], Seen]] = {
    "1775-rebellion": (units, {"units": {"boston": {"patriots": 1}}}),
    "liberty-or-death": (spaces, {"spaces": {"boston": {"pieces": {"tory": 1}}}}),
    "liberty": (blocks, {"blocks": {"greene": {"at": "boston"}}}),
    "prelude-to-rebellion": (districts, {"cubes": {"yamaska": {"loyal": 1}}}),
}


@pytest.mark.parametrize("game", game_ids())
def test_an_empty_position_has_only_what_it_names(game: str) -> None:
    occupied, one = MAPS[game]
    scenario, empty, named = (
        occupied(tricorne.new_match(game, seed=1, position=position).view()["position"])
        for position in ({}, {"empty": True}, {"empty": True, **one})
    )
    assert len(scenario) > 2
    assert empty == []
    assert len(named) == 1
