"""What would come of an option, for people who decide: the odds of a battle, or that an event would do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.core.questions import Ask
from tricorne.games.rebellion_1775.cards.events import has_effect
from tricorne.games.rebellion_1775.cards.fighting import FIGHT, matters
from tricorne.games.rebellion_1775.cards.lasting import lasting
from tricorne.games.rebellion_1775.names import (
    FACTIONS,
    INDEPENDENT,
    KINDS,
    KINDS_IN_AREA,
    KINDS_OF_SIDE,
    NATIVES_KIND,
    SIDE_OF_FACTION,
    UNITS,
)
from tricorne.games.rebellion_1775.odds import Units, battle_odds, settled
from tricorne.games.rebellion_1775.printed import ThrowAgain, ThrowFirst, TurnFleeing
from tricorne.games.rebellion_1775.rules.s3_3_results import STAY

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


def hint_for(game: Rebellion, ask: Ask, option: str) -> dict[str, Any] | None:
    """The odds of the battle, or for an event that it would have no effect; None for anything else."""
    attacker = SIDE_OF_FACTION[game.state.active]
    if is_event(game, option) and not would_act(game, ask, option):
        return {"effect": False}
    if ask.kind == "army" and option in game.board.area:
        units = after_arrival(game, ask, game.board.area[option])
        return battle_odds(game, units, attacker) if any(units[:4]) and any(units[4:]) else None
    if ask.kind == "battle" and option in game.board.area:
        return battle_odds(game, units_in(game, game.board.area[option]), attacker)
    if ask.kind == "battle-events" and option == FIGHT and not changes_throws(game):
        return battle_odds(game, units_in(game, game.board.area[ask.args["area"]]), attacker)
    if ask.kind == "command-decision" and not changes_throws(game):
        return after_stepping_out(game, ask, option, attacker)
    return None


def is_event(game: Rebellion, option: str) -> bool:
    """Whether the option is to play an event."""
    return option in game.board.card and bool(game.board.event_phase[game.board.card[option]])


def would_act(game: Rebellion, ask: Ask, option: str) -> bool:
    """Whether the event would do something now."""
    in_battle = ask.kind in ("battle-events", "advance")
    return matters(game, game.board.area[ask.args["area"]], option) if in_battle else has_effect(game, option)


def units_in(game: Rebellion, area: int) -> Units:
    """The units of both sides in an area."""
    first = area * KINDS_IN_AREA
    return tuple(game.state.units[first : first + INDEPENDENT])


def changes_throws(game: Rebellion) -> bool:
    """Whether an event on the table changes who throws or what fleeing does: then the odds are not told."""
    return any(lasting(game, effect) for effect in (ThrowFirst, ThrowAgain, TurnFleeing))


def after_arrival(game: Rebellion, ask: Ask, target: int) -> Units:
    """Both sides as they would stand when the army that is picked has come; independent natives join it."""
    side = SIDE_OF_FACTION[FACTIONS.index(ask.seat)]
    units = list(units_in(game, target))
    for kind in KINDS_OF_SIDE[side]:
        units[kind] += ask.args["units"].get(UNITS[kind], 0)
    units[NATIVES_KIND[side]] += game.state.units[target * KINDS_IN_AREA + INDEPENDENT]
    return tuple(units)


def after_stepping_out(game: Rebellion, ask: Ask, option: str, attacker: int) -> dict[str, Any] | None:
    """How the battle goes on when units stay or step out, all others stay, and natives left alone take sides."""
    side = SIDE_OF_FACTION[FACTIONS.index(ask.seat)]
    units = list(units_in(game, game.board.area[ask.args["area"]]))
    leaving = 0 if option == STAY else int(option.rpartition(":")[2])
    units[KINDS.index(ask.args["force"], side * 4)] -= leaving
    standing = settled(tuple(units))
    if not (any(standing[:4]) and any(standing[4:])):
        return None
    return battle_odds(game, standing, attacker, first=1 - side)
