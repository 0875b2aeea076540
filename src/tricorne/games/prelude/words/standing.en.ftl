# How the game is won and how it stands. The parts of the line are put one after the other.
win-points-even = Victory Points are even, and a tie goes to the Loyal side; { $limit } win at once.
win-points-ahead = You lead by { $lead ->
    [one] one Victory Point
   *[other] { $lead } Victory Points
}; { $limit } win at once.
win-points-behind = You are { $lead ->
    [one] one Victory Point
   *[other] { $lead } Victory Points
} behind; { $limit } win at once.
win-points-leads = The { $side } side leads by { $lead ->
    [one] one Victory Point
   *[other] { $lead } Victory Points
}; { $limit } win at once.
win-paid-even = With all tracks paid now it would be even.
win-paid-ahead = With all tracks paid now you would lead by { $lead }.
win-paid-behind = With all tracks paid now you would be { $lead } behind.
win-paid-leads = With all tracks paid now the { $side } side would lead by { $lead }.
win-next = Next to pay: { $track }, { $pushes ->
    [one] one push
   *[other] { $pushes } pushes
} away, { $value } to the { $side } side.
win-next-nobody = Next to pay: { $track }, { $pushes ->
    [one] one push
   *[other] { $pushes } pushes
} away, to nobody as it stands.
win-spirit = Spirit of Rebellion { $spirit } of { $end }: there the game ends, and War Readiness pays { $loyal } to the Loyal side and { $patriote } to the Patriotes.

# Where one step changes most
near-track = { $track }: { $value } to the { $side } side, { $pushes ->
    [one] one push
   *[other] { $pushes } pushes
} away.
near-track-nobody = { $track }: even, { $pushes ->
    [one] one push
   *[other] { $pushes } pushes
} away.

# The Turn
stage-start-of-turn = New cards
stage-action = Action Rounds
stage-end-of-turn = End of the Turn

# What a turn has changed
turn-victory_points = { $count ->
    [one] One Victory Point
   *[other] { $count } Victory Points
} { $way ->
    [1] to the Loyal side
   *[other] to the Patriotes
}.
turn-spirit_of_rebellion = Spirit of Rebellion { $before } → { $after }.
turn-rural_counties = Rural Counties: { $count ->
    [one] one box
   *[other] { $count } boxes
} { $way ->
    [1] toward the Loyal side
   *[other] toward the Patriotes
}.
turn-organizations = Organizations: { $count ->
    [one] one box
   *[other] { $count } boxes
} { $way ->
    [1] toward the Loyal side
   *[other] toward the Patriotes
}.
turn-external_influence = External Influence: { $count ->
    [one] one box
   *[other] { $count } boxes
} { $way ->
    [1] toward the Loyal side
   *[other] toward the Patriotes
}.
turn-urban_counties = Urban Counties: { $count ->
    [one] one box
   *[other] { $count } boxes
} { $way ->
    [1] toward the Loyal side
   *[other] toward the Patriotes
}.
