e-no-such-report = This report is not there, or has been settled.
e-not-moderator = This is for moderators.
e-suspended = A moderator has suspended your account. Your account page says why and until when, and there you can answer.
e-muted = A moderator has muted you for a while. Your account page says why and until when, and there you can answer.
e-order-answered = You have answered this already.
