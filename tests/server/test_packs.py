"""Component packs at the web table: offered from the data folder, carried along by the table, refused when unsound."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tricorne
from tests.server.clients import ServerProcess

Start = Callable[..., ServerProcess]
GAME = "1775-rebellion"
TABLES = "/api/v1/tables"


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with one sound pack and one that takes Boston away."""
    folder = tmp_path / "packs"
    changes: dict[str, Any] = {"box": {"units": {"loyalists": 4}}, "broken": None}
    for name, boston in changes.items():
        (folder / name / "words").mkdir(parents=True)
        manifest = {"game": GAME, "name": name, "note": "second printing"}
        (folder / name / "pack.json").write_text(json.dumps(manifest))
        (folder / name / "map.json").write_text(json.dumps({"areas": {"boston": boston}}))
        (folder / name / "words" / "en.ftl").write_text("n-boston = Boston Town\n")
    return folder


def offered(server: ServerProcess) -> list[dict[str, Any]]:
    games = server.http.get("/api/v1/games").json()["games"]
    found: list[dict[str, Any]] = next(game for game in games if game["id"] == GAME)["packs"]
    return found


def test_sound_packs_of_the_data_folder_are_offered(start: Start, packs: Path) -> None:
    server = start()
    assert [(pack["name"], pack["note"]) for pack in offered(server)] == [("box", "second printing")]


def test_a_table_keeps_its_pack_when_it_is_no_longer_offered(start: Start, packs: Path) -> None:
    server = start()
    wish = {"game": GAME, "scenario": "introductory", "pack": offered(server)[0]["id"]}
    made = server.http.post(TABLES, json=wish).json()
    key = {"authorization": f"Bearer {made['key']}"}
    place = f"{TABLES}/{made['table']}"
    before = server.http.get(f"{place}/view", headers=key).json()
    assert before["view"]["position"]["units"]["boston"]["loyalists"] == 4
    server.stop()
    shutil.rmtree(packs / "box")
    again = start()
    assert offered(again) == []
    assert again.http.get(place, headers=key).json()["pack"] == "box"
    assert again.http.get(f"{place}/view", headers=key).json()["view"] == before["view"]
    assert again.http.get(f"{place}/pack", headers=key).json()["words"] == {"en": "n-boston = Boston Town\n"}


def test_a_pack_that_is_not_offered_is_refused(start: Start, packs: Path) -> None:
    server = start()
    refused = server.http.post(TABLES, json={"game": GAME, "pack": "0123456789abcdef"})
    assert (refused.status_code, refused.json()["code"]) == (422, "pack-not-offered")
    other = server.http.post(TABLES, json={"game": "liberty", "pack": offered(server)[0]["id"]})
    assert (other.status_code, other.json()["code"]) == (422, "pack-other-game")
    own = tricorne.new_match(GAME, seed=1, pack=packs / "box").record()
    assert server.http.post(f"{TABLES}/import", json={"record": own}).status_code == 201
    (packs / "box" / "map.json").write_text(json.dumps({"areas": {"boston": {"units": {"loyalists": 5}}}}))
    strange = tricorne.new_match(GAME, seed=1, pack=packs / "box").record()
    refused = server.http.post(f"{TABLES}/import", json={"record": strange})
    assert (refused.status_code, refused.json()["code"]) == (422, "pack-not-offered")


def test_a_table_without_a_pack_has_none_to_give(server: ServerProcess) -> None:
    made = server.http.post(TABLES, json={"game": GAME}).json()
    answer = server.http.get(f"{TABLES}/{made['table']}/pack", headers={"authorization": f"Bearer {made['key']}"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-pack")
