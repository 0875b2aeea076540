# The lessons of Prelude to Rebellion. At most two sentences and 240 characters each.

course = Learn Prelude to Rebellion
    .about = Ten short lessons and two tasks, then a first real game of one turn. You lead the Patriotes, and once the Loyal side.

chapter-cards = Cards and Counties
chapter-means = Ways and means
chapter-crisis = The crisis

## A card for its points

lesson-points = A card for its points
    .idea = Most of the time a card is played for its Activity Points, and points put Cubes on the map. More Cubes than the other side: the County is yours.
    .scene = Early 1834. You hold one Patriote card worth four points; Nicolet, Yamaska, Berthier and Beauce stand empty.
    .done = Four Counties with one card. In the end a die was rolled: it pushes one of four Score markers, and a marker at its goal makes its track pay.
lesson-points-card = You lead the green Patriotes. Play your card for its four points.
    .event = Its Event moves London a little your way. This time play it for its points.
lesson-points-nicolet = A Cube in an empty County costs one point. Nicolet is nobody's: mobilize there.
    .yamaska = Yamaska is next. Start in Nicolet.
    .montreal = In a city a Cube costs two points or more. Start in the country, in Nicolet.
    .composure = That is for later. Mobilize in Nicolet.
    .other = Start in Nicolet, which is empty.
lesson-points-yamaska = Nicolet is yours, and the Rural Counties marker moved one box your way. Now Yamaska.
    .again = A second Cube makes it safer, but an empty County is worth more. Take Yamaska.
    .other = Take Yamaska, which is empty.
lesson-points-berthier = And Berthier, for the third point.
    .empty = Just as good: another empty County.
    .other = An empty County is worth more. Take Berthier.
lesson-points-beauce = One point is left. Beauce leans to the other side, but it is empty and costs no more.
    .done = Points cannot be saved. Use the last one in Beauce.
    .other = An empty County is worth more. Take Beauce.

## The Score Die

lesson-score = The Score Die
    .idea = The die of each card pushes a Score marker. When a marker has gone all the way, its track pays Victory Points to whoever is ahead on it.
    .scene = External Influence stands at 1 for the Loyal side, and its Score marker is one push from paying. You hold two cards.
    .done = One point from the card and one from the track, and its marker starts again. Before you choose a card, look which track pays next, and who is ahead on it.
lesson-score-card = London is about to pay the Loyal side. O'Connell and Hume move it two boxes your way and score a point: play their Event.
    .points = Six points for Cubes, and then London pays the Loyal side. Turn it first: the Event.
    .one = One box makes it even, and nobody is paid. The other card moves it two boxes.
    .other = Look at the track that pays next. Play the Event of O'Connell and Hume.

## Playing the other side's card

lesson-theirs = Playing the other side's card
    .idea = You have to play what you hold, their cards as well: you get the points, then they get the Event, if its requirement is met.
    .scene = You hold two Loyal cards of four points. One scores three Victory Points for them; the other needs a Spirit of Rebellion of 10.
    .done = No Event happened. The card lies open in the Pool now, and they got two Opportunity Points: get rid of their worst cards while these cannot hurt you.
lesson-theirs-card = Both cards are Loyal, and give you four points each. Play the Loyalty Oaths: with the Spirit below 10 their Event cannot happen.
    .costly = That would give them three Victory Points. The Event of the Loyalty Oaths cannot happen yet.
lesson-theirs-first = Use your points: Nicolet.
    .other = Take Nicolet this time.
lesson-theirs-second = And Yamaska.
    .other = Take Yamaska this time.
lesson-theirs-end = You may stop early, but what is left is lost. Press Done, and see what their card does.
    .other = Two points are left, but stop here this time: Done.

## Task: four points, four Counties

task-four-counties = Four points, four Counties
    .ask = You have one card worth four points. Move the Rural Counties marker four boxes your way.
    .hint = The first Cube in an empty County costs one point and takes it.
    .done = Four empty Counties, four boxes.
    .twice = Two Cubes in one County take it only once. Choose four empty Counties.
    .event = Its Event moves London, not the Counties. Play the card for its points.

## Organizations, and dice that you can rescue

lesson-organize = Organizations, and dice that you can rescue
    .idea = An Organization needs a Mobilization Check: three dice, at most your Cubes plus the points you put in. Opportunity Points make up the rest.
    .scene = You have three Cubes in Montréal, six Opportunity Points, and a card worth six points in hand. The dice are fixed.
    .done = Your first Organization stands, and its track moved two boxes. Keep some Opportunity Points for such moments: they are worth most after the dice.
lesson-organize-card = Play your card for its six points.
    .event = A fine Event, for later. This time its points.
lesson-organize-place = An Organization in Montréal moves its track two boxes, and opens the country for more. Try it.
    .other = All of that is useful. Try the Organization in Montréal first.
lesson-organize-points = The target is your three Cubes plus the points you put in, and three dice make 10 or 11 on average. Put in all six.
    .few = A target of 5 or 6: that would hardly ever succeed. Put in six.
    .more = Every point counts here. Put in six.
lesson-organize-rescue = You rolled 11 against 9, two too many. Pay two Opportunity Points, and it succeeds all the same.
    .fail = Then six points are lost. Two Opportunity Points are cheaper.

## The Opportunity Pool

lesson-pool = The Opportunity Pool
    .idea = Instead of a card from your hand you may buy one from the open Pool: you get its Event, and keep your hand.
    .scene = In the Pool lie a Patriote newspaper that brings five Cubes, and a Loyal card. You have six Opportunity Points.
    .done = Five Cubes, and your hand is whole. Whatever neutral card you leave in the Pool, your opponent may buy.
lesson-pool-buy = A card in the Pool costs as many Opportunity Points as its value. Buy L'Écho du Pays for four.
    .hand = You can play that later. Take the newspaper while you can pay for it.
    .loyal = That is a Loyal card, and only they can buy it. Take the newspaper.

## Special Actions

lesson-specials = Special Actions
    .idea = Each side has six Special Actions. Use one a Turn, and each only once in the game.
    .scene = You have one Opportunity Point, a card worth four points, and a strong card that needs a Parliamentary Session. This round is none.
    .done = Six Opportunity Points for four Activity Points. Six Special Actions for seven Turns: choose well when.
lesson-specials-card = Your best card needs a Parliamentary Session, marked on the round track. Keep it, and play the other one for points.
    .keep = Four Victory Points wait in that card. Keep it for a session.
    .event = Its Event moves London. This time play it for its points.
    .session = Its Event needs a Parliamentary Session, and this round is none.
lesson-specials-special = You are short of Opportunity Points. Use the Special Action Our Moment: six of them, for four points.
    .other = A good use as well. This time try the Special Action Our Moment.

## The Spirit of Rebellion

lesson-spirit = The Spirit of Rebellion
    .idea = The angrier the country, the harder the reprisals when the Rural Counties pay. A Call for Composure keeps the Spirit down.
    .scene = The Spirit of Rebellion is at 6. The Patriotes lead in the Rural Counties, which pay with the next push.
    .done = You were paid, with two Counties fewer. A Call for Composure once a Turn keeps the Spirit down; at 15 the game ends at once.
lesson-spirit-card = The Counties pay with the next push, and three faces of this card's die are theirs. Play the Event: five Cubes first.
    .points = Four points are four Cubes at most, and the Event brings five. Play the Event.
lesson-spirit-first = They pay, but first comes Fear of Reprisal: the Loyal side rolled a 3, so two Cubes go. At a low Spirit it would have been none.
lesson-spirit-second = They take Cubes that hold a County alone. So two Counties are lost before you are paid.

## A Parliamentary Session

lesson-session = A Parliamentary Session
    .idea = Some rounds are marked as Parliamentary Sessions. Only then may Parliamentary Events be played, and each session ends in favour of the Patriotes.
    .scene = Round 2 of Early 1834, the second and last round of a session. You hold The Civil List Refused, which scores four Victory Points in a session.
    .done = Six points: four from the card, two because the session ended, with a Cube in Québec as well. So every session pays the Patriotes.
lesson-session-card = Rounds 1 and 2 are one session, and this is its last round. Play The Civil List Refused for its Event now.
    .points = Points can be had from any card, this Event only in a session. Play the Event.
    .later = That card can be played at any time, the other one only in a session.
lesson-session-loyal = The Loyal side plays the last card of the session. Watch the Victory Points when the round is over.

## Volunteers and War Readiness

lesson-volunteers = The Loyal side: volunteers
    .idea = From a Spirit of 8 the Loyal side may arm its Organizations in the country. War Readiness is paid only if the rebellion breaks out.
    .scene = You lead the Loyal side: five Cubes and an Organization in Sherbrooke, Spirit of Rebellion 10, War Readiness 4.
    .done = War Readiness is at 5. It is paid if the Spirit reaches 15, so an angry country is worth something to the Loyal side, too.
lesson-volunteers-card = You lead the red Loyal side. Play your card for its four points.
    .event = Useful, but you need the points now.
lesson-volunteers-place = The Spirit is above 8, so an Organization in the country may be armed. Recruit a Volunteer Corps in Sherbrooke.
    .other = Possible, but the time for volunteers has come. Recruit in Sherbrooke.
lesson-volunteers-points = A check again: five Cubes plus the points you put in, against three dice. Put in all four.
    .fewer = What you do not put in is little use now. Put in four, for a target of 9.

## Twenty points

lesson-win = Twenty points
    .idea = With 20 Victory Points a side wins at once. Otherwise all tracks are scored after Winter 1837, or when the Spirit reaches 15.
    .scene = A Parliamentary Session is on, and the Patriotes stand at 17 Victory Points.
    .done = Won. Mostly it takes longer: watch the four tracks, who is ahead on them, and which of them pays next.
lesson-win-card = A session is on, and you stand at 17 of 20. Which card wins the game?
    .points = Points put Cubes on the map. The Event of this card scores four, and three are enough.
    .weak = That is not enough. Look for Victory Points.

## Task: the least of three evils

task-least-evil = The least of three evils
    .ask = You hold three cards, two of them Loyal. End your round with no Victory Point for the Loyal side, and with your best card still in hand.
    .hint = An Event whose requirement is not met does not happen.
    .done = Nothing happened to you, and your best card waits for a session.
    .paid = Its Event scored three points for them. The other Loyal card could do nothing yet.
    .best = Your best card is gone, and it would have scored four points in a session.

## The first game

first-game = Your first game
    .about = Early 1834 alone: eight rounds, about fifteen minutes. You lead the Patriotes against an easy bot.
    .until = Early 1834 is over. You may stop here and see what the tracks would pay, or play on to 1837.
