title = Prelude to Rebellion
s-1834 = Lower Canada, 1834–1837
    .about = The whole conflict, from the 92 Resolutions to the eve of the rising, in up to seven turns.
x-early_1834 = Early 1834, the rulebook’s example
    .about = The turn that the rulebook plays from the first card to the last. Step through it, and play on from any moment.

# Seats and sides
n-patriote = Patriote
n-loyal = Loyal
n-neutral = neutral

# Districts
n-deux_montagnes = Deux-Montagnes
n-terrebonne = Terrebonne
n-lachenaie = Lachenaie
n-l_assomption = L'Assomption
n-berthier = Berthier
n-st_maurice = St-Maurice
n-vaudreuil = Vaudreuil
n-beauharnois = Beauharnois
n-laprairie = Laprairie
n-l_acadie = L'Acadie
n-chambly = Chambly
n-rouville = Rouville
n-vercheres = Verchères
n-st_hyacinthe = St-Hyacinthe
n-richelieu = Richelieu
n-yamaska = Yamaska
n-nicolet = Nicolet
n-missisquoi = Missisquoi
n-shefford = Shefford
n-drummond = Drummond
n-stanstead = Stanstead
n-sherbrooke = Sherbrooke
n-megantic = Mégantic
n-beauce = Beauce
n-montreal = Montréal
n-quebec = Québec

# Tracks
n-rural_counties = Rural Counties
n-organizations = Organizations
n-external_influence = External Influence
n-victory_points = Victory Points (Loyal +, Patriote –)
n-spirit_of_rebellion = Spirit of Rebellion
n-urban_counties = Urban Counties

# Turns
n-early_1834 = Early 1834
n-late_1834 = Late 1834
n-year_1835 = 1835
n-year_1836 = 1836
n-early_1837 = Early 1837
n-fall_1837 = Fall 1837
n-winter_1837 = Winter 1837
n-winter-1837 = Winter 1837

# Decks
n-deck_1834 = 1834 deck
n-deck_1835_36 = 1835–36 deck
n-deck_1837 = 1837 deck
n-deck_generic = Generic deck
n-key_events = Key Events

# Special Actions
n-pulling_the_strings = Pulling the Strings
n-strategic_realignment = Strategic Realignment
n-non_issue = Non-Issue
n-looking_for_trouble = Looking for Trouble
n-le_canadien = Le Canadien
n-partisan_media = Partisan Media
n-our_moment = Our Moment
n-overwhelming_support = Overwhelming Support
n-no_matter_the_cost = No Matter the Cost
n-various_angles = Various Angles
special-pulling_the_strings-text = Roll one Score Die of your choice for each Activity Point spent, one after the other.
special-strategic_realignment-text = After your Action Round, swap hands with the Patriote player.
special-non_issue-text = Return one Score marker to Start without scoring its track.
special-looking_for_trouble-text = Spirit of Rebellion +1 for 4 points, +2 for 6 points.
special-le_canadien-text = Ignore the Event of the next opposing card that you play from your hand.
special-partisan_media-text = The next card of your faction that you play from your hand gives its points and then its Event.
special-our_moment-text = Gain 6 Opportunity Points.
special-overwhelming_support-text = Score 1 VP for each Patriote-bias County filled with Patriote Cubes.
special-no_matter_the_cost-text = No Fear of Reprisal roll at the next scoring of Rural Counties.
special-various_angles-text = Exchange 1, 2 or 3 cards of your hand for cards of the Opportunity Pool that are not Key Events.

# Lasting effects
n-feast = each later St-Jean-Baptiste round
n-controller_scores = pays at the end of the Turn
n-mobilization_limit = until the end of the Turn
n-meetings_forbidden = until the end of the Turn
n-no_extra_cost = until the end of the game
n-two_cubes_per_point = the next Patriote Action Round
n-session_next_round = the next Action Round

# Phases and endings
n-start-of-turn = Start of Turn
n-action = Action Rounds
n-end-of-turn = End of Turn
n-final-scoring = Final scoring
n-over = Game over
n-spirit-15 = the rebellion breaks out
n-twenty-vp = 20 Victory Points
n-warrants = the arrest warrants
r-spirit-15 = The Spirit of Rebellion reached 15: the rebellion broke out.
r-twenty-vp = A side reached 20 Victory Points.
r-winter-1837 = Winter 1837 is over.
r-warrants = The arrest warrants drove the Patriotes to arms.

# Questions
q-first-player = Who is First Player in { $turn }?
q-play = Play a card.
    .why = From your hand, or from the Opportunity Pool for Opportunity Points.
q-action = Spend Activity Points ({ $points } left).
    .why = The figure on a County is what your next Cube there costs: ▲ takes the lead, = draws level.
about-composure = The Spirit of Rebellion does not rise at the end of this Turn. Once a Turn.
q-second-cube = { $card }: place the second Rural Cube of this point.
q-organization-points = How many points go into the Organization in { $district }?
    .why = They are the bonus of the Mobilization Check.
q-volunteer-points = How many points go into the Volunteer Corps in { $district }?
    .why = They are the bonus of the Mobilization Check.
q-affiliation = With which city is the Organization in { $district } affiliated?
q-pull-string = Pulling the Strings: which Score Die do you roll? ({ $left } left)
q-non-issue = Non-Issue: which Score marker returns to Start?
q-exchange-give = Various Angles: which card do you give to the Opportunity Pool?
q-exchange-take = Various Angles: which card do you take from the Opportunity Pool?
q-reprisal = Fear of Reprisal: from which County is a Patriote Cube removed? ({ $left } left)
q-score-die = { $card }: name the Score Die.
q-raise-target = Mobilization Check in { $district }: { $roll } rolled, target { $target }. Pay { $cost ->
        [one] 1 Opportunity Point
       *[other] { $cost } Opportunity Points
    } to succeed?
q-random-county = The roll lets you choose: which County?
q-add = { $card }: in which County are Cubes added? ({ $left } to choose)
q-add-up-to = { $card }: how many Cubes do you add in { $district }?
q-remove = { $card }: from which County are Cubes removed? ({ $left } to choose)
q-remove-up-to = { $card }: how many opposing Cubes do you remove in { $district }?
q-remove-leader = { $card }: in which County does the leading side lose a Cube? ({ $left } to choose)
q-remove-tied = Tie in { $district }: which side loses a Cube?
q-match = { $card }: in which County do you draw level with your opponent? ({ $left } to choose)
q-pick = { $card }: choose the County.
q-check = { $card }: in which County is the Mobilization Check made? ({ $left } to choose)
q-mobilize-in = { $card }: in which County do you mobilize? ({ $left } to choose)
q-mobilize-here = Place a Cube in { $district }? ({ $points ->
        [one] 1 point is left.
       *[other] { $points } points are left.
    })
q-organize = { $card }: where do you attempt an Organization?
q-choose-one = { $card }: choose one of these.
q-announce = { $card }: how many leaders preside?
q-score-track = { $card }: which track is scored?
q-score-marker = { $card }: which Score marker goes back?
q-contest = { $card }: how many Opportunity Points do you spend? (Spent against you: { $against })

# Options
o-play-event = Event: { $a }
o-play-points = Activity Points: { $a }
o-play-both = Points, then Event: { $a }
o-play-buy = Buy from the Pool: { $a }
o-action-mobilize = Mobilize in { $a }
o-action-organize = Organization in { $a }
o-action-recruit = Volunteer Corps in { $a }
o-action-composure = Call for Composure
o-action-special = { $a } ({ $b ->
        [one] 1 point
       *[other] { $b } points
    })
o-raise-target-fail = Accept the failure
o-raise-target-spend = Pay and succeed
o-choose-one-activity_points = Use Activity Points
o-choose-one-opportunity_points = Gain Opportunity Points
o-choose-one-end_the_game = End the game
o-choose-one-decline = Do not end the game
o-choose-one-raise_spirit = Raise the Spirit of Rebellion

# Luck
d-pool-card = Draw a card from the { $deck } for the Opportunity Pool.
d-draw = Draw a card from the { $deck } for { $seat }.
d-check-die = Roll a die for the Mobilization Check of { $seat } in { $district } (target { $target }).
d-score-die = Roll the Score Die: { $die }.
d-reprisal-die = Roll a die for Fear of Reprisal.
d-green-die = Roll the green die: row of the random County table.
d-red-die = Roll the red die: column of the random County table.
d-volunteer-die = Roll a die for the Volunteer Corps: 4 or more raises the Spirit of Rebellion.
d-event-die = { $card }: roll a die for { $seat }.

# Log
l-round = Action Round { $count }.
l-turn = Turn: { $turn }.
l-pool-card = { $card } enters the Opportunity Pool.
l-drawn =
    { $count ->
        [one] { $side } draws a card.
       *[other] { $side } draws { $count } cards.
    }
l-drew = You draw { $card }.
l-first-player = First Player: { $side }.
l-played-event = { $side } plays { $card } for its Event.
l-played-points = { $side } plays { $card } for its Activity Points.
l-played-both = { $side } plays { $card } for its points and its Event (Partisan Media).
l-played-buy = { $side } buys { $card } from the Opportunity Pool.
l-passed = { $side } has no card and passes.
l-skipped = { $side } skips this Action Round.
l-will-skip = { $side } will skip the next Action Round.
l-activity-points = { $side } has { $count ->
        [one] 1 Activity Point
       *[other] { $count } Activity Points
    }.
l-event = { $side } carries out { $card }.
l-event-unmet = The requirement of { $card } is not met.
l-event-ignored = The Event of { $card } is ignored (Le Canadien).
l-to-pool = { $card } goes to the Opportunity Pool.
l-discarded = { $card } leaves the Opportunity Pool.
l-deck-over = Hands and Opportunity Pool are discarded.
l-added = { $count ->
        [one] 1 { $side } Cube
       *[other] { $count } { $side } Cubes
    } added in { $district }.
l-removed = { $count ->
        [one] 1 { $side } Cube
       *[other] { $count } { $side } Cubes
    } removed from { $district }.
l-mobilized = { $side } mobilizes in { $district } ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    }).
l-check = Mobilization Check of { $side } in { $district }: { $roll } against { $target }.
l-target-raised = { $side } pays { $count ->
        [one] 1 Opportunity Point
       *[other] { $count } Opportunity Points
    } to raise the target.
l-check-succeeded = The check of { $side } in { $district } succeeds.
l-check-failed = The check of { $side } in { $district } fails.
l-organization = { $side } has an Organization in { $district }.
l-volunteers = A Volunteer Corps forms in { $district }.
l-composure = The Patriotes call for Composure.
l-composed = The call for Composure was heard: the Spirit of Rebellion does not rise.
l-special = { $side } uses { $action } ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    }).
l-special-granted = { $action } waits for { $side }.
l-hands-swapped = The hands are swapped.
l-track-reset = The Score marker of { $track } returns to Start.
l-exchanged = { $side } gives { $given } to the Pool and takes { $taken }.
l-score-die = Score Die { $die }: { $track } advances to { $count }.
l-score-marker = The Score marker of { $track } goes back to { $count }.
l-track-scores = { $track } is scored.
l-scored = { $side } scores { $count } VP.
l-reprisal = Fear of Reprisal: { $die }, modifier { $modifier }, result { $total }.
l-no-reprisal = No Matter the Cost: no roll for Fear of Reprisal.
l-spirit = The Spirit of Rebellion stands at { $count }.
l-war-readiness = War Readiness: +{ $count } { $side } VP.
l-war-readiness-paid = War Readiness is paid: Patriote { $patriote }, Loyal { $loyal }.
l-advantage = { $track }: the advantage moves { $count ->
        [one] 1 box
       *[other] { $count } boxes
    } toward the { $side } side.
l-opportunity-gained = { $side } gains { $count ->
        [one] 1 Opportunity Point
       *[other] { $count } Opportunity Points
    }.
l-opportunity-lost = { $side } loses { $count ->
        [one] 1 Opportunity Point
       *[other] { $count } Opportunity Points
    }.
l-contest = { $side } spends { $count ->
        [one] 1 Opportunity Point
       *[other] { $count } Opportunity Points
    }.
l-announced = { $side } announces { $count ->
        [one] 1 leader
       *[other] { $count } leaders
    }.
l-event-die = { $card }: { $die }, modifier { $modifier }, result { $total }.
l-duel = Duel: Patriote { $patriote }, Loyal { $loyal }.
l-county-drawn = County drawn: { $district }.
l-county-rolled-again = { $district } was drawn before; roll again.
l-session-ends = The Parliamentary Session ends.
l-lasting = { $card } stays in effect.
l-lasting-ends = { $card } is no longer in effect.
l-feast = St-Jean-Baptiste: { $card }.
l-game-ends = The game ends: { $ending }.

dice-brought = { $who }: { $hits ->
    [one] the dice let 1 Mobilization Check succeed
   *[other] the dice let { $hits } Mobilization Checks succeed
}, { $expected } expected.
