"""What non-players decide inside Special Activities: where to strike, how hard, and at whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.asking import Answer, kinds_of, space_of, spaces_of
from tricorne.games.liberty_or_death.bots.measures import (
    control_with,
    here,
    is_city,
    population,
    rebellion_cubes,
    war_parties,
)
from tricorne.games.liberty_or_death.bots.pieces import enemy_removal, next_piece
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.ties import D6, Thought, best_space, roll
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    FRENCH,
    INDIANS,
    KINDS,
    MILITIA,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    REBELLION_UNITS,
    SPACES,
    VILLAGE,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import british_cubes, count_all, rebellion_pieces
from tricorne.games.liberty_or_death.rules.s1_10_leaders import BRANT, leads_at

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.state import State


def _adds(me: Thinker, space: int, *, british: int = 0, indians: int = 0, rebels: int = 0) -> int:
    """The weight of Rebellion Control added by such a change."""
    after = control_with(me.state, space, british=british, indians=indians, rebels=rebels)
    if after == REBELLION_CONTROL and me.state.control[space] != REBELLION_CONTROL:
        return 1 + me.game.board.population[space]
    return 0


def _ends(me: Thinker, space: int, *, british: int = 0, indians: int = 0, rebels: int = 0) -> int:
    """The weight of British Control ended by such a change."""
    after = control_with(me.state, space, british=british, indians=indians, rebels=rebels)
    if after != BRITISH_CONTROL and me.state.control[space] == BRITISH_CONTROL:
        return 1 + me.game.board.population[space]
    return 0


@rule("8.5.1")
def partisans_space(me: Thinker, ask: Ask) -> Thought[str]:
    """To remove a Village, then most War Parties, then most British; within each by Control."""
    state = me.state

    def strength(space: int) -> int:
        return 2 if here(state, space, MILITIA_UNDERGROUND) > 1 else 1

    def village(space: int) -> bool:
        return bool(here(state, space, VILLAGE) and strength(space) > 1 and not war_parties(state, space))

    def parties(space: int) -> int:
        return min(war_parties(state, space), strength(space))

    def british(space: int) -> int:
        return min(british_cubes(state, space), strength(space) - parties(space))

    def losses(space: int) -> dict[str, int]:
        """What is lost there, the Militia that makes way for a second piece or a Village included."""
        if village(space):
            return {"indians": -1, "rebels": -1}
        number = parties(space) + british(space)
        return {"british": -british(space), "indians": -parties(space), "rebels": -(number > 1)}

    space = yield from best_space(
        me,
        spaces_of(ask),
        Priority("village", village),
        Priority("war-parties", parties),
        Priority("british", british),
        Priority("adds-rebellion-control", lambda s: _adds(me, s, **losses(s)), tier=1),
        Priority("ends-british-control", lambda s: _ends(me, s, **losses(s)), tier=1),
    )
    return "done" if space is None else SPACES[space]


def strike_mode(me: Thinker, ask: Ask) -> str:
    """A Village or Fort if possible, otherwise as many pieces as possible."""
    del me
    return next(mode for mode in ("village", "fort", "two", "one") if mode in ask.options())


@rule("8.1.2")
def target(me: Thinker, ask: Ask) -> str:
    """Enemy pieces in their order."""
    return KINDS[next_piece(me, enemy_removal, space_of(ask), kinds_of(ask))]


def _skirmish_losses(state: State, space: int) -> dict[str, int]:
    """What a Patriot Skirmish takes: two cubes or a Fort at the price of an own cube, or one cube for nothing."""
    cubes = min(2, british_cubes(state, space))
    return {"british": -max(1, cubes), "rebels": -(cubes != 1)}


@rule("8.4.1", "8.5.1", "8.6.3")
def skirmish_space(me: Thinker, ask: Ask) -> Thought[str]:
    """By the Faction's own order; not where it Battles, except after the Battle of a Brilliant Stroke (8.3.7)."""
    state, spaces = me.state, spaces_of(ask)
    if me.command == "battle" and not me.granted:
        spaces = [space for space in spaces if space not in me.spaces] or spaces
    if not spaces:
        return "done"
    if me.faction != 1 and WEST_INDIES in spaces:
        return SPACES[WEST_INDIES]
    lines: tuple[Priority[int], ...]
    if me.faction == BRITISH:
        lines = (
            Priority("one-regular", lambda s: here(state, s, BRITISH_REGULAR) == 1),
            Priority("most-cubes", lambda s: min(2, rebellion_cubes(state, s)), tier=1),
            Priority("lone-rebel", lambda s: rebellion_pieces(state, s) == 1, tier=1),
            Priority(
                "city", lambda s: is_city(s) and rebellion_pieces(state, s) == 1 > rebellion_cubes(state, s), tier=2
            ),
        )
    else:
        fort: Priority[int] = Priority(
            "british-fort", lambda s: here(state, s, BRITISH_FORT) > 0 and not british_cubes(state, s)
        )
        if me.faction == FRENCH:
            lines = (fort, Priority("most-british", lambda s: min(2, british_cubes(state, s))))
        else:
            lines = (
                fort,
                Priority("adds-rebellion-control", lambda s: _adds(me, s, **_skirmish_losses(state, s)), tier=1),
                Priority("ends-british-control", lambda s: _ends(me, s, **_skirmish_losses(state, s)), tier=1),
            )
    space = yield from best_space(me, spaces, *lines)
    return "done" if space is None else SPACES[space]


@rule("8.4.1")
def skirmish_mode(me: Thinker, ask: Ask) -> str:
    """A Fort, or as many cubes as possible; the British give up a Regular only for cubes."""
    if me.faction == BRITISH and "two" in ask.options() and rebellion_cubes(me.state, space_of(ask)) < 2:
        return "one"
    return strike_mode(me, ask)


@rule("8.4.1")
def skirmish_target(me: Thinker, ask: Ask) -> str:
    """The British take cubes before Militia, whichever kind is fewest; others in the order of all targets."""
    kinds = kinds_of(ask)
    if me.faction != BRITISH:
        return target(me, ask)
    cubes = [kind for kind in kinds if kind != MILITIA_ACTIVE]
    return KINDS[enemy_removal(me.state, space_of(ask), cubes or kinds)[0]]


@rule("8.7.1", "1.10")
def war_path_space(me: Thinker, ask: Ask) -> Thought[str]:
    """To remove a Patriot Fort, then most Rebellion pieces, first in a Province with a Village."""
    state = me.state

    def removed(space: int) -> int:
        """Up to two units, Militia first; Brant takes one more Militia."""
        units = min(count_all(state, space, REBELLION_UNITS), 2 if here(state, space, WAR_PARTY_UNDERGROUND) > 1 else 1)
        return units + (leads_at(state, INDIANS, BRANT, space) and count_all(state, space, MILITIA) > units)

    space = yield from best_space(
        me,
        spaces_of(ask),
        Priority("patriot-fort", lambda s: here(state, s, PATRIOT_FORT) > 0 and not removed(s)),
        Priority("most-rebels", removed),
        Priority("village", lambda s: here(state, s, VILLAGE) > 0, tier=1),
    )
    return "done" if space is None else SPACES[space]


@rule("8.7.1")
def trade_space(me: Thinker, ask: Ask) -> Thought[str]:
    """The Village with most Underground War Parties."""
    space = yield from best_space(
        me,
        spaces_of(ask),
        Priority("most-underground", lambda s: here(me.state, s, WAR_PARTY_UNDERGROUND)),
    )
    return "done" if space is None else SPACES[space]


@rule("8.4.6")
def trade_gift(me: Thinker, ask: Ask) -> Thought[str]:
    """If the Indians are poorer, half a die, rounded up, when the die is below the British Resources."""
    del ask
    british = me.state.resources[BRITISH]
    if me.state.resources[INDIANS] >= british:
        return "0"
    die = yield from roll(me, "trade-die", D6, "8.4.6", resources=british)
    return str((die + 1) // 2) if die < british else "0"


@rule("8.7.1")
def plunder_space(me: Thinker, ask: Ask) -> Thought[str]:
    """The highest Population."""
    space = yield from best_space(me, spaces_of(ask), population(me.game))
    return "done" if space is None else SPACES[space]


@rule("8.5.1")
def persuasion_space(me: Thinker, ask: Ask) -> Thought[str]:
    """Spaces with Patriot Forts first."""
    space = yield from best_space(
        me, spaces_of(ask), Priority("patriot-fort", lambda s: here(me.state, s, PATRIOT_FORT) > 0)
    )
    return "done" if space is None else SPACES[space]


SPECIAL: dict[str, Answer] = {
    "partisans-space": partisans_space,
    "partisans-mode": strike_mode,
    "partisans-target": target,
    "skirmish-space": skirmish_space,
    "skirmish-mode": skirmish_mode,
    "skirmish-target": skirmish_target,
    "war-path-space": war_path_space,
    "war-path-mode": strike_mode,
    "war-path-target": target,
    "trade-space": trade_space,
    "trade-gift": trade_gift,
    "plunder-space": plunder_space,
    "persuasion-space": persuasion_space,
}
