"""7 Victory: margins, the check at the start of a Winter Quarters Round, and the end of the last Round."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tricorne.core.game import places_of
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ALLY_OF,
    BRITISH,
    FACTIONS,
    FRENCH,
    INDIANS,
    PATRIOTS,
    REBELLION,
    SIDE_OF,
    Faction,
)
from tricorne.games.liberty_or_death.rules.s1_5_sides import shared
from tricorne.games.liberty_or_death.rules.s1_6_support import (
    patriot_forts,
    villages,
)
from tricorne.games.liberty_or_death.state import OVER

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

LEAD_NEEDED = 10
FORTS_BONUS = 3
TIE_ORDER = (PATRIOTS, BRITISH, FRENCH, INDIANS)


class Tracks(NamedTuple):
    """The markers that victory is measured on."""

    support: int
    opposition: int
    cbc: int
    crc: int
    forts: int
    villages: int


def tracks(game: Game) -> Tracks:
    """Where the markers stand."""
    state = game.state
    return Tracks(
        state.support,
        state.opposition,
        state.cbc,
        state.crc,
        patriot_forts(state),
        villages(state),
    )


@rule("7.1", "7.2")
def margins(at: Tracks, faction: Faction) -> tuple[int, int]:
    """How far a Faction is beyond (or short of) each of its two conditions; it passes with both above 0."""
    lead = at.support - at.opposition
    if SIDE_OF[faction] == REBELLION:
        lead = -lead
    second = (
        at.crc - at.cbc,
        at.forts + FORTS_BONUS - at.villages,
        at.villages - FORTS_BONUS - at.forts,
        at.cbc - at.crc,
    )
    return lead - LEAD_NEEDED, second[faction]


@rule("7.3")
def final_margin(at: Tracks, faction: Faction) -> int:
    """Both measures netted together, without the lead of ten that a victory check asks for."""
    first, second = margins(at, faction)
    return first + LEAD_NEEDED + second


@rule("7.2", "1.5.1")
def passes(game: Game, at: Tracks, faction: Faction) -> bool:
    """Whether a Faction meets both of its conditions; the French only after the Treaty."""
    return min(margins(at, faction)) > 0 and (faction != FRENCH or game.state.treaty)


@rule("7.2")
def wins_check(game: Game, at: Tracks, faction: Faction) -> bool:
    """Whether a Faction wins at a victory check; a player of both Factions needs all four conditions."""
    if not passes(game, at, faction):
        return False
    return not shared(game, faction) or passes(game, at, ALLY_OF[faction])


@rule("7.3")
def counted_margin(game: Game, at: Tracks, faction: Faction) -> int:
    """The margin that counts at the end: a player of both Factions uses the worse one."""
    own = final_margin(at, faction)
    return min(own, final_margin(at, ALLY_OF[faction])) if shared(game, faction) else own


@rule("7.1")
def _order(game: Game, at: Tracks, faction: Faction) -> tuple[bool, int, bool, int]:
    """By margin; ties go to non-players, then in the printed order. The French are last without the Treaty."""
    barred = faction == FRENCH and not game.state.treaty
    player = not game.is_nonplayer(FACTIONS[faction])
    return barred, -counted_margin(game, at, faction), player, TIE_ORDER.index(faction)


@rule("7.1", "6.1")
def check_victory(game: Game) -> bool:
    """End the game when a Faction passes: its side takes the first two places, the other side the last two."""
    at = tracks(game)
    passed = [faction for faction in range(4) if wins_check(game, at, faction)]
    if not passed:
        return False
    first = next((faction for faction in passed if game.is_nonplayer(FACTIONS[faction])), passed[0])
    side = SIDE_OF[first]
    ranking = sorted(
        range(4),
        key=lambda faction: (
            SIDE_OF[faction] != side,
            faction not in passed,
            faction in passed and not game.is_nonplayer(FACTIONS[faction]),
            *_order(game, at, faction),
        ),
    )
    if not game.state.treaty:
        ranking.sort(key=lambda faction: faction == FRENCH)
    end_game(game, ranking, "victory-check", "7.2")
    return True


@rule("7.3", "6.4.3")
def end_of_war(game: Game) -> None:
    """After the last Support Phase the highest total margin wins; the French are last without the Treaty."""
    at = tracks(game)
    end_game(game, sorted(range(4), key=lambda faction: _order(game, at, faction)), "final-winter", "7.3")


def end_game(game: Game, ranking: list[int], ending: str, rule: str) -> None:
    """The war is over."""
    state = game.state
    state.ranking = ranking
    state.ending = ending
    state.step = OVER
    game.log("game-over", rule, winner=FACTIONS[ranking[0]], ranking=[FACTIONS[faction] for faction in ranking])


def _together(game: Game, faction: Faction) -> list[int]:
    """A Faction, with its ally when one player runs both.

    The French never win without the Treaty (7.3), not even beside the Patriots of the same player.
    """
    ally = ALLY_OF[faction]
    joined = shared(game, faction) and (FRENCH not in (faction, ally) or game.state.treaty)
    return [faction, ally] if joined else [faction]


def winners(game: Game) -> list[int]:
    """The Faction in first place, with its ally when one player runs both; nobody in a stalemate."""
    return [] if game.state.ending == "stalemate" else _together(game, game.state.ranking[0])


def final_places(game: Game) -> dict[str, int]:
    """The places of the Factions: both of one player have the better of theirs; in a stalemate nobody is better."""
    if game.state.ending == "stalemate":
        return dict.fromkeys(FACTIONS, 1)
    best_last = reversed(list(enumerate(game.state.ranking)))
    sides = ((rank, sorted(_together(game, faction))) for rank, faction in best_last)
    return places_of({tuple(FACTIONS[one] for one in side): -rank for rank, side in sides})
