# The lessons of Liberty or Death. At most two sentences and 240 characters each.

course = Learn Liberty or Death
    .about = Sixteen short lessons and three tasks in four chapters, for one evening or four. Then a first real game against three non-players.

chapter-revolt = The revolt
chapter-card = The card
chapter-others = The other three
chapter-war = War and winter

## Raise the Militia

lesson-rally = Raise the Militia
    .idea = A turn is one Command, paid by the space. Rally puts Patriot Militia on the map; whoever has more pieces in a space Controls it.
    .scene = Washington is in Massachusetts, the British sit in Boston, and the rest of the colonies is empty. Only the Patriots act.
    .done = Two Militia, drawn hollow: they are Underground, so nobody can attack them yet. And Control is simply having more pieces than the other side.
lesson-rally-command = You lead the blue Patriots. Choose Rally: it brings new Militia.
    .march = March moves pieces, and you have hardly any yet. Choose Rally.
    .pass = Passing earns one Resource, but the revolt needs people. Choose Rally.
    .event = What the card itself offers comes in a later lesson. Choose Rally.
    .other = That comes later. Choose Rally.
lesson-rally-first = Each space costs one Resource, and you have three. Start with Virginia.
    .other = That would work, but Virginia has Population 2 and counts double. Start with Virginia.
lesson-rally-second = One Militia, and Virginia is under Rebellion Control: nobody else is there. Now Pennsylvania.
    .others = As good a place as any: you have Control there, too.
    .other = Take Pennsylvania this time.
lesson-rally-enough = You could go on for as long as you can pay. Keep the last Resource and press Done.
    .other = Keep the last Resource this time. Press Done.
lesson-rally-special = Most Commands allow a Special Activity as well. Leave it out for now: Done.
    .persuasion = Persuasion has a lesson of its own. Press Done.

## Win the people over

lesson-rabble = Win the people over
    .idea = Each City and Colony leans somewhere between Active Support and Active Opposition. The Patriots win by Opposition, the British by Support.
    .scene = Militia stand in Virginia, which they Control, and in New York, where two Tories outnumber them.
    .done = Opposition is at 6, and the tracks always show it. A space at Passive Opposition counts its Population once, at Active twice.
lesson-rabble-command = Choose Rabble-Rousing. It moves a space one step toward Opposition.
    .other = Useful, but it does not change what people think. Choose Rabble-Rousing.
lesson-rabble-virginia = Virginia first. Its Population is 2, so one step is worth two points.
    .new-york = New York comes next. Start with Virginia, where you have Control.
    .massachusetts = Massachusetts leans your way already. Start with Virginia.
    .other = First choose a space: Virginia.
lesson-rabble-new-york = Opposition went from 2 to 4. Now New York: where you lack Control, a Militia has to come into the open to speak.
    .other = New York comes next, with its Population of 2.
lesson-rabble-end = That Militia is Active now and can be attacked: the price of speaking out. Press Done.
    .other = Enough talk for one turn. Press Done.

## Task: two coins

task-two-coins = Two coins
    .ask = You have two Resources and no more. Raise Opposition from 0 to at least 4 this turn.
    .hint = Rabble-Rousing counts the Population: choose spaces that have 2.
    .done = Two spaces of Population 2, and Opposition is at 4.
    .small = Small Colonies count their Population of 1. Choose spaces that have 2.
    .saved = A Resource was left over, and you need both of them.

## The card: who acts, who sits out

lesson-card = The card: who acts, who sits out
    .idea = Two Factions act on each card, in the order of its symbols. Whoever acts sits out the next card.
    .scene = All four Factions are Eligible. The card names Patriots, British, French, Indians in this order; the next card lies open beside it.
    .done = Everybody is Eligible again. Order and Eligibility are the heartbeat of this game: look at the next card before you act on this one.
lesson-card-command = The card shows four symbols, and yours comes first: you act before the others. Choose Rally.
    .pass = Then the British would be first. Act now, to see what that costs.
    .event = Events come in the next lesson. Choose Rally.
    .other = Any Command would do. Choose Rally this time.
lesson-card-space = One space is enough today. Take Pennsylvania.
    .other = Take Pennsylvania this time.
lesson-card-enough = One space will do. Press Done.
    .other = One space is enough today. Press Done.
lesson-card-special = After a Command alone, the second Faction gets only a small one. Add no Special Activity: Done.
    .persuasion = With a Special Activity you would leave the British the Event. Press Done.
lesson-card-british = The British are second, and limited: one space, no Special Activity, no Event. They Muster in New York City.
lesson-card-french = A new card, and you and the British sit it out because you acted. The French come before the Indians, and pass for two Resources.
lesson-card-indians = The Indians pass as well, and the card is over.

## Wait for the better card

lesson-ahead = Wait for the better card
    .idea = Passing pays and keeps you Eligible. Sometimes the best move on this card is to be first on the next one.
    .scene = The British are first on this card. The next one, Common Sense, can move two Cities toward Opposition, and you are first on it.
    .done = Two Cities for nothing, because you waited for one card. An Event is free, a Command is certain: compare them on every card.
lesson-ahead-british = The British are first on this card, and Muster in Quebec City.
lesson-ahead-pass = You could act now and sit out the next card, or pass and be first on it with its Event. Look at Common Sense, and pass.
    .rally = Possible, but then you sit out Common Sense. Look at the next card, and pass.
    .other = Then you would sit out Common Sense. Pass.
lesson-ahead-french = The French pass, too.
lesson-ahead-indians = So do the Indians, and the next card comes up.
lesson-ahead-event = You are first, and the British sit out. Play the shaded text, which mostly helps the Rebellion.
    .unshaded = That text brings the British Regulars and money. Yours is the shaded one.
    .other = You waited for this Event. Play its shaded text.
lesson-ahead-first = Two Cities go one step toward Opposition. Take Philadelphia, which leans to the King.
    .new-york-city = A good choice: its Population is 2.
    .other = Allowed, but Philadelphia leans to the King, and there it counts most.
lesson-ahead-second = And one more: Boston.
    .other = Allowed, but Boston is where the British have their Support.

## Special Activities

lesson-special = Special Activities: money from nowhere
    .idea = Once a turn, a Special Activity may come before, between or after the spaces of a Command. It costs nothing.
    .scene = The Patriots have a single Resource, and hidden Militia in three Colonies that they Control.
    .done = Three Colonies with one Resource. But after a Command with a Special Activity the next Faction may take the Event: weigh that, too.
lesson-special-command = One Resource is all you have. Rally all the same.
    .pass = Passing brings one Resource, but there is a better way. Choose Rally.
    .other = Choose Rally. The trick comes in a moment.
lesson-special-space = Spend it on Georgia.
    .other = Take Georgia this time.
lesson-special-persuasion = The money is gone, so no more space is offered. Now Persuasion: hidden Militia pass the hat in Colonies that you Control.
    .done = You could stop here. Pass the hat first: Persuasion.
lesson-special-first = Collect in Virginia.
    .georgia = Even the new Militia may collect.
    .other = Collect in Virginia first.
lesson-special-second = And in Pennsylvania.
    .other = Collect in Pennsylvania next.
lesson-special-enough = A third is possible, but whoever collects comes into the open and can be attacked. Press Done.
    .other = Keep the others hidden. Press Done.
lesson-special-third = Two Resources, so the Rally goes on. Take South Carolina.
    .other = Take South Carolina this time.
lesson-special-fourth = And Maryland-Delaware with the last one.
    .other = Take Maryland-Delaware this time.

## The British

lesson-british = The British: troops first, then loyalty
    .idea = A British Muster brings Regulars and Tories. Where both are, with Control, money turns a City to Support.
    .scene = New York City leans toward Opposition and carries a Propaganda marker. The British have six Resources.
    .done = Two steps in one turn: Opposition fell, Support rose. Propaganda and Raid markers only cost you money, because they have to be paid away first.
lesson-british-command = You lead the red British, who win by Support and by losing fewer cubes than the Rebellion. Choose Muster.
    .other = That comes later. Choose Muster.
lesson-british-city = Up to six Regulars land in one City. Take New York City.
    .boston = Boston is on your side already. New York City is the prize.
    .other = Allowed, but New York City has Population 2.
lesson-british-regulars = Four Regulars are enough for now.
    .more = More is safer.
    .fewer = It will hold.
    .few = Too few to hold a City. Send four.
lesson-british-tories = Tories come where Regulars are. Raise some in New York City as well.
    .other = Regulars alone convince nobody. New York City needs Tories.
lesson-british-enough = Only one came, because the City leans against you. Enough Tories: press Done.
    .other = Save your money for what comes next. Press Done.
lesson-british-reward = Control, a Regular and a Tory are in New York City: now you can Reward Loyalty there.
    .fort = A Fort would take three cubes off the map. Reward Loyalty instead.
    .other = New York City is the one to turn. Reward Loyalty there.
lesson-british-pay = One Resource clears the Propaganda, and each further one moves a step. Pay three, for two steps.
    .one = That only clears the marker. Pay three.
    .two = One step brings it to Neutral. Go on to Support, and pay three.
    .other = Three is enough to turn the City. Keep the rest.

## The Indians: Villages

lesson-villages = The Indians: Villages
    .idea = The Indians win by Support, and by Villages: more than three above the Patriot Forts. Gather turns two War Parties into a Village.
    .scene = Three War Parties live in the Northwest, one and a Village in the Southwest. A Patriot Fort stands in Virginia.
    .done = Two Villages against one Fort. A space holds at most two Forts and Villages together, so look for room early.
lesson-villages-command = You lead the ochre Indians. Choose Gather: it brings War Parties and Villages.
    .other = That comes later. Choose Gather.
lesson-villages-space = The first Indian Reserve of a Gather is free. Take the Northwest.
    .other = Start in the Northwest, where three War Parties are.
lesson-villages-village = Turn two War Parties into a Village.
    .war-parties = One more War Party would help, but a Village counts for victory. Take the Village.
lesson-villages-second = More people come where a Village is. Take the Southwest.
    .other = Take the Southwest, where a Village stands.
lesson-villages-war-parties = Place War Parties: one, and one more for each Village there.
    .regroup = That calls War Parties in and hides them. Place new ones this time.
lesson-villages-number = Two of them.
    .one = One is fine, too.
lesson-villages-end = Enough for one turn. Press Done.
    .other = Keep the other Resources. Press Done.

## The Indians: Raid and Plunder

lesson-raid = The Indians: Raid and Plunder
    .idea = A Raid calms a Province that is at Opposition. With more War Parties there than Rebellion pieces, Plunder takes the Patriots' money.
    .scene = Virginia is at Opposition, with one Active Militia. A War Party is there, and two more are next door in the Northwest.
    .done = Two Resources changed hands, as many as Virginia has Population. One War Party was the price.
lesson-raid-command = Choose Raid. It works in Provinces at Opposition.
    .other = Raid is what hurts the Patriots here. Choose it.
lesson-raid-space = Choose Virginia, the only one in reach.
    .other = Special Activities come after the Raid. Choose Virginia first.
lesson-raid-from = A War Party may come from next door. Bring it: with two you outnumber the Militia.
    .done = One War Party against one Militia allows no Plunder. Bring another.
lesson-raid-leader = Brant may go along, but he is safer at home. Choose No.
    .yes = He may. Where he is, the War Path removes one more Militia.
lesson-raid-plunder = Virginia is Neutral now, carries a Raid marker, and one War Party has come into the open. Take the money, too: Plunder.
    .war-path = War Path would remove the Militia. Take the money this time: Plunder.
    .trade = Trade brings one Resource, Plunder takes two from the enemy. Choose Plunder.
    .other = One thing more before you stop: Plunder.

## The French

lesson-french = The French: pay now, fight later
    .idea = Before the Treaty the French finance the revolt and prepare. Once Preparations pass 15, they may enter the war.
    .scene = The French have five Resources. All their Regulars and Squadrons are still Unavailable.
    .done = The Patriots got three for your two. British Casualties count for Preparations as well: each lost redcoat brings you closer to the war.
lesson-french-command = You lead the French. Choose Hortalez: you give money, and the Patriots receive one more than you gave.
    .agents = Agents raise Militia in Quebec or New York. Money comes first: choose Hortalez.
    .other = Choose Hortalez first.
lesson-french-special = First prepare for war. It costs nothing.
    .done = You would miss a free step toward the war. Prepare first.
lesson-french-prepare = Three Regulars from Unavailable to Available: three points of Preparations.
    .squadron = A Squadron is one point now, and blocks a port later.
    .resources = That is two Resources. Prepare Regulars this time.
lesson-french-give = Now give two Resources.
    .others = Your choice: the Patriots receive one more.
    .other = That leaves you little for the next turn. Give two.

## The Treaty

lesson-treaty = The Treaty of Alliance
    .idea = With Preparations above 15 the French may lay down the Treaty. It brings an army, a fleet, and the right to win.
    .scene = Preparations stand at 16: five Available Regulars, one Squadron in the West Indies, ten British Casualties.
    .done = The French are in the war: they may Muster, March and Battle, and they can win. Nothing can trump the Treaty.
lesson-treaty-treaty = Preparations have passed 15. Before anybody acts you may lay down the Treaty of Alliance: do it.
    .pass = Waiting gains little, and without the Treaty you cannot win. Lay it down.
    .other = All of that can wait. Lay down the Treaty.
lesson-treaty-land = Your army comes with it. Land in Massachusetts, beside the Patriots.
    .west-indies = Three Regulars go there anyway. Land in Massachusetts.
lesson-treaty-number = Land four Regulars.
    .fewer = Fewer are allowed.
    .other = Four may land, and you will need them.
lesson-treaty-fort = Two of them could become a Patriot Fort. Keep your army together: No.
    .yes = Then two Regulars are gone. Keep them this time.
lesson-treaty-port = Your Squadron leaves the West Indies and blockades a City. Take Boston: its Support will not count, and no Regulars land there.
    .new-york-city = A good choice, too: it is the larger City.
    .other = Allowed, but nobody there supports the King. Take Boston.
lesson-treaty-british = The British have to send Regulars to the West Indies. Gage stays where he is.

## Task: where loyalty pays

task-loyalty = Where loyalty pays
    .ask = Muster as the British, and have Support at 4 or more in the end. You have three Resources.
    .hint = Reward Loyalty works in one space of the Muster. Look for Population 2 and two steps.
    .done = Two steps at Population 2 make four points of Support.
    .boston = Boston has Population 1, so two steps are two points. New York City has 2.

## Task: three Villages

task-three-villages = Three Villages
    .ask = You have two Resources, and no Village is on the map. Have three at the end of your turn.
    .hint = The first Indian Reserve of a Gather is free; each further Province costs one.
    .done = Three Villages for two Resources.
    .war-parties = Two Villages and some War Parties. The third pair could have settled, too.

## Battle

lesson-battle = Battle, with its arithmetic
    .idea = Force makes dice; dice and modifiers make losses. The side that loses less wins the Day and moves the people.
    .scene = In Massachusetts four Regulars, two Tories and Gage face two Continentals and two Active Militia. The dice are fixed.
    .done = They lost three pieces and you one, so you win the Day: half of three, rounded down, is one step toward Support. Lost cubes count as Casualties for good.
lesson-battle-command = You are the British, and Gage is in the field. Choose Battle.
    .other = They stand in front of you. Choose Battle.
lesson-battle-space = Your Force is 6, four Regulars and two Tories; theirs is 3, two Continentals and half of two Militia. Every three are a die: choose Massachusetts.
    .skirmish = Skirmish removes a piece without dice, but not in the space of the Battle. Battle first.
    .other = The enemy is in Massachusetts.
lesson-battle-end = You threw 1 and 2, plus 1 for Regulars and 1 for Gage: they lose 5, a cube being 2 and a Militia 1. Their die is 1, so you lose a Regular: Done.
    .other = One Battle is enough. Press Done.

## Brilliant Strokes

lesson-strokes = Brilliant Strokes
    .idea = Once in the game each Faction may take over a card: two free Commands of one space each and a Special Activity, its Leader taking part.
    .scene = The British are first on this card, and its Event would move two Cities toward Support. Washington is in Massachusetts; you have no Resources.
    .done = Four points of Opposition, no Event, and everybody is Eligible again. A Stroke can be trumped: by the British over Patriots, the French over both, the Indians over all three.
lesson-strokes-stroke = The British are first, and the Event of this card would win them two Cities. Take the card over: play your Brilliant Stroke.
    .no = You may keep it, but then the British play the Event. This is a good moment: play it.
lesson-strokes-command = You get two free Commands of one space each and one Special Activity, in any order. Begin with Rabble-Rousing.
    .other = Possible, in any order. Begin with Rabble-Rousing this time.
lesson-strokes-leader = One of the two Commands has to take place where your Leader is. Choose Massachusetts, with Washington.
    .virginia = Virginia comes next. Washington has to take part, and he is in Massachusetts.
lesson-strokes-second = The second Command is free as well: Rabble-Rousing again.
    .other = Possible, but two more points of Opposition are waiting. Choose Rabble-Rousing.
lesson-strokes-virginia = Choose Virginia, with its Population of 2.
    .massachusetts = Massachusetts has been won over already. Virginia counts two points.
lesson-strokes-special = Opposition rose from 0 to 4, for nothing. Now the Special Activity: Persuasion.
    .other = Persuasion is left. Choose it.
lesson-strokes-money = Collect in Virginia.
    .massachusetts = Possible, but there the British stand next door in Boston. Collect in Virginia.
lesson-strokes-end = Keep the others hidden. Press Done.
    .other = Active Militia can be attacked. Press Done.

## Winter Quarters

lesson-winter = Winter Quarters
    .idea = Once a year the war stops: victory check, supply, income, the people, Leaders, desertion. Plan for it.
    .scene = A Winter Quarters card is in play. Six Militia hold Virginia; four Continentals stand in Pennsylvania among more British.
    .done = Spring: everybody is Eligible, markers are gone, and all who can hide again. Before each winter ask: are my armies fed, and do I have money for the people?
lesson-winter-british = First the check: nobody has won. Then supply: the British pay for their army in Pennsylvania.
lesson-winter-supply = Your Continentals there have neither a Fort nor Control. Pay one Resource, or half of them go home.
    .remove = Two Continentals lost for one Resource is a bad bargain. Pay.
lesson-winter-reward = Income has come: one for your Fort, one for every two spaces that you Control. The British spend nothing on loyalty.
lesson-winter-committees = Now you may buy Opposition where you have Control. Choose Virginia.
    .massachusetts = Good as well, but Virginia carries a Raid marker: see how that is cleared.
    .other = You have money to spend. Choose Virginia.
lesson-winter-pay = One Resource clears the Raid marker, the next one moves a step. Pay two.
    .one = That only clears the marker. Pay two.
lesson-winter-enough = Keep the rest for spring. Press Done.
    .other = Keep the rest for spring. Press Done.
lesson-winter-indians = Leaders may move now. Brant stays.
lesson-winter-washington = Washington may go to any space with pieces of yours. Leave him with his Fort in Massachusetts.
    .pennsylvania = With the largest army: good, too.
    .other = He is worth most with Continentals. Leave him in Massachusetts.
lesson-winter-desertion = One in five Militia and one in five Continentals desert. The enemy picks the first of each.

## The last winter

lesson-end = The last winter: who wins
    .idea = In the last winter no lead of ten is needed: the highest margin wins, right after the people have been won over.
    .scene = The last winter, Support Phase: Support 3, Opposition 2, Casualties favour the British. You have two Resources.
    .done = You win by 5 to 2: each point of Opposition was one for you and one less for them. Earlier winters ask for a lead of more than ten, and for your second condition.
lesson-end-space = The margins are 6 for the British and 1 for you, and two Resources buy two steps. Where do they weigh most?
    .georgia = Georgia has Population 1: two steps are two points, and the British win by 4 to 3. Look for Population 2.
    .massachusetts = Only one step is left there, and that is two points. You need four.
    .done = Then the British win. Spend it, there is no next year.
lesson-end-pay = Population 2 and two steps: Opposition rises by four. Pay both.
    .one = There is no next year. Pay both.

## Opponents with reasons

lesson-why = Opponents with reasons
    .idea = Non-players follow fixed priorities and say why. Read their reasons, and you know what they will do next.
    .scene = You lead the Patriots, and the other three play by their official priorities. The British are first.
    .done = A non-player takes an Event that moves the people its way while it is behind. Knowing that, keep such Events from it, or use them up.
lesson-why-command = The British played the Event: the log says why, step by step. Read it, then answer with a Rally.
    .other = Any Command would do. Choose Rally this time.
lesson-why-space = Virginia has two Militia, enough for a Fort. Choose it.
    .other = Take Virginia, where two Militia are.
lesson-why-fort = A Fort holds through the winter, and counts against the Villages. Build it.
    .militia = A third Militia would be fine, but a Fort counts for victory. Build it.

## Alone against non-players

lesson-solitaire = Alone: how a lone player wins
    .idea = Alone you do not win at a check; but if a non-player passes its check, you have lost. In the last winter you must be six ahead of the best of them.
    .scene = The last winter, Support Phase, against three non-players: British 6, you 1. You have three Resources.
    .done = Seven ahead of the best non-player, and six were needed. One to five ahead is a stalemate; level or behind, they win.
lesson-solitaire-virginia = Alone, being first is not enough: you have to be six points ahead of every non-player. Begin where two steps weigh most.
    .massachusetts = That comes last: only one step is left there. Find two steps at Population 2.
    .georgia = Georgia has Population 1. Virginia has 2.
    .done = Then the British win. Spend it, there is no next year.
lesson-solitaire-pay = Pay for both steps: four points of Opposition.
    .one = Both steps are needed. Pay two.
lesson-solitaire-last = Now 5 to 2: only three ahead, a stalemate. One Resource is left, so find the step that is worth two points.
    .georgia = One point, and 6 to 1 is five ahead: still a stalemate. Massachusetts is worth two.
    .done = Three ahead is a stalemate. Spend the last Resource.

## The first game

first-game = Your first game
    .about = The Sprint, two campaigns in about an hour: you lead the Patriots, the other three play by their official priorities and tell you why.
