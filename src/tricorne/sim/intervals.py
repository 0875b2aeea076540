"""How sure a share of games is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964


def interval(points: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; a draw counts half."""
    if not games:
        return 0.0, 1.0
    z2, share = Z95**2, points / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
