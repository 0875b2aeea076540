"""Positions of Liberty or Death set up for a test, and short ways to answer and to look."""

from __future__ import annotations

from typing import Any

import tricorne
from tests.games.library import options, seen
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.game import LibertyOrDeath

NO_LEADERS = {
    "british": {"who": "gage"},
    "patriots": {"who": "washington"},
    "indians": {"who": "brant"},
    "french": {"who": "rochambeau"},
}
ALL = ["british", "patriots", "indians", "french"]
STROKES = [105, 106, 107, 108, 109]
RICH = {"british": 20, "patriots": 20, "indians": 20, "french": 20}
KINDS = {
    "R": "british_regular",
    "T": "tory",
    "BF": "british_fort",
    "C": "continental",
    "M": "militia_underground",
    "MA": "militia_active",
    "PF": "patriot_fort",
    "F": "french_regular",
    "W": "war_party_underground",
    "WA": "war_party_active",
    "V": "village",
}


def at(
    level: str | None = None, *, blockades: int = 0, propaganda: int = 0, raid: int = 0, **pieces: int
) -> dict[str, Any]:
    """A space: `at("neutral", R=3, T=1)`."""
    there: dict[str, Any] = {"pieces": {KINDS[kind]: n for kind, n in pieces.items()}}
    if level is not None:
        there["level"] = level
    markers = {"blockades": blockades, "propaganda": propaganda, "raid": raid}
    return there | {name: n for name, n in markers.items() if n}


def table(
    seat: str | None = None,
    *,
    scenario: str = "1775",
    options: dict[str, str] | None = None,
    luck: Any = None,
    seed: int = 1,
    **position: Any,
) -> Match:
    """A match in which `seat` alone is Eligible on card 1, on an empty map with the given spaces.

    Without a seat the scenario is taken as it is, changed by the position.
    """
    if seat is not None:
        position = {
            "empty": True,
            "eligible": [seat],
            "card": 1,
            "on_deck": 3 if position.get("card") == 2 else 2,
            "strokes": [],
            **position,
            "resources": {**RICH, **position.get("resources", {})},
            "leaders": {**NO_LEADERS, **position.get("leaders", {})},
        }
        if position.get("treaty") and "squadrons" not in position:
            blockades = sum(there.get("blockades", 0) for there in position.get("spaces", {}).values())
            position.update(squadrons=3 - blockades, squadrons_unavailable=0)
            position.setdefault("unavailable", {})
    return tricorne.new_match(
        "liberty-or-death", scenario, seed=seed, options=options, position=position or None, luck=luck
    )


def card_table(card: int = 1, on_deck: int = 2, **position: Any) -> Match:
    """Everybody Eligible on a card, nobody with Brilliant Strokes; card 1 goes Patriots, British, French, Indians."""
    return table("patriots", **{"eligible": ALL, "card": card, "on_deck": on_deck, **position})


def stroke_of(seat: str, card: int, leader: str, space: str | None, **position: Any) -> Match:
    """A Faction that could play its Brilliant Stroke, with its Leader in a space or in Available."""
    where = {"who": leader} | ({"space": space} if space else {})
    return table(seat, **{"strokes": [card], "leaders": {seat: where}, **position})


def winter(phase: str, **position: Any) -> Match:
    """A Winter Quarters Round at one of its phases."""
    return table("british", **{"card": 97, "on_deck": 2, "phase": phase, **position})


def game_of(match: Match) -> LibertyOrDeath:
    """The rules at work."""
    assert isinstance(match.game, LibertyOrDeath)
    return match.game


def pieces(match: Match, space: str) -> dict[str, int]:
    """The pieces of a space in the short names."""
    short = {name: kind for kind, name in KINDS.items()}
    return {short[name]: n for name, n in seen(match)["spaces"][space]["pieces"].items()}


def level(match: Match, space: str) -> str:
    """The level of a space."""
    return str(seen(match)["spaces"][space]["level"])


def control(match: Match, space: str) -> str:
    """Who Controls a space."""
    return str(seen(match)["spaces"][space]["control"])


def specials(match: Match) -> set[str]:
    """The Special Activities that are offered."""
    return {name.partition(":")[2] for name in options(match) if name.startswith("special")}
