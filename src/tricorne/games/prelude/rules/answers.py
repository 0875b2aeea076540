"""Districts and numbers as answers: why one is not offered."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from tricorne.core import Reason
from tricorne.games.prelude.state import District

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

Obstacle = Callable[[District], Reason | None]
"""The first condition that a district fails."""
Found = tuple[list[District], Obstacle]
"""The districts that meet all conditions, and what is against any other."""
NUMBERS = {str(number): number for number in range(100)}


def always(reason: Reason) -> Obstacle:
    """The one condition that all districts fail that are not found."""
    return lambda _: reason


def why_not_district(game: Prelude, found: Container[District], why_not: Obstacle, answer: str) -> Reason | None:
    """What is against a district that is not among those found; None for what is no district."""
    district = game.board.index.get(answer)
    return None if district is None or district in found else why_not(district)


def why_not_number(least: int, too_few: Reason, most: int, too_many: Reason, answer: str) -> Reason | None:
    """What is against a number below the least or above the most; None for what is no number."""
    number = NUMBERS.get(answer)
    if number is None or least <= number <= most:
        return None
    return too_few if number < least else too_many
