"""Why a space cannot be selected, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MAP,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOT_UNITS,
    PATRIOTS,
    POPULATED,
    REBELLION_CONTROL,
    RESERVES,
    SPACE_INDEX,
    UNITS_OF,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    british_cubes,
    count,
    count_all,
    has_pieces,
    rebellion_pieces,
    room,
    royalist_pieces,
)
from tricorne.games.liberty_or_death.rules.s3_2_3_march import NO_BLOCKADE, british_reaches, closed_ports
from tricorne.games.liberty_or_death.rules.s3_2_british import FORT_CUBES, takes_regulars
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import FORT_UNITS
from tricorne.games.liberty_or_death.rules.s3_4_indians import village_cost
from tricorne.games.liberty_or_death.rules.s3_5_french import french_gates, french_reaches
from tricorne.games.liberty_or_death.rules.s6_4_support import reward_space

if TYPE_CHECKING:
    from tricorne.core import Ask
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

Reason = tuple[str, str]
BATTLE_RULE = {BRITISH: "3.2.4", PATRIOTS: "3.3.3", FRENCH: "3.5.5"}
MARCH_RULE = {BRITISH: "3.2.3", PATRIOTS: "3.3.2", INDIANS: "3.4.2", FRENCH: "3.5.4"}
LEADING = {BRITISH: (BRITISH_REGULAR,), PATRIOTS: PATRIOT_UNITS, INDIANS: WAR_PARTIES, FRENCH: (FRENCH_REGULAR,)}


class Case(NamedTuple):
    """A space that somebody names in answer to a question, with the word before it (`fort:boston`)."""

    game: Game
    ask: Ask
    faction: int
    space: int
    word: str = ""

    @property
    def state(self) -> State:
        return self.game.state


class Question(NamedTuple):
    """Why a space may be no answer to a question, and what a space costs there."""

    why: Callable[[Case], Reason | None]
    cost: int = 1


def _first(*broken: tuple[bool, str, str]) -> Reason | None:
    """The first condition that is broken, with its reason and section."""
    return next(((reason, rule) for is_broken, reason, rule in broken if is_broken), None)


# March and Battle of all Factions


def reaches(case: Case, origin: int, destination: int) -> bool:
    """Whether units that lead a March could go there from the origin, whatever they have done."""
    game = case.game
    if case.faction == BRITISH:
        return british_reaches(game, closed_ports(game), origin, destination)
    if case.faction == FRENCH:
        return french_reaches(game, french_gates(game), origin, destination)
    return destination in game.board.adjacent[origin]


def march(case: Case) -> Reason | None:
    """A destination out of reach, closed by a Blockade, or barred to the Faction."""
    game, state, rule = case.game, case.state, MARCH_RULE[case.faction]
    if case.space == WEST_INDIES:
        return "why-only-by-sea", "1.4.2"
    if case.faction == INDIANS and case.space in CITIES:
        return "why-no-indians-in-cities", "1.4.2"
    origins = [s for s in MAP if s != case.space and count_all(state, s, LEADING[case.faction])]
    if any(reaches(case, origin, case.space) for origin in origins):
        without = case.faction == FRENCH and not has_pieces(state, case.space, PATRIOTS)
        return ("why-french-need-patriots", rule) if without else None
    closed = case.faction == BRITISH and any(british_reaches(game, NO_BLOCKADE, s, case.space) for s in origins)
    return ("why-blockade-landing", "1.9") if closed else ("why-out-of-reach", rule)


def march_from(case: Case) -> Reason | None:
    """An origin without units that lead a March, too far away, or whose units have moved."""
    rule = MARCH_RULE[case.faction]
    return _first(
        (not count_all(case.state, case.space, LEADING[case.faction]), "why-no-units", rule),
        (not reaches(case, case.space, SPACE_INDEX[case.ask.args["destination"]]), "why-out-of-reach", rule),
        (True, "why-moved-already", "3.1"),
    )


def battle(case: Case) -> Reason | None:
    """No pieces of the attacker, or no enemies."""
    rule = BATTLE_RULE[case.faction]
    enemies = rebellion_pieces if case.faction == BRITISH else royalist_pieces
    return _first(
        (not has_pieces(case.state, case.space, case.faction), "why-no-own-pieces", rule),
        (not enemies(case.state, case.space), "why-no-enemies", rule),
    )


# British


def muster_regulars(case: Case) -> Reason | None:
    """Not a City, a Colony beside one or the West Indies, or closed by a Blockade."""
    return _first(
        (case.space == WEST_INDIES and not case.state.treaty, "why-west-indies-closed", "1.3.7"),
        (case.space in CITIES and case.state.blockades[case.space] > 0, "why-blockaded", "1.9"),
        (not takes_regulars(case.game, case.space), "why-no-open-city", "3.2.1"),
    )


def muster_tories(case: Case) -> Reason | None:
    """No Population, Active Opposition, or no Regulars and Forts near by."""
    state = case.state
    near = (case.space, *case.game.board.adjacent[case.space])
    return _first(
        (case.space not in POPULATED, "why-tories-where", "3.2.1"),
        (state.level[case.space] == ACTIVE_OPPOSITION, "why-active-opposition", "3.2.1"),
        (not any(count_all(state, s, (BRITISH_REGULAR, BRITISH_FORT)) for s in near), "why-no-british-near", "3.2.1"),
    )


def muster_finish(case: Case) -> Reason | None:
    """A Fort without three cubes or room, or a Reward without its conditions."""
    state = case.state
    if case.word == "fort":
        return _first(
            (british_cubes(state, case.space) < FORT_CUBES, "why-three-cubes", "3.2.1"),
            (room(case.game, case.space, BRITISH_FORT) < 1, "why-two-bases", "1.4.2"),
        )
    return reward(case)


def reward(case: Case) -> Reason | None:
    """Reward Loyalty needs Control, Regulars and Tories, a level or a marker to buy, and Resources."""
    state = case.state
    nothing_left = (
        state.level[case.space] == ACTIVE_SUPPORT and not state.propaganda[case.space] + state.raid[case.space]
    )
    return _first(
        (not reward_space(case.game, case.space), "why-reward-where", "6.4.1"),
        (nothing_left, "why-nothing-to-buy", "6.4.1"),
        (not state.resources[BRITISH], "why-cannot-pay", "6.4.1"),
    )


def garrison(case: Case) -> Reason | None:
    """No City, or a Blockaded one."""
    return _first(
        (case.space not in CITIES, "why-not-a-city", "3.2.2"),
        (case.state.blockades[case.space] > 0, "why-blockaded", "1.9"),
    )


def garrison_from(case: Case) -> Reason | None:
    """Blockaded, without Regulars, or the West Indies."""
    return _first(
        (case.space == WEST_INDIES, "why-only-by-sea", "3.2.2"),
        (case.state.blockades[case.space] > 0, "why-blockaded", "1.9"),
        (not count(case.state, case.space, BRITISH_REGULAR), "why-no-units", "3.2.2"),
        (True, "why-moved-already", "3.1"),
    )


# Patriots


def rally(case: Case) -> Reason | None:
    """Active Support, or the West Indies."""
    return _first(
        (case.space == WEST_INDIES, "why-west-indies-pieces", "1.4.2"),
        (case.state.level[case.space] == ACTIVE_SUPPORT, "why-active-support", "3.3.1"),
    )


def rabble_rousing(case: Case) -> Reason | None:
    """Neither Underground Militia nor Rebellion Control with a Patriot piece."""
    state = case.state
    held = state.control[case.space] == REBELLION_CONTROL and has_pieces(state, case.space, PATRIOTS)
    return _first((not held and not count(state, case.space, MILITIA_UNDERGROUND), "why-rabble-where", "3.3.4"))


# Indians


def gather(case: Case) -> Reason | None:
    """A City, or an Active level."""
    return _first(
        (case.space in CITIES or case.space == WEST_INDIES, "why-no-indians-in-cities", "1.4.2"),
        (abs(case.state.level[case.space]) == ACTIVE_SUPPORT, "why-active-level", "3.4.1"),
    )


def scout(case: Case) -> Reason | None:
    """A City, or no adjacent Province with War Parties and Regulars."""
    state = case.state
    led = [s for s in case.game.board.adjacent_provinces[case.space] if count(state, s, BRITISH_REGULAR)]
    return _first(
        (case.space in CITIES or case.space == WEST_INDIES, "why-no-indians-in-cities", "1.4.2"),
        (not any(count_all(state, s, WAR_PARTIES) for s in led), "why-scout-from", "3.4.3"),
    )


def raid(case: Case) -> Reason | None:
    """No Province at Opposition, or no Underground War Party in reach."""
    state = case.state
    near = (case.space, *case.game.board.adjacent_provinces[case.space])
    return _first(
        (case.space in CITIES or case.space == WEST_INDIES, "why-no-indians-in-cities", "1.4.2"),
        (state.level[case.space] >= 0, "why-not-opposition", "3.4.4"),
        (not any(count(state, s, WAR_PARTY_UNDERGROUND) for s in near), "why-no-raider", "3.4.4"),
    )


def why_not_way(game: Game, faction: int, way: str, space: int) -> Reason | None:
    """Why a Rally or Gather cannot do this in the space."""
    state = game.state
    if faction == PATRIOTS:
        base, rule, units, cost = PATRIOT_FORT, "3.3.1", count_all(state, space, PATRIOT_UNITS), FORT_UNITS
    else:
        base, rule, units, cost = VILLAGE, "3.4.1", count_all(state, space, WAR_PARTIES), village_cost(game, space)
    if way in ("fort", "village"):
        return _first(
            (units < cost, "why-too-few-units", rule),
            (room(game, space, base) < 1, "why-two-bases", "1.4.2"),
            (not state.available[base], "why-none-available", "1.4.1"),
        )
    return _first(
        (way == "regroup" and not count(state, space, base), "why-no-base", rule),
        (way == "militia" and space in RESERVES, "why-no-militia-in-reserves", rule),
        (way in ("militia", "war_parties"), "why-none-available", "1.4.1"),
    )


# French


def agents(case: Case) -> Reason | None:
    """Not one of the four Provinces, or Active Support."""
    return _first(
        (case.space not in case.game.board.agent_sites, "why-agents-where", "3.5.1"),
        (case.state.level[case.space] == ACTIVE_SUPPORT, "why-active-support", "3.5.1"),
    )


def french_muster(case: Case) -> Reason | None:
    """A Reserve, or no Rebellion Control."""
    controlled = case.space in POPULATED and case.state.control[case.space] == REBELLION_CONTROL
    return _first((not controlled and case.space != WEST_INDIES, "why-no-rebellion-control", "3.5.3"))


# Special Activities and winter


def skirmish(case: Case) -> Reason | None:
    """No troops of one's own, or no enemy that they could strike."""
    troops = {BRITISH: BRITISH_REGULAR, PATRIOTS: CONTINENTAL, FRENCH: FRENCH_REGULAR}[case.faction]
    enemies = (
        rebellion_pieces(case.state, case.space)
        if case.faction == BRITISH
        else has_pieces(case.state, case.space, BRITISH)
    )
    return _first(
        (not count(case.state, case.space, troops), "why-no-units", case.ask.rule),
        (not enemies, "why-no-enemies", case.ask.rule),
        (True, "why-special-closed", "4.1.1"),
    )


def ambush(case: Case) -> Reason | None:
    """Partisans and War Path: no Underground units, or no enemies."""
    hidden = MILITIA_UNDERGROUND if case.faction == PATRIOTS else WAR_PARTY_UNDERGROUND
    enemies = royalist_pieces if case.faction == PATRIOTS else rebellion_pieces
    return _first(
        (not count(case.state, case.space, hidden), "why-no-underground", case.ask.rule),
        (not enemies(case.state, case.space), "why-no-enemies", case.ask.rule),
        (True, "why-special-closed", "4.1.1"),
    )


def persuasion(case: Case) -> Reason | None:
    """No Rebellion Control, or no Underground Militia."""
    controlled = case.space in POPULATED and case.state.control[case.space] == REBELLION_CONTROL
    return _first(
        (not controlled, "why-no-rebellion-control", case.ask.rule),
        (not count(case.state, case.space, MILITIA_UNDERGROUND), "why-no-underground", case.ask.rule),
    )


def trade(case: Case) -> Reason | None:
    """No Village, or no Underground War Party."""
    return _first(
        (not count(case.state, case.space, VILLAGE), "why-no-base", case.ask.rule),
        (not count(case.state, case.space, WAR_PARTY_UNDERGROUND), "why-no-underground", case.ask.rule),
    )


def plunder(case: Case) -> Reason | None:
    """War Parties do not exceed the Rebels, or there was no Raid."""
    units = count_all(case.state, case.space, UNITS_OF[case.faction])
    return _first(
        (units <= rebellion_pieces(case.state, case.space), "why-plunder-outnumbered", case.ask.rule),
        (True, "why-plunder-raid", case.ask.rule),
    )


def committees(case: Case) -> Reason | None:
    """No Rebellion Control with a Patriot piece, or nothing to buy."""
    state = case.state
    held = state.control[case.space] == REBELLION_CONTROL and has_pieces(state, case.space, case.faction)
    nothing_left = state.level[case.space] == ACTIVE_OPPOSITION and not state.raid[case.space]
    return _first(
        (not held or case.space not in POPULATED, "why-committees-where", "6.4.2"),
        (nothing_left, "why-nothing-to-buy", "6.4.2"),
    )


def displace(case: Case) -> Reason | None:
    """A Garrison clears one City under British Control without a Patriot Fort."""
    state = case.state
    return _first(
        (case.space not in CITIES, "why-not-a-city", "3.2.2"),
        (state.blockades[case.space] > 0, "why-blockaded", "1.9"),
        (state.control[case.space] != BRITISH_CONTROL, "why-no-british-control", "3.2.2"),
        (count(state, case.space, PATRIOT_FORT) > 0, "why-patriot-fort", "3.2.2"),
        (not rebellion_pieces(state, case.space), "why-no-enemies", "3.2.2"),
    )


SPACE_QUESTIONS = {
    "march-space": Question(march),
    "march-from": Question(march_from, 0),
    "battle-space": Question(battle),
    "muster-regulars": Question(muster_regulars),
    "muster-tories": Question(muster_tories),
    "muster-finish": Question(muster_finish),
    "garrison-space": Question(garrison, 2),
    "garrison-from": Question(garrison_from, 0),
    "displace": Question(displace, 0),
    "rally-space": Question(rally),
    "rabble-space": Question(rabble_rousing),
    "gather-space": Question(gather),
    "scout-space": Question(scout),
    "raid-space": Question(raid),
    "agents-space": Question(agents),
    "muster-space": Question(french_muster, 2),
    "skirmish-space": Question(skirmish, 0),
    "partisans-space": Question(ambush, 0),
    "war-path-space": Question(ambush, 0),
    "persuasion-space": Question(persuasion, 0),
    "trade-space": Question(trade, 0),
    "plunder-space": Question(plunder, 0),
    "reward-space": Question(reward, 0),
    "committees-space": Question(committees, 0),
}
