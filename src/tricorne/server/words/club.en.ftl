e-not-signed-in = Please sign in first.
e-token-unknown = This token is not known here.
e-wrong-password = The name and the password do not belong together.
e-csrf = This request does not come from the page on which you signed in. Load the page again.
e-metrics-closed = The figures are for those who run the server.
e-not-with-token = This can be done only by somebody who has signed in, not with a token.
e-not-open = The seat { $seat } is not open to you.
e-not-your-level = The host seeks somebody with a rating of { $range }; yours is { $rating }.
e-no-such-person = There is nobody with the name { $name } here.
e-name-taken = Somebody has the name { $name } already.
e-seat-taken = The seat { $seat } has been taken.
e-already-seated = Each person can sit at a table only once.
e-too-many = There are { $limit } already, and that is as many as there can be.
e-rewind-rated = A bot has played a seat of this rated game, so nobody goes back in it any more.
e-not-over = The game is not over yet.
e-nothing-to-claim = There is nothing to claim: the time has not run out, or something else was agreed.
e-rated-running = This game is rated and still going on: no copies of it, no hints and no chances until it is over.
e-leave-rated = In a rated game nobody lends a seat to a bot. You can concede, or offer to stop.
e-no-clock = There is no clock at this table that could stand still or get more time.
e-not-paused = The clocks are running.
e-not-your-gift = Time is a gift to others, not to oneself.
e-on-vacation = You are on vacation already.
e-not-on-vacation = You are not on vacation.
e-no-vacation-left = { $days ->
    [0] You have no days of vacation left this year.
    [one] You have { $days } day of vacation left this year.
   *[other] You have { $days } days of vacation left this year.
}
e-bad-name = A name has letters, digits, spaces and . ' - _ and begins and ends with a letter or digit.
e-bad-mail = This is not a mail address.
e-bad-address = Notices cannot be sent to this address. It has to be a public one that begins with https.
e-bad-letter = This link has been used, or it is too old.
e-no-mail = This server sends no mail.
e-mail-failed = The mail could not be sent. Please try again later.
e-bad-backup = The file is no whole backup: { $problem }.
e-backup-of-other-form = The backup has another form ({ $revision }) than the database. Restore it into an empty database.
e-not-empty = There is something in the database already. Use --replace to put the backup in its place.
club-confirm-title = Tricorne: confirm your mail address
club-confirm-text =
    Hello { $name },

    this link confirms your mail address. It works for a week:
    { $link }

    If you have not asked for it, there is nothing to do.
club-reset-title = Tricorne: set a new password
club-reset-text =
    Hello { $name },

    with this link you can set a new password. It works once and for an hour:
    { $link }

    If you have not asked for it, there is nothing to do.
e-games-hidden = { $name } keeps their games private.
e-not-played = You did not play this game.
