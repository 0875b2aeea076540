# What speaks for an answer and against it, as the heuristic weighs it.
w-takes-flag = It raises your flag in { $place }.
w-flag-falls = The enemy’s flag in { $place } falls.
w-toward-flag = It is a step toward the flag of { $place }.
w-natives-join = { $units ->
    [one] A native in { $area } joins your side.
   *[other] { $units } natives in { $area } join your side.
}
w-beats-enemies = The { $units ->
    [one] enemy
   *[other] { $units } enemies
} in { $area } would be beaten with a chance of { $chance } %.
w-may-lose-battle = The battle in { $area } may be lost: the chance to win is { $chance } %.
w-stands-watch = It keeps watch in { $area }, where enemies stand next door.
w-crowded = There are enough of your units in { $area }.
w-safer = It makes { $area } safer against the enemies next to it.
w-within-reach = It brings { $area } within reach.
w-leaves-open = It leaves { $area } open.
w-somebody-stays = Somebody must stay in { $area } to keep what you hold.
w-nothing-to-keep = Nothing is lost by leaving { $area }.
w-nothing-to-gain = No army has anything to gain.
w-card-kept = A card that moves so much can be worth more later.
w-event-now = The event does something now.
w-event-idle = The event would do nothing now.
w-event-waits = The event is worth more with a march that it helps.
w-truce-ahead = You are ahead by { $flags } flags, so the war may end.
w-truce-early = You are not far enough ahead for a truce.
w-battle-stands = The chance to win the battle in { $area } is { $chance } %.
w-nobody-near = No enemy is near { $area }: the place matters little.
w-costs-no-die = There are more of these units than dice for them: the loss costs no die.
w-better-dice-stay = It costs a die, but the better dice stay with you.
w-costs-die = It costs a die.
w-flight-again = A flight that is thrown again may become a hit.
w-blank-again = A blank that is thrown again may become a hit.
w-hit-again = A hit would be given away.
w-dice-kept = No die is worth throwing again.
w-event-kept = The event is worth more in a greater battle.
w-event-battle = The event helps against { $units ->
    [one] an enemy
   *[other] { $units } enemies
}.
w-turns-alone = It stands alone in { $area }, so nobody is left to fight there.
w-turns-and-fights = In { $area } it would have to fight { $units ->
    [one] an enemy
   *[other] { $units } enemies
}.
w-nothing-there = Nothing is won or lost in { $area }.
