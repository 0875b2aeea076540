# Why an answer is not offered.

# Cards
why-card-of-others = it is a card of another faction
why-not-in-hand = that card is not in your hand
why-movement-phase = movement cards are played in the movement phase
why-one-movement-card = exactly one movement card is played each turn
why-other-phase = that event belongs to another phase
why-before-movement-card = that event comes before the movement card
why-before-battle = that event is assigned before a battle
why-after-victory = that event follows a victory
why-no-continental = no Continental is left there to lead the advance

# Where units are placed
why-not-in-scenario = that area is not part of this scenario
why-no-friends = your side has no unit there
why-no-city = it is not a city area
why-not-controlled = your side does not control that colony
why-no-flag = no flag of your side stands there
why-not-on-atlantic = it is not on the Atlantic
why-not-in-massachusetts = it is not in Massachusetts
why-not-in-quebec = it is not in Quebec
why-enemies-there = enemies stand there
why-natives-to-cities = fled Natives return to a controlled city area with units of your side while there is one
why-no-loyalist = no Loyalist is there
why-nobody-to-join = no Continental is there
why-area-full = the event places no more units in that area
why-fewer-to-place = fewer units are left to place
why-place-one = the event places at least one unit
why-place-all = the event places all of its units

# Who goes
why-other-side = it is not a force of your side
why-none-there = no unit of that force is there
why-fewer-there = there are fewer of them
why-picked = units of that force have been picked already
why-picking-begun = some units have been picked already
why-nobody-picked = nobody has been picked yet
why-one-force = there is only one force to choose from
why-moved = units that have moved this turn stay where they are
why-boat-full = a boat takes three units, one of them of the active faction
why-no-own-unit = an army needs a unit of the active faction
why-no-army-left = the movement card lets no further army move

# Where they go
why-starts-there = they stand there already
why-too-far = it is too far to march there
why-stopped = enemies or independent Natives on the way stop the army
why-no-water = it lies on no body of water
why-not-on-the-same-water = it does not lie on the same body of water
why-landing-there = the first army of this card landed there
why-landing-elsewhere = the landing of this card lies on another body of water
why-other-landing = both armies of a boat card land in one area
why-not-adjacent = it is not adjacent by land

# British Loyalty
why-one-area = its colony has only one area
why-no-loyalist-in-colony = no Loyalist is in that colony
why-other-colony = it belongs to another colony
why-shifted = each unit is shifted only once
why-natives-alone = only together with other units, or to them, are Natives shifted
why-none-to-turn = no unit that could change sides is there

# Battles
why-no-battle = the two sides do not meet there
why-battle-there = it is the area of the battle
why-enemies-alone = only enemies stand there
why-fewer-hits = there are fewer hits
why-fewer-decisions = fewer of them may step out of the battle
why-not-thrown = not so many of those dice show that face
why-dice-picked = dice of that force and face have been picked already
why-no-dice-picked = no dice have been picked yet
why-picked-are-thrown = the dice that are picked will be thrown again
