"""9.4 Recruiting Volunteer Corps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Luck, Reason, Rule, rule
from tricorne.games.prelude.rules.s6_spirit import DIE, add_war_readiness, raise_spirit
from tricorne.games.prelude.rules.s8_checks import mobilization_check
from tricorne.games.prelude.rules.s9_2_organizations import LEAST_POINTS, choose_points
from tricorne.games.prelude.state import LOYAL, District

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

STIRS_SPIRIT_FROM = 4


@rule("9.4")
def recruit_options(game: Prelude, points: int) -> list[str]:
    """The counties in which a corps can be recruited."""
    if recruiting_obstacle(game) is not None or points < LEAST_POINTS:
        return []
    names = game.board.recruit_options
    return [names[district] for district in game.board.rural if corps_obstacle(game, district) is None]


def recruit_obstacle(game: Prelude, district: District, points: int) -> Reason | None:
    """Why a district is none of the `recruit_options`."""
    if (reason := recruiting_obstacle(game)) is not None:
        return reason
    if game.board.is_city[district]:
        return "why-not-rural", "9.4"
    return corps_obstacle(game, district) or (None if points >= LEAST_POINTS else ("why-two-points", "9.4"))


def recruiting_obstacle(game: Prelude) -> Reason | None:
    """The Spirit is high, and markers are left."""
    state, tracks = game.state, game.board.tracks
    if state.spirit < tracks.spirit_of_rebellion.volunteer_corps_from:
        return "why-spirit-low", "9.4"
    return ("why-no-corps-left", "9.4") if sum(state.volunteers) >= tracks.war_readiness.volunteer_corps else None


def corps_obstacle(game: Prelude, district: District) -> Reason | None:
    """A Rural County has a Loyal Organization and no corps yet."""
    if not game.state.organizations[LOYAL][district]:
        return "why-no-loyal-organization", "9.4"
    return ("why-corps-there", "9.4") if game.state.volunteers[district] else None


@rule("9.4")
def recruit(game: Prelude, district: District, points: int) -> Rule[int]:
    """A check; success turns the organization into a corps, adds to War Readiness and may stir the Spirit."""
    used = yield from choose_points(game, LOYAL, district, points, "volunteer-points", "9.4")
    if (yield from mobilization_check(game, LOYAL, district, used, "9.4")):
        game.state.volunteers[district] = 1
        game.log("volunteers", "9.4", district=game.board.districts[district])
        add_war_readiness(game, LOYAL, 1, "9.4")
        die = yield Luck("volunteer-die", DIE, "9.4", seat="loyal")
        if die >= STIRS_SPIRIT_FROM:
            raise_spirit(game, 1, "9.4")
    return used
