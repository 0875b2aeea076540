"""8 Mobilization Checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Luck, Rule, rule
from tricorne.games.prelude.rules.s6_spirit import DIE
from tricorne.games.prelude.rules.s7_pool import spend_opportunity
from tricorne.games.prelude.state import SIDES, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

DICE = 3


@rule("8.0")
def mobilization_check(game: Prelude, side: Side, district: District, bonus: int, section: str) -> Rule[bool]:
    """Three dice against value plus bonus; the checking side may pay for what is missing."""
    target = game.state.cubes[side][district] + bonus
    where, seat = game.board.districts[district], SIDES[side]
    roll = 0
    for _ in range(DICE):
        roll += yield Luck("check-die", DIE, "8.0", seat=seat, district=where, target=target)
    missing = roll - target
    game.log("check", section, side=seat, district=where, target=target, roll=roll)
    if 0 < missing <= game.state.opportunity[side]:
        answer = yield Ask(
            seat, "raise-target", ("fail", "spend"), "8.0", district=where, target=target, roll=roll, cost=missing
        )
        if answer == "spend":
            spend_opportunity(game, side, missing)
            game.log("target-raised", "8.0", side=seat, count=missing)
            missing = 0
    success = missing <= 0
    game.log("check-succeeded" if success else "check-failed", "8.0", side=seat, district=where)
    return success
