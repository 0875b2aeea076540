# What cards can do, each as a sentence made from its parts, and the words of the vocabulary.
fx-entry = { $effect_name }{ $kind ->
        [truce] { " " }The card stays on show; when both factions of a side have played theirs, the game ends with the round.
        [event] { " " }{ $phase ->
            [reinforcement] Reinforcements phase.
            [movement] Movement phase.
           *[battle] Battle phase.
        }
       *[other] { "" }
    }
fx-title-movement = March { $armies } × { $distance }
fx-title-truce = Truce { $armies } × { $distance }

fx-march = { $armies ->
        [one] One army may march, up to { $distance ->
            [one] one area.
           *[other] { $distance } areas.
        }
       *[other] Up to { $armies } armies may march, each up to { $distance ->
            [one] one area.
           *[other] { $distance } areas.
        }
    }
fx-sail = { $armies ->
        [one] One army
       *[other] Up to { $armies } armies
    } { $largest_army ->
        [0] of any size
        [one] of one unit
       *[other] of { $largest_army } units at most
    } may sail { $one_landing ->
        [yes] to one common landing area on the same water.
       *[no] from any area on a water to any other on the same water.
    }
fx-place = { $up_to ->
        [yes] Up to { $units } { $force_name }
       *[no] { $units } { $force_name }
    } { $where ->
        [one_city] arrive together in one city area, whoever holds it
        [one_controlled_city] arrive together in one city area of a colony that your side controls
        [one_area_with_force] arrive together in one area{ $beside ->
            [none] { "" }
           *[other] { " " }that holds { $beside_name }
        }
       *[areas_with_own_side] are placed in areas with units of your side
    }{ $colony ->
        [none] { "" }
       *[other] , in { $colony_name }
    }{ $water ->
        [none] { "" }
        [atlantic] , on the Atlantic
       *[other] , on { $water_name }
    }{ $most_in_area ->
        [none] .
       *[other] , at most { $most_in_area } in an area.
    }
fx-turn_fled = Up to { $units } fled { $force_name } go to their stockpile, and as many { $into_name } are placed in city areas that your side controls.
fx-march_farther = { $from_colonies ->
        [none] Every army you march this turn
       *[other] Every army that marches this turn from { $from_colonies }
    } may go { $areas ->
        [one] one area
       *[other] { $areas } areas
    } farther.
fx-march_extra = One army more may march, up to { $distance ->
        [one] one area.
       *[other] { $distance } areas.
    }
fx-pass_through = This turn your armies may march through enemies and independent natives; they fight only where they stop.
fx-sail_instead = Up to { $armies ->
        [one] one army
       *[other] { $armies } armies
    } of your movement card may sail on { $water ->
        [atlantic] the Atlantic
       *[other] { $water_name }
    } instead of marching.
fx-replace = One unit of the { $force_name }, wherever it stands, is replaced by one of the { $by_name }.
fx-rearrange = In every colony that your side controls with a unit of the { $beside_name }, your side’s units may change areas within the colony.
fx-throw_first = Assign to one battle: there your side throws first although it attacks.
fx-throw_before = All forces of your side throw once before each battle of this turn; only hits count.
fx-throw_again = Assign to one battle: there your side may throw any of its dice a second time, once per throw.
fx-read_face_as = This turn each { $face_name } on the dice of the { $force_name } counts as a { $read_as_name }.
fx-turn_fleeing = Assign to one battle: fleeing { $force_name } are replaced by { $into_name } there.
fx-advance = After a victory, part of the army with a unit of the { $force_name } moves on to an adjacent area.

ws-op-march = Armies march
ws-op-sail = Armies sail
ws-op-place = Units arrive
ws-op-turn_fled = Fled units change sides
ws-op-march_farther = Armies march farther
ws-op-march_extra = One more army marches
ws-op-pass_through = Armies pass through enemies
ws-op-sail_instead = Armies sail instead of marching
ws-op-replace = A unit is replaced
ws-op-rearrange = Units change areas in a colony
ws-op-throw_first = The attacker throws first
ws-op-throw_before = A throw before each battle
ws-op-throw_again = Dice are thrown again
ws-op-read_face_as = A face counts as another
ws-op-turn_fleeing = Fleeing units change sides
ws-op-advance = The victor moves on

ws-fx-one_city = one city area
ws-fx-one_controlled_city = one city of a colony we control
ws-fx-one_area_with_force = one area with a unit of
ws-fx-areas_with_own_side = areas with units of our side
ws-fx-movement = Movement
ws-fx-reinforcement = Reinforcements
ws-fx-battle = Battles
ws-fx-warship = Warship
ws-fx-boat = Boats
ws-fx-truce = Truce
ws-fx-event = Event
