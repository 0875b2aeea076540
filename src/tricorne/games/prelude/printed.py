"""The types of the data files: what is printed on board, cards and player boards."""

from __future__ import annotations

from typing import Literal

from tricorne.core.facts import Confidence
from tricorne.games.prelude.cards.steps import Printed, Requirement, Step


class Fact(Printed, kw_only=True):
    """Something printed, with how sure it is."""

    confidence: Confidence = "reconstructed"


class BySide(Printed):
    patriote: int
    loyal: int


class ColumnsBySide(Printed):
    patriote: tuple[int, ...]
    loyal: tuple[int, ...]


class DistrictData(Fact):
    name: str
    kind: Literal["rural", "urban"]
    extra_cost: ColumnsBySide
    start: BySide
    geo: dict[str, float]
    layout: dict[str, float]
    bias: Literal["patriote", "loyal"] | None = None


class DistrictsFile(Printed):
    districts: dict[str, DistrictData]


class RandomCountyFile(Fact):
    rows_die: str
    columns_die: str
    rows: dict[str, dict[str, str]]


class TrackData(Fact):
    code: str
    start: int
    values: tuple[int, ...]
    advances_to_score: int


class CitiesBySide(Printed):
    patriote: tuple[str, ...]
    loyal: tuple[str, ...]


class OrganizationsData(Fact):
    urban: int
    rural: int
    cities: CitiesBySide


class AttritionData(Fact):
    lost_from: dict[str, int]


class EmptyCityData(Fact):
    vp: int


class VictoryPointsData(Fact):
    start: int
    automatic_win: int


class SpiritData(Fact):
    start: int
    end_of_turn: int
    game_ends_at: int
    volunteer_corps_from: int
    modifiers: dict[str, int]


class ReprisalRow(Printed):
    remove: int
    per_county: int


class ReprisalData(Fact):
    rows: dict[str, ReprisalRow]


class OpportunityData(Printed):
    start: int
    per_turn: int
    most: int


class OpportunityFile(Fact):
    patriote: OpportunityData
    loyal: OpportunityData


class WarReadinessData(Fact):
    patriote: int
    loyal: int
    volunteer_corps: int


class AffiliationData(Fact):
    bonus_from: dict[str, int]


class SessionData(Fact):
    vp: int
    cubes: int
    district: str


class CubesData(Fact):
    patriote: int
    loyal: int


class ScoreTracks(Printed):
    rural_counties: TrackData
    organizations: TrackData
    external_influence: TrackData
    urban_counties: TrackData

    def in_order(self) -> tuple[TrackData, ...]:
        """The tracks as the state numbers them."""
        return (self.rural_counties, self.organizations, self.external_influence, self.urban_counties)


class TracksFile(Printed):
    tracks: ScoreTracks
    organizations: OrganizationsData
    attrition: AttritionData
    empty_city: EmptyCityData
    victory_points: VictoryPointsData
    spirit_of_rebellion: SpiritData
    fear_of_reprisal: ReprisalData
    opportunity_points: OpportunityFile
    war_readiness: WarReadinessData
    affiliation: AffiliationData
    session: SessionData
    cubes: CubesData


class TurnData(Fact):
    name: str
    deck: Literal["deck_1834", "deck_1835_36", "deck_1837"]
    pool_active: int
    pool_generic: int
    key_events: tuple[int, ...]
    sessions: tuple[tuple[int, ...], ...]
    composure_cost: int
    discards_at_end: bool
    st_jean_baptiste: int = 0


class TurnsFile(Printed):
    turns: dict[str, TurnData]


class SpecialData(Printed):
    costs: tuple[int, ...]


PatrioteAction = Literal[
    "our_moment", "overwhelming_support", "no_matter_the_cost", "various_angles", "le_canadien", "partisan_media"
]
LoyalAction = Literal[
    "pulling_the_strings",
    "strategic_realignment",
    "non_issue",
    "looking_for_trouble",
    "le_canadien",
    "partisan_media",
]


class SpecialActionsFile(Fact):
    patriote: dict[PatrioteAction, SpecialData]
    loyal: dict[LoyalAction, SpecialData]


class CardData(Fact):
    title: str
    deck: Literal["key_events", "deck_1834", "deck_1835_36", "deck_1837", "deck_generic"]
    faction: Literal["patriote", "loyal", "neutral"]
    points: int
    score_die: Literal["rural_counties", "organizations", "external_influence", "urban_counties", "choice"]
    effect: tuple[Step, ...]
    requirement: tuple[Requirement, ...] = ()
    when_unmet: tuple[Step, ...] = ()
    stays_in_play: bool = False
    basis: str = ""


class CardsFile(Printed):
    cards: dict[str, CardData]
