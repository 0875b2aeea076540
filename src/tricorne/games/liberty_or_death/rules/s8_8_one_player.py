"""8.8 One-player victory: a lone player against non-players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.match import PERSON
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS, FRENCH, INDIANS, PATRIOTS, SIDE_OF, Faction
from tricorne.games.liberty_or_death.rules.s7_victory import Tracks, end_game, final_margin, passes, tracks

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

VICTORY_FROM = 6
FIRST_DIFFICULT_WINTER = 1
# Ties between non-players.
TIE_ORDER = (FRENCH, INDIANS, PATRIOTS, BRITISH)


def player_factions(game: Game) -> list[int]:
    """The Factions that people play."""
    return [faction for faction in range(4) if not game.is_nonplayer(FACTIONS[faction])]


@rule("8.8")
def is_lone_player(game: Game) -> bool:
    """One person with one Faction, or with both of a side, against non-players; two bots are two players."""
    factions = player_factions(game)
    if not factions or len(factions) == 4 or len({SIDE_OF[faction] for faction in factions}) > 1:
        return False
    return len(factions) == 1 or len({_who(game, FACTIONS[faction]) for faction in factions}) == 1


def _who(game: Game, seat: str) -> str:
    """The person in the seat, or the seat where a bot has it."""
    player = game.players.get(seat, seat)
    return player if player.partition(":")[0] == PERSON else seat


def _counted(game: Game, at: Tracks, faction: Faction) -> int:
    """The total margin; without the Treaty the French cannot be ahead of anybody."""
    return -99 if faction == FRENCH and not game.state.treaty else final_margin(at, faction)


def _worst_of_player(game: Game, at: Tracks) -> int:
    """The lowest margin of the player's Factions; a player of the French alone is behind without the Treaty."""
    players = player_factions(game)
    return _counted(game, at, FRENCH) if players == [FRENCH] else min(final_margin(at, faction) for faction in players)


def best_nonplayer(game: Game, at: Tracks) -> int:
    """The non-player with the highest margin."""
    return max(
        (faction for faction in TIE_ORDER if faction not in player_factions(game)),
        key=lambda faction: _counted(game, at, faction),
    )


@rule("8.8", "7.1")
def one_player_check(game: Game) -> bool:
    """A passing non-player wins, a passing player does not; with the difficulty option nobody may be ahead either."""
    at = tracks(game)
    players = player_factions(game)
    lost = any(passes(game, at, faction) for faction in range(4) if faction not in players)
    if game.difficult and game.state.winters_done >= FIRST_DIFFICULT_WINTER:
        lost = lost or _worst_of_player(game, at) < _counted(game, at, best_nonplayer(game, at))
    if lost:
        _nonplayer_victory(game, at)
    return lost


@rule("8.8")
def one_player_end(game: Game) -> None:
    """The lead of the player's lowest margin over the best non-player: none loses, up to five is a stalemate."""
    at = tracks(game)
    players = player_factions(game)
    lead = _worst_of_player(game, at) - _counted(game, at, best_nonplayer(game, at))
    if lead <= 0:
        _nonplayer_victory(game, at)
        return
    ranking = sorted(
        range(4), key=lambda faction: (faction not in players, -_counted(game, at, faction), TIE_ORDER.index(faction))
    )
    end_game(game, ranking, "stalemate" if lead < VICTORY_FROM else "player-victory", "8.8")


def _nonplayer_victory(game: Game, at: Tracks) -> None:
    best = best_nonplayer(game, at)
    ranking = sorted(
        range(4), key=lambda faction: (faction != best, -_counted(game, at, faction), TIE_ORDER.index(faction))
    )
    end_game(game, ranking, "nonplayer-victory", "8.8")
