# Everything that 1775: Rebellion shows, in English.
title = 1775: Rebellion

s-campaign = Campaign of 1775
    .about = The whole game: three to eight rounds, until the truces are called.
s-introductory = Introductory scenario
    .about = Two rounds with small decks, about half an hour.
s-siege-of-quebec = Siege of Quebec
    .about = The northern half of the map, fought for cities. For players who know the game.

# Sides, factions and forces
n-british = the British
n-american = the Americans
n-british_regulars = British Regulars
n-loyalists = Loyalists
n-continentals = Continentals
n-patriots = Patriots
n-hessians = Hessians
n-french = French
n-natives = Natives
n-natives_british = Natives with the British
n-natives_american = Natives with the Americans
n-none = nobody

# Units as they are counted
n-british_regular = British Regular
n-british_regular-s = British Regulars
n-loyalist = Loyalist
n-loyalist-s = Loyalists
n-hessian = Hessian
n-hessian-s = Hessians
n-continental = Continental
n-continental-s = Continentals
n-patriot = Patriot
n-patriot-s = Patriots
n-french_regular = French Regular
n-french_regular-s = French
n-native = Native
n-native-s = Natives

# Dice
n-hit = hit
n-hit-s = hits
n-flee = flight
n-flee-s = flights
n-command = command decision
n-command-s = command decisions

# Phases
n-extra-units = Set-up
n-deal = Dealing
n-turn = Drawing a turn marker
n-reinforcements = Reinforcements
n-movement = Movement
n-battle = Battles
n-cards = Drawing cards
n-over = Over

n-unseen-card = a card

# Questions
q-extra-units = Set-up: { $units ->
        [one] 1 extra unit of the { $force } is left. In which area do you place it?
       *[other] { $units } extra units of the { $force } are left. In which area, and how many?
    }
    .why = Only where your side already has units.
q-reinforce = Reinforcements: { $units ->
        [one] 1 unit of the { $force } is left. In which area do you place it?
       *[other] { $units } units of the { $force } are left. In which area, and how many?
    }
    .why = { $where }
n-where-controlled-colonies = City areas of colonies that your side controls.
n-where-flagged-cities = City areas with a flag of your side.
n-where-flagged-on-atlantic = City areas with a flag of your side that lie on the Atlantic: not Montreal, Albany or Ft Ticonderoga.
n-where-massachusetts = Any areas of Massachusetts without enemies.
n-where-beside-friends = Controlled city areas with a unit of your side, or any area with one if there are none.
q-reinforcement-events = Play another event of the reinforcements phase?
q-movement-card = Which movement card do you play? You may play events before it.
    .why = One movement card each turn, no more and no less.
q-march = { $card }: { $armies ->
        [0] no army is left to march.
        [one] one more army may march. Where does it start?
       *[other] { $armies } armies may march. Where does the next one start?
    }
    .why = You need not move them all. Each has at least one unit of the active faction.
q-sail = { $card }: { $armies ->
        [0] no army is left to sail.
        [one] one more army may sail. Where does it start?
       *[other] { $armies } armies may sail. Where does the next one start?
    }
    .why = You need not move them all. Each has at least one unit of the active faction.
q-army = Army leaving { $area }. So far: { $units }. Add units, or choose where it goes.
    .why = At least one unit of the active faction must go along.
q-march-extra = The event lets one more army march. Where does it start?
q-replace = In which area does a unit of the { $force } change sides?
q-rearrange = From which area do you shift units within its colony?
q-shift = Leaving { $area }: { $units }. Add units, or choose where they go.
q-place-some = The event brings up to { $units ->
        [one] 1 unit of the { $force }. In which area do you place it?
       *[other] { $units } units of the { $force }. In which area, and how many?
    }
q-place-all = The event brings { $units ->
        [one] 1 unit of the { $force }. In which area does it arrive?
       *[other] { $units } units of the { $force }, all to one area. Where do they arrive?
    }
q-battle = Which battle is fought next?
q-battle-events = Battle of { $area }: assign an event to it first, or fight?
q-losses = Battle of { $area }: your side takes { $hits ->
        [one] one hit. Which unit is lost?
       *[other] { $hits } hits. Which units are lost?
    }
    .why = You answer for both factions of your side.
q-command-decision = Command decision of the { $force } at { $area }: { $units ->
        [one] one unit may leave the battle. Where to?
       *[other] up to { $units } units may leave the battle. How many, and where to?
    }
    .why = To an adjacent area by land that is not held by enemies alone.
q-throw-again = Battle of { $area }: which dice do you throw again? (Picked: { $dice })
q-advance = Victory at { $area }: does part of the army move on?

# Options
o-extra-units = { $a } in { $word }
o-reinforce = { $a } in { $word }
o-place-some = { $a } in { $word }
o-command-decision = { $a } to { $word }
o-fight = Fight
o-stay = Stay in the battle
o-keep = Keep all dice
o-throw = Throw them again
o-army-all = The whole army
o-shift-all = All of them
o-march-done = End movement
o-sail-done = End movement
o-advance-done = Stay here
o-army-british_regulars = { $a ->
    [one] { $a } British Regular
   *[other] { $a } British Regulars
}
o-army-loyalists = { $a ->
    [one] { $a } Loyalist
   *[other] { $a } Loyalists
}
o-army-hessians = { $a ->
    [one] { $a } Hessian
   *[other] { $a } Hessians
}
o-army-continentals = { $a ->
    [one] { $a } Continental
   *[other] { $a } Continentals
}
o-army-patriots = { $a ->
    [one] { $a } Patriot
   *[other] { $a } Patriots
}
o-army-french = { $a ->
    [one] { $a } French Regular
   *[other] { $a } French
}
o-army-natives = { $a ->
    [one] { $a } Native
   *[other] { $a } Natives
}
o-shift-british_regulars = { $a ->
    [one] { $a } British Regular
   *[other] { $a } British Regulars
}
o-shift-loyalists = { $a ->
    [one] { $a } Loyalist
   *[other] { $a } Loyalists
}
o-shift-hessians = { $a ->
    [one] { $a } Hessian
   *[other] { $a } Hessians
}
o-shift-continentals = { $a ->
    [one] { $a } Continental
   *[other] { $a } Continentals
}
o-shift-patriots = { $a ->
    [one] { $a } Patriot
   *[other] { $a } Patriots
}
o-shift-french = { $a ->
    [one] { $a } French Regular
   *[other] { $a } French
}
o-shift-natives = { $a ->
    [one] { $a } Native
   *[other] { $a } Natives
}
o-losses-british_regulars = { $a ->
    [one] { $a } British Regular
   *[other] { $a } British Regulars
}
o-losses-loyalists = { $a ->
    [one] { $a } Loyalist
   *[other] { $a } Loyalists
}
o-losses-hessians = { $a ->
    [one] { $a } Hessian
   *[other] { $a } Hessians
}
o-losses-continentals = { $a ->
    [one] { $a } Continental
   *[other] { $a } Continentals
}
o-losses-patriots = { $a ->
    [one] { $a } Patriot
   *[other] { $a } Patriots
}
o-losses-french = { $a ->
    [one] { $a } French Regular
   *[other] { $a } French
}
o-losses-natives = { $a ->
    [one] { $a } Native
   *[other] { $a } Natives
}
o-throw-again-british_regulars = British Regulars: { $b } × { $a }
o-throw-again-loyalists = Loyalists: { $b } × { $a }
o-throw-again-hessians = Hessians: { $b } × { $a }
o-throw-again-continentals = Continentals: { $b } × { $a }
o-throw-again-patriots = Patriots: { $b } × { $a }
o-throw-again-french = French: { $b } × { $a }
o-throw-again-natives = Natives: { $b } × { $a }

# Luck
d-turn-marker = Draw a turn marker from the bag.
d-card = Draw a card ({ $faction }).
d-battle-die = Throw a battle die ({ $force }).

# Log
l-first-to-place = Marker of the { $marker }: { $side } place their extra units first.
l-placed = { $area }: { $units } placed.
l-turn = Round { $round }: turn of the { $faction }.
l-round = Round { $round } begins.
l-game-over = The game ends with round { $round }.
l-nowhere-to-place = { $force }: no place for reinforcements or returning units.
l-card-played = { $faction } play { $card }.
l-truce-played = { $faction } play their truce.
l-moved = { $units }: { $start } → { $target }.
l-natives-allied = { $area }: { $units } side with { $side }.
l-natives-independent = { $area }: { $units } left alone, independent.
l-natives-flee = { $area }: { $units } of each side flee.
l-flag-raised = { $place }: flag of { $side }.
l-flag-lost = { $place }: the flag of { $side } is taken down.
l-battle = Battle of { $area }; { $side } attack.
l-threw = { $force } throw { $dice }.
l-threw-again = { $force } throw again and show { $dice }.
l-hit = { $area }: { $units } lost.
l-fled = { $area }: { $units } fled.
l-changed-sides = { $area }: { $units } would flee; { $by } take their place.
l-stepped-out = Command decision: { $units } from { $start } to { $target }.
l-battle-won = { $area } is held by { $side }.
l-battle-empty = Nobody is left in { $area }.
l-replaced = { $area }: one unit of the { $force } is replaced by { $by }.
l-no-effect = { $card } has no effect.
l-fled-turned = { $units } among the fled change sides.
l-drew = { $faction } draw { $card }.
l-showed = { $faction } show a hand of events and draw again: { $cards }.

# Results
r-colonies = Their side holds more colonies.
r-cities = Their side has more city flags.
r-draw = Both sides are equal; nobody wins.

dice-brought = { $who }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $expected } expected.
