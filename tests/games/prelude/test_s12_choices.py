"""12 Cards that let somebody choose districts: what may be chosen, how often, by whom, and what happens there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.games.library import answer, asked, options, reason, seen
from tests.games.prelude.table import LOYAL, ORGANIZATIONS, PATRIOTE, board, change, cubes, expected, measure, table
from tricorne.core import Match
from tricorne.games.prelude.state import FACTIONS, SIDES


class Place(NamedTuple):
    """A district as a card sees it."""

    name: str
    urban: bool
    bias: str
    patriote: int
    loyal: int
    patriote_organization: bool
    loyal_organization: bool

    @property
    def rural(self) -> bool:
        return not self.urban


class Pick(NamedTuple):
    """How many districts are picked, which, what happens in each, and what else the card does."""

    times: int
    where: Callable[[Place], bool]
    effect: str
    also: str = ""


def rural(place: Place) -> bool:
    return place.rural


def patriote_bias(place: Place) -> bool:
    return place.bias == PATRIOTE


def loyal_bias(place: Place) -> bool:
    return place.bias == LOYAL


def among(*names: str) -> Callable[[Place], bool]:
    return lambda place: place.name in names


PICKS = {
    19: Pick(4, lambda p: patriote_bias(p) and p.patriote <= 2, "P+1"),
    61: Pick(6, patriote_bias, "P+1", "spirit+1"),
    62: Pick(2, among("terrebonne", "lachenaie", "laprairie", "chambly"), "P+1", "P montreal+2"),
    65: Pick(1, lambda p: p.rural and p.patriote > 0, "P-1", "L montreal+1; P montreal-1"),
    67: Pick(1, among("l_acadie", "missisquoi", "stanstead", "beauharnois"), "P+1", "op P+2"),
    69: Pick(3, rural, "P+2"),
    78: Pick(3, lambda p: p.rural and p.patriote_organization and p.patriote > 0, "P-1", "op L+3"),
    86: Pick(
        2,
        lambda p: p.rural and not p.patriote_organization and p.patriote > 0 and p.name != "deux_montagnes",
        "P-1",
        "P deux_montagnes-2",
    ),
    100: Pick(1, among("lachenaie", "berthier"), "P+1", "P l_assomption+1"),
    112: Pick(6, lambda p: p.rural and p.patriote >= 1, "P+1"),
    113: Pick(1, loyal_bias, "L+1", "L montreal+1 quebec+1"),
    115: Pick(3, lambda p: p.rural and p.patriote >= 2, "P-1"),
    118: Pick(3, loyal_bias, "L+1", "L quebec+1 montreal+1"),
    121: Pick(2, lambda p: patriote_bias(p) and p.patriote <= 3, "L+2"),
    122: Pick(2, loyal_bias, "L+1"),
    123: Pick(2, patriote_bias, "P+1", "P montreal+2"),
    125: Pick(1, among("stanstead", "drummond"), "L+1", "L sherbrooke+3"),
    127: Pick(2, loyal_bias, "L+1", "L montreal+1; spirit+1"),
    129: Pick(2, lambda p: p.rural and p.loyal >= 1 and 0 <= p.patriote - p.loyal <= 1, "L+2"),
    133: Pick(5, lambda p: p.rural and not p.patriote_organization and p.patriote > 0, "P-1"),
}

ORGANIZED = {
    PATRIOTE: ["montreal", "chambly", "rouville", "l_acadie", "vaudreuil", "berthier"],
    LOYAL: ["quebec", "shefford", "drummond"],
}


def varied(side: str, card: int, **position: Any) -> Match:
    """Cubes of every number below 5 and 4, spread without pattern, and some organizations."""
    spread = {
        name: {PATRIOTE: (7 * index + 3) % 5, LOYAL: (5 * index + index // 4) % 4}
        for index, name in enumerate(board().districts)
    }
    spread["montreal"] = {PATRIOTE: 3, LOYAL: 3}
    spread["deux_montagnes"] = {PATRIOTE: 3, LOYAL: 1}
    settings = {
        "cubes": spread,
        "organizations": ORGANIZED,
        "turn": "early_1837",
        "spirit": 8,
        "opportunity": {PATRIOTE: 4, LOYAL: 4},
        **position,
    }
    return table(side, [card], luck={"score-die": [ORGANIZATIONS]}, **settings)


def places(match: Match) -> list[Place]:
    shown, printed = seen(match)["districts"], board()
    return [
        Place(
            name,
            printed.is_city[index],
            "" if printed.is_city[index] else SIDES[printed.bias[index]],
            shown[name]["patriote"],
            shown[name]["loyal"],
            bool(shown[name]["organizations"][0]),
            bool(shown[name]["organizations"][1]),
        )
        for index, name in enumerate(printed.districts)
    ]


def free(place: Place, effect: str) -> bool:
    """Whether there is a box for what is added."""
    if "+" not in effect:
        return True
    side = 0 if effect.startswith("P") else 1
    return (place.patriote, place.loyal)[side] < board().boxes[side][board().index[place.name]]


@pytest.mark.parametrize("card", PICKS)
def test_12_0_districts_that_may_be_chosen(card: int) -> None:
    pick = PICKS[card]
    side = FACTIONS[board().card(card).faction]
    organized = {PATRIOTE: [*ORGANIZED[PATRIOTE], "st_hyacinthe", "yamaska"]} if card == 78 else ORGANIZED
    match = varied(side, card, organizations=organized)
    legal = [place.name for place in places(match) if pick.where(place) and free(place, pick.effect)]
    assert len(legal) > pick.times, "the position leaves a choice"
    before, chosen = measure(match), []
    answer(match, f"event:card-{card}")
    for _ in range(pick.times):
        assert asked(match)[0] == side
        assert sorted(options(match)) == sorted(name for name in legal if name not in chosen)
        chosen.append(options(match)[-1])
        answer(match, chosen[-1])
    while asked(match)[1] == "add-up-to":
        answer(match, options(match)[0])
    assert asked(match)[1] == "play"
    letter, amount = pick.effect[0], int(pick.effect[1:])
    wanted = expected(pick.also)
    for name in chosen:
        count = before[f"{letter} {name}"]
        room = board().boxes["PL".index(letter)][board().index[name]] - count
        wanted[f"{letter} {name}"] = wanted.get(f"{letter} {name}", 0) + min(amount, room)
    assert change(before, match) == wanted


def test_12_0_card_1_adds_cubes_and_pays_both_tracks_of_control() -> None:
    match = table(PATRIOTE, ["card-139"], ["card-140"], pool=["card-1"], luck={"score-die": [ORGANIZATIONS]})
    before = measure(match)
    answer(match, "buy:card-1")
    assert len(options(match)) == 26
    answer(match, "quebec", "nicolet", "beauce")
    # Ten and two more counties against two are ten boxes: 5 VP. The cities stay one each.
    assert change(before, match) == expected("P quebec+1 nicolet+1 beauce+1; vp P+5; op P-4")
    assert cubes(match, "montreal") == (3, 2)


def test_12_0_card_1_pays_the_loyal_side_where_it_is_ahead() -> None:
    match = table(
        LOYAL, ["card-139"], ["card-140"], pool=["card-1"], cubes={"montreal": {LOYAL: 3}},
        luck={"score-die": [ORGANIZATIONS]},
    )  # fmt: skip
    before = measure(match)
    answer(match, "buy:card-1", "montreal", "beauce", "nicolet")
    # Montréal and Québec are Loyal: 4. Rural: ten against four is six boxes: 3 for the Patriotes.
    assert change(before, match) == expected("L montreal+1 beauce+1 nicolet+1; vp L+1; op L-4")


def test_12_0_card_4_lets_the_patriotes_choose_and_pays_both() -> None:
    match = table(
        LOYAL, ["card-139"], ["card-140"], pool=["card-4"], external_influence=3, opportunity={PATRIOTE: 4, LOYAL: 8},
        organizations={PATRIOTE: ["montreal", "chambly", "rouville", "l_acadie", "nicolet"]},
        luck={"score-die": [ORGANIZATIONS]},
    )  # fmt: skip
    before = measure(match)
    answer(match, "buy:card-4")
    assert asked(match)[0] == PATRIOTE
    assert options(match) == ["l_acadie", "chambly", "rouville", "nicolet"]
    answer(match, "nicolet", "chambly", "rouville")
    assert change(before, match) == expected("P nicolet+1 chambly+1 rouville+1; op P+3; vp L+3; op L-4")


def test_12_0_card_4_needs_loyal_external_influence() -> None:
    for influence, offered in ((1, True), (0, False), (-1, False)):
        match = table(LOYAL, ["card-139"], ["card-140"], pool=["card-4"], external_influence=influence)
        assert ("buy:card-4" in options(match)) == offered


@pytest.mark.parametrize("side", [PATRIOTE, LOYAL])
def test_12_0_card_26_spares_the_players_own_cubes_in_the_chosen_city(side: str) -> None:
    match = table(side, [26], cubes={"quebec": {PATRIOTE: 3}}, luck={"score-die": [ORGANIZATIONS]})
    before = measure(match)
    answer(match, "event:card-26")
    assert options(match) == ["montreal", "quebec"]
    answer(match, "quebec")
    opposing = "L quebec-1" if side == PATRIOTE else "P quebec-1"
    assert change(before, match) == expected(f"{opposing}; P montreal-1; L montreal-1") | expected(opposing)


def test_12_0_card_53_takes_from_the_leader_and_asks_on_a_tie() -> None:
    match = table(
        PATRIOTE, [53], luck={"score-die": [ORGANIZATIONS]},
        cubes={"nicolet": {PATRIOTE: 2, LOYAL: 2}, "drummond": {LOYAL: 3}, "chambly": {PATRIOTE: 3}},
    )  # fmt: skip
    before = measure(match)
    answer(match, "event:card-53")
    assert "montreal" not in options(match)
    assert "yamaska" not in options(match)
    answer(match, "nicolet", "drummond", "chambly")
    assert (asked(match), options(match)) == ((PATRIOTE, "remove-tied"), [PATRIOTE, LOYAL])
    answer(match, LOYAL)
    assert change(before, match) == expected("L nicolet-1 drummond-1; P chambly-1")


def test_12_0_card_54_allows_two_loyal_counties_at_most() -> None:
    match = varied(PATRIOTE, 54)
    before = measure(match)
    answer(match, "event:card-54")
    assert len(options(match)) == 24
    answer(match, "shefford", "drummond")
    assert not {"stanstead", "sherbrooke", "megantic", "missisquoi"} & set(options(match))
    answer(match, "beauce", "nicolet")
    assert change(before, match) == expected("P shefford+1 drummond+1 beauce+1 nicolet+1")


def test_12_0_card_71_touches_each_organized_county_up_to_five() -> None:
    match = varied(PATRIOTE, 71)
    before = measure(match)
    answer(match, "event:card-71")
    everywhere = "P chambly+1 rouville+1 l_acadie+1 vaudreuil+1 berthier+1; spirit+1"
    assert change(before, match) == expected(everywhere)
    more = {PATRIOTE: [*ORGANIZED[PATRIOTE], "yamaska"]}
    match = varied(PATRIOTE, 71, organizations=more)
    answer(match, "event:card-71")
    assert len(options(match)) == 6
    answer(match, "yamaska", "chambly", "rouville", "l_acadie", "vaudreuil")
    assert asked(match)[1] == "play"


def test_12_0_card_83_adds_a_cube_only_where_there_is_an_organization() -> None:
    match = varied(LOYAL, 83)
    before = measure(match)
    answer(match, "event:card-83")
    assert options(match) == ["shefford", "drummond"]
    answer(match, "drummond")
    assert change(before, match) == expected("op L+2; L drummond+1")
    none = varied(LOYAL, 83, organizations={LOYAL: ["quebec"]})
    before = measure(none)
    answer(none, "event:card-83")
    assert change(before, none) == expected("op L+2")


def test_12_0_card_78_pays_for_counties_touched_only() -> None:
    match = varied(LOYAL, 78, organizations={PATRIOTE: ["montreal", "chambly"]}, cubes={"chambly": {PATRIOTE: 2}})
    before = measure(match)
    answer(match, "event:card-78")
    assert change(before, match) == expected("P chambly-1; op L+1")


def test_12_0_card_90_lets_the_patriotes_remove_three() -> None:
    match = varied(PATRIOTE, 90)
    legal = [place.name for place in places(match) if place.rural and place.loyal]
    before = measure(match)
    answer(match, "event:card-90")
    assert options(match) == legal
    answer(match, *legal[:3])
    assert change(before, match) == expected(f"L {legal[0]}-1 {legal[1]}-1 {legal[2]}-1; spirit+1")


@pytest.mark.parametrize("side", [PATRIOTE, LOYAL])
def test_12_0_card_91_touches_counties_with_three_opposing_cubes(side: str) -> None:
    match = varied(side, 91)
    legal = [p.name for p in places(match) if p.rural and (p.loyal if side == PATRIOTE else p.patriote) >= 3]
    before = measure(match)
    answer(match, "event:card-91")
    assert options(match) == legal
    answer(match, legal[0], legal[1])
    letter = "L" if side == PATRIOTE else "P"
    assert change(before, match) == expected(f"{letter} {legal[0]}-1 {legal[1]}-1")


@pytest.mark.parametrize("card", [92, 93])
@pytest.mark.parametrize(("spirit", "count"), [(10, 5), (11, 6), (12, 6), (13, 7), (14, 7)])
def test_12_0_cards_92_and_93_count_half_the_spirit_rounded_up(card: int, spirit: int, count: int) -> None:
    match = varied(LOYAL, card, spirit=spirit)
    before = measure(match)
    answer(match, f"event:card-{card}")
    assert len(options(match)) == 24
    chosen = options(match)[:count]
    answer(match, *chosen)
    assert asked(match)[1] == "play"
    assert change(before, match) == {f"L {name}": 1 for name in chosen}


@pytest.mark.parametrize("side", [PATRIOTE, LOYAL])
def test_12_0_card_137_breaks_up_a_meeting(side: str) -> None:
    match = table(
        side, [137], luck={"score-die": [ORGANIZATIONS]},
        cubes={"nicolet": {PATRIOTE: 4, LOYAL: 4}, "chambly": {PATRIOTE: 2, LOYAL: 2}},
    )  # fmt: skip
    before = measure(match)
    answer(match, "event:card-137")
    assert options(match) == ["chambly", "nicolet"]
    answer(match, "nicolet")
    assert (asked(match), options(match)) == ((side, "remove-up-to"), ["3", "2", "1", "0"])
    answer(match, "3")
    own, other = ("P", "L") if side == PATRIOTE else ("L", "P")
    assert change(before, match) == expected(f"{other} nicolet-3; {own} nicolet-1")


@pytest.mark.parametrize(("number", "lost"), [("2", "L nicolet-2; P nicolet-1"), ("0", "P nicolet-1")])
def test_12_0_card_137_removes_fewer_if_the_player_likes(number: str, lost: str) -> None:
    cubes_there = {"nicolet": {PATRIOTE: 4, LOYAL: 2}, "chambly": {PATRIOTE: 2, LOYAL: 2}}
    match = table(PATRIOTE, [137], luck={"score-die": [ORGANIZATIONS]}, cubes=cubes_there)
    before = measure(match)
    answer(match, "event:card-137", "nicolet")
    assert options(match) == ["2", "1", "0"]
    answer(match, number)
    assert change(before, match) == expected(lost)


def test_12_0_card_137_without_a_meeting_does_nothing() -> None:
    match = table(PATRIOTE, [137], luck={"score-die": [ORGANIZATIONS]})
    before = measure(match)
    answer(match, "event:card-137")
    assert change(before, match) == {}


@pytest.mark.parametrize(("patriote", "loyal"), [(3, 3), (7, 7), (8, 7), (9, 7)])
def test_12_0_card_134_draws_level_up_to_seven(patriote: int, loyal: int) -> None:
    match = table(
        LOYAL, [134], luck={"score-die": [ORGANIZATIONS]},
        cubes={"chambly": {PATRIOTE: patriote}, "rouville": {PATRIOTE: 3, LOYAL: 1}, "shefford": {PATRIOTE: 2}},
    )  # fmt: skip
    answer(match, "event:card-134")
    assert not {"rouville", "shefford", "montreal", "nicolet"} & set(options(match))
    answer(match, "chambly", "terrebonne")
    assert cubes(match, "chambly") == (patriote, loyal)
    assert cubes(match, "terrebonne") == (2, 2)


def test_12_0_card_129_example_three_to_two_is_legal() -> None:
    match = table(
        LOYAL, [129], luck={"score-die": [ORGANIZATIONS]},
        cubes={"richelieu": {PATRIOTE: 3, LOYAL: 2}, "chambly": {PATRIOTE: 4, LOYAL: 2}, "nicolet": {PATRIOTE: 1}},
    )  # fmt: skip
    answer(match, "event:card-129", "2")
    assert cubes(match, "richelieu") == (3, 4)
    assert cubes(match, "chambly") == (4, 2)


def test_12_0_card_129_adds_fewer_if_the_player_likes() -> None:
    match = table(
        LOYAL, [129], luck={"score-die": [ORGANIZATIONS]},
        cubes={"richelieu": {PATRIOTE: 3, LOYAL: 2}, "beauce": {PATRIOTE: 7, LOYAL: 6}, "nicolet": {PATRIOTE: 1}},
    )  # fmt: skip
    before = measure(match)
    answer(match, "event:card-129")
    answers = {"beauce": "1", "richelieu": "0"}
    offered = {}
    while asked(match) == (LOYAL, "add-up-to"):
        assert match.question is not None
        district = match.question.args["district"]
        offered[district] = options(match)
        answer(match, answers[district])
    assert offered == {"beauce": ["1", "0"], "richelieu": ["2", "1", "0"]}
    assert change(before, match) == expected("L beauce+1")


def test_12_0_events_are_carried_out_as_far_as_possible() -> None:
    match = table(
        LOYAL, [133], luck={"score-die": [ORGANIZATIONS]},
        cubes={name: {PATRIOTE: 0} for name in board().districts} | {"nicolet": {PATRIOTE: 2}},
    )  # fmt: skip
    before = measure(match)
    answer(match, "event:card-133")
    assert change(before, match) == expected("P nicolet-1")


# Why not


@pytest.mark.parametrize(
    ("card", "district", "why"),
    [
        (19, "montreal", ("why-not-rural", "12.0")),
        (19, "drummond", ("why-not-patriote-bias", "1.1")),
        (62, "nicolet", ("why-not-named", "12.0")),
        (83, "nicolet", ("why-no-loyal-organization", "12.0")),
        (86, "chambly", ("why-patriote-organization-there", "12.0")),
        (86, "deux_montagnes", ("why-excluded", "12.0")),
        (113, "chambly", ("why-not-loyal-bias", "1.1")),
    ],
)
def test_12_0_why_a_district_does_not_fit_the_card(card: int, district: str, why: tuple[str, str]) -> None:
    side = SIDES[board().card(card).faction]
    assert reason(answer(varied(side, card), f"event:card-{card}"), district) == why


def test_12_0_why_a_district_has_not_the_right_number_of_cubes() -> None:
    few = {"nicolet": {PATRIOTE: 1, LOYAL: 3}, "yamaska": {PATRIOTE: 4, LOYAL: 1}, "beauce": {PATRIOTE: 4, LOYAL: 0}}
    many = answer(varied(PATRIOTE, 19, cubes=few), "event:card-19")
    assert reason(many, "yamaska") == ("why-many-patriote-cubes", "12.0")
    removing = answer(varied(LOYAL, 115, cubes=few), "event:card-115")
    assert reason(removing, "nicolet") == ("why-few-patriote-cubes", "12.0")
    level = {
        "richelieu": {PATRIOTE: 1, LOYAL: 1},
        "rouville": {PATRIOTE: 1, LOYAL: 1},
        "chambly": {PATRIOTE: 1, LOYAL: 1},
    }
    leading = answer(table(LOYAL, [129], cubes={**few, **level}), "event:card-129")
    assert reason(leading, "nicolet") == ("why-lead-low", "12.0")
    assert reason(leading, "yamaska") == ("why-lead-high", "12.0")
    assert reason(leading, "beauce") == ("why-few-loyal-cubes", "12.0")


def test_12_0_why_nothing_would_change_in_a_district() -> None:
    full = answer(varied(PATRIOTE, 69, cubes={"nicolet": {PATRIOTE: 9}}), "event:card-69")
    assert reason(full, "nicolet") == ("why-no-free-box", "1.1")
    empty = varied(LOYAL, 133, cubes={"nicolet": {PATRIOTE: 0}})
    assert reason(answer(empty, "event:card-133"), "nicolet") == ("why-no-patriote-cubes", "12.0")


def test_12_0_why_a_district_is_not_chosen_again() -> None:
    match = answer(varied(PATRIOTE, 69), "event:card-69", "nicolet")
    assert reason(match, "nicolet") == ("why-chosen", "3.2")


def test_12_0_card_54_why_no_third_loyal_county() -> None:
    match = table(PATRIOTE, [54], turn="year_1835")
    answer(match, "event:card-54", "drummond", "shefford")
    assert reason(match, "stanstead") == ("why-enough-loyal-bias", "12.0")


def test_12_0_card_129_why_not_so_many() -> None:
    cubes_there = {"richelieu": {PATRIOTE: 3, LOYAL: 2}}
    match = answer(table(LOYAL, [129], cubes=cubes_there), "event:card-129")
    while asked(match)[1] == "add":
        answer(match, options(match)[0])
    assert reason(match, "3") == ("why-card-says-fewer", "12.0")


def test_12_0_card_87_why_only_a_city() -> None:
    match = answer(varied(PATRIOTE, 87), "event:card-87")
    assert reason(match, "missisquoi") == ("why-not-a-city", "12.0")


def test_12_0_why_so_many_cubes_do_not_go_there() -> None:
    room = board().boxes[SIDES.index(LOYAL)][board().index["richelieu"]]
    nearly_full = {name: {LOYAL: 0} for name in board().districts} | {"richelieu": {PATRIOTE: room, LOYAL: room - 1}}
    match = answer(table(LOYAL, [129], cubes=nearly_full), "event:card-129")
    assert options(match) == ["1", "0"]
    assert reason(match, "2") == ("why-few-free-boxes", "1.1")


def test_12_0_card_137_why_the_meeting_is_not_held_or_broken_up_there() -> None:
    both = {name: {PATRIOTE: 2, LOYAL: 1} for name in ("yamaska", "richelieu")}
    match = varied(LOYAL, 137, cubes={"nicolet": {PATRIOTE: 2, LOYAL: 0}, **both})
    answer(match, "event:card-137")
    assert reason(match, "nicolet") == ("why-not-both-sides", "12.0")
    assert reason(answer(match, "yamaska"), "3") == ("why-fewer-cubes", "12.0")


def test_12_0_card_53_why_nobody_leads_there() -> None:
    match = answer(varied(PATRIOTE, 53, cubes={"nicolet": {PATRIOTE: 0, LOYAL: 0}}), "event:card-53")
    assert reason(match, "nicolet") == ("why-no-cubes", "12.0")


def test_12_0_card_134_why_there_is_nobody_to_catch_up_with() -> None:
    level = {"chambly": {PATRIOTE: 0, LOYAL: 0}}
    behind = {name: {PATRIOTE: 3, LOYAL: 0} for name in ("nicolet", "yamaska", "richelieu")}
    match = answer(varied(LOYAL, 134, cubes={**level, **behind}), "event:card-134")
    assert reason(match, "chambly") == ("why-not-behind", "12.0")


def test_12_0_card_95_why_another_choice_is_not_on_the_card() -> None:
    match = answer(varied(LOYAL, 95), "event:card-95")
    assert options(match) == ["raise_spirit", "opportunity_points"]
    assert reason(match, "activity_points") == ("why-not-a-choice", "12.0")
