"""9.2 Creating organizations."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core import Ask, Reason, Rule, rule
from tricorne.games.prelude.board import by_threshold
from tricorne.games.prelude.rules.answers import always, why_not_district, why_not_number
from tricorne.games.prelude.rules.s5_tracks import has_urban_organization, move_organizations
from tricorne.games.prelude.rules.s8_checks import mobilization_check
from tricorne.games.prelude.state import SIDES, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound

LEAST_POINTS = 2


@rule("9.2", "9.2.1")
def organization_options(game: Prelude, now: ActionRound, side: Side, points: int) -> list[str]:
    """The districts in which the side may attempt an organization: its cities, and with one of them any county."""
    if now.organization_failed[side] or points < LEAST_POINTS:
        return []
    names, organizations = game.board.organize_options, game.state.organizations[side]
    districts = game.board.organization_cities[side]
    if has_urban_organization(game, side):
        districts += game.board.rural
    return [names[district] for district in districts if not organizations[district]]


def organization_obstacle(
    game: Prelude, now: ActionRound, side: Side, district: District, points: int
) -> Reason | None:
    """Why a district is none of the `organization_options`."""
    if now.organization_failed[side]:
        return "why-attempt-failed", "9.2"
    if game.board.is_city[district]:
        if district not in game.board.organization_cities[side]:
            return "why-patriotes-in-montreal", "9.2.1"
    elif not has_urban_organization(game, side):
        return "why-no-urban-organization", "9.2.1"
    if game.state.organizations[side][district]:
        return "why-organization-there", "9.2"
    return None if points >= LEAST_POINTS else ("why-two-points", "9.2")


@rule("9.2")
def create_organization(game: Prelude, now: ActionRound, side: Side, district: District, points: int) -> Rule[int]:
    """Attempt an organization; a failure forbids further attempts in this Action Round. Returns the points used."""
    used = yield from choose_points(game, side, district, points, "organization-points", "9.2")
    if game.board.is_city[district]:
        success = yield from urban_organization(game, side, district, used)
    else:
        success = yield from rural_organization(game, side, district, used)
    if not success:
        now.organization_failed[side] = True
    return used


def choose_points(game: Prelude, side: Side, district: District, points: int, kind: str, section: str) -> Rule[int]:
    """How many points, at least two, go into an action that needs a check."""
    if points == LEAST_POINTS:
        game.forced.append((SIDES[side], kind, str(points)))
        return LEAST_POINTS
    options = [str(number) for number in range(LEAST_POINTS, points + 1)]
    limits = LEAST_POINTS, ("why-two-points", section), points, ("why-few-points", section)
    why_not = partial(why_not_number, *limits)
    answer = yield Ask(SIDES[side], kind, options, section, why_not, district=game.board.districts[district])
    return int(answer)


@rule("9.2.1")
def urban_organization(game: Prelude, side: Side, city: District, bonus: int) -> Rule[bool]:
    """A check in the city; success moves the marker two boxes."""
    success = yield from mobilization_check(game, side, city, bonus, "9.2.1")
    if success:
        found_organization(game, side, city, "9.2.1")
    return success


@rule("9.2.2")
def rural_organization(game: Prelude, side: Side, district: District, bonus: int) -> Rule[bool]:
    """Affiliate, then a check with the bonus of the city; success moves the marker one box."""
    cities = [city for city in game.board.cities if game.state.organizations[side][city]]
    city = cities[0]
    if len(cities) > 1:
        names = [game.board.districts[c] for c in cities]
        why_not = partial(why_not_district, game, cities, always(("why-not-affiliated", "9.2.2")))
        answer = yield Ask(SIDES[side], "affiliation", names, "9.2.2", why_not, district=game.board.districts[district])
        city = game.board.index[answer]
    else:
        game.forced.append((SIDES[side], "affiliation", game.board.districts[city]))
    bonus += affiliation_bonus(game, side, city)
    success = yield from mobilization_check(game, side, district, bonus, "9.2.2")
    if success:
        found_organization(game, side, district, "9.2.2")
    return success


@rule("9.2.2")
def affiliation_bonus(game: Prelude, side: Side, city: District) -> int:
    """+1 with 6-10 cubes in the affiliated city, +2 with 11 or more."""
    return by_threshold(game.board.affiliation, game.state.cubes[side][city], 0)


def found_organization(game: Prelude, side: Side, district: District, section: str) -> None:
    """The organization exists, and the Organizations marker moves."""
    weight = game.board.tracks.organizations
    game.state.organizations[side][district] = 1
    move_organizations(game, side, weight.urban if game.board.is_city[district] else weight.rural)
    game.log("organization", section, side=SIDES[side], district=game.board.districts[district])
