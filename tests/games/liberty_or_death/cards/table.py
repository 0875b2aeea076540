"""A board on which a test puts exactly the pieces it speaks of, and a script of answers for one card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from tricorne.core.facts import read_facts
from tricorne.core.questions import Ask, Luck, Rule
from tricorne.games.liberty_or_death.cards import s5_events, winter
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import (
    AVAILABLE,
    FACTIONS,
    KIND_COUNT,
    KIND_INDEX,
    KINDS,
    LEVEL_INDEX,
    POOL_NAMES,
    POOL_OF,
    SPACE_INDEX,
    level_name,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import change
from tricorne.games.liberty_or_death.rules.s1_6_support import update_totals
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import TREATY

LARGE = ("new_york", "virginia", "pennsylvania")
ROYALIST_PLAYER = {"british": "human", "indians": "human", "patriots": "nonplayer", "french": "nonplayer"}
LEADER_JOINS = "leader-joins yes"
"""The answer by which a Leader comes along from Available; without it he stays there and nobody has to say so."""
Pieces = Mapping[str, Mapping[str, int]]
T = TypeVar("T")


class Asked(NamedTuple):
    """A question as it was asked."""

    seat: str
    kind: str
    options: tuple[str, ...]


@cache
def facts() -> Any:
    return read_facts(LibertyOrDeath.folder(), LibertyOrDeath.id)


CARDS = facts().files["cards"]["cards"]


def table(
    pieces: Pieces | None = None,
    *,
    levels: Mapping[str, str] | None = None,
    resources: int = 10,
    treaty: bool = False,
    squadrons: int = 0,
    blockades: Iterable[str] = (),
    unavailable: Mapping[str, int] | None = None,
    leaders: Mapping[str, str] | None = None,
    edition: str = "printed",
) -> LibertyOrDeath:
    """An empty board with these pieces; all others are Available, unless some are to be Unavailable.

    Leaders are in Available unless a test puts them somewhere.
    """
    settings = {option.name: option.default for option in LibertyOrDeath.options} | {"edition": edition}
    game = LibertyOrDeath(facts(), "1775", settings)
    game.state = state = game.setup()
    state.pieces[:] = [0] * len(state.pieces)
    state.control[:] = [0] * len(state.control)
    state.level[:] = [0] * len(state.level)
    state.available[:] = game.board.pool
    state.unavailable[:] = [0] * KIND_COUNT
    state.resources[:] = [resources] * len(FACTIONS)
    state.treaty = treaty
    if treaty:
        state.strokes.remove(TREATY)
    state.squadrons = squadrons
    state.squadrons_unavailable = game.board.squadron_pool - squadrons - len(list(blockades))
    for city in blockades:
        state.blockades[SPACE_INDEX[city]] += 1
    for name, n in (unavailable or {}).items():
        state.available[POOL_NAMES[name]] -= n
        state.unavailable[POOL_NAMES[name]] += n
    for space, counts in (pieces or {}).items():
        for name, n in counts.items():
            change(state, SPACE_INDEX[space], KIND_INDEX[name], n)
            state.available[POOL_OF[KIND_INDEX[name]]] -= n
    set_levels(game, levels or {})
    for faction, name in enumerate(FACTIONS):
        where = (leaders or {}).get(name)
        state.leader_space[faction] = AVAILABLE if where is None else SPACE_INDEX[where]
    return game


def set_levels(game: LibertyOrDeath, levels: Mapping[str, str]) -> None:
    """Put these spaces at these levels."""
    for space, level in levels.items():
        game.state.level[SPACE_INDEX[space]] = LEVEL_INDEX[level]
    update_totals(game)


def play(
    game: LibertyOrDeath,
    card: int,
    side: str = "text",
    *,
    by: str,
    answers: Sequence[str] = (),
    dice: Sequence[int] = (),
) -> list[Asked]:
    """Play one text of a card. An answer `french boston` says also who must be asked. Returns what was asked."""
    return run(game, _event(game, FACTIONS.index(by), card, side == "shaded"), answers, dice)


def _event(game: LibertyOrDeath, faction: int, card: int, shaded: bool) -> Rule[None]:
    yield from s5_events.play(game, faction, card, shaded)
    yield from leaders_left_alone(game)


def winter_effect(game: LibertyOrDeath, card: int, answers: Sequence[str] = ()) -> list[Asked]:
    """Carry out the effect of a Winter Quarters card."""
    return run(game, winter.take_effect(game, card), answers, ())


def run(game: LibertyOrDeath, rule: Rule[Any], answers: Sequence[str], dice: Sequence[int]) -> list[Asked]:
    """Run a rule with scripted answers and dice; all of them must be used, and every answer must be offered.

    A question with a single option may be left out of the script.
    """
    waiting, rolls = list(answers), list(dice)
    asked: list[Asked] = []

    def decide(ask: Ask) -> str:
        options = tuple(ask.options())
        assert len(options) == len(set(options))
        if ask.kind == "leader-joins" and (not waiting or waiting[0] != LEADER_JOINS):
            return "no"
        if len(options) == 1 and (not waiting or waiting[0].rpartition(" ")[2] != options[0]):
            return options[0]
        asked.append(Asked(ask.seat, ask.kind, options))
        assert waiting, f"no answer left for {ask}: {options}"
        seat, _, answer = waiting.pop(0).removeprefix("leader-joins ").rpartition(" ")
        assert not seat or seat == ask.seat, f"{ask} instead of {seat}"
        return answer

    carry_out(rule, decide, scripted(rolls))
    assert not waiting, f"answers left over: {waiting}"
    assert not rolls, f"dice left over: {rolls}"
    assert not list(game.invariants())
    return asked


def carry_out(rule: Rule[T], decide: Callable[[Ask], str], roll: Callable[[Luck], str | int]) -> T:
    """Run a rule to its end. Whatever is decided must be offered."""
    value: str | int | None = None
    while True:
        try:
            request = rule.send(value)
        except StopIteration as end:
            result: T = end.value
            return result
        if isinstance(request, Luck):
            value = roll(request)
        else:
            assert isinstance(request, Ask)
            value = decide(request)
            assert value in request.options(), f"{value} is not offered by {request}: {request.options()}"


def scripted(rolls: list[int]) -> Callable[[Luck], str | int]:
    """Dice that fall as the list says, which gets shorter."""

    def roll(luck: Luck) -> str | int:
        assert rolls, f"no die left for {luck}"
        return luck.named(rolls.pop(0))

    return roll


def at(game: LibertyOrDeath, space: str) -> dict[str, int]:
    """The pieces of a space."""
    first = SPACE_INDEX[space] * KIND_COUNT
    return {KINDS[kind]: n for kind, n in enumerate(game.state.pieces[first : first + KIND_COUNT]) if n}


def level(game: LibertyOrDeath, space: str) -> str:
    """The level of a space."""
    return level_name(game.state.level[SPACE_INDEX[space]])


def markers(game: LibertyOrDeath, space: str) -> tuple[int, int]:
    """Propaganda and Raid markers of a space."""
    return game.state.propaganda[SPACE_INDEX[space]], game.state.raid[SPACE_INDEX[space]]


def box(game: LibertyOrDeath, name: str, piece: str) -> int:
    """How many of a piece are in a box."""
    boxes: list[int] = getattr(game.state, name)
    return boxes[POOL_NAMES[piece]]


def resources(game: LibertyOrDeath) -> dict[str, int]:
    """Resources that differ from the ten of `table`."""
    return {name: n for name, n in zip(FACTIONS, game.state.resources, strict=True) if n != 10}


def blockaded(game: LibertyOrDeath) -> dict[str, int]:
    """Blockades by City."""
    return {name: n for name, n in zip(SPACE_INDEX, game.state.blockades, strict=True) if n}


def sits_out(game: LibertyOrDeath) -> list[str]:
    """Factions that are Ineligible through the next card."""
    return [name for name, out in zip(FACTIONS, game.state.sits_out, strict=True) if out]


def stays_eligible(game: LibertyOrDeath) -> list[str]:
    """Factions that start the next card Eligible although they acted."""
    return [name for name, stays in zip(FACTIONS, game.state.stays_eligible, strict=True) if stays]


def solo(players: dict[str, str] = ROYALIST_PLAYER, **pieces: dict[str, int]) -> LibertyOrDeath:
    """A game of one player against non-players."""
    game = table(pieces, treaty=True)
    game.players = players
    return game
