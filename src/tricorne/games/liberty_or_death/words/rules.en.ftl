### The questions, options and log lines of the rules.

title = Liberty or Death
s-1775 = A People Numerous and Armed, 1775–1780
    .about = The long war, six Campaigns. France is not in it yet.
s-1776 = British Return to New York, 1776–1779
    .about = Four Campaigns. France prepares for war.
s-1778 = The Southern Campaign, 1778–1780
    .about = Three Campaigns with France at war.
s-sprint = Sprint, 1778–1779
    .about = Two Campaigns from the set-up of 1778, without Brilliant Strokes and victory checks.
opt-edition = Edition
    .about = The rulebook as printed with its misprints corrected, or with the later official corrections.
opt-edition-printed = as printed
opt-edition-2016 = corrections of 2016
opt-period-events = Period Events
    .about = Each Campaign draws only Events of its own years.
opt-period-events-off = off
opt-period-events-on = on
opt-winter-is-coming = Winter is Coming
    .about = A Winter Quarters card waits on the deck until it is its turn.
opt-winter-is-coming-off = off
opt-winter-is-coming-on = on
opt-sharing = One player for both Factions of
    .about = A player of both Factions of a side wins or loses with the worse of the two.
opt-sharing-nobody = no side
opt-sharing-royalists = the Royalists
opt-sharing-rebellion = the Rebellion
opt-sharing-both = each side
r-victory-check = A Faction met its victory conditions at the start of winter.
r-final-winter = The last Winter Quarters Round is over; the highest margin wins.

d-card-kind = Is the next card of the deck an Event or a Winter Quarters card?
d-event-card = Which Event card was revealed?
d-winter-card = Which Winter Quarters card was revealed?
d-naval-pressure-die = Roll a D3 for British Naval Pressure.
d-battle-die = Roll a D3 for the { $side }.

n-first = 1st Eligible
n-second = 2nd Eligible
n-attacker = Attacker
n-defender = Defender
n-yes = yes
n-no = no
n-none = none
n-modifier-regulars = half Regulars
n-modifier-underground = a piece Underground
n-modifier-leader = a Leader
n-modifier-lauzun = Lauzun
n-modifier-french-navy = French navy
n-modifier-forts = Forts
n-modifier-reserve = Indians in a Reserve
n-modifier-washington = Washington
n-modifier-card = the card
n-won-fewer = fewer pieces lost
n-won-equal = as many pieces lost, and then the defender wins
n-won-wiped-out = the enemy has no piece left, hidden ones aside
n-victory-check = Victory Check
n-british-supply = British Supply
n-patriot-supply = Patriot Supply
n-french-supply = French Supply
n-indian-supply = Indian Supply
n-west-indies = West Indies
n-resources = Resources
n-support = Support
n-redeployment = Redeployment
n-desertion = Desertion
n-reset = Reset

## Sequence of play

q-turn = { $card }: you are { $place }. What do you do?
o-command = { $a }
o-turn-event = Event, { $a }
o-turn-stroke = { $a ->
    [109] Treaty of Alliance
   *[other] Brilliant Stroke
}
q-brilliant-stroke = Interrupt the card with your Brilliant Stroke?
    .why = It may be played until the 1st Eligible Faction acts.
o-stroke = Play it
q-trump = { $card } was played. Do you trump it?
q-stroke = Brilliant Stroke: { $left ->
        [0] a Special Activity is left.
        [one] { $special ->
            [0] a free Limited Command is left.
           *[other] a free Limited Command and a Special Activity are left, in any order.
        }
       *[other] { $special ->
            [0] two free Limited Commands are left.
           *[other] two free Limited Commands and a Special Activity, in any order.
        }
    }
    .why = { $due ->
        [0] Your Leader has taken part.
       *[other] Your Leader has to take part in one of the Commands.
    }
o-special = Special Activity: { $a }
q-special-before = Special Activity before the Command?
q-special-after = Special Activity after the Command?
q-free-special = Free Special Activity: { $activity }. Do you use it?
q-recall = No further { $piece } is Available: take one from the map? ({ $number } more wanted)
o-recall = { $a } in { $word }

## Leaders and navy

q-lone-leader = { $leader } has no troops left. Where does he go?
q-redeploy-leader = Where does { $leader } spend the winter?
q-leader-joins = Does { $leader } join the pieces placed in { $space }?
q-leader-follows = Does { $leader } go along from { $origin } to { $destination }?
q-blockade = Which City is Blockaded?
q-lift-blockade = From which City is a Blockade lifted?
q-rearrange-blockades = Do you move a Blockade?
o-rearrange-blockades-move = From { $a } to { $b }
q-move-blockade = Does a Blockade move from { $origin } to another City?

## British

q-muster-regulars = Muster: up to 6 Regulars into one space, 1 Resource. Into which?
    .why = A free Command costs nothing.
q-muster-regulars-number = Muster: how many Regulars in { $space }?
q-muster-tories = Muster: 2 Tories in each space, 1 at Passive Opposition, 1 Resource a space. Where?
    .why = A free Command costs nothing.
q-muster-tories-number = Muster: how many Tories in { $space }?
q-muster-finish = Muster: a Fort or Reward Loyalty in one of its spaces?
    .why = A Fort replaces three British cubes. Reward Loyalty costs 1 Resource for each marker and each level.
o-muster-finish-fort = Fort in { $a }
o-muster-finish-reward = Reward Loyalty in { $a }
q-fort-regulars = How many of the three cubes for the Fort in { $space } are Regulars?
q-reward-steps = Reward Loyalty in { $space }: { $markers ->
        [0] how many levels?
        [one] how many steps? First 1 marker is removed, then come the levels.
       *[other] how many steps? First { $markers } markers are removed, then come the levels.
    }
    .why = Each marker and each level costs 1 Resource.
q-reward-propaganda = How many of the markers removed from { $space } are Propaganda?
q-garrison-space = Garrison: { $taken ->
        [0] into which City?
        [one] anything more? (1 City selected)
       *[other] anything more? ({ $taken } Cities selected)
    }
    .why = { $free ->
        [0] 2 Resources in all.
       *[other] Free.
    } Nobody enters or leaves a Blockaded City.
q-garrison-from = Garrison: from where do Regulars move to { $destination }?
    .why = As many as you like, from any spaces of the map but Blockaded Cities.
q-garrison-number = Garrison: how many Regulars move from { $origin } to { $destination }?
q-displace = Garrison: from which City are the Rebellion units displaced?
q-displace-to = Garrison: where do the Rebellion units of { $origin } go?
q-march-space = March: { $taken ->
        [0] to which destination?
        [one] anything more? (1 destination selected)
       *[other] anything more? ({ $taken } destinations selected)
    }
    .why = { $free ->
        [0] Each destination costs 1 Resource.
       *[other] Free.
    }{ $limit ->
        [0] {""}
        [one] {" "}One destination only.
       *[other] {" "}{ $limit } destinations at most.
    }
q-march-from = March: from where does a group go to { $destination }?
    .why = The destination is paid for once, however many groups come.
q-march-group = March: who goes from { $origin } to { $destination }?
q-battle-space = Battle: { $taken ->
        [0] in which space?
        [one] anything more? (1 space selected)
       *[other] anything more? ({ $taken } spaces selected)
    }
    .why = { $free ->
        [0] Each space costs 1 Resource.
       *[other] Free.
    }{ $limit ->
        [0] {""}
        [one] {" "}One space only.
       *[other] {" "}{ $limit } spaces at most.
    }

## Patriots

q-rally-space = Rally: { $taken ->
        [0] in which space?
        [one] anything more? (1 space selected)
       *[other] anything more? ({ $taken } spaces selected)
    }
    .why = { $free ->
        [0] Each space costs 1 Resource.
       *[other] Free.
    }{ $limit ->
        [0] {""}
        [one] {" "}One space only.
       *[other] {" "}{ $limit } spaces at most.
    } None at Active Support. In an Indian Reserve without two units or a Fort nothing happens.
o-rally-space-continentals = Militia become Continentals
q-rally-way = Rally in { $space }: what do you do?
o-rally-way-militia = Militia
o-rally-way-fort = A Fort for two units
o-rally-way-regroup = Militia come in and go Underground
q-rally-militia = Rally: how many Militia in { $space }?
q-fort-units = Which unit is given up for the Fort in { $space }?
q-regroup-from = From where do units come to { $destination }?
q-regroup-group = Who goes from { $origin } to { $destination }?
q-rally-continentals-space = At which Fort do Militia become Continentals?
q-rally-continentals = Which Militia of { $space } become Continentals?
q-battle-with-french = Battle in { $space }: do the French join?
q-rabble-space = Rabble-Rousing: { $taken ->
        [0] in which space?
        [one] anything more? (1 space selected)
       *[other] anything more? ({ $taken } spaces selected)
    }
    .why = { $free ->
        [0] Each space costs 1 Resource.
       *[other] Free.
    }{ $limit ->
        [0] {""}
        [one] {" "}One space only.
       *[other] {" "}{ $limit } spaces at most.
    } It receives Propaganda and shifts one level toward Active Opposition. An Indian Reserve never shifts: there it has no effect.

## Indians

q-gather-space = Gather: { $taken ->
        [0] in which Province?
        [one] anything more? (1 Province selected)
       *[other] anything more? ({ $taken } Provinces selected)
    }
    .why = { $free ->
        [0] Each Province costs 1 Resource, the first Indian Reserve Province nothing.
       *[other] Free.
    }{ $limit ->
        [0] {""}
        [one] {" "}One Province only.
       *[other] {" "}{ $limit } Provinces at most.
    }
q-gather-way = Gather in { $space }: what do you do?
o-gather-way-war_parties = War Parties
o-gather-way-village = A Village
o-gather-way-regroup = War Parties come in and go Underground
q-gather-war-parties = Gather: how many War Parties in { $space }?
q-village-war-parties = Which War Party is given up for the Village in { $space }?
q-scout-space = Scout: { $taken ->
        [0] into which Province?
        [one] anything more? (1 Province selected)
       *[other] anything more? ({ $taken } Provinces selected)
    }
    .why = { $free ->
        [0] 1 Indian and 1 British Resource.
       *[other] Free.
    } At least one War Party and one British Regular go.
q-scout-from = From where do they Scout into { $destination }?
q-scout-group = Scout: who goes from { $origin } to { $destination }?
q-scout-skirmish = Skirmish in { $space } with the Regulars?
q-raid-space = Raid: { $taken ->
        [0] which Province?
        [one] anything more? (1 Province selected)
       *[other] anything more? ({ $taken } Provinces selected)
    }
    .why = { $free ->
        [0] 1 Resource each.
       *[other] Free.
    }{ $limit ->
        [0] {""}
        [one] {" "}One Province only.
       *[other] {" "}{ $limit } Provinces at most.
    } At Opposition, up to three.
q-raid-from = Raid: does a War Party move into { $destination }?
o-raid-from = { $a } in { $word }

## French

q-agents-space = French agents: { $taken ->
        [0] in which Province?
       *[other] anything more?
    }
    .why = { $free ->
        [0] 1 Resource.
       *[other] Free.
    } Two Militia or one Continental.
q-agents-way = French agents in { $space }: whom do they raise?
o-agents-way-militia = Two Militia
o-agents-way-continental = One Continental
q-hortalez = Roderigue Hortalez et Cie: how many Resources go to the Patriots? They receive one more.
q-muster-space = Muster: { $taken ->
        [0] in which space?
       *[other] anything more?
    }
    .why = { $free ->
        [0] 2 Resources.
       *[other] Free.
    } Up to four Regulars in one space.
q-muster-number = Muster: how many Regulars in { $space }?
q-muster-fort = Muster: do two Regulars in { $space } make way for a Patriot Fort?
q-battle-with-patriots = Battle in { $space }: do the Patriots join?

## Battle

q-battle-common-cause = Battle in { $space }: how many War Parties fight as Tories?
q-battle-activate = Battle in { $space }: how many of your hidden units show themselves?
    .why = Shown units add half their number to your Force; while one stays hidden, the enemy’s Loss Level rises by 1.
q-common-cause-losses = Battle in { $space }: how many of the losses are War Parties instead of Tories?
q-win-the-day-shift = The Day is won in { $space }: which adjacent space shifts? ({ $number } left)

## Special Activities

q-skirmish-space = Skirmish: in which space?
    .why = One enemy piece goes; or two for one own cube; or, where there are none, a Fort for one own cube.
q-skirmish-mode = Skirmish in { $space }: what is removed?
o-skirmish-mode-one = One enemy piece
o-skirmish-mode-two = Two enemy pieces for one own cube
o-skirmish-mode-fort = A Fort for one own cube
q-skirmish-target = Skirmish in { $space }: which enemy piece?
q-persuasion-space = Persuasion: in which space?
    .why = Up to three Cities or Colonies. Each brings 1 Resource and Propaganda, and one Militia there turns Active.
q-partisans-space = Partisans: in which space?
    .why = One Militia turns Active and one Royalist unit goes; for one Militia two units or, with no War Party there, a Village.
q-partisans-mode = Partisans in { $space }: what is removed?
o-partisans-mode-one = One unit
o-partisans-mode-two = Two units for one Militia
o-partisans-mode-village = A Village for one Militia
q-partisans-target = Partisans in { $space }: which unit?
q-trade-space = Trade: in which Province?
    .why = One Underground War Party turns Active. The Indians gain what the British give, or else 1 Resource.
q-trade-gift = The Indians Trade in { $space }: how many Resources do you give them?
q-war-path-space = War Path: in which space?
    .why = One War Party turns Active and one Rebellion unit goes; for one War Party two units or, with no unit there, a Fort.
q-war-path-mode = War Path in { $space }: what is removed?
o-war-path-mode-one = One unit
o-war-path-mode-two = Two units for one War Party
o-war-path-mode-fort = A Fort for one War Party
q-war-path-target = War Path in { $space }: which unit?
q-plunder-space = Plunder: in which Province?
    .why = The Indians take Resources of the Patriots up to its Population, and one War Party there is removed.
q-plunder-war-party = Plunder in { $space }: which War Party is removed?
q-preparer = Préparer la Guerre: what is made ready?
o-preparer-squadron = A Squadron for the West Indies
o-preparer-regulars = Three Regulars become Available
o-preparer-resources = Two Resources

## Winter

q-supply-british = British cubes in { $space } are out of supply. What do you do?
o-supply-british-pay = Pay one Resource
o-supply-british-shift = Shift the space toward Active Opposition
o-supply-british-remove = Remove them to Available
q-supply-patriots = Patriot units in { $space } are out of supply ({ $number } would be lost). What do you do?
o-supply-patriots-pay = Pay one Resource
o-supply-patriots-remove = Remove them
q-supply-loss = Out of supply: which Patriot unit is lost?
o-supply-loss = { $a } in { $word }
q-supply-french = French Regulars in { $space } are out of supply. What do you do?
o-supply-french-pay = Pay one Resource
o-supply-french-move = Go to the nearest Patriot Fort
o-supply-french-remove = Return to Available
q-supply-indians = War Parties in { $space } are out of supply. What do you do?
o-supply-indians-pay = Pay one Resource
o-supply-indians-move = Go to the nearest Village
q-supply-to = Where do the units of { $origin } go that are out of supply?
q-supply-village = There is no Village on the map: where is one founded?
q-west-indies-keep = How many Regulars stay in the West Indies? (1 Resource if any do)
q-reward-space = Reward Loyalty: in which space?
    .why = Each marker and each level costs 1 Resource; two levels in a space at most.
q-committees-space = Committees of Correspondence: in which space?
    .why = Each marker and each level costs 1 Resource; two levels in a space at most.
q-committees-steps = Committees of Correspondence in { $space }: { $markers ->
        [0] how many levels?
        [one] how many steps? First 1 Raid marker is removed, then come the levels.
       *[other] how many steps? First { $markers } Raid markers are removed, then come the levels.
    }
    .why = Each marker and each level costs 1 Resource.
q-desertion = Desertion: which { $piece } goes? ({ $number } to go)
o-desertion = { $a } in { $word }

## Log

l-card = { $card } is played; on deck: { $on_deck }.
l-passed = The { $faction } pass.
l-event = { $faction }: Event { $card }, { $text }.
l-command = { $faction }: { $command }.
l-selected = { $faction }: { $command } in { $space }.
l-special = { $faction }: { $activity }.
l-stroke = The { $faction } play { $card }.
l-trumped = { $card } trumps { $over }, which goes back to its owner.
l-treaty = France enters the war.
l-ineligible = { $faction }: Ineligible through the next card.
l-stays-eligible = { $faction }: Eligible for the next card.
l-placed = { $faction }: { $pieces } placed in { $space }.
l-removed = { $faction }: { $pieces } removed from { $space }.
l-lost = { $faction }: { $pieces } lost in { $space }.
l-boxed = { $pieces }: from { $source } to { $target }.
l-moved = { $faction }: { $pieces } from { $origin } to { $destination }.
l-activated = { $faction }: { $pieces } in { $space } turned Active.
l-hidden = { $faction }: { $pieces } in { $space } turned Underground.
l-shifted = { $space }: from { $before } to { $after }.
l-marked = { $space }: { $number ->
        [one] 1 { $marker } marker
       *[other] { $number } { $marker } markers
    }.
l-unmarked = { $space }: { $number ->
        [one] 1 { $marker } marker
       *[other] { $number } { $marker } markers
    } removed.
l-resources = { $faction }: { $number } { $number ->
        [one] Resource
       *[other] Resources
    }, now { $total }.
l-blockaded = { $space } is Blockaded; FNI { $number }.
l-unblockaded = The Blockade of { $space } is lifted; FNI { $number }.
l-blockade-moved = A Blockade moves from { $origin } to { $destination }.
l-squadrons = Squadrons to { $target }: { $number }.
l-leader-moved = { $leader } goes to { $space }.
l-leader-changed = { $faction }: { $after } follows { $before }.
l-battle = The { $faction } fight a Battle in { $space }.
l-battle-roll = { $side }: Force Level { $force }, rolled { $dice }, modifiers { $change } ({ $modifiers }); enemy Loss Level { $number }.
l-battle-won = { $side }: Battle won in { $space } ({ $because }){ $levels ->
    [0] {""}
   *[other] {", and the Day with it"}
}.
l-battle-undecided = Nobody wins the Battle in { $space }.
l-tracks =
    Moved on the tracks:{ $support ->
        [0] {""}
       *[other] {" "}Support { $support }.
    }{ $opposition ->
        [0] {""}
       *[other] {" "}Opposition { $opposition }.
    }{ $cbc ->
        [0] {""}
       *[other] {" "}CBC { $cbc }.
    }{ $crc ->
        [0] {""}
       *[other] {" "}CRC { $crc }.
    }{ $forts ->
        [0] {""}
       *[other] {" "}Patriot Forts { $forts }.
    }{ $villages ->
        [0] {""}
       *[other] {" "}Villages { $villages }.
    }
l-phase = Winter: { $phase }.
l-reset = Markers are removed, Casualties return, Militia and War Parties go Underground.
l-game-over = The { $winner } win. Order: { $ranking }.

## Groups of pieces

o-march-group-british_regular = { $a ->
    [one] 1 British Regular
   *[other] { $a } British Regulars
}
o-march-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-march-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentals
}
o-march-group-militia_underground = { $a ->
    [one] 1 Underground Militia
   *[other] { $a } Underground Militia
}
o-march-group-militia_active = { $a ->
    [one] 1 Active Militia
   *[other] { $a } Active Militia
}
o-march-group-french_regular = { $a ->
    [one] 1 French Regular
   *[other] { $a } French Regulars
}
o-march-group-war_party_underground = { $a ->
    [one] 1 Underground War Party
   *[other] { $a } Underground War Parties
}
o-march-group-war_party_active = { $a ->
    [one] 1 Active War Party
   *[other] { $a } Active War Parties
}
o-regroup-group-british_regular = { $a ->
    [one] 1 British Regular
   *[other] { $a } British Regulars
}
o-regroup-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-regroup-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentals
}
o-regroup-group-militia_underground = { $a ->
    [one] 1 Underground Militia
   *[other] { $a } Underground Militia
}
o-regroup-group-militia_active = { $a ->
    [one] 1 Active Militia
   *[other] { $a } Active Militia
}
o-regroup-group-french_regular = { $a ->
    [one] 1 French Regular
   *[other] { $a } French Regulars
}
o-regroup-group-war_party_underground = { $a ->
    [one] 1 Underground War Party
   *[other] { $a } Underground War Parties
}
o-regroup-group-war_party_active = { $a ->
    [one] 1 Active War Party
   *[other] { $a } Active War Parties
}
o-scout-group-british_regular = { $a ->
    [one] 1 British Regular
   *[other] { $a } British Regulars
}
o-scout-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-scout-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentals
}
o-scout-group-militia_underground = { $a ->
    [one] 1 Underground Militia
   *[other] { $a } Underground Militia
}
o-scout-group-militia_active = { $a ->
    [one] 1 Active Militia
   *[other] { $a } Active Militia
}
o-scout-group-french_regular = { $a ->
    [one] 1 French Regular
   *[other] { $a } French Regulars
}
o-scout-group-war_party_underground = { $a ->
    [one] 1 Underground War Party
   *[other] { $a } Underground War Parties
}
o-scout-group-war_party_active = { $a ->
    [one] 1 Active War Party
   *[other] { $a } Active War Parties
}
o-rally-continentals-british_regular = { $a ->
    [one] 1 British Regular
   *[other] { $a } British Regulars
}
o-rally-continentals-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-rally-continentals-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentals
}
o-rally-continentals-militia_underground = { $a ->
    [one] 1 Underground Militia
   *[other] { $a } Underground Militia
}
o-rally-continentals-militia_active = { $a ->
    [one] 1 Active Militia
   *[other] { $a } Active Militia
}
o-rally-continentals-french_regular = { $a ->
    [one] 1 French Regular
   *[other] { $a } French Regulars
}
o-rally-continentals-war_party_underground = { $a ->
    [one] 1 Underground War Party
   *[other] { $a } Underground War Parties
}
o-rally-continentals-war_party_active = { $a ->
    [one] 1 Active War Party
   *[other] { $a } Active War Parties
}
o-event-group-british_regular = { $a ->
    [one] 1 British Regular
   *[other] { $a } British Regulars
}
o-event-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-event-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentals
}
o-event-group-militia_underground = { $a ->
    [one] 1 Underground Militia
   *[other] { $a } Underground Militia
}
o-event-group-militia_active = { $a ->
    [one] 1 Active Militia
   *[other] { $a } Active Militia
}
o-event-group-french_regular = { $a ->
    [one] 1 French Regular
   *[other] { $a } French Regulars
}
o-event-group-war_party_underground = { $a ->
    [one] 1 Underground War Party
   *[other] { $a } Underground War Parties
}
o-event-group-war_party_active = { $a ->
    [one] 1 Active War Party
   *[other] { $a } Active War Parties
}

dice-brought = { $who }: enemy Loss Levels of { $hits } in all, { $expected } expected.
