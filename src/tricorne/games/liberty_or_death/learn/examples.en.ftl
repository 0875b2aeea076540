# The worked examples of Liberty or Death, step by step on the board.

example-recall = War Parties come back Underground
    .scene = All fifteen War Parties are on the map and Active, so none is Available. A Village stands in the Northwest.
    .done = Two of them are Underground again, in the Northwest. Only who lacks a piece may take it from the map.
example-recall-gather = The Indians Gather in the Northwest.
example-recall-place = They may place War Parties, one and one for the Village: but none is Available.
example-recall-recall = So they take two from the Southwest first.
example-recall-again = And the second one.

example-garrison = Garrison
    .scene = The British want Control of every City. New York City is Blockaded; Militia sit in Philadelphia and Charles Town.
    .done = Every City is under British Control for two Resources in all. In Charles Town a Patriot Fort protects the Militia.
example-garrison-command = Garrison costs two Resources in all, and moves Regulars from anywhere to Cities.
example-garrison-boston = New York City is Blockaded and takes no part. One Regular goes from Quebec to Boston.
example-garrison-quebec-city = One from New York to Quebec City.
example-garrison-philadelphia = Six come to Philadelphia, from New York and Norfolk: six cubes bring two Militia into the open.
example-garrison-south = Three go to Charles Town and one to Savannah.
example-garrison-displace = In one City under Control and without a Patriot Fort the enemy is driven out: only Philadelphia qualifies.
example-garrison-to = The two Militia go to Maryland-Delaware, where they do least harm.

example-british-march = A British March
    .scene = The British march to Boston, Philadelphia and Pennsylvania. A Militia waits in Boston and in Pennsylvania.
    .done = Three destinations, three Resources. Three British cubes in a space bring one Militia into the open, and Boston is under British Control.
example-british-march-command = Each destination costs one Resource.
example-british-march-pennsylvania = Pennsylvania first: four Regulars and two Tories from next door.
example-british-march-clinton = Two Regulars, a Tory and Clinton come from New York City, by way of Philadelphia: Cities are connected by sea.
example-british-march-quebec = One Regular comes from Quebec, by way of two Cities.
example-british-march-philadelphia = Two Regulars sail from New York City to Philadelphia.
example-british-march-boston = Two Regulars and two Tories march to Boston: as many Tories as Regulars.

example-militia-march = Militia that are seen
    .scene = Two Underground Militia in Virginia; two Tories hold Norfolk, a City under British Control.
    .done = Two Militia and two Tories are more than three, so the Militia turn Active. One alone would have stayed hidden.
example-militia-march-command = The Patriots March to Norfolk.
example-militia-march-two = Both Militia go.

example-war-party-march = War Parties that are seen
    .scene = Two Underground War Parties in the Northwest; two Militia hold New York for the Rebellion.
    .done = Two War Parties and two Militia are more than three, so the War Parties turn Active. The first Province entered from Indian Reserves is free.
example-war-party-march-command = The Indians March to New York.
example-war-party-march-two = Both War Parties go.

example-battle = The great Battle
    .scene = Pennsylvania: five Regulars, two Tories, three War Parties and Clinton attack Continentals, French, Militia, a Fort and Washington.
    .done = Four pieces were lost on each side, and the defender wins ties: the Rebellion wins the Day, and Pennsylvania goes to Active Opposition.
example-battle-command = The British pay for a Battle in Pennsylvania.
example-battle-attacker = They activate two of three War Parties: Force 5 + 2 + 1 = 8, two dice. One stays hidden, which helps.
example-battle-defender = The Patriots activate one Militia: Force 3 + 2 + 1 + 1 = 7, two dice. Dice and modifiers make a Loss Level of 6 on both sides.

example-win-the-day = Winning the Day
    .scene = The Battle of the example before is over: the Royalists lost four pieces, so the Patriots may shift two levels or more.
    .done = Maryland-Delaware is at Passive Support, and the free Rally put a Militia there, for nothing.
example-win-the-day-shift = Pennsylvania has no further level to go. What is left may be used next door: Maryland-Delaware.
example-win-the-day-rally = As winners the Patriots may also Rally free in one space.

example-trade-first = Money before the Command
    .scene = The Indians have no Resources. Virginia is at Opposition, and a Village stands in the Northwest.
    .done = Trade paid for the Raid that it came with.
example-trade-first-command = They choose Raid without being able to pay for it.
example-trade-first-trade = So the Special Activity comes first: Trade in the Northwest.
example-trade-first-gift = The British make a gift of three Resources.
example-trade-first-raid = Now there is money for Virginia.

example-victory-check = A victory check
    .scene = The first winter of 1776: Support 17, Opposition 5, CBC 5, CRC 4, three Forts, five Villages, no Treaty.
    .done = British and Indians lead by 12, but miss their second condition; Patriots meet only their second. Nobody wins, and winter goes on.

example-final-margins = The last winter
    .scene = The last winter of 1776 after the Treaty: Support 24, Opposition 27, CBC 12, CRC 16, six Forts, eight Villages.
    .done = Both conditions are added up: Patriots 4, British 1, French -1, Indians -4. The Patriots win.

example-hortalez = As much as there is
    .scene = Non-player French have a single Resource, and roll a 3 for Hortalez.
    .done = They spend all they have, one Resource, and the Patriots receive two.
example-hortalez-pass = The Indians pass, and the non-player French act by their priorities.

example-langlade = An Event that does nothing
    .scene = Card 62 is in play. Non-player British would place Tories in New York only if it were at Active Opposition; it is at Passive Support.
    .done = The Event would have no effect, so the British execute a Command and a Special Activity instead.
example-langlade-pass = The French pass, so the non-player British are first.

example-sullivan = An Event that hurts friends only
    .scene = The next card, 73, removes a Fort or Village in New York, Northwest or Quebec. Only Villages and a British Fort are there.
    .done = All that could go is friendly, so non-player Indians take a Command and a Special Activity.
example-sullivan-pass = The Patriots pass, and card 73 comes up with the non-player Indians first.

example-muskets = Where an Event is wanted
    .scene = The next card, 43, places Tories beside Regulars. North Carolina is at Active Opposition, with a Regular and no Tory.
    .done = The Event is played, and North Carolina comes first, because it is the reason why.
example-muskets-pass = The Patriots pass, and card 43 comes up with the non-player British first.

example-one-player = A stalemate
    .scene = One player leads British and Indians; at the end Support is 27, Opposition 24, CBC 10, CRC 14, seven Villages, five Forts.
    .done = The lower of the player's margins, 2, is four above the best non-player's, -2. Six would have been a victory: a stalemate.

example-np-raid = Rules and costs as for everybody
    .scene = Non-player Indians are first on the next card. Virginia and Pennsylvania are at Opposition, War Parties in the Northwest.
    .done = They Raid both Colonies: one Resource and one War Party in the open for each, as any player would.
example-np-raid-pass = The Patriots pass, and the non-player Indians act by their priorities.
