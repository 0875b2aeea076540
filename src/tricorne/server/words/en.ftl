e-bad-request = The request cannot be read: { $problem }.
e-key-missing = This table opens with a link only.
e-key-unknown = This link does not open this table.
e-invitation-taken = Somebody has taken this invitation already. If it was you, come with the key or in the browser that you had then; else ask the host for another one.
e-take-first = An invitation shows nothing of the seat { $seat }, and nobody plays with it: take the seat first.
e-not-host = Only whoever made the table invites people to it.
e-not-your-seat = You do not hold the seat { $seat }.
e-seat-left = { $seat } is played by { $player }: sit down first.
e-seat-yours = You are sitting there already.
e-only-watching = Observers only watch.
e-record-running = The record of a game tells everything, so it is given out when the game is over.
e-chances-running = Chances to win are shown of games that are over and of games against bots alone, never while people play each other, and not of copies of such a game.
e-hints-running = This is a copy of a game that people still play: hints are given for your own seats only.
e-coach-running = The coach speaks to those who play alone against bots, never while people play each other.
e-leave-running = This is a copy of a game that people still play: bots that look ahead show nobody here how to go on.
e-no-coach = Nobody knows yet how to play { $game } well.
e-no-chances = Nobody can judge positions of this game yet.
e-wrong-origin = This request comes from another site.
e-no-such-table = There is no such table.
e-no-such-page = There is no such page.
e-no-such-section = There is no section { $section } in the help of { $game }.
e-wrong-method = This cannot be done here. Possible: { $methods }.
e-stale = The table has gone on since: answer what is asked at version { $version }.
e-no-proposal = No offer waits for an answer.
e-proposal-waits = Somebody else has made an offer. Answer it first.
e-nobody-to-agree = There is nobody who could agree to it.
e-seat-lost = This seat has gone to the bot for good: its time had run out, or it was conceded.
e-too-large = That is larger than { $limit } bytes.
e-too-long = The text has more than { $limit } characters.
e-too-fast = Too many requests. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
e-queue-full = { $limit ->
    [one] { $limit } of your requests of this kind waits already. Please try again when it is done.
   *[other] { $limit } of your requests of this kind wait already. Please try again when they are done.
}
e-too-many-sockets = { $limit ->
    [one] { $limit } page is open already from your address or at this table. Close it first.
   *[other] { $limit } pages are open already from your address or at this table. Close one of them first.
}
e-not-stored = The table could not store this, so it does not count. Please try again.
e-busy = The server has too much to do. Please try again.
e-server-error = Something went wrong on the server (incident { $id }). Nothing has changed at the table.
e-no-pack = This table is played with the components as we have them, without a pack.
e-not-like-this = Another game was played at that table.
e-pack-not-offered = This server does not offer that component pack. Who runs it can add packs to its data folder.
e-no-person = Somebody has to play: give at least one seat to a person, or watch a finished game.
e-no-hello = Say hello first: { $problem }.

all-games = All games
e-no-data = { $folder } holds no tables of Tricorne.
e-bad-database = “{ $database }” is not the address of a database that can be used here.
e-foreign-database = { $database } was made by another program or a later version of Tricorne, so it was left alone.
e-database-failed = The database { $database } cannot be used: { $problem }.
e-too-many-connections = { $limit ->
    [one] { $limit } connection is open already from your address. Try again when it is closed.
   *[other] { $limit } connections are open already from your address. Try again when some are closed.
}
e-look-back-running = A game is analysed when it is over.
e-luck-running = The seed of a game is shown, and its luck checked, when it is over.
e-no-such-branch = There is no such branch of yours.
e-no-such-comment = There is no such comment of yours.
e-not-a-watching-key = That is not the key of those who watch the branch.
