title = Liberty
s-1775 = 1775: the whole war
    .about = From the siege of Boston to the end of 1783. The British need 30 supply points at the end of a year and lose with fewer than 12.

opt-initiative = Equal action cards
    .about = Who goes first when both play action cards of the same value.
opt-initiative-british-choose = the British choose
opt-initiative-british-first = the British go first
opt-french-entry = French entry
    .about = How France comes into the war at the end of a year, from 1776 on.
opt-french-entry-roll = two dice, 8 or more
opt-french-entry-schedule = 11, 8, 5 or more, certain from 1779
opt-volley = Militia and Loyalist firepower
    .about = Militia foot and Loyalist foot may fire C2 in round 1 and then leave in round 2.
opt-volley-off = off
opt-volley-on = on
opt-bayonets = Bayonet charge
    .about = British, Hessian and French line foot may fire C3 in round 2 (Guards C5) and then leave in round 3.
opt-bayonets-off = off
opt-bayonets-on = on
opt-pursuit = Pursuit round
    .about = In a fourth round the defender fires while the attacker retreats.
opt-pursuit-off = off
opt-pursuit-on = on

q-card = Choose a card.
    .why = Both cards are turned over together; a Supply card goes first, then the higher action.
q-initiative = The cards are equal: do you go first or second?
q-supply = Supply: strengthen a block by one step ({ $steps } left).
    .why = One step for each block, in friendly supply cities, in the Atlantic, or an Indian in its village.
q-action = Choose an action ({ $left } left).
    .why = Moves come before replacements.
q-group = Which block of { $place } moves?
q-march = Where does { $block } go?
    .why = The figure in a hex is how many blocks may still cross into it this turn.
q-onward = { $block } may go further: where to, or does it stop here?
    .why = One hex beyond its movement is a forced march: a die of 1 to 3 costs a step.
q-sail = Where does { $block } sail?
q-deploy = Replacement: where does { $block } arrive?
q-battle-order = Order of battles: which one is fought { $number ->
        [1] first
        [2] second
        [3] third
       *[other] as number { $number }
    }?
    .why = The order is laid down before any block is revealed.
q-main-attack = From where does the main attack on { $place } come?
    .why = Blocks that came another way join in round 2.
q-volley = Do your militia foot or Loyalist foot fire at C2 now, and leave in round 2?
q-combat = Which block acts at { $place }, and what does it do?
q-retreat = Where does { $block } retreat?
q-leave = Which block leaves { $place } next?
    .why = All must leave; who finds no way out is captured.
q-regroup = Which block of { $place } regroups?
q-regroup-to = Where does { $block } regroup?
q-hit = { $by } hits at { $place }: { $hits ->
        [one] which of your strongest blocks loses a step?
       *[other] which of your strongest blocks lose the { $hits } steps?
    }
    .why = Each hit falls on the strongest block; among equals you choose.
q-disband = Which block do you disband?
q-attrition = Winter attrition: { $place } cannot feed all. Which block is lost ({ $excess } too many)?
q-negotiate = Do you want to offer an exchange of prisoners?
q-exchange = Put your offer together.
q-exchange-reply = You are offered { $given } for { $back }. What do you answer?

d-deal = Deal a card.
d-weather = Roll for the weather ({ $side }).
d-march = Roll for a forced march at { $place }.
d-french = Roll a die for French entry.
d-fire = Roll a die of the firing block.
d-replacement = Draw a block from the pool.

o-move = Move blocks of { $a }
o-replace = Draw a replacement
o-end = End your actions
o-stop = Stop here
o-river = Along the water to { $a }
o-sea = By sea to { $a }
o-main-attack-sea = From the sea
o-sail = Sail to { $a } by way of { $b }
o-press = Press on (forced) to { $a } by way of { $b }
o-fire = { $a } fires
o-bayonet = { $a } charges with the bayonet
o-hold = { $a } holds
o-retreat = Retreat a block
o-first = Go first
o-second = Go second
o-back = Get { $a } back
o-give = Give up { $a }
o-offer = Make this offer
o-withdraw = Drop the matter
o-accept = Accept
o-refuse = Refuse
o-counter = Make a counter-offer

l-dealt = { $year }: each player is dealt { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
l-cards = Turn { $turn }: Americans { $american }, British { $british }.
l-initiative = Player 1: { $side }.
l-supplied = { $side }: a supply step for { $block } in { $at }.
l-storm = Weather die { $die }: a storm over { $zone }, no attacks there.
l-fair-weather = Weather die { $die }: fair weather.
l-moved = { $side }: { $block } from { $start } to { $end }.
l-sea-moved = { $side }: { $block } by sea from { $start } to { $end }.
l-sea-attack = { $side }: { $block } attacks { $end } by sea from { $start }.
l-sailed = { $side }: { $block } sails from { $start } to { $end }.
l-march-loss = { $side }: die { $die }, { $block } at { $at } loses a step to the forced march.
l-march-well = { $side }: die { $die }, { $block } at { $at } bears the forced march.
l-not-deployed = { $side }: { $block } is drawn but finds no place and goes back.
l-deployed = { $side }: { $block } arrives at { $at }.
l-battle = Battle at { $place }: the { $attacker } attack, the { $defender } defend.
l-revealed = Revealed at { $place } ({ $side }): { $blocks }.
l-round = Combat round { $number }.
l-fired = { $block } ({ $side }) rolls { $dice }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } with { $rating } or less.
l-hit = { $block } ({ $side }) is hit; { $left ->
        [0] no step is left
        [one] 1 step is left
       *[other] { $left } steps are left
    }.
l-hits-lost = Further hits of the { $side } find no target.
l-captured = { $block } ({ $side }) is captured at { $at }.
l-landed = The { $side } land at { $place }.
l-repulsed = The troops of the { $side } off { $place } turn back.
l-retreated = { $side }: { $block } retreats from { $start } to { $end }.
l-regrouped = { $side }: { $block } regroups from { $start } to { $end }.
l-won = The { $side } win the battle at { $place }.
l-points = End of { $year }: the British hold { $points ->
        [one] 1 supply point
       *[other] { $points } supply points
    }.
l-french-roll = French entry: { $roll } rolled, { $needed } needed.
l-french-entry = France enters the war at the end of { $year }.
l-village-taken = The enemy winters in { $place }; its warriors are captured.
l-disbanded = { $side }: { $block } disbands at { $at }.
l-offered = The { $side } offer { $given } for { $back }.
l-offer-accept = The { $side } accept; the prisoners go free.
l-offer-refuse = The { $side } refuse.
l-offer-counter = The { $side } answer with another offer.

r-british-control = The British hold 30 supply points or more: the rebellion is over.
r-british-collapse = The British hold fewer than 12 supply points: London makes peace.
r-american-endurance = 1783 ends without a British victory: the United States are independent.

q-force = Forced march: where does { $block } go?
q-winter = Winter: do you disband a block, or are you done?
    .why = A disbanded block goes back to the pool and may be drawn again at full strength.
q-retreat-block = Which block retreats from { $place }?
o-force = Force the march
o-disband = Disband a block
n-supply_points = British supply points
n-american_prisoners = American and French prisoners
n-british_prisoners = British prisoners

dice-brought = { $who }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $expected } expected.
