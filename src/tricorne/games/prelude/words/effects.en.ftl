# What cards can do, each step as a sentence made from its parts, and the words of the vocabulary.
fx-entry = { $requirement ->
        [none] { "" }
       *[other] Requirement: { $requirement }.{ " " }
    }{ $effect }{ $when_unmet ->
        [none] { "" }
       *[other] { " " }If the requirement is not met: [{ $when_unmet }]
    }

fx-where = { $choose ->
        [all] Every one of the
        [X] X different
        [one] One of the
       *[other] { $choose } different
    } { $kind ->
        [rural] Rural Counties
        [urban] cities
       *[any] Counties
    }{ $bias ->
        [none] { "" }
       *[other] { " " }of { $bias_name } bias
    }{ $among ->
        [none] { "" }
       *[other] { " " }(among: { $among })
    }{ $exclude ->
        [none] { "" }
       *[other] { " " }(except: { $exclude })
    }{ $organization ->
        [none] { "" }
       *[other] { " " }with an Organization of { $organization_name }
    }{ $without_organization ->
        [none] { "" }
       *[other] { " " }without an Organization of { $without_organization_name }
    }{ $cubes ->
        [none] { "" }
       *[other] { " " }({ $cubes_name })
    }{ $patriote_lead ->
        [none] { "" }
       *[other] { " " }({ $patriote_lead_name })
    }{ $both_present ->
        [yes] { " " }where both sides have Cubes
       *[no] { "" }
    }{ $most_loyal_bias ->
        [none] { "" }
       *[other] { " " }(of Loyal bias at most { $most_loyal_bias })
    }{ $by_name ->
        [none] { "" }
       *[other] , chosen by { $by_name }
    }
fx-cubes = Cubes of { $side_name } there: { $min } to { $max }
fx-patriote_lead = Patriote lead there: { $min } to { $max }
fx-x = X is { $base }, and 1 more for each { $per } points spent beyond the other, at most { $most }

fx-if-parliamentary = Parliament is in session
fx-if-spirit_min = Spirit of Rebellion at { $n } or more
fx-advantage = { $track_name }: { $n } toward { $toward_name }.
fx-if-advantage = { $track_name } favours { $side_name } by { $min } or more
fx-if-turn_in = It is the turn { $turns }
fx-if-urban_organization = { $side_name } has an Urban Organization
fx-if-both_urban_organizations = { $side_name } has both Urban Organizations
fx-if-rural_organizations_min = { $side_name } has { $n } or more Rural Organizations
fx-if-organization_in = { $side_name } has an Organization in { $district_name }
fx-if-controls = { $side_name } controls { $district_name }
fx-if-mv_min = { $side_name } has { $n } or more Cubes in { $district_name }
fx-if-drawn_kind = The County drawn is { $kind_name }
fx-if-x_min = X is { $n } or more

fx-add_cubes = Cubes of { $side_name } are added, { $up_to ->
        [yes] up to { $n }
       *[no] { $n }
    } in each: { $where_name }.
fx-remove_cubes = Cubes of { $side_name } are removed, { $up_to ->
        [yes] up to { $n }
       *[no] { $n }
    } in each: { $where_name }.{ $each ->
        [none] { "" }
       *[other] { " " }For each of them: [{ $each }]
    }
fx-remove_from_leader = The side that is ahead loses Cubes, { $n } in each: { $where_name }.
fx-match_cubes = { $side_name } adds Cubes until it has as many as the other, at most { $cap }: { $where_name }.
fx-pick = Choose for what follows: { $where_name }.
fx-vp = { $side_name } scores VP: { $n }.
fx-opportunity = { $side_name } gains Opportunity Points: { $n }.
fx-spirit = Spirit of Rebellion { $n ->
        [0] stays.
       *[other] changes by { $n }.
    }
fx-war_readiness = VP of { $side_name } go to the War Readiness box: { $n }.
fx-check = { $side_name } makes a Mobilization Check with a bonus of { $bonus }: { $where_name }.{ $success ->
        [none] { "" }
       *[other] { " " }Success: [{ $success }]
    }{ $failure ->
        [none] { "" }
       *[other] { " " }Failure: [{ $failure }]
    }
fx-checks = { $side_name } makes Mobilization Checks with a bonus of { $bonus }{ $one_by_one ->
        [yes] , one by one
       *[no] { "" }
    }: { $where_name }.{ $success ->
        [none] { "" }
       *[other] { " " }Each success: [{ $success }]
    }{ $failure ->
        [none] { "" }
       *[other] { " " }Each failure: [{ $failure }]
    }{ $all_succeed ->
        [none] { "" }
       *[other] { " " }If all succeed: [{ $all_succeed }]
    }
fx-when = If this holds ({ $cond_name }): [{ $then }]{ $otherwise ->
        [none] { "" }
       *[other] { " " }Otherwise: [{ $otherwise }]
    }
fx-roll = { $side_name } rolls a die and adds { $plus_name }. On { $at_least } or more: [{ $success }] Else: [{ $failure }]
fx-duel = Both sides roll; the higher scores VP: { $vp }.
fx-choose_one = { $by_name } chooses one: { $options_name }
fx-by_player = Played by the Patriote side: [{ $patriote }] Played by the Loyal side: [{ $loyal }]
fx-activity_points = { $side_name } uses Activity Points at once: { $n }.
fx-mobilize_in = { $side_name } mobilizes with { $points } points: { $where_name }.
fx-organization_attempts = { $side_name } tries to create an Organization with a bonus of { $bonus }; attempts: { $times }.
fx-create_organization = { $side_name } creates an Organization there.
fx-announce = { $by_name } announces a number X from { $least } to { $most }.
fx-set_x = X is { $value_name }.
fx-award_tracks = The sides ahead score the VP shown on: { $tracks }.
fx-score_track = { $by_name } chooses a track and applies its Scoring Sequence.
fx-score_marker = The Score Marker moves by { $n }.
fx-random_county = Random Counties are drawn, { $times } times. For each: [{ $each }]
fx-contest = { $first_name } and { $second_name } spend Opportunity Points against each other{ $x ->
        [none] { "" }
       *[other] { " " }({ $x_name })
    }. If the first spends at least as much: [{ $first_at_least }]{ $otherwise ->
        [none] { "" }
       *[other] { " " }Otherwise: [{ $otherwise }]
    }
fx-grant_special = { $side_name } uses without cost: { $effects }.
fx-skip_next_round = { $side_name } sits out the next round.
fx-end_session = The session ends.
fx-end_game = The game may be ended at once.
fx-place_in_pool = This card goes to the Opportunity Pool.
fx-lasting = A lasting effect: { $kind_name }{ $where ->
        [none] { "" }
       *[other] , { $where_name }
    } (VP { $vp }, Cubes { $cubes }, Counties { $districts }, points { $points }).

ws-op-add_cubes = Cubes are added
ws-op-remove_cubes = Cubes are removed
ws-op-remove_from_leader = The leader loses Cubes
ws-op-match_cubes = Cubes are evened out
ws-op-pick = A County is chosen
ws-op-vp = VP
ws-op-opportunity = Opportunity Points
ws-op-spirit = Spirit of Rebellion
ws-op-advantage = An advantage
ws-op-war_readiness = War Readiness
ws-op-check = A Mobilization Check
ws-op-checks = Several Mobilization Checks
ws-op-when = If … then
ws-op-roll = A die is rolled
ws-op-duel = Both roll
ws-op-choose_one = One of several
ws-op-by_player = By who plays it
ws-op-activity_points = Activity Points
ws-op-mobilize_in = Mobilizing
ws-op-organization_attempts = Attempts at Organizations
ws-op-create_organization = An Organization is created
ws-op-announce = A number is announced
ws-op-set_x = X is set
ws-op-award_tracks = Tracks are awarded
ws-op-score_track = A track is scored
ws-op-score_marker = The Score Marker moves
ws-op-random_county = Random Counties
ws-op-contest = A contest of points
ws-op-grant_special = A special action for free
ws-op-skip_next_round = A round is skipped
ws-op-end_session = The session ends
ws-op-end_game = The game ends
ws-op-place_in_pool = Into the Opportunity Pool
ws-op-lasting = A lasting effect
ws-op-parliamentary = Parliament in session
ws-op-spirit_min = Spirit of Rebellion at least
ws-op-turn_in = In these turns
ws-op-urban_organization = An Urban Organization
ws-op-both_urban_organizations = Both Urban Organizations
ws-op-rural_organizations_min = Rural Organizations at least
ws-op-organization_in = An Organization in a County
ws-op-controls = Control of a County
ws-op-mv_min = Cubes in a County at least
ws-op-drawn_kind = The kind of the County drawn
ws-op-x_min = X at least

ws-fx-self = Whoever plays it
ws-fx-opponent = The opponent
ws-fx-there = there
ws-fx-other_city = the other city
ws-fx-volunteer_corps = 1 for each Volunteer Corps
ws-fx-half_spirit = half the Spirit of Rebellion
ws-fx-feast = a feast
ws-fx-controller_scores = whoever controls it scores
ws-fx-mobilization_limit = mobilizing is limited
ws-fx-meetings_forbidden = meetings are forbidden
ws-fx-no_extra_cost = no extra cost
ws-fx-two_cubes_per_point = two Cubes for a point
ws-fx-session_next_round = a session in the next round
