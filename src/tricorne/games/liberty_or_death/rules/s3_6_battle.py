"""3.6 The Battle Procedure, played out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Luck, Rule
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
    KIND_COUNT,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOT_FORT,
    PATRIOTS,
    POPULATED,
    SPACE_INDEX,
    SPACES,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
)
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.choices import DONE, choose_number
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    activate,
    casualties,
    count_all,
    has_pieces,
    rebellion_pieces,
    royalist_pieces,
)
from tricorne.games.liberty_or_death.rules.s1_6_support import shift
from tricorne.games.liberty_or_death.rules.s1_9_navy import move_blockade
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    Army,
    Losses,
    Modifiers,
    Setting,
    attacker_loss_modifiers,
    day_is_won,
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
from tricorne.games.liberty_or_death.rules.s4_2_1_common_cause import may_use_common_cause, use_common_cause

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

D3 = (1, 2, 3)


def is_battlefield(game: Game, faction: int, space: int) -> bool:
    """Whether the Faction has pieces in the space and so have its enemies; the French Battle only after the Treaty."""
    state = game.state
    if not has_pieces(state, space, faction) or (faction == FRENCH and not state.treaty):
        return False
    return (rebellion_pieces if faction == BRITISH else royalist_pieces)(state, space) > 0


def battlefields(game: Game, faction: int, spaces: Iterable[int]) -> list[int]:
    """Those of the spaces in which the Faction could Battle if it cost nothing."""
    return [space for space in spaces if is_battlefield(game, faction, space)]


@rule("3.6", "3.6.1")
def battle(game: Game, act: Action, space: int, *, ally: bool = False) -> Rule[None]:
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


def _common_cause(game: Game, act: Action, space: int) -> Rule[int]:
    """How many War Parties serve as Tories, Active ones first; beyond the Regulars they can only fall for Tories."""
    state = game.state
    at = space * KIND_COUNT
    most = count_all(state, space, WAR_PARTIES)
    if not most or not state.pieces[at + BRITISH_REGULAR] or not may_use_common_cause(game, act):
        return 0
    number = yield from choose_number(act.seat, "battle-common-cause", 0, most, "4.2.1", space=SPACES[space])
    if number:
        yield from use_common_cause(game, act)
        activate(game, space, WAR_PARTY_UNDERGROUND, number - state.pieces[at + WAR_PARTY_ACTIVE], "4.2.1")
    return number


@rule("3.6.3")
def _activate(
    game: Game,
    act: Action,
    seat: str,
    space: int,
    underground: int,
    side: str,
    *,
    ally: bool = False,
    common: int = 0,
) -> Rule[None]:
    """A side shows as many of its Underground units as it likes."""
    hidden = game.state.pieces[space * KIND_COUNT + underground]
    if hidden:
        number = yield from choose_number(
            seat,
            "battle-activate",
            0,
            hidden,
            "3.6.3",
            space=SPACES[space],
            attacker=act.seat,
            side=side,
            ally="yes" if ally else "no",
            common=common,
            bonus=list(act.bonus),
        )
        activate(game, space, underground, number, "3.6.3")


def _royalists_decide(game: Game, space: int) -> str:
    return FACTIONS[BRITISH if has_pieces(game.state, space, BRITISH) else INDIANS]


def _rebellion_decides(game: Game, space: int) -> str:
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


def _fight(game: Game, space: int, attacker: Army, defender: Army, setting: Setting) -> Rule[None]:
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
        game.log("battle-won", "3.6.8", side="royalists" if won.royalist else "rebellion", space=SPACES[space])
        if day_is_won(loser, lost, space):
            yield from _win_the_day(game, space, won, lost, washington=setting.washington and not won.royalist)
    yield from leaders_left_alone(game)


@rule("3.6.7")
def _remove(game: Game, space: int, army: Army, lost: Losses) -> Rule[None]:
    """Take the losses off the map; War Parties that serve as Tories may fall in their place."""
    if army.royalist:
        parties = 0
        if army.common:
            low = max(0, lost.second - army.second)
            high = min(army.common, lost.second)
            parties = yield from choose_number(
                "british", "common-cause-losses", low, high, "4.2.1", space=SPACES[space]
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
def _win_the_day(game: Game, space: int, won: Army, lost: Losses, *, washington: bool) -> Rule[None]:
    """Shift the space, then its neighbours; a Rebel Day brings a free Rally and frees Blockades to move."""
    toward = 1 if won.royalist else -1
    left = shifts_won(lost, washington=washington)
    left -= shift(game, space, toward * left, "3.6.8") if left else 0
    seat = "british" if won.royalist else "patriots"
    while left:
        options = [
            SPACES[near]
            for near in game.board.adjacent[space]
            if near in POPULATED and game.state.level[near] != 2 * toward
        ]
        if not options:
            break
        answer = yield Ask(seat, "win-the-day-shift", [*options, DONE], "3.6.8", space=SPACES[space], number=left)
        if answer == DONE:
            break
        left -= shift(game, SPACE_INDEX[answer], toward, "3.6.8")
    if not won.royalist:
        yield from rally(game, Action(PATRIOTS, "rally", free=True, limit=1, optional=True))
        yield from _blockades_leave(game, space)


def _blockades_leave(game: Game, city: int) -> Rule[None]:
    """The French may move Blockades from the City of the Battle to others."""
    if city not in CITIES:
        return
    options = [SPACES[other] for other in CITIES if other != city]
    for _ in range(game.state.blockades[city]):
        answer = yield Ask("french", "move-blockade", [*options, DONE], "3.6.8", origin=SPACES[city])
        if answer == DONE:
            return
        move_blockade(game, city, SPACE_INDEX[answer], "3.6.8")
