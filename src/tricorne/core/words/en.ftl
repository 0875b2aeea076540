yes = yes
no = no
nothing = nothing
and = and

n-table = the table
n-observer = Observer
n-human = a person
n-off = off
n-on = on
n-no-effect = no effect now

o-done = Done
o-pass = Pass
o-none = None
o-all = All
o-yes = Yes
o-no = No
o-undo = Undo

e-unknown-game = There is no game “{ $game }”. Games: { $games }.
e-unknown-scenario = { $game } has no scenario “{ $scenario }”. Scenarios: { $scenarios }.
e-unknown-seat = There is no seat “{ $seat }”. Seats: { $seats }.
e-unknown-option = { $game } has no option “{ $option }”. Options: { $options }.
e-unknown-choice = Option { $option } cannot be “{ $value }”. It can be: { $choices }.
e-unknown-player = { $game } has no player “{ $player }” for { $seat }.
e-unknown-luck = Luck cannot come from “{ $luck }”. It is seeded, a script, or “ask”.
e-script-impossible = The script says “{ $outcome }”, which cannot come up for { $luck } now. Possible: { $possible }.
e-unknown-luck-kind = There is no luck “{ $luck }”. Did you mean { $near }? Kinds of luck: { $kinds }.
e-script-no-list = The script for { $luck } is a list of outcomes, not “{ $script }”.
e-strict-without-script = A strict match needs a script: luck, as a list or by kind, that holds every draw.
e-script-ran-out = The script holds no outcome for { $luck }.
e-bad-seed = A seed is a whole number or 32 digits from 0 to f, not “{ $seed }”.
e-bad-promise = A promise of luck is 64 digits from 0 to f, not “{ $promise }”.
e-no-promise = Nothing was promised of the luck of this game: people entered it, it followed a script, the game is a copy, or it is older than promises.
e-position-invalid = The position is not in the position format: { $problem }.
e-position-unplayable = The game cannot go on from this position: something that the rules need is missing in it, or contradicts something else.
e-position-unknown-name = Unknown { $kind } “{ $name }” in the position at { $where }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
  } Possible: { $known }.
e-position-breaks-rule = The position breaks rule { $rule }: { $problem }.
e-data-file-missing = The data file { $file } is missing.
e-data-invalid = The data file { $file } is not complete: { $problem }.
e-pack-missing = There is no component pack “{ $pack }”: a pack is a folder with a pack.json.
e-pack-invalid = The pack { $pack } cannot be read, { $file }: { $problem }.
e-pack-unknown-file = The pack { $pack } has a file { $file } that the game does not know. Files: { $files }.
e-pack-other-game = The pack { $pack } is for { $other }, not for { $game }.
e-pack-unknown-text = The pack { $pack } has a text { $text } in { $file } that the game does not know.
e-no-progress-in-file = The file “{ $file }” holds no progress in lessons, so it is not written over.
e-record-unreadable = The record cannot be read: { $problem }.
e-record-damaged = The record is damaged: { $problem }.
e-record-edited = The record is cut short or was edited: its checksum does not fit.
e-record-format = The record has the format { $format }, which this version does not know.
e-record-too-deep = The record has parts within parts that are more than { $limit } deep.
e-record-too-large = The record is larger than { $limit } bytes.
e-record-too-long = The record has { $answers } answers. At most { $limit } can be taken.
e-record-seat-changes = The record has too many changes of seats: { $changes }. At most { $limit } can be taken.
e-record-takes-too-long = To play the record again takes more than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, so it was not taken.
e-record-unfit = The record does not fit the rules at answer { $moment }.
e-game-over = The game is over.
e-not-offered = “{ $answer }” is not offered here (rule { $rule }). Offered: { $offered }.
e-not-forced = “{ $answer }” is neither offered ({ $kind } of { $seat }, rule { $rule }; offered: { $offered }) nor was it forced.{ $forced ->
    [none] {" "}Nothing is left of what was forced since the last answer.
   *[other] {" "}Forced since the last answer: { $forced }.
  }
e-nonplayer-decides = The non-player of { $seat } decides; step() lets it answer.
e-no-nonplayer-asked = No non-player is asked at this moment.
e-not-offered-because = “{ $answer }” is not possible: { $reason } (rule { $rule }). Offered: { $offered }.
e-not-a-name = { $answer } is not a name. Answers are the names that are offered.
e-not-an-outcome = “{ $answer }” cannot come up here. Possible: { $offered }.
e-not-a-choice = Nobody has a choice here: luck is waited for.
e-not-your-turn = { $seat } is not asked. Asked: { $asked }.
e-no-such-moment = There is no moment { $moment }; the last one is { $last }.
e-undo-luck = That cannot be undone: dice were rolled or cards drawn since. A rewind needs everybody’s consent.
e-undo-shown = That cannot be undone: something hidden was shown since. A rewind needs everybody’s consent.
e-undo-not-yours = The last choice was not yours but of { $seat }.
e-undo-nothing = There is nothing to undo.
e-rewind-consent = A rewind needs the consent of { $seats } as well.
e-unknown-bot = There is no bot “{ $bot }”. Bots: { $bots }.
e-bad-number = { $name } has to be a whole number from { $least } up, not { $value }.
e-out-of-range = { $name } has to be between { $least } and { $most }, not { $value }.
e-not-one-of = { $name } cannot be “{ $value }”. It can be: { $choices }.
e-needs-extra = This needs the extra “{ $extra }”: pip install "tricorne[{ $extra }]".
e-results-other-batch = The folder { $folder } holds the results of another batch.
e-results-missing = { $folder } holds no results.
e-port-taken = Port { NUMBER($port, useGrouping: 0) } of { $host } cannot be used: another program has it. Choose one with --port.
e-unknown-lesson = There is no lesson “{ $lesson }”. Lessons: { $lessons }.
e-unknown-puzzle = There is no puzzle “{ $puzzle }”.
e-unknown-example = There is no example “{ $example }”. Examples: { $examples }.
e-not-in-lesson = “{ $answer }” is no answer that lesson { $lesson } accepts here.
e-lesson-over = The lesson is over.

t-position = Position, as JSON of what differs:
t-note = Note for the record:
e-file-failed = { $file }: { $problem }.
e-bad-port = There is no port { NUMBER($port, useGrouping: 0) }. Ports go from 1 to { NUMBER($most, useGrouping: 0) }.
e-bad-host = This machine has no address “{ $host }”.

t-task = Task
t-go-on = Enter: go on · b back · k terms · q leave
t-next = Enter: next · q leave
t-missed = Enter: try again · s show the solution · n next · q leave
t-start = Enter: play · q leave

coach-alike = The coach sees no difference between the answers here: take any.
coach-enough = Nothing more is worth doing here.
coach-only = There is no other answer here.
coach-planned = It is the next step of a plan for this Faction.

lesson-else = That is allowed, but not what this step is about. Do what the sentence says, or have it shown.
task-missed = The goal is not reached. Try again, or have a hint.

luck-kept = The promise was kept: { $draws ->
    [one] the only draw is the one that the seed gives
   *[other] all { $draws } draws are those that the seed gives
}, and the promise is the digest of that seed.
luck-broken = The promise was not kept.
luck-wrong-draw = Draw { $number }, answer { $moment } (rule { $rule }), is { $came }; the seed gives { $due }.
luck-unfit = The record does not fit the rules from answer { $moment } on: it was changed, or played by other rules. Draws of the seed before it: { $draws }.
luck-edited = The record is not as it was saved: its checksum does not fit.
luck-seed = The promise is not the digest of this seed.
luck-noted = The promise is not the one that was noted at the start.

look-back-of = { $game }: a look back
look-back-chart = Chance to win, in %
look-back-axis = Answers
look-back-lines = Unbroken lines: as everything stood. Broken lines: as the seats of a side could know it.
look-back-turning = Turning points
look-back-costly = Answers that cost most
look-back-turn = { $from } to { $to }: { $side } { $before } → { $after } % (luck { $luck }, choice { $choice }).
look-back-better = { $moment }, { $seat }. { $question } Played: { $played } ({ $had } %). Better: { $best } ({ $could } %).
look-back-nothing = Nothing changed much in this game.

puzzle = Puzzle { $number }
puzzle-ask = You play for the { $seat }. One answer is clearly better than all others. Which?
puzzle-not = { $played }: there is something better. Look again, or have it shown.
puzzle-solved = { $best }: { $chance } % to win. The next best, { $second }: { $less } %.
