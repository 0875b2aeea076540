# The words of the pages, in English.

# Everywhere
ui-lobby = All games
ui-settings = Settings
ui-rules = Rules
ui-close = Close
ui-loading = Loading …
ui-on = on
ui-off = off
ui-no-connection = No connection to the server. It is tried again.
ui-went-wrong = Something went wrong on this page. Loading it again helps.

# First page
ui-welcome = Learn a game, or play at once
ui-welcome-more = No account needed. Open seats are taken by bots.
ui-game-1775-rebellion = Two camps of two factions march for the colonies. Dice, cards, flags.
ui-game-liberty-or-death = Four factions, each with its own aims. Cards decide who may act.
ui-game-liberty = Hidden blocks on hexes. Who is that, and how strong?
ui-game-prelude-to-rebellion = Lower Canada, 1834: cards and influence, before a shot is fired.
ui-players = Players
ui-players-or-alone = { $players }, or alone
ui-length = Length
ui-minutes = { $length } min
ui-hours = { $length } h
ui-to-learn = To learn
ui-depth-1 = easy
ui-depth-2 = medium
ui-depth-4 = demanding
ui-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-play = Play
ui-scenario = Scenario
ui-who-plays = Who sits where
ui-against-bots = Me against bots
ui-with-friend = With a friend by link
ui-hot-seat = All on this screen
ui-me = Me
ui-by-link = Friend by link
ui-options = Options
ui-components = Printed components
ui-components-ours = as we have them
ui-luck = Dice and cards
ui-luck-table = rolled and drawn here
ui-luck-ask = we roll and draw ourselves and type it in
ui-about = Examples and facts
ui-your-tables = Your tables
ui-your-move = Your turn
ui-continue = Go on
ui-look = Look
ui-all-tables = All { $count }, finished ones too
ui-nothing-new = Nothing new since your answer.
ui-with = with: { $others }
ui-time-left = { $time } left on your clock
ui-just-now = just now
ui-opened = Opened { $when }
ui-steps-since = { $count ->
    [one] { $count } step, you were here { $when }
   *[other] { $count } steps, you were here { $when }
}
ui-open-seats = Open seats:
ui-open-seat = { $host } waits for somebody in { $game }.
ui-all-open-seats = { $count ->
    [one] To the club
   *[other] All { $count } in the club
}
ui-others-move = waiting for others
ui-finished = finished
ui-open-record = Open a saved game
ui-not-a-record = This file is not a saved game.
ui-foot = Tricorne is free software. Rules are explained in our own words; owning the boxed games is the best way to enjoy them.
ui-rules-of = { $game }: the rules

# About a game
ui-examples = Examples of play
ui-watch = Watch
ui-facts = Where its facts come from
ui-about-game = About { $game }
ui-about-facts = What is printed on the map, the cards and the pieces is kept as facts, and each fact says how sure we are of it.
ui-mark-sourced = taken from a published source
ui-mark-derived = worked out from other facts
ui-mark-reconstructed = reconstructed: plausible, but not checked against the printed components
ui-reconstructed = Reconstructed facts
ui-none-reconstructed = There are none in this game.
ui-packs = Correcting them
ui-workshop = I own the game: open the workshop
ui-packs-how = Who has the box can correct any fact with a component pack: a folder with a file pack.json and, for each file of facts, a file of the same name that holds only what differs.
ui-packs-play = Then play with it:
ui-packs-serve = For the web table, put the folder into tricorne-data/packs and start the server again: the pack is then among the options of a new table. A pack that changes what a card does brings its text in words/en.ftl and words/es.ftl.

# Who plays
ui-you = You
ui-friend = Guest
ui-friend-here = guest, here
ui-friend-away = guest, not here
ui-name-here = { $name }, here
ui-name-away = { $name }, not here
ui-bot-named = Bot { $name }
ui-player-random = Bot (random)
ui-player-easy = Bot, easy
ui-player-fair = Bot, fair
ui-player-normal = Bot, normal
ui-player-hard = Bot, hard
ui-player-expert = Bot, expert
ui-player-nonplayer = Non-player (normal)
ui-player-about-easy = knows the rules and has common sense, but trusts to chance.
ui-player-about-fair = plays sound moves and overlooks things. It wins most games against the easy one.
ui-player-about-normal = plays by a plan and wins most games against the fair one.
ui-nonplayer-short = Non-player
ui-player-about-nonplayer = plays by the rulebook for seats without a player.
ui-player-about-hard = looks ahead for a second before each answer and hardly loses to the normal one.
ui-player-about-expert = looks ahead for ten seconds before each answer.
ui-watching = You are watching

# Table: bar and panels
ui-undo = Undo
ui-undo-key = Undo (U)
ui-undo-luck = Dice were rolled or cards drawn since your last answer: going back needs everybody’s consent.
ui-replay = Replay
ui-fork = Try out on a copy
ui-chart = Charts
ui-chat = Chat
ui-chat-notes = Chat and notes
ui-chat-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
ui-copy-of-game = Copy to try things out
ui-copy-of-moment = Copy of moment { $moment }
ui-to-original = Back to the game
ui-seats-links = Seats and links
ui-map = Map
ui-cards = Cards
ui-forces = Forces
ui-grip = Lower or raise the choices
ui-side = Cards, tracks and log
ui-army-from = Army leaving { $area }
ui-army-hint = Click a piece on the map to add one, shift-click to add all of its kind; then choose where they go. The rest stays.
ui-army-hint-touch = Tap a piece on the map to add one; then choose where they go. The rest stays.
ui-log = Log
ui-panel = Side panel
ui-more = More
ui-reconnecting = connecting again …

# Table: prompt
ui-rule = Rule { $section }
ui-draw = Roll or draw, and enter what came up: { $what }.
ui-waiting-for = Waiting for { $who }.
ui-take = { $what }
ui-all-of = all { $count }
ui-add-hint = A click adds one, shift and click takes all, a figure sets the number.
ui-add-one = { $what }: { $count } chosen. Add one.
ui-click-adds = A click places one, shift and click { $most }, a figure as many as it says.
ui-number-hint = A click on the map places one, shift and click as many as possible; with the pointer on a space, a figure places that many.
ui-click-lists = { $count ->
    [one] One choice: click to see it.
   *[other] { $count } choices: click to see them.
}
ui-steps-left = { $left ->
    [0] step by step
    [one] one more step
   *[other] { $left } more steps
}
ui-pause = Pause (space)
ui-go-on = Go on (space)
ui-step = Next step (→)
ui-skip = Skip
ui-moment-of = Moment { $moment } of { $last }
ui-replay-note = You are looking at the past. [ and ] go one step back and forth.
ui-since-answer = Since your answer
ui-play-recap = Show it act by act
ui-skip-recap = Skip to now
ui-acts-more = { $count ->
    [one] and one more before
   *[other] and { $count } more before
}
ui-to-present = Back to the present
ui-victory = Victory: { $who }
ui-game-over = The game is over
ui-winner = won
ui-beginning = The beginning
ui-step-back = One step back
ui-draw-game = A draw.
ui-watch-again = Watch it again
ui-rematch = Rematch, sides swapped
ui-share = Share
ui-answers-given = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ui-fog-lifted = Nothing is hidden now. The replay shows everything, or what one side saw.
ui-end-beside = How it came about stands beside the board, and the replay shows it.
ui-over-in = over in { $when }
ui-eyes = Whose view of the game
ui-eyes-all = Everything
ui-eyes-of = As { $side }
ui-play-again = Play it like a film (space)
ui-speed = Speed
ui-decides = What decides the game

# Table: log
ui-log-empty = Nothing has happened yet.
ui-log-older = Show older lines
ui-new-lines = { $count ->
    [one] One new line ↓
   *[other] { $count } new lines ↓
}
ui-why = why?

# Table: chat and notes
ui-say = Say something to the table
ui-send = Send
ui-your-name = Your name at this table
ui-be-called = Use it
ui-name-kept = The others see you as { $name }.
ui-name-dropped = You have no name at this table now.
ui-report-table = Report this table
ui-chat-empty = Nobody has said anything.
ui-notes = Your private notes
ui-notes-hint = Only you can read this.
ui-saved = saved

# Table: seats and links
ui-invite = Invite for { $seat }
ui-watch-link = To watch
ui-moment-link = This moment
ui-copy = Copy
ui-copy-what = Copy: { $what }
ui-copied = Copied.
ui-copy-by-hand = Press Ctrl+C to copy it.
ui-leave = Leave to …
ui-leave-to = Leave the seat of { $seat } to
ui-seat-left = { $seat }: a bot goes on from here.
ui-sit = Take it back
ui-save-record = Save this game
ui-promise-title = Luck one can check
ui-promise = Promise
ui-seed = Seed
ui-promise-about = All dice and cards of this table come from a secret seed. This is its digest: keep it. When the game is over the seed is shown, and you can check that nothing was changed.
ui-promise-over = The promise was given when the table began. All dice and cards come from this seed.
ui-promise-ask = You roll and draw yourselves: nothing is promised of that luck.
ui-promise-copy = A copy has luck of its own, and nothing is promised of it.
ui-promise-old = This table is older than promises of luck.
ui-check-luck = Check the luck
ui-dice-luck = Luck of the dice
ui-dice-fights = { $count ->
    [one] The only time: came up / expected
   *[other] All { $count } times, one by one: came up / expected
}
ui-promise-seen = It is the promise that this browser was shown first.
ui-promise-other = It is not the promise that this browser was shown first.
ui-promise-unfit = This browser finds another digest of the seed.
ui-what-if = What if: { $name }

# Table: going back
ui-propose-rewind = Propose to go back
ui-go-back-here = Go back to here
ui-rewind-asked = { $who } would like to go back to moment { $moment }.
ui-agree = Agree
ui-refuse = Refuse
ui-show-moment = Show it
ui-pass-screen = The screen is for { $seat }
ui-ready = I am here

# Rules and charts
ui-search-rules = Search the rules
ui-nothing-found = Nothing found.
ui-no-chart = There are no tracks to show.
ui-range = { $low } to { $high }
ui-clock = { $who }: { $time } left
ui-clock-short = { $who }: only { $time } left!
ui-clock-vacation = { $who }: on vacation, { $time } left
ui-claim-win = Claim the win
ui-chances = Chances to win
ui-chances-are = Chances to win: { $list }
ui-chances-from = { $games ->
    [one] From one game that the bots played on from here
   *[other] From { $games } games that the bots played on from here
}
ui-chances-counting = Working out the chances …
ui-chances-setting = Chances to win (alone against bots, and in games that are over)
ui-lb-title = Analysis
ui-lb-analyse = Analyse
ui-lb-working = Looking back: { $percent } %
ui-lb-progress = How much of the look back is done
ui-lb-go-to = Go to a turning point, or anywhere on the chart, to see the best answers there.
ui-lb-no-choice = Nobody had a choice at this moment.
ui-lb-table = The table
ui-lb-turn = { $side }: { $before } before this turn, { $after } after it.
ui-lb-split = luck { $luck }, choice { $choice }
ui-lb-best = The best answers
ui-lb-games = { $games ->
    [one] { $seat } win, one game each
   *[other] { $seat } win, { $games } games each
}
ui-lb-played = played
ui-lb-try-this = Try
ui-lb-try = Try something else
ui-lb-link = Link to this
ui-lb-cost = It cost about { $points } %. Better: { $best }.
ui-lb-right = Nothing better was found.
ui-lb-turning = Turning points
ui-lb-in-a-turn = largest changes in a turn
ui-lb-costly = Answers that cost most
ui-lb-as-known = by what the seat could know
ui-lb-instead = { $played }, better { $best }
ui-lb-point = Turning point { $number }
ui-lb-chart = Chances to win, in %
ui-lb-chart-of = Chance to win, { $side }, in %
ui-lb-lines = unbroken as it stood, broken as they could know it
ui-lb-tried = Tried out
ui-lb-private = yours until you share them
ui-lb-branch = from move { $moment }, now at { $last }
ui-lb-share = Share
ui-lb-unshare = Make private
ui-lb-from = from move { $moment }
ui-lb-move = Move { $moment }
ui-lb-comments = Comments
ui-lb-comment-on = Comment on move { $moment }
ui-lb-say = Comment
ui-lb-take-back = Delete
ui-lb-keys = Keys: space plays; [ and ] step; comma and full stop go by turns; T tries something else.
ui-puzzles = Puzzles
ui-puzzle-of = Puzzle { $number } of { $of }
ui-puzzle-today = Puzzle of the day: { $game }
ui-puzzle-done = solved
ui-track-british-colonies = Colonies: British
ui-track-american-colonies = Colonies: American
ui-track-british-cities = Cities: British
ui-track-american-cities = Cities: American
ui-track-british-units = Units on the map: British
ui-track-american-units = Units on the map: American
ui-sum-colonies = Colonies: British { $british }, Americans { $american }.
ui-sum-flags = British flags: { $british }. American flags: { $american }.
ui-sum-cities = City flags: British { $british }, Americans { $american }.

# Settings
ui-language = Language
ui-theme = Light or dark
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-motion = Motion
ui-motion-auto = as the system
ui-motion-less = little
ui-pace = Turns of bots
ui-pace-none = at once
ui-pace-fast = fast
ui-pace-normal = step by step
ui-pace-slow = slowly
ui-cover = Hide the table between two people on one screen
ui-cover-auto = in games with secrets
ui-sound = A sound for new messages
ui-keys = Keys
ui-keys-tab = to what may be chosen, part by part
ui-keys-arrows = from space to space on the map; left and right from link to link in the log
ui-keys-enter = choose; with nothing in hand, confirm
ui-keys-figures = so many, or the button with that number
ui-keys-all = all of them
ui-keys-undo = undo
ui-keys-rule = the rule of the question
ui-keys-past = an earlier moment, a later one
ui-keys-turns = the turn before, the next turn
ui-keys-play = in the past: play and pause
ui-keys-bots = while bots play: pause, next step, skip
ui-keys-zoom = nearer, farther, the whole map
ui-keys-pan = move the map

# 1775: Rebellion
ui-round = round { $round }
ui-armies = { $count ->
    [one] army
   *[other] armies
}
ui-areas = { $count ->
    [one] area
   *[other] areas
}
ui-cards-hand = hand
ui-cards-deck = deck
ui-truce = truce
ui-truce-played = played
ui-discards = Discards

# Liberty
ui-pool-of = { $side }: pool
ui-prisoners-of = { $side }: prisoners
ui-year-turn = { $year }, turn { $turn }
ui-year-winter = { $year }, winter
ui-combat-round = round { $round }
ui-attacks = attack
ui-defends = defend
ui-reserves = { $count } in reserve
ui-main-attack = Main attack from { $place }.
ui-fire-odds = { $some } % to hit, first at { $at }
ui-meets = meets { $count ->
    [0] no enemy block
    [one] { $count } enemy block
   *[other] { $count } enemy blocks
}
ui-may-cross = { $count } more may cross here
ui-track-supply = Supply points
ui-sum-parts = The sum of { $points }: { $list }.
ui-sum-supply = British supply at the end: { $points }. They win at { $win } and lose below { $lose }.

# Prelude to Rebellion
ui-reprisal = reprisal { $n }
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-target = target { $n }
ui-cost = cost { $n }
ui-opportunity = { $n ->
    [one] { $n } Opportunity Point
   *[other] { $n } Opportunity Points
}
ui-track-vp = Victory points (Loyal)
ui-track-spirit = Spirit of Rebellion
ui-sum-vp = Victory Points: { $points } ({ $side }). Spirit of Rebellion: { $spirit }.
ui-any = any
ui-die-rural_counties = RC
ui-die-organizations = O
ui-die-external_influence = EI
ui-die-urban_counties = UC

# Liberty or Death
ui-lead-support = Support − Opposition
ui-lead-opposition = Opposition − Support
ui-second-british = Rebellion − British losses
ui-second-patriots = Forts + 3 − Villages
ui-second-french = British − Rebellion losses
ui-second-indians = Villages − 3 − Forts
ui-waits = waits
ui-act-passed = passed
ui-act-command = Command
ui-act-command-and-special = Command, Special Activity
ui-act-event = Event
ui-no-effect = no effect now
ui-wins-chance = wins { $chance } %; loses { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }, takes { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
ui-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ui-force-level = Force Level
ui-battle-in = Battle in { $space }
ui-who-wins = Who wins
ui-dice = Dice
ui-dice-of-force = Enemy Force Level { $force }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ui-loss-level = Loss Level
ui-pieces-removed = { $count ->
    [0] No piece removed
    [one] { $count } piece removed
   *[other] { $count } pieces removed
}
ui-track-cbc = British losses (CBC)
ui-track-crc = Rebellion losses (CRC)
ui-track-support = Total Support
ui-track-opposition = Total Opposition
ui-sum-margin = { $faction } { $margin }: { $lead }, { $other }.
ui-sum-margins = Margins: { $list }.
ui-sum-no-treaty = Without the Treaty of Alliance the French come last.
ui-sum-tie = A tie goes to non-player Factions first, then in the order Patriots, British, French, Indians.

# battles
ui-battle = Battle
ui-table-facts = Facts
ui-battle-of = Battle of { $space }
ui-battle-at = Battle at { $space }
ui-who-attacks = Attackers: { $side }.
ui-before-dice = before the dice
ui-after-dice = after the dice
ui-in-panel = Answer in the battle panel.
ui-then-asked = Next: { $question }
ui-read-on = Continue
ui-percent = { $chance } %
ui-left-of = { $now } left of { $before }
ui-left = left: { $units }
ui-nobody = nobody
ui-hits-left = { $count ->
    [one] 1 hit to take
   *[other] { $count } hits to take
}
ui-hits = { $count ->
    [0] No hit.
    [one] 1 hit.
   *[other] { $count } hits.
}
ui-gone-hit = { $count } hit
ui-gone-fled = { $count } fled
ui-gone-natives-flee = { $count } fled
ui-gone-stepped-out = { $count } stepped out
ui-gone-changed-sides = { $count } changed sides
ui-gone-joined = { $count } came over
ui-gone-lost = { $count } lost
ui-throw-of = Throw { $number }: { $side }
ui-throw-number = throw { $number }
ui-throws-so-far = Throws so far
ui-one-die-each = a die for each unit, at most two or three for each force
ui-throws-brief = { $count ->
    [one] 1 throw
   *[other] { $count } throws
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
ui-throw-hit = Lost: { $units }.
ui-throw-fled = Fled: { $units }.
ui-then-flee = Then flee: { $units }.
ui-may-step-out = May step out: { $units }.
ui-who-holds = Who holds { $space }
ui-with-answer = with the answer under the pointer
ui-chance-to-hold = chance to hold it
ui-dice-have-fallen = Dice have fallen: undo stops here.
ui-no-dice-yet = No dice have fallen: you can still go back.
ui-less = one fewer
ui-more-of = one more
ui-fires = { $block } fires: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
ui-hit-on = { $rating ->
    [1] Only a 1 hits.
   *[other] { $rating } or less hits.
}
ui-shots-so-far = Fire so far
ui-shots-brief = American hits { $american }, British hits { $british }
ui-order-of-fire = Order of fire, round { $round }
ui-order-note = A, B, C; defender first
ui-dice-and-chance = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $rating } or less: { $some } % at least one
ui-steps-of = { $block } { $before } → { $after }
ui-block-captured = captured
ui-block-retreated = retreated to { $place }
ui-has-acted = has acted
ui-played-out = estimated: { $battles } battles played out
ui-battles-setting = Battle panel for battles of others
ui-royalists = Royalists
ui-rebellion = Rebellion
ui-war-party-as-tory = War Parties as Tories
ui-card = Card
ui-half-of-shown = half of those shown
ui-up-to-leading = no more than the leading cubes
ui-led-by = Leader: { $who }
ui-you-would-lose = You would lose
ui-they-would-lose = They would lose
ui-side-loses = Losses: { $side }
ui-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
ui-force = Force { $force }
ui-answer-force = Force { $force } · they lose { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }, you { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-wins-battle = wins the Battle
ui-if-you-win = If you win
ui-if-they-win = If they win
ui-no-day-too_few = Support does not shift: the Day needs two lost pieces, among them a cube or Fort, and there are too few.
ui-no-day-never_wins = It cannot happen with these dice.
ui-no-day-west_indies = No Day is won in the West Indies.
ui-day-royal = the Day in { $chance } % of cases: Support rises by { $most ->
    [one] 1 level
   *[other] { $levels } levels
}
ui-day-rebel = the Day in { $chance } % of cases: Support falls by { $most ->
    [one] 1 level
   *[other] { $levels } levels
}, then a free Rally
ui-no-shift = The Day is not won: that needs two lost pieces, among them a cube or Fort.
ui-only-wiped-out = They have no piece left then, hidden ones aside.
ui-day-elsewhere = { $levels ->
    [one] { $space } does not shift: the level goes to a neighbouring space.
   *[other] { $space } does not shift: { $levels } levels go to neighbouring spaces.
}
ui-nobody-wins = Nobody is left to win the Day.
ui-royalists-win = { $day ->
    [yes] The Royalists win the Day
   *[no] The Royalists win the Battle
}
ui-rebellion-win = { $day ->
    [yes] The Rebellion wins the Day
   *[no] The Rebellion wins the Battle
}
ui-war-parties = { $count ->
    [0] No War Party
    [one] 1 War Party
   *[other] { $count } War Parties
}
ui-fight-question = Fight here?
ui-fight-here = Battle in { $space }
ui-show-none = All stay hidden
ui-show-all = All show themselves
ui-show-some = { $count ->
    [one] 1 shows itself
   *[other] { $count } show themselves
}

# the club
ui-club = Club

# What a space says when it is looked at
ui-click-chooses = Click to choose it.
ui-tap-chooses = Tap again to choose it.
ui-tap-lists = Choose below.
ui-tap-does = Tap again: { $what }
ui-control = Control
ui-support = Support
ui-control-of = For control: { $side }
ui-more-pieces = { $count ->
    [one] 1 more piece
   *[other] { $count } more pieces
}
ui-kind-population = { $kind } · population { $count }
ui-flag-of = flag of { $side }
ui-no-flag = no flag
ui-for-flag-of = For { $side }
ui-areas-to-clear = { $count ->
    [one] 1 more area: { $areas }
   *[other] { $count } more areas: { $areas }
}
ui-this-area = this one
ui-flag-at-once = one unit is enough
ui-if-held = If you hold it
ui-cubes = Cubes
ui-leads = Leads
ui-tie = tie
ui-to-lead = To lead: { $side }
ui-more-cubes = { $count ->
    [one] 1 more Cube
   *[other] { $count } more Cubes
}
ui-next-cube = Your next Cube
ui-favours = { $side } Bias
ui-district-rural = Rural County
ui-district-urban = Urban County
ui-supplies = supply { $count }
ui-port = port
ui-seen-here = Seen { $year }, turn { $turn }
ui-group-leaving = Group leaving { $place }
ui-group-hint = Click further blocks to take them along; then choose where they go. They follow the first one.

# What asks, what is left, what stands together
ui-cause = { $card }, played by { $who }.
ui-unspent-points = { $count ->
    [one] 1 point unspent
   *[other] { $count } points unspent
}
ui-unspent-actions = { $count ->
    [one] 1 action unspent
   *[other] { $count } actions unspent
}
ui-unspent-steps = { $count ->
    [one] 1 step unspent
   *[other] { $count } steps unspent
}
ui-unspent-armies = { $count ->
    [one] 1 army has not moved
   *[other] { $count } armies have not moved
}
ui-special-actions = Special Actions
ui-special-once = one each Turn, each once a game

# learning
ui-learn = Learn
ui-learn-of = Learn · lesson { $number } of { $of }
ui-learn-examples = Worked example
ui-learn-example = Example: { $title }
ui-learn-step = { $step } of { $of }
ui-learn-back = Back
ui-learn-again = Again
ui-learn-on = Go on
ui-learn-show = Show me
ui-learn-enough = Thanks
ui-learn-shown = Like this: { $what }.
ui-learn-hint = Hint
ui-learn-skip = Skip lesson
ui-learn-leave = Leave
ui-learn-next = Next lesson
ui-learn-play = Play a real game
ui-learn-finished = Lesson finished.
ui-learn-missed = Not yet.
ui-learn-watch = Watch what the others do.
ui-learn-not-now = That cannot be chosen now. Everything amber can.
ui-learn-minutes = { $minutes } min
ui-learn-left = { $minutes } min to go
ui-learn-note = Everything amber may be tried. Nothing can go wrong here: what leads nowhere is explained and asked again.
ui-learn-lesson = lesson { $number } of { $of }
ui-learn-go-on = Go on learning
ui-learn-lessons = Lessons
ui-learn-all-done = all finished
ui-learn-new-here = New here? Learn { $game } by playing, in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

# the key, how you win, the coach
ui-key-terms = Pieces and terms
ui-key-panel = How you win, and the key
ui-how-you-win = How you win
ui-one-step = One step away
ui-the-turn = The turn
ui-keys-key = how you win, and what pieces and terms mean
ui-keys-coach = how much the coach says
ui-coach = Coach
ui-coach-auto = in my first games
ui-coach-off = off
ui-coach-warnings = warnings
ui-coach-full = full
ui-coach-look = Worth a look:
ui-coach-or = Or
ui-coach-why = Why?
ui-coach-where = { $what }: show it on the map
ui-coach-wait = Wait: { $what }?
ui-coach-more = More would come of this: { $what }.
ui-coach-anyway = All the same
ui-coach-show = Show me ({ $minutes } min)
ui-coach-turn = Last turn:
ui-coach-since = Since then:
ui-coach-since-turn = Since your last turn:
ui-coach-overlooked = Instead of “{ $played }” more would have come of this:
ui-coach-see = See that moment
ui-see-on-board = See it on the board:
ui-player-script = in this lesson

ui-undo-turn = Take the whole turn back
ui-undo-turn-key = Take the whole turn back (⇧ U)
ui-keys-undo-turn = take the whole turn back
ui-finishing = Ending the game
ui-concede = Concede
ui-concede-sure = The others win, or play on against a bot in your place. There is no way back.
ui-play-on = Play on
ui-offer-draw = Offer a draw
ui-offer-stop = Offer to stop without a result
ui-stop-game = Stop without a result
ui-pause-clocks = Offer to pause the clocks
ui-resume = Let the clocks run again
ui-offers-last = An offer waits for three days at most. Everybody has to agree to it.
ui-offered = Your offer waits for an answer.
ui-withdraw = Withdraw
ui-draw-asked = { $who } offers a draw.
ui-stop-asked = { $who } would like to stop without a result.
ui-pause-asked = { $who } would like to pause the clocks.
ui-offer-until = Until { $when }.
ui-clock-paused = { $who }: { $time } left, paused
ui-give-time = Give { $time }
ui-time-given = { $seat } has { $time } more.
ui-stopped-game = Stopped without a result
ui-ended-conceded = Conceded: { $who }.
ui-ended-drawn = A draw was agreed.
ui-ended-claimed = Out of time: { $who }.
ui-ended-stopped = All have agreed to stop.
ui-absent = Has let the others wait for a long time: a bot or somebody else may play here.
ui-successor = Invite somebody else
ui-next-table = Next table
ui-next-table-key = { $others ->
    [one] { $others } more table waits for you (W)
   *[other] { $others } more tables wait for you (W)
}
ui-keys-next-table = the next table that waits for you
