"""3.5 French Commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_SUPPORT,
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
)
from tricorne.games.liberty_or_death.rules.action import (
    Action,
    next_choice,
    select_space,
    special_afterwards,
    take_space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number, choose_word, choose_yes
from tricorne.games.liberty_or_death.rules.moving import Moves, gather_groups, leaders_follow, move_group
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    ALL_SPACES,
    count,
    has_pieces,
    place,
    remove,
    room,
)
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain, pay
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    leader_joins_placement,
    leaders_left_alone,
    move_leader,
)
from tricorne.games.liberty_or_death.rules.s3_6_battle import battle, is_battlefield

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.rules.choices import Group

MUSTER_COST = 2
MUSTER_REGULARS = 4
FORT_REGULARS = 2


def patriot_cost(act: Action) -> int:
    """What the Patriots pay to take part in a French space."""
    return 0 if act.free else 1


def patriots_can_join(game: Game, act: Action) -> bool:
    """Whether the Patriots have the Resource that their part costs."""
    return game.state.resources[PATRIOTS] >= patriot_cost(act)


# 3.5.1 French Agent Mobilization


def agent_spaces(game: Game, act: Action) -> Iterable[int]:
    """Before the Treaty: the four sites of French agents that are not at Active Support."""
    state = game.state
    if state.treaty or not act.can_pay(game, 1):
        return ()
    return (s for s in act.open_among(game.board.agent_sites) if state.level[s] != ACTIVE_SUPPORT)


@rule("3.5.1")
def agent_mobilization(game: Game, act: Action) -> Rule[None]:
    """Two Militia or one Continental in one of four Provinces."""
    act.limit = 1
    while (
        space := (yield from select_space(game, act, "agents-space", lambda: agent_spaces(game, act), "3.5.1"))
    ) is not None:
        take_space(game, act, space, 1, "3.5.1")
        state = game.state
        ways = []
        if state.available[MILITIA_UNDERGROUND]:
            ways.append("militia")
        if state.available[CONTINENTAL]:
            ways.append("continental")
        if ways:
            way = yield from choose_word(act.seat, "agents-way", ways, "3.5.1", space=SPACES[space])
            kind, number = (MILITIA_UNDERGROUND, 2) if way == "militia" else (CONTINENTAL, 1)
            place(game, space, kind, number, "3.5.1")
            yield from leader_joins_placement(game, PATRIOTS, space, "3.5.1")


# 3.5.2 Roderigue Hortalez et Cie


@rule("3.5.2")
def hortalez(game: Game, act: Action) -> Rule[None]:
    """The French pay what they choose; the Patriots receive it and one more."""
    yield from next_choice(game, act, "special-before", tuple, "3.5.2", may_stop=game.state.resources[FRENCH] > 0)
    wealth = game.state.resources[FRENCH]
    if not wealth:
        return
    answer = yield Ask(act.seat, "hortalez", [str(n) for n in range(1, wealth + 1)], "3.5.2")
    pay(game, FRENCH, int(answer), "3.5.2")
    gain(game, PATRIOTS, int(answer) + 1, "3.5.2")
    yield from special_afterwards(game, act, "3.5.2")


# 3.5.3 Muster


def french_muster_spaces(game: Game, act: Action) -> Iterable[int]:
    """Colonies and Cities under Rebellion Control, and the West Indies."""
    state = game.state
    if not state.treaty or not act.can_pay(game, MUSTER_COST):
        return ()
    return (
        space
        for space in act.open_to_leader((*POPULATED, WEST_INDIES))
        if space == WEST_INDIES or state.control[space] == REBELLION_CONTROL
    )


@rule("3.5.3")
def french_muster(game: Game, act: Action) -> Rule[None]:
    """Up to four Regulars in one space; two Regulars there may make way for a Patriot Fort."""
    act.limit = 1
    while (
        space := (yield from select_space(game, act, "muster-space", lambda: french_muster_spaces(game, act), "3.5.3"))
    ) is not None:
        take_space(game, act, space, MUSTER_COST, "3.5.3")
        most = min(MUSTER_REGULARS, game.state.available[FRENCH_REGULAR])
        number = yield from choose_number(act.seat, "muster-number", 0, most, "3.5.3", space=SPACES[space])
        placed = place(game, space, FRENCH_REGULAR, number, "3.5.3")
        if act.brings_leader:
            move_leader(game, FRENCH, space, "2.3.9")
        elif placed:
            yield from leader_joins_placement(game, FRENCH, space, "3.5.3")
        yield from _patriot_fort(game, act, space)
    if not act.brings_leader:
        yield from leaders_left_alone(game)


def _patriot_fort(game: Game, act: Action, space: int) -> Rule[None]:
    state = game.state
    if (
        space == WEST_INDIES
        or count(state, space, FRENCH_REGULAR) < FORT_REGULARS
        or room(game, space, PATRIOT_FORT) < 1
        or not state.available[PATRIOT_FORT]
        or not patriots_can_join(game, act)
    ):
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


def french_reaches(game: Game, gates: int, origin: int, destination: int) -> bool:
    """Whether French Regulars could March from one space to the other, on foot or through these Cities."""
    board = game.board
    if destination in board.adjacent[origin]:
        return True
    start, land = board.city_bits[origin] & gates, board.city_bits[destination] & gates
    return bool(start and land) and (start != land or start & (start - 1) != 0)


def french_march_spaces(game: Game, act: Action, moves: Moves) -> Iterable[int]:
    """Spaces with Patriot pieces, or any with Continentals in the group, that French Regulars can reach."""
    if not game.state.treaty or not act.can_pay(game, 1):
        return ()
    origins = moves.movers(game, (FRENCH_REGULAR,))
    joined = patriots_can_join(game, act)
    with_patriots = [s for s in origins if joined and moves.movable(game, s, CONTINENTAL)]
    gates = french_gates(game)
    leader = act.must_involve

    def can_enter(space: int) -> bool:
        for origin in origins if has_pieces(game.state, space, PATRIOTS) else with_patriots:
            if origin != space and leader in (None, origin, space) and french_reaches(game, gates, origin, space):
                return True
        return False

    return filter(can_enter, act.open_among(MAP))


def _continentals(game: Game, act: Action, moves: Moves, space: int) -> int:
    """Continentals of the space that may go along."""
    return moves.movable(game, space, CONTINENTAL) if patriots_can_join(game, act) else 0


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


def _march_into(game: Game, act: Action, moves: Moves, destination: int) -> Rule[None]:
    patriots_paid = [False]

    def continentals(origin: int) -> int:
        if patriots_paid[0]:
            return moves.movable(game, origin, CONTINENTAL)
        return _continentals(game, act, moves, origin)

    def origins() -> list[int]:
        gates = french_gates(game)
        met = has_pieces(game.state, destination, PATRIOTS)
        return [
            s
            for s in moves.movers(game, (FRENCH_REGULAR,))
            if french_reaches(game, gates, s, destination) and (met or continentals(s))
        ]

    def limits(origin: int, group: Group) -> Iterator[tuple[int, int]]:
        regulars = group.get(FRENCH_REGULAR, 0)
        yield FRENCH_REGULAR, moves.movable(game, origin, FRENCH_REGULAR)
        if regulars:
            yield CONTINENTAL, min(regulars, continentals(origin))

    def complete(group: Group) -> bool:
        return bool(group) and (CONTINENTAL in group or has_pieces(game.state, destination, PATRIOTS))

    def moved(origin: int, group: Group) -> Rule[None]:
        if group.get(CONTINENTAL) and not patriots_paid[0]:
            pay(game, PATRIOTS, patriot_cost(act), "3.5.4")
            patriots_paid[0] = True
        move_group(game, moves, origin, destination, group, "3.5.4")
        yield from leaders_follow(game, act, origin, destination, group, "3.5.4")

    yield from gather_groups(act, destination, origins, limits, moved, "3.5.4", complete=complete)


# 3.5.5 Battle


def french_battle_spaces(game: Game, act: Action) -> Iterable[int]:
    """Spaces and West Indies with French and Royalist pieces."""
    if not act.can_pay(game, 1):
        return ()
    return (space for space in act.open_to_leader(ALL_SPACES) if is_battlefield(game, FRENCH, space))


@rule("3.5.5")
def french_battle(game: Game, act: Action) -> Rule[None]:
    """Battles in one space after the other, with the Patriots where they are asked and pay."""
    while (
        space := (yield from select_space(game, act, "battle-space", lambda: french_battle_spaces(game, act), "3.5.5"))
    ) is not None:
        take_space(game, act, space, 1, "3.5.5")
        patriots = yield from ask_patriots(game, act, space)
        yield from battle(game, act, space, ally=patriots)


def ask_patriots(game: Game, act: Action, space: int) -> Rule[bool]:
    """The French decide whether Patriot units of the space join in, and the Patriots pay for it."""
    if not has_pieces(game.state, space, PATRIOTS) or not patriots_can_join(game, act):
        return False
    args = {"space": SPACES[space], "bonus": list(act.bonus)}
    if not (yield from choose_yes(act.seat, "battle-with-patriots", "3.5.5", **args)):
        return False
    pay(game, PATRIOTS, patriot_cost(act), "3.5.5")
    return True
