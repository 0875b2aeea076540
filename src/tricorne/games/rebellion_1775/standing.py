"""How the game is won and how it stands: flags, what ends the game, and the flags that are one step away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tricorne.core.standing import MOST_PLACES, Line, Place, Stage, Standing
from tricorne.games.rebellion_1775.names import SEATS_OF_SIDE, SHOWN_KINDS, SIDES

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

STAGES = (
    Stage("reinforcements", "3.1"),
    Stage("movement", "3.2"),
    Stage("battle", "3.3"),
    Stage("cards", "3.4"),
)
NATIVES = "natives"
KINDS_OF = {"british": SHOWN_KINDS[:4], "american": SHOWN_KINDS[4:8]}
"""The units of a side as they are shown, its Natives included."""

Shown = Mapping[str, Any]


def standing_for(game: Rebellion, seat: str, shown: Shown) -> Standing:
    """For a faction as its side sees it, for an observer as both do."""
    side = next((SIDES[index] for index, seats in enumerate(SEATS_OF_SIDE) if seat in seats), "")
    lines = (*_standing(game, side, shown), *_end(game, shown))
    places = tuple(steps(game, side, shown))[:MOST_PLACES] if side else ()
    stage = shown["phase"] if shown["phase"] in [stage.id for stage in STAGES] else ""
    return Standing(lines, places, STAGES, stage)


def _standing(game: Rebellion, side: str, shown: Shown) -> Iterator[Line]:
    points = shown["points"]
    british, american = points["british"], points["american"]
    what = "cities" if game.board.scenario.control == "cities" else "colonies"
    yield Line(f"win-{what}", {"american": american, "british": british})
    leader = "british" if british > american else "american"
    lead = abs(british - american)
    if not lead:
        yield Line("win-even")
    elif not side:
        yield Line("win-leads", {"side": leader, "lead": lead}, leader)
    else:
        yield Line("win-ahead" if side == leader else "win-behind", {"lead": lead})


def _end(game: Rebellion, shown: Shown) -> Iterator[Line]:
    """What still has to happen before the flags are counted."""
    end = game.board.scenario.end
    if end.last_round is not None:
        yield Line("win-rounds", {"left": end.last_round - shown["round"], "last": end.last_round})
        return
    truces = shown["truces"]
    called = {side: sum(seat in truces for seat in seats) for side, seats in zip(SIDES, SEATS_OF_SIDE, strict=True)}
    if 2 in called.values():
        later = shown["round"] < (end.truces_from_round or 0)
        yield Line("win-truce-later", {"round": end.truces_from_round}) if later else Line("win-truce-now")
    else:
        yield Line("win-truces", called)


# The flags that are one step away


class Step(NamedTuple):
    """An area that a side would have to enter for a flag, and who is there."""

    enemies: int
    natives: int
    area: int
    flag: str


def steps(game: Rebellion, side: str, shown: Shown) -> Iterator[Place]:
    """Areas beside own units whose taking would raise a flag: without a fight first, then against the fewest."""
    for enemies, natives, area, flag in sorted(_possible(game, side, shown)):
        who = "enemies" if enemies else "natives" if natives else "empty"
        name = game.board.areas[area]
        say = f"near-city-{who}" if flag == name else f"near-{who}"
        yield Place(name, say, {"flag": flag, "area": name, "number": enemies})


def _possible(game: Rebellion, side: str, shown: Shown) -> Iterator[Step]:
    """A colony needs one step if it is empty, or if only one of its areas is in the way."""
    board, units = game.board, shown["units"]
    there = [units.get(name, {}) for name in board.areas]
    own = [sum(kinds.get(kind, 0) for kind in KINDS_OF[side]) for kinds in there]
    other = SIDES[1 - SIDES.index(side)]
    enemies = [sum(kinds.get(kind, 0) for kind in KINDS_OF[other]) for kinds in there]
    natives = [kinds.get(NATIVES, 0) for kinds in there]
    places: dict[str, tuple[int, ...]]
    if board.scenario.control == "cities":
        places = {board.areas[city]: (city,) for city in board.cities if not own[city]}
    else:
        places = dict(zip(board.colony_names, board.areas_of_colony, strict=True))
    for flag, areas in places.items():
        in_the_way = [area for area in areas if enemies[area] or natives[area]]
        targets = [area for area in in_the_way or areas if any(own[near] for near in board.neighbours[area])]
        if shown["flags"].get(flag) != side and len(in_the_way) < 2 and targets:
            area = targets[0]
            yield Step(enemies[area], natives[area], area, flag)
