"""3.5 French Commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
    AVAILABLE,
    CITIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MAP,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    SPACES,
    WEST_INDIES,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import (
    Action,
    Selection,
    next_choice,
    select_space,
    special_afterwards,
    take_space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number, choose_word, choose_yes
from tricorne.games.liberty_or_death.rules.moving import (
    MARCH_WEST_INDIES,
    Moves,
    gather_groups,
    leaders_follow,
    move_group,
    some_unit,
)
from tricorne.games.liberty_or_death.rules.offers import NO_SPACE, Group, Limits, Numbers, Spaces, Words, no_obstacle
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    count,
    has_pieces,
    place,
    remove,
    room,
    spaces_of,
)
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain, pay
from tricorne.games.liberty_or_death.rules.s1_9_navy import treaty_obstacle
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    leader_joins_placement,
    leaders_left_alone,
    move_leader,
)
from tricorne.games.liberty_or_death.rules.s3_6_battle import battle, battle_spaces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

AGENTS = {"militia": (MILITIA_UNDERGROUND, 2), "continental": (CONTINENTAL, 1)}
"""What French agents may place, and how many."""
MUSTER_COST = 2
MUSTER_SPACES = (*POPULATED, WEST_INDIES)
MUSTER_REGULARS = 4
FORT_REGULARS = 2
NEED_PATRIOTS = "why-french-need-patriots", "3.5.4"
PATRIOTS_CANNOT_PAY = "why-patriots-cannot-pay", "3.5.4"


def patriot_cost(act: Action) -> int:
    """What the Patriots pay to take part in a French space."""
    return 0 if act.free else 1


def patriots_can_join(game: Game, act: Action) -> bool:
    """Whether the Patriots have the Resource that their part costs."""
    return game.state.resources[PATRIOTS] >= patriot_cost(act)


# 3.5.1 French Agent Mobilization


def agent_spaces(game: Game, act: Action) -> Selection:
    """Before the Treaty: the four sites of French agents that are not at Active Support."""
    level = game.state.level

    def obstacle(space: Space) -> Reason | None:
        return ("why-active-support", "3.5.1") if level[space] == ACTIVE_SUPPORT else None

    shut = ("why-after-treaty", "2.3.9") if game.state.treaty else None
    outside = "why-agents-where", "3.5.1"
    return Selection(game, act, "3.5.1", game.board.agent_sites, outside, obstacle, 1, False, shut)


@rule("3.5.1")
def agent_mobilization(game: Game, act: Action) -> Rule[None]:
    """Two Militia or one Continental in one of four Provinces."""
    act.limit, act.limited_by = 1, ("why-one-province", "3.5.1")
    while (
        space := (yield from select_space(game, act, "agents-space", lambda: agent_spaces(game, act), "3.5.1"))
    ) is not None:
        take_space(game, act, space, 1, "3.5.1")
        ways = Words(tuple(AGENTS), partial(_agents_obstacle, game))
        way = yield from choose_word(game, act.seat, "agents-way", ways, "3.5.1", space=SPACES[space])
        if way is not None:
            place(game, space, *AGENTS[way], "3.5.1")
            yield from leader_joins_placement(game, PATRIOTS, space, "3.5.1")


def agents_change(game: Game, _space: Space) -> bool:
    """Whether agents have anything to place."""
    return any(_agents_obstacle(game, way) is None for way in AGENTS)


def _agents_obstacle(game: Game, way: str) -> Reason | None:
    """Only Available Patriot pieces can be placed."""
    return None if game.state.available[AGENTS[way][0]] else ("why-none-available", "1.4.1")


# 3.5.2 Roderigue Hortalez et Cie


def hortalez_spaces(game: Game, act: Action) -> Selection:
    """It takes no space, only a Resource, which also a free Command costs; a Leader can have no part in it."""
    shut = None if act.must_involve is None else ("why-stroke-leader", "2.3.8")
    unpaid = None if game.state.resources[FRENCH] + act.credit else ("why-cannot-pay", "3.5.2")
    return Selection(game, act, "3.5.2", NO_SPACE, None, no_obstacle, 0, False, shut, unpaid)


@rule("3.5.2")
def hortalez(game: Game, act: Action) -> Rule[None]:
    """The French pay what they choose; the Patriots receive it and one more."""
    no_space = Spaces((), ("why-hortalez-no-space", "3.5.2"))
    yield from next_choice(
        game,
        act,
        "special-before",
        lambda: no_space,
        "3.5.2",
        may_stop=game.state.resources[FRENCH] > 0,
        must_go_on=("why-hortalez-pays", "3.5.2"),
    )
    wealth = game.state.resources[FRENCH]
    if not wealth:
        return
    amounts = Numbers((), ((wealth, "why-cannot-pay", "3.5.2"),))
    answer = yield Ask(act.seat, "hortalez", [str(n) for n in range(1, wealth + 1)], "3.5.2", amounts)
    pay(game, FRENCH, int(answer), "3.5.2")
    gain(game, PATRIOTS, int(answer) + 1, "3.5.2")
    yield from special_afterwards(game, act, "3.5.2")


# 3.5.3 Muster


def french_muster_spaces(game: Game, act: Action) -> Selection:
    """Colonies and Cities under Rebellion Control, and the West Indies, after the Treaty."""
    control = game.state.control

    def obstacle(space: Space) -> Reason | None:
        if space == WEST_INDIES or control[space] == REBELLION_CONTROL:
            return None
        return "why-no-rebellion-control", "3.5.3"

    shut = treaty_obstacle(game.state)
    outside = "why-muster-where", "3.5.3"
    return Selection(game, act, "3.5.3", MUSTER_SPACES, outside, obstacle, MUSTER_COST, True, shut)


@rule("3.5.3")
def french_muster(game: Game, act: Action) -> Rule[None]:
    """Up to four Regulars in one space; two Regulars there may make way for a Patriot Fort."""
    act.limit, act.limited_by = 1, ("why-one-muster", "3.5.3")
    while (
        space := (yield from select_space(game, act, "muster-space", lambda: french_muster_spaces(game, act), "3.5.3"))
    ) is not None:
        take_space(game, act, space, MUSTER_COST, "3.5.3")
        most = (
            (MUSTER_REGULARS, "why-four-regulars", "3.5.3"),
            (game.state.available[FRENCH_REGULAR], "why-not-available", "1.4.1"),
        )
        number = yield from choose_number(game, act.seat, "muster-number", 0, most, "3.5.3", space=SPACES[space])
        placed = place(game, space, FRENCH_REGULAR, number, "3.5.3")
        if act.brings_leader:
            move_leader(game, FRENCH, space, "2.3.9")
        elif placed:
            yield from leader_joins_placement(game, FRENCH, space, "3.5.3")
        yield from _patriot_fort(game, act, space)
    if not act.brings_leader:
        yield from leaders_left_alone(game)


def french_muster_changes(game: Game, space: Space) -> bool:
    """Whether a Muster could do anything there: Regulars, a Fort, or Rochambeau with the Treaty."""
    state = game.state
    return state.available[FRENCH_REGULAR] > 0 or state.leader_space[FRENCH] == AVAILABLE or _fort_fits(game, space)


def _fort_fits(game: Game, space: Space) -> bool:
    """Whether two Regulars there could make way for a Patriot Fort."""
    return (
        space != WEST_INDIES
        and count(game.state, space, FRENCH_REGULAR) >= FORT_REGULARS
        and room(game, space, PATRIOT_FORT) > 0
        and game.state.available[PATRIOT_FORT] > 0
    )


def _patriot_fort(game: Game, act: Action, space: Space) -> Rule[None]:
    if not _fort_fits(game, space) or not patriots_can_join(game, act):
        return
    if (yield from choose_yes(act.seat, "muster-fort", "3.5.3", space=SPACES[space])):
        pay(game, PATRIOTS, patriot_cost(act), "3.5.3")
        remove(game, space, FRENCH_REGULAR, FORT_REGULARS, "3.5.3")
        place(game, space, PATRIOT_FORT, 1, "3.5.3")
        yield from leader_joins_placement(game, PATRIOTS, space, "3.5.3")


# 3.5.4 March


def french_gates(game: Game) -> int:
    """The Rebellion Controlled Cities, as bits."""
    control = game.state.control
    return sum([1 << city for city in CITIES if control[city] == REBELLION_CONTROL])


def french_reaches(game: Game, gates: int, origin: Space, destination: Space) -> bool:
    """Whether French Regulars could March from one space to the other, on foot or through these Cities."""
    board = game.board
    if destination in board.adjacent[origin]:
        return True
    start, land = board.city_bits[origin] & gates, board.city_bits[destination] & gates
    return bool(start and land) and (start != land or start & (start - 1) != 0)


def french_march_spaces(game: Game, act: Action, moves: Moves) -> Selection:
    """Spaces with Patriot pieces, or any with Continentals in the group, that French Regulars can reach.

    In a Brilliant Stroke they come from or to the Leader.
    """
    if (shut := treaty_obstacle(game.state)) is not None:
        return Selection(game, act, "3.5.4", (), None, no_obstacle, 1, False, shut)
    leader, gates = act.must_involve, french_gates(game)
    origins = moves.movers(game, (FRENCH_REGULAR,))
    joined = patriots_can_join(game, act)
    with_patriots = [s for s in origins if moves.movable(game, s, CONTINENTAL)]

    def obstacle(space: Space) -> Reason | None:
        reason = "why-out-of-reach", "3.5.4"
        for origin in origins:
            if origin == space or not french_reaches(game, gates, origin, space):
                continue
            if not has_pieces(game.state, space, PATRIOTS) and not (joined and origin in with_patriots):
                reason = PATRIOTS_CANNOT_PAY if origin in with_patriots else NEED_PATRIOTS
            elif leader in (None, origin, space):
                return None
            else:
                reason = "why-stroke-leader", "2.3.8"
        return reason

    return Selection(game, act, "3.5.4", MAP, MARCH_WEST_INDIES, obstacle)


@rule("3.5.4")
def french_march(game: Game, act: Action) -> Rule[None]:
    """French Regulars, and Continentals beside them, on foot or between Rebellion Controlled Cities."""
    moves = Moves()
    while (
        destination := (
            yield from select_space(game, act, "march-space", lambda: french_march_spaces(game, act, moves), "3.5.4")
        )
    ) is not None:
        take_space(game, act, destination, 1, "3.5.4")
        yield from _march_into(game, act, moves, destination)
    yield from leaders_left_alone(game)


def _march_into(game: Game, act: Action, moves: Moves, destination: Space) -> Rule[None]:
    patriots_paid = False

    def against_continentals() -> Reason | None:
        return None if patriots_paid or patriots_can_join(game, act) else PATRIOTS_CANNOT_PAY

    def origins() -> Spaces:
        gates = french_gates(game)
        met = has_pieces(game.state, destination, PATRIOTS)

        def obstacle(origin: Space) -> Reason | None:
            if origin == WEST_INDIES:
                return MARCH_WEST_INDIES
            if (moved := moves.obstacle(game, (FRENCH_REGULAR,), "3.5.4", origin)) is not None:
                return moved
            if not french_reaches(game, gates, origin, destination):
                return "why-too-far", "3.5.4"
            if met:
                return None
            with_patriots = moves.movable(game, origin, CONTINENTAL)
            return against_continentals() if with_patriots else NEED_PATRIOTS

        return Spaces(spaces_of(game.state, FRENCH_REGULAR), ("why-no-units", "3.5.4"), obstacle)

    def limits(origin: Space, group: Group) -> Iterator[tuple[Kind, Limits]]:
        yield FRENCH_REGULAR, (moves.limit(game, origin, FRENCH_REGULAR, "3.5.4"),)
        if (unpaid := against_continentals()) is not None:
            yield CONTINENTAL, ((0, *unpaid),)
        else:
            one_for_one = group.get(FRENCH_REGULAR, 0), "why-one-for-one", "3.5.4"
            yield CONTINENTAL, (one_for_one, moves.limit(game, origin, CONTINENTAL, "3.5.4"))

    def unfinished(group: Group) -> Reason | None:
        if not group:
            return some_unit(group)
        if CONTINENTAL in group or has_pieces(game.state, destination, PATRIOTS):
            return None
        return NEED_PATRIOTS

    def moved(origin: Space, group: Group) -> Rule[None]:
        nonlocal patriots_paid
        if group.get(CONTINENTAL) and not patriots_paid:
            pay(game, PATRIOTS, patriot_cost(act), "3.5.4")
            patriots_paid = True
        move_group(game, moves, origin, destination, group, "3.5.4")
        yield from leaders_follow(game, act, origin, destination, group, "3.5.4")

    yield from gather_groups(game, act, destination, origins, limits, moved, "3.5.4", unfinished=unfinished)


# 3.5.5 Battle


@rule("3.5.5")
def french_battle(game: Game, act: Action) -> Rule[None]:
    """Battles in one space after the other, with the Patriots where they are asked and pay."""
    while (
        space := (yield from select_space(game, act, "battle-space", lambda: battle_spaces(game, act), "3.5.5"))
    ) is not None:
        take_space(game, act, space, 1, "3.5.5")
        patriots = yield from ask_patriots(game, act, space)
        yield from battle(game, act, space, ally=patriots)


def ask_patriots(game: Game, act: Action, space: Space) -> Rule[bool]:
    """The French decide whether Patriot units of the space join in, and the Patriots pay for it."""
    if not has_pieces(game.state, space, PATRIOTS) or not patriots_can_join(game, act):
        return False
    args = {"space": SPACES[space], "bonus": list(act.bonus)}
    if not (yield from choose_yes(act.seat, "battle-with-patriots", "3.5.5", **args)):
        return False
    pay(game, PATRIOTS, patriot_cost(act), "3.5.5")
    return True
