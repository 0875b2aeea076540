# Las palabras de las páginas, en español.

# En todas partes
ui-lobby = Todos los juegos
ui-settings = Ajustes
ui-rules = Reglas
ui-close = Cerrar
ui-loading = Cargando…
ui-on = sí
ui-off = no
ui-no-connection = No hay conexión con el servidor. Se volverá a intentar.
ui-went-wrong = Algo ha fallado en esta página. Recárgala.

# Primera página
ui-welcome = Aprende un juego o juega
ui-welcome-more = No hace falta una cuenta. Los bots ocupan los asientos libres.
ui-game-1775-rebellion = Dos bandos de dos facciones marchan por las colonias. Dados, cartas y banderas.
ui-game-liberty-or-death = Cuatro facciones con objetivos propios. Las cartas deciden quién puede actuar.
ui-game-liberty = Bloques ocultos sobre hexágonos. ¿Quién es y cuánta fuerza tiene?
ui-game-prelude-to-rebellion = Bajo Canadá, 1834: cartas e influencia, antes del primer disparo.
ui-players = Jugadores
ui-players-or-alone = { $players }, o en solitario
ui-length = Duración
ui-minutes = { $length } min
ui-hours = { $length } h
ui-to-learn = Aprendizaje
ui-depth-1 = fácil
ui-depth-2 = intermedio
ui-depth-4 = exigente
ui-seats-count = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
ui-play = Jugar
ui-scenario = Escenario
ui-who-plays = Quién se sienta dónde
ui-against-bots = Yo contra bots
ui-with-friend = Con otra persona, por enlace
ui-hot-seat = Todos en esta pantalla
ui-me = Yo
ui-by-link = Otra persona, por enlace
ui-options = Opciones
ui-components = Componentes impresos
ui-components-ours = según nuestros datos
ui-luck = Dados y cartas
ui-luck-table = se tiran y se roban aquí
ui-luck-ask = tiramos y robamos nosotros y anotamos el resultado
ui-about = Ejemplos y datos
ui-your-tables = Tus mesas
ui-your-move = Te toca
ui-continue = Seguir
ui-look = Mirar
ui-all-tables = Todas ({ $count }), también las terminadas
ui-nothing-new = Nada nuevo desde tu respuesta.
ui-with = con: { $others }
ui-time-left = { $time } en tu reloj
ui-just-now = hace un momento
ui-opened = Abierta { $when }
ui-steps-since = { $count ->
    [one] { $count } paso; estuviste aquí { $when }
   *[other] { $count } pasos; estuviste aquí { $when }
}
ui-open-seats = Asientos libres:
ui-open-seat = { $host } espera a alguien en { $game }.
ui-all-open-seats = { $count ->
    [one] Ir al club
   *[other] Las { $count } mesas, en el club
}
ui-others-move = esperando a los demás
ui-finished = terminada
ui-open-record = Abrir una partida guardada
ui-not-a-record = Este archivo no es una partida guardada.
ui-foot = Tricorne es software libre. Las reglas se explican con nuestras propias palabras; como mejor se disfrutan es con el juego de mesa en casa.
ui-rules-of = { $game }: las reglas

# Sobre un juego
ui-examples = Ejemplos de juego
ui-watch = Ver
ui-facts = De dónde salen sus datos
ui-about-game = Sobre { $game }
ui-about-facts = Lo que está impreso en el mapa, las cartas y las fichas se guarda como datos, y cada dato dice lo seguros que estamos de él.
ui-mark-sourced = tomados de una fuente publicada
ui-mark-derived = deducidos de otros datos
ui-mark-reconstructed = reconstruidos: verosímiles, pero sin cotejar con los componentes impresos
ui-reconstructed = Datos reconstruidos
ui-none-reconstructed = En este juego no hay ninguno.
ui-packs = Cómo corregirlos
ui-workshop = Tengo el juego: abrir el taller
ui-packs-how = Quien tenga la caja puede corregir cualquier dato con un paquete de componentes: una carpeta con un archivo pack.json y, por cada archivo de datos, otro del mismo nombre que contiene solo lo que cambia.
ui-packs-play = Después se juega con él:
ui-packs-serve = Para la mesa web, pon la carpeta en tricorne-data/packs y arranca de nuevo el servidor: el paquete aparecerá entre las opciones de una mesa nueva. Un paquete que cambia lo que hace una carta lleva su texto en words/en.ftl y words/es.ftl.

# Quién juega
ui-you = Tú
ui-friend = Persona invitada
ui-friend-here = persona invitada: está aquí
ui-friend-away = persona invitada: no está
ui-name-here = { $name }: está aquí
ui-name-away = { $name }: no está
ui-bot-named = Bot { $name }
ui-player-random = Bot (al azar)
ui-player-easy = Bot fácil
ui-player-fair = Bot asequible
ui-player-normal = Bot normal
ui-player-hard = Bot difícil
ui-player-expert = Bot experto
ui-player-nonplayer = Facción Sin Jugador (normal)
ui-player-about-easy = conoce las reglas y tiene sentido común, pero se fía de la suerte.
ui-player-about-fair = juega bien, pero se le escapan cosas. Gana casi siempre al fácil.
ui-player-about-normal = juega con un plan y gana casi siempre al asequible.
ui-nonplayer-short = Sin Jugador
ui-player-about-nonplayer = sigue las reglas de las Facciones Sin Jugador.
ui-player-about-hard = piensa un segundo antes de cada respuesta y casi nunca pierde con el normal.
ui-player-about-expert = piensa diez segundos antes de cada respuesta.
ui-watching = Estás mirando

# Mesa: barra y paneles
ui-undo = Deshacer
ui-undo-key = Deshacer (U)
ui-undo-luck = Desde tu última respuesta se tiraron dados o se robaron cartas: para volver atrás hace falta el acuerdo de todos.
ui-replay = Repetición
ui-fork = Probar en una copia
ui-chart = Gráficos
ui-chat = Chat
ui-chat-notes = Chat y notas
ui-chat-unread = { $count ->
    [one] Chat: { $count } mensaje nuevo
   *[other] Chat: { $count } mensajes nuevos
}
ui-copy-of-game = Copia para probar
ui-copy-of-moment = Copia del momento { $moment }
ui-to-original = Volver a la partida
ui-seats-links = Asientos y enlaces
ui-map = Mapa
ui-cards = Cartas
ui-forces = Fuerzas
ui-grip = Bajar o subir las opciones
ui-side = Cartas, contadores y registro
ui-army-from = Ejército que sale: { $area }
ui-army-hint = Pulsa una unidad del mapa para añadirla; con Mayús, todas las de su clase. Después elige adónde van. Las demás se quedan.
ui-army-hint-touch = Pulsa una unidad del mapa para añadirla; después elige adónde van. Las demás se quedan.
ui-log = Registro
ui-panel = Panel lateral
ui-more = Más
ui-reconnecting = reconectando…

# Mesa: pregunta
ui-rule = Regla { $section }
ui-draw = Tira o roba, y anota lo que ha salido: { $what }.
ui-waiting-for = Esperando: { $who }.
ui-take = { $what }
ui-all-of = máx. { $count }
ui-add-hint = Pulsa para añadir 1; con Mayús, el máximo; con una cifra, esa cantidad.
ui-add-one = { $what }: { $count } en la selección. Añadir 1.
ui-click-adds = Pulsa para colocar 1; con Mayús, { $most }; con una cifra, esa cantidad.
ui-number-hint = Pulsa en el mapa para colocar 1; con Mayús, el máximo; con el puntero sobre una casilla, una cifra coloca esa cantidad.
ui-click-lists = { $count ->
    [one] Una posibilidad: pulsa para verla.
   *[other] { $count } posibilidades: pulsa para verlas.
}
ui-steps-left = { $left ->
    [0] paso a paso
    [one] un paso más
   *[other] { $left } pasos más
}
ui-pause = Pausa (espacio)
ui-go-on = Seguir (espacio)
ui-step = Paso siguiente (→)
ui-skip = Saltar
ui-moment-of = Momento { $moment } de { $last }
ui-replay-note = Estás mirando el pasado. Usa [ y ] para ir un paso atrás o adelante.
ui-since-answer = Desde tu respuesta
ui-play-recap = Verlo paso a paso
ui-skip-recap = Ir al presente
ui-acts-more = { $count ->
    [one] y uno más antes
   *[other] y { $count } más antes
}
ui-to-present = Volver al presente
ui-victory = Victoria: { $who }
ui-game-over = La partida ha terminado
ui-winner = gana
ui-beginning = El comienzo
ui-step-back = Un paso atrás
ui-draw-game = Empate.
ui-watch-again = Verla otra vez
ui-rematch = Revancha cambiando de bando
ui-share = Compartir
ui-answers-given = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
}
ui-fog-lifted = Ya no hay nada oculto. La repetición lo muestra todo, o lo que veía un bando.
ui-end-beside = Junto al tablero se ve cómo se llegó hasta aquí, y la repetición lo muestra.
ui-over-in = terminada ({ $when })
ui-eyes = Cómo se ve la partida
ui-eyes-all = Todo
ui-eyes-of = Como { $side }
ui-play-again = Reproducirla como una película (espacio)
ui-speed = Velocidad
ui-decides = Lo que decide la partida

# Mesa: registro
ui-log-empty = Todavía no ha pasado nada.
ui-log-older = Mostrar líneas anteriores
ui-new-lines = { $count ->
    [one] Una línea nueva ↓
   *[other] { $count } líneas nuevas ↓
}
ui-why = ¿por qué?

# Mesa: chat y notas
ui-say = Di algo a la mesa
ui-send = Enviar
ui-your-name = Tu nombre en esta mesa
ui-be-called = Usarlo
ui-name-kept = Para los demás eres { $name }.
ui-name-dropped = Ya no tienes nombre en esta mesa.
ui-report-table = Denunciar esta mesa
ui-chat-empty = Nadie ha dicho nada.
ui-notes = Tus notas privadas
ui-notes-hint = Solo tú puedes leerlas.
ui-saved = guardado

# Mesa: asientos y enlaces
ui-invite = Invitación: { $seat }
ui-watch-link = Para espectadores
ui-moment-link = Este momento
ui-copy = Copiar
ui-copy-what = Copiar: { $what }
ui-copied = Copiado.
ui-copy-by-hand = Pulsa Ctrl+C para copiarlo.
ui-leave = Ceder a…
ui-leave-to = Ceder el asiento ({ $seat }) a
ui-seat-left = { $seat }: a partir de aquí sigue un bot.
ui-sit = Volver a ocuparlo
ui-save-record = Guardar esta partida
ui-promise-title = Un azar que se puede comprobar
ui-promise = Promesa
ui-seed = Semilla
ui-promise-about = Todos los dados y las cartas de esta mesa salen de una semilla secreta. Esta es su huella: guárdala. Cuando la partida termine se mostrará la semilla y podrás comprobar que nada ha cambiado.
ui-promise-over = La promesa se dio al empezar la mesa. Todos los dados y las cartas salen de esta semilla.
ui-promise-ask = Aquí tiráis y robáis vosotros mismos: de ese azar no se promete nada.
ui-promise-copy = Una copia tiene su propio azar, del que no se promete nada.
ui-promise-old = Esta mesa es anterior a las promesas del azar.
ui-check-luck = Comprobar el azar
ui-dice-luck = Suerte con los dados
ui-dice-fights = { $count ->
    [one] La única ocasión: salió / se esperaba
   *[other] Las { $count } ocasiones, una a una: salió / se esperaba
}
ui-promise-seen = Es la promesa que se mostró primero en este navegador.
ui-promise-other = No es la promesa que se mostró primero en este navegador.
ui-promise-unfit = Este navegador obtiene otra huella de la semilla.
ui-what-if = ¿Y si…? { $name }

# Mesa: volver atrás
ui-propose-rewind = Proponer volver atrás
ui-go-back-here = Volver hasta aquí
ui-rewind-asked = Propuesta ({ $who }): volver al momento { $moment }.
ui-agree = Aceptar
ui-refuse = Rechazar
ui-show-moment = Mostrarlo
ui-pass-screen = Pasa la pantalla: { $seat }
ui-ready = Ya estoy

# Reglas y gráficos
ui-search-rules = Buscar en las reglas
ui-nothing-found = No se ha encontrado nada.
ui-no-chart = No hay nada que mostrar.
ui-range = de { $low } a { $high }
ui-clock = { $who }: tiempo restante, { $time }
ui-clock-short = { $who }: ¡solo { $time }!
ui-clock-vacation = { $who }: de vacaciones; tiempo restante, { $time }
ui-claim-win = Reclamar la victoria
ui-chances = Probabilidad de ganar
ui-chances-are = Probabilidad de ganar: { $list }
ui-chances-from = { $games ->
    [one] Según una partida que los bots continuaron desde aquí
   *[other] Según { $games } partidas que los bots continuaron desde aquí
}
ui-chances-counting = Calculando las probabilidades…
ui-chances-setting = Probabilidad de ganar (a solas contra bots y en partidas terminadas)
ui-lb-title = Análisis
ui-lb-analyse = Analizar
ui-lb-working = Revisando la partida: { $percent } %
ui-lb-progress = Cuánto se ha revisado de la partida
ui-lb-go-to = Ve a un momento decisivo, o a cualquier punto del gráfico, para ver allí las mejores respuestas.
ui-lb-no-choice = En este momento nadie tenía que elegir.
ui-lb-table = La mesa
ui-lb-turn = { $side }: { $before } antes de este turno, { $after } después.
ui-lb-split = suerte { $luck }, decisión { $choice }
ui-lb-best = Las mejores respuestas
ui-lb-games = { $games ->
    [one] Victoria ({ $seat }): una partida por respuesta
   *[other] Victoria ({ $seat }): { $games } partidas por respuesta
}
ui-lb-played = jugada
ui-lb-try-this = Probar
ui-lb-try = Probar otra cosa
ui-lb-link = Enlace a esto
ui-lb-cost = Costó cerca del { $points } %. Mejor: { $best }.
ui-lb-right = No se encontró nada mejor.
ui-lb-turning = Momentos decisivos
ui-lb-in-a-turn = mayores cambios en un turno
ui-lb-costly = Respuestas más caras
ui-lb-as-known = según lo que se podía saber
ui-lb-instead = { $played }; mejor: { $best }
ui-lb-point = Momento decisivo { $number }
ui-lb-chart = Probabilidad de ganar, en %
ui-lb-chart-of = Probabilidad de ganar, { $side }, en %
ui-lb-lines = línea continua: tal como estaba; discontinua: lo que podía saberse
ui-lb-tried = Variantes
ui-lb-private = son tuyas hasta que las compartas
ui-lb-branch = desde la jugada { $moment }, ahora en la { $last }
ui-lb-share = Compartir
ui-lb-unshare = Hacer privada
ui-lb-from = desde la jugada { $moment }
ui-lb-move = Jugada { $moment }
ui-lb-comments = Comentarios
ui-lb-comment-on = Comentario a la jugada { $moment }
ui-lb-say = Comentar
ui-lb-take-back = Borrar
ui-lb-keys = Teclas: espacio reproduce; [ y ] van paso a paso; coma y punto, por turnos; T prueba otra cosa.
ui-puzzles = Problemas
ui-puzzle-of = Problema { $number } de { $of }
ui-puzzle-today = Problema del día: { $game }
ui-puzzle-done = resuelto
ui-track-british-colonies = Colonias: británicos
ui-track-american-colonies = Colonias: americanos
ui-track-british-cities = Ciudades: británicos
ui-track-american-cities = Ciudades: americanos
ui-track-british-units = Unidades en el mapa: británicos
ui-track-american-units = Unidades en el mapa: americanos
ui-sum-colonies = Colonias: británicos { $british }, americanos { $american }.
ui-sum-flags = Banderas británicas: { $british }. Banderas americanas: { $american }.
ui-sum-cities = Banderas en ciudades: británicos { $british }, americanos { $american }.

# Ajustes
ui-language = Idioma
ui-theme = Tema
ui-theme-auto = según el sistema
ui-theme-light = claro
ui-theme-dark = oscuro
ui-motion = Animaciones
ui-motion-auto = según el sistema
ui-motion-less = pocas
ui-pace = Turnos de los bots
ui-pace-none = de golpe
ui-pace-fast = rápido
ui-pace-normal = paso a paso
ui-pace-slow = despacio
ui-cover = Ocultar la mesa al pasar la pantalla a otra persona
ui-cover-auto = si hay secretos
ui-sound = Sonido para los mensajes nuevos
ui-keys = Atajos de teclado
ui-keys-tab = pasar de una parte a otra de lo que se puede elegir
ui-keys-arrows = de casilla en casilla en el mapa; izquierda y derecha, de enlace en enlace en el registro
ui-keys-enter = elegir; si no hay nada señalado, confirmar
ui-keys-figures = esa cantidad, o el botón con ese número
ui-keys-all = el máximo
ui-keys-undo = deshacer
ui-keys-rule = la regla de la pregunta
ui-keys-past = un momento anterior, uno posterior
ui-keys-turns = el turno anterior, el siguiente
ui-keys-play = en el pasado: reproducir y pausar
ui-keys-bots = mientras juegan los bots: pausa, paso siguiente, saltar
ui-keys-zoom = más cerca, más lejos, todo el mapa
ui-keys-pan = mover el mapa

# 1775: Rebelión
ui-round = ronda { $round }
ui-armies = { $count ->
    [one] ejército
   *[other] ejércitos
}
ui-areas = { $count ->
    [one] área
   *[other] áreas
}
ui-cards-hand = mano
ui-cards-deck = mazo
ui-truce = Tregua
ui-truce-played = jugada
ui-discards = Descartes

# Liberty
ui-pool-of = Fondo: { $side }
ui-prisoners-of = Prisioneros: { $side }
ui-year-turn = { $year }, turno { $turn }
ui-year-winter = { $year }, invierno
ui-combat-round = ronda { $round }
ui-attacks = atacan
ui-defends = defienden
ui-reserves = { $count } en reserva
ui-main-attack = Ataque Principal: { $place }.
ui-fire-odds = { $some } % de impactar, primero a { $at }
ui-meets = { $count ->
    [0] no encuentra bloques enemigos
    [one] encuentra { $count } bloque enemigo
   *[other] encuentra { $count } bloques enemigos
}
ui-may-cross = { $count ->
    [one] aún puede cruzar { $count }
   *[other] aún pueden cruzar { $count }
}
ui-track-supply = Puntos de Suministro
ui-sum-parts = La suma de { $points }: { $list }.
ui-sum-supply = Suministro británico al final: { $points }. Ganan con { $win } y pierden con menos de { $lose }.

# Prelude to Rebellion
ui-reprisal = Represalia { $n }
ui-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
ui-target = objetivo { $n }
ui-cost = coste { $n }
ui-opportunity = { $n ->
    [one] { $n } Punto de Oportunidad
   *[other] { $n } Puntos de Oportunidad
}
ui-track-vp = Puntos de Victoria (Leal)
ui-track-spirit = Espíritu de Rebelión
ui-sum-vp = Puntos de Victoria: { $points } ({ $side }). Espíritu de Rebelión: { $spirit }.
ui-any = libre
ui-die-rural_counties = DR
ui-die-organizations = O
ui-die-external_influence = IE
ui-die-urban_counties = DU

# Liberty or Death
ui-lead-support = Apoyo − Oposición
ui-lead-opposition = Oposición − Apoyo
ui-second-british = BAR − BAB
ui-second-patriots = Fuertes + 3 − Poblados
ui-second-french = BAB − BAR
ui-second-indians = Poblados − 3 − Fuertes
ui-waits = espera
ui-act-passed = ha pasado
ui-act-command = Orden
ui-act-command-and-special = Orden y Actividad Especial
ui-act-event = Evento
ui-no-effect = sin efecto ahora
ui-wins-chance = victoria: { $chance } %; de media pierde { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } y causa { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-dice-count = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
ui-force-level = Nivel de Fuerza
ui-battle-in = Batalla { $space_en }
ui-who-wins = Quién gana
ui-dice = Dados
ui-dice-of-force = Nivel de Fuerza enemigo { $force }: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
ui-loss-level = Nivel de Bajas
ui-pieces-removed = { $count ->
    [0] No se elimina ninguna ficha
    [one] { $count } ficha eliminada
   *[other] { $count } fichas eliminadas
}
ui-track-cbc = Bajas británicas (BAB)
ui-track-crc = Bajas de la Rebelión (BAR)
ui-track-support = Apoyo Total
ui-track-opposition = Oposición Total
ui-sum-margin = { $faction }, { $margin }: { $lead }; { $other }.
ui-sum-margins = Márgenes: { $list }.
ui-sum-no-treaty = Sin el Tratado de Alianza, los Franceses quedan últimos.
ui-sum-tie = Los empates favorecen primero a las Facciones Sin Jugador y después, por este orden, a Patriotas, Británicos, Franceses e Indios.

# batallas
ui-battle = Batalla
ui-table-facts = Datos
ui-battle-of = Batalla { $space_de }
ui-battle-at = Batalla { $space_en }
ui-who-attacks = Atacan: { $side }.
ui-before-dice = antes de los dados
ui-after-dice = después de los dados
ui-in-panel = Responde en el panel de la batalla.
ui-then-asked = A continuación: { $question }
ui-read-on = Continuar
ui-percent = { $chance } %
ui-left-of = quedan { $now } de { $before }
ui-left = quedan: { $units }
ui-nobody = nadie
ui-hits-left = { $count ->
    [one] 1 impacto por asignar
   *[other] { $count } impactos por asignar
}
ui-hits = { $count ->
    [0] Ningún impacto.
    [one] 1 impacto.
   *[other] { $count } impactos.
}
ui-gone-hit = bajas: { $count }
ui-gone-fled = huidas: { $count }
ui-gone-natives-flee = huidas: { $count }
ui-gone-stepped-out = salidas: { $count }
ui-gone-changed-sides = cambio de bando: { $count }
ui-gone-joined = incorporadas: { $count }
ui-gone-lost = bajas: { $count }
ui-throw-of = Tirada { $number }: { $side }
ui-throw-number = tirada { $number }
ui-throws-so-far = Tiradas hasta ahora
ui-one-die-each = un dado por unidad, como mucho dos o tres por fuerza
ui-throws-brief = { $count ->
    [one] 1 tirada
   *[other] { $count } tiradas
}, { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
ui-throw-hit = Bajas: { $units }.
ui-throw-fled = Huidas: { $units }.
ui-then-flee = Después huyen: { $units }.
ui-may-step-out = Pueden salir de la batalla: { $units }.
ui-who-holds = Quién se queda con { $space_el }
ui-with-answer = con la respuesta señalada
ui-chance-to-hold = probabilidad de quedársela
ui-dice-have-fallen = Los dados han caído: ya no se puede deshacer.
ui-no-dice-yet = Aún no han caído dados: puedes volver atrás.
ui-less = uno menos
ui-more-of = uno más
ui-fires = { $block } dispara: { $hits ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
}
ui-hit-on = { $rating ->
    [1] Impacta solo con un 1.
   *[other] Impacta con { $rating } o menos.
}
ui-shots-so-far = Fuego hasta ahora
ui-shots-brief = impactos americanos { $american }, británicos { $british }
ui-order-of-fire = Orden de fuego, ronda { $round }
ui-order-note = A, B, C; primero el defensor
ui-dice-and-chance = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $rating } o menos: { $some } % al menos uno
ui-steps-of = { $block } { $before } → { $after }
ui-block-captured = capturado
ui-block-retreated = se retiró ({ $place })
ui-has-acted = ya ha actuado
ui-played-out = estimación: { $battles ->
    [one] { $battles } batalla simulada
   *[other] { $battles } batallas simuladas
}
ui-battles-setting = Panel para las batallas de otros
ui-royalists = Realistas
ui-rebellion = Rebelión
ui-war-party-as-tory = Partidas de Guerra como Tories
ui-card = Carta
ui-half-of-shown = la mitad de las visibles
ui-up-to-leading = no más que los cubos que dirigen
ui-led-by = Líder: { $who }
ui-you-would-lose = Perderías
ui-they-would-lose = Perderían
ui-side-loses = Bajas: { $side }
ui-pieces = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
ui-force = Fuerza { $force }
ui-answer-force = Fuerza { $force } · pierden { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }; tú, { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-wins-battle = gana la Batalla
ui-if-you-win = Si ganas
ui-if-they-win = Si ganan
ui-no-day-too_few = El Apoyo no varía: el Triunfo exige dos fichas perdidas, entre ellas un cubo o un Fuerte, y hay demasiado pocas.
ui-no-day-never_wins = No puede ocurrir con estos dados.
ui-no-day-west_indies = En las Indias Occidentales no hay Triunfo.
ui-day-royal = Triunfo en el { $chance } % de los casos: el Apoyo sube { $most ->
    [one] 1 nivel
   *[other] { $levels } niveles
}
ui-day-rebel = Triunfo en el { $chance } % de los casos: el Apoyo baja { $most ->
    [one] 1 nivel
   *[other] { $levels } niveles
}; después, un Reagrupamiento gratuito
ui-no-shift = No hay Triunfo: exige dos fichas perdidas, entre ellas un cubo o un Fuerte.
ui-only-wiped-out = Entonces no les queda ninguna ficha, sin contar las Ocultas.
ui-day-elsewhere = { $levels ->
    [one] { $space } no varía: el nivel pasa a una casilla adyacente.
   *[other] { $space } no varía: { $levels } niveles pasan a casillas adyacentes.
}
ui-nobody-wins = No queda nadie que pueda lograr el Triunfo.
ui-royalists-win = { $day ->
    [yes] Los Realistas logran el Triunfo
   *[no] Los Realistas ganan la Batalla
}
ui-rebellion-win = { $day ->
    [yes] La Rebelión logra el Triunfo
   *[no] La Rebelión gana la Batalla
}
ui-war-parties = { $count ->
    [0] Ninguna Partida de Guerra
    [one] 1 Partida de Guerra
   *[other] { $count } Partidas de Guerra
}
ui-fight-question = ¿Combatir aquí?
ui-fight-here = Batalla { $space_en }
ui-show-none = Todas siguen ocultas
ui-show-all = Se muestran todas
ui-show-some = { $count ->
    [one] Se muestra 1
   *[other] Se muestran { $count }
}

# El club
ui-club = Club

# Lo que dice una casilla cuando se mira
ui-click-chooses = Pulsa para elegir.
ui-tap-chooses = Pulsa otra vez para elegir.
ui-tap-lists = Elige abajo.
ui-tap-does = Pulsa otra vez: { $what }
ui-control = Control
ui-support = Apoyo
ui-control-of = Para controlarla: { $side }
ui-more-pieces = { $count ->
    [one] 1 ficha más
   *[other] { $count } fichas más
}
ui-kind-population = { $kind } · población { $count }
ui-flag-of = bandera { $side_de }
ui-no-flag = sin bandera
ui-for-flag-of = Para { $side_el }
ui-areas-to-clear = { $count ->
    [one] 1 área más: { $areas }
   *[other] { $count } áreas más: { $areas }
}
ui-this-area = esta
ui-flag-at-once = basta una unidad
ui-if-held = Si la mantienes
ui-cubes = Cubos
ui-leads = Por delante
ui-tie = empate
ui-to-lead = Para ir por delante: { $side }
ui-more-cubes = { $count ->
    [one] 1 Cubo más
   *[other] { $count } Cubos más
}
ui-next-cube = Tu próximo Cubo
ui-favours = Sesgo { $side }
ui-district-rural = Distrito Rural
ui-district-urban = Distrito Urbano
ui-supplies = Suministro { $count }
ui-port = puerto
ui-seen-here = Visto en { $year }, turno { $turn }
ui-group-leaving = Grupo que sale { $place_de }
ui-group-hint = Pulsa otros bloques para llevarlos; después elige adónde van. Siguen al primero.

# Lo que pregunta, lo que queda, lo que va junto
ui-cause = { $card }, carta jugada por { $who_el }.
ui-unspent-points = { $count ->
    [one] queda 1 punto sin gastar
   *[other] quedan { $count } puntos sin gastar
}
ui-unspent-actions = { $count ->
    [one] queda 1 acción sin usar
   *[other] quedan { $count } acciones sin usar
}
ui-unspent-steps = { $count ->
    [one] queda 1 paso sin usar
   *[other] quedan { $count } pasos sin usar
}
ui-unspent-armies = { $count ->
    [one] 1 ejército no se ha movido
   *[other] { $count } ejércitos no se han movido
}
ui-special-actions = Acciones Especiales
ui-special-once = una por Turno, cada una 1 vez por partida

# aprender
ui-learn = Aprender
ui-learn-of = Aprender · lección { $number } de { $of }
ui-learn-examples = Ejemplo comentado
ui-learn-example = Ejemplo: { $title }
ui-learn-step = { $step } de { $of }
ui-learn-back = Atrás
ui-learn-again = Otra vez
ui-learn-on = Seguir
ui-learn-show = Muéstramelo
ui-learn-enough = Gracias
ui-learn-shown = Así: { $what }.
ui-learn-hint = Pista
ui-learn-skip = Saltar lección
ui-learn-leave = Salir
ui-learn-next = Lección siguiente
ui-learn-play = Jugar de verdad
ui-learn-finished = Lección terminada.
ui-learn-missed = Todavía no.
ui-learn-watch = Mira lo que hacen los demás.
ui-learn-not-now = Eso no se puede elegir ahora. Todo lo que está en ámbar, sí.
ui-learn-minutes = { $minutes } min
ui-learn-left = { $minutes ->
    [one] falta { $minutes } min
   *[other] faltan { $minutes } min
}
ui-learn-note = Puedes probar todo lo que está en ámbar. Aquí nada sale mal: si algo no lleva a ninguna parte, se te explica y se te vuelve a preguntar.
ui-learn-lesson = lección { $number } de { $of }
ui-learn-go-on = Seguir aprendiendo
ui-learn-lessons = Lecciones
ui-learn-all-done = todas terminadas
ui-learn-new-here = ¿Es tu primera vez? Aprende { $game } jugando, en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.

# la guía de fichas, cómo se gana, el entrenador
ui-key-terms = Fichas y términos
ui-key-panel = Cómo se gana y guía de fichas
ui-how-you-win = Cómo se gana
ui-one-step = A un paso
ui-the-turn = El turno
ui-keys-key = cómo se gana y qué significan fichas y términos
ui-keys-coach = cuánto dice el entrenador
ui-coach = Entrenador
ui-coach-auto = en mis primeras partidas
ui-coach-off = no
ui-coach-warnings = avisos
ui-coach-full = todo
ui-coach-look = Merece la pena:
ui-coach-or = O bien
ui-coach-why = ¿Por qué?
ui-coach-where = { $what }: ver en el mapa
ui-coach-wait = Espera: ¿{ $what }?
ui-coach-more = Esto daría más: { $what }.
ui-coach-anyway = Hacerlo de todos modos
ui-coach-show = Muéstramelo ({ $minutes } min)
ui-coach-turn = Último turno:
ui-coach-since = Desde entonces:
ui-coach-since-turn = Desde tu último turno:
ui-coach-overlooked = En lugar de «{ $played }» habría dado más esto:
ui-coach-see = Ver ese momento
ui-see-on-board = Míralo en el tablero:
ui-player-script = en esta lección

ui-undo-turn = Deshacer todo el turno
ui-undo-turn-key = Deshacer todo el turno (⇧ U)
ui-keys-undo-turn = deshacer todo el turno
ui-finishing = Terminar la partida
ui-concede = Rendirse
ui-concede-sure = Ganan los demás, o siguen jugando contra un bot en tu lugar. No tiene vuelta atrás.
ui-play-on = Seguir jugando
ui-offer-draw = Proponer empate
ui-offer-stop = Proponer dejarla sin resultado
ui-stop-game = Dejarla sin resultado
ui-pause-clocks = Proponer parar los relojes
ui-resume = Poner los relojes en marcha
ui-offers-last = Una propuesta espera tres días como mucho. Tienen que aceptarla todos.
ui-offered = Tu propuesta espera respuesta.
ui-withdraw = Retirar
ui-draw-asked = Propuesta ({ $who }): empate.
ui-stop-asked = Propuesta ({ $who }): dejar la partida sin resultado.
ui-pause-asked = Propuesta ({ $who }): parar los relojes.
ui-offer-until = Hasta el { $when }.
ui-clock-paused = { $who }: quedan { $time }, en pausa
ui-give-time = Regalar { $time }
ui-time-given = { $seat }: { $time } más.
ui-stopped-game = Partida dejada sin resultado
ui-ended-conceded = Rendición: { $who }.
ui-ended-drawn = Empate de mutuo acuerdo.
ui-ended-claimed = Sin tiempo: { $who }.
ui-ended-stopped = Todos acordaron dejarla.
ui-absent = Lleva mucho tiempo haciendo esperar: aquí puede jugar un bot u otra persona.
ui-successor = Invitar a otra persona
ui-next-table = Mesa siguiente
ui-next-table-key = { $others ->
    [one] { $others } mesa más te espera (W)
   *[other] { $others } mesas más te esperan (W)
}
ui-keys-next-table = la mesa siguiente que te espera
