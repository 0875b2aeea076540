## How the game is won and how it stands. The parts of the line are put one after the other.

win-support = Support leads Opposition by { $lead }: { $need ->
    [0] enough
   *[other] you need { $need } more
}.
win-opposition = Opposition leads Support by { $lead }: { $need ->
    [0] enough
   *[other] you need { $need } more
}.
win-even = Support and Opposition are even: you need { $need } more.
win-support-only = Support leads Opposition by { $lead }.
win-opposition-only = Opposition leads Support by { $lead }.
win-even-only = Support and Opposition are even.
win-second-british = Casualties, Rebellion { $crc } against British { $cbc }: { $need ->
    [0] enough
   *[other] you need { $need } more
}.
win-second-french = Casualties, British { $cbc } against Rebellion { $crc }: { $need ->
    [0] enough
   *[other] you need { $need } more
}.
win-second-patriots = Forts { $forts } + 3 against Villages { $villages }: { $need ->
    [0] enough
   *[other] you need { $need } more
}.
win-second-indians = Villages { $villages } against Forts { $forts } + 3: { $need ->
    [0] enough
   *[other] you need { $need } more
}.
win-before-treaty = You cannot win before the Treaty: Preparations { $preparations } of { $needed }.
win-faction = { $faction }: { $first } and { $second } at a check, where both have to be above 0; { $final } in the last winter.
win-passing = Winter now would be won by: { $factions }.
win-final-three = { $left ->
    [1] The next winter is the last, and the highest margin wins
   *[other] In the last winter, with { $left } to come, the highest margin wins
}: { $a } { $a_margin }, { $b } { $b_margin }, { $c } { $c_margin }.
win-final-four = { $left ->
    [1] The next winter is the last, and the highest margin wins
   *[other] In the last winter, with { $left } to come, the highest margin wins
}: { $a } { $a_margin }, { $b } { $b_margin }, { $c } { $c_margin }, { $d } { $d_margin }.

## Where one step weighs most

near-controlled = { $place }: one level is worth { $points }, and you have Control.
near-step = { $place }: one level is worth { $points }.

## The card, and winter

stage-first = 1st Eligible Faction
stage-second = 2nd Eligible Faction
stage-next-card = Next card
stage-check = Victory check
stage-supply = Supply
stage-income = Resources
stage-support = Support
stage-redeploy = Redeployment
stage-desertion = Desertion
stage-reset = Reset

## What a turn has changed

turn-support = Support { $before } → { $after }.
turn-opposition = Opposition { $before } → { $after }.
turn-cbc = British Casualties { $before } → { $after }.
turn-crc = Rebellion Casualties { $before } → { $after }.
turn-forts = Patriot Forts { $before } → { $after }.
turn-villages = Villages { $before } → { $after }.
