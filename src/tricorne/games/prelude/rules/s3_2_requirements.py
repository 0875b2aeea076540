"""3.2 What the terms of a requirement mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Reason, rule
from tricorne.games.prelude.cards import steps
from tricorne.games.prelude.rules.s1_map import controls
from tricorne.games.prelude.rules.s5_tracks import has_urban_organization, rural_organizations
from tricorne.games.prelude.rules.s10_sessions import in_session
from tricorne.games.prelude.state import LOYAL, NEUTRAL, SIDES, TRACKS, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude


@rule("3.2")
def requirement_obstacle(game: Prelude, card: Card) -> Reason | None:
    """The first part of its requirement that keeps an Event from being played. "You" is the faction of the card."""
    for condition in card.data.requirement:
        if not holds(game, condition, card.faction, -1, 0):
            return UNMET[type(condition)]
    return None


def requirement_met(game: Prelude, card: Card) -> bool:
    """Whether the Event of the card could be played."""
    return requirement_obstacle(game, card) is None


def side_of(side: steps.Side, resolving: Side) -> Side:
    """A side named by a card, `self` being the player who resolves the Event."""
    if side == "self":
        return resolving
    return 1 - resolving if side == "opponent" else SIDES.index(side)


def holds(game: Prelude, condition: steps.Condition, resolving: Side, there: District, x: int) -> bool:
    """Whether a condition of a card is true."""
    state, board = game.state, game.board
    match condition:
        case steps.Parliamentary():
            return in_session(state)
        case steps.SpiritMin(n):
            return state.spirit >= n
        case steps.AdvantageMin(track, side, least):
            position = state.advantage[TRACKS.index(track)]
            return (position if _side(side, resolving) == LOYAL else -position) >= least
        case steps.TurnIn(turns):
            return board.turns[state.turn].id in turns
        case steps.UrbanOrganization(side):
            return has_urban_organization(game, _side(side, resolving))
        case steps.OrganizationIn(side, district):
            return bool(state.organizations[_side(side, resolving)][board.index[district]])
        case steps.BothUrbanOrganizations(side):
            return all(state.organizations[_side(side, resolving)][city] for city in board.cities)
        case steps.RuralOrganizationsMin(side, n):
            return rural_organizations(game, _side(side, resolving)) >= n
        case steps.Controls(side, district):
            return controls(state, _side(side, resolving), board.index[district])
        case steps.CubesMin(side, district, n):
            return state.cubes[_side(side, resolving)][board.index[district]] >= n
        case steps.DrawnKind(kind):
            return board.is_city[there] == (kind == "urban")
        case steps.XMin(n):
            return x >= n


def _side(side: steps.Side, resolving: Side) -> Side:
    assert resolving != NEUTRAL or side not in ("self", "opponent"), "a requirement names its side"
    return side_of(side, resolving)


UNMET: dict[type, Reason] = {
    steps.Parliamentary: ("why-no-session", "10.0"),
    steps.SpiritMin: ("why-spirit-low", "6.0"),
    steps.AdvantageMin: ("why-advantage", "5.0"),
    steps.TurnIn: ("why-other-turn", "2.0"),
    steps.UrbanOrganization: ("why-organization-missing", "9.2.1"),
    steps.BothUrbanOrganizations: ("why-not-in-both-cities", "9.2.1"),
    steps.OrganizationIn: ("why-organization-missing", "9.2"),
    steps.RuralOrganizationsMin: ("why-few-rural-organizations", "9.2.2"),
    steps.Controls: ("why-no-control", "1.1"),
    steps.CubesMin: ("why-few-cubes-required", "1.1"),
}
"""What is said of a requirement that is not met."""
