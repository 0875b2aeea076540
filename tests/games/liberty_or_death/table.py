"""Positions of Liberty or Death set up for a test, and short ways to answer and to look."""

from __future__ import annotations

from typing import Any

import tricorne
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.game import LibertyOrDeath

NO_LEADERS = {
    "british": {"who": "gage"},
    "patriots": {"who": "washington"},
    "indians": {"who": "brant"},
    "french": {"who": "rochambeau"},
}
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


def answer(match: Match, *answers: str) -> None:
    """Answer one question after the other."""
    for name in answers:
        match.answer(name)


def offered(match: Match) -> list[str]:
    """The options of the present question."""
    assert match.question is not None
    return list(match.question.options())


def asked(match: Match) -> tuple[str, str]:
    """Who is asked what."""
    assert match.question is not None
    return match.question.seat, match.question.kind


def game_of(match: Match) -> LibertyOrDeath:
    """The rules at work."""
    assert isinstance(match.game, LibertyOrDeath)
    return match.game


def look(match: Match) -> Any:
    """The table as everybody sees it."""
    return match.view("observer")["position"]


def pieces(match: Match, space: str) -> dict[str, int]:
    """The pieces of a space in the short names."""
    short = {name: kind for kind, name in KINDS.items()}
    return {short[name]: n for name, n in look(match)["spaces"][space]["pieces"].items()}


def level(match: Match, space: str) -> str:
    """The level of a space."""
    return str(look(match)["spaces"][space]["level"])


def control(match: Match, space: str) -> str:
    """Who Controls a space."""
    return str(look(match)["spaces"][space]["control"])
