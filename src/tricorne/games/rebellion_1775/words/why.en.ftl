# Why an answer is not offered.
w-not-in-hand = that card is not in your hand
w-one-movement-card = exactly one movement card is played each turn
w-other-phase = that event belongs to another phase
w-no-effect = that event would do nothing now
w-no-friends = your side has no unit there
w-too-many = there are not so many units
w-no-city = it is not a city area
w-not-controlled = your side does not control it
w-not-on-atlantic = it is not on the Atlantic
w-not-in-massachusetts = it is not in Massachusetts
w-enemies-there = enemies stand there
w-no-own-unit = an army needs a unit of the active faction
w-no-water = it lies on no water
w-cannot-move = its units have moved already, or no army can leave from there
w-out-of-reach = it is too far, or something on the way stops the army
w-not-adjacent = it is not adjacent by land
w-enemies-alone = only enemies stand there
