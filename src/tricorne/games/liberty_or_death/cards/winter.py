"""What the Winter Quarters cards do at the very end of their Round (6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    FACTIONS,
    FRENCH,
    INDIANS,
    PATRIOT_FORT,
    PATRIOTS,
    VILLAGE,
)
from tricorne.games.liberty_or_death.rules.choices import choose_piece
from tricorne.games.liberty_or_death.rules.offers import ON_MAP
from tricorne.games.liberty_or_death.rules.s1_4_pieces import remove
from tricorne.games.liberty_or_death.rules.s1_6_support import patriot_forts, villages
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

RULE = "6.7"


@rule("6.7")
def take_effect(game: Game, number: int) -> Rule[None]:
    """Carry out the Event of a Winter Quarters card."""
    match number:
        case 97:
            royals_commit(game)
        case 98:
            overconfident_at_home(game)
        case 99 | 100:
            conflict_goes_the_other_way(game)
        case 101 | 104:
            floods_and_hurricanes(game)
        case 102 | 103:
            yield from frontier_and_severe_winter(game)


def royals_commit(game: Game) -> None:
    """97: the crown whose side has lost more commits itself; the British gain when both have lost the same."""
    gain(game, FRENCH if game.state.crc > game.state.cbc else BRITISH, 5, RULE)


def overconfident_at_home(game: Game) -> None:
    """98: who seems to be winning the war of losses loses support at home; the French when both have lost the same."""
    gain(game, BRITISH if game.state.crc > game.state.cbc else FRENCH, -3, RULE)


def conflict_goes_the_other_way(game: Game) -> None:
    """99 and 100: the larger of CRC and CBC falls by half their difference, rounded down."""
    state = game.state
    half = abs(state.crc - state.cbc) // 2
    if not half:
        return
    if state.crc > state.cbc:
        state.crc -= half
        game.log("cumulative-casualties", RULE, track="crc", number=-half, total=state.crc)
    else:
        state.cbc -= half
        game.log("cumulative-casualties", RULE, track="cbc", number=-half, total=state.cbc)


def floods_and_hurricanes(game: Game) -> None:
    """101 and 104: who is ahead in the second condition loses two Resources."""
    faction = ahead_in_second_condition(game.state)
    if faction is not None:
        gain(game, faction, -2, RULE)


def frontier_and_severe_winter(game: Game) -> Rule[None]:
    """102 and 103: who is ahead in the second condition removes one of its Forts or Villages."""
    faction = ahead_in_second_condition(game.state)
    if faction is None:
        return
    base = PATRIOT_FORT if faction == PATRIOTS else VILLAGE
    piece = yield from choose_piece(game, FACTIONS[faction], "winter-remove", (base,), ON_MAP, RULE)
    if piece is not None:
        remove(game, *piece, 1, RULE)


def ahead_in_second_condition(state: State) -> int | None:
    """Patriots or Indians, whoever's margin in the second victory condition (7.2) is above 0; nobody at 0."""
    margin = patriot_forts(state) + 3 - villages(state)
    if margin == 0:
        return None
    return PATRIOTS if margin > 0 else INDIANS
