"""Why an answer is not offered: the name of a message, and the section of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask
from tricorne.games.rebellion_1775.pieces import ALL, FACTIONS, KIND_OF_FACTION, KINDS, NATIVES_KIND, SIDE_OF_FACTION
from tricorne.games.rebellion_1775.rules.s3_1_2_control import controlled_cities
from tricorne.games.rebellion_1775.rules.s3_1_reinforcements import placing_areas
from tricorne.games.rebellion_1775.rules.units import count, side_present

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

Reason = tuple[str, str]


def why_not(game: Rebellion, ask: Ask, answer: str) -> Reason | None:
    """The reason where the game can tell; None otherwise."""
    word = answer.partition(":")[0]
    if word == "card":
        return why_not_card(game, ask, answer)
    area = game.board.area.get(word)
    reason = BY_QUESTION.get(ask.kind)
    if area is None or reason is None:
        return None
    return reason(game, ask, area)


def why_not_card(game: Rebellion, ask: Ask, answer: str) -> Reason | None:
    """A card that is not in hand, or belongs to another phase or another moment of it."""
    card = game.board.card.get(answer)
    if card is None:
        return None
    if card not in game.state.hands[FACTIONS.index(ask.seat)]:
        return ("w-not-in-hand", "3.2.6")
    if game.board.is_movement[card]:
        return ("w-one-movement-card", "3.2")
    if game.board.event_phase[card] != PHASE_OF_QUESTION.get(ask.kind):
        return ("w-other-phase", "3.2.6")
    return OTHER_MOMENT.get(ask.kind, ("w-before-movement-card", "5.0"))


PHASE_OF_QUESTION = {
    "reinforce": "reinforcement",
    "reinforcement-events": "reinforcement",
    "movement-card": "movement",
    "march": "movement",
    "sail": "movement",
    "battle-events": "battle",
    "advance": "battle",
}


OTHER_MOMENT = {"battle-events": ("w-after-victory", "5.0"), "advance": ("w-before-battle", "3.3")}


def side_asked(ask: Ask) -> int:
    """The side of the seat that is asked."""
    return SIDE_OF_FACTION[FACTIONS.index(ask.seat)]


def why_not_extra(game: Rebellion, ask: Ask, area: int) -> Reason | None:
    """Extra units go beside units of the side, and there are only so many."""
    if not side_present(game, side_asked(ask), area):
        return ("w-no-friends", "1.3")
    return ("w-too-many", "1.3")


def why_not_reinforce(game: Rebellion, ask: Ask, area: int) -> Reason | None:
    """Reinforcements go to controlled city areas; the Siege narrows that for one faction and widens it for another."""
    faction, side, board = FACTIONS.index(ask.seat), side_asked(ask), game.board
    kind = KINDS.index(ask.args["force"], side * 4)
    if area in placing_areas(game, faction, kind):
        return ("w-too-many", "3.1")
    if kind == NATIVES_KIND[side] and not side_present(game, side, area):
        return ("w-no-friends", "3.1.1")
    sheet = board.scenario.reinforcements[FACTIONS[faction]]
    if kind == KIND_OF_FACTION[faction] and sheet.where == "areas_free_of_enemies":
        inside = board.colonies[board.colony_of[area]] == sheet.colony
        return ("w-enemies-there" if inside else "w-not-in-massachusetts", "S.3")
    if not board.printed_areas[area].city:
        return ("w-no-city", "3.1")
    if area not in controlled_cities(game, side):
        return ("w-not-controlled", "3.1.2" if board.scenario.control == "colonies" else "S.3")
    return ("w-not-on-atlantic", "S.3")


def why_not_start(game: Rebellion, ask: Ask, area: int) -> Reason | None:
    """An army needs a unit of the active faction that has not moved; a sailing one needs water."""
    if not count(game, area, KIND_OF_FACTION[FACTIONS.index(ask.seat)]):
        return ("w-no-own-unit", "3.2.1")
    if ask.kind == "sail" and not game.board.sea_neighbours[area]:
        return ("w-no-water", "3.2.3")
    return ("w-cannot-move", "3.2.1")


def why_not_target(game: Rebellion, ask: Ask, area: int) -> Reason | None:
    """An army goes where its card and the enemies on its way let it, led by a unit of the active faction."""
    del game, area
    led = any(option.isidentifier() and option != ALL for option in ask.options())
    return ("w-out-of-reach", "3.2.1") if led else ("w-no-own-unit", "3.2.1")


def why_not_way_out(game: Rebellion, ask: Ask, area: int) -> Reason | None:
    """A unit steps out by land, and not where enemies stand alone."""
    if area not in game.board.neighbours[game.board.area[ask.args["area"]]]:
        return ("w-not-adjacent", "3.3.3")
    side = side_asked(ask)
    if side_present(game, 1 - side, area) and not side_present(game, side, area):
        return ("w-enemies-alone", "3.3.3")
    return ("w-too-many", "3.3.3")


BY_QUESTION: dict[str, Callable[[Rebellion, Ask, int], Reason | None]] = {
    "extra-units": why_not_extra,
    "reinforce": why_not_reinforce,
    "march": why_not_start,
    "sail": why_not_start,
    "army": why_not_target,
    "command-decision": why_not_way_out,
}
