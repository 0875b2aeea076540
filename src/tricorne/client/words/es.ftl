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
ui-welcome = Toma asiento
ui-welcome-more = Elige un juego y pulsa Jugar. No hace falta ninguna cuenta; los demás asientos los ocupan bots mientras no digas otra cosa.
ui-choose-game = Juego
ui-game-1775-rebellion = 1775–1783, áreas y dados, cuatro facciones en dos bandos. Una hora, fácil de aprender.
ui-game-liberty-or-death = 1775–1782, contrainsurgencia para cuatro facciones con cartas y facciones sin jugador. Dos horas o más.
ui-game-liberty = 1775–1783, bloques ocultos sobre hexágonos, dos bandos. Una tarde.
ui-game-prelude = Bajo Canadá 1834–1837, cartas e influencia, dos bandos. Una tarde.
ui-game-prelude-to-rebellion = Bajo Canadá 1834–1837, cartas e influencia, dos bandos. Una tarde.
ui-seats-count = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
ui-play = Jugar
ui-scenario = Escenario
ui-who-plays = Quién se sienta dónde
ui-against-bots = Yo contra bots
ui-with-friend = Con un amigo por enlace
ui-hot-seat = Todos en esta pantalla
ui-me = Yo
ui-by-link = Amigo por enlace
ui-options = Opciones
ui-components = Componentes impresos
ui-components-ours = tal como los tenemos
ui-luck = Dados y cartas
ui-luck-table = se tiran y se sacan aquí
ui-luck-ask = los tiramos y sacamos nosotros y lo anotamos
ui-about = Ejemplos y datos
ui-your-tables = Tus mesas
ui-your-move = te toca
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
ui-about-facts = Lo que está impreso en el mapa, las cartas y las piezas se guarda como datos, y cada dato dice lo seguros que estamos de él.
ui-mark-sourced = tomados de una fuente publicada
ui-mark-derived = deducidos de otros datos
ui-mark-reconstructed = reconstruidos: verosímiles, pero sin cotejar con los componentes impresos
ui-reconstructed = Datos reconstruidos
ui-none-reconstructed = En este juego no hay ninguno.
ui-packs = Cómo corregirlos
ui-packs-how = Quien tenga la caja puede corregir cualquier dato con un paquete de componentes: una carpeta con un archivo pack.json y, por cada archivo de datos, otro del mismo nombre que contiene solo lo que cambia.
ui-packs-play = Después se juega con él:
ui-packs-serve = Para la mesa web, pon la carpeta en tricorne-data/packs y arranca de nuevo el servidor: el paquete aparece entonces entre las opciones de una mesa nueva. Un paquete que cambia lo que hace una carta trae su texto en words/en.ftl y words/es.ftl.

# Quién juega
ui-you = Tú
ui-friend = Invitado
ui-friend-here = invitado, presente
ui-friend-away = invitado, ausente
ui-bot-named = Bot { $name }
ui-player-random = Bot (al azar)
ui-player-easy = Bot fácil
ui-player-normal = Bot normal
ui-player-hard = Bot difícil
ui-player-nonplayer = Sin Jugador (normal)
ui-watching = Estás mirando

# Mesa: barra y paneles
ui-undo = Deshacer
ui-undo-key = Deshacer (U)
ui-replay = Repetición
ui-fork = Probar en una copia
ui-chart = Gráficos
ui-chat = Charla
ui-chat-notes = Charla y notas
ui-seats-links = Asientos y enlaces
ui-map = Mapa
ui-cards = Cartas
ui-forces = Fuerzas
ui-grip = Bajar o subir las opciones
ui-side = Cartas, casillas y registro
ui-army-from = Ejército que sale de { $area }
ui-army-hint = Un clic en una ficha del mapa añade una, mayúsculas y clic todas las de su clase; después se elige adónde van. Las demás se quedan.
ui-log = Registro
ui-panel = Panel lateral
ui-more = Más
ui-reconnecting = reconectando…

# Mesa: pregunta
ui-rule = Regla { $section }
ui-draw = Tira o saca, y anota lo que ha salido: { $what }.
ui-waiting-for = Esperando a { $who }.
ui-take = { $what }
ui-all-of = los { $count }
ui-add-hint = Un clic añade uno, mayúsculas y clic los toma todos, una cifra fija el número.
ui-add-one = { $what }: { $count } elegidos. Añadir uno.
ui-click-adds = Un clic coloca uno, mayúsculas y clic { $most }, una cifra los que diga.
ui-number-hint = Un clic en el mapa coloca uno, mayúsculas y clic tantos como se pueda; con el puntero sobre un espacio, una cifra coloca esos.
ui-click-lists = { $count } posibilidades: haz clic para verlas.
ui-steps-left = { $left ->
    [one] un paso más
   *[other] { $left } pasos más
}
ui-pause = Pausa (espacio)
ui-go-on = Seguir (espacio)
ui-step = Paso siguiente (→)
ui-skip = Saltar
ui-moment-of = Momento { $moment } de { $last }
ui-replay-note = Estás mirando el pasado. Con [ y ] se va un paso atrás y adelante.
ui-to-present = Volver al presente
ui-victory = Victoria: { $who }
ui-game-over = La partida ha terminado
ui-winner = gana
ui-beginning = El comienzo
ui-step-back = Un paso atrás
ui-draw-game = Empate.
ui-watch-again = Verla otra vez

# Mesa: registro
ui-log-empty = Todavía no ha pasado nada.
ui-log-older = Mostrar líneas anteriores
ui-why = ¿por qué?

# Mesa: charla y notas
ui-say = Di algo a la mesa
ui-send = Enviar
ui-chat-empty = Nadie ha dicho nada.
ui-notes = Tus notas privadas
ui-notes-hint = Solo tú puedes leerlas.
ui-saved = guardado

# Mesa: asientos y enlaces
ui-invite = Invitación para { $seat }
ui-watch-link = Para mirar
ui-moment-link = Este momento
ui-copy = Copiar
ui-copy-what = Copiar: { $what }
ui-copied = Copiado.
ui-copy-by-hand = Pulsa Ctrl+C para copiarlo.
ui-leave = Dejar a…
ui-leave-to = Dejar el asiento de { $seat } a
ui-seat-left = { $seat }: a partir de aquí sigue un bot.
ui-sit = Volver a ocuparlo
ui-save-record = Guardar esta partida
ui-what-if = Y si…: { $name }

# Mesa: volver atrás
ui-propose-rewind = Proponer volver atrás
ui-go-back-here = Volver hasta aquí
ui-rewind-asked = { $who } querría volver al momento { $moment }.
ui-agree = De acuerdo
ui-refuse = Rechazar
ui-show-moment = Mostrarlo
ui-pass-screen = La pantalla es para { $seat }
ui-ready = Ya estoy

# Reglas y gráficos
ui-search-rules = Buscar en las reglas
ui-nothing-found = No se ha encontrado nada.
ui-no-chart = No hay nada que mostrar.
ui-range = de { $low } a { $high }
ui-clock = { $who }: quedan { $time }
ui-clock-short = { $who }: ¡solo quedan { $time }!
ui-clock-vacation = { $who }: de vacaciones, quedan { $time }
ui-claim-win = Reclamar la victoria
ui-claimed = La victoria cuenta para tu bando. Un bot sigue jugando por { $who }, si quieres terminar la partida.
ui-chances = Probabilidad de ganar
ui-chances-are = Probabilidad de ganar: { $list }
ui-chances-from = Según { $games } partidas que los bots continuaron desde aquí
ui-chances-counting = Calculando las probabilidades…
ui-chances-setting = Probabilidad de ganar (a solas contra bots y en partidas terminadas)
ui-track-british-colonies = Colonias: británicos
ui-track-american-colonies = Colonias: americanos
ui-track-british-units = Unidades en el mapa: británicos
ui-track-american-units = Unidades en el mapa: americanos

# Ajustes
ui-language = Idioma
ui-theme = Claro u oscuro
ui-theme-auto = como el sistema
ui-theme-light = claro
ui-theme-dark = oscuro
ui-motion = Movimiento
ui-motion-auto = como el sistema
ui-motion-less = poco
ui-pace = Turnos de los bots
ui-pace-none = de golpe
ui-pace-fast = rápido
ui-pace-normal = paso a paso
ui-pace-slow = despacio
ui-cover = Tapar la mesa entre dos personas en una pantalla
ui-keys = Teclas
ui-keys-tab = a lo que se puede elegir, parte por parte
ui-keys-arrows = de espacio en espacio en el mapa; izquierda y derecha de enlace en enlace en el registro
ui-keys-enter = elegir; sin nada elegido, confirmar
ui-keys-figures = tantos, o el botón con ese número
ui-keys-all = todos
ui-keys-undo = deshacer
ui-keys-rule = la regla de la pregunta
ui-keys-past = un momento anterior, uno posterior
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
ui-truce = tregua
ui-truce-played = jugada
ui-discards = Descartes

# Liberty
ui-pool-of = { $side }: reserva
ui-prisoners-of = { $side }: prisioneros
ui-year-turn = { $year }, turno { $turn }
ui-combat-round = asalto { $round }
ui-attacks = atacan
ui-defends = defienden
ui-reserves = { $count } en reserva
ui-main-attack = ataque principal desde { $place }
ui-fire-odds = { $dice } d6, impacta con { $rating } o menos: { $hits } de media, { $some } % al menos uno, primero a { $at }
ui-meets = encuentra { $count ->
    [one] { $count } bloque enemigo
   *[other] { $count } bloques enemigos
}
ui-may-cross = aún pueden cruzar { $count }
ui-track-supply = Puntos de suministro

# Prelude to Rebellion
ui-reprisal = represalia { $n }
ui-points = { $count } puntos
ui-target = objetivo { $n }
ui-cost = cuesta { $n }
ui-opportunity = { $n } Puntos de Oportunidad
ui-track-vp = Puntos de victoria (Leales)
ui-track-spirit = Espíritu de rebelión
ui-any = cualq.

# Liberty or Death
ui-lead-support = Apoyo − Oposición
ui-lead-opposition = Oposición − Apoyo
ui-second-british = Bajas rebeldes − británicas
ui-second-patriots = Fuertes + 3 − Aldeas
ui-second-french = Bajas británicas − rebeldes
ui-second-indians = Aldeas − 3 − Fuertes
ui-waits = espera
ui-act-passed = pasa
ui-act-command = Orden
ui-act-command_and_special = Orden y Actividad Especial
ui-act-event = Evento
ui-no-effect = ahora sin efecto
ui-wins-chance = gana el { $chance } %; pierde { $lost } y causa { $theirs } de media
ui-royalists-attack = Atacan los realistas
ui-royalists-defend = Defienden los realistas
ui-rebellion-attack = Ataca la Rebelión
ui-rebellion-defend = Defiende la Rebelión
ui-dice-count = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
ui-loss-modifier = Se suma a su Nivel de Pérdidas
ui-force-level = Nivel de Fuerza
ui-you-lose = Pérdidas del atacante
ui-they-lose = Pérdidas del defensor
ui-battle-in = Batalla en { $space }
ui-who-wins = Quién gana
ui-wins-day = logra el Triunfo el { $chance } %
ui-dice = Dados
ui-dice-of-force = Nivel de Fuerza enemigo { $force }: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
ui-loss-level = Nivel de Bajas
ui-pieces-removed = { $count ->
    [0] No se retira ninguna ficha
    [one] { $count } ficha retirada
   *[other] { $count } fichas retiradas
}
ui-day-won = Triunfo: el Apoyo cambia primero aquí y después al lado.
ui-track-cbc = Bajas británicas (CBC)
ui-track-crc = Bajas rebeldes (CRC)
ui-track-support = Apoyo total
ui-track-opposition = Oposición total

# the club
ui-club = Club
