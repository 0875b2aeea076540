"""The types of the data files: what is printed on board, cards and player boards."""

from __future__ import annotations

from typing import Literal

import msgspec

from tricorne.games.prelude.cards.steps import Requirement, Step

Confidence = str | dict[str, str]


class _Data(msgspec.Struct, forbid_unknown_fields=True):
    """Unknown fields are an error, so that a slip in a component pack is found."""


class BySide(_Data):
    patriote: int
    loyal: int


class ColumnsBySide(_Data):
    patriote: tuple[int, ...]
    loyal: tuple[int, ...]


class DistrictData(_Data):
    name: str
    kind: Literal["rural", "urban"]
    extra_cost: ColumnsBySide
    start: BySide
    geo: dict[str, float]
    layout: dict[str, float]
    bias: Literal["patriote", "loyal"] | None = None
    confidence: Confidence = "reconstructed"


class DistrictsFile(_Data):
    districts: dict[str, DistrictData]


class RandomCountyFile(_Data):
    rows_die: str
    columns_die: str
    rows: dict[str, dict[str, str]]
    confidence: Confidence = "reconstructed"


class TrackData(_Data):
    code: str
    start: int
    values: tuple[int, ...]
    advances_to_score: int
    confidence: Confidence = "reconstructed"


class CitiesBySide(_Data):
    patriote: tuple[str, ...]
    loyal: tuple[str, ...]


class OrganizationsData(_Data):
    urban: int
    rural: int
    cities: CitiesBySide
    confidence: Confidence = "reconstructed"


class AttritionData(_Data):
    lost_from: dict[str, int]
    confidence: Confidence = "reconstructed"


class EmptyCityData(_Data):
    vp: int
    confidence: Confidence = "reconstructed"


class VictoryPointsData(_Data):
    start: int
    automatic_win: int
    confidence: Confidence = "reconstructed"


class SpiritData(_Data):
    start: int
    end_of_turn: int
    game_ends_at: int
    volunteer_corps_from: int
    modifiers: dict[str, int]
    confidence: Confidence = "reconstructed"


class ReprisalRow(_Data):
    remove: int
    per_county: int


class ReprisalData(_Data):
    rows: dict[str, ReprisalRow]
    confidence: Confidence = "reconstructed"


class OpportunityData(_Data):
    start: int
    per_turn: int
    most: int


class OpportunityFile(_Data):
    patriote: OpportunityData
    loyal: OpportunityData
    confidence: Confidence = "reconstructed"


class WarReadinessData(_Data):
    patriote: int
    loyal: int
    volunteer_corps: int
    confidence: Confidence = "reconstructed"


class AffiliationData(_Data):
    bonus_from: dict[str, int]
    confidence: Confidence = "reconstructed"


class SessionData(_Data):
    vp: int
    cubes: int
    district: str
    confidence: Confidence = "reconstructed"


class CubesData(_Data):
    patriote: int
    loyal: int
    confidence: Confidence = "reconstructed"


class ScoreTracks(_Data):
    rural_counties: TrackData
    organizations: TrackData
    external_influence: TrackData
    urban_counties: TrackData

    def in_order(self) -> tuple[TrackData, ...]:
        """The tracks as the state numbers them."""
        return (self.rural_counties, self.organizations, self.external_influence, self.urban_counties)


class TracksFile(_Data):
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


class TurnData(_Data):
    name: str
    deck: Literal["deck_1834", "deck_1835_36", "deck_1837"]
    pool_active: int
    pool_generic: int
    key_events: tuple[int, ...]
    sessions: tuple[tuple[int, ...], ...]
    composure_cost: int
    discards_at_end: bool
    st_jean_baptiste: int = 0
    confidence: Confidence = "reconstructed"


class TurnsFile(_Data):
    turns: dict[str, TurnData]


class SpecialData(_Data):
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


class SpecialActionsFile(_Data):
    patriote: dict[PatrioteAction, SpecialData]
    loyal: dict[LoyalAction, SpecialData]
    confidence: Confidence = "reconstructed"


class CardData(_Data):
    title: str
    deck: Literal["key_events", "deck_1834", "deck_1835_36", "deck_1837", "deck_generic"]
    faction: Literal["patriote", "loyal", "neutral"]
    points: int
    score_die: Literal["rural_counties", "organizations", "external_influence", "urban_counties", "choice"]
    effect: tuple[Step, ...]
    requirement: tuple[Requirement, ...] = ()
    when_unmet: tuple[Step, ...] = ()
    stays_in_play: bool = False
    confidence: Confidence = "reconstructed"
    basis: str = ""


class CardsFile(_Data):
    cards: dict[str, CardData]
