# How the game is won and how it stands, from what a side sees. The parts of the line are put one after the other.
win-colonies = Most colonies win: Americans { $american }, British { $british }.
win-cities = Most flags win: Americans { $american }, British { $british }.
win-even = Even.
win-ahead = You lead by { $lead }.
win-behind = You are { $lead } behind.
win-leads = In the lead by { $lead }: { $side }.
win-rounds = { $left ->
    [0] This is the last round.
    [one] One more round after this.
   *[other] { $left } more rounds after this.
}
win-truces = It ends with the second Truce of a side (British { $british } of 2, Americans { $american } of 2).
win-truce-now = Both Truces of a side are out: it ends with this round.
win-truce-later = Both Truces of a side are out: it ends with round { $round }.

# Where one step raises a flag
near-empty = { $flag }: march to { $area }, where nobody stands.
near-natives = { $flag }: enter { $area }, and the Natives join you.
near-enemies = { $flag }: beat { $number ->
    [one] one unit
   *[other] { $number } units
} in { $area }.
near-city-empty = March to { $area }, where nobody stands.
near-city-natives = Enter { $area }, and the Natives join you.
near-city-enemies = Beat { $number ->
    [one] one unit
   *[other] { $number } units
} in { $area }.

# The turn
stage-reinforcements = Units arrive
stage-movement = Movement
stage-battle = Battles
stage-cards = New cards

# What a turn has changed
turn-american = American flags { $before } → { $after }.
turn-british = British flags { $before } → { $after }.
