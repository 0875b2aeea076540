"""9.4 Recruiting Volunteer Corps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Luck, Rule, rule
from tricorne.games.prelude.rules.s6_spirit import DIE, add_war_readiness, raise_spirit
from tricorne.games.prelude.rules.s8_checks import mobilization_check
from tricorne.games.prelude.rules.s9_2_organizations import choose_points
from tricorne.games.prelude.state import LOYAL

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

STIRS_SPIRIT_FROM = 4


@rule("9.4")
def recruit_options(game: Prelude) -> list[str]:
    """Rural Counties with a Loyal Organization and no corps yet, while the Spirit is high and markers are left."""
    state, tracks = game.state, game.board.tracks
    if state.spirit < tracks.spirit_of_rebellion.volunteer_corps_from:
        return []
    if sum(state.volunteers) >= tracks.war_readiness.volunteer_corps:
        return []
    names, organizations = game.board.recruit_options, state.organizations[LOYAL]
    return [names[d] for d in game.board.rural if organizations[d] and not state.volunteers[d]]


@rule("9.4")
def recruit(game: Prelude, district: int, points: int) -> Rule[int]:
    """A check; success turns the organization into a corps, adds to War Readiness and may stir the Spirit."""
    used = yield from choose_points(game, LOYAL, district, points, "volunteer_points", "9.4")
    if (yield from mobilization_check(game, LOYAL, district, used, "9.4")):
        game.state.volunteers[district] = 1
        game.log("volunteers", "9.4", district=game.board.districts[district])
        add_war_readiness(game, LOYAL, 1, "9.4")
        die = yield Luck("volunteer_die", DIE, "9.4", seat="loyal")
        if die >= STIRS_SPIRIT_FROM:
            raise_spirit(game, 1, "9.4")
    return used
