"""How the war is won and how it stands: British supply points against both limits, years, and towns worth taking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tricorne.core.standing import MOST_PLACES, Line, Place, Stage, Standing
from tricorne.games.liberty.board import SIDES
from tricorne.games.liberty.state import (
    ACTIONS,
    ATTRITION,
    BATTLE,
    CARDS,
    DEAL,
    DISBAND,
    EXCHANGE,
    ORDER,
    WINTER,
)

if TYPE_CHECKING:
    from tricorne.games.liberty.game import Liberty

Shown = Mapping[str, Any]

TURN_STAGES = (Stage("cards", "3.1"), Stage("first", "3.2"), Stage("second", "3.2"), Stage("battles", "7.0"))
WINTER_STAGES = (
    Stage("points", "11.1"),
    Stage("disband", "11.3"),
    Stage("hunger", "11.4"),
    Stage("exchange", "11.5"),
    Stage("new-year", "3.0"),
)
STAGE_OF_PHASE = {
    CARDS: "cards",
    ORDER: "battles",
    BATTLE: "battles",
    WINTER: "points",
    DISBAND: "disband",
    ATTRITION: "hunger",
    EXCHANGE: "exchange",
    DEAL: "new-year",
}


def standing_for(game: Liberty, seat: str, shown: Shown) -> Standing:
    """For a side as it sees the war, for an observer as both do."""
    if seat in SIDES:
        lines = list(_side(game, seat, shown))
    else:
        lines = [Line(f"{line.say}-seen", line.args, side) for side in SIDES for line in _side(game, side, shown)]
    places = tuple(_towns(game, seat, shown))[:MOST_PLACES] if seat in SIDES else ()
    phase = shown["phase"]
    stage = STAGE_OF_PHASE.get(phase, "")
    if phase == ACTIONS:
        stage = "first" if shown["mover"] == shown["first"] else "second"
    stages = WINTER_STAGES if stage in [winter.id for winter in WINTER_STAGES] else TURN_STAGES
    return Standing(tuple(lines), places, stages, stage)


def _side(game: Liberty, side: str, shown: Shown) -> Iterator[Line]:
    points, win, lose = shown["supply_points"], shown["british_win"], shown["british_lose_below"]
    numbers = {"points": points, "win": win, "lose": lose}
    if points >= win:
        yield Line(f"win-{side}-at-limit", {**numbers, "missing": points - win + 1})
    elif points < lose:
        yield Line(f"win-{side}-below", {**numbers, "missing": lose - points})
    else:
        yield Line(f"win-{side}", {**numbers, "missing": points - lose + 1})
        yield Line(f"win-{side}-years", {"years": game.board.scenario.years.last - shown["year"]})


def _towns(game: Liberty, side: str, shown: Shown) -> Iterator[Place]:
    """Supply cities of the enemy: the most points for each block that has to be beaten and one more."""
    board, control = game.board, shown["control"]
    enemy = SIDES[1 - SIDES.index(side)]
    blocks = shown["standing"][enemy]
    cities = [board.place_names[place] for place in board.supply_cities]
    value = {name: board.value[board.place_index[name]] for name in cities}
    theirs = [name for name in cities if control.get(name) == enemy]
    for name in sorted(theirs, key=lambda name: (-value[name] / (1 + blocks.get(name, 0)), cities.index(name))):
        say = "near-held" if blocks.get(name) else "near-open"
        yield Place(name, say, {"place": name, "value": value[name], "blocks": blocks.get(name, 0)})
