"""What is remembered while one player's Action Round lasts."""

from __future__ import annotations

from tricorne.games.prelude.state import Side


class ActionRound:
    """`mobilization` counts the Activity Points that the Patriote player put into Mobilization (card 77);
    `organization_failed` tells for each side whether an attempt failed (9.2); `game_ended` is set by card 8."""

    __slots__ = ("game_ended", "mobilization", "organization_failed", "side")

    def __init__(self, side: Side) -> None:
        self.side = side
        self.mobilization = 0
        self.organization_failed = [False, False]
        self.game_ended = False
