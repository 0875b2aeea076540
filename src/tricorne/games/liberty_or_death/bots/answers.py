"""How non-players answer the questions outside of their plans: by Faction and by the kind of the question.

Each file carries its section of chapter 8, so the tables show where each question is decided.
"""

from __future__ import annotations

from tricorne.games.liberty_or_death.bots import s8_1_1_maximum_extent, s8_1_2_pieces, s8_1_sequence
from tricorne.games.liberty_or_death.bots.machinery import winter
from tricorne.games.liberty_or_death.bots.machinery.questions import Answer
from tricorne.games.liberty_or_death.bots.s8_1_1_maximum_extent import all_that_may_go, always, as_many_as_possible
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import best_offered
from tricorne.games.liberty_or_death.bots.s8_3_events import (
    s8_3_1_slip_away,
    s8_3_4_placement,
    s8_3_5_granted,
    s8_3_5_what,
    s8_3_5_where,
    s8_3_5_who,
    s8_3_6_shifts,
    s8_3_7_strokes,
)
from tricorne.games.liberty_or_death.bots.s8_4_british import (
    s8_4_1_garrison,
    s8_4_1_specials,
    s8_4_2_muster,
    s8_4_4_battle,
    s8_4_5_reward_loyalty,
    s8_4_6_trade,
    s8_4_7_supply,
    s8_4_8_west_indies,
    s8_4_9_leader,
    s8_4_10_desertion,
)
from tricorne.games.liberty_or_death.bots.s8_5_patriots import (
    s8_5_1_specials,
    s8_5_2_rally,
    s8_5_5_supply,
    s8_5_6_leader,
    s8_5_7_desertion,
    s8_5_committees,
)
from tricorne.games.liberty_or_death.bots.s8_6_french import (
    s8_6_3_hortalez_after_treaty,
    s8_6_6_battle,
    s8_6_7_supply,
    s8_6_8_west_indies,
    s8_6_9_leader,
    s8_6_10_desertion,
)
from tricorne.games.liberty_or_death.bots.s8_7_indians import (
    s8_7_1_raid,
    s8_7_1_specials,
    s8_7_2_gather,
    s8_7_4_scout,
    s8_7_5_supply,
    s8_7_6_desertion,
    s8_7_7_leader,
    s8_7_9_defending,
)
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS, FRENCH, INDIANS, PATRIOTS, Faction

OF_ALL: dict[str, Answer] = {
    # Commands, Leaders and Brilliant Strokes
    "recall": always("done"),
    "leader-joins": always("yes"),
    "leader-follows": s8_1_sequence.leader_follows,
    "free-special": always("yes"),
    "march-from": s8_3_5_granted.any_origin,
    "march-group": all_that_may_go,
    "brilliant-stroke": s8_3_7_strokes.stroke_or_not,
    "trump": s8_3_7_strokes.stroke_or_not,
    "win-the-day-shift": s8_3_6_shifts.shift_after_battle,
    # Events
    "event-space": s8_3_5_where.event_space,
    "event-shift": s8_3_5_where.event_space,
    "event-place": s8_3_5_where.event_place,
    "event-faction": s8_3_5_who.event_faction,
    "event-choice": s8_3_5_what.event_choice,
    "event-two": s8_3_5_what.event_two,
    "event-piece": s8_3_4_placement.event_piece,
    "event-number": s8_3_4_placement.event_number,
    "event-from-unavailable": as_many_as_possible,
    "event-from-west-indies": s8_3_4_placement.from_west_indies,
    "event-remove": s8_3_5_what.event_remove,
    "event-lose": s8_3_5_what.event_remove,
    "event-replace": s8_3_5_what.event_remove,
    "event-activate": s8_3_5_what.event_activate,
    "event-show": s8_3_5_what.event_show,
    "event-move": s8_3_5_what.event_move,
    "event-move-from": s8_3_1_slip_away.slip_away,
    "event-move-to": s8_3_5_granted.stay_put,
    "event-group": all_that_may_go,
    "event-battle": s8_3_5_granted.event_battle,
    # Winter
    "supply-to": best_offered,
    "winter-remove": winter.own_base,
}

OF_FACTION: dict[Faction, dict[str, Answer]] = {
    BRITISH: {
        "displace": s8_4_1_garrison.displace,
        "displace-to": s8_4_1_garrison.displace_to,
        "lift-blockade": s8_4_1_specials.lift_blockade,
        "skirmish-space": s8_4_1_specials.skirmish_space,
        "skirmish-mode": s8_4_1_specials.skirmish_mode,
        "skirmish-target": s8_4_1_specials.skirmish_target,
        "muster-regulars-number": as_many_as_possible,
        "muster-tories-number": as_many_as_possible,
        "fort-regulars": s8_4_2_muster.fort_regulars,
        "battle-common-cause": s8_4_4_battle.common_cause_in_battle,
        "common-cause-losses": as_many_as_possible,
        "battle-activate": s8_7_9_defending.activate,
        "reward-space": s8_4_5_reward_loyalty.reward_loyalty,
        "reward-steps": as_many_as_possible,
        "reward-propaganda": as_many_as_possible,
        "trade-gift": s8_4_6_trade.trade_gift,
        "supply-british": s8_4_7_supply.supply,
        "west-indies-keep": s8_4_8_west_indies.keep,
        "redeploy-leader": s8_4_9_leader.redeploy,
        "lone-leader": s8_4_9_leader.redeploy,
        "desertion": s8_4_10_desertion.desertion,
    },
    PATRIOTS: {
        "battle-with-french": always("yes"),
        "battle-activate": s8_1_1_maximum_extent.activate,
        "partisans-space": s8_5_1_specials.partisans_space,
        "partisans-mode": s8_1_2_pieces.strike_mode,
        "partisans-target": s8_1_2_pieces.target,
        "skirmish-space": s8_5_1_specials.skirmish_space,
        "skirmish-mode": s8_1_2_pieces.strike_mode,
        "skirmish-target": s8_1_2_pieces.target,
        "persuasion-space": s8_5_1_specials.persuasion_space,
        "rally-way": s8_3_5_granted.placing_way,
        "rally-militia": as_many_as_possible,
        "rally-continentals-space": s8_5_2_rally.continentals_space,
        "regroup-from": s8_5_2_rally.regroup_from,
        "fort-units": s8_1_2_pieces.own_unit,
        "committees-space": s8_5_committees.committees,
        "committees-steps": as_many_as_possible,
        "supply-patriots": s8_5_5_supply.supply,
        "supply-loss": s8_1_2_pieces.own_loss,
        "redeploy-leader": s8_5_6_leader.redeploy,
        "lone-leader": s8_5_6_leader.redeploy,
        "desertion": s8_5_7_desertion.desertion,
    },
    FRENCH: {
        "battle-with-patriots": always("yes"),
        "battle-activate": s8_1_1_maximum_extent.activate,
        "blockade": s8_6_3_hortalez_after_treaty.place_blockade,
        "skirmish-space": s8_6_3_hortalez_after_treaty.skirmish_space,
        "skirmish-mode": s8_1_2_pieces.strike_mode,
        "skirmish-target": s8_1_2_pieces.target,
        "muster-number": as_many_as_possible,
        "muster-fort": always("no"),
        "move-blockade": s8_6_6_battle.move_blockade,
        "supply-french": s8_6_7_supply.supply,
        "west-indies-keep": s8_6_8_west_indies.keep,
        "redeploy-leader": s8_6_9_leader.redeploy,
        "lone-leader": s8_6_9_leader.redeploy,
        "rearrange-blockades": s8_6_9_leader.rearrange_blockades,
        "desertion": s8_6_10_desertion.desertion,
    },
    INDIANS: {
        "raid-from": s8_7_1_raid.raid_from,
        "plunder-space": s8_7_1_specials.plunder_space,
        "plunder-war-party": s8_1_2_pieces.own_unit,
        "war-path-space": s8_7_1_specials.war_path_space,
        "war-path-mode": s8_1_2_pieces.strike_mode,
        "war-path-target": s8_1_2_pieces.target,
        "trade-space": s8_7_1_specials.trade_space,
        "gather-way": s8_3_5_granted.placing_way,
        "gather-war-parties": as_many_as_possible,
        "regroup-from": s8_7_2_gather.regroup_from,
        "village-war-parties": s8_1_2_pieces.own_unit,
        "scout-from": s8_3_5_granted.any_origin,
        "scout-group": s8_7_4_scout.scout_group,
        "scout-skirmish": always("yes"),
        "skirmish-mode": s8_1_2_pieces.strike_mode,
        "skirmish-target": s8_1_2_pieces.target,
        "supply-indians": s8_7_5_supply.supply,
        "supply-village": best_offered,
        "redeploy-leader": s8_7_7_leader.redeploy,
        "lone-leader": s8_7_7_leader.redeploy,
        "desertion": s8_7_6_desertion.desertion,
        "battle-activate": s8_7_9_defending.activate,
    },
}

ANSWERS: tuple[dict[str, Answer], ...] = tuple(OF_ALL | OF_FACTION[faction] for faction in range(len(FACTIONS)))
"""Both together, by Faction."""
