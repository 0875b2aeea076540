"""Events of the battle phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.lasting import lasting, put_on_table
from tricorne.games.rebellion_1775.cards.placing import kind_of
from tricorne.games.rebellion_1775.pieces import (
    DONE,
    FACES,
    FACTIONS,
    FORCE_OF_KIND,
    FORCES,
    KIND_OF_FORCE,
    KINDS,
    NOBODY,
    SIDE_OF_FACTION,
)
from tricorne.games.rebellion_1775.printed import (
    Advance,
    AnyEffect,
    ReadFaceAs,
    ThrowAgain,
    ThrowBefore,
    ThrowFirst,
    TurnFleeing,
)
from tricorne.games.rebellion_1775.rules.s3_1_2_control import update_flag
from tricorne.games.rebellion_1775.rules.s3_2_1_armies import form_army
from tricorne.games.rebellion_1775.rules.units import count, group_of, move_group, named

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion

FIGHT = "fight"
KEEP = "keep"
THROW = "throw"


class Battle:
    """A battle being fought: where, who attacks, and the events assigned to it."""

    __slots__ = ("area", "attacker", "events")

    def __init__(self, area: int, attacker: int) -> None:
        self.area = area
        self.attacker = attacker
        self.events: list[AnyEffect] = []


@rule("3.3", "3.2.6")
def assign_events(game: Rebellion, battle: Battle) -> Rule[None]:
    """Before any dice of a battle are thrown the active player may assign events to it."""
    state, board = game.state, game.board
    while any(matters(game, battle.area, name) for name in battle_events(game)):
        answer = yield Ask(
            FACTIONS[state.active],
            "battle-events",
            lambda: [FIGHT, *battle_events(game)],
            "3.3",
            area=board.areas[battle.area],
        )
        if answer == FIGHT:
            return
        card = board.card[answer]
        put_on_table(game, card)
        battle.events.append(board.cards[card].effect)


def battle_events(game: Rebellion) -> list[str]:
    """The events in the active faction's hand that are assigned before a battle, whether they matter there or not."""
    state, board = game.state, game.board
    return [
        board.card_names[card]
        for card in state.hands[state.active]
        if board.event_phase[card] == "battle" and not isinstance(board.cards[card].effect, Advance)
    ]


def matters(game: Rebellion, area: int, name: str) -> bool:
    """Whether an event can change the battle in an area, or what follows it."""
    effect = game.board.cards[game.board.card[name]].effect
    if isinstance(effect, ReadFaceAs | Advance):
        return count(game, area, kind_of(game, effect.force)) > 0
    if isinstance(effect, TurnFleeing):
        fleeing = count(game, area, KIND_OF_FORCE[FORCES.index(effect.force)])
        return fleeing > 0 and game.state.stockpile[FORCE_OF_KIND[kind_of(game, effect.into)]] > 0
    return True


# Who throws when


def throws_first(battle: Battle) -> bool:
    """Whether the attackers throw first."""
    return any(isinstance(effect, ThrowFirst) for effect in battle.events)


def throws_before(game: Rebellion) -> int:
    """The side that throws once before each battle of the turn, or nobody."""
    return SIDE_OF_FACTION[game.state.active] if lasting(game, ThrowBefore) else NOBODY


# Faces


@rule("5.0")
def read_faces(game: Rebellion, side: int, throw: list[list[int]]) -> list[list[int]]:
    """Faces that an event lets count as others."""
    for effect in lasting(game, ReadFaceAs):
        kind = kind_of(game, effect.force) - side * 4
        if 0 <= kind < 4:
            faces = throw[kind]
            seen, read = FACES.index(effect.face), FACES.index(effect.read_as)
            faces[read] += faces[seen]
            faces[seen] = 0
    return throw


@rule("5.0")
def turned_into(battle: Battle, kind: int) -> int:
    """The kind that replaces fleeing units of a kind in this battle, or nobody."""
    for effect in battle.events:
        if isinstance(effect, TurnFleeing) and KIND_OF_FORCE[FORCES.index(effect.force)] == kind:
            return KIND_OF_FORCE[FORCES.index(effect.into)]
    return NOBODY


def may_throw_again(battle: Battle, side: int) -> bool:
    """Whether the side may throw dice of this throw a second time."""
    return side == battle.attacker and any(isinstance(effect, ThrowAgain) for effect in battle.events)


@rule("5.0")
def throw_again(game: Rebellion, battle: Battle, side: int, throw: list[list[int]]) -> Rule[list[list[int]]]:
    """The active player picks dice by force and face, and throws those once more."""
    picked: dict[str, int] = {}
    while options := dice_options(side, throw, picked):
        ending = THROW if picked else KEEP
        answer = yield Ask(
            FACTIONS[game.state.active],
            "throw-again",
            [ending, *options],
            "5.0",
            area=game.board.areas[battle.area],
            dice=sum(picked.values()),
        )
        if answer == KEEP:
            return throw
        if answer == THROW:
            break
        force, face, number = answer.split(":")
        picked[f"{force}:{face}"] = int(number)
    return (yield from throw_picked(game, side, throw, picked))


def dice_options(side: int, throw: list[list[int]], picked: dict[str, int]) -> list[str]:
    """Dice that can still be picked, as force, face and number: `patriots:flee:2`."""
    return [
        f"{KINDS[kind]}:{face}:{number}"
        for kind, faces in enumerate(throw, side * 4)
        for face, thrown in zip(FACES, faces, strict=True)
        if f"{KINDS[kind]}:{face}" not in picked
        for number in range(1, thrown + 1)
    ]


def throw_picked(game: Rebellion, side: int, throw: list[list[int]], picked: dict[str, int]) -> Rule[list[list[int]]]:
    """Throw the picked dice again; what they show counts instead."""
    thrown = [faces[:] for faces in throw]
    for name, number in picked.items():
        force, face = name.split(":")
        kind = KINDS.index(force, side * 4)
        faces = thrown[kind - side * 4]
        faces[FACES.index(face)] -= number
        for _ in range(number):
            result = yield Luck("battle-die", game.board.faces[kind], "5.0", force=force)
            faces[FACES.index(result)] += 1
    for kind, faces in enumerate(thrown, side * 4):
        shown = {face: number for face, number in zip(FACES, faces, strict=True) if number}
        if shown and faces != throw[kind - side * 4]:
            game.log("threw-again", "5.0", force=KINDS[kind], dice=shown)
    return thrown


# After a victory


@rule("5.0")
def advance_after_victory(game: Rebellion, area: int) -> Rule[None]:
    """The active player may play the event that lets part of the victorious army move on."""
    state, board = game.state, game.board
    if not advances(game, area):
        return
    answer = yield Ask(
        FACTIONS[state.active], "advance", lambda: [*advances(game, area), DONE], "5.0", area=board.areas[area]
    )
    if answer != DONE:
        put_on_table(game, board.card[answer])
        yield from advance(game, area)


def advances(game: Rebellion, area: int) -> list[str]:
    """The events in the active faction's hand that let the victors move on."""
    state, board = game.state, game.board
    return [
        board.card_names[card]
        for card in state.hands[state.active]
        if isinstance(board.cards[card].effect, Advance) and matters(game, area, board.card_names[card])
    ]


@rule("5.0")
def advance(game: Rebellion, area: int) -> Rule[None]:
    """Any of the victorious units, one of the active faction among them, move to an adjacent area."""
    board = game.board
    side = SIDE_OF_FACTION[game.state.active]
    group, target = yield from form_army(game, area, group_of(game, side, area), lambda: board.neighbours[area], "5.0")
    game.log("moved", "5.0", units=named(side, group), start=board.areas[area], target=board.areas[target])
    move_group(game, side, area, target, group, marked=False)
    update_flag(game, board.colony_of[target])
    update_flag(game, board.colony_of[area])
