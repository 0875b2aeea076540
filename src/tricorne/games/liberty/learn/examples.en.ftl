# The worked examples of Liberty, step by step on the board.

example-hexside = Four by each side
    .scene = Five American blocks are in Springfield and four in Newport. Both hexes touch Boston over clear hexsides.
    .done = Eight blocks attack Boston: four over each hexside.
example-hexside-springfield = The blocks in Springfield march: four of them to Boston.
example-hexside-fifth = For the fifth the hexside is closed, and Boston is no longer offered. It goes to Hartford.
example-hexside-newport = From Newport four more may come, because they cross another hexside.

example-pinning = Two attackers pin two of five
    .scene = Five British blocks are in Boston. Two Americans attack them from Springfield, and move first.
    .done = Two of five are pinned and have to fight. Three have left, and two of them attack elsewhere.
example-pinning-attack = Greene and Wayne attack Boston.
example-pinning-leave = Now the British move: three of the five may leave, but not by the attackers' hexside.
example-pinning-third = A third one leaves. The last two are pinned.

example-round = A round, block by block
    .scene = A British leader (C3) and light foot (B2) attack Continental foot (C2) and militia (C1) in Springfield.
    .done = Every block has acted once: that is one combat round.
example-round-light = B comes before C: the light foot fires first.
example-round-americans = Then the C blocks of the defender, in any order: here the militia, then the Continentals.
example-round-leader = At last the C block of the attacker, the leader. Each of them could have retreated instead.

example-reserves = Reserves come in round 2
    .scene = Four American blocks attack Boston from Springfield, and two from Newport. All have moved.
    .done = Round 2 begins, and the two from Newport are in the battle.
example-reserves-main = The attacker declares the main attack: Springfield. The two from Newport are reserves.
example-reserves-round = In round 1 only the blocks of the main attack fight.

example-fire = What a leader hits
    .scene = Howe, a leader of four steps (C3), is attacked in Boston by Greene. The dice are 1, 2, 4 and 5.
    .done = 1 and 2 hit, 4 and 5 miss: Greene loses two of his four steps.
example-fire-fire = Four steps are four dice, and the 3 of C3 means that 1, 2 and 3 are hits.

example-retreat = Three by river and forest
    .scene = Four weak American blocks in Albany are attacked by Grey. The way to Saratoga leads over a hexside of forest with a river.
    .done = Three in the first round and the fourth in the second: the limit counts for each round.
example-retreat-first = Three of them retreat to Saratoga, one after the other.
example-retreat-fourth = For the fourth the hexside is closed in this round: he stays and fires.
example-retreat-next = In round 2 it is open again.

example-leader-supply = A leader feeds his army
    .scene = Winter. Washington, with two steps, and four militia are in Boston, a supply city of three.
    .done = Nobody starved: the city feeds three blocks, Washington two, himself included.
example-leader-supply-count = The British disband nobody.
example-leader-supply-all = Nor do the Americans: three and two are five.

example-two-actions = What two actions are
    .scene = The Americans play a 2, the British a 1. Greene is in Albany, and the pool is full.
    .done = One move and one new block: two moves or two blocks would have been allowed as well.
example-two-actions-move = The first action is a group move: Greene marches to West Point.
example-two-actions-draw = The second draws a replacement, at full strength, for a supply city.

example-beaten-landing = A landing beaten back
    .scene = Hood, a weak warship, carries Rawdon against the French port in the West Indies. De Barras defends it.
    .done = Without its escort the landing fails: Rawdon loses a step and is back in the port he came from.
example-beaten-landing-sail = Ship and troops sail together. The ships fight first, and the troops wait at sea.
example-beaten-landing-fire = De Barras fires, and Hood is lost.

example-winter-diagram = A whole winter
    .scene = New Brunswick holds a leader of one step, foot and a warship; Fort Stanwix foot and Indians; Hartford an American leader and three French.
    .done = New Brunswick feeds two and its leader himself. In Fort Stanwix the foot is lost, because no port is near; Indians need nothing.
example-winter-diagram-british = The British disband nobody.
example-winter-diagram-hartford = Hartford feeds three, and an American leader feeds no French. It is a port, so one French block can be sent home instead of being lost.
example-winter-diagram-rest = The rest is fed.
