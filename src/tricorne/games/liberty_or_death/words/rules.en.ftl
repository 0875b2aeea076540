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
q-stroke = Brilliant Stroke: two free Limited Commands and a Special Activity, in any order.
    .why = Your Leader has to take part in one of the Commands.
o-special = Special Activity: { $a }
q-special-before = Special Activity before the Command?
q-special-after = Special Activity after the Command?
q-free-special = Do you use the free { $activity }?
q-recall = Too few Available ({ $piece }). Take one from the map? ({ $number } more wanted)

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

q-muster-regulars = Muster: where do Regulars come?
q-muster-regulars-number = How many Regulars in { $space }?
q-muster-tories = Muster: where do Tories come?
q-muster-tories-number = How many Tories in { $space }?
q-muster-finish = A Fort or Reward Loyalty in one Muster space?
o-muster-finish-fort = Fort in { $a }
o-muster-finish-reward = Reward Loyalty in { $a }
q-fort-regulars = How many of the three cubes for the Fort in { $space } are Regulars?
q-reward-steps = Reward Loyalty in { $space }: how many markers and levels? ({ $markers } markers come first)
q-reward-propaganda = How many of the markers removed from { $space } are Propaganda?
q-garrison-space = Garrison: into which City?
q-garrison-from = From where do Regulars move to { $destination }?
q-garrison-number = How many Regulars move from { $origin } to { $destination }?
q-displace = From which City are the Rebellion units displaced?
q-displace-to = Where do the Rebellion units of { $origin } go?
q-march-space = March: which destination?
q-march-from = From where does a group come to { $destination }?
q-march-group = Who goes from { $origin } to { $destination }?
q-battle-space = Battle: in which space?

## Patriots

q-rally-space = Rally: in which space?
o-rally-space-continentals = Militia become Continentals
q-rally-way = What does the Rally in { $space } bring?
o-rally-way-militia = Militia
o-rally-way-fort = a Fort for two units
o-rally-way-regroup = Militia come in and go Underground
q-rally-militia = How many Militia in { $space }?
q-fort-units = Which unit makes way for the Fort in { $space }?
q-regroup-from = From where do units come to { $destination }?
q-regroup-group = Who goes from { $origin } to { $destination }?
q-rally-continentals-space = At which Fort do Militia become Continentals?
q-rally-continentals = Which Militia of { $space } become Continentals?
q-battle-with-french = Do the French join the Battle in { $space }?
q-rabble-space = Rabble-Rousing: in which space?

## Indians

q-gather-space = Gather: in which Province?
q-gather-way = What does the Gather in { $space } bring?
o-gather-way-war_parties = War Parties
o-gather-way-village = a Village
o-gather-way-regroup = War Parties come in and go Underground
q-gather-war-parties = How many War Parties in { $space }?
q-village-war-parties = Which War Party makes way for the Village in { $space }?
q-scout-space = Scout: into which Province?
q-scout-from = From where do they Scout into { $destination }?
q-scout-group = Who goes from { $origin } to { $destination }?
q-scout-skirmish = Skirmish in { $space } with the Regulars?
q-raid-space = Raid: which Province?
q-raid-from = Does a War Party move into { $destination } for the Raid?

## French

q-agents-space = French agents: in which Province?
q-agents-way = What do the agents raise in { $space }?
o-agents-way-militia = two Militia
o-agents-way-continental = one Continental
q-hortalez = How many Resources go to the Patriots? They receive one more.
q-muster-space = Muster: in which space?
q-muster-number = How many Regulars in { $space }?
q-muster-fort = Do two Regulars in { $space } make way for a Patriot Fort?
q-battle-with-patriots = Do the Patriots join the Battle in { $space }?

## Battle

q-battle-common-cause = How many War Parties fight in { $space } as Tories?
q-battle-activate = How many Underground units of the { $side } in { $space } show themselves? (Attackers: { $attacker }; ally: { $ally }; War Parties as Tories: { $common })
q-common-cause-losses = How many of the losses in { $space } are War Parties instead of Tories?
q-win-the-day-shift = The Day is won at { $space }: which neighbour shifts? ({ $number } left)

## Special Activities

q-skirmish-space = Skirmish: in which space?
q-skirmish-mode = Skirmish in { $space }: what is removed?
o-skirmish-mode-one = one enemy piece
o-skirmish-mode-two = two enemy pieces for one own cube
o-skirmish-mode-fort = a Fort for one own cube
q-skirmish-target = Which enemy piece in { $space }?
q-persuasion-space = Persuasion: in which space?
q-partisans-space = Partisans: in which space?
q-partisans-mode = Partisans in { $space }: what is removed?
o-partisans-mode-one = one unit
o-partisans-mode-two = two units for one Militia
o-partisans-mode-village = a Village for one Militia
q-partisans-target = Which unit in { $space }?
q-trade-space = Trade: in which Province?
q-trade-gift = The Indians Trade in { $space }. How many Resources do you give them?
q-war-path-space = War Path: in which space?
q-war-path-mode = War Path in { $space }: what is removed?
o-war-path-mode-one = one unit
o-war-path-mode-two = two units for one War Party
o-war-path-mode-fort = a Fort for one War Party
q-war-path-target = Which unit in { $space }?
q-plunder-space = Plunder: in which Province?
q-plunder-war-party = Which War Party leaves { $space }?
q-preparer = Préparer la Guerre: what is made ready?
o-preparer-squadron = a Squadron for the West Indies
o-preparer-regulars = three Regulars become Available
o-preparer-resources = two Resources

## Winter

q-supply-british = British cubes in { $space } are out of supply.
o-supply-british-pay = Pay one Resource
o-supply-british-shift = Shift the space toward Active Opposition
o-supply-british-remove = Remove them to Available
q-supply-patriots = Patriot units in { $space } are out of supply ({ $number } would be lost).
o-supply-patriots-pay = Pay one Resource
o-supply-patriots-remove = Remove them
q-supply-loss = Which unit is lost?
q-supply-french = French Regulars in { $space } are out of supply.
o-supply-french-pay = Pay one Resource
o-supply-french-move = Go to the nearest Patriot Fort
o-supply-french-remove = Return to Available
q-supply-indians = War Parties in { $space } are out of supply.
o-supply-indians-pay = Pay one Resource
o-supply-indians-move = Go to the nearest Village
q-supply-to = Where do the units of { $origin } go?
q-supply-village = Where is a Village founded?
q-west-indies-keep = How many Regulars stay in the West Indies? (one Resource if any)
q-reward-space = Reward Loyalty: in which space?
q-committees-space = Committees of Correspondence: in which space?
q-committees-steps = How many Raid markers and levels in { $space }? ({ $markers } markers come first)
q-desertion = Which { $piece } deserts? ({ $number } to go)

## Log

l-card = { $card } is played; on deck: { $on_deck }.
l-passed = { $faction }: Pass.
l-event = { $faction }: Event { $card }, { $text }.
l-command = { $faction }: { $command }.
l-selected = { $faction }: { $command } in { $space }.
l-special = { $faction }: { $activity }.
l-stroke = { $faction }: { $card }.
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
l-marked = { $space }: { $marker } ({ $number }).
l-unmarked = { $space }: { $marker } removed ({ $number }).
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
l-battle = { $faction }: Battle in { $space }.
l-battle-roll = { $side }: Force Level { $force }, rolled { $dice }, modifiers { $change } ({ $modifiers }); enemy Loss Level { $number }.
l-battle-won = { $side }: Battle won in { $space }.
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
l-game-over = { $winner } win. Order: { $ranking }.

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
