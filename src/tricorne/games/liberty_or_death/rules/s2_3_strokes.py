"""2.3.8 Brilliant Strokes and 2.3.9 the Treaty of Alliance: who may play them, who trumps them, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
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
)
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.choices import DONE, exists
from tricorne.games.liberty_or_death.rules.s1_4_pieces import place
from tricorne.games.liberty_or_death.rules.s1_9_navy import french_preparations, raise_fni
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_joins_placement, leaders_left_alone
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS, execute
from tricorne.games.liberty_or_death.rules.s4_1_special import (
    ONLY_COMMON_CAUSE,
    activities_alone,
    execute_alone,
)
from tricorne.games.liberty_or_death.state import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

# A card trumps every card with a smaller number.
STROKE_OF = {PATRIOTS: 105, BRITISH: 106, FRENCH: 107, INDIANS: 108}
OWNER_OF = {105: PATRIOTS, 106: BRITISH, 107: FRENCH, 108: INDIANS, 109: FRENCH}
TREATY = 109
PREPARATIONS_NEEDED = 15
TREATY_REGULARS = 3
STROKE_COMMANDS = 2
ABORT = "abort"


@rule("2.3.8", "2.3.9", "5.1.4")
def may_interrupt(game: Game, faction: int) -> list[int]:
    """The Brilliant Stroke cards the Faction could play now: Eligible, nothing done yet, no Winter Quarters showing."""
    state = game.state
    if not state.strokes or not state.eligible[faction] or state.acted[faction] != NOTHING:
        return []
    if state.on_deck in game.board.winters:
        return []
    if faction == FRENCH and not state.treaty:
        return [TREATY] if TREATY in state.strokes and french_preparations(state) > PREPARATIONS_NEEDED else []
    card = STROKE_OF[faction]
    if game.is_nonplayer(FACTIONS[faction]) and not nonplayers_play_strokes(game):
        return []
    return [card] if card in state.strokes and leader_can_take_part(game, faction) else []


@rule("8.1", "8.3.7")
def nonplayers_play_strokes(game: Game) -> bool:
    """Non-players hold their cards until the Treaty, and where no people play, nobody gives them a reason."""
    return game.state.treaty and not all(map(game.is_nonplayer, FACTIONS))


@rule("1.10", "2.3.8")
def leader_can_take_part(game: Game, faction: int) -> bool:
    """Whether some free Limited Command could involve the Faction's Leader."""
    space = game.state.leader_space[faction]
    return space != AVAILABLE and any(True for _ in _stroke_commands(game, faction, space, special=False))


@rule("8.3.7")
def spaces_with_leader(game: Game, faction: int, command: str) -> list[int]:
    """Where a free Limited Command of the Faction would involve its Leader."""
    act = _limited(faction, command, game.state.leader_space[faction], special=True)
    return list(COMMANDS[faction][command].spaces(game, act))


def _stroke_commands(game: Game, faction: int, must_involve: int | None, *, special: bool) -> Iterator[str]:
    return (
        f"command:{name}"
        for name, command in COMMANDS[faction].items()
        if exists(command.spaces(game, _limited(faction, name, must_involve, special=special)))
    )


def _limited(faction: int, command: str, must_involve: int | None, *, special: bool) -> Action:
    return Action(
        faction,
        command,
        free=True,
        limit=1,
        must_involve=must_involve,
        specials=ONLY_COMMON_CAUSE if special and faction == BRITISH else None,
    )


@rule("2.3.8")
def interrupt_card(game: Game, first: int) -> Rule[int | None]:
    """Before the 1st Eligible Faction acts, each other Eligible holder may interrupt. Returns the card played."""
    for faction in game.board.faction_order[game.state.card]:
        if faction != first:
            for card in may_interrupt(game, faction):
                answer = yield Ask(FACTIONS[faction], "brilliant-stroke", ("no", f"stroke:{card}"), "2.3.8")
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


def _trump(game: Game, card: int) -> Rule[int | None]:
    for faction in game.board.faction_order[game.state.card]:
        for higher in may_interrupt(game, faction):
            if higher > card and faction != OWNER_OF[card]:
                answer = yield Ask(FACTIONS[faction], "trump", ("no", f"stroke:{higher}"), "2.3.8", card=f"card:{card}")
                if answer != "no":
                    return higher
    return None


@rule("2.3.8", "8.3.7")
def brilliant_stroke(game: Game, faction: int) -> Rule[bool]:
    """Two free Limited Commands and a Special Activity in any order; the Leader takes part in one of the Commands.

    A non-player's Leader takes part in the first; it may abort the card instead, and stops when its flowchart finds
    no second one. False when it aborts.
    """
    commands, special, involved = STROKE_COMMANDS, True, False
    nonplayer = game.is_nonplayer(FACTIONS[faction])
    raided: list[int] = []
    while commands or special:
        leader = game.state.leader_space[faction]
        must = leader if (nonplayer or commands == 1) and not involved else None
        options = list(_stroke_commands(game, faction, must, special=special)) if commands else []
        may_stop = not options or (nonplayer and commands < STROKE_COMMANDS)
        if special:
            options += [f"special:{name}" for name in activities_alone(game, faction, raided)]
        untouched = special and commands == STROKE_COMMANDS
        if nonplayer and untouched:
            options.append(ABORT)
        if not options:
            break
        answer = yield Ask(FACTIONS[faction], "stroke", [*options, DONE] if may_stop else options, "2.3.8")
        what, _, name = answer.partition(":")
        if what == ABORT:
            return False
        if what == DONE:
            break
        if what == "special":
            special = False
            yield from execute_alone(game, faction, name, raided)
            continue
        commands -= 1
        act = _limited(faction, name, must, special=special)
        yield from execute(game, act)
        special = special and act.special is None
        involved = involved or leader in act.spaces or leader in act.involved
        if name == "raid":
            raided += act.spaces
    return True


@rule("2.3.9")
def treaty_of_alliance(game: Game) -> Rule[None]:
    """France enters the war: a free Muster with Rochambeau, FNI up a level, three Regulars each to the West Indies."""
    state = game.state
    state.treaty = True
    game.log("treaty", "2.3.9")
    act = Action(FRENCH, "muster", free=True, limit=1)
    act.brings_leader = True
    yield from execute(game, act)
    yield from raise_fni(game, 1, "2.3.9")
    for kind in (FRENCH_REGULAR, BRITISH_REGULAR):
        sent = place(game, WEST_INDIES, kind, TREATY_REGULARS, "2.3.9", "unavailable")
        if place(game, WEST_INDIES, kind, TREATY_REGULARS - sent, "2.3.9"):
            yield from leader_joins_placement(game, FACTION_OF[kind], WEST_INDIES, "2.3.9")
    yield from leaders_left_alone(game)
