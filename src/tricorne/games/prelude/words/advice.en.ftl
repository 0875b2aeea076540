# What speaks for an answer and against it, as the heuristic weighs it.
w-own-event = The Event works for you.
w-their-event = Your opponent carries out the Event.
w-their-event-unmet = The requirement of the Event is not met, so your opponent only gains Opportunity Points.
w-activity-points = { $count ->
    [one] It gives an Activity Point.
   *[other] It gives { $count } Activity Points.
}
w-costs-opportunity = { $count ->
    [one] It costs an Opportunity Point.
   *[other] It costs { $count } Opportunity Points.
}
w-die-for-us = The Score Die brings tracks nearer that favour you.
w-die-against-us = The Score Die brings tracks nearer that favour your opponent.
w-takes-county = You would control { $district }.
w-frees-county = Your opponent would no longer control { $district }.
w-more-cubes = It strengthens you in { $district }, without a change of control.
w-check-chance = The check in { $district } succeeds with a chance of about { $chance } % if all points go into it.
w-keeps-calm = The Spirit of Rebellion would not rise.
w-points-lost = The points that are left would be lost.
w-track-for-us = { $track } comes nearer to paying you.
w-track-against-us = { $track } comes nearer to paying your opponent.
w-goes-first = Whoever goes first is the first to buy from the Pool.
w-fewer-cubes = It weakens your opponent in { $district }, without a change of control.
w-points-chance = With { $count ->
    [one] 1 point
   *[other] { $count } points
} the check succeeds with a chance of about { $chance } %.
w-rescue-worth = The success is worth the { $count ->
    [one] Opportunity Point
   *[other] { $count } Opportunity Points
}.
w-rescue-costly = The success is not worth { $count ->
    [one] an Opportunity Point
   *[other] { $count } Opportunity Points
}.
w-strong-there = You have { $count ->
    [0] no Cube
    [one] 1 Cube
   *[other] { $count } Cubes
} in { $district }.
w-own-cube-lost = It costs a Cube of your own in { $district }.
w-checks-enough = { $count ->
    [one] One check is
   *[other] { $count } checks are
} about as many as are likely to succeed.
w-checks-few = More checks would be likely to succeed.
w-checks-many = Some of so many checks would probably fail, and each failure costs a Cube.
w-draws-level = You draw level with { $count ->
    [one] 1 Cube
   *[other] { $count } Cubes
} in { $district }.
w-sets-back-theirs = { $track } would have paid your opponent, or nobody.
w-sets-back-ours = { $track } would have paid you.
w-card-theirs = It is a card of your opponent.
w-card-not-theirs = It is no card of your opponent.
w-contest-more = That is more than your opponent’s.
w-contest-open = Nothing has been spent against you so far.
w-contest-saves = More would cost more than it is worth.
w-points-now = Activity Points count at once.
w-end-ahead = You would be ahead if the game ended now.
w-end-behind = Your opponent would be ahead if the game ended now.
w-check-theirs = The Patriotes have { $count ->
    [0] no Cube
    [one] 1 Cube
   *[other] { $count } Cubes
} in { $district }: the fewer, the harder the check.
w-points-kept = Opportunity Points buy from the Pool and rescue checks.
w-angrier-helps = A higher Spirit of Rebellion helps you now.
w-angrier-harms = A higher Spirit of Rebellion does not help you now.
w-track-even = { $track } would pay nobody now.
