"""3.6 The Battle Procedure, played out, and where each Faction may Battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Luck, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    CONTINENTAL,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    POPULATED,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import Action, Selection
from tricorne.games.liberty_or_death.rules.choices import choose_number, choose_space
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import activate, count, count_all, has_pieces, spaces_with
from tricorne.games.liberty_or_death.rules.s1_5_sides import rebellion_pieces, royalist_pieces
from tricorne.games.liberty_or_death.rules.s1_6_support import casualties, shift
from tricorne.games.liberty_or_death.rules.s1_9_navy import move_blockade, treaty_obstacle
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    Army,
    Losses,
    Modifiers,
    Setting,
    attacker_loss_modifiers,
    day_is_won,
    decided_by,
    defender_loss_modifiers,
    dice,
    force_level,
    losses,
    rebellion_army,
    royalist_army,
    setting_of,
    shifts_won,
    winner,
)
from tricorne.games.liberty_or_death.rules.s4_2_1_common_cause import common_cause_obstacle, use_common_cause

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

D3 = (1, 2, 3)


BATTLE_RULE = {BRITISH: "3.2.4", PATRIOTS: "3.3.3", FRENCH: "3.5.5"}


@rule("3.2.4", "3.3.3", "3.5.5")
def battle_spaces(game: Game, act: Action) -> Selection:
    """Spaces and West Indies with pieces of the Faction and of its enemies; the French Battle only after the Treaty."""
    state, faction = game.state, act.faction
    rule = BATTLE_RULE[faction]
    enemies, none = rebellion_pieces if faction == BRITISH else royalist_pieces, ("why-no-enemies", rule)

    def obstacle(space: Space) -> Reason | None:
        return None if enemies(state, space) else none

    shut = treaty_obstacle(state) if faction == FRENCH else None
    own = spaces_with(state, faction) if shut is None else ()
    return Selection(game, act, rule, own, ("why-no-own-pieces", rule), obstacle, 1, True, shut)


def battlefields(game: Game, faction: Faction, spaces: Sequence[Space]) -> Selection:
    """Those of the spaces in which the Faction could Battle if it cost nothing."""
    return battle_spaces(game, Action(faction, "battle", free=True, within=spaces))


def is_battlefield(game: Game, faction: Faction, space: Space) -> bool:
    """Whether the Faction could Battle there if it cost nothing."""
    return battlefields(game, faction, (space,)).against(space) is None


@rule("3.6", "3.6.1")
def battle(game: Game, act: Action, space: Space, *, ally: bool = False) -> Rule[None]:
    """One Battle, from the choice to Activate to the Day that is won. `ally`: the ally of the attacker joins in."""
    royal_attack = act.faction == BRITISH
    patriots = royal_attack or act.faction == PATRIOTS or ally
    french = royal_attack or act.faction == FRENCH or ally
    yield from game.begin_battle(act.faction, space, act.bonus)
    if royal_attack:
        common = yield from _common_cause(game, act, space)
        yield from _activate(game, act, act.seat, space, WAR_PARTY_UNDERGROUND, "attacker", common=common)
        attacker = royalist_army(game, space, attacking=True, common=common)
        seat = _rebellion_decides(game, space)
        yield from _activate(game, act, seat, space, MILITIA_UNDERGROUND, "defender", common=common)
        defender = rebellion_army(game, space, attacking=False, patriots=True, french=True)
    else:
        if patriots:
            yield from _activate(game, act, act.seat, space, MILITIA_UNDERGROUND, "attacker", ally=ally)
        attacker = rebellion_army(game, space, attacking=True, patriots=patriots, french=french, leads=act.faction)
        seat = _royalists_decide(game, space)
        yield from _activate(game, act, seat, space, WAR_PARTY_UNDERGROUND, "defender", ally=ally)
        defender = royalist_army(game, space, attacking=False)
    setting = setting_of(game, space, act.faction, patriots=patriots, french=french, bonus=act.bonus)
    yield from _fight(game, space, attacker, defender, setting)


def _common_cause(game: Game, act: Action, space: Space) -> Rule[int]:
    """How many War Parties serve as Tories, Active ones first; beyond the Regulars they can only fall for Tories."""
    state = game.state
    there = count_all(state, space, WAR_PARTIES)
    if not there or not count(state, space, BRITISH_REGULAR) or common_cause_obstacle(act) is not None:
        return 0
    most = ((there, "why-not-so-many-there", "4.2.1"),)
    number = yield from choose_number(game, act.seat, "battle-common-cause", 0, most, "4.2.1", space=SPACES[space])
    if number:
        yield from use_common_cause(game, act)
        activate(game, space, WAR_PARTY_UNDERGROUND, number - count(state, space, WAR_PARTY_ACTIVE), "4.2.1")
    return number


@rule("3.6.3")
def _activate(
    game: Game,
    act: Action,
    seat: str,
    space: Space,
    underground: Kind,
    side: str,
    *,
    ally: bool = False,
    common: int = 0,
) -> Rule[None]:
    """A side shows as many of its Underground units as it likes."""
    hidden = count(game.state, space, underground)
    if hidden:
        number = yield from choose_number(
            game,
            seat,
            "battle-activate",
            0,
            ((hidden, "why-not-so-many-underground", "3.6.3"),),
            "3.6.3",
            space=SPACES[space],
            attacker=act.seat,
            side=side,
            ally="yes" if ally else "no",
            common=common,
            bonus=list(act.bonus),
        )
        activate(game, space, underground, number, "3.6.3")


def _royalists_decide(game: Game, space: Space) -> str:
    return FACTIONS[BRITISH if has_pieces(game.state, space, BRITISH) else INDIANS]


def _rebellion_decides(game: Game, space: Space) -> str:
    return FACTIONS[PATRIOTS if has_pieces(game.state, space, PATRIOTS) else FRENCH]


@rule("3.6.4")
def _roll(game: Game, force: int, modifiers: Modifiers, side: str) -> Rule[int]:
    """The Loss Level of the enemy of a side with that Force Level."""
    rolled: list[int] = []
    for _ in range(dice(force)):
        die = yield Luck("battle-die", D3, "3.6.4", side=side)
        rolled.append(int(die))
    level = max(0, sum(rolled) + sum(value for _, value in modifiers))
    game.log(
        "battle-roll",
        "3.6.4",
        side=side,
        force=force,
        dice=rolled,
        modifiers=[f"modifier:{name}" for name, _ in modifiers],
        worth=[value for _, value in modifiers],
        change=sum(value for _, value in modifiers),
        number=level,
    )
    return level


def _fight(game: Game, space: Space, attacker: Army, defender: Army, setting: Setting) -> Rule[None]:
    """Roll for both sides, remove their losses, and settle the Day."""
    defender_level = yield from _roll(
        game,
        force_level(attacker) + setting.attacker_force,
        defender_loss_modifiers(attacker, defender, setting),
        "attacker",
    )
    attacker_level = yield from _roll(
        game, force_level(defender), attacker_loss_modifiers(defender, setting), "defender"
    )
    attacker_lost = losses(attacker, attacker_level)
    defender_lost = losses(defender, defender_level)
    yield from _remove(game, space, attacker, attacker_lost)
    yield from _remove(game, space, defender, defender_lost)
    won = winner(attacker, defender, attacker_lost, defender_lost)
    if won is None:
        game.log("battle-undecided", "3.6.8", space=SPACES[space])
    else:
        loser, lost = (defender, defender_lost) if won is attacker else (attacker, attacker_lost)
        doubled = setting.washington and not won.royalist
        levels = shifts_won(lost, washington=doubled) if day_is_won(loser, lost, space) else 0
        game.log(
            "battle-won",
            "3.6.8",
            side="royalists" if won.royalist else "rebellion",
            space=SPACES[space],
            levels=levels,
            because=decided_by(loser, lost, equal=attacker_lost.pieces == defender_lost.pieces),
        )
        if levels:
            yield from _win_the_day(game, space, won, levels)
    yield from leaders_left_alone(game)


@rule("3.6.7")
def _remove(game: Game, space: Space, army: Army, lost: Losses) -> Rule[None]:
    """Take the losses off the map; War Parties that serve as Tories may fall in their place."""
    if army.royalist:
        parties = 0
        if army.common:
            parties = yield from choose_number(
                game,
                "british",
                "common-cause-losses",
                0,
                ((lost.second, "why-not-so-many-losses", "3.6.7"), (army.common, "why-not-so-many-serve", "4.2.1")),
                "4.2.1",
                at_least=((lost.second - army.second, "why-too-few-tories", "3.6.7"),),
                space=SPACES[space],
            )
        casualties(game, space, BRITISH_REGULAR, lost.regulars, "3.6.7")
        casualties(game, space, TORY, lost.second - parties, "3.6.7")
        casualties(game, space, WAR_PARTY_ACTIVE, lost.irregulars + parties, "3.6.7")
        casualties(game, space, VILLAGE, lost.villages, "3.6.7")
        casualties(game, space, BRITISH_FORT, lost.forts, "3.6.7")
    else:
        casualties(game, space, FRENCH_REGULAR, lost.regulars, "3.6.7")
        casualties(game, space, CONTINENTAL, lost.second, "3.6.7")
        casualties(game, space, MILITIA_ACTIVE, lost.irregulars, "3.6.7")
        casualties(game, space, PATRIOT_FORT, lost.forts, "3.6.7")


@rule("3.6.8")
def _win_the_day(game: Game, space: Space, won: Army, levels: int) -> Rule[None]:
    """Shift the space, then its neighbours; a Rebel Day brings a free Rally and frees Blockades to move."""
    toward = 1 if won.royalist else -1
    left = levels - shift(game, space, toward * levels, "3.6.8")
    seat = "british" if won.royalist else "patriots"

    def obstacle(neighbour: Space) -> Reason | None:
        if neighbour not in POPULATED:
            return "why-always-neutral", "1.6.1"
        return ("why-no-further-shift", "3.6.8") if game.state.level[neighbour] == 2 * toward else None

    neighbours = Spaces(game.board.adjacent[space], ("why-not-adjacent", "3.6.8"), obstacle)
    while left:
        near = yield from choose_space(
            game, seat, "win-the-day-shift", neighbours, "3.6.8", optional=True, space=SPACES[space], number=left
        )
        if near is None:
            break
        left -= shift(game, near, toward, "3.6.8")
    if not won.royalist:
        one = "why-one-rally", "3.6.8"
        yield from rally(game, Action(PATRIOTS, "rally", free=True, limit=1, limited_by=one, optional=True))
        yield from _blockades_leave(game, space)


def _blockades_leave(game: Game, city: Space) -> Rule[None]:
    """The French may move Blockades from the City of the Battle to others."""
    if city not in CITIES:
        return

    def obstacle(other: Space) -> Reason | None:
        return ("why-another-city", "3.6.8") if other == city else None

    others = Spaces(CITIES, ("why-not-a-city", "3.6.8"), obstacle)
    for _ in range(game.state.blockades[city]):
        target = yield from choose_space(
            game, "french", "move-blockade", others, "3.6.8", optional=True, origin=SPACES[city]
        )
        if target is None:
            return
        move_blockade(game, city, target, "3.6.8")
