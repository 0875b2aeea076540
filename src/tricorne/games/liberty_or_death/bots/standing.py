"""How the war stands: each Faction's chance to win, from what the position lets expect of the tracks at its end.

Each of the tables LEAD, CASUALTIES and BASES adds up what is seen, with weights: the first when no card is left before
the Winter Quarters Round that may end the war, the second with FAR cards or more, and in proportion between. They are
a least-squares fit to wars between non-players (`python -m tools.tracks`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import exp
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ALLY_OF,
    BRITISH,
    BRITISH_FORT,
    FACTIONS,
    FRENCH,
    PATRIOTS,
    POPULATED,
    ROYALISTS,
    SIDE_OF,
    Faction,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import on_map
from tricorne.games.liberty_or_death.rules.s1_5_sides import shared
from tricorne.games.liberty_or_death.rules.s1_6_support import (
    patriot_forts,
    villages,
)
from tricorne.games.liberty_or_death.rules.s2_1_deck import EVENTS_ON_TOP, PILE_CARDS
from tricorne.games.liberty_or_death.rules.s6_4_support import WINTER_LEVELS, committee_space, reward_space
from tricorne.games.liberty_or_death.rules.s7_victory import FORTS_BONUS, passes, tracks, winners
from tricorne.games.liberty_or_death.rules.s8_8_one_player import VICTORY_FROM, is_lone_player, player_factions
from tricorne.games.liberty_or_death.state import OVER

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

Seen: TypeAlias = Callable[["Game"], int]
Signs: TypeAlias = tuple[tuple[Seen, float, float], ...]
"""What is seen, and how much it counts near the end of the war and far from it."""


def always(_game: Game) -> int:
    """The same in every position."""
    return 1


def lead(game: Game) -> int:
    """Support less Opposition."""
    return game.state.support - game.state.opposition


def loyalty(game: Game) -> int:
    """The Support that Reward Loyalty could bring in winter (6.4.1)."""
    level, population = game.state.level, game.board.population
    return sum(
        population[space] * min(WINTER_LEVELS, ACTIVE_SUPPORT - level[space])
        for space in POPULATED
        if reward_space(game, space)
    )


def committees(game: Game) -> int:
    """The Opposition that Committees of Correspondence could bring in winter (6.4.2)."""
    level, population = game.state.level, game.board.population
    return sum(
        population[space] * min(WINTER_LEVELS, level[space] - ACTIVE_OPPOSITION)
        for space in POPULATED
        if committee_space(game, space)
    )


def resources(faction: Faction) -> Seen:
    """The Resources of a Faction."""
    return lambda game: game.state.resources[faction]


def british_forts(game: Game) -> int:
    """British Forts on the map."""
    return on_map(game.state, BRITISH_FORT)


def casualties(game: Game) -> int:
    """CRC less CBC."""
    return game.state.crc - game.state.cbc


def bases(game: Game) -> int:
    """Villages less Patriot Forts."""
    return villages(game.state) - patriot_forts(game.state)


FAR = 20
LEAD: Signs = (
    (always, -2.29, -4.97),
    (lead, 0.89, 0.20),
    (loyalty, 0.61, 0.28),
    (committees, -0.72, -0.22),
    (resources(BRITISH), 0.11, 0.18),
    (resources(PATRIOTS), 0.00, -0.25),
    (resources(FRENCH), -0.05, -0.06),
    (british_forts, 0.46, 1.40),
)
CASUALTIES: Signs = ((always, -0.38, -4.44), (casualties, 0.99, 0.75))
BASES: Signs = ((always, 0.12, 1.35), (bases, 0.94, 0.56))

# A lead of so much is worth e to one.
DOUBT_NEAR, DOUBT_FAR = 4.5, 8.6
# What it is worth to pass the check of the next Winter Quarters Round.
PASSING = 5
# In a lone player's lead over the non-players, the share of the Factions and rivals that are not the worst pair.
OTHERS = 0.2
# How far behind the French are while they can still be last only.
WITHOUT_TREATY = 10


class Outlook(NamedTuple):
    """What the margins of the Factions will be at the end of the war, and how much doubt there is."""

    margins: tuple[float, float, float, float]
    doubt: float


def outlook(game: Game) -> Outlook:
    """What is to be expected when the war may end next."""
    distance = min(cards_until_winter(game, deciding_pile(game)) / FAR, 1.0)
    expected = (_expected(game, signs, distance) for signs in (LEAD, CASUALTIES, BASES))
    return Outlook(_margins(*expected), DOUBT_NEAR + (DOUBT_FAR - DOUBT_NEAR) * distance)


def _margins(lead: float, casualties: float, bases: float) -> tuple[float, float, float, float]:
    """7.3: both measures of each Faction together."""
    bases -= FORTS_BONUS
    return lead + casualties, -lead - bases, lead + bases, -lead - casualties


def _expected(game: Game, signs: Signs, distance: float) -> float:
    return sum(seen(game) * (near + (far - near) * distance) for seen, near, far in signs)


def deciding_pile(game: Game) -> int:
    """The pile whose Winter Quarters Round may end the war: the next one where victory is checked, else the last."""
    state, last = game.state, len(game.plan.campaigns) - 1
    return min(state.pile + state.pile_winter, last) if game.plan.victory_checks else last


def cards_until_winter(game: Game, pile: int) -> float:
    """How many cards come up on average until the Winter Quarters card of a pile, which is one of its last."""
    state = game.state
    piles = pile - state.pile
    if not piles and state.pile_winter:
        return 0.0
    above = EVENTS_ON_TOP if piles else max(EVENTS_ON_TOP, state.pile_drawn)
    return piles * PILE_CARDS + (above + 1 + PILE_CARDS) / 2 - state.pile_drawn


TALLIED: tuple[tuple[str, Seen, Signs], ...] = tuple(
    (f"w-later-{name}", seen, signs)
    for signs, names in (
        (
            LEAD,
            ("lead", "loyalty", "committees", "resources-british", "resources-patriots", "resources-french", "forts"),
        ),
        (CASUALTIES, ("casualties",)),
        (BASES, ("bases",)),
    )
    for name, (seen, _, _) in zip(names, signs[1:], strict=True)
)
"""The reasons that tell two courses apart, each with what is counted."""


def tallies(game: Game, faction: Faction) -> dict[str, tuple[float, float]]:
    """What is seen and what one of each adds to the margins of the side of a Faction."""
    distance = min(cards_until_winter(game, deciding_pile(game)) / FAR, 1.0)
    sign = 1 if SIDE_OF[faction] == ROYALISTS else -1
    found: dict[str, tuple[float, float]] = {}
    for name, seen, signs in TALLIED:
        near, far = next((near, far) for one, near, far in signs if one is seen)
        margins = 2 if signs is LEAD else 1
        found[name] = seen(game), sign * margins * (near + (far - near) * distance)
    return found


def chance_to_win(game: Game, faction: Faction) -> float:
    """From 0 to 1, a stalemate counting one half."""
    if is_lone_player(game):
        return lone_chance(game, faction)
    return open_chance(game, (faction, ALLY_OF[faction]) if shared(game, faction) else (faction,))


def worth(game: Game, faction: Faction) -> float:
    """The chance that the player of a Faction wins with it, or with its ally where the same player has both."""
    ally = ALLY_OF[faction]
    player, other = (game.players.get(FACTIONS[one]) for one in (faction, ally))
    own = (faction, ally) if player == other or shared(game, faction) else (faction,)
    if game.state.step == OVER:
        first = winners(game)
        return float(any(one in first for one in own)) if first else 0.5
    return lone_chance(game, faction) if is_lone_player(game) else open_chance(game, own)


def prospects(game: Game, ahead: Outlook) -> list[float]:
    """The margins that count at the end (7.3), with a bonus for passing the next check."""
    at = tracks(game)
    found = []
    for faction, margin in enumerate(ahead.margins):
        if shared(game, faction):
            margin = min(margin, ahead.margins[ALLY_OF[faction]])
        if faction == FRENCH and not game.state.treaty:
            margin -= WITHOUT_TREATY
        elif game.plan.victory_checks and passes(game, at, faction):
            margin += PASSING
        found.append(margin)
    return found


def open_chance(game: Game, factions: Collection[Faction]) -> float:
    """Everybody against everybody: the highest margin wins. A side that one player runs has only one margin."""
    ahead = outlook(game)
    weights = [exp(margin / ahead.doubt) for margin in prospects(game, ahead)]
    for one in range(4):
        if shared(game, one) and one > ALLY_OF[one]:
            weights[one] = 0.0
    return sum(weights[one] for one in factions) / sum(weights)


def lone_chance(game: Game, faction: Faction) -> float:
    """8.8: the lowest margin of the player against the best non-player, half-way to the lead that is a victory."""
    ahead = outlook(game)
    margins = prospects(game, ahead)
    players = player_factions(game)
    rivals = [one for one in range(4) if one not in players]
    leads = [margins[mine] - margins[theirs] for mine in players for theirs in rivals]
    lead = (1 - OTHERS) * min(leads) + OTHERS * sum(leads) / len(leads) - VICTORY_FROM / 2
    won = 1 / (1 + exp(-max(-40.0, min(40.0, lead / ahead.doubt))))
    if faction in players:
        return won
    weights = [exp(margins[one] / ahead.doubt) for one in rivals]
    return (1 - won) * weights[rivals.index(faction)] / sum(weights)
