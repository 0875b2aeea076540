"""2.3.8 Brilliant Strokes: who may play them, and who trumps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards.s5_1_4_strokes import brilliant_stroke, limited, stroke_commands
from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    BRITISH,
    FACTIONS,
    FRENCH,
    INDIANS,
    PATRIOTS,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.s1_9_navy import french_preparations
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import PREPARATIONS_NEEDED, TREATY, treaty_of_alliance
from tricorne.games.liberty_or_death.rules.s3_1_commands import (
    COMMANDS,
)
from tricorne.games.liberty_or_death.state import NOTHING

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

# A card trumps every card with a smaller number.
OWNER_OF = {105: PATRIOTS, 106: BRITISH, 107: FRENCH, 108: INDIANS, 109: FRENCH}
HELD_BY = tuple(tuple(card for card, owner in OWNER_OF.items() if owner == faction) for faction in range(4))
"""By Faction, the cards that it begins with."""
STROKE_CARDS = {f"stroke:{card}": card for card in OWNER_OF}


@rule("2.3.8", "2.3.9")
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
    if state.leader_space[faction] == AVAILABLE:
        return "why-stroke-no-leader", "1.10"
    return None if leader_can_take_part(game, faction) else ("why-stroke-leader", "1.10")


def may_interrupt(game: Game, faction: Faction, above: int = 0) -> list[int]:
    """The Brilliant Stroke cards the Faction could play now, or those of them `above` a number."""
    held = game.state.strokes
    cards = HELD_BY[faction]
    return [card for card in cards if card > above and card in held and stroke_obstacle(game, faction, card) is None]


@rule("8.1", "8.3.7")
def nonplayers_play_strokes(game: Game) -> bool:
    """Non-players hold their cards until the Treaty, and where no people play, nobody gives them a reason."""
    return game.state.treaty and not all(map(game.is_nonplayer, FACTIONS))


@rule("1.10", "2.3.8")
def leader_can_take_part(game: Game, faction: Faction) -> bool:
    """Whether some free Limited Command could involve the Faction's Leader."""
    space = game.state.leader_space[faction]
    return space != AVAILABLE and exists(stroke_commands(game, faction, space))


@rule("8.3.7")
def spaces_with_leader(game: Game, faction: Faction, command: str) -> list[Space]:
    """Where a free Limited Command of the Faction would involve its Leader."""
    act = limited(faction, command, game.state.leader_space[faction])
    return list(COMMANDS[faction][command].spaces(game, act))


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
        if faction == OWNER_OF[card]:
            continue
        for higher in may_interrupt(game, faction, card):
            options = ("no", f"stroke:{higher}")
            reasons = Strokes(game, faction)
            answer = yield Ask(FACTIONS[faction], "trump", options, "2.3.8", reasons, card=f"card:{card}")
            if answer != "no":
                return higher
    return None
