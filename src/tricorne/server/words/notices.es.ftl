e-bad-zone = No existe la zona horaria «{ $zone }».
e-bad-way-out = Este enlace no está completo. Cópialo entero o cambia los avisos en tu cuenta.
club-notice-turn-title = Te toca: { $game }, { $name }
club-notice-turn-text = Te toca jugar en la mesa { $name } ({ $game }). Asiento: { $seat }.
club-notice-turn-asked = En la mesa se anota lo que ha salido en los dados o en el robo.
club-notice-invitation-title = Invitación: { $game }, { $name }
club-notice-invitation-asked = { $count ->
    [0] Hay un asiento reservado para ti: { $seat }.
   *[other] Hay un asiento reservado para ti: { $seat }. En la mesa: { $names }.
}
club-notice-offer-title = Una propuesta espera tu respuesta: { $name }
club-notice-offer-asked = { $kind ->
    [draw] { $who } propone empate.
    [stop] { $who } propone dejar la partida sin resultado.
    [pause] { $who } propone parar todos los relojes.
    [challenge] { $who } te desafía por tu puesto. Quien no responde a tiempo lo pierde.
   *[rewind] { $who } propone volver a un momento anterior.
}
club-notice-chat-title = { $count ->
    [one] Un mensaje para ti: { $game }, { $name }
   *[other] { $count } mensajes para ti: { $game }, { $name }
}
club-notice-end-title = La partida ha terminado: { $game }, { $name }
club-notice-end-asked = { $how ->
    [stopped] Todos acordasteis dejarla: no hay resultado.
    [drawn] Todos acordasteis un empate.
   *[other] { $count ->
        [0] No ha ganado nadie.
       *[other] La victoria es para: { $winners }.
    }
}
club-notice-clock-title = Queda poco tiempo: { $game }, { $name }
club-notice-clock-asked = Asiento: { $seat }. Tiempo que te queda, en horas y minutos: { $left }.
club-notice-seat-title = Un asiento ha quedado libre: { $game }, { $name }
club-notice-seat-asked = { $own ->
    [yes] Te esperan desde hace más de { $days ->
        [one] un día
       *[other] { $days } días
    }. Ahora los demás pueden dejar tu asiento ({ $seat }) a un bot, invitar a otra persona o dejar la partida. Si respondes, todo sigue igual.
   *[no] { $who } no responde desde hace más de { $days ->
        [one] un día
       *[other] { $days } días
    }. Puedes dejar su asiento ({ $seat }) a un bot, invitar a otra persona o proponer dejar la partida.
}
club-notice-round-title = Ronda { $round }: { $name }
club-notice-round-asked = { $games ->
    [0] La ronda { $round } ha empezado. En ella descansas.
    [one] La ronda { $round } ha empezado. Juegas una partida en ella.
   *[other] La ronda { $round } ha empezado. Juegas { $games } partidas en ella.
}
club-notice-foot =
    No recibir más correos de este tipo ({ $which }): { $link }
    En los ajustes de tu cuenta eliges qué te llega.
club-kind-turn = te toca
club-kind-invitation = invitaciones
club-kind-offer = propuestas
club-kind-chat = chat mientras no estás
club-kind-end = final de una partida
club-kind-clock = queda poco tiempo
club-kind-seat = un asiento que queda libre
club-kind-round = rondas de torneos
club-kind-digest = el correo del día
club-digest-title = { $turns ->
    [0] Tricorne: tu día
    [one] Tricorne: una mesa te espera
   *[other] Tricorne: { $turns } mesas te esperan
}
club-digest-turns = Te toca jugar:
club-digest-invitations = Te han invitado:
club-digest-offers = Propuestas que esperan tu respuesta:
club-digest-ended = Partidas terminadas desde ayer:
club-digest-events = Torneos en los que juegas:
way-out-ask = ¿Dejar de recibir estos correos: { $which }?
way-out-hint = { $name }, así se desactivan los correos de este tipo para tu cuenta. Lo demás sigue igual.
way-out-do = Desactivarlos
way-out-done = Ya no recibirás correos de este tipo.
way-out-settings = Todos los avisos
