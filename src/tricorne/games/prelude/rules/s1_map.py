"""1 The map: mobilization boxes, cubes and control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Reason, rule
from tricorne.games.prelude.state import LOYAL, PATRIOTE, RURAL, SIDES, URBAN, District, PreludeState, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


@rule("1.1")
def control(state: PreludeState, district: District) -> int:
    """-1 if the Patriotes control the district, 1 if the Loyals do, 0 if nobody does."""
    patriote, loyal = state.cubes[PATRIOTE][district], state.cubes[LOYAL][district]
    return (loyal > patriote) - (loyal < patriote)


def controls(state: PreludeState, side: Side, district: District) -> bool:
    """Whether this side has more cubes there than the other."""
    return state.cubes[side][district] > state.cubes[1 - side][district]


@rule("1.0", "1.1")
def free_boxes(game: Prelude, side: Side, district: District) -> int:
    """How many more cubes the side can have there, by its boxes and by the cubes it has left."""
    column = game.state.cubes[side]
    return min(game.board.boxes[side][district] - column[district], game.board.cube_supply[side] - sum(column))


def box_obstacle(game: Prelude, side: Side, district: District) -> Reason | None:
    """Which of the limits of `free_boxes` keeps the side from a further cube."""
    column = game.state.cubes[side]
    if column[district] >= game.board.boxes[side][district]:
        return "why-no-free-box", "1.1"
    return None if sum(column) < game.board.cube_supply[side] else ("why-no-cubes-left", "1.0")


def change_cubes(game: Prelude, side: Side, district: District, change: int) -> None:
    """Change a mobilization value; the Advantage marker follows control (5.1, 5.4)."""
    state = game.state
    before = control(state, district)
    state.cubes[side][district] += change
    moved = control(state, district) - before
    if moved:
        state.advantage[URBAN if game.board.is_city[district] else RURAL] += moved


@rule("3.2")
def add_cubes(game: Prelude, side: Side, district: District, count: int, section: str) -> int:
    """Place cubes for nothing, as far as there are free boxes. Returns how many were placed."""
    placed = min(count, free_boxes(game, side, district))
    if placed > 0:
        change_cubes(game, side, district, placed)
        game.log("added", section, side=SIDES[side], count=placed, district=game.board.districts[district])
    return placed


def remove_cubes(game: Prelude, side: Side, district: District, count: int, section: str) -> int:
    """Take cubes from the top, as many as there are. Returns how many were taken."""
    taken = min(count, game.state.cubes[side][district])
    if taken > 0:
        change_cubes(game, side, district, -taken)
        game.log("removed", section, side=SIDES[side], count=taken, district=game.board.districts[district])
    return taken
