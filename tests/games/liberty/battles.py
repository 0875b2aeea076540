"""Battles that several tests fight."""

from __future__ import annotations

from tests.games.liberty.table import Where, british_war, war
from tests.games.library import answer, asked, options
from tricorne import Match

MISS = [6] * 40
ISLANDS: dict[str, Where] = {"hood": "west_indies_british", "rawdon": ("west_indies_british", 3), "ward": "albany"}


DIAGRAM: dict[str, Where] = {
    "graves": "atlantic",
    "howe": ("atlantic", 4),
    "grey": "atlantic",
    "grant": "atlantic",
    "percy": "hartford",
    "clinton": ("new_york", 3),
    "ward": ("new_york", 3),
    "arnold": "west_point",
    "morgan": "albany",
    "viomenil": "philadelphia",
    "lauzun": "philadelphia",
}


FLEETS: dict[str, Where] = {
    "graves": ("atlantic", 3),
    "grey": ("atlantic", 3),
    "ward": ("newport", 3),
    "de_grasse": ("newport", 2),
}


SPLIT: dict[str, Where] = {
    "washington": ("springfield", 1),
    "greene": ("springfield", 1),
    "wayne": ("springfield", 1),
    "arnold": ("springfield", 1),
    "ward": "newport",
    "stark": "newport",
    "howe": ("boston", 4),
    "grey": ("boston", 4),
}


def attack_boston(luck: list[int], attackers: dict[str, int], defenders: dict[str, int]) -> Match:
    """Americans from Springfield against Boston, all in by the same hexside."""
    everybody: dict[str, Where] = {name: ("springfield", steps) for name, steps in attackers.items()}
    everybody |= {name: ("boston", steps) for name, steps in defenders.items()}
    m = war(everybody, luck={"fire": luck})
    answer(m, "move:springfield")
    for name in attackers:
        answer(m, *([name] if asked(m)[1] == "group" else []), "boston")
    return answer(m, "end", "end")


def split_attack(luck: list[int]) -> Match:
    """The example of reserves: four from Springfield, two from Newport."""
    m = war(SPLIT, luck={"fire": luck})
    answer(m, "move:springfield", "washington", "boston", "greene", "boston", "wayne", "boston", "arnold", "boston")
    answer(m, "move:newport", "ward", "boston", "stark", "boston", "end", "end")
    assert asked(m) == ("american", "main-attack")
    assert options(m) == ["springfield", "newport"]
    return answer(m, "springfield")


def landing(blocks: dict[str, Where], luck: list[int] | None = None, troops: tuple[str, ...] = ("grey",)) -> Match:
    """Graves and troops from the Atlantic against Newport."""
    m = british_war(blocks, luck={"fire": luck or [6] * 40})
    answer(m, "move:atlantic", "graves", "sea:newport")
    for name in troops:
        answer(m, *([name] if asked(m)[1] == "group" else []), "sea:newport")
    if asked(m)[1] == "group":
        answer(m, "done")
    return answer(m, "end", "end")


def two_fleets(graves: int, hood: int, dice: list[int]) -> Match:
    """Graves with troops from the Atlantic and Hood along the coast, against a French ship and militia at Newport."""
    blocks: dict[str, Where] = {
        "graves": ("atlantic", graves),
        "grey": ("atlantic", 3),
        "hood": ("hartford", hood),
        "de_grasse": ("newport", 3),
        "ward": ("newport", 3),
    }
    m = british_war(blocks, luck={"fire": [*dice, *MISS]})
    answer(m, "move:atlantic", "graves", "sea:newport", "grey", "sea:newport")
    return answer(m, "move:hartford", "sail:newport:hartford", "end", "end")


def attack_on_the_french_port(blocks: dict[str, Where]) -> Match:
    """Hood and Rawdon from port to port."""
    m = british_war({**ISLANDS, **blocks}, luck={"fire": MISS})
    answer(m, "move:west_indies_british", "hood", "sea:west_indies_french", "rawdon", "sea:west_indies_french")
    return answer(m, "end", "end")


def sea_attack_on_new_york(luck: dict[str, list[int]] | None = None) -> Match:
    m = war(DIAGRAM, british="action_3", american="action_3", luck=luck)
    answer(m, "first", "move:atlantic", "graves", "sea:new_york")
    return answer(m, "howe", "sea:new_york", "grey", "sea:new_york", "grant", "sea:new_york")
