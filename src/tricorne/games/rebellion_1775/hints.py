"""What would come of an option, for people who decide: the odds of a battle, or that an event would do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.core.policy import Asked
from tricorne.core.questions import Ask
from tricorne.games.rebellion_1775.cards.fighting import FIGHT, matters, throws_before
from tricorne.games.rebellion_1775.cards.lasting import lasting
from tricorne.games.rebellion_1775.cards.s5_events import has_effect
from tricorne.games.rebellion_1775.names import (
    FACTIONS,
    INDEPENDENT,
    KINDS,
    KINDS_IN_AREA,
    KINDS_OF_SIDE,
    NATIVES_KIND,
    NOBODY,
    SIDE_OF_FACTION,
    SIDES,
    UNITS,
    Area,
    Side,
)
from tricorne.games.rebellion_1775.odds import Units, battle_odds, settled
from tricorne.games.rebellion_1775.printed import ThrowAgain, ThrowFirst, TurnFleeing
from tricorne.games.rebellion_1775.rules.s3_3_results import STAY, whole_losses
from tricorne.games.rebellion_1775.rules.s4_end import points
from tricorne.games.rebellion_1775.view import in_the_way

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def hint_for(game: Rebellion, ask: Ask, option: str) -> dict[str, Any] | None:
    """The odds of the battle, or for an event that it would have no effect; None for anything else."""
    attacker = SIDE_OF_FACTION[game.state.active]
    if is_event(game, option) and not would_act(game, ask, option):
        return {"effect": False}
    if ask.kind == "army" and option in game.board.area:
        area = game.board.area[option]
        return odds_and_flags(game, after_arrival(game, ask, area), attacker, area)
    if ask.kind == "place-all" and option in game.board.area:
        area = game.board.area[option]
        return odds_and_flags(game, after_landing(game, ask, area), attacker, area)
    if ask.kind == "battle" and option in game.board.area:
        area = game.board.area[option]
        return battle_odds(game, units_in(game, area), attacker) | flags_if_held(game, attacker, area)
    if ask.kind == "battle-events" and option == FIGHT and not changes_throws(game):
        return battle_odds(game, units_in(game, game.board.area[ask.args["area"]]), attacker)
    if ask.kind == "losses" and not changes_throws(game):
        return after_losses(game, ask, option, attacker)
    if ask.kind == "command-decision" and not changes_throws(game):
        return after_stepping_out(game, ask, option, attacker)
    return None


def flags_if_held(game: Rebellion, side: Side, area: Area) -> dict[str, Any]:
    """The score as it would be if only this side stood in the area; nothing where no flag would change (3.1.2)."""
    board, state = game.board, game.state
    if board.scenario.control == "cities":
        return {}
    colony = board.colony_of[area]
    rivals = in_the_way(game)[board.colony_names[colony]][SIDES[side]]
    flag = NOBODY if [rival for rival in rivals if rival != board.areas[area]] else side
    before = state.colony_flags[colony]
    if flag == before:
        return {}
    scores = {name: points(game, index) + (flag == index) - (before == index) for index, name in enumerate(SIDES)}
    return {"held": {"flag": SIDES[flag] if flag != NOBODY else None, "points": scores}}


def is_event(game: Rebellion, option: str) -> bool:
    """Whether the option is to play an event."""
    return option in game.board.card and bool(game.board.event_phase[game.board.card[option]])


def would_act(game: Rebellion, ask: Ask, option: str) -> bool:
    """Whether the event would do something now."""
    in_battle = ask.kind in ("battle-events", "advance")
    return matters(game, game.board.area[ask.args["area"]], option) if in_battle else has_effect(game, option)


def units_in(game: Rebellion, area: Area) -> Units:
    """The units of both sides in an area."""
    first = area * KINDS_IN_AREA
    return tuple(game.state.units[first : first + INDEPENDENT])


def changes_throws(game: Rebellion) -> bool:
    """Whether an event on the table changes who throws or what fleeing does: then no odds are given."""
    return any(lasting(game, effect) for effect in (ThrowFirst, ThrowAgain, TurnFleeing))


def odds_and_flags(game: Rebellion, units: Units, attacker: int, area: Area) -> dict[str, Any] | None:
    """The odds where both sides would stand in an area, and the flags that would change if the attacker held it."""
    odds = battle_odds(game, units, attacker) if any(units[:4]) and any(units[4:]) else {}
    return odds | flags_if_held(game, attacker, area) or None


def after_arrival(game: Rebellion, ask: Ask, target: int) -> Units:
    """Both sides as they would stand when the army that is picked has come; independent natives join it."""
    side = SIDE_OF_FACTION[FACTIONS.index(ask.seat)]
    units = list(units_in(game, target))
    for kind in KINDS_OF_SIDE[side]:
        units[kind] += ask.args["units"].get(UNITS[kind], 0)
    units[NATIVES_KIND[side]] += game.state.units[target * KINDS_IN_AREA + INDEPENDENT]
    return tuple(units)


def after_landing(game: Rebellion, ask: Ask, target: int) -> Units:
    """Both sides as they would stand when the units of an event have landed."""
    side = SIDE_OF_FACTION[FACTIONS.index(ask.seat)]
    units = list(units_in(game, target))
    units[KINDS.index(ask.args["force"], side * 4)] += ask.args["units"]
    return tuple(units)


def after_stepping_out(game: Rebellion, ask: Ask | Asked, option: str, attacker: int) -> dict[str, Any]:
    """How the battle goes on when units stay or step out, all others stay, and natives left alone take sides."""
    side = SIDE_OF_FACTION[FACTIONS.index(ask.seat)]
    units = list(units_in(game, game.board.area[ask.args["area"]]))
    leaving = 0 if option == STAY else int(option.rpartition(":")[2])
    units[KINDS.index(ask.args["force"], side * 4)] -= leaving
    return battle_odds(game, settled(tuple(units)), attacker, first=1 - side)


def after_losses(game: Rebellion, ask: Ask, option: str, attacker: int) -> dict[str, Any] | None:
    """How the battle goes on when a side has taken its hits so and the throw has run its course; then it throws."""
    args, area = ask.args, game.board.area[ask.args["area"]]
    side = SIDES.index(args["side"])
    takes = next((whole.takes for whole in whole_losses(game, area, side, args["hits"]) if whole.name == option), None)
    if takes is None or throws_before(game) != NOBODY:
        return None
    units = list(units_in(game, area))
    for force, number in takes.items():
        units[KINDS.index(force, side * 4)] -= number
    for unit, number in args["fleeing"].items():
        units[UNITS.index(unit, (1 - side) * 4)] -= number
    return battle_odds(game, settled(tuple(units)), attacker, first=side)
