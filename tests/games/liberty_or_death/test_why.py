"""An answer that is not offered is refused with the reason and the section of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.liberty_or_death.table import answer, asked, at, table
from tests.games.liberty_or_death.test_s6_winter import winter
from tricorne.core import Match, Refused
from tricorne.core.words import words_of
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES


def reason(match: Match, name: str) -> tuple[str, str]:
    """Why the answer is refused, which must be sayable in both languages."""
    with pytest.raises(Refused) as refused:
        match.answer(name)
    args = refused.value.args_
    assert refused.value.code == "not-offered-because", name
    for language in ("en", "es"):
        assert words_of(LibertyOrDeath.folder(), language).say(args["reason"])
    return args["reason"], args["rule"]


def test_both_languages_have_the_same_reasons() -> None:
    folder = LibertyOrDeath.folder() / "words"
    english, spanish = (
        {line.partition(" =")[0] for line in (folder / f"why.{language}.ftl").read_text().splitlines() if " = " in line}
        for language in ("en", "es")
    )
    assert english == spanish


# A turn


@pytest.mark.parametrize(
    ("seat", "position", "wanted", "why"),
    [
        ("british", {}, "command:rally", ("why-not-your-command", "3.2")),
        ("british", {"resources": {"british": 1}}, "command:battle", ("why-no-battle", "3.2.4")),
        (
            "british",
            {"resources": {"british": 0}, "treaty": True, "spaces": {"boston": at(R=1, C=1, blockades=1)}},
            "command:battle",
            ("why-cannot-pay", "3.2.4"),
        ),
        ("french", {}, "command:muster", ("why-before-treaty", "2.3.9")),
        ("french", {"treaty": True}, "command:agent_mobilization", ("why-after-treaty", "2.3.9")),
        (
            "indians",
            {"resources": {"british": 0}, "spaces": {"quebec": at(R=1, W=1)}},
            "command:scout",
            ("why-british-cannot-pay", "3.4.3"),
        ),
        ("indians", {}, "command:scout", ("why-no-scout", "3.4.3")),
        ("british", {"card": 18}, "event:shaded", ("why-single-text", "5.2")),
        ("british", {}, "stroke:106", ("why-stroke-not-held", "2.3.8")),
        ("british", {"strokes": [106], "spaces": {"boston": at(R=1)}}, "stroke:106", ("why-stroke-leader", "1.10")),
        ("french", {"strokes": [107, 109]}, "stroke:109", ("why-preparations", "2.3.9")),
        ("french", {"strokes": [107, 109]}, "stroke:107", ("why-treaty-first", "2.3.8")),
        (
            "british",
            {"strokes": [106], "on_deck": 97, "options": {"winter-is-coming": "on"}},
            "stroke:106",
            ("why-stroke-winter", "2.3.8"),
        ),
        (
            "british",
            {"acts": {"patriots": "command"}, "eligible": ["british", "patriots"], "strokes": [106]},
            "stroke:106",
            ("why-stroke-too-late", "2.3.8"),
        ),
        (
            "british",
            {"acts": {"patriots": "command"}, "eligible": ["british", "patriots"]},
            "event:unshaded",
            ("why-event-after-special", "2.3.4"),
        ),
        (
            "british",
            {"acts": {"patriots": "event"}, "eligible": ["british", "patriots"]},
            "event:unshaded",
            ("why-event-taken", "2.3.4"),
        ),
        (
            "british",
            {
                "options": {"edition": "2016"},
                "treaty": True,
                "spaces": {"boston": at(blockades=3), "norfolk": at(R=1)},
            },
            "command:garrison",
            ("why-garrison-fni", "1.9"),
        ),
    ],
)
def test_2_3_4_what_a_turn_does_not_offer(
    seat: str, position: dict[str, Any], wanted: str, why: tuple[str, str]
) -> None:
    assert reason(table(seat, **position), wanted) == why


# The spaces of a Command


@pytest.mark.parametrize(
    ("seat", "command", "position", "wanted", "why"),
    [
        ("british", "march", {"spaces": {"quebec": at(R=1)}}, "west_indies", ("why-march-west-indies", "1.3.7")),
        ("british", "march", {"spaces": {"northwest": at(R=1)}}, "georgia", ("why-out-of-reach", "3.2.3")),
        (
            "british",
            "march",
            {"treaty": True, "spaces": {"boston": at(R=1), "norfolk": at(blockades=1)}},
            "norfolk",
            ("why-blockade-landing", "1.9"),
        ),
        (
            "british",
            "muster",
            {"treaty": True, "spaces": {"norfolk": at(blockades=1)}},
            "norfolk",
            ("why-blockaded", "1.9"),
        ),
        ("british", "muster", {"spaces": {"boston": at(R=1)}}, "west_indies", ("why-west-indies-closed", "1.3.7")),
        ("british", "muster", {"spaces": {"boston": at(R=1)}}, "northwest", ("why-muster-where", "3.2.1")),
        ("british", "garrison", {"spaces": {"boston": at(R=1)}}, "georgia", ("why-not-a-city", "3.2.2")),
        ("british", "battle", {"spaces": {"boston": at(R=1, C=1)}}, "georgia", ("why-no-own-pieces", "3.2.4")),
        (
            "british",
            "battle",
            {"spaces": {"boston": at(R=1, C=1), "georgia": at(R=1)}},
            "georgia",
            ("why-no-enemies", "3.2.4"),
        ),
        ("patriots", "rally", {"spaces": {"boston": at("active_support")}}, "boston", ("why-active-support", "3.3.1")),
        ("patriots", "rally", {}, "west_indies", ("why-west-indies-pieces", "1.4.2")),
        ("patriots", "march", {"spaces": {"boston": at(C=1)}}, "georgia", ("why-out-of-reach", "3.3.2")),
        ("patriots", "rabble_rousing", {"spaces": {"boston": at(M=1)}}, "georgia", ("why-rabble-where", "3.3.4")),
        ("indians", "march", {"spaces": {"virginia": at(W=1)}}, "norfolk", ("why-no-indians-in-cities", "1.4.2")),
        (
            "indians",
            "gather",
            {"spaces": {"virginia": at("active_opposition")}},
            "virginia",
            ("why-active-level", "3.4.1"),
        ),
        (
            "indians",
            "raid",
            {"spaces": {"virginia": at("passive_opposition", W=1)}},
            "georgia",
            ("why-not-opposition", "3.4.4"),
        ),
        (
            "indians",
            "raid",
            {"spaces": {"virginia": at("passive_opposition", W=1), "georgia": at("passive_opposition")}},
            "georgia",
            ("why-no-raider", "3.4.4"),
        ),
        ("indians", "scout", {"spaces": {"quebec": at(R=1, W=1)}}, "georgia", ("why-scout-from", "3.4.3")),
        ("french", "agent_mobilization", {}, "georgia", ("why-agents-where", "3.5.1")),
        (
            "french",
            "muster",
            {"treaty": True, "spaces": {"boston": at(C=1)}},
            "georgia",
            ("why-no-rebellion-control", "3.5.3"),
        ),
        (
            "french",
            "march",
            {
                "treaty": True,
                "spaces": {"new_hampshire": at(F=1, C=1), "quebec": at(C=1)},
                "resources": {"patriots": 0},
            },
            "massachusetts",
            ("why-french-need-patriots", "3.5.4"),
        ),
    ],
)
def test_3_1_spaces_that_a_command_cannot_select(
    seat: str, command: str, position: dict[str, Any], wanted: str, why: tuple[str, str]
) -> None:
    m = table(seat, **position)
    answer(m, f"command:{command}")
    assert reason(m, wanted) == why


def test_3_1_a_space_is_selected_once() -> None:
    m = table("patriots")
    answer(m, "command:rally", "boston", "no")
    assert reason(m, "boston") == ("why-selected", "3.1")


def test_3_1_without_resources_no_further_space() -> None:
    m = table("patriots", resources={"patriots": 1}, spaces={"boston": at(M=2), "georgia": at(C=1, T=1)})
    answer(m, "command:rally", "boston", "militia", "no")
    assert reason(m, "virginia") == ("why-cannot-pay", "3.3.1")


def test_3_4_4_a_raid_within_reach_of_dragging_canoe_lacks_only_resources() -> None:
    m = table(
        "indians",
        resources={"indians": 1},
        leaders={"indians": {"who": "dragging_canoe", "space": "southwest"}},
        spaces={"southwest": at(W=2), "virginia": at("passive_opposition"), "georgia": at("passive_opposition")},
    )
    answer(m, "command:raid", "virginia")
    assert reason(m, "done") == ("why-raider-needed", "3.4.4")
    answer(m, "southwest:war_party_underground", "no")
    assert reason(m, "georgia") == ("why-cannot-pay", "3.4.4")


def test_4_4_3_nothing_is_plundered_before_a_raid_where_the_patriots_are_poor() -> None:
    spaces = {"virginia": at("passive_opposition", W=3)}
    for wealth, why in ((0, "why-nothing-to-plunder"), (1, None)):
        m = table("indians", resources={"patriots": wealth}, spaces=spaces)
        answer(m, "command:raid")
        against = m.question.why_not("special:plunder")  # type: ignore[union-attr]
        assert against == (why and (why, "4.4.3"))


def test_3_1_units_move_once_and_in_company() -> None:
    m = table("british", spaces={"boston": at(R=2, T=3)})
    answer(m, "command:march", "massachusetts")
    assert reason(m, "georgia") == ("why-no-units", "3.2.3")
    answer(m, "boston", "british_regular:2")
    assert reason(m, "tory:3") == ("why-one-for-one", "3.2.3")


def test_3_3_1_ways_that_a_rally_does_not_have() -> None:
    m = table("patriots", spaces={"boston": at(M=1), "quebec": at(M=2, PF=1)})
    answer(m, "command:rally", "quebec")
    assert reason(m, "militia") == ("why-no-militia-in-reserves", "3.3.1")
    m = table("patriots", spaces={"boston": at(C=2)})
    answer(m, "command:rally", "boston")
    assert reason(m, "regroup") == ("why-no-patriot-fort", "3.3.1")


def test_3_2_1_a_fort_takes_three_cubes_and_room() -> None:
    spaces = {"boston": at(R=2, T=1), "norfolk": at(R=2), "virginia": at(T=3, BF=2)}
    m = table("british", spaces=spaces)
    answer(m, "command:muster", "boston", "0", "done")
    assert asked(m)[1] == "muster-finish"
    assert reason(m, "fort:norfolk") == ("why-three-cubes", "3.2.1")
    assert reason(m, "fort:virginia") == ("why-two-bases", "1.4.2")
    assert reason(m, "reward:norfolk") == ("why-no-tories", "6.4.1")


# Special Activities and winter


def test_4_1_special_activities_that_are_not_possible() -> None:
    m = table("patriots", spaces={"boston": at(M=1, C=1)})
    answer(m, "command:rally")
    assert reason(m, "special:trade") == ("why-not-your-special", "4.3")
    assert reason(m, "special:skirmish") == ("why-no-patriot-skirmish", "4.3.3")
    answer(m, "special:persuasion")
    assert reason(m, "special:persuasion") == ("why-special-used", "4.1")


def test_2_3_5_a_limited_command_has_no_special_activity() -> None:
    m = table("patriots", eligible=["british", "patriots"], acts={"british": "command"}, spaces={"boston": at(M=2)})
    answer(m, "command:rally")
    assert reason(m, "special:persuasion") == ("why-limited-command", "2.3.5")


@pytest.mark.parametrize(
    ("seat", "command", "spaces", "special", "wanted", "why"),
    [
        (
            "british",
            "garrison",
            {"georgia": at(R=1, C=1), "virginia": at(R=1, C=1), "boston": at(C=1)},
            "skirmish",
            "boston",
            ("why-no-regulars", "4.2.2"),
        ),
        (
            "patriots",
            "rally",
            {"georgia": at(M=1, T=1), "virginia": at(M=1, T=1), "boston": at(M=1)},
            "partisans",
            "boston",
            ("why-no-enemy-unit", "4.3.2"),
        ),
        (
            "indians",
            "gather",
            {"georgia": at(W=1, V=1), "virginia": at(W=1, V=1), "quebec": at(WA=1, V=1)},
            "trade",
            "quebec",
            ("why-no-underground-war-party", "4.4.1"),
        ),
    ],
)
def test_4_1_spaces_that_a_special_activity_cannot_select(
    seat: str, command: str, spaces: Any, special: str, wanted: str, why: tuple[str, str]
) -> None:
    m = table(seat, spaces=spaces)
    answer(m, f"command:{command}", f"special:{special}")
    assert reason(m, wanted) == why


def test_6_2_1_supply_that_cannot_be_paid_or_shifted() -> None:
    m = winter(
        "british-supply",
        resources={"british": 1},
        spaces={"virginia": at("active_opposition", R=1), "georgia": at(R=1)},
    )
    assert reason(m, "shift") == ("why-no-shift", "6.2.1")
    answer(m, "pay")
    assert reason(m, "pay") == ("why-cannot-pay", "6.2.1")


def test_6_4_spaces_that_cannot_be_rewarded_or_stirred() -> None:
    spaces = {"boston": at(R=1, T=1), "norfolk": at("active_support", R=1, T=1), "virginia": at(C=1)}
    m = winter("support", spaces=spaces)
    assert reason(m, "virginia") == ("why-no-british-control", "6.4.1")
    assert reason(m, "norfolk") == ("why-nothing-to-buy", "6.4.1")
    answer(m, "done")
    assert reason(m, "boston") == ("why-no-rebellion-control", "6.4.2")


def test_any_answer_that_is_not_offered_is_refused_in_both_languages() -> None:
    """Through a game of chance answers, whatever else anybody could ask for."""
    spaces, words = list(SPACES), ("pay", "shift", "fort", "village", "regroup", "militia", "war_parties", "nonsense")
    commands = [f"command:{name}" for group in COMMANDS.values() for name in group]
    specials = [f"special:{name}" for group in ACTIVITIES.values() for name in group]
    others = [*commands, *specials, "event:shaded", "stroke:106", "stroke:x", "tory:9", "fort:boston", "reward:georgia"]
    m, dice = table(scenario="sprint", seed=5), Random(5)
    said = {language: words_of(LibertyOrDeath.folder(), language) for language in ("en", "es")}
    for _ in range(250):
        if m.question is None:
            break
        offered_now = list(m.question.options())
        for wrong in (*dice.sample(spaces, 4), *dice.sample([*others, *words], 6)):
            if wrong in offered_now:
                continue
            found = m.question.why_not(wrong)  # type: ignore[union-attr]
            assert found is None or all(language.say(found[0]) for language in said.values())
        answer(m, dice.choice(offered_now))
