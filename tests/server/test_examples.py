"""Recorded examples that come with a game: listed, served, and sound enough to become a table."""

from __future__ import annotations

import pytest

from tests.server.clients import ServerProcess
from tricorne.core.words import LANGUAGES
from tricorne.games import game_class, game_ids

SHIPPED = [
    (game, path.stem) for game in game_ids() for path in sorted((game_class(game).folder() / "replays").glob("*.json"))
]


@pytest.mark.parametrize(("game", "example"), SHIPPED)
def test_an_example_is_offered_by_name_and_becomes_a_table(server: ServerProcess, game: str, example: str) -> None:
    listed = next(g for g in server.http.get("/api/v1/games").json()["games"] if g["id"] == game)["examples"]
    offered = next(e for e in listed if e["id"] == example)
    assert all(offered["name"][language] not in ("", example) for language in LANGUAGES)
    assert all(offered["about"][language] for language in LANGUAGES)
    record = server.http.get(offered["record"]).json()
    made = server.http.post("/api/v1/tables/import", json={"record": record}).json()
    assert "key" in made, made
    key = {"Authorization": f"Bearer {made['key']}"}
    view = server.http.get(f"/api/v1/tables/{made['table']}/view", headers=key).json()["view"]
    assert view["moment"] >= len(record["answers"])


def test_there_are_examples() -> None:
    assert SHIPPED
