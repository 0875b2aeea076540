# Todo lo que muestra 1775: Rebellion, en español.
title = 1775: Rebellion

s-campaign = Campaña de 1775
    .about = El juego completo: de tres a ocho rondas, hasta que se jueguen las Treguas.
s-introductory = Escenario Introductorio
    .about = Dos rondas con mazos pequeños; una media hora.
s-siege-of-quebec = Asedio de Quebec
    .about = La mitad norte del mapa; se lucha por las ciudades. Para quien ya conoce el juego.

# Bandos, facciones y fuerzas
n-british = los británicos
n-american = los americanos
n-british_regulars = Regulares Británicos
    .el = los Regulares Británicos
n-loyalists = Lealistas
    .el = los Lealistas
n-continentals = Regulares Continentales
    .el = los Regulares Continentales
n-patriots = Patriotas
    .el = los Patriotas
n-hessians = Hessianos
    .el = los Hessianos
n-french = Regulares Franceses
    .el = los Regulares Franceses
n-natives = Nativos Americanos
    .el = los Nativos Americanos
n-natives_british = Nativos aliados con los británicos
    .el = los Nativos aliados con los británicos
n-natives_american = Nativos aliados con los americanos
    .el = los Nativos aliados con los americanos
n-none = nadie

# Unidades contadas
n-british_regular = Regular Británico
n-british_regular-s = Regulares Británicos
n-loyalist = Lealista
n-loyalist-s = Lealistas
n-hessian = Hessiano
n-hessian-s = Hessianos
n-continental = Continental
n-continental-s = Continentales
n-patriot = Patriota
n-patriot-s = Patriotas
n-french_regular = Regular Francés
n-french_regular-s = Regulares Franceses
n-native = Nativo
n-native-s = Nativos

# Dados
n-hit = Impacto
n-hit-s = Impactos
n-flee = Huida
n-flee-s = Huidas
n-command = Decisión de Mando
n-command-s = Decisiones de Mando

# Fases
n-extra-units = Colocación inicial
n-deal = Reparto
n-turn = Marcador de Turno
n-reinforcements = Fase de Refuerzos
n-movement = Fase de Movimiento
n-battle = Fase de Batalla
n-cards = Fase de Robar Cartas
n-over = Fin

n-unseen-card = una carta
    .q = una carta

# Preguntas
q-extra-units = Colocación inicial: { $units ->
        [one] queda 1 unidad adicional { $force_de }. ¿En qué área la pones?
       *[other] quedan { $units } unidades adicionales { $force_de }. ¿En qué área y cuántas?
    }
    .why = Solo donde tu bando ya tenga unidades.
q-reinforce = Refuerzos: { $units ->
        [one] queda 1 unidad { $force_de }. ¿En qué área la pones?
       *[other] quedan { $units } unidades { $force_de }. ¿En qué área y cuántas?
    }
    .why = { $where }
n-where-controlled-colonies = Áreas de Ciudad de colonias que controle tu bando.
n-where-flagged-cities = Áreas de Ciudad con bandera de tu bando.
n-where-flagged-on-atlantic = Áreas de Ciudad con bandera de tu bando junto al Atlántico: ni Montreal, ni Albany, ni Ft Ticonderoga.
n-where-massachusetts = Cualquier área de Massachusetts sin enemigos.
n-where-beside-friends = Áreas de Ciudad controladas con una unidad de tu bando o, si no hay, cualquier área que la tenga.
q-reinforcement-events = ¿Juegas otro evento de la Fase de Refuerzos?
q-movement-card = ¿Qué Carta de Movimiento juegas? Antes puedes jugar eventos.
    .why = Una Carta de Movimiento por turno, ni más ni menos.
q-march = { $card }: { $armies ->
        [0] no quedan ejércitos que puedan marchar.
        [one] puede marchar un ejército más. ¿De dónde sale?
       *[other] pueden marchar { $armies } ejércitos. ¿De dónde sale el siguiente?
    }
    .why = No hace falta moverlos todos. En cada uno va al menos una unidad de la facción activa.
q-sail = { $card }: { $armies ->
        [0] no quedan ejércitos que puedan embarcar.
        [one] puede embarcar un ejército más. ¿De dónde sale?
       *[other] pueden embarcar { $armies } ejércitos. ¿De dónde sale el siguiente?
    }
    .why = No hace falta moverlos todos. En cada uno va al menos una unidad de la facción activa.
q-army = Ejército que sale { $area_de }. Hasta ahora: { $units }. Añade unidades o elige adónde va.
    .why = Debe ir al menos una unidad de la facción activa.
q-march-extra = El evento permite marchar a un ejército más. ¿De dónde sale?
q-replace = ¿En qué área cambia de bando una unidad { $force_de }?
q-rearrange = ¿Desde qué área redistribuyes unidades dentro de su colonia?
q-shift = Grupo que sale { $area_de }: { $units }. Añade unidades o elige adónde va.
q-place-some = El evento trae hasta { $units ->
        [one] 1 unidad { $force_de }. ¿En qué área la pones?
       *[other] { $units } unidades { $force_de }. ¿En qué área y cuántas?
    }
q-place-all = El evento trae { $units ->
        [one] 1 unidad { $force_de }. ¿A qué área llega?
       *[other] { $units } unidades { $force_de }, todas a la misma área. ¿A cuál llegan?
    }
q-battle = ¿Qué batalla se resuelve ahora?
q-battle-events = Batalla { $area_de }: ¿le asignas antes un evento o luchas ya?
q-losses = Batalla { $area_de }: tu bando recibe { $hits ->
        [one] un Impacto. ¿Qué unidad se retira?
       *[other] { $hits } Impactos. ¿Qué unidades se retiran?
    }
    .why = Respondes por las dos facciones de tu bando.
q-command-decision = Decisión de Mando { $force_de } { $area_en }: { $units ->
        [one] una unidad puede dejar la batalla. ¿Adónde va?
       *[other] hasta { $units } unidades pueden dejar la batalla. ¿Cuántas y adónde?
    }
    .why = A un área adyacente por tierra que no ocupe solo el enemigo.
q-throw-again = Batalla { $area_de }: ¿qué dados vuelves a tirar? (Elegidos: { $dice })
q-advance = Victoria { $area_en }: ¿avanza parte del ejército?

# Opciones
o-extra-units = { $a } { $word_en }
o-reinforce = { $a } { $word_en }
o-place-some = { $a } { $word_en }
o-command-decision = { $a } { $word_a }
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
        [one] { $a } Hessiano
       *[other] { $a } Hessianos
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
        [one] { $a } Regular Francés
       *[other] { $a } Regulares Franceses
    }
o-army-natives = { $a ->
        [one] { $a } Nativo
       *[other] { $a } Nativos
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
        [one] { $a } Hessiano
       *[other] { $a } Hessianos
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
        [one] { $a } Regular Francés
       *[other] { $a } Regulares Franceses
    }
o-shift-natives = { $a ->
        [one] { $a } Nativo
       *[other] { $a } Nativos
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
        [one] { $a } Hessiano
       *[other] { $a } Hessianos
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
        [one] { $a } Regular Francés
       *[other] { $a } Regulares Franceses
    }
o-losses-natives = { $a ->
        [one] { $a } Nativo
       *[other] { $a } Nativos
    }
o-throw-again-british_regulars = Regulares Británicos: { $b } × { $a }
o-throw-again-loyalists = Lealistas: { $b } × { $a }
o-throw-again-hessians = Hessianos: { $b } × { $a }
o-throw-again-continentals = Continentales: { $b } × { $a }
o-throw-again-patriots = Patriotas: { $b } × { $a }
o-throw-again-french = Regulares Franceses: { $b } × { $a }
o-throw-again-natives = Nativos: { $b } × { $a }

# Azar
d-turn-marker = Saca un Marcador de Turno de la Bolsa.
d-card = Roba una carta ({ $faction }).
d-battle-die = Tira un Dado de Batalla ({ $force }).

# Registro
l-first-to-place = Sale el marcador { $marker_de }: { $side } colocan primero sus unidades adicionales.
l-placed = Nuevas unidades { $area_en }: { $units }.
l-turn = Ronda { $round }: turno { $faction_de }.
l-round = Empieza la ronda { $round }.
l-game-over = La partida acaba con la ronda { $round }.
l-nowhere-to-place = No hay dónde colocar Refuerzos ni Unidades Huidas { $force_de }.
l-card-played = { $faction_el } juegan { $card_q }.
l-truce-played = { $faction_el } juegan su Carta de Tregua.
l-moved = { $units }: { $start_de } { $target_a }.
l-natives-allied = { $units } { $area_en }: desde ahora, con { $side }.
l-natives-independent = { $units } { $area_en }: otra vez por su cuenta.
l-natives-flee = Huida antes de la batalla { $area_en }: { $units } por bando.
l-flag-raised = Bandera { $side_de } { $place_en }.
l-flag-lost = Se retira la bandera { $side_de } { $place_en }.
l-battle = Batalla { $area_de }; atacan { $side }.
l-threw = { $force_el } sacan { $dice }.
l-threw-again = { $force_el } vuelven a tirar y sacan { $dice }.
l-hit = Bajas { $area_en }: { $units }.
l-fled = Unidades Huidas { $area_en }: { $units }.
l-changed-sides = Cambio de bando en vez de Huida { $area_en }: { $units } → { $by }.
l-stepped-out = Decisión de Mando: { $units }, { $start_de } { $target_a }.
l-battle-won = { $area_el } queda en manos de { $side }.
l-battle-empty = No queda nadie { $area_en }.
l-replaced = Cambio de bando { $area_en }: una unidad { $force_de } pasa a ser { $by_de }.
l-no-effect = { $card_q } no tiene efecto.
l-fled-turned = Unidades Huidas que cambian de bando: { $units }.
l-drew = { $faction_el } roban { $card_q }.
l-showed = { $faction_el } enseñan una mano de solo eventos y roban otra: { $cards }.

# Resultados
r-colonies = Su bando controla más colonias.
r-cities = Su bando tiene más banderas en ciudades.
r-draw = Los dos bandos están igualados; nadie gana.

dice-brought = { $who }: { $hits ->
    [one] 1 Impacto
   *[other] { $hits } Impactos
}; lo esperado, { $expected }.
