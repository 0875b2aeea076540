"""4.4 Indian Special Activities: Trade, War Path and Plunder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    INDIANS,
    PATRIOT_FORT,
    PATRIOTS,
    PROVINCES,
    REBELLION_UNITS,
    SPACES,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
    Space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_kind, choose_number, choose_space
from tricorne.games.liberty_or_death.rules.hidden_strikes import Terms, hidden_strike, strike_spaces
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, count, count_all, remove, spaces_of
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain, transfer
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.special import Activity

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.special import Special

BESIDE_RAID = "why-plunder-beside-raid", "4.4.3"
WAR_PATH = Terms(
    "4.4.2",
    "war-path",
    WAR_PARTY_UNDERGROUND,
    "why-no-underground-war-party",
    REBELLION_UNITS,
    PATRIOT_FORT,
    "fort",
    "why-no-patriot-fort",
    REBELLION_UNITS,
    "why-rebels-guard",
)


def trade_spaces(game: Game, special: Special) -> Spaces:
    """Provinces with a Village and an Underground War Party."""
    state = game.state

    def obstacle(space: Space) -> Reason | None:
        return None if count(state, space, WAR_PARTY_UNDERGROUND) else ("why-no-underground-war-party", "4.4.1")

    return Spaces(special.open_among(spaces_of(state, VILLAGE)), ("why-no-village", "4.4.1"), obstacle, special)


@rule("4.4.1")
def trade(game: Game, special: Special) -> Rule[None]:
    """A War Party shows itself; the British give what they please, or the Indians take one from the bank.

    In the printed text a gift counts from two up; the corrected edition hands over any gift.
    """
    space = yield from choose_space(
        game, special.seat, "trade-space", trade_spaces(game, special), "4.4.1", optional=special.optional
    )
    if space is None:
        return
    special.spaces.append(space)
    most = ((game.state.resources[BRITISH], "why-cannot-pay", "4.4.1"),)
    gift = yield from choose_number(game, "british", "trade-gift", 0, most, "4.4.1", space=SPACES[space])
    activate(game, space, WAR_PARTY_UNDERGROUND, 1, "4.4.1")
    if gift >= (1 if game.corrected else 2):
        transfer(game, BRITISH, INDIANS, gift, "4.4.1")
    else:
        gain(game, INDIANS, 1, "4.4.1")


@rule("4.4.2")
def war_path(game: Game, special: Special) -> Rule[None]:
    """Underground War Parties strike Rebellion units; where there are none, a Patriot Fort."""
    return hidden_strike(WAR_PATH, game, special)


def plunder_spaces(game: Game, special: Special) -> Spaces:
    """Raided Provinces in which War Parties exceed Rebellion pieces."""
    raided = special.raided

    def obstacle(space: Space) -> Reason | None:
        if raided is not None and (elsewhere := raided.against(space)) is not None:
            return elsewhere
        return None if _outnumber(game, space) else ("why-plunder-outnumbered", "4.4.3")

    return Spaces(special.open_among(PROVINCES), ("why-no-indians-in-cities", "1.4.2"), obstacle, special)


def no_plunder(game: Game, special: Special) -> Reason | None:
    """Without a Raid there is none; or only the War Party that would have to leave keeps it from a Province."""
    if special.raided is None:
        return None
    if not special.raided.among:
        return BESIDE_RAID
    there = (special.raided.against(space) for space in PROVINCES if _outnumber(game, space))
    return next((reason for reason in there if reason and reason[0] == "why-no-raider-left"), None)


def _outnumber(game: Game, space: Space) -> bool:
    return count_all(game.state, space, WAR_PARTIES) > rebellion_pieces(game.state, space)


@rule("4.4.3")
def plunder(game: Game, special: Special) -> Rule[None]:
    """The Patriots lose Resources up to the Province's Population to the Indians; then a War Party leaves."""
    space = yield from choose_space(
        game, special.seat, "plunder-space", plunder_spaces(game, special), "4.4.3", optional=special.optional
    )
    if space is None:
        return
    special.spaces.append(space)
    transfer(game, PATRIOTS, INDIANS, game.board.population[space], "4.4.3")
    leavers = WAR_PARTIES if special.leavers is None else special.leavers(space)
    kind = yield from choose_kind(game, special.seat, "plunder-war-party", space, leavers, "4.4.3")
    assert kind is not None
    remove(game, space, kind, 1, "4.4.3")
    yield from leaders_left_alone(game)


INDIAN_ACTIVITIES = {
    "trade": Activity("4.4.1", trade_spaces, trade, "why-no-trade"),
    "war_path": Activity("4.4.2", partial(strike_spaces, WAR_PATH), war_path, "why-no-war-path"),
    "plunder": Activity("4.4.3", plunder_spaces, plunder, "why-no-plunder", because=no_plunder),
}
