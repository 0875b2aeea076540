"""What Events are worth, in VP: exact where a step names its district, typical where somebody chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import TYPE_CHECKING, Any

from tricorne.games.prelude.bots.standing import (
    CUBE,
    OPPORTUNITY_POINT,
    POINT,
    WAR,
    chance_of_check,
    left,
    sign,
    worth_of_advance,
    worth_of_box,
    worth_of_cubes,
    worth_of_organization,
    worth_of_rebellion,
    worth_of_spirit,
    worth_of_vp,
    worth_off_leader,
)
from tricorne.games.prelude.cards import steps
from tricorne.games.prelude.rules.s1_map import control
from tricorne.games.prelude.rules.s3_2_requirements import holds, side_of
from tricorne.games.prelude.rules.s5_tracks import advantage_value
from tricorne.games.prelude.state import LOYAL, NEUTRAL, PATRIOTE, TRACKS, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude

ATTEMPT, SKIPPED, CONTESTED, GRANTED = 0.6, 1.6, 0.6, 1.0
"""An attempt to organize, an Action Round that is lost, a contest for who begins it, an effect of a Special Action."""
FEAST, TWO_CUBES, LASTING = 3.0, 1.7, 1.0
"""The Feast if it came with the first round, twice the cubes for one Action Round, and other lasting effects."""
CHECKED = 0.5
"""The chance of a check in a district that somebody chooses."""


def worth_of_event(game: Prelude, card: Card, side: Side, resolving: int) -> float:
    """What it is worth to `side` that `resolving` carries out the Event of the card."""
    return _all(game, card.data.effect, side, resolving)


def _all(game: Prelude, effect: Iterable[steps.Step], side: Side, resolving: int) -> float:
    return sum(WORTHS[type(step)](game, step, side, resolving) for step in effect)


def worth_of_success(game: Prelude, side: Side, district: District) -> float:
    """What the success of a check in a district is worth to its side: by the card that is played, or in an attempt."""
    card = game.board.card(game.state.playing)
    for step in _checks_of(card.data.effect):
        for resolving in (side, 1 - side):
            if side_of(step.side, resolving) == side and card.faction in (resolving, NEUTRAL):
                return _all(game, step.success, side, resolving) - _all(game, step.failure, side, resolving)
    return worth_of_organization(game, district)


def _checks_of(effect: Iterable[steps.Step]) -> Iterator[steps.Check | steps.Checks]:
    for step in effect:
        if isinstance(step, steps.Check | steps.Checks):
            yield step
        elif isinstance(step, steps.When):
            yield from _checks_of((*step.then, *step.otherwise))


def _mine(named: steps.Side, side: Side, resolving: int) -> int:
    return 1 if side_of(named, resolving) == side else -1


def _nothing(game: Prelude, step: steps.Step, side: Side, resolving: int) -> float:
    del game, step, side, resolving
    return 0.0


def _cubes(game: Prelude, step: steps.AddCubes | steps.RemoveCubes, side: Side, resolving: int) -> float:
    change = step.n if isinstance(step, steps.AddCubes) else -step.n
    owner = side_of(step.side, resolving)
    return (1 if owner == side else -1) * _change(game, step.where, change, owner)


def _change(game: Prelude, where: steps.Where, change: int, owner: int) -> float:
    if isinstance(where, str):
        if where in game.board.index:
            return worth_of_cubes(game, owner, game.board.index[where], change)
        return 2 * CUBE * change
    count = where.choose if isinstance(where.choose, int) else 5
    return (2 * CUBE * change + 0.3 * sign(change)) * count


def _vp(game: Prelude, step: steps.Vp, side: Side, resolving: int) -> float:
    return _mine(step.side, side, resolving) * worth_of_vp(game, side_of(step.side, resolving), _number(step.n))


def _opportunity(game: Prelude, step: steps.Opportunity, side: Side, resolving: int) -> float:
    owner = side_of(step.side, resolving)
    room = game.board.opportunity[owner].most - game.state.opportunity[owner]
    change = max(-game.state.opportunity[owner], min(room, _number(step.n)))
    return _mine(step.side, side, resolving) * OPPORTUNITY_POINT * change


def _spirit(game: Prelude, step: steps.Spirit, side: Side, resolving: int) -> float:
    del resolving
    return worth_of_spirit(game, side, step.n)


def _advantage(game: Prelude, step: steps.Advantage, side: Side, resolving: int) -> float:
    return _mine(step.toward, side, resolving) * worth_of_box(game, TRACKS.index(step.track)) * _number(step.n)


def _war_readiness(game: Prelude, step: steps.WarReadiness, side: Side, resolving: int) -> float:
    del game
    return _mine(step.side, side, resolving) * WAR * step.n


def _check(game: Prelude, step: steps.Check | steps.Checks, side: Side, resolving: int) -> float:
    chance, times = CHECKED, 1
    checking = side_of(step.side, resolving)
    if isinstance(step.where, str):
        if step.where in game.board.index:
            value = game.state.cubes[checking][game.board.index[step.where]] + step.bonus
            chance = chance_of_check(value, game.state.opportunity[checking])
    else:
        times = step.where.choose if isinstance(step.where.choose, int) else 3
    success, failure = _all(game, step.success, side, resolving), _all(game, step.failure, side, resolving)
    return times * (chance * success + (1 - chance) * failure)


def _when(game: Prelude, step: steps.When, side: Side, resolving: int) -> float:
    met = holds(game, step.cond, resolving, game.board.rural[0], 0)
    return _all(game, step.then if met else step.otherwise, side, resolving)


def _by_player(game: Prelude, step: steps.ByPlayer, side: Side, resolving: int) -> float:
    return _all(game, step.loyal if resolving == LOYAL else step.patriote, side, resolving)


def _choose_one(game: Prelude, step: steps.ChooseOne, side: Side, resolving: int) -> float:
    best = max if side_of(step.by, resolving) == side else min
    return best(_all(game, option, side, resolving) for option in step.options.values())


def _roll(game: Prelude, step: steps.Roll, side: Side, resolving: int) -> float:
    if step.plus == "volunteer_corps":
        bonus = sum(game.state.volunteers)
    else:
        bonus = game.state.advantage[TRACKS.index(step.plus)]
    chance = max(0.0, min(1.0, (7 - step.at_least + bonus) / 6))
    success, failure = _all(game, step.success, side, resolving), _all(game, step.failure, side, resolving)
    return chance * success + (1 - chance) * failure


def _activity(game: Prelude, step: steps.ActivityPoints, side: Side, resolving: int) -> float:
    del game
    return _mine(step.side, side, resolving) * POINT * step.n


def _mobilize_in(game: Prelude, step: steps.MobilizeIn, side: Side, resolving: int) -> float:
    del game
    return _mine(step.side, side, resolving) * POINT * 3 * step.points


def _attempts(game: Prelude, step: steps.OrganizationAttempts, side: Side, resolving: int) -> float:
    del game
    return _mine(step.side, side, resolving) * ATTEMPT * step.times


def _organization(game: Prelude, step: steps.CreateOrganization, side: Side, resolving: int) -> float:
    return _mine(step.side, side, resolving) * worth_of_organization(game, game.board.cities[0])


def _award(game: Prelude, step: steps.AwardTracks, side: Side, resolving: int) -> float:
    del resolving
    tracks = [TRACKS.index(name) for name in step.tracks]
    lead = sum(advantage_value(game, track) * sign(game.state.advantage[track]) for track in tracks)
    favoured = LOYAL if lead > 0 else PATRIOTE
    return (1 if favoured == side else -1) * worth_of_vp(game, favoured, abs(lead))


def _score_track(game: Prelude, step: steps.ScoreTrack, side: Side, resolving: int) -> float:
    by = side_of(step.by, resolving)
    worths = [
        worth_of_vp(game, by, advantage_value(game, track))
        for track in range(len(TRACKS))
        if (game.state.advantage[track] > 0) == (by == LOYAL)
    ]
    return (1 if by == side else -1) * max(worths, default=0.0)


def _score_marker(game: Prelude, step: steps.ScoreMarker, side: Side, resolving: int) -> float:
    del step
    moved = [-worth_of_advance(game, resolving, track) / 2 for track in range(len(TRACKS)) if game.state.score[track]]
    return (1 if resolving == side else -1) * max(moved, default=0.0)


def _random_county(game: Prelude, step: steps.RandomCounty, side: Side, resolving: int) -> float:
    return step.times * _all(game, step.each, side, resolving)


def _contest(game: Prelude, step: steps.Contest, side: Side, resolving: int) -> float:
    del game
    return _mine(step.first, side, resolving) * CONTESTED


def _grant(game: Prelude, step: steps.GrantSpecial, side: Side, resolving: int) -> float:
    del game
    return _mine(step.side, side, resolving) * GRANTED * len(step.effects)


def _skip(game: Prelude, step: steps.SkipNextRound, side: Side, resolving: int) -> float:
    del game
    return -_mine(step.side, side, resolving) * SKIPPED


def _end_game(game: Prelude, step: steps.EndGame, side: Side, resolving: int) -> float:
    del step, resolving
    return worth_of_rebellion(game, side)


def _lasting(game: Prelude, step: steps.LastingEffect, side: Side, resolving: int) -> float:
    if step.kind == "controller_scores":
        if step.where in game.board.index:
            return step.vp * control(game.state, game.board.index[step.where]) * (1 if side == LOYAL else -1)
        return 0.0
    worth = {"feast": FEAST * left(game), "two_cubes_per_point": TWO_CUBES}.get(step.kind, LASTING)
    return worth if resolving == side else -worth


def _matched(game: Prelude, step: steps.MatchCubes, side: Side, resolving: int) -> float:
    del game
    count = step.where.choose if isinstance(step.where.choose, int) else 1
    return _mine(step.side, side, resolving) * (4 * CUBE + 0.8) * count


def _leader(game: Prelude, step: steps.RemoveFromLeader, side: Side, resolving: int) -> float:
    count = step.where.choose if isinstance(step.where.choose, int) else 1
    cubes = game.state.cubes
    worths = [worth_off_leader(game, resolving, d) for d in game.board.rural if cubes[0][d] or cubes[1][d]]
    return (1 if resolving == side else -1) * sum(sorted(worths, reverse=True)[:count])


def worth_of_pick(game: Prelude, card: Card, side: Side, district: District) -> float:
    """What the cubes are worth that an Event removes in the district that is picked for it, and in the other city."""
    lost = {district: [0, 0]}
    for step in card.data.effect:
        if isinstance(step, steps.RemoveCubes) and step.where in ("there", "other_city"):
            there = district
            if step.where == "other_city":
                there = next(city for city in game.board.cities if city != district)
            owner = side_of(step.side, side)
            lost.setdefault(there, [0, 0])[owner] += min(step.n, game.state.cubes[owner][there])
    return sum(worth_of_cubes(game, side, there, gone[1 - side] - gone[side]) for there, gone in lost.items())


def worth_of_announcing(game: Prelude, card: Card, number: int) -> float:
    """What so many checks of an Event are worth to the Patriotes, in the districts where they are strongest."""
    checks = next(step for step in card.data.effect if isinstance(step, steps.Checks))
    assert not isinstance(checks.where, str)
    among = [game.board.index[name] for name in checks.where.among]
    chances = [chance_of_check(game.state.cubes[PATRIOTE][district] + checks.bonus, 0) for district in among]
    best = sorted(chances, reverse=True)[:number]
    prize = sum(
        WAR * then.n
        for step in checks.all_succeed
        if isinstance(step, steps.When) and isinstance(step.cond, steps.XMin) and number >= step.cond.n
        for then in step.then
        if isinstance(then, steps.WarReadiness) and isinstance(then.n, int)
    )
    return sum(chance - (1 - chance) * 2 * CUBE for chance in best) + prize * prod(best)


def _number(n: steps.Number) -> int:
    return n if isinstance(n, int) else 2


WORTHS: dict[type, Callable[[Prelude, Any, int, int], float]] = {
    steps.AddCubes: _cubes,
    steps.RemoveCubes: _cubes,
    steps.RemoveFromLeader: _leader,
    steps.MatchCubes: _matched,
    steps.Pick: _nothing,
    steps.Vp: _vp,
    steps.Opportunity: _opportunity,
    steps.Spirit: _spirit,
    steps.Advantage: _advantage,
    steps.WarReadiness: _war_readiness,
    steps.Check: _check,
    steps.Checks: _check,
    steps.When: _when,
    steps.Roll: _roll,
    steps.Duel: _nothing,
    steps.ChooseOne: _choose_one,
    steps.ByPlayer: _by_player,
    steps.ActivityPoints: _activity,
    steps.MobilizeIn: _mobilize_in,
    steps.OrganizationAttempts: _attempts,
    steps.CreateOrganization: _organization,
    steps.Announce: _nothing,
    steps.SetX: _nothing,
    steps.AwardTracks: _award,
    steps.ScoreTrack: _score_track,
    steps.ScoreMarker: _score_marker,
    steps.RandomCounty: _random_county,
    steps.Contest: _contest,
    steps.GrantSpecial: _grant,
    steps.SkipNextRound: _skip,
    steps.EndSession: _nothing,
    steps.EndGame: _end_game,
    steps.PlaceInPool: _nothing,
    steps.LastingEffect: _lasting,
}
"""What tells the worth of each kind of step."""
