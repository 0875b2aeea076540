# What speaks for an answer and against it, as the heuristic weighs it.
w-takes-town = { $place } can simply be taken{ $points ->
    [0] .
    [one] , and is worth a point.
   *[other] , and is worth { $points } points.
}
w-attacks-town = The attack on { $place } succeeds with a chance of about { $chance } %, and { $points ->
    [one] a point is
   *[other] { $points } points are
} at stake.
w-attacks = The attack on { $place } succeeds with a chance of about { $chance } %.
w-near-towns = From { $place } enemy towns are near.
w-guards-town = It guards { $place }{ $enemies ->
    [0] .
    [one] , next to an enemy block.
   *[other] , next to { $enemies } enemy blocks.
}
w-would-starve = { $place } cannot feed it in winter.
w-leaves-town = It leaves { $place } to the enemy.
w-goes-to-sea = From the sea every friendly port is open to it.
w-replacement = A new block can still be used this year.
w-replacement-late = It is late in the year for a new block.
w-nothing-to-move = Nothing more gains by moving.
w-forced-march = A forced march may cost a step.
w-card-acts = { $count ->
    [one] The card gives an action.
   *[other] The card gives { $count } actions.
}
w-card-supplies = { $count ->
    [one] A weakened block can use the step of supply.
   *[other] Weakened blocks can use { $count } steps of supply.
}
w-battle-stands = The chance to win the battle is about { $chance } %.
w-is-spent = The block is spent and holds nothing; in the pool it can come back at full strength.
