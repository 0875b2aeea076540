e-bad-request = No se entiende la petición: { $problem }.
e-key-missing = Esta mesa solo se abre con un enlace.
e-key-unknown = Este enlace no abre esta mesa.
e-invitation-taken = Alguien ya ha aceptado esta invitación. Si fuiste tú, entra con la clave o el navegador de entonces; si no, pide otra a quien creó la mesa.
e-take-first = Una invitación no enseña nada del asiento «{ $seat }» ni sirve para jugar: primero hay que ocuparlo.
e-not-host = Solo quien creó la mesa invita a otras personas.
e-not-your-seat = El asiento «{ $seat }» no es tuyo.
e-seat-left = El asiento «{ $seat }» lo juega ahora { $player }: ocúpalo primero.
e-seat-yours = Ese asiento ya es tuyo.
e-only-watching = Los espectadores solo miran.
e-record-running = La partida guardada lo cuenta todo, así que solo se entrega cuando la partida termina.
e-chances-running = Las probabilidades de ganar se dicen de partidas terminadas o contra bots, nunca mientras juegan personas entre sí ni en copias de una partida así.
e-hints-running = Esto es una copia de una partida que aún juegan personas: solo hay consejos para tus propios asientos.
e-coach-running = El entrenador habla a quien juega en solitario contra bots, nunca mientras juegan personas entre sí.
e-leave-running = Esto es una copia de una partida que aún juegan personas: aquí los bots que calculan no enseñan a nadie cómo seguir.
e-no-coach = Todavía nadie sabe aconsejar en { $game }.
e-no-chances = Todavía nadie sabe valorar posiciones de este juego.
e-wrong-origin = Esta petición viene de otro sitio.
e-no-such-table = No existe esa mesa.
e-no-such-page = No existe esa página.
e-no-such-section = La ayuda de { $game } no tiene la sección { $section }.
e-wrong-method = Eso no se puede hacer aquí. Se puede: { $methods }.
e-stale = La mesa ha seguido adelante: responde a lo que se pregunta en la versión { $version }.
e-no-proposal = Ninguna propuesta espera respuesta.
e-proposal-waits = Hay una propuesta de otra persona. Respóndela primero.
e-nobody-to-agree = No hay nadie que pueda aceptarlo.
e-seat-lost = Este asiento es ya del bot hasta el final: se agotó su tiempo o se rindió.
e-too-large = Eso ocupa más de { $limit } bytes.
e-too-long = El texto tiene más de { $limit ->
    [one] { $limit } carácter
   *[other] { $limit } caracteres
}.
e-too-fast = Demasiadas peticiones. Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
e-queue-full = { $limit ->
    [one] Ya espera { $limit } petición tuya de este tipo. Inténtalo otra vez cuando termine.
   *[other] Ya esperan { $limit } peticiones tuyas de este tipo. Inténtalo otra vez cuando terminen.
}
e-too-many-sockets = { $limit ->
    [one] Ya hay { $limit } página abierta desde tu dirección o en esta mesa. Ciérrala antes.
   *[other] Ya hay { $limit } páginas abiertas desde tu dirección o en esta mesa. Cierra antes una de ellas.
}
e-not-stored = La mesa no pudo guardarlo, así que no cuenta. Inténtalo otra vez.
e-busy = El servidor tiene demasiado trabajo. Inténtalo otra vez.
e-server-error = Algo ha fallado en el servidor (incidente { $id }). En la mesa no ha cambiado nada.
e-no-pack = En esta mesa se juega con los componentes según nuestros datos, sin paquete.
e-not-like-this = En esa mesa se jugó a otro juego.
e-pack-not-offered = Este servidor no ofrece ese paquete de componentes. Quien lo administra puede añadir paquetes en su carpeta de datos.
e-no-person = Alguien tiene que jugar: da al menos un asiento a una persona, o mira una partida terminada.
e-no-hello = Falta el saludo inicial: { $problem }.

all-games = Todos los juegos
e-no-data = En { $folder } no hay mesas de Tricorne.
e-bad-database = «{ $database }» no es la dirección de una base de datos que se pueda usar aquí.
e-foreign-database = { $database } es de otro programa o de una versión posterior de Tricorne, así que no se ha tocado.
e-database-failed = No se puede usar la base de datos { $database }: { $problem }.
e-too-many-connections = { $limit ->
    [one] Ya hay { $limit } conexión abierta desde tu dirección. Inténtalo otra vez cuando se cierre.
   *[other] Ya hay { $limit } conexiones abiertas desde tu dirección. Inténtalo otra vez cuando se cierre alguna.
}
e-look-back-running = Una partida se analiza cuando ha terminado.
e-luck-running = La semilla de una partida se muestra, y su azar se comprueba, cuando ha terminado.
e-no-such-branch = No tienes ninguna variante así.
e-no-such-comment = No tienes ningún comentario así.
e-not-a-watching-key = Esa no es la clave de quienes miran la variante.
