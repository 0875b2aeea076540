"""What non-players decide inside Commands, about Leaders, and about Brilliant Strokes."""

from __future__ import annotations

from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask, Luck
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots.asking import (
    Answer,
    kinds_of,
    most_of,
    numbers_of,
    pieces_of,
    space_of,
    spaces_of,
)
from tricorne.games.liberty_or_death.bots.indians import needs_raider, raiders_near, spare_active_parties
from tricorne.games.liberty_or_death.bots.marching import March
from tricorne.games.liberty_or_death.bots.measures import (
    here,
    opposition_of,
    support_of,
)
from tricorne.games.liberty_or_death.bots.patriots import enlist, may_enlist, most_militia, spare_active_militia
from tricorne.games.liberty_or_death.bots.pieces import friendly_removal, next_piece
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.strokes import plays_stroke, plays_treaty
from tricorne.games.liberty_or_death.bots.ties import D6, Thought, best_space
from tricorne.games.liberty_or_death.names import (
    BRITISH_REGULAR,
    FACTION_OF,
    INDIANS,
    KINDS,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    SPACES,
    TORY,
    UNITS_OF,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all, rebellion_pieces
from tricorne.games.liberty_or_death.rules.s2_3_sequence import next_faction
from tricorne.games.liberty_or_death.rules.s2_3_strokes import TREATY


def fixed(answer: str) -> Answer:
    """Always the same answer."""
    return lambda _me, _ask: answer


def as_many_as_possible(me: Thinker, ask: Ask) -> str:
    """To the maximum extent (8.1.1)."""
    del me
    return most_of(ask)


@rule("8.1")
def leader_follows(me: Thinker, ask: Ask) -> Thought[str]:
    """A Leader goes with the largest group of his Faction that moves from, or stays in, his space."""
    (faction,) = [f for f in range(4) if ask.args["leader"] in me.game.board.leaders[f]]
    origin = space_of(ask, "origin")
    goes = int(ask.args["number"])
    later = groups_to_come(me, faction, origin)
    stays = count_all(me.state, origin, UNITS_OF[faction]) - sum(later)
    me.note("w-leader-groups", goes=goes, stays=stays)
    if later:
        me.note("w-leader-later", number=max(later))
    largest = max(goes, stays, *later)
    if goes < largest:
        return "no"
    equal = [goes, stays, *later].count(largest)
    if equal == 1:
        return "yes"
    faces = D6 if len(D6) % equal == 0 else tuple(range(1, equal + 1))
    most = len(faces) // equal
    die = yield Luck("leader-die", faces, "8.1", most=most, **ask.args)
    me.note("w-leader-die", die=int(die), most=most, **ask.args)
    return "yes" if die <= most else "no"


def groups_to_come(me: Thinker, faction: int, origin: int) -> list[int]:
    """How many units of the Faction are in each group that will leave the space later in the Command."""
    groups = [
        march.groups[origin] for march in me.marches if march.destination not in me.spaces and origin in march.groups
    ]
    numbers = [sum(n for kind, n in group.items() if FACTION_OF[kind] == faction) for group in groups]
    return [n for n in numbers if n]


# Inside Commands


@rule("8.7.1")
def raid_from(me: Thinker, ask: Ask) -> Thought[str]:
    """An Underground War Party where none is, or where they do not outnumber the Rebellion.

    An Active one only out of the space of a Leader who has to take part (8.3.7).
    """
    space = space_of(ask, "destination")
    pieces = pieces_of(ask)
    hidden = [origin for origin, kind in pieces if kind == WAR_PARTY_UNDERGROUND]
    near = [origin for origin in raiders_near(me, space) if origin in hidden]
    if ask.offers("done") and not (near and needs_raider(me, space)):
        return "done"
    kind = WAR_PARTY_UNDERGROUND if hidden else WAR_PARTY_ACTIVE
    origin = yield from best_space(me, near or [origin for origin, of_kind in pieces if of_kind == kind])
    assert origin is not None
    me.marches.append(March(space, {origin: {kind: 1}}, ()))
    return f"{SPACES[origin]}:{KINDS[kind]}"


@rule("8.5.2", "8.7.2")
def regroup_from(me: Thinker, ask: Ask) -> str:
    """Active units that can leave without changing Control for the worse."""
    spare = spare_active_parties if me.faction == INDIANS else spare_active_militia
    kind = WAR_PARTY_ACTIVE if me.faction == INDIANS else MILITIA_ACTIVE
    for space in spaces_of(ask):
        if number := spare(me, space):
            me.queue = [("regroup-group", f"{KINDS[kind]}:{number}"), ("regroup-group", "done")]
            return SPACES[space]
    return "done"


@rule("8.5.2")
def continentals_space(me: Thinker, ask: Ask) -> Thought[str]:
    """The Fort space with most Militia, where no further space can be paid and the Rally ends with this."""
    space = yield from best_space(me, [s for s in spaces_of(ask) if may_enlist(me, s)], *most_militia(me))
    if space is None:
        return "done"
    me.queue = list(enlist(me, space))
    return SPACES[space]


@rule("8.1.2")
def own_unit(me: Thinker, ask: Ask) -> str:
    """Own pieces that make way for a Fort or Village, in the order in which they go."""
    return KINDS[next_piece(me, friendly_removal, space_of(ask), kinds_of(ask))]


@rule("8.1.2")
def fort_regulars(me: Thinker, ask: Ask) -> str:
    """Three cubes in turn from the most, sparing the last Tory."""
    state, space = me.state, space_of(ask)
    there = {BRITISH_REGULAR: here(state, space, BRITISH_REGULAR), TORY: here(state, space, TORY)}
    turn = TORY if there[TORY] > there[BRITISH_REGULAR] else BRITISH_REGULAR
    regulars = 0
    for _ in range(3):
        other = BRITISH_REGULAR if turn == TORY else TORY
        gone = other if there[other] and there[turn] <= (turn == TORY) else turn
        regulars += gone == BRITISH_REGULAR
        there[gone] -= 1
        turn = BRITISH_REGULAR if gone == TORY else TORY
    numbers = numbers_of(ask)
    return str(min(max(regulars, min(numbers)), max(numbers)))


@rule("8.4.1")
def displace(me: Thinker, ask: Ask) -> Thought[str]:
    """The City with most Rebellion pieces."""
    space = yield from best_space(me, spaces_of(ask), Priority("most-rebels", lambda s: rebellion_pieces(me.state, s)))
    return "done" if space is None else SPACES[space]


@rule("8.4.1")
def displace_to(me: Thinker, ask: Ask) -> Thought[str]:
    """A Province with most Opposition, then least Support, then lowest Population."""
    game = me.game
    space = yield from best_space(
        me,
        spaces_of(ask),
        Priority("most-opposition", lambda s: opposition_of(game, s)),
        Priority("least-support", lambda s: 99 - support_of(game, s)),
        Priority("lowest-population", lambda s: 9 - game.board.population[s], tier=1),
    )
    assert space is not None
    return SPACES[space]


# Inside Commands that are granted where no line of the instructions applies (8.3.5)


@rule("8.3.5", "8.1.2")
def placing_way(me: Thinker, ask: Ask) -> str:
    """A Fort or Village, then units that are Available, then those next door."""
    available = me.state.available[WAR_PARTY_UNDERGROUND if me.faction == INDIANS else MILITIA_UNDERGROUND]
    units: tuple[str, ...] = ("war_parties", "militia") if available else ()
    order = ("village", "fort", *units, "regroup", "war_parties", "militia")
    return next(way for way in order if ask.offers(way))


@rule("8.3.5")
def any_origin(me: Thinker, ask: Ask) -> Thought[str]:
    """No unit has to move; if one must, the table picks the space that it comes from."""
    if "done" in ask.options():
        return "done"
    space = yield from best_space(me, spaces_of(ask))
    assert space is not None
    return SPACES[space]


@rule("8.1.1")
def all_that_may_go(me: Thinker, ask: Ask) -> str:
    """As many as possible of one kind after the other."""
    del me
    offered = [str(option) for option in ask.options() if option != "done"]
    return max(offered, key=lambda option: int(option.rpartition(":")[2])) if offered else "done"


@rule("8.7.4")
def scout_group(me: Thinker, ask: Ask) -> str:
    """One War Party, an Active one if possible, and as many Regulars and Tories as may go."""
    del me
    offered = [option.partition(":") for option in ask.options() if option != "done"]
    for kind in (WAR_PARTY_ACTIVE, WAR_PARTY_UNDERGROUND, BRITISH_REGULAR, TORY):
        numbers = [int(number) for name, _, number in offered if name == KINDS[kind]]
        if numbers:
            return f"{KINDS[kind]}:{max(numbers) if kind in (BRITISH_REGULAR, TORY) else 1}"
    return "done"


# Brilliant Strokes


@rule("8.3.7", "8.1")
def stroke_or_not(me: Thinker, ask: Ask) -> str:
    """The Treaty as soon as it can be; other cards under the Faction's own conditions."""
    card = next(option for option in ask.options() if option != "no")
    over = ask.args.get("card")
    if card == f"stroke:{TREATY}":
        return card if plays_treaty(me.game) else "no"
    over_card = int(over.partition(":")[2]) if over else None
    return card if plays_stroke(me.game, me.faction, next_faction(me.game), over_card) else "no"


COMMAND: dict[str, Answer] = {
    "recall": fixed("done"),
    "leader-joins": fixed("yes"),
    "leader-follows": leader_follows,
    "free-special": fixed("yes"),
    "plunder-war-party": own_unit,
    "raid-from": raid_from,
    "regroup-from": regroup_from,
    "rally-way": placing_way,
    "gather-way": placing_way,
    "rally-militia": as_many_as_possible,
    "gather-war-parties": as_many_as_possible,
    "rally-continentals-space": continentals_space,
    "fort-units": own_unit,
    "village-war-parties": own_unit,
    "fort-regulars": fort_regulars,
    "muster-regulars-number": as_many_as_possible,
    "muster-tories-number": as_many_as_possible,
    "muster-number": as_many_as_possible,
    "muster-fort": fixed("no"),
    "displace": displace,
    "displace-to": displace_to,
    "scout-skirmish": fixed("yes"),
    "brilliant-stroke": stroke_or_not,
    "trump": stroke_or_not,
    "march-from": any_origin,
    "march-group": all_that_may_go,
    "scout-from": any_origin,
    "scout-group": scout_group,
}
