# Todo lo que muestra 1775: Rebellion, en español.
title = 1775: Rebellion

s-campaign = Campaña de 1775
    .about = El juego completo: de tres a ocho rondas, hasta que se pida la tregua.
s-introductory = Escenario Introductorio
    .about = Dos rondas con mazos pequeños; una media hora.
s-siege-of-quebec = Asedio de Quebec
    .about = La mitad norte del mapa; se lucha por las ciudades. Para quien ya conoce el juego.

# Bandos, facciones y fuerzas
n-british = los británicos
n-american = los americanos
n-british_regulars = Regulares Británicos
n-loyalists = Lealistas
n-continentals = Regulares Continentales
n-patriots = Patriotas
n-hessians = Hessianos
n-french = Franceses
n-natives = Nativos Americanos
n-natives_british = Nativos con los británicos
n-natives_american = Nativos con los americanos
n-none = nadie

# Unidades contadas
n-british_regular = Regular Británico
n-british_regular-s = Regulares Británicos
n-loyalist = Lealista
n-loyalist-s = Lealistas
n-hessian = hessiano
n-hessian-s = hessianos
n-continental = Continental
n-continental-s = Continentales
n-patriot = Patriota
n-patriot-s = Patriotas
n-french_regular = francés
n-french_regular-s = franceses
n-native = nativo
n-native-s = nativos

# Dados
n-hit = Impacto
n-hit-s = Impactos
n-flee = Huida
n-flee-s = Huidas
n-command = Decisión de Mando
n-command-s = Decisiones de Mando

# Fases
n-extra_units = Colocación inicial
n-deal = Reparto
n-turn = Marcador de Turno
n-reinforcements = Fase de Refuerzos
n-movement = Fase de Movimiento
n-battle = Fase de Batalla
n-cards = Fase de Nuevas Cartas
n-over = Fin

n-unseen_card = una carta

# Preguntas
q-extra-units = ¿Dónde van tus { $units } unidades adicionales? Área y cantidad.
    .why = Solo donde tu bando ya tenga unidades.
q-reinforce = Coloca { $units } ({ $force }): área y cantidad.
    .why = { $where }
n-where-controlled_colonies = Áreas de Ciudad de colonias que controle tu bando.
n-where-flagged_cities = Áreas de Ciudad con bandera de tu bando.
n-where-flagged_on_atlantic = Áreas de Ciudad con bandera de tu bando junto al Atlántico: ni Montreal, ni Albany, ni Ft Ticonderoga.
n-where-massachusetts = Cualquier área de Massachusetts sin enemigos.
n-where-beside_friends = Áreas de Ciudad controladas con una unidad de tu bando o, si no hay, cualquier área que la tenga.
q-reinforcement-events = ¿Juegas otro evento de esta fase?
q-movement-card = ¿Qué Carta de Movimiento juegas, o qué evento antes?
    .why = Una Carta de Movimiento por turno, ni más ni menos.
q-march = { $armies ->
    [0] No quedan ejércitos por marchar.
    [one] Puede marchar un ejército. ¿Desde dónde?
   *[other] Pueden marchar { $armies } ejércitos. ¿De dónde sale el siguiente?
}
    .why = { $card }
q-sail = { $armies ->
    [0] No quedan ejércitos por embarcar.
    [one] Puede embarcar un ejército. ¿Desde dónde?
   *[other] Pueden embarcar { $armies } ejércitos. ¿De dónde sale el siguiente?
}
    .why = { $card }
q-army = Ejército de { $area }: ¿quién va y adónde? (Hasta ahora: { $units })
    .why = Debe ir al menos una unidad de la facción activa.
q-march-extra = ¿De dónde sale el ejército adicional?
q-replace = ¿Qué unidad ({ $force }) cambia de bando?
q-rearrange = ¿Desde qué área redistribuyes unidades dentro de su colonia?
q-shift = Desde { $area }: { $units }. ¿Quién más cambia, o adónde?
q-place-some = Coloca hasta { $units } ({ $force }): área y cantidad.
q-place-all = ¿Adónde llegan las { $units } unidades ({ $force })?
q-battle = ¿Qué batalla se resuelve ahora?
q-battle-events = Batalla de { $area }: ¿asignas un evento o luchas?
q-losses = { $area }: tu bando recibe { $hits ->
    [one] un Impacto
   *[other] { $hits } Impactos
}. ¿Qué unidades se retiran?
    .why = Respondes por las dos facciones de tu bando.
q-command-decision = Decisión de Mando en { $area }: ¿{ $units ->
    [one] sale una unidad
   *[other] salen hasta { $units } unidades
} ({ $force })?
    .why = A un área adyacente por tierra que no ocupe solo el enemigo.
q-throw-again = { $area }: ¿qué dados vuelves a tirar? ({ $dice } elegidos)
q-advance = Victoria en { $area }: ¿avanza parte del ejército?

# Opciones
o-extra-units = { $a } en { $word }
o-reinforce = { $a } en { $word }
o-place-some = { $a } en { $word }
o-command-decision = { $a } a { $word }
o-fight = Luchar
o-stay = Quedarse en la batalla
o-keep = Conservar los dados
o-throw = Volver a tirarlos
o-army-all = Todo el ejército
o-shift-all = Todas
o-march-done = Terminar el movimiento
o-sail-done = Terminar el movimiento
o-advance-done = Quedarse aquí
o-army-british_regulars = { $a ->
    [one] { $a } Regular Británico
   *[other] { $a } Regulares Británicos
}
o-army-loyalists = { $a ->
    [one] { $a } Lealista
   *[other] { $a } Lealistas
}
o-army-hessians = { $a ->
    [one] { $a } hessiano
   *[other] { $a } hessianos
}
o-army-continentals = { $a ->
    [one] { $a } Continental
   *[other] { $a } Continentales
}
o-army-patriots = { $a ->
    [one] { $a } Patriota
   *[other] { $a } Patriotas
}
o-army-french = { $a ->
    [one] { $a } francés
   *[other] { $a } franceses
}
o-army-natives = { $a ->
    [one] { $a } nativo
   *[other] { $a } nativos
}
o-shift-british_regulars = { $a ->
    [one] { $a } Regular Británico
   *[other] { $a } Regulares Británicos
}
o-shift-loyalists = { $a ->
    [one] { $a } Lealista
   *[other] { $a } Lealistas
}
o-shift-hessians = { $a ->
    [one] { $a } hessiano
   *[other] { $a } hessianos
}
o-shift-continentals = { $a ->
    [one] { $a } Continental
   *[other] { $a } Continentales
}
o-shift-patriots = { $a ->
    [one] { $a } Patriota
   *[other] { $a } Patriotas
}
o-shift-french = { $a ->
    [one] { $a } francés
   *[other] { $a } franceses
}
o-shift-natives = { $a ->
    [one] { $a } nativo
   *[other] { $a } nativos
}
o-losses-british_regulars = { $a ->
    [one] { $a } Regular Británico
   *[other] { $a } Regulares Británicos
}
o-losses-loyalists = { $a ->
    [one] { $a } Lealista
   *[other] { $a } Lealistas
}
o-losses-hessians = { $a ->
    [one] { $a } hessiano
   *[other] { $a } hessianos
}
o-losses-continentals = { $a ->
    [one] { $a } Continental
   *[other] { $a } Continentales
}
o-losses-patriots = { $a ->
    [one] { $a } Patriota
   *[other] { $a } Patriotas
}
o-losses-french = { $a ->
    [one] { $a } francés
   *[other] { $a } franceses
}
o-losses-natives = { $a ->
    [one] { $a } nativo
   *[other] { $a } nativos
}
o-throw-again-british_regulars = Regulares Británicos: { $b } × { $a }
o-throw-again-loyalists = Lealistas: { $b } × { $a }
o-throw-again-hessians = hessianos: { $b } × { $a }
o-throw-again-continentals = Continentales: { $b } × { $a }
o-throw-again-patriots = Patriotas: { $b } × { $a }
o-throw-again-french = franceses: { $b } × { $a }
o-throw-again-natives = nativos: { $b } × { $a }

# Azar
d-turn-marker = Saca un Marcador de Turno de la Bolsa.
d-card = Roba una carta ({ $faction }).
d-battle-die = Tira un Dado de Batalla ({ $force }).

# Registro
l-first-to-place = Marcador: { $marker }. Colocan primero { $side }.
l-placed = { $area }: se colocan { $units }.
l-turn = Ronda { $round }: turno de { $faction }.
l-round = Empieza la ronda { $round }.
l-game-over = La partida acaba con la ronda { $round }.
l-nowhere-to-place = { $force }: no hay dónde colocar refuerzos ni unidades huidas.
l-card-played = { $faction } juegan { $card }.
l-truce-played = { $faction } juegan su Carta de Tregua.
l-moved = { $units }: { $start } → { $target }.
l-natives-allied = { $area }: { $units } se alían con { $side }.
l-natives-independent = { $area }: { $units } sin compañía, independientes.
l-natives-flee = { $area }: { $units } de cada bando huyen.
l-flag-raised = { $place }: bandera de { $side }.
l-flag-lost = { $place }: se retira la bandera de { $side }.
l-battle = Batalla de { $area }; atacan { $side }.
l-threw = { $force } sacan { $dice }.
l-threw-again = { $force } vuelven a tirar y muestran { $dice }.
l-hit = { $area }: se retiran { $units }.
l-fled = { $area }: huyen { $units }.
l-changed-sides = { $area }: { $units } iban a huir; los reemplazan { $by }.
l-stepped-out = Decisión de Mando: { $units } de { $start } a { $target }.
l-battle-won = { $area }: quedan { $side }.
l-battle-empty = No queda nadie en { $area }.
l-replaced = { $area }: una unidad de { $force } se reemplaza por { $by }.
l-no-effect = { $card } no tiene efecto.
l-fled-turned = Cambian de bando { $units } de las huidas.
l-drew = { $faction } roban { $card }.
l-showed = { $faction } enseñan una mano de eventos y roban de nuevo: { $cards }.

# Resultados
r-colonies = Su bando controla más colonias.
r-cities = Su bando tiene más banderas en ciudades.
r-draw = Los dos bandos están igualados; nadie gana.
