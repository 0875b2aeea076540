"""1.3 The map: its spaces, the West Indies, and the boxes of forces that are unavailable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tricorne.core.errors import nearest
from tricorne.core.misfits import misfit
from tricorne.core.questions import Reason
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    FRENCH_REGULAR,
    KIND_COUNT,
    MAP,
    POOL_NAMES,
    POPULATED,
    SPACES,
    Kind,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.board import Scenario, SpaceFacts
    from tricorne.games.liberty_or_death.state import State

TYPES = ("city", "colony", "reserve", "box")
WEST_INDIES_KINDS = (BRITISH_REGULAR, FRENCH_REGULAR, BRITISH_FORT)


@rule("1.3.1", "1.3.2", "1.3.3", "1.3.4", "1.3.5", "1.3.6")
def check_map(spaces: Mapping[str, SpaceFacts]) -> None:
    """Cities, Colonies, Reserves and the box of the West Indies, adjacent both ways; people live where they should."""
    if set(spaces) != set(SPACES):
        missing, strange = set(SPACES) - set(spaces), set(spaces) - set(SPACES)
        if missing:
            raise misfit("map", "spaces", "missing", field=min(missing))
        raise misfit("map", "spaces", "unknown-name", name=min(strange), names=nearest(min(strange), SPACES))
    for name, space in spaces.items():
        if space.type not in TYPES:
            raise misfit("map", f"spaces.{name}.type", "choice", value=space.type, choices=", ".join(TYPES))
        for other in space.adjacent:
            if other not in spaces or name not in spaces[other].adjacent:
                raise misfit("map", f"spaces.{name}.adjacent", "one-way", other=other)
    for index, name in enumerate(SPACES):
        expected = (
            "city" if index in CITIES else "colony" if index in POPULATED else "reserve" if index in MAP else "box"
        )
        if spaces[name].type != expected:
            raise misfit("map", f"spaces.{name}.type", "choice", value=spaces[name].type, choices=expected)
        if (spaces[name].population > 0) != (index in POPULATED):
            raise misfit("map", f"spaces.{name}.population", "population")


@rule("1.3.7")
def west_indies_obstacle(state: State, kind: Kind) -> Reason | None:
    """Regulars and British Forts come there, once the Treaty is signed."""
    if kind not in WEST_INDIES_KINDS:
        return "why-west-indies-pieces", "1.4.2"
    return None if state.treaty else ("why-west-indies-closed", "1.3.7")


@rule("1.3.9")
def unavailable_forces(plan: Scenario) -> list[int]:
    """By kind, what the scenario keeps in the box of unavailable forces."""
    unavailable = [0] * KIND_COUNT
    for name, n in plan.unavailable.items():
        if name in POOL_NAMES:
            unavailable[POOL_NAMES[name]] = n
    return unavailable
