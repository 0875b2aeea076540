# Why an answer is not offered.

# Blocks
why-not-your-block = it is not one of your blocks
why-your-own-block = it is one of your own blocks
why-not-on-map = the block is not on the map
why-elsewhere = the block is not there
why-france-neutral = before France enters the war its blocks do nothing
why-chosen = it is in the offer already

# Cards, supply and actions
why-no-such-card = you hold no such card
why-supplied = a block gets one step from a Supply card
why-not-in-village = an Indian is supplied in its own village only
why-no-supply-there = it is neither in a friendly supply city nor in the Atlantic
why-full-strength = the block has its full strength
why-replaced = moves come before replacements
why-no-british-replacements = the British draw no replacements in the first year
why-empty-pool = no block is left in your pool

# Group moves
why-no-blocks = none of your blocks is there
why-moved = blocks that have moved this turn do not move again
why-pinned = as many of your blocks as attackers must stay
why-no-way = no hexside, port or sea lane is open to it
why-somebody-moves = a group moves at least one block

# Moves by land
why-not-adjacent = no hexside leads there by land
why-back-to-start = a move never leads back to where it began
why-no-wilderness = it is not wilderness, to which Indians keep
why-hexside-full = no further block may cross that hexside
why-storm = the storm stops attacks there
why-pinning-hexside = the attackers came over that hexside
why-sea-attack = troops by land do not join a sea attack
why-movement-spent = the block has no movement left for it
why-movement-left = the block has not used its movement yet
why-no-river = no river or lake leads on to it
why-along-the-river = the block goes there along the river
why-within-movement = it is within the movement of the block
why-beyond-movement = only a forced march reaches it
why-nowhere-to-force = no hex is open to a forced march
why-first-step-only = only a first step goes by sea

# Moves by sea
why-not-by-sea = neither American blocks nor Indians go by sea
why-not-in-port = the block is in no port
why-not-a-port = it is not a port
why-already-there = the block is there already
why-by-the-atlantic = all ways by sea lead through the Atlantic
why-port-not-friendly = the port is not friendly
why-bay-closed = an enemy at the mouth closes the bay
why-enemies-there = enemy blocks are there
why-enemies-on-the-way = enemy blocks are on the way
why-no-coastal-way = no way along the coast of at most three hexes leads there
why-west-indies-blocks = only British and French blocks go to the West Indies
why-west-indies-peace = before France enters nobody attacks in the West Indies
why-two-in-port = before France enters, two blocks at most stand in a port of the West Indies
why-land-attack = the hex has been attacked by land
why-no-escort = no warship of yours came there this turn from the same place
why-other-origin = a sea attack comes from one place
why-three-troops = no more than three land blocks go by sea

# Replacements
why-no-supply-city = it is not a supply city
why-not-friendly = it is not friendly
why-not-west-indies = replacements do not arrive in the West Indies
why-militia-only = only militia arrives in a red city
why-one-block-a-hex = a block has arrived there this turn
why-not-at-the-village = an Indian arrives at its own village, or when it is lost beside it
why-not-neutral = it is not neutral and empty

# Battles
why-no-battle = there is no battle
why-ordered = that battle has its place in the order already
why-nobody-came = none of your blocks came that way
why-land-leads = ships from the Atlantic only support an attack by land
why-not-in-battle = the block is not in this battle
why-reserve = reserves join in round 2
why-acted = the block has had its turn in this round
why-other-letter = it is not the turn of blocks with that letter
why-must-leave = the block must retreat in this round
why-before-landing = troops hold their fire until the landing
why-no-bayonets = the bayonet charge is not used in this game
why-not-line-foot = only line foot and Guards charge with the bayonet
why-round-two = bayonet charges are made in round 2
why-can-fire = a block that can fire does not hold
why-pursuit = in the pursuit round the defender does not retreat
why-not-engaged = ships hit ships and troops hit troops while the fleets are engaged
why-last-step = bombardment never takes the last step
why-weaker = a stronger block takes the hit

# Retreats and regrouping
why-no-way-out = no way out is open to it
why-must-go = the block must go somewhere
why-by-land = the block is leaving by land
why-enemy-hex = the hex belongs to the enemy until the turn ends
why-enemy-town-on-the-way = retreats and regrouping pass no town of the enemy
why-not-as-they-came = attackers retreat over a hexside by which they came, unless the enemy used it last
why-attackers-came = defenders do not retreat over a hexside by which attackers came, unless they used it last
why-enemy-ships = enemy warships keep troops from leaving by sea
why-no-ship-went = no warship of yours has retreated there in this round
why-regrouped = the block has regrouped already
why-nowhere-to-regroup = no friendly hex is open to it
why-only-passing = a regrouping block ends in a friendly hex
why-not-to-the-atlantic = nobody regroups to the Atlantic

# Winter and prisoners
why-no-town = the block is in no town
why-no-friendly-port = the block is neither in nor beside a friendly port
why-needs-no-supply = the block needs no supply
why-loss-is-no-help = its loss would not help the others
why-no-prisoner = the block is not a prisoner
why-nothing-chosen = the offer is empty
