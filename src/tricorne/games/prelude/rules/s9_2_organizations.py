"""9.2 Creating organizations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Rule, rule
from tricorne.games.prelude.board import by_threshold
from tricorne.games.prelude.rules.s5_tracks import has_urban_organization, move_organizations
from tricorne.games.prelude.rules.s8_checks import mobilization_check
from tricorne.games.prelude.state import SIDES

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound

LEAST_POINTS = 2


@rule("9.2")
def organization_options(game: Prelude, side: int) -> list[str]:
    """The districts in which the side may attempt an organization."""
    names, organizations = game.board.organize_options, game.state.organizations[side]
    options = [names[city] for city in game.board.organization_cities[side] if not organizations[city]]
    if has_urban_organization(game, side):
        options += [names[district] for district in game.board.rural if not organizations[district]]
    return options


@rule("9.2")
def create_organization(game: Prelude, now: ActionRound, side: int, district: int, points: int) -> Rule[int]:
    """Attempt an organization; a failure forbids further attempts in this Action Round. Returns the points used."""
    used = yield from choose_points(game, side, district, points, "organization_points", "9.2")
    if game.board.is_city[district]:
        success = yield from urban_organization(game, side, district, used)
    else:
        success = yield from rural_organization(game, side, district, used)
    if not success:
        now.organization_failed[side] = True
    return used


def choose_points(game: Prelude, side: int, district: int, points: int, kind: str, section: str) -> Rule[int]:
    """How many points, at least two, go into an action that needs a check."""
    if points == LEAST_POINTS:
        return LEAST_POINTS
    options = [str(number) for number in range(LEAST_POINTS, points + 1)]
    answer = yield Ask(SIDES[side], kind, options, section, district=game.board.districts[district])
    return int(answer)


@rule("9.2.1")
def urban_organization(game: Prelude, side: int, city: int, bonus: int) -> Rule[bool]:
    """A check in the city; success moves the marker two boxes."""
    success = yield from mobilization_check(game, side, city, bonus, "9.2.1")
    if success:
        found_organization(game, side, city, "9.2.1")
    return success


@rule("9.2.2")
def rural_organization(game: Prelude, side: int, district: int, bonus: int) -> Rule[bool]:
    """Affiliate, then a check with the bonus of the city; success moves the marker one box."""
    cities = [city for city in game.board.cities if game.state.organizations[side][city]]
    city = cities[0]
    if len(cities) > 1:
        names = [game.board.districts[c] for c in cities]
        answer = yield Ask(SIDES[side], "affiliation", names, "9.2.2", district=game.board.districts[district])
        city = game.board.index[answer]
    bonus += affiliation_bonus(game, side, city)
    success = yield from mobilization_check(game, side, district, bonus, "9.2.2")
    if success:
        found_organization(game, side, district, "9.2.2")
    return success


@rule("9.2.2")
def affiliation_bonus(game: Prelude, side: int, city: int) -> int:
    """+1 with 6-10 cubes in the affiliated city, +2 with 11 or more."""
    return by_threshold(game.board.affiliation, game.state.cubes[side][city], 0)


def found_organization(game: Prelude, side: int, district: int, section: str) -> None:
    """The organization exists, and the Organizations marker moves."""
    weight = game.board.tracks.organizations
    game.state.organizations[side][district] = 1
    move_organizations(game, side, weight.urban if game.board.is_city[district] else weight.rural)
    game.log("organization", section, side=SIDES[side], district=game.board.districts[district])
