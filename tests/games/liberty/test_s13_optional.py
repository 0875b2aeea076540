"""The optional rules."""

from __future__ import annotations

from tests.games.liberty.table import at, british_war, strength, war
from tests.games.library import answer, asked, options, reason
from tricorne import Match


def fired(match: Match) -> list[tuple[str, int]]:
    """Who has fired, and with which rating."""
    return [(e["args"]["block"], e["args"]["rating"]) for e in match.log() if e["event"] == "fired"]


def test_13_1_militia_fires_better_and_leaves_in_round_2() -> None:
    m = war({"ward": ("springfield", 3), "grey": ("boston", 4)}, options={"volley": "on"}, luck={"fire": [6] * 30})
    answer(m, "move:springfield", "boston", "end", "end")
    assert asked(m) == ("american", "volley")
    answer(m, "yes", "fire:grey", "fire:ward")
    assert fired(m) == [("grey", 2), ("ward", 2)]
    answer(m, "fire:grey")
    assert at(m, "ward") == "springfield"


def test_13_1_declined_militia_fires_as_usual() -> None:
    m = war({"ward": ("springfield", 3), "grey": ("boston", 4)}, options={"volley": "on"}, luck={"fire": [6] * 30})
    answer(m, "move:springfield", "boston", "end", "end", "no", "fire:grey", "fire:ward", "fire:grey")
    assert fired(m)[1] == ("ward", 1)
    assert options(m) == ["fire:ward", "retreat"]


def test_13_1_not_for_reserves() -> None:
    blocks = {"greene": "springfield", "ward": "newport", "grey": "boston"}
    m = war(blocks, options={"volley": "on"}, luck={"fire": [6] * 40})
    answer(m, "move:springfield", "boston", "move:newport", "boston", "end", "end", "springfield")
    assert asked(m)[1] == "combat"


def test_13_1_without_the_option_nobody_is_asked() -> None:
    m = war({"ward": "springfield", "grey": "boston"}, luck={"fire": [6] * 30})
    answer(m, "move:springfield", "boston", "end", "end")
    assert asked(m)[1] == "combat"


def test_13_2_a_bayonet_charge_in_round_2_then_away() -> None:
    m = british_war(
        {"grey": ("boston", 3), "greene": ("springfield", 4)}, options={"bayonets": "on"}, luck={"fire": [6] * 40}
    )
    answer(m, "move:boston", "springfield", "end", "end", "fire:greene")
    assert options(m) == ["fire:grey", "retreat"]
    answer(m, "fire:grey", "fire:greene")
    assert options(m) == ["fire:grey", "bayonet:grey", "retreat"]
    answer(m, "bayonet:grey")
    assert fired(m)[-1] == ("grey", 3)
    answer(m, "fire:greene")
    assert at(m, "grey") == "boston"


def test_13_2_guards_charge_with_five_and_light_foot_not_at_all() -> None:
    blocks = {"ohara": ("boston", 3), "fraser": ("boston", 3), "greene": ("springfield", 4)}
    m = british_war(blocks, options={"bayonets": "on"}, luck={"fire": [6] * 40})
    answer(m, "move:boston", "ohara", "springfield", "fraser", "springfield", "end", "end")
    answer(m, "fire:fraser", "fire:greene", "fire:ohara")
    assert options(m) == ["fire:fraser", "retreat"]
    answer(m, "fire:fraser", "fire:greene", "bayonet:ohara")
    assert fired(m)[-1] == ("ohara", 5)


def test_13_3_in_the_pursuit_round_the_defender_fires_and_the_attacker_leaves() -> None:
    m = war(
        {"greene": ("springfield", 4), "grey": ("boston", 1)}, options={"pursuit": "on"}, luck={"fire": [6] * 15 + [1]}
    )
    answer(m, "move:springfield", "boston", "end", "end")
    for _ in range(3):
        answer(m, "fire:grey", "fire:greene")
    assert [name for name, _ in fired(m)][-1] == "grey"
    assert len(fired(m)) == 7
    assert (at(m, "greene"), strength(m, "greene")) == ("springfield", 3)


def test_13_3_indians_pursue_with_three() -> None:
    m = war({"lee": ("reading", 3), "mohawk": ("wyoming", 1)}, options={"pursuit": "on"}, luck={"fire": [6] * 12 + [3]})
    answer(m, "move:reading", "wyoming", "end", "end")
    for _ in range(3):
        answer(m, "fire:mohawk", "fire:lee")
    assert fired(m)[-1] == ("mohawk", 3)
    assert strength(m, "lee") == 2


def test_13_2_why_a_block_does_not_charge() -> None:
    blocks = {"grey": ("boston", 3), "fraser": ("boston", 3), "greene": ("springfield", 4)}
    m = british_war(blocks, options={"bayonets": "on"}, luck={"fire": [6] * 40})
    answer(m, "move:boston", "grey", "springfield", "fraser", "springfield", "end", "end")
    assert reason(m, "bayonet:fraser") == ("why-not-line-foot", "13.2")
    answer(m, "fire:fraser", "fire:greene")
    assert reason(m, "bayonet:grey") == ("why-round-two", "13.2")
    plain = british_war(blocks, luck={"fire": [6] * 40})
    answer(plain, "move:boston", "grey", "springfield", "fraser", "springfield", "end", "end")
    assert reason(plain, "bayonet:fraser") == ("why-no-bayonets", "13.2")


def test_13_1_why_militia_that_fired_its_volley_must_leave() -> None:
    blocks = {"ward": ("springfield", 3), "greene": ("springfield", 3), "grey": ("boston", 3)}
    m = war(blocks, options={"volley": "on"}, luck={"fire": [6] * 60})
    answer(m, "move:springfield", "ward", "boston", "greene", "boston", "end", "end", "yes")
    answer(m, "fire:grey", "fire:greene", "fire:ward", "fire:grey")
    assert reason(m, "fire:ward") == ("why-must-leave", "7.4")


def test_13_3_why_a_defender_does_not_retreat_in_the_pursuit() -> None:
    blocks = {"greene": ("springfield", 4), "grey": ("boston", 2), "grant": ("boston", 2)}
    m = war(blocks, options={"pursuit": "on"}, luck={"fire": [6] * 60})
    answer(m, "move:springfield", "boston", "end", "end")
    for _ in range(3):
        answer(m, "fire:grey", "fire:grant", "fire:greene")
    assert asked(m) == ("british", "combat")
    assert reason(m, "retreat") == ("why-pursuit", "13.3")
