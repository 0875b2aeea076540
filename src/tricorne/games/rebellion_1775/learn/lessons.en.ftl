# The lessons of 1775: Rebellion. At most two sentences and 240 characters each.

course = Learn 1775: Rebellion
    .about = Seven short lessons and two tasks, then a first real game of two rounds. You lead the Patriots, once the British Regulars, and at the end the Continentals.

chapter-flags = Flags
chapter-war = War
chapter-peace = Peace

## March and raise a flag

lesson-march = March and raise a flag
    .idea = A colony belongs to the side that stands in it alone. Walk in, and the flag is yours.
    .scene = Three Patriots stand in Hartford, Connecticut. Rhode Island next door is empty; two British Regulars hold Boston.
    .done = Two colonies are yours. Whoever holds more colonies when the game ends has won: that is all there is to winning.
lesson-march-from = You lead the white Patriots, and your card lets two armies march up to two areas each. Choose Hartford.
    .end = That would end your movement with nothing done. Choose Hartford first.
    .boston = Only British units are in Boston. An army starts where your own pieces stand.
lesson-march-who = How many of the three go? Take two: one has to stay, or Connecticut loses its flag.
    .one = One is enough for an empty colony, so this works just as well.
    .all = If all three go, Connecticut stands empty and its flag comes down. Leave one behind.
lesson-march-to = Now where to? Newport is two areas away, and nobody is there.
    .east = That is still Connecticut, which you hold already. Go one area further, to Newport.
    .boston = Boston is three areas away, and this card carries an army over two.
    .other = You may go there, but it wins you no colony. Newport alone makes up Rhode Island.
lesson-march-end = Your second army can stay at home. End your movement, and watch the flags.
    .hartford = If the last Patriot leaves, Connecticut loses its flag. End your movement instead.

## New units, and which card to play

lesson-reinforce = New units, and which card to play
    .idea = Every turn four new units arrive in your own cities. Then you play exactly one movement card.
    .scene = Connecticut and Rhode Island are yours with one Patriot each, and two British Regulars hold Boston. You have two movement cards.
    .done = That was a whole turn: units, one card, battles if there are any, and new cards up to three. The card you played is gone for good.
lesson-reinforce-three = Four new Patriots arrive, in cities of colonies that you hold. Put three into Newport.
    .other-number = You may split them as you like, but this time three should go to Newport.
    .boston = Massachusetts is British. New units arrive only in cities of colonies that your side holds.
    .other = Hartford lies further from where we are going. Put three into Newport.
lesson-reinforce-one = One is left. Put it into Hartford, so that both colonies are safer.
    .newport = Newport has enough now. Hartford has a single Patriot, so give this one to Hartford.
lesson-reinforce-card = Now play one card: three armies by one area, or one army by three. New Hampshire is far away, so take the long march.
    .short = One area is not enough: nobody would get past the British to New Hampshire. Take the long march.
lesson-reinforce-from = Choose Newport, where your army is.
    .hartford = Hartford is too far from New Hampshire. Start in Newport.
    .end = Then the card would be wasted. Start in Newport.
lesson-reinforce-who = Take three of the four, and let one hold Rhode Island.
    .fewer = Fewer will do, because nobody is waiting there.
    .all = Somebody has to stay in Newport, or Rhode Island is lost. Take three.
lesson-reinforce-to = An army has to stop where enemies are, but it can walk around them. Go to Portsmouth, behind Boston.
    .boston = That would be a battle against two Regulars. Walk around them this time, to Portsmouth.
    .other = That wins no colony. Portsmouth is the city of New Hampshire.

## Task: four flags

task-four-flags = Four flags
    .ask = Hold four colonies at the end of this turn. Your card moves two armies by up to two areas each.
    .hint = Each army should leave somebody behind, and end in a colony where nobody stands.
    .done = Four flags with four Patriots: nothing was wasted.
    .empty = You entered two new colonies, but left an old one empty, and its flag is gone. Leave one Patriot behind each time.
    .few = No colony was added. Each of your two armies can take one that stands empty.

## A battle, face by face

lesson-battle = A battle, face by face
    .idea = Dice have three faces: a hit removes an enemy, a flight sends your own unit away, and a blank lets a unit step out.
    .scene = Five Patriots stand in Newport; one British Regular and one Loyalist hold Boston. The dice of this lesson are fixed.
    .done = Massachusetts is yours. Units that are hit go back to the supply; those that fled return with the next reinforcements of their faction.
lesson-battle-from = Boston is thinly held. Your army starts in Newport.
    .end = Nothing would happen this turn. Choose Newport.
lesson-battle-who = Take four. Patriots throw at most three dice, and the fourth one can take the first hit.
    .all = Rhode Island would stand empty and lose its flag. Leave one, take four.
    .few = Fewer units throw fewer dice, and there is nobody to spare. Take four.
lesson-battle-to = March to Boston. Your chance to win there is shown before you decide: more than half.
    .other = The enemy is in Boston. March there.
lesson-battle-end = The fifth Patriot keeps Newport. End your movement, and the dice are thrown.
    .newport = Then nobody would hold Rhode Island. End your movement.
lesson-battle-stay = Defenders throw first: one hit, and their Loyalist flees. Your three blanks are command decisions: each lets a unit step out, but it is three against one, so stay.
    .leave = Stepping out saves units from a lost battle. This one you are winning: stay.
    .other = You would give up a battle that you are winning. Stay.
lesson-battle-regular = A blank for the Regular, too. Regulars never flee, and this one does not step out either.

## Choose your battle

lesson-odds = Choose your battle
    .idea = Before an army marches, the table tells you how likely it is to win. Attack where the numbers are with you.
    .scene = Three Patriots and two Continentals stand west of Boston, between six enemies in Boston and two Loyalists east of Hartford.
    .done = Good odds won you Connecticut. But the British now stand alone in Massachusetts and have its flag: look at what a march leaves behind.
lesson-odds-from = Choose your army west of Boston. Your partner's blue Continentals may march along, because Patriots of yours are there.
    .end = Two Loyalists keep Connecticut from you. Choose the army west of Boston.
    .hartford = Only Continentals are in Hartford. An army needs a unit of the faction whose turn it is, and that is the Patriots.
lesson-odds-who = Take everybody: five units of two colours, and each colour throws dice of its own.
    .other = You could go with fewer, but this time take all of them.
lesson-odds-to = Look at Boston, then at the area east of Hartford, and compare your chances. Attack where they are better.
    .boston = Six defenders throw first there, and you would lose more often than not. Look for better odds.
    .other = No enemy is there. The Loyalists stand east of Hartford.
lesson-odds-loss = They hit you once, and you choose who is lost. Give a Patriot: Continentals hit more often and flee less.
    .continental = Allowed, but a Continental hits with three faces of six, a Patriot with two.

## Friends in the woods

lesson-natives = Friends in the woods
    .idea = Natives on their own belong to nobody, and keep a colony from both sides. The first army to come makes them allies.
    .scene = Three Patriots hold Albany in New York. Two Natives live two areas to the west.
    .done = New York is yours, and the Natives march and fight with you, with dice of their own. If you leave them alone, they belong to nobody again.
lesson-natives-from = Only you stand in New York, yet it has no flag: the green Natives do not side with you. Choose Albany.
    .end = Then New York stays without a flag. Choose Albany.
lesson-natives-who = Two will do. One stays in Albany.
    .one = One messenger is enough to make friends.
    .all = All three may go, but Albany would stand open. Leave one.
lesson-natives-to = March to the Onondaga country, two areas west. Nobody fights: the Natives join you.
    .seneca = That is three areas away, and an army stops with the first Natives that it meets.
    .other = The Natives live in the Onondaga country, two areas west of Albany.
lesson-natives-end = End your movement, and see the flag go up.
    .albany = The last one can stay in Albany. End your movement.

## Ships and events

lesson-sea = Ships and events
    .idea = Events bend the rules in the phase that they name. A ship carries armies over the water, even to an enemy port.
    .scene = Two British Regulars hold Halifax; one Patriot is in Boston, three are in Newport. You hold an event, a warship and a march.
    .done = Each turn you may play the events you hold, and exactly one movement card. Cards do not come back: keep an event for the turn in which it decides something.
lesson-sea-event = You lead the red British Regulars now. Before your own units arrive, play the event that hires Hessians.
    .later = You may place units first and play the event after that. Play it now, to see what it does.
    .other = That comes later. Play the event with the Hessians first.
lesson-sea-hessians = All six Hessians arrive in one city. Put them into Halifax.
    .annapolis = Allowed, but the fleet leaves from Halifax in a moment.
    .other = Allowed: the event lands them in any city on the Atlantic. But your fleet waits in Halifax.
lesson-sea-regulars = Now your four Regulars, also to Halifax.
    .other = Allowed, but the fleet leaves from Halifax: all four should be there.
lesson-sea-card = By land it is a long way to Boston. Play the warship: it carries two armies of any size to any shore of the same sea.
    .march = One area by land leads nowhere from Halifax. Play the warship.
lesson-sea-from = The fleet leaves from Halifax.
    .end = Then the card would be wasted. Choose Halifax.
lesson-sea-who = Take four of your six Regulars aboard.
    .other = Any number is allowed. Take four Regulars this time.
lesson-sea-allies = Take all Hessians as well: allies may come along wherever one of your own does.
    .other = They could stay behind, but six Hessians are a strong hand. Take all of them.
lesson-sea-to = Land in Boston, where a single Patriot is.
    .newport = Three Patriots wait in Newport, and only one in Boston. Land in Boston.
    .other = That is no enemy colony. Land in Boston.
lesson-sea-end = A second army could sail, but two Regulars should hold Halifax. End your movement.
    .halifax = Then Nova Scotia would be empty and its flag gone. End your movement.
lesson-sea-patriot = The Patriot throws a blank and stays. Now your dice.

## Ending the war while you lead

lesson-truce = Ending the war while you lead
    .idea = Each faction has one Truce. When both of a side have been played, the game ends with that round, from round 3 on.
    .scene = The last turn of round 3. The Patriots have played their Truce; the Americans hold three colonies, the British one.
    .done = Peace, and victory for both American factions: partners win together. Keep an eye on the second Truce of the British, too.
lesson-truce-card = You lead the blue Continentals: three colonies against one, and the last turn of the round. Play your Truce.
    .march = A march, and the war goes on: the British could still turn it. Your partner's Truce is out, so play yours and it is over.
lesson-truce-end = A Truce is a movement card as well, but you need no more. End your movement.
    .march = You could still march, but a colony left empty loses its flag. End your movement.

## Task: the last turn of the war

task-last-turn = The last turn of the war
    .ask = Both British Truces are out, this is the last turn of the round, and each side holds two colonies. Win.
    .hint = One colony more is enough, and nobody stands in New York.
    .done = Three colonies to two: the war is won by one flag.
    .draw = Two colonies each is a draw. An empty colony was two areas away.
    .left = You took one colony and lost another, because nobody stayed behind. Leave one unit at home.

## The first game

first-game = Your first game
    .about = Two rounds, about fifteen minutes: you lead both American factions against an easy bot. Whoever holds more colonies at the end wins.
