"""3.3.1 to 3.3.3 What the battle dice do: hits, flights and command decisions."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from tricorne.core.questions import Ask, Reason, Rule, Whole
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.fighting import Battle, turned_into
from tricorne.games.rebellion_1775.names import (
    COMMAND,
    FACTIONS,
    FACTIONS_OF_SIDE,
    FLEE,
    FORCE_OF_KIND,
    FORCES_OF_SIDE,
    HIT,
    KIND_OF_FACTION,
    KINDS,
    KINDS_OF_SIDE,
    NOBODY,
    SIDES,
    UNITS,
    Area,
    Faction,
    Kind,
    Side,
)
from tricorne.games.rebellion_1775.rules.answers import places_for, why_not_place
from tricorne.games.rebellion_1775.rules.s3_1_2_control import update_flag
from tricorne.games.rebellion_1775.rules.units import add, count, enter, group_of, remove, side_present

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

STAY = "stay"
Throw: TypeAlias = list[list[int]]
"""How many dice of each kind of a side show each face."""


def speaker(game: Rebellion, area: Area, side: Side) -> Faction:
    """The faction that answers where a side decides together: more units there, the regulars if equal."""
    regular, militia = FACTIONS_OF_SIDE[side]
    fewer = count(game, area, KIND_OF_FACTION[regular]) < count(game, area, KIND_OF_FACTION[militia])
    return militia if fewer else regular


@rule("3.3.1")
def take_hits(
    game: Rebellion, area: Area, side: Side, throw: list[list[int]], *, only_hits: bool = False
) -> Rule[None]:
    """The side that is hit chooses which of its units go; only a real choice is asked."""
    hits = sum(faces[HIT] for faces in throw)
    while hits and side_present(game, side, area):
        group = group_of(game, side, area)
        kinds = [kind for kind, number in enumerate(group) if number]
        if sum(group) <= hits or len(kinds) == 1:
            seat = FACTIONS[speaker(game, area, side)]
            for kind in kinds:
                number = min(group[kind], hits)
                game.forced.append((seat, "losses", f"{FORCES_OF_SIDE[side][kind]}:{number}"))
                lose(game, area, side * 4 + kind, number)
            return
        answer = yield ask_losses(game, area, side, hits, [] if only_hits else throw)
        force, number = game.board.amount[answer]
        lose(game, area, KINDS.index(force, side * 4), number)
        hits -= number


def ask_losses(game: Rebellion, area: Area, side: Side, hits: int, throw: Throw) -> Ask:
    """Ask a side which of its units are lost, with what the same throw does to those who threw."""
    return Ask(
        FACTIONS[speaker(game, area, side)],
        "losses",
        lambda: loss_options(game, area, side, hits),
        "3.3.1",
        partial(why_not_lost, game, area, side, hits),
        area=game.board.areas[area],
        side=SIDES[side],
        by=SIDES[1 - side],
        hits=hits,
        fleeing=leaving(game, area, 1 - side, throw, FLEE),
        stepping=leaving(game, area, 1 - side, throw, COMMAND),
    )


def leaving(game: Rebellion, area: Area, side: Side, throw: Throw, face: int) -> dict[str, int]:
    """How many units of each kind a throw of their own makes flee, or lets step out."""
    shown = zip(KINDS_OF_SIDE[side], throw, strict=False)
    return {UNITS[kind]: min(faces[face], count(game, area, kind)) for kind, faces in shown if faces[face]}


def whole_losses(game: Rebellion, area: Area, side: Side, hits: int) -> list[Whole]:
    """Every way to take the hits, with the answers that are asked for until the rest follows by itself."""
    group = group_of(game, side, area)
    found: list[Whole] = []
    for taken in product(*(range(min(number, hits) + 1) for number in group)):
        if sum(taken) != hits:
            continue
        left, answers = list(group), []
        for kind, number in enumerate(taken):
            if number and sum(map(bool, left)) > 1:
                left[kind] -= number
                answers.append(f"{KINDS[side * 4 + kind]}:{number}")
        takes = {KINDS[side * 4 + kind]: number for kind, number in enumerate(taken) if number}
        found.append(Whole(tuple(answers), takes))
    return found


def loss_options(game: Rebellion, area: Area, side: Side, hits: int) -> list[str]:
    """Each kind of unit there with each number that the hits can take."""
    options: list[str] = []
    for kind in KINDS_OF_SIDE[side]:
        options += game.board.amounts[kind][: min(hits, count(game, area, kind))]
    return options


def why_not_lost(game: Rebellion, area: Area, side: Side, hits: int, answer: str) -> Reason | None:
    """Which limit of `loss_options` is too low for so many units."""
    if answer not in game.board.amount:
        return None
    force, number = game.board.amount[answer]
    if force not in FORCES_OF_SIDE[side]:
        return "why-other-side", "3.3.1"
    there = count(game, area, KINDS.index(force, side * 4))
    if number > there:
        return ("why-fewer-there", "3.3.1") if there else ("why-none-there", "3.3.1")
    return ("why-fewer-hits", "3.3.1") if number > hits else None


@rule("3.3.1")
def lose(game: Rebellion, area: Area, kind: Kind, number: int) -> None:
    """Units that are hit go back to their stockpile or supply."""
    remove(game, area, kind, number)
    game.state.stockpile[FORCE_OF_KIND[kind]] += number
    game.log("hit", "3.3.1", area=game.board.areas[area], units={UNITS[kind]: number})


@rule("3.3.2")
def flee(game: Rebellion, battle: Battle, side: Side, throw: list[list[int]]) -> None:
    """For each flee face one unit of the force that threw it goes to the Fled Units space."""
    for kind, faces in zip(KINDS_OF_SIDE[side], throw, strict=True):
        if not faces[FLEE]:
            continue
        number = min(faces[FLEE], count(game, battle.area, kind))
        number -= change_sides(game, battle, kind, number)
        if number:
            remove(game, battle.area, kind, number)
            game.state.fled[kind] += number
            game.log("fled", "3.3.2", area=game.board.areas[battle.area], units={UNITS[kind]: number})


@rule("3.3.2", "5.0")
def change_sides(game: Rebellion, battle: Battle, kind: Kind, number: int) -> int:
    """With the event for it, fleeing units are replaced by units of the other side, as far as its stockpile goes."""
    into = turned_into(battle, kind)
    if into == NOBODY:
        return 0
    state = game.state
    number = min(number, state.stockpile[FORCE_OF_KIND[into]])
    if number:
        remove(game, battle.area, kind, number)
        state.stockpile[FORCE_OF_KIND[kind]] += number
        state.stockpile[FORCE_OF_KIND[into]] -= number
        add(game, battle.area, into, number)
        area = game.board.areas[battle.area]
        game.log("changed-sides", "5.0", area=area, units={UNITS[kind]: number}, by=KINDS[into])
    return number


@rule("3.3.3")
def command_decisions(game: Rebellion, area: Area, side: Side, throw: list[list[int]]) -> Rule[None]:
    """For each blank one unit of the force that threw it may step out of the battle.

    Who leads allies and natives is fixed before anybody steps out.
    """
    commanders = [commander(game, area, kind) for kind in KINDS_OF_SIDE[side]]
    for kind, faces, faction in zip(KINDS_OF_SIDE[side], throw, commanders, strict=True):
        left = faces[COMMAND]
        while left and (left := min(left, count(game, area, kind))):
            open_areas = ways_out(game, area, side)
            if not open_areas:
                return
            answer = yield ask_command(game, faction, area, kind, open_areas, left)
            if answer == STAY:
                break
            target, number = game.board.place[answer]
            step_out(game, area, target, kind, number)
            left -= number


def ask_command(game: Rebellion, faction: Faction, area: Area, kind: Kind, open_areas: list[Area], units: int) -> Ask:
    """Ask whether units step out of a battle, and where to."""
    too_many = "why-fewer-decisions", "3.3.3"
    return Ask(
        FACTIONS[faction],
        "command-decision",
        lambda: [STAY, *places_for(game, open_areas, units)],
        "3.3.3",
        partial(why_not_place, game, open_areas, partial(why_no_way_out, game, area), units, too_many),
        force=KINDS[kind],
        area=game.board.areas[area],
        units=units,
    )


@rule("3.3.3")
def ways_out(game: Rebellion, area: Area, side: Side) -> list[Area]:
    """Adjacent areas by land that are not held by enemies alone."""
    present, areas = game.state.present, game.areas
    own, enemies = side * areas, (1 - side) * areas
    return [n for n in game.board.neighbours[area] if present[own + n] or not present[enemies + n]]


def why_no_way_out(game: Rebellion, area: Area, target: Area) -> Reason:
    """Why an area is none of the `ways_out`."""
    if target == area:
        return "why-battle-there", "3.3.3"
    return ("why-enemies-alone" if target in game.board.neighbours[area] else "why-not-adjacent"), "3.3.3"


@rule("3.3.3")
def commander(game: Rebellion, area: Area, kind: Kind) -> Faction:
    """A faction decides for its own units; for allies the faction that is there, the regulars if both are."""
    regular, militia = FACTIONS_OF_SIDE[kind >> 2]
    if kind == KIND_OF_FACTION[militia]:
        return militia
    if kind == KIND_OF_FACTION[regular] or count(game, area, KIND_OF_FACTION[regular]):
        return regular
    return militia if count(game, area, KIND_OF_FACTION[militia]) else regular


@rule("3.3.3")
def step_out(game: Rebellion, area: Area, target: Area, kind: Kind, number: int) -> None:
    """Units leave the battle; the colony they come to may change its flag at once."""
    names = game.board.areas
    game.log("stepped-out", "3.3.3", units={UNITS[kind]: number}, start=names[area], target=names[target])
    remove(game, area, kind, number)
    enter(game, target, kind, number)
    update_flag(game, game.board.colony_of[target])
