e-bad-zone = There is no time zone { $zone }.
e-bad-way-out = This link is not whole. Copy all of it, or change your notices in your account.
club-notice-turn-title = Your turn: { $game }, { $name }
club-notice-turn-text = It is your turn as { $seat } at the table { $name } ({ $game }).
club-notice-turn-asked = You enter at the table what was rolled or drawn.
club-notice-invitation-title = Invitation: { $game }, { $name }
club-notice-invitation-asked = { $count ->
    [0] A seat is kept for you: { $seat }.
   *[other] A seat is kept for you: { $seat }. At the table: { $names }.
}
club-notice-offer-title = An offer waits for you: { $name }
club-notice-offer-asked = { $kind ->
    [draw] { $who } offers a draw.
    [stop] { $who } offers to stop the game without a result.
    [pause] { $who } offers to let all clocks stand.
    [challenge] { $who } challenges you for your place. Who does not answer in time loses it.
   *[rewind] { $who } proposes to go back to an earlier moment.
}
club-notice-chat-title = { $count ->
    [one] A message for you: { $game }, { $name }
   *[other] { $count } messages for you: { $game }, { $name }
}
club-notice-end-title = The game is over: { $game }, { $name }
club-notice-end-asked = { $how ->
    [stopped] All agreed to stop: there is no result.
    [drawn] All agreed to a draw.
   *[other] { $count ->
        [0] Nobody has won.
       *[other] The winner: { $winners }.
    }
}
club-notice-clock-title = Little time is left: { $game }, { $name }
club-notice-clock-asked = Left for your turn as { $seat }, in hours and minutes: { $left }.
club-notice-seat-title = A seat has become free: { $game }, { $name }
club-notice-seat-asked = { $own ->
    [yes] The others have waited for you for more than { $days ->
        [one] a day
       *[other] { $days } days
    }. They may now let a bot play { $seat }, ask somebody else, or stop the game. Your next answer ends that.
   *[no] { $who } has not answered for more than { $days ->
        [one] a day
       *[other] { $days } days
    }. You may let a bot play { $seat }, ask somebody else, or offer to stop.
}
club-notice-round-title = Round { $round }: { $name }
club-notice-round-asked = { $games ->
    [0] Round { $round } has begun. You are free in it.
    [one] Round { $round } has begun. You play one game in it.
   *[other] Round { $round } has begun. You play { $games } games in it.
}
club-notice-foot =
    No more mails of this kind ({ $which }): { $link }
    You choose what reaches you in the settings of your account.
club-kind-turn = your turn
club-kind-invitation = invitations
club-kind-offer = offers
club-kind-chat = chat while you are away
club-kind-end = the end of a game
club-kind-clock = little time left
club-kind-seat = a seat that becomes free
club-kind-round = rounds of events
club-kind-digest = the mail of the day
club-digest-title = { $turns ->
    [0] Tricorne: your day
    [one] Tricorne: one table waits for you
   *[other] Tricorne: { $turns } tables wait for you
}
club-digest-turns = It is your turn:
club-digest-invitations = You are invited:
club-digest-offers = Offers that wait for your answer:
club-digest-ended = Games that have ended since yesterday:
club-digest-events = Events in which you play:
way-out-ask = No more mails: { $which }?
way-out-hint = { $name }, this turns off the mails of this kind for your account. Everything else stays as it is.
way-out-do = Turn them off
way-out-done = You get no more mails of this kind.
way-out-settings = All notices
