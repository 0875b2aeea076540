"""Events of the battle phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.hand import event_obstacle, playable, why_not_card
from tricorne.games.rebellion_1775.cards.lasting import lasting, put_on_table
from tricorne.games.rebellion_1775.cards.placing import kind_of
from tricorne.games.rebellion_1775.names import (
    DONE,
    FACES,
    FACTIONS,
    FORCE_OF_KIND,
    FORCES,
    FORCES_OF_SIDE,
    HIT,
    KIND_OF_FORCE,
    KINDS,
    NOBODY,
    SIDE_OF_FACTION,
    SIDES,
    Area,
    Card,
    Kind,
    Side,
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

    def __init__(self, area: Area, attacker: Side) -> None:
        self.area = area
        self.attacker = attacker
        self.events: list[AnyEffect] = []


@rule("3.3", "3.2.6")
def assign_events(game: Rebellion, battle: Battle) -> Rule[None]:
    """Before any dice of a battle are thrown the active player may assign events to it."""
    state, board = game.state, game.board
    obstacle = partial(assigned_event_obstacle, game)
    while any(matters(game, battle.area, name) for name in playable(game, obstacle)):
        answer = yield Ask(
            FACTIONS[state.active],
            "battle-events",
            lambda: [FIGHT, *playable(game, obstacle)],
            "3.3",
            partial(why_not_card, game, obstacle),
            area=board.areas[battle.area],
        )
        if answer == FIGHT:
            return
        card = board.card[answer]
        put_on_table(game, card)
        battle.events.append(board.cards[card].effect)


@rule("3.3", "5.0")
def assigned_event_obstacle(game: Rebellion, card: Card) -> Reason | None:
    """Events of the phase are assigned before the battle, also idle ones; one of them follows a victory."""
    if isinstance(game.board.cards[card].effect, Advance):
        return "why-after-victory", "5.0"
    return event_obstacle(game, "battle", card)


def matters(game: Rebellion, area: Area, name: str) -> bool:
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

AS_PRINTED = tuple(range(len(FACES)))
"""Every face counts as what it shows."""


@rule("5.0")
def read_as(game: Rebellion, kind: Kind) -> tuple[int, ...]:
    """What each face of a force counts as: an event may let one count as another."""
    read = AS_PRINTED
    for effect in lasting(game, ReadFaceAs):
        if kind_of(game, effect.force) == kind:
            seen, instead = FACES.index(effect.face), FACES.index(effect.read_as)
            read = tuple(instead if face == seen else face for face in read)
    return read


def read_faces(game: Rebellion, side: Side, throw: list[list[int]]) -> list[list[int]]:
    """The dice of a throw by what they count as."""
    if not lasting(game, ReadFaceAs):
        return throw
    return [_counted(read_as(game, kind), faces) for kind, faces in enumerate(throw, side * 4)]


def _counted(read: Sequence[int], faces: list[int]) -> list[int]:
    if read == AS_PRINTED:
        return faces
    return [sum(number for face, number in zip(read, faces, strict=True) if face == as_) for as_ in AS_PRINTED]


def luck_of(game: Rebellion, kind: Kind, thrown: list[int], read: Sequence[int]) -> dict[str, str | int]:
    """For the log: how many dice of a force were just thrown, how many of them hit, and how many of their faces do."""
    return {
        "side": SIDES[kind // 4],
        "thrown": sum(thrown),
        "hits": _counted(read, thrown)[HIT],
        "hitting": _counted(read, game.board.shown[kind])[HIT],
    }


@rule("5.0")
def turned_into(battle: Battle, kind: Kind) -> int:
    """The kind that replaces fleeing units of a kind in this battle, or nobody."""
    for effect in battle.events:
        if isinstance(effect, TurnFleeing) and KIND_OF_FORCE[FORCES.index(effect.force)] == kind:
            return KIND_OF_FORCE[FORCES.index(effect.into)]
    return NOBODY


def may_throw_again(battle: Battle, side: Side) -> bool:
    """Whether the side may throw dice of this throw a second time."""
    return side == battle.attacker and any(isinstance(effect, ThrowAgain) for effect in battle.events)


@rule("5.0")
def throw_again(game: Rebellion, battle: Battle, side: Side, throw: list[list[int]]) -> Rule[list[list[int]]]:
    """The active player picks dice by force and face, and throws those once more."""
    dice = Dice(game, side, throw)
    while dice():
        answer = yield Ask(
            FACTIONS[game.state.active],
            "throw-again",
            [THROW if dice.picked else KEEP, *dice()],
            "5.0",
            dice,
            area=game.board.areas[battle.area],
            dice=sum(dice.picked.values()),
        )
        if answer == KEEP:
            return throw
        if answer == THROW:
            break
        force, face, number = game.board.thrown[answer]
        dice.picked[force, face] = number
    return (yield from throw_picked(game, side, throw, dice.picked))


class Dice:
    """The dice of a throw that can still be picked, as force, face and number: `patriots:flee:2`."""

    __slots__ = ("game", "picked", "side", "throw")

    def __init__(self, game: Rebellion, side: Side, throw: list[list[int]]) -> None:
        self.game = game
        self.side = side
        self.throw = throw
        self.picked: dict[tuple[str, str], int] = {}

    def __call__(self) -> list[str]:
        return [
            f"{force}:{face}:{number}"
            for force, faces in zip(FORCES_OF_SIDE[self.side], self.throw, strict=True)
            for face, thrown in zip(FACES, faces, strict=True)
            if (force, face) not in self.picked
            for number in range(1, thrown + 1)
        ]

    def why_not(self, answer: str, /) -> Reason | None:
        """What keeps these dice from being picked, or the throw from being ended so."""
        if answer == KEEP:
            return ("why-picked-are-thrown", "5.0") if self.picked else None
        if answer == THROW:
            return None if self.picked else ("why-no-dice-picked", "5.0")
        if answer not in self.game.board.thrown:
            return None
        force, face, number = self.game.board.thrown[answer]
        own = FORCES_OF_SIDE[self.side]
        if force not in own:
            return "why-other-side", "5.0"
        if (force, face) in self.picked:
            return "why-dice-picked", "5.0"
        thrown = self.throw[own.index(force)][FACES.index(face)]
        return None if number <= thrown else ("why-not-thrown", "5.0")


def throw_picked(
    game: Rebellion, side: Side, throw: list[list[int]], picked: dict[tuple[str, str], int]
) -> Rule[list[list[int]]]:
    """Throw the picked dice again; what they show counts instead."""
    thrown = [faces[:] for faces in throw]
    again = [[0] * len(FACES) for _ in throw]
    for (force, face), number in picked.items():
        kind = KINDS.index(force, side * 4)
        faces = thrown[kind - side * 4]
        faces[FACES.index(face)] -= number
        for _ in range(number):
            result = yield Luck("battle-die", game.board.faces[kind], "5.0", force=force)
            faces[FACES.index(result)] += 1
            again[kind - side * 4][FACES.index(result)] += 1
    for kind, (faces, fresh) in enumerate(zip(thrown, again, strict=True), side * 4):
        if any(fresh):
            shown = {face: number for face, number in zip(FACES, faces, strict=True) if number}
            luck = luck_of(game, kind, fresh, read_as(game, kind))
            game.log("threw-again", "5.0", force=KINDS[kind], dice=shown, **luck)
    return thrown


# After a victory


@rule("5.0")
def advance_after_victory(game: Rebellion, area: Area) -> Rule[None]:
    """The active player may play the event that lets part of the victorious army move on."""
    state, board = game.state, game.board
    obstacle = partial(advance_obstacle, game, area)
    if not playable(game, obstacle):
        return
    answer = yield Ask(
        FACTIONS[state.active],
        "advance",
        lambda: [*playable(game, obstacle), DONE],
        "5.0",
        partial(why_not_card, game, obstacle),
        area=board.areas[area],
    )
    if answer != DONE:
        put_on_table(game, board.card[answer])
        yield from advance(game, area)


@rule("5.0")
def advance_obstacle(game: Rebellion, area: Area, card: Card) -> Reason | None:
    """The event that lets the victors move on needs a unit of its force among them."""
    if not isinstance(game.board.cards[card].effect, Advance):
        return event_obstacle(game, "battle", card) or ("why-before-battle", "3.3")
    return None if matters(game, area, game.board.card_names[card]) else ("why-no-continental", "5.0")


@rule("5.0")
def advance(game: Rebellion, area: Area) -> Rule[None]:
    """Any of the victorious units, one of the active faction among them, move to an adjacent area."""
    board = game.board
    side = SIDE_OF_FACTION[game.state.active]
    group, target = yield from form_army(
        game, area, group_of(game, side, area), lambda: board.neighbours[area], partial(why_not_next_to, area), "5.0"
    )
    game.log("moved", "5.0", units=named(side, group), start=board.areas[area], target=board.areas[target])
    move_group(game, side, area, target, group, marked=False)
    update_flag(game, board.colony_of[target])
    update_flag(game, board.colony_of[area])


def why_not_next_to(start: Area, area: Area) -> Reason:
    """The victors go to an adjacent area."""
    return ("why-starts-there", "5.0") if area == start else ("why-not-adjacent", "5.0")
