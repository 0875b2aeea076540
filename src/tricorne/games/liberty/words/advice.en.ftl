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
w-thins-guard = It leaves { $place } with fewer to defend it.
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
w-flees-in-vain = Whoever leaves the battle now finds no food before winter.
w-finds-food = On this way it finds food before winter.
w-is-spent = The block is spent and holds nothing; in the pool it can come back at full strength.
w-goes-first = Whoever goes first takes what stands open, before the enemy can guard it.
w-goes-second = Whoever goes second has seen the enemy's marches and can answer them.
w-steps-lost = { $count ->
    [one] A step that is not given is lost.
   *[other] The { $count } steps that are not given are lost.
}
w-step-shoots = Each of its steps is a die{ $fire ->
    [one] , and hits with a 1 only.
   *[other] , and hits with 1 to { $fire }.
}
w-has-steps = { $count ->
    [one] It has one step left.
   *[other] It has { $count } steps.
}
w-is-leader = It is a leader, and worth more than its fire.
w-first-away = Only so many blocks can cross a border, so whoever goes first gets away most surely.
w-main-way = Most of your strength has come this way.
w-minor-way = Less of your strength has come this way.
w-all-hold = Whoever stays holds { $place }.
w-fewer-hold = Fewer blocks would hold { $place }.
w-some-starve = { $place } cannot feed all who are there, and whoever is hungry in winter is captured.
w-some-spent = There are spent blocks that hold nothing; from the pool they can come back at full strength.
w-all-fed = Nobody would be better off in the pool.
w-both-hold-prisoners = Both sides hold prisoners, so both can gain by an exchange.
w-one-holds-prisoners = Only one side holds prisoners, so there is little to exchange.
w-no-fair-trade = Block for block, no exchange would be fair to both sides.
w-exchange-back = It would come back to your pool.
w-exchange-give = The enemy would get it back.
w-exchange-offer = The other side may accept, refuse, or make an offer of its own.
w-exchange-withdraw = Then nobody comes back.
w-exchange-fair = You would get about as much as you give, or more.
w-exchange-unfair = You would give clearly more than you get.
w-exchange-counter = You could ask for something better.
