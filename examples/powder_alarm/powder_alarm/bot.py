"""What the bots go by: the Crown walks to powder and takes it, the Country carries it away and bars the road."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from powder_alarm.state import COUNTRY, CROWN
from tricorne.core.policy import Asked, Policy

if TYPE_CHECKING:
    from powder_alarm.game import PowderAlarm

WEIGHTS = {"seize": 60.0, "haul": 3.0, "muster": 2.0, "march": 6.0, "done": 0.05}


class Bot(Policy):
    horizon = 24

    def weigh(self, game: PowderAlarm, asked: Asked) -> Sequence[float]:
        if asked.kind == "card":
            return [2.0 ** int(option[-1]) for option in asked.options]
        if asked.kind == "act":
            return [_act(game, asked.seat, *option.split(":")) for option in asked.options]
        return [_goal(game, asked.seat, asked.kind, to) for to in asked.options]

    def value(self, game: PowderAlarm, seat: str) -> float:
        late = game.state.turn / (game.printed.turns + 1)
        crown = 0.5 + (game.state.seized / game.printed.to_win - late) / 2
        return crown if seat == CROWN else 1 - crown


def _act(game: PowderAlarm, seat: str, verb: str, place: str = "") -> float:
    if verb == "march" and seat == CROWN and game.state.powder[place]:
        return 0.2
    return WEIGHTS[verb] * (1 + _threat(game, place) if verb == "haul" else 1)


def _goal(game: PowderAlarm, seat: str, kind: str, to: str) -> float:
    powder, threat = game.state.powder[to], _threat(game, to)
    if kind == "haul-to":
        return 1 / (1 + 3 * threat)
    return 0.3 + (2 * powder / (1 + game.state.pieces[COUNTRY][to]) if seat == CROWN else powder * (1 + threat))


def _threat(game: PowderAlarm, place: str) -> int:
    return sum(game.state.pieces[CROWN][near] for near in (place, *game.places[place].near))
