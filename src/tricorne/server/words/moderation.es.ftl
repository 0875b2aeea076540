e-no-such-report = Esta denuncia no existe o ya está resuelta.
e-not-moderator = Esto es cosa de la moderación.
e-suspended = La moderación ha suspendido tu cuenta. En la página de tu cuenta se dice por qué y hasta cuándo, y allí puedes responder.
e-muted = La moderación te ha silenciado durante un tiempo. En la página de tu cuenta se dice por qué y hasta cuándo, y allí puedes responder.
e-order-answered = Ya has respondido a esto.
