"""Positions and answers for the tests of Liberty."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tricorne
from tests.games.library import answer
from tricorne import Match
from tricorne.games.liberty.board import Board
from tricorne.games.liberty.game import Liberty

FAIR = [6] * 20
Where = tuple[str, int] | str


def game_of(match: Match) -> Liberty:
    """The rules at work."""
    game = match.game
    assert isinstance(game, Liberty)
    return game


def board() -> Board:
    """The printed board."""
    return game_of(tricorne.new_match("liberty", seed=1)).board


def war(
    blocks: Mapping[str, Where],
    *,
    american: str = "action_3",
    british: str = "action_1",
    year: int = 1777,
    french: bool = True,
    luck: Mapping[str, list[Any]] | None = None,
    options: Mapping[str, str | bool] | None = None,
    spare: bool = True,
) -> Match:
    """A turn with only these blocks on the map, both cards played; a spare card keeps winter away."""
    extra = {"action_1": 1} if spare else {}
    hands = {"american": dict(extra), "british": dict(extra)}
    for seat, card in (("american", american), ("british", british)):
        hands[seat][card] = hands[seat].get(card, 0) + 1
    match = tricorne.new_match(
        "liberty",
        seed=7,
        seats={"american": "human:a", "british": "human:b"},
        position={
            "year": year,
            "turn": 1,
            "at": "turn",
            "french_entered": french,
            "empty": True,
            "blocks": placed(blocks),
            "hands": hands,
        },
        luck={"weather": FAIR, **(luck or {})},
        options=options,
    )
    match.answer(american, "american")
    match.answer(british, "british")
    return match


def british_war(
    blocks: Mapping[str, Where],
    *,
    luck: Mapping[str, list[Any]] | None = None,
    french: bool = True,
    options: Mapping[str, str | bool] | None = None,
) -> Match:
    """The same with the British as Player 1."""
    return war(blocks, british="action_3", american="action_1", luck=luck, french=french, options=options)


def winter(blocks: Mapping[str, Where], *, year: int = 1777, french: bool = True, **more: Any) -> Match:
    """The start of a winter with only these blocks on the map."""
    position = {
        "year": year,
        "at": "winter",
        "french_entered": french,
        "empty": True,
        "blocks": {**placed(BRITISH_HOLD), **placed(blocks)},
    }
    return tricorne.new_match("liberty", seed=7, position=position, **more)


BRITISH_HOLD: dict[str, Where] = {"rawdon": "west_indies_british", "grant": "boston", "percy": "charleston"}
"""Enough towns that the war goes on."""


def placed(blocks: Mapping[str, Where]) -> dict[str, dict[str, Any]]:
    """Blocks in the position format."""
    return {
        name: {"at": where} if isinstance(where, str) else {"at": where[0], "strength": where[1]}
        for name, where in blocks.items()
    }


def at(match: Match, block: str) -> str:
    """Where a block is."""
    game = game_of(match)
    return game.board.place_names[game.state.at[game.board.block_index[block]]]


def strength(match: Match, block: str) -> int:
    """How strong a block is."""
    game = game_of(match)
    return game.state.strength[game.board.block_index[block]]


def control(match: Match, place: str) -> str | None:
    """Who controls a place by the present view."""
    holder = match.view()["position"]["control"].get(place)
    assert holder is None or isinstance(holder, str)
    return holder


def after_winter(blocks: dict[str, Where], *answers: str) -> Match:
    m = winter(blocks)
    return answer(m, *answers)
