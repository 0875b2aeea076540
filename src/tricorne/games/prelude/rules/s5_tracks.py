"""5 The four score tracks and their scoring sequences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Offer, Rule, rule
from tricorne.games.prelude.board import by_threshold
from tricorne.games.prelude.rules.s1_map import remove_cubes
from tricorne.games.prelude.rules.s6_spirit import fear_of_reprisal
from tricorne.games.prelude.state import (
    EXTERNAL,
    LOYAL,
    ORGANIZATIONS,
    PATRIOTE,
    RURAL,
    SIDES,
    TRACKS,
    URBAN,
    Side,
    Track,
)

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


@rule("2.4")
def score_vp(game: Prelude, side: Side, points: int, section: str) -> None:
    """Move the VP marker, left for the Patriotes, right for the Loyals; the track ends at 20."""
    if points <= 0:
        return
    state, end = game.state, game.board.tracks.victory_points.automatic_win
    state.vp = max(-end, state.vp - points) if side == PATRIOTE else min(end, state.vp + points)
    game.log("scored", section, side=SIDES[side], count=points)


@rule("5.0")
def advantage_value(game: Prelude, track: Track) -> int:
    """The VP in the box of the Advantage marker; beyond the printed end those of the last box."""
    values = game.board.values[track]
    return values[min(abs(game.state.advantage[track]), len(values) - 1)]


@rule("5.0")
def favoured(game: Prelude, track: Track) -> Side | None:
    """The side that the Advantage marker favours."""
    position = game.state.advantage[track]
    return None if position == 0 else LOYAL if position > 0 else PATRIOTE


def award(game: Prelude, track: Track, section: str) -> None:
    """The favoured side scores the VP of the track."""
    side = favoured(game, track)
    if side is not None:
        score_vp(game, side, advantage_value(game, track), section)


@rule("5.1", "5.4")
def recounted(game: Prelude, track: Track) -> int:
    """Where control of the districts puts the Advantage marker of Rural or Urban Counties."""
    state = game.state
    districts = game.board.rural if track == RURAL else game.board.cities
    mine, theirs = state.cubes[LOYAL], state.cubes[PATRIOTE]
    return sum((mine[d] > theirs[d]) - (mine[d] < theirs[d]) for d in districts)


@rule("5.2")
def move_organizations(game: Prelude, side: Side, boxes: int) -> None:
    """The Organizations marker moves toward a side."""
    game.state.advantage[ORGANIZATIONS] += boxes if side == LOYAL else -boxes


def has_urban_organization(game: Prelude, side: Side) -> bool:
    """Whether the side has an Urban Organization in some city."""
    organizations = game.state.organizations[side]
    return any(organizations[city] for city in game.board.cities)


def rural_organizations(game: Prelude, side: Side) -> int:
    """How many Rural Organizations the side has."""
    organizations = game.state.organizations[side]
    return sum(organizations[district] for district in game.board.rural)


@rule("5.2")
def recounted_organizations(game: Prelude) -> int:
    """Where the organizations, and the shifts by Events, put the Advantage marker."""
    weight = game.board.tracks.organizations
    position = game.state.organization_shift
    for side, toward in ((PATRIOTE, -1), (LOYAL, 1)):
        cities = sum(game.state.organizations[side][city] for city in game.board.cities)
        position += toward * (weight.urban * cities + weight.rural * rural_organizations(game, side))
    return position


@rule("5.3")
def move_external_influence(game: Prelude, side: Side, boxes: int) -> None:
    """The External Influence marker moves toward a side and stops at the end of the track."""
    state, end = game.state, len(game.board.values[EXTERNAL]) - 1
    moved = state.advantage[EXTERNAL] + (boxes if side == LOYAL else -boxes)
    state.advantage[EXTERNAL] = max(-end, min(end, moved))


def reset(game: Prelude, track: Track) -> None:
    """The Score marker returns to Start."""
    game.state.score[track] = 0


def ask_marker(game: Prelude, side: Side, kind: str, section: str, **args: str) -> Ask:
    """Ask for a Score marker that has left Start."""
    offer = Offer(
        dict(zip(TRACKS, game.state.score, strict=True)), lambda score: None if score else ("why-on-start", section)
    )
    return Ask(SIDES[side], kind, offer, section, offer, **args)


def score_track(game: Prelude, track: Track) -> Rule[None]:
    """The Scoring Sequence of a track."""
    game.log("track-scores", SECTIONS[track], track=TRACKS[track])
    if track == RURAL:
        yield from score_rural_counties(game)
    elif track == ORGANIZATIONS:
        score_organizations(game)
    elif track == EXTERNAL:
        score_external_influence(game)
    else:
        score_urban_counties(game)


SECTIONS = ("5.1.1", "5.2.1", "5.3.1", "5.4.1")


@rule("5.1.1")
def score_rural_counties(game: Prelude) -> Rule[None]:
    """Fear of Reprisal, then VP, then the reset."""
    if game.state.no_matter_the_cost:
        game.state.no_matter_the_cost = False
        game.log("no-reprisal", "9.5.2")
    else:
        yield from fear_of_reprisal(game)
    award(game, RURAL, "5.1.1")
    reset(game, RURAL)


@rule("5.2.1")
def score_organizations(game: Prelude) -> None:
    """VP, then the reset."""
    award(game, ORGANIZATIONS, "5.2.1")
    reset(game, ORGANIZATIONS)


@rule("5.3.1")
def score_external_influence(game: Prelude) -> None:
    """VP, then the reset."""
    award(game, EXTERNAL, "5.3.1")
    reset(game, EXTERNAL)


@rule("5.4.1")
def score_urban_counties(game: Prelude) -> None:
    """VP, attrition of both sides in both cities, VP for cities without opposing cubes, then the reset."""
    award(game, URBAN, "5.4.1")
    cubes, lost = game.state.cubes, game.board.attrition
    for city in game.board.cities:
        for side in (PATRIOTE, LOYAL):
            remove_cubes(game, side, city, by_threshold(lost, cubes[side][city], 0), "5.4.1")
    for city in game.board.cities:
        for side in (PATRIOTE, LOYAL):
            if cubes[1 - side][city] == 0:
                score_vp(game, side, game.board.tracks.empty_city.vp, "5.4.1")
    reset(game, URBAN)
