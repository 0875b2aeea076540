# The lessons of Liberty. At most two sentences and 240 characters each.

course = Learn Liberty
    .about = Eight short lessons and two tasks, then a first real game of one year. You lead the Americans, and once the Royal Navy.

chapter-march = Marches and battles
chapter-campaign = The campaign
chapter-winter = Sea and winter

## A card, a march, a town

lesson-march = A card, a march, a town
    .idea = Each turn both sides play a card in secret: its number is how many groups you may move. A town where you stand at the end of the turn is yours.
    .scene = Greene and Ward are in New Bern. Next door, Wilmington is a British port worth one point, and it stands empty.
    .done = Wilmington is American, and the British fell from 14 points to 13. With 30 at the end of a year they win, with fewer than 12 they lose.
lesson-march-card = You lead the blue Americans. Play the 3: the higher card goes first and has three actions.
    .low = One action only, and the British might go first. Play the 3.
lesson-march-action = The British played a 1, so you go first. One action moves any blocks of one hex: choose New Bern.
    .replace = That draws a new block. March first: New Bern.
    .end = You have three actions. Use one in New Bern.
lesson-march-block = Let Greene go.
    .ward = Ward is weak militia. Let Greene go.
lesson-march-to = Wilmington is British, and nobody is there. March to Wilmington.
    .other = You may go there, but Wilmington is the town to take.
lesson-march-stop = One hex is his pace. He could force the march and risk a step, but he is where he should be: stop.
    .force = No need for a forced march. Stop here.
lesson-march-second = Ward stays and holds New Bern. Press Done.
    .ward = Keep him at home this time. Press Done.
lesson-march-end = Two actions are left, and nothing to do with them. End your actions.
    .replace = New blocks come in a later lesson. End your actions.
    .ward = Ward holds New Bern. End your actions.
lesson-march-british = The British do nothing with their one action. At the end of the turn, the town changes hands.

## A battle, block by block

lesson-battle = A battle, block by block
    .idea = A block rolls as many dice as it has steps. Each die up to its number is a hit, and a hit always strikes the strongest enemy.
    .scene = Greene (C2, four steps) and Washington (C3, three steps) are in Springfield; in Boston stands an enemy block of which you see the back only. The dice are fixed.
    .done = Boston is yours, and Grey is a prisoner who may be exchanged one day. A battle lasts three rounds at most; then the attacker has to leave.
lesson-battle-card = Play the 3 again.
    .low = You would go second. Play the 3.
lesson-battle-action = Your army is in Springfield.
    .other = Start in Springfield, next to Boston.
lesson-battle-first = Greene goes first.
    .washington = Washington comes next. Greene first.
lesson-battle-to = To Boston, against a block that you cannot see.
    .other = The enemy is in Boston.
lesson-battle-second = Bring Washington as well.
    .done = One block alone is a gamble. Bring Washington.
lesson-battle-end = Battles come when both sides have moved. End your actions.
    .other = Enough for now. End your actions.
lesson-battle-grey = Now the blocks are turned: it is Grey, C2 with three steps. The letters are equal, so the defender fires first.
lesson-battle-greene = One hit, on Greene, your strongest: he has three steps left, so three dice. Let Greene fire.
    .washington = Either order is allowed. Let Greene fire first this time.
    .retreat = You are two against one. Stay and fire.
lesson-battle-washington = Two hits, and Grey has one step left. Washington hits with 1, 2 and 3: let him fire.
    .retreat = One more hit is enough. Fire.
lesson-battle-stay = Grey is captured, and the winner may move on to friendly hexes. Stay in Boston: press Done.
    .other = Boston is what you came for. Press Done.

## Who fires first

lesson-letters = Who fires first
    .idea = A fires before B, and B before C, whoever attacks. Good letters win battles before the others have fired.
    .scene = Morgan's riflemen (B3) and Greene (C2) have marched into Boston, against Grey (C2) with three steps. All blocks are turned.
    .done = Hits count at once, so whoever fires first takes dice from the others. Warships are A; riflemen, light foot and dragoons B; most others C.
lesson-letters-fire = You attack, and still you are first: B comes before C. Let Morgan fire.
    .retreat = Nobody has fired yet. Let Morgan fire.
lesson-letters-grey = Two hits: Grey has one step left, and one die instead of three. He fires, and misses.
lesson-letters-finish = Now Greene, the second of your blocks. Fire.
    .retreat = One more hit, and it is over. Fire.
lesson-letters-stay = Stay in Boston. Press Done.
    .other = Stay in Boston this time. Press Done.

## Living to fight again

lesson-retreat = Living to fight again
    .idea = In its turn a block may retreat instead of firing. A block that loses its last step is captured; one that retreats is not.
    .scene = Ward (C1, two steps) stands alone in Springfield, Greene is in Albany. Two unknown British blocks are in Boston.
    .done = Springfield is lost, Ward is not, and you have seen who is where: your notebook keeps it. In a game of blocks a good retreat is half the art.
lesson-retreat-card = Play your card. The British have the higher one this time.
lesson-retreat-british = The British are first, and two of their blocks march on Springfield.
lesson-retreat-end = Greene could come as a reserve for the second round, but two blocks are too many. Keep him: end your actions.
    .albany = He would join in round 2, against two blocks that you do not know. End your actions.
    .replace = Useful, but not now. End your actions.
lesson-retreat-retreat = Howe and Grey, four steps each; Ward has two dice that hit with a 1 only. Retreat.
    .fire = Even two hits would not save him, and eight dice would answer. Retreat.
lesson-retreat-to = Not the way they came. To Greene in Albany.
    .safe = He is safe there, too.

## Rivers and forced marches

lesson-roads = Rivers and forced marches
    .idea = Most blocks move one hex, and two along a river. A forced march adds a hex, at the risk of a step.
    .scene = Greene stands in Albany on the Hudson, Ward in Springfield. Both are needed in New York.
    .done = The die was a 5, so no step was lost. Forest and swamp stop a block and let fewer through: you are only offered where it can go.
lesson-roads-card = You need two moves. Play the 3.
    .low = One action moves one hex only. Play the 3.
lesson-roads-greene = Greene is needed in New York. Start in Albany.
    .other = Start with Greene, in Albany.
lesson-roads-river = Down the Hudson, to West Point.
    .hartford = That leads away from the river. Go to West Point.
    .other = Follow the river to West Point.
lesson-roads-onward = The river carries him one hex further, without any risk: New York.
    .force = A forced march would risk a step. By river it is free.
    .stop = New York lies one hex further down the river.
lesson-roads-ward = Now Ward, in Springfield. No river leads where he has to go.
    .other = Ward is in Springfield.
lesson-roads-hartford = First to Hartford.
    .other = Hartford is on his way. Go there.
lesson-roads-force = He should be in New York as well, one hex further. Force the march.
    .stop = He would arrive a turn too late. Force the march this time.
lesson-roads-to = To New York.
    .other = Greene is in New York. Go there.
lesson-roads-end = End your actions, and the die is rolled: 1 to 3 would cost him a step.
    .other = Enough for this turn. End your actions.

## New blocks, new steps

lesson-supply = New blocks, new steps
    .idea = A supply card gives steps back to blocks in supply cities. An action can draw a new block from your pool instead of moving.
    .scene = Greene in Philadelphia has two of four steps, Ward in Hartford one of three. You hold a supply card and two cards of 1.
    .done = You draw blind: it might have been militia. A new block cannot move in the turn in which it arrives.
lesson-supply-card = Play the supply card: three steps, at most one for each block, before anybody moves.
    .action = The action comes next turn. Play the supply card.
lesson-supply-greene = Greene is in Philadelphia, a supply city. Give him a step.
    .ward = Ward is next. Greene first.
    .done = You have three steps to give. Greene first.
lesson-supply-ward = And one for Ward in Hartford.
    .done = One more is possible: Ward.
lesson-supply-british = The third step is lost, because nobody else is in a supply city. The British do nothing, and a new turn begins.
lesson-supply-second = Now a 1, for one action.
lesson-supply-initiative = The cards are equal, so the British choose who goes first. They go second.
lesson-supply-replace = No move this time. Draw a block from your pool.
    .other = Draw a block this time.
lesson-supply-deploy = Morgan's riflemen! They arrive at full strength in a supply city of yours: Philadelphia.
    .others = A good place, too.
    .other = Allowed, but Philadelphia lies in the middle. Take it.

## The Royal Navy

lesson-landing = The Royal Navy
    .idea = The British come by sea: a warship and up to three land blocks attack a port together, straight from the Atlantic.
    .scene = Howe's fleet, Grant and O'Hara wait in the Atlantic. Ward, with two steps, holds Charleston for the Americans.
    .done = No port is safe from you. But in winter your troops need supply cities and ports to live on.
lesson-landing-card = You lead the red British now. Play the 3.
    .low = Surprise is everything at sea. Play the 3.
lesson-landing-fleet = One action moves the whole fleet. Choose the Atlantic.
    .other = The fleet first: the Atlantic.
lesson-landing-warship = The warship leads. Without one nobody can land against an enemy.
    .troops = Without a warship ahead of him he can only enter ports of your own. The warship first.
lesson-landing-to = Sail to Charleston.
    .other = Any port can be reached. Sail to Charleston this time.
lesson-landing-grant = Now Grant.
    .other = Grant comes next.
lesson-landing-to-grant = Behind the ship, into Charleston. O'Hara will follow.
    .other = To Charleston, behind the ship.
lesson-landing-end = End your actions, and the battle begins.
    .other = Enough for this turn. End your actions.
lesson-landing-bombard = Ships are A and fire before everybody. Let Howe's fleet fire: it bombards the town.
    .retreat = You have only just arrived. Let the fleet fire.
lesson-landing-ward = Ward has one step left, and a bombardment never takes the last. He retreats inland.
lesson-landing-town = The town is yours, and Ward goes to the Santee.

## Winter decides

lesson-winter = Winter decides
    .idea = After the last card of a year come points, the French, and hunger. What cannot be fed is captured.
    .scene = The end of 1777. Washington (two steps), Wayne and Putnam are in West Point, a town that feeds nobody by itself.
    .done = A new year and new cards. Hold out until the end of 1783 and you win; any winter with the British below 12 points ends the war for you.
lesson-winter-british = British points: 17, so nobody has won yet. You rolled 8 for France, and she enters the war; the British disband nobody.
lesson-winter-hungry = Washington feeds as many blocks as he has steps, himself included: two. Three are there, so send one home: disband.
    .done = Then hunger takes one of them prisoner. Disband one instead.
lesson-winter-putnam = Send Putnam home. He goes back to the pool, and may be drawn again.
    .wayne = Wayne is a Continental with four steps. Send the militia home: Putnam.
    .other = He is fed where he is. In West Point one too many is hungry: Putnam.
lesson-winter-end = Nobody else is hungry. Press Done.
    .other = Keep the others. Press Done.

## Task: below twelve

task-below-twelve = Below twelve
    .ask = The British hold 14 points. Bring them below 12 this turn.
    .hint = Norfolk is worth two points and Wilmington one, and both stand empty. Dragoons move two hexes, where no swamp stops them.
    .done = Eleven points: if the year ended now, London would make peace.
    .one = One point, so 13 are left. Norfolk was open to the dragoons.
    .norfolk = Two points, so 12 are left, and they have to be fewer. Wilmington stands empty next door.

## Task: nobody starves

task-nobody-starves = Nobody starves
    .ask = Come through the winter without a prisoner, and send home militia only.
    .hint = Washington feeds as many blocks as he has steps, himself included; Albany feeds one.
    .done = Two militia went home to come back, and the army lives.
    .starved = Albany feeds one block, and the other was captured. Militia sent home can be drawn again.

## The first game

first-game = Your first game
    .about = The year 1775 with the printed set-up: three cards each, about fifteen minutes. You lead the Americans against an easy bot.
    .until = The first winter is over. You may stop here and see how it stands, or play on to 1776.
