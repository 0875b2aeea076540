"""12 Events: each step of a card is carried out by the function for its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from tricorne.core import Ask, Reason, Rule, rule
from tricorne.games.prelude.cards import steps
from tricorne.games.prelude.cards.choices import candidates_of, choose_districts, loss_obstacle
from tricorne.games.prelude.rules import s1_map
from tricorne.games.prelude.rules.answers import why_not_number
from tricorne.games.prelude.rules.s3_2_requirements import holds, side_of
from tricorne.games.prelude.rules.s5_tracks import (
    advantage_value,
    ask_marker,
    award,
    move_external_influence,
    move_organizations,
    score_track,
    score_vp,
)
from tricorne.games.prelude.rules.s6_spirit import add_war_readiness, raise_spirit
from tricorne.games.prelude.rules.s7_pool import gain_opportunity
from tricorne.games.prelude.state import EXTERNAL, LOYAL, SIDES, TRACKS, District, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.board import Card
    from tricorne.games.prelude.game import Prelude
    from tricorne.games.prelude.rules.action_round import ActionRound

RULE = "12.0"
NOWHERE = -1


class Event:
    """An Event being carried out: by whom, from where, and what it has fixed so far."""

    __slots__ = ("card", "from_hand", "now", "side", "there", "to_pool", "x")

    def __init__(self, card: Card, side: Side, now: ActionRound, from_hand: bool) -> None:
        self.card = card
        self.side = side
        self.now = now
        self.from_hand = from_hand
        self.there = NOWHERE
        self.x = 0
        self.to_pool = False

    def number(self, n: steps.Number) -> int:
        """A number of the card, or the x that it has fixed."""
        return n if isinstance(n, int) else self.x

    def who(self, side: steps.Side) -> Side:
        """A side that the card names."""
        return side_of(side, self.side)


@rule("12.0")
def follow(game: Prelude, event: Event, effect: Iterable[steps.Step]) -> Rule[None]:
    """The steps in their order."""
    for step in effect:
        yield from HANDLERS[type(step)](game, event, step)


def districts(
    game: Prelude, event: Event, where: steps.Where, purpose: str, side: Side | None = None
) -> Rule[list[District]]:
    """The districts that a step speaks of, picked where there is a choice."""
    if isinstance(where, str):
        district = named_district(game, event, where)
        return [] if district == NOWHERE else [district]
    obstacle = loss_obstacle if purpose == "remove" else s1_map.box_obstacle
    candidates = candidates_of(game, where, event.side, *(() if side is None else (partial(obstacle, game, side),)))
    if where.choose == "all":
        return candidates[0]
    chooser = event.side if where.by is None else event.who(where.by)
    count = event.number(where.choose)
    return (
        yield from choose_districts(game, chooser, purpose, candidates, count, event.card.number, where.most_loyal_bias)
    )


def named_district(game: Prelude, event: Event, name: str) -> District:
    """A district by its name, the current one, or the city that is not the current one."""
    if name == "there":
        return event.there
    if name == "other_city":
        assert event.there in game.board.cities
        return next(city for city in game.board.cities if city != event.there)
    return game.board.index[name]


def add_cubes(game: Prelude, event: Event, step: steps.AddCubes) -> Rule[None]:
    side = event.who(step.side)
    for district in (yield from districts(game, event, step.where, "add", side)):
        count = step.n
        if step.up_to:
            room = s1_map.free_boxes(game, side, district)
            count = yield from up_to(game, event, "add-up-to", district, count, room, ("why-few-free-boxes", "1.1"))
        s1_map.add_cubes(game, side, district, count, RULE)


def remove_cubes(game: Prelude, event: Event, step: steps.RemoveCubes) -> Rule[None]:
    side = event.who(step.side)
    for district in (yield from districts(game, event, step.where, "remove", side)):
        count = step.n
        if step.up_to:
            room = game.state.cubes[side][district]
            count = yield from up_to(game, event, "remove-up-to", district, count, room, ("why-fewer-cubes", RULE))
        if s1_map.remove_cubes(game, side, district, count, RULE):
            yield from follow(game, event, step.each)


def up_to(
    game: Prelude, event: Event, question: str, district: District, count: int, room: int, no_room: Reason
) -> Rule[int]:
    """How many cubes a card that says "up to" adds or removes in a district, from the most down to none."""
    most = min(count, room)
    if most <= 0:
        return 0
    numbers = [str(number) for number in range(most, -1, -1)]
    too_many = no_room if room < count else ("why-card-says-fewer", RULE)
    why_not = partial(why_not_number, 0, too_many, most, too_many)
    args = {"card": event.card.id, "district": game.board.districts[district]}
    return int((yield Ask(SIDES[event.side], question, numbers, RULE, why_not, **args)))


def remove_from_leader(game: Prelude, event: Event, step: steps.RemoveFromLeader) -> Rule[None]:
    cubes, card = game.state.cubes, event.card.number
    candidates = candidates_of(
        game, step.where, event.side, lambda d: None if any(c[d] for c in cubes) else ("why-no-cubes", RULE)
    )
    count = event.number(_count(step.where))
    for district in (yield from choose_districts(game, event.side, "remove-leader", candidates, count, card)):
        leader = s1_map.control(game.state, district)
        side = LOYAL if leader > 0 else 1 - LOYAL
        if leader == 0:
            name = game.board.districts[district]
            side = SIDES.index((yield Ask(SIDES[event.side], "remove-tied", SIDES, RULE, district=name)))
        s1_map.remove_cubes(game, side, district, step.n, RULE)


def match_cubes(game: Prelude, event: Event, step: steps.MatchCubes) -> Rule[None]:
    side, cubes = event.who(step.side), game.state.cubes
    candidates = candidates_of(
        game,
        step.where,
        event.side,
        lambda d: None if cubes[side][d] < cubes[1 - side][d] else ("why-not-behind", RULE),
    )
    count, card = event.number(_count(step.where)), event.card.number
    for district in (yield from choose_districts(game, event.side, "match", candidates, count, card)):
        wanted = min(step.cap, cubes[1 - side][district]) - cubes[side][district]
        s1_map.add_cubes(game, side, district, wanted, RULE)


def _count(where: steps.Choose) -> steps.Number:
    assert where.choose != "all"
    return where.choose


def pick(game: Prelude, event: Event, step: steps.Pick) -> Rule[None]:
    found = yield from districts(game, event, step.where, "pick")
    event.there = found[0] if found else NOWHERE


def vp(game: Prelude, event: Event, step: steps.Vp) -> Rule[None]:
    score_vp(game, event.who(step.side), event.number(step.n), RULE)
    yield from ()


def opportunity(game: Prelude, event: Event, step: steps.Opportunity) -> Rule[None]:
    gain_opportunity(game, event.who(step.side), event.number(step.n), RULE)
    yield from ()


def spirit(game: Prelude, event: Event, step: steps.Spirit) -> Rule[None]:
    del event
    raise_spirit(game, step.n, RULE)
    yield from ()


def advantage(game: Prelude, event: Event, step: steps.Advantage) -> Rule[None]:
    side, boxes = event.who(step.toward), event.number(step.n)
    if step.track == "external_influence":
        move_external_influence(game, side, boxes)
    else:
        move_organizations(game, side, boxes)
        game.state.organization_shift += boxes if side == LOYAL else -boxes
    game.log("advantage", RULE, side=SIDES[side], track=step.track, count=boxes)
    yield from ()


def war_readiness(game: Prelude, event: Event, step: steps.WarReadiness) -> Rule[None]:
    add_war_readiness(game, event.who(step.side), step.n, RULE)
    yield from ()


def when(game: Prelude, event: Event, step: steps.When) -> Rule[None]:
    met = holds(game, step.cond, event.side, event.there, event.x)
    yield from follow(game, event, step.then if met else step.otherwise)


def choose_one(game: Prelude, event: Event, step: steps.ChooseOne) -> Rule[None]:
    def why_not(name: str) -> Reason | None:
        return None if name in step.options else ("why-not-a-choice", RULE)

    answer = yield Ask(SIDES[event.who(step.by)], "choose-one", list(step.options), RULE, why_not, card=event.card.id)
    yield from follow(game, event, step.options[answer])


def by_player(game: Prelude, event: Event, step: steps.ByPlayer) -> Rule[None]:
    yield from follow(game, event, step.loyal if event.side == LOYAL else step.patriote)


def announce(game: Prelude, event: Event, step: steps.Announce) -> Rule[None]:
    numbers = [str(number) for number in range(step.least, step.most + 1)]
    limits = step.least, ("why-card-says-more", RULE), step.most, ("why-card-says-fewer", RULE)
    seat = SIDES[event.who(step.by)]
    why_not = partial(why_not_number, *limits)
    event.x = int((yield Ask(seat, "announce", numbers, RULE, why_not, card=event.card.id)))
    game.log("announced", RULE, side=seat, count=event.x)


def set_x(game: Prelude, event: Event, step: steps.SetX) -> Rule[None]:
    if step.value == "external_influence":
        event.x = advantage_value(game, EXTERNAL)
    else:
        event.x = (game.state.spirit + 1) // 2
    yield from ()


def award_tracks(game: Prelude, event: Event, step: steps.AwardTracks) -> Rule[None]:
    del event
    for track in step.tracks:
        award(game, TRACKS.index(track), RULE)
    yield from ()


def score_one_track(game: Prelude, event: Event, step: steps.ScoreTrack) -> Rule[None]:
    answer = yield Ask(SIDES[event.who(step.by)], "score-track", TRACKS, RULE, card=event.card.id)
    yield from score_track(game, TRACKS.index(answer))


def score_marker(game: Prelude, event: Event, step: steps.ScoreMarker) -> Rule[None]:
    score = game.state.score
    names = [name for track, name in enumerate(TRACKS) if score[track]]
    if names:
        answer = names[0]
        if len(names) > 1:
            answer = yield ask_marker(game, event.side, "score-marker", RULE, card=event.card.id)
        track = TRACKS.index(answer)
        score[track] = max(0, score[track] + step.n)
        game.log("score-marker", RULE, track=answer, count=score[track])


def place_in_pool(game: Prelude, event: Event, step: steps.PlaceInPool) -> Rule[None]:
    """A card that came from the pool is discarded all the same (7.0)."""
    del game, step
    event.to_pool = event.from_hand
    yield from ()


Handler = Callable[["Prelude", Event, Any], Rule[None]]
HANDLERS: dict[type, Handler] = {
    steps.AddCubes: add_cubes,
    steps.RemoveCubes: remove_cubes,
    steps.RemoveFromLeader: remove_from_leader,
    steps.MatchCubes: match_cubes,
    steps.Pick: pick,
    steps.Vp: vp,
    steps.Opportunity: opportunity,
    steps.Spirit: spirit,
    steps.Advantage: advantage,
    steps.WarReadiness: war_readiness,
    steps.When: when,
    steps.ChooseOne: choose_one,
    steps.ByPlayer: by_player,
    steps.Announce: announce,
    steps.SetX: set_x,
    steps.AwardTracks: award_tracks,
    steps.ScoreTrack: score_one_track,
    steps.ScoreMarker: score_marker,
    steps.PlaceInPool: place_in_pool,
}
"""What carries out each kind of step; `contests` adds those with dice, actions and turns of the sequence."""
