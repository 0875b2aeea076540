"""What a new table offers for a seat: the levels of the game, the rulebook's non-players being one of them."""

from __future__ import annotations

from typing import Any

import msgspec

from tricorne.bots import bot_names
from tricorne.server.http.catalogue import Catalogue
from tricorne.server.http.packs import Packs
from tricorne.server.tables.making import make_new


def test_every_game_lists_its_levels() -> None:
    listing = msgspec.json.decode(Catalogue(Packs(None)).listing.body)
    players = {game["id"]: game["players"] for game in listing["games"]}
    assert players.pop("liberty-or-death") == ["easy", "fair", "nonplayer", "hard", "expert"]
    levels = ["easy", "fair", "normal", "hard", "expert"]
    assert all(players[game] == levels for game in ("1775-rebellion", "liberty", "prelude-to-rebellion"))


def test_normal_in_a_game_with_nonplayers_seats_the_nonplayer() -> None:
    seats = {"british": "me", "patriots": "normal", "indians": "nonplayer", "french": "hard"}
    made = make_new("liberty-or-death", "sprint", {}, seats, "table", "", bot_names())
    stored: dict[str, Any] = made.statements[0][1]
    assert msgspec.json.decode(stored["setup"])["seats"] == {
        "british": "human",
        "patriots": "nonplayer",
        "indians": "nonplayer",
        "french": "hard",
    }
