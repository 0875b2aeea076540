"""What would come of a Battle: exact chances, worked out by the functions that resolve it."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from tricorne.games.liberty_or_death.names import (
    BRITISH,
    FRENCH,
    KIND_COUNT,
    MILITIA_ACTIVE,
    MILITIA_UNDERGROUND,
    PATRIOTS,
    WAR_PARTY_ACTIVE,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
    Faction,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import NO_BONUS, Bonus
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    Army,
    Setting,
    attacker_loss_modifiers,
    day_is_won,
    decided_by,
    defender_loss_modifiers,
    dice,
    force_by_piece,
    force_level,
    losses,
    rebellion_army,
    royalist_army,
    setting_of,
    shifts_won,
    winner,
)

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

ROLLS = tuple(sorted(sum(faces) for faces in product((1, 2, 3), repeat=number)) for number in range(4))
"""By the number of dice, every sum as often as it comes up."""


def sensible_show(hidden: int, active: int) -> int:
    """Underground units to Activate for the highest Force Level while one stays Underground."""
    if hidden < 2:
        return 0
    spare = hidden - 1
    return spare - (active + spare) % 2


def armies(
    game: Game,
    attacker: Faction,
    space: Space,
    *,
    ally: bool,
    common: int = 0,
    attacker_shown: int | None = None,
    defender_shown: int | None = None,
    bonus: Bonus = NO_BONUS,
) -> tuple[Army, Army, Setting]:
    """The two sides of a Battle as they would stand; sides that have not chosen yet Activate sensibly."""
    here = game.state.pieces[space * KIND_COUNT : (space + 1) * KIND_COUNT]
    hidden, active = here[WAR_PARTY_UNDERGROUND], here[WAR_PARTY_ACTIVE] - common
    if active < 0:  # too few Active ones serve as Tories
        hidden, active = hidden + active, 0
    parties = sensible_show(hidden, active)
    militia = sensible_show(here[MILITIA_UNDERGROUND], here[MILITIA_ACTIVE])
    if attacker == BRITISH:
        attackers = royalist_army(
            game, space, attacking=True, common=common, activated=parties if attacker_shown is None else attacker_shown
        )
        defenders = rebellion_army(
            game,
            space,
            attacking=False,
            patriots=True,
            french=True,
            activated=militia if defender_shown is None else defender_shown,
        )
        return attackers, defenders, setting_of(game, space, attacker, patriots=True, french=True, bonus=bonus)
    patriots = attacker == PATRIOTS or ally
    french = attacker == FRENCH or ally
    shown = militia if attacker_shown is None else attacker_shown
    attackers = rebellion_army(
        game,
        space,
        attacking=True,
        patriots=patriots,
        french=french,
        leads=attacker,
        activated=shown if patriots else 0,
    )
    defenders = royalist_army(
        game, space, attacking=False, activated=parties if defender_shown is None else defender_shown
    )
    return attackers, defenders, setting_of(game, space, attacker, patriots=patriots, french=french, bonus=bonus)


def battle_odds(space: Space, attackers: Army, defenders: Army, setting: Setting) -> dict[str, Any]:
    """Force Levels, modifiers, and the chance of every number of pieces lost and of the Day being won."""
    attack = force_level(attackers) + setting.attacker_force
    defence = force_level(defenders)
    to_defender = defender_loss_modifiers(attackers, defenders, setting)
    to_attacker = attacker_loss_modifiers(defenders, setting)
    attacker_losses: dict[int, int] = {}
    defender_losses: dict[int, int] = {}
    days: dict[str, dict[int, int]] = {"attacker": {}, "defender": {}}
    wins = {"attacker": 0, "defender": 0}
    by_losses: set[str] = set()
    attack_rolls, defence_rolls = ROLLS[dice(attack)], ROLLS[dice(defence)]
    for roll in attack_rolls:
        defender_lost = losses(defenders, roll + sum(value for _, value in to_defender))
        for answer in defence_rolls:
            attacker_lost = losses(attackers, answer + sum(value for _, value in to_attacker))
            attacker_losses[attacker_lost.pieces] = attacker_losses.get(attacker_lost.pieces, 0) + 1
            defender_losses[defender_lost.pieces] = defender_losses.get(defender_lost.pieces, 0) + 1
            won = winner(attackers, defenders, attacker_lost, defender_lost)
            if won is None:
                continue
            side = "attacker" if won is attackers else "defender"
            loser, lost = (defenders, defender_lost) if won is attackers else (attackers, attacker_lost)
            wins[side] += 1
            if decided_by(loser, lost, equal=attacker_lost.pieces == defender_lost.pieces) != "won:wiped-out":
                by_losses.add(side)
            if day_is_won(loser, lost, space):
                levels = shifts_won(lost, washington=setting.washington and not won.royalist)
                days[side][levels] = days[side].get(levels, 0) + 1
    rolls = len(attack_rolls) * len(defence_rolls)

    def no_day(side: str) -> str | None:
        if days[side]:
            return None
        return "west_indies" if space == WEST_INDIES else "too_few" if wins[side] else "never_wins"

    return {
        "attacker": _side(attack, to_attacker, attacker_losses, wins["attacker"], days["attacker"], rolls)
        | {"pieces": force_by_piece(attackers, setting.attacker_force)}
        | {"no_day": no_day("attacker"), "only_wiped_out": "attacker" not in by_losses},
        "defender": _side(defence, to_defender, defender_losses, wins["defender"], days["defender"], rolls)
        | {"pieces": force_by_piece(defenders)}
        | {"no_day": no_day("defender"), "only_wiped_out": "defender" not in by_losses},
        "rolls": rolls,
    }


def _side(
    force: int,
    modifiers: list[tuple[str, int]],
    lost: dict[int, int],
    wins: int,
    days: dict[int, int],
    rolls: int,
) -> dict[str, Any]:
    """One side: its force and dice, what changes its own Loss Level, and its chances out of all rolls."""
    return {
        "force": force,
        "dice": dice(force),
        "loss_modifiers": dict(modifiers),
        "losses": {str(pieces): lost[pieces] / rolls for pieces in sorted(lost)},
        "expected_losses": sum(pieces * number for pieces, number in lost.items()) / rolls,
        "wins": wins / rolls,
        "wins_the_day": sum(days.values()) / rolls,
        "shifts": {str(levels): days[levels] / rolls for levels in sorted(days)},
    }
