"""Positions in which nobody who knows the game goes wrong, played by the heuristic alone."""

from __future__ import annotations

import pytest

from tests.games.liberty.table import Where, british_war, war, winter
from tests.games.library import answer, asked
from tricorne import Match
from tricorne.core.policy import Asked
from tricorne.core.questions import Ask
from tricorne.core.words import LANGUAGES


def weights(match: Match) -> dict[str, float]:
    """What the heuristic gives each option."""
    ask = match.question
    assert type(ask) is Ask
    names = list(ask.options())
    asked = Asked(ask.seat, ask.kind, ask.rule, ask.args, names)
    return dict(zip(names, match.game.policy().weigh(match.game, asked), strict=True))


def last_turn(blocks: dict[str, Where]) -> Match:
    """The last turn of a year, with the British first."""
    return war(blocks, british="action_3", american="action_1", spare=False)


def test_a_warship_does_not_sail_alone_against_blocks_in_a_port() -> None:
    troops: dict[str, Where] = dict.fromkeys(["howe", "grey", "percy"], "boston")
    match = british_war({**troops, "graves": "boston", "ward": "portsmouth", "stark": "portsmouth"})
    answer(match, "move:boston", "graves")
    assert asked(match) == ("british", "sail")
    weighed = weights(match)
    assert "portsmouth" not in max(weighed, key=weighed.__getitem__), "troops on land do not sail with it"


def test_no_block_is_built_that_winter_disbands_at_sea() -> None:
    weighed = weights(last_turn({"grant": "boston", "ward": "albany"}))
    assert weighed["replace"] < weighed["end"]


@pytest.mark.parametrize(("howe", "washington"), [(1, 4), (4, 3)])
def test_howe_attacks_washington_neither_with_one_step_nor_at_even_odds(howe: int, washington: int) -> None:
    match = british_war({"howe": ("boston", howe), "washington": ("springfield", washington)})
    weighed = weights(answer(match, "move:boston"))
    assert weighed["springfield"] < weighed["merrimack"], "a walk in the woods is better"


def test_equal_forces_do_not_storm_a_town() -> None:
    match = british_war({"grant": "new_york", "percy": "new_york", "greene": "hartford", "wayne": "hartford"})
    weighed = weights(answer(match, "move:new_york", "grant"))
    assert weighed["hartford"] < 0.1, "who defends fires first"


def test_troops_at_sea_do_not_wait_where_a_port_is_open() -> None:
    match = british_war({"grey": "atlantic", "rawdon": "atlantic", "grant": "new_york", "ward": "albany"})
    weighed = weights(answer(match, "move:atlantic", "grey", "sea:new_york"))
    assert asked(match) == ("british", "group")
    assert weighed["rawdon"] > weighed["done"]


def test_boston_is_not_given_up_without_a_shot_before_the_count() -> None:
    rebels: dict[str, Where] = dict.fromkeys(["ward", "greene", "stark", "wayne"], "springfield")
    match = last_turn({**rebels, "grant": "boston", "percy": "boston"})
    answer(match, "end")
    for block in ("greene", "wayne", "ward"):
        answer(match, *(["move:springfield"] if asked(match)[1] == "action" else []), block, "boston")
    answer(match, "done")
    assert asked(match) == ("british", "combat")
    weighed = weights(match)
    assert weighed["fire:grant"] > weighed["retreat"]


TARLETON: dict[str, Where] = {"tarleton": "camden", "greene": "charlotte", "morgan": "charlotte", "sumter": "charlotte"}


def tarleton_attacked(**blocks: Where) -> Match:
    """Three Americans fall upon Tarleton in the last turn of a year."""
    match = answer(last_turn({**TARLETON, **blocks}), "end", "move:charlotte")
    for block in ("greene", "morgan", "sumter"):
        answer(match, block, "camden")
    assert asked(match) == ("british", "combat")
    return match


def test_nobody_flees_into_the_wilds_to_starve() -> None:
    weighed = weights(tarleton_attacked(percy="charleston", grey="charleston", ohara="charleston", birch="augusta"))
    assert weighed["fire:tarleton"] > weighed["retreat"], "all towns near by feed as many as they can"


def test_flight_before_winter_leads_to_a_town_that_feeds() -> None:
    match = tarleton_attacked(percy="charleston", birch="augusta")
    for best in ("retreat", "santee", "charleston"):
        weighed = weights(match)
        assert max(weighed, key=weighed.__getitem__) == best
        answer(match, best)


def favourite(match: Match) -> str:
    """What the heuristic likes best."""
    weighed = weights(match)
    return max(weighed, key=weighed.__getitem__)


def test_the_hungry_are_fed_before_anything_is_drawn() -> None:
    blocks: dict[str, Where] = dict.fromkeys(["greene", "wayne", "morgan"], "dover")
    match = war({**blocks, "grant": "montreal"}, american="action_1", british="action_3", spare=False)
    answer(match, "end")
    assert asked(match) == ("american", "action")
    assert favourite(match) == "move:dover", "Philadelphia next door feeds them"


def test_who_is_fed_stays_and_who_goes_hungry_leaves() -> None:
    blocks: dict[str, Where] = {"greene": "dover", "wayne": ("dover", 2), "grant": "montreal"}
    match = war({**blocks, "morgan": "philadelphia"}, spare=False)
    answer(match, "move:dover")
    assert favourite(match) in ("greene", "wayne")
    answer(match, favourite(match), "philadelphia", "stop")
    assert favourite(match) == "done", "one is fed at Dover"


def test_before_winter_nobody_is_placed_where_there_is_no_food() -> None:
    boston: dict[str, Where] = dict.fromkeys(["greene", "wayne", "morgan"], "boston")
    british: dict[str, Where] = dict.fromkeys(["howe", "grant", "percy", "grey", "rawdon"], "portsmouth")
    blocks = {**boston, **british, "arnold": "philadelphia"}
    match = war(blocks, luck={"replacement": ["ward"]}, spare=False)
    answer(match, "replace")
    assert asked(match) == ("american", "deploy")
    assert favourite(match) != "boston", "three are all that it feeds"


FACING: dict[str, Where] = {"howe": "new_brunswick", "grant": "new_brunswick", "peters": ("dover", 1)}


@pytest.mark.parametrize(("guards", "goes"), [(2, False), (4, True)])
def test_a_great_town_keeps_the_guards_it_needs(guards: int, goes: bool) -> None:
    names = ["greene", "wayne", "arnold", "lafayette"][:guards]
    match = war({**dict.fromkeys(names, "philadelphia"), **FACING})
    answer(match, "move:philadelphia")
    weighed = weights(match)
    assert (weighed["greene"] > 0.2) == goes, "Dover is one point, Philadelphia four"


CAMDEN: dict[str, Where] = {
    **dict.fromkeys(["grant", "percy", "grey"], "charleston"),
    "sumter": ("camden", 1),
    "birch": "augusta",
}


@pytest.mark.parametrize("spare", [True, False])
def test_a_crowded_town_is_left_only_when_winter_is_near(spare: bool) -> None:
    match = war(CAMDEN, british="action_3", american="action_1", luck={"fire": [6, 1, 1, 1, 1]}, spare=spare)
    answer(match, "move:charleston")
    for name in ("grant", "percy", "grey"):
        answer(match, *([name] if asked(match)[1] == "group" else []), "santee", "river:camden")
    while asked(match)[1] != "regroup":
        answer(match, favourite(match))
    assert (favourite(match) == "done") == spare


def offered(blocks: dict[str, Where]) -> Match:
    """The offer that the British make in winter."""
    match = winter(blocks)
    while asked(match)[1] != "exchange-reply":
        answer(match, favourite(match))
    return match


def test_prisoners_are_exchanged_one_for_one() -> None:
    held: dict[str, Where] = dict.fromkeys(["washington", "arnold", "wayne", "ward", "howe"], "prisoners")
    match = offered({**held, "grey": "boston", "greene": "albany"})
    assert match.question is not None
    assert (len(match.question.args["given"]), len(match.question.args["back"])) == (1, 1)
    assert favourite(match) == "accept"


def test_a_general_is_not_exchanged_for_militia() -> None:
    match = winter({"howe": "prisoners", "sumter": "prisoners", "greene": "albany"})
    while asked(match)[1] != "negotiate":
        answer(match, favourite(match))
    assert favourite(match) == "no", "nobody would agree"


@pytest.mark.parametrize(("spare", "liked"), [(True, "first"), (False, "second")])
def test_the_last_word_before_the_count_is_not_given_away(spare: bool, liked: str) -> None:
    match = war(CAMDEN, british="action_3", spare=spare)
    assert asked(match) == ("british", "initiative")
    assert favourite(match) == liked


def reasons(match: Match, option: str) -> list[str]:
    """What the heuristic says of an option."""
    ask = match.question
    assert type(ask) is Ask
    question = Asked(ask.seat, ask.kind, ask.rule, ask.args, list(ask.options()))
    found = match.game.policy().because(match.game, question, option)
    for language in LANGUAGES:
        assert all(match.game.words(language).say(one.say, one.args) for one in found)
    return [one.say for one in found]


def test_reasons_tell_who_goes_hungry_and_who_finds_food() -> None:
    towns_full: dict[str, Where] = {**dict.fromkeys(["percy", "grey", "ohara"], "charleston"), "birch": "augusta"}
    assert "w-flees-in-vain" in reasons(tarleton_attacked(**towns_full), "retreat")
    fled = answer(tarleton_attacked(percy="charleston", birch="augusta"), "retreat")
    assert "w-finds-food" in reasons(fled, "santee")
    crowded: dict[str, Where] = dict.fromkeys(["greene", "wayne", "morgan"], "dover")
    hungry = answer(war({**crowded, "grant": "montreal"}, spare=False), "move:dover")
    assert "w-some-starve" in reasons(hungry, "greene")


def test_reasons_tell_of_a_guard_that_is_thinned_and_of_a_trade_that_is_none() -> None:
    guards: dict[str, Where] = dict.fromkeys(["greene", "wayne"], "philadelphia")
    match = answer(war({**guards, **FACING}), "move:philadelphia")
    assert "w-thins-guard" in reasons(match, "greene")
    held = winter({"howe": "prisoners", "sumter": "prisoners", "greene": "albany"})
    while asked(held)[1] != "negotiate":
        answer(held, favourite(held))
    assert reasons(held, "no") == ["w-no-fair-trade"]
