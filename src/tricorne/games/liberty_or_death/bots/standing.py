"""How the war stands: each Faction's chance to win, from the margins of 7.2 and the cards that are left."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from tricorne.games.liberty_or_death.names import ALLY_OF, FRENCH
from tricorne.games.liberty_or_death.rules.s2_1_deck import PILE_CARDS
from tricorne.games.liberty_or_death.rules.s7_victory import Tracks, counted_margin, passes, shared, tracks
from tricorne.games.liberty_or_death.rules.s8_8_one_player import VICTORY_FROM, is_lone_player, player_factions

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

# A lead of so much is worth e to one at the end of the war, and so much more is needed for each card before.
CLOSE = 1.5
DOUBT_PER_CARD = 0.3
# Cards behind the last Winter Quarters card of a campaign, on average.
CARDS_UNPLAYED = 2
# What it is worth to pass the check of the next Winter Quarters Round.
PASSING = 5
# In a lone player's lead over the non-players, the share of the Factions and rivals that are not the worst pair.
OTHERS = 0.2
# How far behind the French are while they can still be last only.
WITHOUT_TREATY = 10


def chance_to_win(game: Game, faction: int) -> float:
    """From 0 to 1, a stalemate counting one half."""
    return lone_chance(game, faction) if is_lone_player(game) else open_chance(game, faction)


def doubt(game: Game) -> float:
    """How much the margins may still change."""
    state = game.state
    piles = len(game.plan.campaigns) - state.pile
    return CLOSE + DOUBT_PER_CARD * max(0, piles * PILE_CARDS - state.pile_drawn - CARDS_UNPLAYED)


def prospect(game: Game, at: Tracks, faction: int) -> float:
    """The margin that counts at the end (7.3), with a bonus for passing the next check."""
    margin = counted_margin(game, at, faction)
    if faction == FRENCH and not game.state.treaty:
        return margin - WITHOUT_TREATY
    return margin + PASSING if game.plan.victory_checks and passes(game, at, faction) else margin


def open_chance(game: Game, faction: int) -> float:
    """Everybody against everybody: the highest margin wins, for both Factions where one player runs them."""
    at, scale = tracks(game), doubt(game)
    weights = [exp(prospect(game, at, one) / scale) for one in range(4)]
    for one in range(4):
        if shared(game, one) and one > ALLY_OF[one]:
            weights[one] = 0.0
    own = max(weights[faction], weights[ALLY_OF[faction]]) if shared(game, faction) else weights[faction]
    return own / sum(weights)


def lone_chance(game: Game, faction: int) -> float:
    """8.8: the lowest margin of the player against the best non-player, half-way to the lead that is a victory."""
    at = tracks(game)
    players = player_factions(game)
    rivals = [one for one in range(4) if one not in players]
    leads = [prospect(game, at, mine) - prospect(game, at, theirs) for mine in players for theirs in rivals]
    lead = (1 - OTHERS) * min(leads) + OTHERS * sum(leads) / len(leads) - VICTORY_FROM / 2
    won = 1 / (1 + exp(-max(-40.0, min(40.0, lead / doubt(game)))))
    if faction in players:
        return won
    weights = [exp(prospect(game, at, one) / doubt(game)) for one in rivals]
    return (1 - won) * weights[rivals.index(faction)] / sum(weights)
