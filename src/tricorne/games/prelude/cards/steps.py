"""The language in which `data/cards.json` says what an Event does: one typed step per sentence of a card.

`side` is `patriote` or `loyal`; on neutral cards `self` is the player who plays the card and `opponent` the other.
`where` names a district, or `there` (the district of the current choice, check or draw), or `other_city`, or describes
districts to choose. `x` stands for the number that the card has fixed before.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tricorne.core.workshop.shapes import names

Side = Literal["patriote", "loyal", "self", "opponent"]
Track = Literal["rural_counties", "organizations", "external_influence", "urban_counties"]
Number = int | Literal["x"]
District = Annotated[str, names("districts/districts")]


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """Printed facts: unknown fields are an error, so that a slip in a component pack is found."""


class CubeRange(Printed):
    """How many cubes a side has in a district."""

    side: Side
    min: int = 0
    max: int = 99


class LeadRange(Printed):
    """Patriote minus Loyal cubes in a district."""

    min: int = -99
    max: int = 99


class Choose(Printed):
    """Different districts that somebody picks. All conditions hold when the step begins."""

    choose: int | Literal["x", "all"]
    kind: Literal["rural", "urban", "any"] = "any"
    bias: Literal["patriote", "loyal"] | None = None
    among: tuple[District, ...] = ()
    exclude: tuple[District, ...] = ()
    organization: Side | None = None
    without_organization: Side | None = None
    cubes: CubeRange | None = None
    patriote_lead: LeadRange | None = None
    both_present: bool = False
    most_loyal_bias: int | None = None
    by: Side | None = None


Where = District | Choose


# Conditions


class _Condition(Printed, tag_field="if"):
    pass


class Parliamentary(_Condition, tag="parliamentary"):
    pass


class SpiritMin(_Condition, tag="spirit_min"):
    n: int


class AdvantageMin(_Condition, tag="advantage"):
    track: Track
    side: Side
    min: int


class TurnIn(_Condition, tag="turn_in"):
    turns: tuple[Annotated[str, names("turns/turns")], ...]


class UrbanOrganization(_Condition, tag="urban_organization"):
    side: Side


class BothUrbanOrganizations(_Condition, tag="both_urban_organizations"):
    side: Side


class RuralOrganizationsMin(_Condition, tag="rural_organizations_min"):
    side: Side
    n: int


class OrganizationIn(_Condition, tag="organization_in"):
    side: Side
    district: District


class Controls(_Condition, tag="controls"):
    side: Side
    district: District


class CubesMin(_Condition, tag="mv_min"):
    side: Side
    district: District
    n: int


class DrawnKind(_Condition, tag="drawn_kind"):
    kind: Literal["rural", "urban"]


class XMin(_Condition, tag="x_min"):
    n: int


Requirement = (
    Parliamentary
    | SpiritMin
    | AdvantageMin
    | TurnIn
    | UrbanOrganization
    | BothUrbanOrganizations
    | RuralOrganizationsMin
    | OrganizationIn
    | Controls
    | CubesMin
)
Condition = Requirement | DrawnKind | XMin
"""What a step may ask; the last two only while the Event is carried out."""


# Steps


class _Step(Printed, tag_field="op"):
    pass


class AddCubes(_Step, tag="add_cubes"):
    """`up_to`: the player may place fewer in each district."""

    side: Side
    n: int
    where: Where
    up_to: bool = False


class RemoveCubes(_Step, tag="remove_cubes"):
    """`each` follows for every district that lost a cube. `up_to`: the player may remove fewer."""

    side: Side
    n: int
    where: Where
    up_to: bool = False
    each: tuple[Step, ...] = ()


class RemoveFromLeader(_Step, tag="remove_from_leader"):
    n: int
    where: Choose


class MatchCubes(_Step, tag="match_cubes"):
    """Add cubes until the side has as many as the other, up to `cap`."""

    side: Side
    cap: int
    where: Choose


class Pick(_Step, tag="pick"):
    """Choose one district for the steps that follow."""

    where: Choose


class Vp(_Step, tag="vp"):
    side: Side
    n: Number


class Opportunity(_Step, tag="opportunity"):
    side: Side
    n: Number


class Spirit(_Step, tag="spirit"):
    n: int


class Advantage(_Step, tag="advantage"):
    track: Literal["organizations", "external_influence"]
    toward: Side
    n: Number


class WarReadiness(_Step, tag="war_readiness"):
    side: Side
    n: int


class Check(_Step, tag="check"):
    side: Side
    where: Where
    bonus: int
    success: tuple[Step, ...] = ()
    failure: tuple[Step, ...] = ()


class Checks(_Step, tag="checks"):
    """A check in each of several districts, all chosen first, or one by one."""

    side: Side
    where: Choose
    bonus: int
    one_by_one: bool = False
    success: tuple[Step, ...] = ()
    failure: tuple[Step, ...] = ()
    all_succeed: tuple[Step, ...] = ()


class When(_Step, tag="when"):
    cond: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class Roll(_Step, tag="roll"):
    side: Side
    plus: Literal["volunteer_corps", "external_influence"]
    at_least: int
    success: tuple[Step, ...]
    failure: tuple[Step, ...]


class Duel(_Step, tag="duel"):
    vp: int


class ChooseOne(_Step, tag="choose_one"):
    by: Side
    options: dict[str, tuple[Step, ...]]


class ByPlayer(_Step, tag="by_player"):
    patriote: tuple[Step, ...]
    loyal: tuple[Step, ...]


class ActivityPoints(_Step, tag="activity_points"):
    side: Side
    n: int


class MobilizeIn(_Step, tag="mobilize_in"):
    side: Side
    points: int
    where: Choose


class OrganizationAttempts(_Step, tag="organization_attempts"):
    side: Side
    bonus: int
    times: int = 1


class CreateOrganization(_Step, tag="create_organization"):
    side: Side
    where: Literal["there"]


class Announce(_Step, tag="announce"):
    by: Side
    least: int
    most: int


class SetX(_Step, tag="set_x"):
    value: Literal["external_influence", "half_spirit"]


class AwardTracks(_Step, tag="award_tracks"):
    tracks: tuple[Track, ...]


class ScoreTrack(_Step, tag="score_track"):
    by: Side


class ScoreMarker(_Step, tag="score_marker"):
    n: int


class RandomCounty(_Step, tag="random_county"):
    times: int
    each: tuple[Step, ...]


class ContestX(Printed):
    """x = base + 1 per `per` points by which the first player spent more, at most `most`."""

    base: int
    per: int
    most: int


class Contest(_Step, tag="contest"):
    first: Side
    second: Side
    first_at_least: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()
    x: ContestX | None = None


class GrantSpecial(_Step, tag="grant_special"):
    side: Side
    effects: tuple[Literal["le_canadien", "partisan_media"], ...]


class SkipNextRound(_Step, tag="skip_next_round"):
    side: Side


class EndSession(_Step, tag="end_session"):
    pass


class EndGame(_Step, tag="end_game"):
    pass


class PlaceInPool(_Step, tag="place_in_pool"):
    pass


LastingKind = Literal[
    "feast",
    "controller_scores",
    "mobilization_limit",
    "meetings_forbidden",
    "no_extra_cost",
    "two_cubes_per_point",
    "session_next_round",
]


class LastingEffect(_Step, tag="lasting"):
    """An effect that stays; its kind says how long."""

    kind: LastingKind
    vp: int = 0
    cubes: int = 0
    districts: int = 0
    points: int = 0
    where: District | None = None


Step = (
    AddCubes
    | RemoveCubes
    | RemoveFromLeader
    | MatchCubes
    | Pick
    | Vp
    | Opportunity
    | Spirit
    | Advantage
    | WarReadiness
    | Check
    | Checks
    | When
    | Roll
    | Duel
    | ChooseOne
    | ByPlayer
    | ActivityPoints
    | MobilizeIn
    | OrganizationAttempts
    | CreateOrganization
    | Announce
    | SetX
    | AwardTracks
    | ScoreTrack
    | ScoreMarker
    | RandomCounty
    | Contest
    | GrantSpecial
    | SkipNextRound
    | EndSession
    | EndGame
    | PlaceInPool
    | LastingEffect
)
