yes = sí
no = no
nothing = nada
and = y
    .before-i = e

n-table = la mesa
n-observer = Espectador
n-human = una persona
n-off = no
n-on = sí
n-no-effect = sin efecto ahora

o-done = Listo
o-pass = Pasar
o-none = Ninguno
o-all = Todo
o-yes = Sí
o-no = No
o-undo = Deshacer

e-unknown-game = No existe el juego «{ $game }». Juegos: { $games }.
e-unknown-scenario = { $game } no tiene el escenario «{ $scenario }». Escenarios: { $scenarios }.
e-unknown-seat = No existe el asiento «{ $seat }». Asientos: { $seats }.
e-unknown-option = { $game } no tiene la opción «{ $option }». Opciones: { $options }.
e-unknown-choice = La opción { $option } no puede ser «{ $value }». Puede ser: { $choices }.
e-unknown-player = { $game } no tiene un jugador «{ $player }» para el asiento «{ $seat }».
e-unknown-luck = El azar no puede venir de «{ $luck }». Viene de una semilla, de un guion o de «ask».
e-script-impossible = El guion dice «{ $outcome }», un resultado imposible ahora para { $luck }. Puede salir: { $possible }.
e-unknown-luck-kind = No hay azar «{ $luck }». ¿Quizá { $near }? Clases de azar: { $kinds }.
e-script-no-list = El guion para { $luck } es una lista de resultados, no «{ $script }».
e-strict-without-script = Una partida con strict necesita un guion: luck, como lista o por clases, con todos los resultados.
e-script-ran-out = El guion no tiene ningún resultado para { $luck }.
e-bad-seed = Una semilla es un número entero o 32 cifras de 0 a f, no «{ $seed }».
e-bad-promise = Una promesa del azar tiene 64 cifras de 0 a f; «{ $promise }» no lo es.
e-no-promise = Del azar de esta partida no se prometió nada: lo anotaron las personas, seguía un guion, la partida es una copia o es anterior a las promesas.
e-position-invalid = La posición no sigue el formato de posiciones: { $problem }.
e-position-unplayable = La partida no puede seguir desde esta posición: le falta algo que las reglas necesitan o algo se contradice.
e-position-unknown-name = No se conoce «{ $name }» en la posición, en { $where }.{ $near ->
    [none] {""}
   *[other] {" "}¿Quizá { $near }?
  } Posibles: { $known }.
e-position-breaks-rule = La posición incumple la regla { $rule }: { $problem }.
e-data-file-missing = Falta el archivo de datos { $file }.
e-data-invalid = El archivo de datos { $file } no está completo: { $problem }.
e-pack-missing = No existe el paquete de componentes «{ $pack }»: es una carpeta con un pack.json.
e-pack-invalid = No se puede leer el paquete { $pack }, { $file }: { $problem }.
e-pack-unknown-file = El paquete { $pack } tiene un archivo { $file } que el juego no conoce. Archivos: { $files }.
e-pack-other-game = El paquete { $pack } es para { $other }, no para { $game }.
e-pack-unknown-text = El paquete { $pack } tiene en { $file } un texto { $text } que el juego no conoce.
e-no-progress-in-file = El archivo «{ $file }» no guarda el avance de ninguna lección, así que no se sobrescribe.
e-record-unreadable = No se puede leer la partida guardada: { $problem }.
e-record-damaged = La partida guardada está dañada: { $problem }.
e-record-edited = La partida guardada está incompleta o se ha modificado: la suma de control no coincide.
e-record-format = La partida guardada tiene el formato { $format }, que esta versión no conoce.
e-record-too-deep = La partida guardada tiene demasiadas partes unas dentro de otras. El límite de profundidad es { $limit }.
e-record-too-large = La partida guardada ocupa más de { $limit } bytes.
e-record-too-long = La partida guardada tiene demasiadas respuestas: { $answers }. Se admiten como mucho { $limit }.
e-record-seat-changes = En esta partida guardada hay demasiados cambios de asiento: { $changes }. Se admiten como mucho { $limit }.
e-record-takes-too-long = Volver a jugar la partida guardada tarda más de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}, así que no se ha admitido.
e-record-unfit = La partida guardada no cumple las reglas en la respuesta { $moment }.
e-game-over = La partida ha terminado.
e-not-offered = «{ $answer }» no está entre las opciones (regla { $rule }). Opciones: { $offered }.
e-not-forced = «{ $answer }» no está entre las opciones ({ $kind } de { $seat }, regla { $rule }; opciones: { $offered }) ni era obligado.{ $forced ->
    [none] {" "}No queda nada de lo obligado desde la última respuesta.
   *[other] {" "}Obligado desde la última respuesta: { $forced }.
  }
e-nonplayer-decides = Decide la Facción Sin Jugador ({ $seat }); step() la deja responder.
e-no-nonplayer-asked = Ahora no le toca responder a ninguna Facción Sin Jugador.
e-not-offered-because = «{ $answer }» no es posible: { $reason } (regla { $rule }). Opciones: { $offered }.
e-not-a-name = { $answer } no es un nombre. Se responde con uno de los nombres de las opciones.
e-not-an-outcome = «{ $answer }» no puede salir aquí. Puede salir: { $offered }.
e-not-a-choice = Aquí nadie elige: se espera al azar.
e-not-your-turn = No es el turno de «{ $seat }». Turno de: { $asked }.
e-no-such-moment = No existe el momento { $moment }; el último es { $last }.
e-undo-luck = No se puede deshacer: desde entonces se tiraron dados o se robaron cartas. Para volver atrás hace falta el acuerdo de todos.
e-undo-shown = No se puede deshacer: desde entonces se mostró algo oculto. Para volver atrás hace falta el acuerdo de todos.
e-undo-not-yours = La última decisión no fue tuya, sino del asiento «{ $seat }».
e-undo-nothing = No hay nada que deshacer.
e-rewind-consent = Para volver atrás hace falta también el acuerdo de: { $seats }.
e-unknown-bot = No existe el bot «{ $bot }». Bots: { $bots }.
e-bad-number = { $name } tiene que ser un número entero a partir de { $least }, no { $value }.
e-out-of-range = { $name } tiene que estar entre { $least } y { $most }, no { $value }.
e-not-one-of = { $name } no puede ser «{ $value }». Puede ser: { $choices }.
e-needs-extra = Hace falta el extra «{ $extra }»: pip install "tricorne[{ $extra }]".
e-results-other-batch = La carpeta { $folder } contiene los resultados de otro lote.
e-results-missing = { $folder } no contiene resultados.
e-port-taken = El puerto { NUMBER($port, useGrouping: 0) } de { $host } no se puede usar: lo ocupa otro programa. Elige uno con --port.
e-unknown-lesson = No existe la lección «{ $lesson }». Lecciones: { $lessons }.
e-unknown-puzzle = No existe el problema «{ $puzzle }».
e-unknown-example = No existe el ejemplo «{ $example }». Ejemplos: { $examples }.
e-not-in-lesson = «{ $answer }» no es una respuesta que la lección { $lesson } acepte aquí.
e-lesson-over = La lección ha terminado.

t-position = Posición, en JSON con lo que cambia:
t-note = Nota para la partida guardada:
e-file-failed = { $file }: { $problem }.
e-bad-port = No existe el puerto { NUMBER($port, useGrouping: 0) }. Los puertos van de 1 a { NUMBER($most, useGrouping: 0) }.
e-bad-host = Este equipo no tiene la dirección «{ $host }».

t-task = Ejercicio
t-go-on = Intro: seguir · b atrás · k términos · q salir
t-next = Intro: siguiente · q salir
t-missed = Intro: otra vez · s ver la solución · n siguiente · q salir
t-start = Intro: jugar · q salir

coach-alike = Aquí el entrenador no ve diferencia entre las respuestas: vale cualquiera.
coach-enough = Aquí no merece la pena hacer nada más.
coach-only = Aquí no hay otra respuesta.
coach-planned = Es el siguiente paso de un plan para esta Facción.

lesson-else = Se puede, pero ahora toca otra cosa. Haz lo que dice la frase o pide que te lo enseñen.
task-missed = No has alcanzado el objetivo. Prueba otra vez o pide una pista.

luck-kept = La promesa se ha cumplido: { $draws ->
    [one] la única tirada es la que da la semilla
   *[other] las { $draws } tiradas son las que da la semilla
}, y la promesa es la huella de esa semilla.
luck-broken = La promesa no se ha cumplido.
luck-wrong-draw = La tirada { $number }, respuesta { $moment } (regla { $rule }), es { $came }; la semilla da { $due }.
luck-unfit = La partida guardada no cumple las reglas desde la respuesta { $moment }: se ha modificado o se jugó con otras reglas. Tiradas de la semilla antes de ella: { $draws }.
luck-edited = La partida no está como se guardó: la suma de control no coincide.
luck-seed = La promesa no es la huella de esta semilla.
luck-noted = La promesa no es la que se anotó al principio.

look-back-of = { $game }: la partida revisada
look-back-chart = Probabilidad de ganar, en %
look-back-axis = Respuestas
look-back-lines = Líneas continuas: tal como estaba todo. Líneas discontinuas: tal como podía saberlo cada bando.
look-back-turning = Momentos decisivos
look-back-costly = Respuestas más caras
look-back-turn = De { $from } a { $to }: { $side }, { $before } → { $after } % (suerte { $luck }, decisión { $choice }).
look-back-better = { $moment }, { $seat }. { $question } Se jugó: { $played } ({ $had } %). Mejor: { $best } ({ $could } %).
look-back-nothing = En esta partida nada cambió mucho.

puzzle = Problema { $number }
puzzle-ask = Juegas con { $seat }. Una respuesta es claramente mejor que las demás. ¿Cuál?
puzzle-not = { $played }: hay algo mejor. Vuelve a mirar o pide que te lo enseñen.
puzzle-solved = { $best }: { $chance } % de probabilidad de ganar. La siguiente, { $second }: { $less } %.
