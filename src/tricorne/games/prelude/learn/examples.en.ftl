# The worked examples of Prelude to Rebellion, step by step on the board.

example-rebellion-first = Rebellion comes before twenty points
    .scene = The Patriotes stand at 19 Victory Points, the Spirit of Rebellion at 14, and much War Readiness waits for the Loyal side.
    .done = 20 points and a Spirit of 15 at once: the rebellion goes first. The tracks are scored and War Readiness is paid, and the Loyal side wins.
example-rebellion-first-card = The Patriote Event brings the last point, and raises the Spirit.

example-oaths-unmet = The other side's card, requirement not met
    .scene = The Patriotes hold the Loyalty Oaths, a Loyal card. The Spirit of Rebellion is 9, and its Event needs 10.
    .done = No Event: the card goes to the Pool, and the Loyal side gains half its value, two Opportunity Points.
example-oaths-unmet-card = It has to be played for its four points.
example-oaths-unmet-spent = When the points are used, the requirement is looked at.

example-oaths-met = The other side's card, requirement met
    .scene = The same card, but the Spirit of Rebellion is 10.
    .done = The Event has happened: five Loyal Cubes, half of ten. Then the card is discarded.
example-oaths-met-card = Again it is played for its four points.
example-oaths-met-spent = When the points are used, the Loyal side carries out its Event.
example-oaths-met-event = One Loyal Cube in each of five Counties.

example-rouville = Two Counties are denied
    .scene = The start of the game: the Patriotes control ten Rural Counties, the Loyal side two, and the marker stands 8 boxes away.
    .done = The marker moved two boxes, to the first 3, still for the Patriotes.
example-rouville-rouville = A Loyal Cube in Rouville: one to one, and nobody controls it.
example-rouville-richelieu = The same in Richelieu.

example-montreal = Montréal changes hands
    .scene = The Patriotes control Montréal, three Cubes to two, and the Loyal side Québec: the marker of the Urban Counties is at 0.
    .done = With a second Cube Montréal is Loyal, and the marker stands at 4.
example-montreal-first = One Loyal Cube: three to three, nobody controls Montréal, and the marker goes to 2 for the Loyal side.
example-montreal-second = And one more.

example-attrition = What the cities cost
    .scene = The Patriotes have seven Cubes in Montréal and four in Québec, and the Urban Counties pay with the next push.
    .done = Six to ten Cubes lose two, one to five lose one: five are left in Montréal and three in Québec.
example-attrition-card = The card's die pushes the marker, and the track pays.

example-chambly = A check that succeeds
    .scene = The Patriotes have seven Cubes in Chambly. An Event asks for a check with a bonus of 4.
    .done = The target was 11 and the dice made 10: success.
example-chambly-card = Seven and four are eleven: three dice may show no more.

example-drummond = A check that is rescued
    .scene = The Loyal side has eight Cubes in Drummond, an Organization there, and a card of two points. The Spirit is at 8.
    .done = Two Opportunity Points raised the target from 10 to 12, and the Volunteer Corps stands.
example-drummond-recruit = Recruiting needs a check: eight and two are ten.
example-drummond-pay = The dice make 12, two too many. Pay two Opportunity Points.

example-laprairie = What Cubes cost
    .scene = Two Patriote Cubes are in Laprairie, and no Loyal one.
    .done = One, two and two points, and the fourth would cost three: whoever is behind pays one less.
example-laprairie-first = The first Cube: 1, and 1 for the figure in the box, less 1 for being behind.
example-laprairie-second = The second: 1 and 2, less 1.
example-laprairie-third = The third would take the lead, so nothing is taken off: 1 and 1.

example-montreal-boxes = What Cubes cost in a city
    .scene = Three Patriote Cubes are in Montréal; the card has six points.
    .done = Two points each, and the sixth Cube would cost three: too much for the two that are left.
example-montreal-boxes-first = The fourth Cube: in a city the base is 2.
example-montreal-boxes-second = The fifth costs 2 as well.

example-sherbrooke = A Rural Organization
    .scene = The Loyal side has Organizations in both cities, seven Cubes in Sherbrooke, eight in Québec and five in Montréal.
    .done = An Opportunity Point made up the difference. The marker moves one box, and the Organization stands.
example-sherbrooke-place = An Organization in Sherbrooke.
example-sherbrooke-points = Four points go into the check.
example-sherbrooke-city = It is affiliated with a city that has one: Québec, whose eight Cubes give 1 more.
example-sherbrooke-pay = The target is 7 + 4 + 1 = 12, and the dice make 13. Pay one.

example-session = The end of a session
    .scene = Rounds 1 and 2 of Early 1834 are one Parliamentary Session, and this is the last card of round 2.
    .done = After the session the Patriotes have a Cube more in Québec, and two Victory Points.
example-session-last = The Loyal side plays its card.

example-early-1834 = A whole Turn: Early 1834
    .scene = The turn that the rulebook plays from the first card to the last, with its hands and its dice.
    .done = One turn, eight rounds, fifteen cards: the Victory Points are back at 0, and the Spirit of Rebellion is at 5.
example-early-1834-start = The Patriotes name the First Player: themselves.
example-early-1834-r1-patriote = Round 1: they buy The Morning Courier from the Pool.
example-early-1834-r1-loyal = The Loyal side buys as well, and turns Québec: its last Patriote Cube goes.
example-early-1834-r2-patriote = Round 2: an Event brings Cubes to Montréal, Lachenaie and Berthier.
example-early-1834-r2-loyal = A check for an Organization in Québec: target 10, and 9 is rolled. Then the session ends.
example-early-1834-r3-patriote = Round 3: an Organization in Montréal, 12 against 10, rescued with two Opportunity Points.
example-early-1834-r3-loyal = A Patriote card for its points: two Cubes at a discount, where the Loyal side is behind.
example-early-1834-r4-patriote = Round 4: L'Écho du Pays fills the Richelieu. The Loyal side skips its round.
example-early-1834-r5-patriote = Round 5: four Cubes, two of them in Montréal for two points each.
example-early-1834-r5-loyal = The Loyal side buys a card that takes three Counties in the Townships.
example-early-1834-r6-patriote = Round 6: London moves a box their way, but is pushed, and pays the Loyal side one point.
example-early-1834-r6-loyal = A Patriote card again: four Cubes for four points, and its Event cannot happen.
example-early-1834-r7-patriote = Round 7: the Urban Counties pay the Loyal side, and both lose Cubes in the cities.
example-early-1834-r7-loyal = An Event raises the Spirit of Rebellion.
example-early-1834-r8-patriote = Round 8: Composure, an Organization in St-Hyacinthe, and the Rural Counties pay after Fear of Reprisal.
example-early-1834-r8-loyal = The last card: a Special Action raises the Spirit by two. Then the Turn ends.

example-kept-card = A card that was kept
    .scene = Late 1834 begins, and the Patriotes have kept one card of the 1834 deck.
    .done = They drew three more of that deck and three Generic cards: seven in all.

example-rebellion-in-winter = Rebellion in the last winter
    .scene = Winter 1837, the last card. The Spirit of Rebellion is 14, and rises at the end of the Turn.
    .done = At 15 the tracks are scored as always, and War Readiness is paid as well.
example-rebellion-in-winter-last = The Patriotes play the last card, and nobody called for Composure.

example-ten-to-two = Counting the Rural Counties
    .scene = The start of the game: the Patriotes control ten Rural Counties, the Loyal side two.
    .done = Ten less two is eight: the marker stands eight boxes on the Patriote side, where it pays 4.

example-ragtag = A Ragtag Coalition
    .scene = In Richelieu the Patriotes have three Cubes and the Loyal side two; in Chambly four to two.
    .done = Three to two is close enough, four to two is not: Richelieu turns Loyal.
example-ragtag-card = The Event looks for Counties in which the Loyal side is close behind.
example-ragtag-add = Up to two Cubes in Richelieu.

example-family = Family in the countryside
    .scene = The Patriotes hold the Event, and a card of four points for the round after.
    .done = Eight Rural Cubes for four points.
example-family-card = The Event promises two Rural Cubes for each point in the next Patriote round.
example-family-other = The Loyal side plays a card.
example-family-points = Four points.
example-family-cubes = Each of them now brings two Cubes.
