"""Effects of cards that stay for a while: what they change, when they pay, when they end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tricorne.core import Rule, rule
from tricorne.games.prelude.cards.choices import choose_districts
from tricorne.games.prelude.rules.s1_map import add_cubes, box_obstacle, control
from tricorne.games.prelude.rules.s5_tracks import score_vp
from tricorne.games.prelude.state import LOYAL, PATRIOTE, District, Lasting, Side, clock

if TYPE_CHECKING:
    from tricorne.games.prelude.cards.steps import LastingEffect
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound

FEAST = "feast"
CONTROLLER_SCORES = "controller_scores"
MOBILIZATION_LIMIT = "mobilization_limit"
MEETINGS_FORBIDDEN = "meetings_forbidden"
NO_EXTRA_COST = "no_extra_cost"
TWO_CUBES_PER_POINT = "two_cubes_per_point"
SESSION_NEXT_ROUND = "session_next_round"
UNTIL_END_OF_TURN = (CONTROLLER_SCORES, MOBILIZATION_LIMIT, MEETINGS_FORBIDDEN)


class MobilizationTerms(NamedTuple):
    """How lasting effects change Patriote Mobilization; `two_cubes` is the card that doubles rural cubes."""

    limit: int = 99
    no_extra: bool = False
    two_cubes: int = 0


USUAL = MobilizationTerms()
"""No effect is at work."""


@rule("12.0")
def begin_lasting(game: Prelude, card: int, effect: LastingEffect, there: District) -> None:
    """The effect is at work from here on."""
    district = -1
    if effect.where is not None:
        district = there if effect.where == "there" else game.board.index[effect.where]
    state = game.state
    state.lasting.append(Lasting(card, effect.kind, clock(state), district))
    game.log("lasting", "12.0", card=game.board.card_ids[card])


def mobilization_terms(game: Prelude, side: Side) -> MobilizationTerms:
    """Cards 56, 68 and 107: what changes the Mobilization action of the Patriote player."""
    state = game.state
    if side != PATRIOTE or not state.lasting:
        return USUAL
    limit, no_extra, two_cubes = USUAL
    for effect in state.lasting:
        if effect.kind == MOBILIZATION_LIMIT:
            limit = game.board.lasting[effect.card].cubes
        elif effect.kind == NO_EXTRA_COST:
            no_extra = True
        elif effect.kind == TWO_CUBES_PER_POINT and state.active == PATRIOTE and effect.since < clock(state):
            two_cubes = effect.card
    return MobilizationTerms(limit, no_extra, two_cubes)


@rule("12.0")
def feast(game: Prelude) -> Rule[None]:
    """Card 23: at the start of the Patriote action of a later St-Jean-Baptiste round."""
    state = game.state
    if state.round != game.board.turns[state.turn].data.st_jean_baptiste:
        return
    for effect in list(state.lasting):
        if effect.kind == FEAST and effect.since // 2 < clock(state) // 2:
            terms = game.board.lasting[effect.card]
            game.log("feast", "12.0", card=game.board.card_ids[effect.card])
            score_vp(game, PATRIOTE, terms.vp, "12.0")
            obstacle = partial(box_obstacle, game, PATRIOTE)
            candidates = [d for d in range(len(game.board.districts)) if obstacle(d) is None], obstacle
            for district in (
                yield from choose_districts(game, PATRIOTE, "add", candidates, terms.districts, effect.card)
            ):
                add_cubes(game, PATRIOTE, district, terms.cubes, "12.0")


def after_action_round(game: Prelude, now: ActionRound) -> None:
    """Card 77 pays after a Patriote Action Round; card 107 ends with the one it was meant for."""
    state, moment = game.state, clock(game.state)
    for effect in list(state.lasting):
        if effect.since >= moment:
            continue
        if effect.kind == MEETINGS_FORBIDDEN and now.side == PATRIOTE:
            terms = game.board.lasting[effect.card]
            if now.mobilization >= terms.points:
                score_vp(game, LOYAL, terms.vp, "12.0")
        elif effect.kind == TWO_CUBES_PER_POINT and now.side == PATRIOTE:
            end_lasting(game, effect)


def after_round(game: Prelude) -> None:
    """Card 85 ends with the round after the one in which it was played."""
    for effect in list(game.state.lasting):
        if effect.kind == SESSION_NEXT_ROUND and effect.since // 2 < clock(game.state) // 2:
            end_lasting(game, effect)


@rule("2.3")
def end_lasting_of_turn(game: Prelude) -> None:
    """Effects that last until the end of the turn pay out or end."""
    state = game.state
    for effect in list(state.lasting):
        if effect.kind == CONTROLLER_SCORES:
            holder = control(state, effect.district)
            if holder:
                vp = game.board.lasting[effect.card].vp
                score_vp(game, LOYAL if holder > 0 else PATRIOTE, vp, "12.0")
        if effect.kind in UNTIL_END_OF_TURN:
            end_lasting(game, effect)


def end_lasting(game: Prelude, effect: Lasting) -> None:
    """The effect is over."""
    game.state.lasting.remove(effect)
    game.log("lasting-ends", "12.0", card=game.board.card_ids[effect.card])
