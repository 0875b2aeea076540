# How the war is won and how it stands. The parts of the line are put one after the other.
win-american = The British hold { $points } points: { $win } win for them, fewer than { $lose } for you ({ $missing } to take away).
win-american-below = The British hold { $points } points: keep them below { $lose } until winter, and you have won.
win-american-at-limit = The British hold { $points } points: take away { $missing } before winter, or the war is lost.
win-american-years = { $years ->
    [0] This is the last year: hold out, and you have won.
    [one] One more year after this, then you have won.
   *[other] { $years } more years after this, then you have won.
}
win-british = You hold { $points } points: { $win } win the war, fewer than { $lose } lose it.
win-british-below = You hold { $points } points: take { $missing } more before winter, or the war is lost.
win-british-at-limit = You hold { $points } points: keep { $win } until winter, and the war is won.
win-british-years = { $years ->
    [0] This is the last year.
    [one] One more year after this, and time is on the American side.
   *[other] { $years } more years after this, and time is on the American side.
}
win-american-seen = The Americans have to bring the British from { $points } points below { $lose }.
win-american-below-seen = The Americans have won if the British stay below { $lose } points until winter.
win-american-at-limit-seen = The Americans have to take away { $missing ->
    [one] one point
   *[other] { $missing } points
} before winter.
win-american-years-seen = { $years ->
    [0] They win if this year ends without a British victory.
    [one] They win if one more year after this ends without a British victory.
   *[other] They win if { $years } more years after this end without a British victory.
}
win-british-seen = The British hold { $points } points and win with { $win } in a winter.
win-british-below-seen = The British hold { $points } points and need { $missing } more before winter.
win-british-at-limit-seen = The British hold { $points } points and have won if they keep { $win } until winter.
win-british-years-seen = { $years ->
    [0] This is their last year.
    [one] They have one more year after this.
   *[other] They have { $years } more years after this.
}

# Towns worth taking
near-open = { $place }: worth { $value }, and no block is there.
near-held = { $place }: worth { $value }, held by { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}.

# The turn, and winter
stage-cards = Cards
stage-first = First player moves
stage-second = Second player moves
stage-battles = Battles
stage-points = Points and France
stage-disband = Disbanding
stage-hunger = Hunger
stage-exchange = Prisoners
stage-new-year = New year

# What a turn has changed
turn-supply_points = British points { $before } → { $after }.
turn-american_prisoners = American and French prisoners { $before } → { $after }.
turn-british_prisoners = British prisoners { $before } → { $after }.
