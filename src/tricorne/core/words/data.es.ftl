# Lo que no encaja en un archivo de datos o en un paquete de componentes: archivo, clave y lo que se espera ahí.
e-data-type = { $file }, { $key }: se espera { $expected ->
        [int] un número entero
        [float] un número
        [str] un texto
        [bool] true o false
        [array] una lista
        [object] un objeto
       *[other] { $expected }
    } y hay { $found ->
        [int] un número entero
        [float] un número
        [str] un texto
        [bool] true o false
        [array] una lista
        [object] un objeto
        [null] nada
       *[other] { $found }
    }.
e-data-choice = { $file }, { $key }: «{ $value }» no puede figurar aquí. Valores posibles: { $choices }.
e-data-missing = { $file }, { $key }: falta «{ $field }».
e-data-unknown-field = { $file }, { $key }: «{ $field }» no existe aquí. Claves posibles: { $fields }.
e-data-other = { $file }, { $key }: { $problem }.
e-data-unknown-name = { $file }, { $key }: «{ $name }» no existe. Nombres posibles: { $names }.
e-data-range = { $file }, { $key }: { $value } no es posible. Se espera un número de { $least } a { $most }.
e-data-count = { $file }, { $key }: { $of } tiene { $there }. Se esperan { $expected }.
e-data-die-sides = { $file }, { $key }: las caras del dado suman { $sides }. Se esperan { $expected }.
e-data-no-border = { $file }, { $key }: el área no tiene ninguna frontera. Se espera al menos una.
e-data-no-area = { $file }, { $key }: la colonia no tiene ninguna área. Se espera al menos una.
e-data-same-number = { $file }, { $key }: { $other } ya tiene el número { $number }. Se espera otro.
e-data-effect-of-kind = { $file }, { $key }: una carta de la clase «{ $kind }» no puede tener el efecto «{ $effect }». Las de movimiento marchan o navegan; los eventos, no.
e-data-flag-without-city = { $file }, { $key }: una bandera va en un área con ciudad, y esta no la tiene.
e-data-no-such-card = { $file }, { $key }: { $faction } no tiene la carta { $number }.
e-data-small-deck = { $file }, { $key }: la baraja tiene demasiado pocas cartas (mínimo: { $least }) o ninguna de movimiento.
e-data-one-end = { $file }, { $key }: se espera una última ronda o la primera ronda en que las Treguas terminan la partida, no ambas.
e-data-too-few-units = { $file }, { $key }: unidades que necesita { $scenario }: { $needed }; en la caja hay { $there }.
e-data-mixed-units = { $file }, { $key }: estas unidades no pueden empezar juntas. Se esperan las de un solo bando, o solo Nativos.
e-data-boxes = { $file }, { $key }: se esperan el Atlántico y dos puertos de las Indias Occidentales.
e-data-two-towns = { $file }, { $key }: { $hex } ya tiene una población. Se espera un hexágono sin ninguna.
e-data-apart = { $file }, { $key }: los dos hexágonos no se tocan. Se esperan vecinos.
e-data-bias = { $file }, { $key }: los Distritos Rurales tienen Sesgo; las ciudades, no.
e-data-track-start = { $file }, { $key }: los cubos de los distritos ponen el marcador en { $expected }, no en { $there }.
e-data-no-key-event = { $file }, { $key }: la carta { $number } no es un Evento Clave.
e-data-too-often = { $file }, { $key }: máximo de Distritos sorteados por carta: { $most }.
e-data-one-way = { $file }, { $key }: aquí figura { $other }, que no nombra esta casilla. Se esperan vecinos por ambos lados.
e-data-population = { $file }, { $key }: las Ciudades y las Colonias tienen población; las demás casillas, no.
e-data-too-long = Comprobar el paquete lleva más de { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }, así que no se puede jugar con él.
e-data-unplayable = Con este paquete no se puede preparar ninguna partida ({ $problem }).

e-workshop-unknown = El taller no pregunta por «{ $key }».
e-workshop-value = Lo indicado en «{ $key }» no puede figurar en ningún componente.
e-vassal-no-module = No es un módulo de VASSAL: se espera un archivo .vmod.
e-vassal-no-build-file = El módulo no contiene ningún buildFile.
e-vassal-no-xml = No se puede leer el buildFile del módulo.
e-vassal-entities = El buildFile del módulo define entidades propias, así que no se lee.
e-vassal-too-deep = El buildFile del módulo tiene demasiadas partes, así que no se lee.
e-vassal-too-large = { $of ->
    [files] El módulo contiene más de { $limit } archivos, así que no se lee.
    [module] El módulo ocupa más de { $limit } bytes, así que no se lee.
   *[other] El buildFile del módulo ocupa más de { $limit } bytes, así que no se lee.
  }
e-vassal-nothing = El módulo no nombra cartas ni fichas.
e-vassal-too-long = Leer el módulo lleva más de { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }, así que se ha dejado.
