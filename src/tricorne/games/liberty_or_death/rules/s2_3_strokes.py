"""2.3.8 Brilliant Strokes and 2.3.9 the Treaty of Alliance: who may play them, who trumps them, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    BRITISH,
    BRITISH_REGULAR,
    FACTION_OF,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    PATRIOTS,
    WEST_INDIES,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import SPECIAL_USED, Action, Specials
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.offers import DONE, Words
from tricorne.games.liberty_or_death.rules.s1_4_pieces import place
from tricorne.games.liberty_or_death.rules.s1_9_navy import french_preparations, raise_fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_joins_placement, leaders_left_alone
from tricorne.games.liberty_or_death.rules.s3_1_commands import (
    COMMANDS,
    command_obstacle,
    execute,
    is_open,
)
from tricorne.games.liberty_or_death.rules.s4_1_special import OnlyCommonCause, activities_alone, execute_alone
from tricorne.games.liberty_or_death.state import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

# A card trumps every card with a smaller number.
OWNER_OF = {105: PATRIOTS, 106: BRITISH, 107: FRENCH, 108: INDIANS, 109: FRENCH}
HELD_BY = tuple(tuple(card for card, owner in OWNER_OF.items() if owner == faction) for faction in range(4))
"""By Faction, the cards that it begins with."""
STROKE_CARDS = {f"stroke:{card}": card for card in OWNER_OF}
TREATY = 109
PREPARATIONS_NEEDED = 15
TREATY_REGULARS = 3
STROKE_COMMANDS = 2
ABORT = "abort"
ALREADY_EXECUTED = Words((), outside=("why-special-used", "2.3.8"))
ONLY_COMMON_CAUSE = OnlyCommonCause(("why-stroke-special", "2.3.8"))


@rule("2.3.8", "2.3.9", "5.1.4")
def stroke_obstacle(game: Game, faction: Faction, card: int) -> Reason | None:
    """What keeps the Faction from a Brilliant Stroke: Eligible, nothing done yet, no Winter Quarters showing."""
    state = game.state
    if OWNER_OF.get(card) != faction or card not in state.strokes:
        return "why-stroke-not-held", "2.3.8"
    if not state.eligible[faction]:
        return "why-stroke-not-eligible", "2.3.8"
    if state.acted[faction] != NOTHING:
        return "why-stroke-passed", "2.3.8"
    if state.on_deck in game.board.winters:
        return "why-stroke-winter", "2.3.8"
    if card == TREATY:
        return None if french_preparations(state) > PREPARATIONS_NEEDED else ("why-preparations", "2.3.9")
    if faction == FRENCH and not state.treaty:
        return "why-treaty-first", "2.3.8"
    if game.is_nonplayer(FACTIONS[faction]) and not nonplayers_play_strokes(game):
        return "why-stroke-nonplayer", "8.1"
    return None if leader_can_take_part(game, faction) else ("why-stroke-leader", "1.10")


def may_interrupt(game: Game, faction: Faction) -> list[int]:
    """The Brilliant Stroke cards the Faction could play now."""
    held = game.state.strokes
    return [card for card in HELD_BY[faction] if card in held and stroke_obstacle(game, faction, card) is None]


@rule("8.1", "8.3.7")
def nonplayers_play_strokes(game: Game) -> bool:
    """Non-players hold their cards until the Treaty, and where no people play, nobody gives them a reason."""
    return game.state.treaty and not all(map(game.is_nonplayer, FACTIONS))


@rule("1.10", "2.3.8")
def leader_can_take_part(game: Game, faction: Faction) -> bool:
    """Whether some free Limited Command could involve the Faction's Leader."""
    space = game.state.leader_space[faction]
    return space != AVAILABLE and exists(_stroke_commands(game, faction, space))


@rule("8.3.7")
def spaces_with_leader(game: Game, faction: Faction, command: str) -> list[Space]:
    """Where a free Limited Command of the Faction would involve its Leader."""
    act = _limited(faction, command, game.state.leader_space[faction])
    return list(COMMANDS[faction][command].spaces(game, act))


def _stroke_commands(game: Game, faction: Faction, must_involve: Space | None) -> Iterator[str]:
    """The free Limited Commands, if need be with the Leader of that space."""
    return (name for name in COMMANDS[faction] if is_open(game, _limited(faction, name, must_involve), name))


def _limited(
    faction: Faction, command: str, must_involve: Space | None, specials: Specials = ONLY_COMMON_CAUSE
) -> Action:
    return Action(faction, command, free=True, limit=1, must_involve=must_involve, specials=specials)


@rule("2.3.8")
def interrupt_card(game: Game, first: int) -> Rule[int | None]:
    """Before the 1st Eligible Faction acts, each other Eligible holder may interrupt. Returns the card played."""
    for faction in game.board.faction_order[game.state.card]:
        if faction != first:
            for card in may_interrupt(game, faction):
                options = ("no", f"stroke:{card}")
                answer = yield Ask(FACTIONS[faction], "brilliant-stroke", options, "2.3.8", Strokes(game, faction))
                if answer != "no":
                    return card
    return None


@rule("2.3.8", "8.3.7")
def play_stroke(game: Game, card: int) -> Rule[bool]:
    """Play a Brilliant Stroke: trumped cards go back to their owners, the last one is executed, all are Eligible.

    A card that a non-player has to abort goes back too, and the one that it trumped stands. False when none is left.
    """
    state = game.state
    game.log("stroke", "2.3.8", faction=FACTIONS[OWNER_OF[card]], card=f"card:{card}")
    standing = yield from _trumped(game, card)
    while standing:
        card = standing.pop()
        state.strokes.remove(card)
        if card == TREATY:
            yield from treaty_of_alliance(game)
            break
        if (yield from brilliant_stroke(game, OWNER_OF[card])):
            break
        state.strokes.append(card)
        game.log("stroke-aborted", "8.3.7", card=f"card:{card}")
        if not standing:
            return False
    state.played.append(card)
    for faction in range(4):
        state.eligible[faction] = True
        state.acted[faction] = NOTHING
        state.sits_out[faction] = False
        state.stays_eligible[faction] = False
    return True


def _trumped(game: Game, card: int) -> Rule[list[int]]:
    """Ask whoever may trump the card until nobody does. Returns the cards, the one that stands last."""
    cards = [card]
    while True:
        higher = yield from _trump(game, cards[-1])
        if higher is None:
            return cards
        game.log("trumped", "2.3.8", card=f"card:{higher}", over=f"card:{cards[-1]}")
        cards.append(higher)


class Strokes(msgspec.Struct, gc=False):
    """The Brilliant Strokes that a Faction may play now: `stroke:106`."""

    game: Game
    faction: Faction

    def why_not(self, answer: str) -> Reason | None:
        """What stands against one."""
        card = STROKE_CARDS.get(answer)
        return None if card is None else stroke_obstacle(self.game, self.faction, card)


def _trump(game: Game, card: int) -> Rule[int | None]:
    for faction in game.board.faction_order[game.state.card]:
        for higher in may_interrupt(game, faction):
            if higher > card and faction != OWNER_OF[card]:
                options = ("no", f"stroke:{higher}")
                reasons = Strokes(game, faction)
                answer = yield Ask(FACTIONS[faction], "trump", options, "2.3.8", reasons, card=f"card:{card}")
                if answer != "no":
                    return higher
    return None


@rule("2.3.8", "8.3.7")
def brilliant_stroke(game: Game, faction: Faction) -> Rule[bool]:
    """Two free Limited Commands and a Special Activity in any order; the Leader takes part in one of the Commands.

    A non-player's Leader takes part in the first; it may abort the card instead, and stops when its flowchart finds
    no second one. False when it aborts.
    """
    left, special, involved = STROKE_COMMANDS, True, False
    nonplayer = game.is_nonplayer(FACTIONS[faction])
    raided: list[Space] = []
    while left or special:
        leader = game.state.leader_space[faction]
        must = leader if (nonplayer or left == 1) and not involved else None
        options = [f"command:{name}" for name in _stroke_commands(game, faction, must)] if left else []
        activities = activities_alone(game, faction, raided) if special else ALREADY_EXECUTED
        may_stop = not options or (nonplayer and left < STROKE_COMMANDS)
        options += [f"special:{name}" for name in activities]
        against_abort = _abort_obstacle(nonplayer=nonplayer, begun=not special or left < STROKE_COMMANDS)
        if against_abort is None:
            options.append(ABORT)
        if not options:
            break
        if may_stop:
            options.append(DONE)
        ends = {ABORT: against_abort, DONE: None if may_stop else ("why-commands-first", "2.3.8")}
        reasons = StrokeReasons(game, _limited(faction, "", must) if left else None, activities, ends)
        answer = yield Ask(FACTIONS[faction], "stroke", options, "2.3.8", reasons)
        what, _, name = answer.partition(":")
        if what == ABORT:
            return False
        if what == DONE:
            break
        if what == "special":
            special = False
            yield from execute_alone(game, faction, name, raided)
            continue
        left -= 1
        act = _limited(faction, name, must, ONLY_COMMON_CAUSE if special else SPECIAL_USED)
        yield from execute(game, act)
        special = special and act.special is None
        involved = involved or leader in act.spaces or leader in act.involved
        if name == "raid":
            raided += act.spaces
    return True


class StrokeReasons(msgspec.Struct, gc=False):
    """What stands against each part of a Brilliant Stroke: `command:rally`, `special:trade`, `abort`, `done`."""

    game: Game
    command: Action | None
    """What the next Command would be, if one is left."""
    activities: Words
    ends: dict[str, Reason | None]

    def why_not(self, answer: str) -> Reason | None:
        """The reason of the Command, of the Special Activity, or of the end."""
        what, _, name = answer.partition(":")
        if what == "command":
            both = "why-two-commands", "2.3.8"
            return both if self.command is None else command_obstacle(self.game, self.command, name)
        return self.activities.why_not(name) if what == "special" else self.ends.get(answer)


def _abort_obstacle(*, nonplayer: bool, begun: bool) -> Reason | None:
    """A non-player takes its card back if nothing of it has been executed."""
    if not nonplayer:
        return "why-abort-nonplayer", "8.3.7"
    return ("why-abort-begun", "8.3.7") if begun else None


@rule("2.3.9")
def treaty_of_alliance(game: Game) -> Rule[None]:
    """France enters the war: a free Muster with Rochambeau, FNI up a level, three Regulars each to the West Indies."""
    state = game.state
    state.treaty = True
    game.log("treaty", "2.3.9")
    act = Action(FRENCH, "muster", free=True, limit=1, brings_leader=True)
    yield from execute(game, act)
    yield from raise_fni(game, 1, "2.3.9")
    for kind in (FRENCH_REGULAR, BRITISH_REGULAR):
        sent = place(game, WEST_INDIES, kind, TREATY_REGULARS, "2.3.9", "unavailable")
        if place(game, WEST_INDIES, kind, TREATY_REGULARS - sent, "2.3.9"):
            yield from leader_joins_placement(game, FACTION_OF[kind], WEST_INDIES, "2.3.9")
    yield from leaders_left_alone(game)
