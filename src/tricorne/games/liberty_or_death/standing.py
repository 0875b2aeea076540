"""How the game is won and how it stands: both conditions of a Faction, the margins, and where one step weighs most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tricorne.core.game import OBSERVER
from tricorne.core.standing import MOST_PLACES, Line, Place, Stage, Standing
from tricorne.games.liberty_or_death.names import CITIES, LEVEL_INDEX, POPULATED, SPACE_INDEX, SPACES, Space
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import PREPARATIONS_NEEDED
from tricorne.games.liberty_or_death.rules.s7_victory import LEAD_NEEDED

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

Shown = Mapping[str, Any]

CARD_STAGES = (Stage("first", "2.3.4"), Stage("second", "2.3.4"), Stage("next-card", "2.3.7"))
WINTER_STAGES = (
    Stage("check", "6.1"),
    Stage("supply", "6.2"),
    Stage("income", "6.3"),
    Stage("support", "6.4"),
    Stage("redeploy", "6.5"),
    Stage("desertion", "6.6"),
    Stage("reset", "6.7"),
)
STAGE_OF_PHASE = {
    "victory-check": "check",
    "british-supply": "supply",
    "patriot-supply": "supply",
    "french-supply": "supply",
    "indian-supply": "supply",
    "west-indies": "supply",
    "resources": "income",
    "support": "support",
    "redeployment": "redeploy",
    "desertion": "desertion",
    "reset": "reset",
}
FOR_SUPPORT = ("british", "indians")
HIGHEST = max(LEVEL_INDEX.values())


def standing_for(game: Game, seat: str, shown: Shown) -> Standing:
    """For a Faction its own conditions, for an observer those of all four."""
    factions = tuple(shown["victory"]["margins"]) if seat == OBSERVER else (seat,)
    lines = [line for faction in factions for line in _faction(game, faction, shown, seat)]
    lines += _passing(game, shown)
    lines += _final(game, shown)
    places = () if seat == OBSERVER else tuple(_steps(game, seat, shown))[:MOST_PLACES]
    stages, stage = _sequence(game, shown)
    return Standing(tuple(lines), places, stages, stage)


# How it is won


def _faction(game: Game, faction: str, shown: Shown, seat: str) -> Iterator[Line]:
    margins, tracks = shown["victory"]["margins"][faction], shown["victory"]["tracks"]
    if seat == OBSERVER:
        if game.plan.victory_checks:
            yield Line("win-faction", {"faction": faction, **margins}, faction)
        return
    is_able = faction != "french" or shown["treaty"]
    if not is_able:
        yield Line("win-before-treaty", {"preparations": shown["preparations"], "needed": PREPARATIONS_NEEDED + 1})
    is_checked = is_able and game.plan.victory_checks
    yield _people(faction, margins["first"] + LEAD_NEEDED, is_checked)
    if is_checked:
        counted = {name: tracks[name] for name in ("cbc", "crc", "forts", "villages")}
        yield Line(f"win-second-{faction}", {**counted, "need": max(0, 1 - margins["second"])})


def _people(faction: str, lead: int, is_checked: bool) -> Line:
    """Which way the people lean, and how far they still have to."""
    towards_support = lead > 0 if faction in FOR_SUPPORT else lead < 0
    how = "even" if not lead else "support" if towards_support else "opposition"
    need = {"need": max(0, LEAD_NEEDED + 1 - lead)} if is_checked else {}
    return Line(f"win-{how}" if is_checked else f"win-{how}-only", {"lead": abs(lead), **need})


def _passing(game: Game, shown: Shown) -> Iterator[Line]:
    """Who would win if winter came now."""
    if not game.plan.victory_checks:
        return
    margins = shown["victory"]["margins"]
    passing = [
        name
        for name, margin in margins.items()
        if margin["first"] > 0 and margin["second"] > 0 and (name != "french" or shown["treaty"])
    ]
    if passing:
        yield Line("win-passing", {"factions": passing})


def _final(game: Game, shown: Shown) -> Iterator[Line]:
    """The margins by which the last winter decides, the highest first."""
    margins = shown["victory"]["margins"]
    able = [name for name in margins if name != "french" or shown["treaty"]]
    ranked = sorted(able, key=lambda name: -margins[name]["final"])
    args: dict[str, Any] = {}
    for letter, name in zip("abcd", ranked, strict=False):
        args |= {letter: name, f"{letter}_margin": margins[name]["final"]}
    left = len(game.plan.campaigns) - shown["winters"]
    yield Line("win-final-four" if len(able) > 3 else "win-final-three", {"left": left, **args})


# Where one step weighs most


def _steps(game: Game, faction: str, shown: Shown) -> Iterator[Place]:
    """Spaces where one level more is worth most; those that the side Controls before the others."""
    way = 1 if faction in FOR_SUPPORT else -1
    control = "british" if way > 0 else "rebellion"
    population, spaces = game.board.population, shown["spaces"]

    def weight(space: Space) -> tuple[int, bool]:
        return -population[space], spaces[SPACES[space]]["control"] != control

    for space in sorted(POPULATED, key=weight):
        name = SPACES[space]
        there = spaces[name]
        blocked = way > 0 and space in CITIES and there["blockades"]
        if LEVEL_INDEX[there["level"]] * way < HIGHEST and not blocked:
            say = "near-controlled" if there["control"] == control else "near-step"
            yield Place(name, say, {"place": name, "points": population[SPACE_INDEX[name]]})


# The sequence of play


def _sequence(game: Game, shown: Shown) -> tuple[tuple[Stage, ...], str]:
    card = shown["card"]
    if card is not None and int(card.partition(":")[2]) in game.board.winters:
        return WINTER_STAGES, STAGE_OF_PHASE[shown["winter_phase"]]
    done = sum(act not in ("nothing", "passed") for act in shown["acts"].values())
    return CARD_STAGES, "" if card is None else CARD_STAGES[min(done, 2)].id
