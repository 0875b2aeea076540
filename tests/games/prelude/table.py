"""How the tests of Prelude to Rebellion set up a table and read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import tricorne
from tests.games.library import answer, seen
from tricorne.core import Match
from tricorne.games.prelude.board import Board, board_of
from tricorne.games.prelude.game import Prelude
from tricorne.games.prelude.state import SIDES

GAME = "prelude-to-rebellion"
PATRIOTE, LOYAL = "patriote", "loyal"
RURAL, ORGANIZATIONS, EXTERNAL, URBAN = "rural_counties", "organizations", "external_influence", "urban_counties"
FILLER = "card-139"
LETTERS = {"P": PATRIOTE, "L": LOYAL}


def board() -> Board:
    """The printed board."""
    return board_of(tricorne.new_match(GAME, seed=1).game.facts)


def table(
    active: str = PATRIOTE,
    hand: Sequence[str | int] = (),
    other: Sequence[str | int] = (FILLER,),
    *,
    luck: Mapping[str, Sequence[Any]] | None = None,
    **position: Any,
) -> Match:
    """A match in round 3 of Early 1834 (no session) with these hands and an empty pool; the active side is first."""
    inactive = SIDES[1 - SIDES.index(active)]
    placed: dict[str, Any] = {
        "phase": "action",
        "round": 3,
        "first": active,
        "active": active,
        "hands": {active: names(hand), inactive: names(other)},
        "pool": [],
        **position,
    }
    return tricorne.new_match(GAME, seed=1, position=placed, luck={"score-die": [], **(luck or {})})


def names(cards: Sequence[str | int]) -> list[str]:
    """Card numbers as ids."""
    return [card if isinstance(card, str) else f"card-{card}" for card in cards]


def cubes(match: Match, district: str) -> tuple[int, int]:
    """Patriote and Loyal cubes."""
    shown = seen(match)["districts"][district]
    return shown["patriote"], shown["loyal"]


def track(match: Match, name: str) -> tuple[int, int]:
    """Where the Advantage marker and the Score marker of a track stand."""
    shown = seen(match)["tracks"][name]
    return shown["advantage"], shown["score"]


def measure(match: Match) -> dict[str, int]:
    """Everything that Events change, in one flat table; markers that only follow control are left out."""
    shown = seen(match)
    flat = {"vp": shown["vp"], "spirit": shown["spirit"]}
    flat["EI"] = shown["tracks"][EXTERNAL]["advantage"]
    flat["O"] = shown["tracks"][ORGANIZATIONS]["advantage"]
    for letter, side in LETTERS.items():
        flat[f"op {letter}"] = shown["opportunity"][side]
        flat[f"war {letter}"] = shown["war_readiness"][side]
        flat[f"skips {letter}"] = shown["skips"][side]
        for name, district in shown["districts"].items():
            flat[f"{letter} {name}"] = district[side]
            flat[f"org {letter} {name}"] = district["organizations"][SIDES.index(side)]
    return flat


def change(before: Mapping[str, int], match: Match) -> dict[str, int]:
    """What is different from an earlier measure."""
    after = measure(match)
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def expected(text: str) -> dict[str, int]:
    """`P montreal+2 quebec-1; L drummond+1; vp P+2; op L-3; EI L+1; O P+1; war P+2; spirit+1` as a table of changes."""
    changes: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        head, *items = part.split()
        if head in LETTERS:
            pairs = [(f"{head} {name}", amount) for name, amount in map(_amount, items)]
        elif head in ("op", "war", "skips", "org"):
            pairs = [(f"{head} {name}", amount) for name, amount in map(_amount, [" ".join(items)])]
        elif head in ("vp", "EI", "O"):
            side, amount = _amount(items[0])
            pairs = [(head, amount if side == "L" else -amount)]
        else:
            pairs = [_amount(head)]
        changes.update(pairs)
    return changes


def _amount(item: str) -> tuple[str, int]:
    sign = "+" if "+" in item else "-"
    name, _, number = item.partition(sign)
    return name, int(sign + number)


def game_of(match: Match) -> Prelude:
    """The rules at work at the table."""
    assert isinstance(match.game, Prelude)
    return match.game


def acting(side: str, card: int, **position: Any) -> Match:
    luck = {"score-die": [EXTERNAL], **position.pop("luck", {})}
    return answer(table(side, [card], luck=luck, **position), f"points:card-{card}")
