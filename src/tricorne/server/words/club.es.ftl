e-not-signed-in = Primero inicia sesión.
e-token-unknown = Aquí no se conoce este token.
e-wrong-password = El nombre y la contraseña no coinciden.
e-csrf = Esta petición no procede de la página en la que iniciaste sesión. Vuelve a cargar la página.
e-metrics-closed = Las cifras son para quienes llevan el servidor.
e-not-with-token = Para esto hay que iniciar sesión; un token no basta.
e-not-open = El asiento «{ $seat }» no está abierto para ti.
e-not-your-level = Se busca a alguien con una puntuación de { $range }; la tuya es { $rating }.
e-no-such-person = Aquí no hay nadie con el nombre «{ $name }».
e-name-taken = El nombre «{ $name }» ya está ocupado.
e-seat-taken = El asiento «{ $seat }» ya está ocupado.
e-already-seated = Cada persona solo puede ocupar un asiento por mesa.
e-too-many = Ya hay { $limit }, y no puede haber más.
e-rewind-rated = Un bot ha jugado un asiento de esta partida, que cuenta para la clasificación: ya no se puede volver atrás.
e-not-over = La partida aún no ha terminado.
e-nothing-to-claim = No hay nada que reclamar: el tiempo no se ha agotado o se acordó otra cosa.
e-rated-running = Esta partida cuenta para la clasificación y aún no ha terminado: hasta entonces no hay copias, pistas ni probabilidades.
e-leave-rated = En una partida que cuenta para la clasificación nadie presta su asiento a un bot. Puedes rendirte o proponer dejarla.
e-no-clock = En esta mesa no hay ningún reloj que pueda pararse o recibir tiempo.
e-not-paused = Los relojes están en marcha.
e-not-your-gift = El tiempo se regala a los demás, no a uno mismo.
e-on-vacation = Ya estás de vacaciones.
e-not-on-vacation = No estás de vacaciones.
e-no-vacation-left = { $days ->
    [0] No te quedan días de vacaciones este año.
    [one] Te queda { $days } día de vacaciones este año.
   *[other] Te quedan { $days } días de vacaciones este año.
}
e-bad-name = Un nombre tiene letras, cifras, espacios y . ' - _ y empieza y acaba con una letra o cifra.
e-bad-mail = Esto no es una dirección de correo.
e-bad-address = No se pueden enviar avisos a esta dirección. Tiene que ser pública y empezar por https.
e-bad-letter = Este enlace ya se ha usado o es demasiado antiguo.
e-no-mail = Este servidor no envía correo.
e-mail-failed = No se pudo enviar el correo. Inténtalo más tarde.
e-bad-backup = El archivo no es una copia de seguridad completa: { $problem }.
e-backup-of-other-form = La copia tiene un formato ({ $revision }) distinto del de la base de datos. Restáurala en una base de datos vacía.
e-not-empty = Ya hay algo en la base de datos. Usa --replace para poner la copia en su lugar.
club-confirm-title = Tricorne: confirma tu dirección de correo
club-confirm-text =
    Hola, { $name }:

    Este enlace confirma tu dirección de correo. Sirve durante una semana:
    { $link }

    Si no lo has pedido, no tienes que hacer nada.
club-reset-title = Tricorne: establece una contraseña nueva
club-reset-text =
    Hola, { $name }:

    Con este enlace puedes establecer una contraseña nueva. Sirve una sola vez y durante una hora:
    { $link }

    Si no lo has pedido, no tienes que hacer nada.
e-games-hidden = { $name } no muestra sus partidas.
e-not-played = No jugaste esta partida.
