### Las preguntas, opciones y líneas del registro de las reglas.

title = Liberty or Death
s-1775 = Un pueblo numeroso y armado, 1775–1780
    .about = La guerra larga, seis Campañas. Francia aún no participa.
s-1776 = Los británicos vuelven a New York, 1776–1779
    .about = Cuatro Campañas. Francia se prepara para la guerra.
s-1778 = La campaña del sur, 1778–1780
    .about = Tres Campañas con Francia en guerra.
s-sprint = Sprint, 1778–1779
    .about = Dos Campañas con el despliegue de 1778, sin Golpes Brillantes ni comprobaciones de victoria.
opt-edition = Edición
    .about = El reglamento impreso con sus erratas corregidas, o con las correcciones oficiales posteriores.
opt-edition-printed = impresa
opt-edition-2016 = correcciones de 2016
opt-period-events = Eventos de Período
    .about = Cada Campaña roba solo Eventos de sus años.
opt-period-events-off = no
opt-period-events-on = sí
opt-winter-is-coming = Se acerca el invierno
    .about = La carta de Cuarteles de Invierno espera en el mazo hasta que le toca.
opt-winter-is-coming-off = no
opt-winter-is-coming-on = sí
opt-sharing = Un jugador para ambas Facciones de
    .about = Quien lleva las dos Facciones de un Bando gana o pierde con la peor de ellas.
opt-sharing-nobody = ningún Bando
opt-sharing-royalists = los Realistas
opt-sharing-rebellion = la Rebelión
opt-sharing-both = cada Bando
r-victory-check = Una Facción cumplió sus condiciones de victoria al comenzar el invierno.
r-final-winter = Termina la última Ronda de Cuarteles de Invierno; gana el mayor margen.

d-card-kind = ¿La siguiente carta del mazo es un Evento o Cuarteles de Invierno?
d-event-card = ¿Qué carta de Evento se ha revelado?
d-winter-card = ¿Qué carta de Cuarteles de Invierno se ha revelado?
d-naval-pressure-die = Tira 1D3 por la Presión Naval británica.
d-battle-die = Tira 1D3: { $side }.

n-first = 1ª Elegible
n-second = 2ª Elegible
n-attacker = Atacante
n-defender = Defensor
n-yes = sí
n-no = no
n-none = ninguna
n-modifier-regulars = la mitad Regulares
n-modifier-underground = una ficha Oculta
n-modifier-leader = un Líder
n-modifier-lauzun = Lauzun
n-modifier-french-navy = marina francesa
n-modifier-forts = Fuertes
n-modifier-reserve = Indios en su Reserva
n-modifier-washington = Washington
n-modifier-card = la carta
n-victory-check = Comprobación de Victoria
n-british-supply = Abastecimiento británico
n-patriot-supply = Abastecimiento patriota
n-french-supply = Abastecimiento francés
n-indian-supply = Abastecimiento indio
n-west-indies = Indias Occidentales
n-resources = Recursos
n-support = Apoyo
n-redeployment = Redespliegue
n-desertion = Deserción
n-reset = Reinicio

## Secuencia de juego

q-turn = { $card }: eres la Facción { $place }. ¿Qué haces?
o-command = { $a }
o-turn-event = Evento, { $a }
o-turn-stroke = { $a ->
    [109] Tratado de Alianza
   *[other] Golpe Brillante
}
q-brilliant-stroke = ¿Interrumpes la carta con tu Golpe Brillante?
    .why = Puede jugarse hasta que actúe la 1ª Facción Elegible.
o-stroke = Jugarlo
q-trump = Se ha jugado { $card }. ¿Lo superas?
q-stroke = Golpe Brillante: dos Órdenes Limitadas gratuitas y una Actividad Especial, en cualquier orden.
    .why = Tu Líder debe participar en una de las Órdenes.
o-special = Actividad Especial: { $a }
q-special-before = ¿Actividad Especial antes de la Orden?
q-special-after = ¿Actividad Especial después de la Orden?
q-free-special = ¿Usas la Actividad Especial gratuita? ({ $activity })
q-recall = No hay bastantes fichas Disponibles ({ $piece }). ¿Retiras una del mapa? (faltan { $number })

## Líderes y marina

q-lone-leader = { $leader } se ha quedado sin tropas. ¿Adónde va?
q-redeploy-leader = ¿Dónde pasa el invierno { $leader }?
q-leader-joins = ¿{ $leader } acompaña a las fichas colocadas en { $space }?
q-leader-follows = ¿{ $leader } acompaña al grupo de { $origin } a { $destination }?
q-blockade = ¿Qué Ciudad queda bajo Bloqueo?
q-lift-blockade = ¿De qué Ciudad se levanta un Bloqueo?
q-rearrange-blockades = ¿Mueves algún Bloqueo?
o-rearrange-blockades-move = De { $a } a { $b }
q-move-blockade = ¿Se mueve un Bloqueo de { $origin } a otra Ciudad?

## Británicos

q-muster-regulars = Concentración: ¿dónde llegan Regulares?
q-muster-regulars-number = ¿Cuántos Regulares en { $space }?
q-muster-tories = Concentración: ¿dónde se colocan Tories?
q-muster-tories-number = ¿Cuántos Tories en { $space }?
q-muster-finish = ¿Un Fuerte o Recompensar Lealtad en una casilla de la Concentración?
o-muster-finish-fort = Fuerte en { $a }
o-muster-finish-reward = Recompensar Lealtad en { $a }
q-fort-regulars = ¿Cuántos de los tres cubos del Fuerte de { $space } son Regulares?
q-reward-steps = Recompensar Lealtad en { $space }: ¿cuántos marcadores y niveles? (primero { $markers } marcadores)
q-reward-propaganda = ¿Cuántos de los marcadores retirados de { $space } son de Propaganda?
q-garrison-space = Guarnición: ¿en qué Ciudad?
q-garrison-from = ¿De dónde van Regulares a { $destination }?
q-garrison-number = ¿Cuántos Regulares van de { $origin } a { $destination }?
q-displace = ¿De qué Ciudad se desplazan las unidades de la Rebelión?
q-displace-to = ¿Adónde van las unidades de la Rebelión de { $origin }?
q-march-space = Marcha: ¿qué destino?
q-march-from = ¿De dónde viene un grupo a { $destination }?
q-march-group = ¿Quién va de { $origin } a { $destination }?
q-battle-space = Batalla: ¿en qué casilla?

## Patriotas

q-rally-space = Reagrupamiento: ¿en qué casilla?
o-rally-space-continentals = Milicias pasan a Continentales
q-rally-way = ¿Qué aporta el Reagrupamiento en { $space }?
o-rally-way-militia = Milicias
o-rally-way-fort = un Fuerte por dos unidades
o-rally-way-regroup = llegan Milicias y se Ocultan
q-rally-militia = ¿Cuántas Milicias en { $space }?
q-fort-units = ¿Qué unidad se entrega por el Fuerte de { $space }?
q-regroup-from = ¿De dónde van unidades a { $destination }?
q-regroup-group = ¿Quién va de { $origin } a { $destination }?
q-rally-continentals-space = ¿En qué Fuerte pasan Milicias a Continentales?
q-rally-continentals = ¿Qué Milicias de { $space } pasan a Continentales?
q-battle-with-french = ¿Participan los Franceses en la Batalla de { $space }?
q-rabble-space = Agitación: ¿en qué casilla?

## Indios

q-gather-space = Reunión: ¿en qué Provincia?
q-gather-way = ¿Qué aporta la Reunión en { $space }?
o-gather-way-war_parties = Partidas de Guerra
o-gather-way-village = un Poblado
o-gather-way-regroup = llegan Partidas de Guerra y se Ocultan
q-gather-war-parties = ¿Cuántas Partidas de Guerra en { $space }?
q-village-war-parties = ¿Qué Partida de Guerra se entrega por el Poblado de { $space }?
q-scout-space = Exploración: ¿a qué Provincia?
q-scout-from = ¿De dónde parte la Exploración hacia { $destination }?
q-scout-group = ¿Quién va de { $origin } a { $destination }?
q-scout-skirmish = ¿Escaramuza en { $space } con los Regulares?
q-raid-space = Incursión: ¿en qué Provincia?
q-raid-from = ¿Entra una Partida de Guerra en { $destination } para la Incursión?

## Franceses

q-agents-space = Agentes franceses: ¿en qué Provincia?
q-agents-way = ¿Qué reclutan los agentes en { $space }?
o-agents-way-militia = dos Milicias
o-agents-way-continental = un Continental
q-hortalez = ¿Cuántos Recursos van a los Patriotas? Reciben uno más.
q-muster-space = Concentración: ¿en qué casilla?
q-muster-number = ¿Cuántos Regulares en { $space }?
q-muster-fort = ¿Se entregan dos Regulares de { $space } por un Fuerte patriota?
q-battle-with-patriots = ¿Participan los Patriotas en la Batalla de { $space }?

## Batalla

q-battle-common-cause = ¿Cuántas Partidas de Guerra combaten en { $space } como Tories?
q-battle-activate = ¿Cuántas unidades Ocultas del { $side } en { $space } se Activan? (ataca: { $attacker }; aliado: { $ally }; Partidas de Guerra como Tories: { $common })
q-common-cause-losses = ¿Cuántas de las bajas en { $space } son Partidas de Guerra en vez de Tories?
q-win-the-day-shift = Triunfo en { $space }: ¿qué casilla vecina se modifica? (quedan { $number })

## Actividades Especiales

q-skirmish-space = Escaramuza: ¿en qué casilla?
q-skirmish-mode = Escaramuza en { $space }: ¿qué se elimina?
o-skirmish-mode-one = una ficha enemiga
o-skirmish-mode-two = dos fichas enemigas por un cubo propio
o-skirmish-mode-fort = un Fuerte por un cubo propio
q-skirmish-target = ¿Qué ficha enemiga en { $space }?
q-persuasion-space = Persuasión: ¿en qué casilla?
q-partisans-space = Partisanos: ¿en qué casilla?
q-partisans-mode = Partisanos en { $space }: ¿qué se elimina?
o-partisans-mode-one = una unidad
o-partisans-mode-two = dos unidades por una Milicia
o-partisans-mode-village = un Poblado por una Milicia
q-partisans-target = ¿Qué unidad en { $space }?
q-trade-space = Comercio: ¿en qué Provincia?
q-trade-gift = Los Indios comercian en { $space }. ¿Cuántos Recursos les das?
q-war-path-space = Sendero de Guerra: ¿en qué casilla?
q-war-path-mode = Sendero de Guerra en { $space }: ¿qué se elimina?
o-war-path-mode-one = una unidad
o-war-path-mode-two = dos unidades por una Partida de Guerra
o-war-path-mode-fort = un Fuerte por una Partida de Guerra
q-war-path-target = ¿Qué unidad en { $space }?
q-plunder-space = Saqueo: ¿en qué Provincia?
q-plunder-war-party = ¿Qué Partida de Guerra deja { $space }?
q-preparer = Préparer la Guerre: ¿qué se prepara?
o-preparer-squadron = un Escuadrón para las Indias Occidentales
o-preparer-regulars = tres Regulares pasan a Disponibles
o-preparer-resources = dos Recursos

## Invierno

q-supply-british = Los cubos británicos de { $space } están Desabastecidos.
o-supply-british-pay = Pagar un Recurso
o-supply-british-shift = Modificar la casilla hacia Oposición Activa
o-supply-british-remove = Retirarlos a Disponibles
q-supply-patriots = Las unidades patriotas de { $space } están Desabastecidas (se perderían { $number }).
o-supply-patriots-pay = Pagar un Recurso
o-supply-patriots-remove = Retirarlas
q-supply-loss = ¿Qué unidad se pierde?
q-supply-french = Los Regulares franceses de { $space } están Desabastecidos.
o-supply-french-pay = Pagar un Recurso
o-supply-french-move = Ir al Fuerte patriota más cercano
o-supply-french-remove = Volver a Disponibles
q-supply-indians = Las Partidas de Guerra de { $space } están Desabastecidas.
o-supply-indians-pay = Pagar un Recurso
o-supply-indians-move = Ir al Poblado más cercano
q-supply-to = ¿Adónde van las unidades de { $origin }?
q-supply-village = ¿Dónde se funda un Poblado?
q-west-indies-keep = ¿Cuántos Regulares siguen en las Indias Occidentales? (un Recurso si queda alguno)
q-reward-space = Recompensar Lealtad: ¿en qué casilla?
q-committees-space = Comités de Correspondencia: ¿en qué casilla?
q-committees-steps = ¿Cuántos marcadores de Incursión y niveles en { $space }? (primero { $markers } marcadores)
q-desertion = ¿Qué ficha deserta? ({ $piece }, quedan { $number })

## Registro

l-card = Se juega { $card }; en el mazo: { $on_deck }.
l-passed = { $faction }: Pasar.
l-event = { $faction }: Evento { $card }, { $text }.
l-command = { $faction }: { $command }.
l-selected = { $faction }: { $command } en { $space }.
l-special = { $faction }: { $activity }.
l-stroke = { $faction }: { $card }.
l-trumped = { $card } supera a { $over }, que vuelve a su dueño.
l-treaty = Francia entra en la guerra.
l-ineligible = { $faction }: No Elegibles hasta después de la próxima carta.
l-stays-eligible = { $faction }: Elegibles para la próxima carta.
l-placed = { $faction }: colocación de { $pieces } en { $space }.
l-removed = { $faction }: retirada de { $pieces } de { $space }.
l-lost = { $faction }: pérdida de { $pieces } en { $space }.
l-boxed = { $pieces }: de { $source } a { $target }.
l-moved = { $faction }: { $pieces } de { $origin } a { $destination }.
l-activated = { $faction }: pasan a Activas en { $space }: { $pieces }.
l-hidden = { $faction }: pasan a Ocultas en { $space }: { $pieces }.
l-shifted = { $space }: de { $before } a { $after }.
l-marked = { $space }: { $marker } ({ $number }).
l-unmarked = { $space }: se retira { $marker } ({ $number }).
l-resources = { $faction }: { $number } { $number ->
        [one] Recurso
       *[other] Recursos
    }, total { $total }.
l-blockaded = { $space } queda bajo Bloqueo; INF { $number }.
l-unblockaded = Se levanta el Bloqueo de { $space }; INF { $number }.
l-blockade-moved = Un Bloqueo va de { $origin } a { $destination }.
l-squadrons = Escuadrones a { $target }: { $number }.
l-leader-moved = { $leader } va a { $space }.
l-leader-changed = { $faction }: { $after } sucede a { $before }.
l-battle = { $faction }: Batalla en { $space }.
l-battle-roll = { $side }: Nivel de Fuerza { $force }, tirado: { $dice }, modificadores { $change } ({ $modifiers }); Nivel de Bajas Enemigas { $number }.
l-battle-won = { $side }: Batalla ganada en { $space }.
l-battle-undecided = Nadie gana la Batalla de { $space }.
l-tracks =
    Variación en las pistas:{ $support ->
        [0] {""}
       *[other] {" "}Apoyo { $support }.
    }{ $opposition ->
        [0] {""}
       *[other] {" "}Oposición { $opposition }.
    }{ $cbc ->
        [0] {""}
       *[other] {" "}BAB { $cbc }.
    }{ $crc ->
        [0] {""}
       *[other] {" "}BAR { $crc }.
    }{ $forts ->
        [0] {""}
       *[other] {" "}Fuertes patriotas { $forts }.
    }{ $villages ->
        [0] {""}
       *[other] {" "}Poblados { $villages }.
    }
l-phase = Invierno: { $phase }.
l-reset = Se retiran los marcadores, vuelven las Bajas, Milicias y Partidas de Guerra se Ocultan.
l-game-over = Ganan: { $winner }. Orden: { $ranking }.

## Grupos de fichas

o-march-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-march-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-march-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-march-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-march-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-march-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-march-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-march-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-regroup-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-regroup-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-regroup-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-regroup-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-regroup-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-regroup-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-regroup-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-regroup-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-scout-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-scout-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-scout-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-scout-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-scout-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-scout-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-scout-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-scout-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-rally-continentals-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-rally-continentals-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-rally-continentals-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-rally-continentals-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-rally-continentals-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-rally-continentals-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-rally-continentals-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-rally-continentals-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-event-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-event-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-event-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-event-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-event-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-event-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-event-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-event-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
