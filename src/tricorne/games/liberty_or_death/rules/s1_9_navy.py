"""1.9 French Naval Intervention: Squadrons in the West Indies, Blockades on Cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import CITIES, FRENCH_REGULAR, SPACE_INDEX, SPACES, Space
from tricorne.games.liberty_or_death.rules.choices import choose_space
from tricorne.games.liberty_or_death.rules.offers import DONE, Spaces, Words
from tricorne.games.liberty_or_death.rules.s1_6_support import update_totals

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

FNI_LIMIT = 3
BEFORE_TREATY = "why-before-treaty", "2.3.9"
BLOCKADE_MOVES = {
    f"move:{SPACES[origin]}:{SPACES[city]}": origin for origin in CITIES for city in CITIES if city != origin
}
"""The names of all moves of a Blockade from City to City, with their origins."""


@rule("1.9")
def fni(state: State) -> int:
    """The level of French Naval Intervention: the Blockades on Cities."""
    return sum(state.blockades)


@rule("1.9")
def raise_fni(game: Game, levels: int, rule: str) -> Rule[int]:
    """Raise FNI: for each level the French put a Squadron from the West Indies on a City. Returns the levels raised.

    Nothing happens before the Treaty of Alliance or without Squadrons.
    """
    state = game.state
    raised = 0
    while state.treaty and raised < levels and state.squadrons and fni(state) < FNI_LIMIT:
        city = yield from choose_space(game, "french", "blockade", Spaces(CITIES, ("why-not-a-city", "1.9")), rule)
        assert city is not None
        state.squadrons -= 1
        state.blockades[city] += 1
        update_totals(game)
        raised += 1
        game.log("blockaded", rule, space=SPACES[city], number=fni(state))
    return raised


@rule("1.9")
def lower_fni(game: Game, levels: int, rule: str) -> Rule[int]:
    """Lower FNI: for each level the British send a Blockade back to the West Indies. Returns the levels lowered."""
    state = game.state
    lowered = 0
    while state.treaty and lowered < levels and fni(state):
        blockaded = Spaces([city for city in CITIES if state.blockades[city]], ("why-no-blockade", "1.9"))
        city = yield from choose_space(game, "british", "lift-blockade", blockaded, rule)
        assert city is not None
        state.blockades[city] -= 1
        update_totals(game)
        state.squadrons += 1
        lowered += 1
        game.log("unblockaded", rule, space=SPACES[city], number=fni(state))
    return lowered


def set_fni(game: Game, level: int, rule: str) -> Rule[int]:
    """Raise or lower FNI until it is at this level, as far as the markers allow. Returns the levels changed."""
    now = fni(game.state)
    if level > now:
        return (yield from raise_fni(game, level - now, rule))
    return (yield from lower_fni(game, now - level, rule))


def move_blockade(game: Game, origin: Space, destination: Space, rule: str) -> None:
    """Put one Blockade from one City on another."""
    state = game.state
    state.blockades[origin] -= 1
    state.blockades[destination] += 1
    update_totals(game)
    game.log("blockade-moved", rule, origin=SPACES[origin], destination=SPACES[destination])


def rearrange_blockades(game: Game, rule: str) -> Rule[None]:
    """The French may move each Blockade on the map to any City once."""
    state = game.state
    unmoved = state.blockades[:]

    def obstacle(move: str) -> Reason | None:
        origin = BLOCKADE_MOVES[move]
        if not state.blockades[origin]:
            return "why-no-blockade", rule
        return None if unmoved[origin] else ("why-blockade-moved", rule)

    moves = Words([*BLOCKADE_MOVES], obstacle)
    while any(unmoved):
        answer = yield Ask("french", "rearrange-blockades", [DONE, *moves], rule, moves)
        if answer == DONE:
            return
        _, origin, destination = answer.split(":")
        unmoved[SPACE_INDEX[origin]] -= 1
        move_blockade(game, SPACE_INDEX[origin], SPACE_INDEX[destination], rule)


def move_squadrons(game: Game, n: int, rule: str, *, release: bool) -> int:
    """Move up to n markers from Unavailable to the West Indies (`release`) or back. Returns how many."""
    state = game.state
    n = min(n, state.squadrons_unavailable if release else state.squadrons)
    if n <= 0:
        return 0
    state.squadrons += n if release else -n
    state.squadrons_unavailable -= n if release else -n
    game.log("squadrons", rule, number=n, target="west_indies" if release else "unavailable")
    return n


@rule("2.3.9")
def treaty_obstacle(state: State) -> Reason | None:
    """What keeps the French from most of their Commands and Special Activities before the Treaty of Alliance."""
    return None if state.treaty else BEFORE_TREATY


@rule("2.3.9")
def french_preparations(state: State) -> int:
    """Available French Regulars and Squadrons plus Cumulative British Casualties."""
    return state.available[FRENCH_REGULAR] + state.squadrons + state.cbc
