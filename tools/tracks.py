"""The weights of `liberty_or_death/bots/standing.py`: `python -m tools.tracks` fits them and prints them.

Non-players play wars of every scenario that last to the final winter. From each card of the last FAR on, the tracks at
the end are explained by what is seen, by least squares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricorne.core.luck import luck_source
from tricorne.core.match import Match, Setup
from tricorne.core.questions import Rule
from tricorne.games import facts_of
from tricorne.games.liberty_or_death.bots.standing import (
    BASES,
    CASUALTIES,
    FAR,
    LEAD,
    bases,
    cards_until_winter,
    casualties,
    lead,
)
from tricorne.games.liberty_or_death.game import LibertyOrDeath

WARS = 300
"""With the seeds from 1 on of each scenario."""
TABLES = {"LEAD": LEAD, "CASUALTIES": CASUALTIES, "BASES": BASES}
LOGISTIC = 3**0.5 / np.pi
"""The scale of a logistic curve with a standard deviation of one."""

Seen = tuple[tuple[int, ...], ...]
"""What is seen for each of the tables."""
Numbers = NDArray[np.float64]


class Watched(LibertyOrDeath):
    """A war of which each card is noted with what is seen when it comes up."""

    noted: dict[int, tuple[float, Seen]]

    def step(self) -> Rule[None] | None:
        left = cards_until_winter(self, len(self.plan.campaigns) - 1)
        if self.turn() not in self.noted and left <= FAR:
            self.noted[self.turn()] = (
                left / FAR,
                tuple(tuple(sign[0](self) for sign in signs) for signs in TABLES.values()),
            )
        return super().step()


class Moment(NamedTuple):
    """What was seen at a card, and what the tracks were at the end."""

    distance: float
    seen: Seen
    end: tuple[int, int, int]


def main() -> None:
    """Play, fit and print."""
    moments = [moment for name in LibertyOrDeath.scenarios for seed in range(1, WARS + 1) for moment in war(name, seed)]
    distance = np.array([moment.distance for moment in moments])
    missed = []
    for index, (name, signs) in enumerate(TABLES.items()):
        seen = np.array([moment.seen[index] for moment in moments], float)
        end = np.array([moment.end[index] for moment in moments], float)
        weights, errors = fit(seen, distance, end)
        missed.append(errors)
        near, far = weights.reshape(2, len(signs))
        sys.stdout.write(f"{name}: near {np.round(near, 2)}, far {np.round(far, 2)}\n")
    of_a_side = 2 * missed[0] + missed[1] + missed[2]
    sys.stdout.write("DOUBT: near {:.1f}, far {:.1f}\n".format(*doubt(distance, of_a_side)))


def war(scenario: str, seed: int) -> Iterator[Moment]:
    """The cards of a war between non-players; none if it is decided before the final winter."""
    settings = {option.name: option.default for option in LibertyOrDeath.options}
    game = Watched(facts_of(LibertyOrDeath.id, None), scenario, settings)
    game.noted = {}
    seats = dict.fromkeys(game.seats, LibertyOrDeath.minds[0])
    setup = Setup(game.id, scenario, seats, settings, seed, game.rules_version)
    game.state = game.setup()
    Match(setup, game, luck_source(None, seed)).start()
    if game.state.ending == "final-winter":
        end = lead(game), casualties(game), bases(game)
        yield from (Moment(distance, seen, end) for distance, seen in game.noted.values())


def fit(seen: Numbers, distance: Numbers, end: Numbers) -> tuple[Numbers, Numbers]:
    """The weights near the end, then those far from it, and by how much they miss the tracks at the end."""
    far = distance[:, np.newaxis]
    design = np.hstack([seen * (1 - far), seen * far])
    weights = np.linalg.lstsq(design, end)[0].astype(np.float64)
    return weights, end - design @ weights


def doubt(distance: Numbers, errors: Numbers) -> tuple[float, float]:
    """Near and far, the logistic scale of what is missed of a side's lead."""
    slope, start = np.polyfit(distance, np.abs(errors), 1)
    normal = (np.pi / 2) ** 0.5 * LOGISTIC
    return start * normal, (start + slope) * normal


if __name__ == "__main__":
    main()
