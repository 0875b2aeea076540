# Por qué no se ofrece una respuesta.

# Bloques
why-not-your-block = no es uno de tus bloques
why-your-own-block = es uno de tus propios bloques
why-not-on-map = el bloque no está en el mapa
why-elsewhere = el bloque no está allí
why-france-neutral = antes de la Entrada Francesa sus bloques no hacen nada
why-chosen = ya está en la oferta

# Cartas, suministro y acciones
why-no-such-card = no tienes esa carta
why-supplied = cada bloque recibe un solo paso de una carta de Suministro
why-not-in-village = un indio solo recibe suministro en su propio poblado
why-no-supply-there = no está en una Ciudad de Suministro amiga ni en la Caja del Atlántico
why-full-strength = el bloque tiene su fuerza completa
why-replaced = los movimientos van antes que los Reemplazos
why-no-british-replacements = los Británicos no roban Reemplazos el primer año
why-empty-pool = no quedan bloques en tu Fondo de Reemplazos

# Movimientos de grupo
why-no-blocks = allí no hay bloques tuyos
why-moved = los bloques que ya han movido este turno no vuelven a mover
why-pinned = tienen que quedarse tantos bloques tuyos como atacantes
why-no-way = no tiene salida por ningún lado de hex, puerto ni ruta por mar
why-somebody-moves = un grupo mueve al menos un bloque

# Movimientos por tierra
why-not-adjacent = ningún lado de hex lleva allí por tierra
why-back-to-start = un movimiento nunca vuelve a donde empezó
why-no-wilderness = los indios no salen de la Tierra Salvaje
why-hexside-full = ya no pueden cruzar más bloques ese lado de hex
why-storm = la tormenta impide atacar allí
why-pinning-hexside = los atacantes entraron por ese lado de hex
why-sea-attack = las tropas de tierra no se unen a un Ataque por Mar
why-movement-spent = al bloque no le queda movimiento para llegar allí
why-movement-left = el bloque aún no ha usado su movimiento
why-no-river = ningún río ni lago lleva desde aquí hasta allí
why-along-the-river = el bloque llega allí por el río
why-within-movement = está dentro del movimiento del bloque
why-beyond-movement = solo se llega con Marcha Forzada
why-nowhere-to-force = no hay ningún hex abierto a una Marcha Forzada
why-first-step-only = por mar solo se sale al empezar el movimiento

# Movimientos por mar
why-not-by-sea = los bloques americanos y los indios no van por mar
why-not-in-port = el bloque no está en un puerto
why-not-a-port = no es un puerto
why-already-there = el bloque ya está allí
why-by-the-atlantic = todo movimiento por mar pasa por la Caja del Atlántico
why-port-not-friendly = el puerto no es amigo
why-bay-closed = un enemigo en la entrada cierra la bahía
why-enemies-there = allí hay bloques enemigos
why-enemies-on-the-way = hay bloques enemigos por el camino
why-no-coastal-way = no hay camino por la costa de tres hexes o menos
why-west-indies-blocks = a las Indias Occidentales solo van bloques británicos y franceses
why-west-indies-peace = antes de la Entrada Francesa nadie ataca en las Indias Occidentales
why-two-in-port = antes de la Entrada Francesa caben como mucho dos bloques en cada puerto de las Indias Occidentales
why-land-attack = ese hex ya se ataca por tierra
why-no-escort = ningún buque de guerra tuyo ha llegado allí este turno desde el mismo sitio
why-other-origin = un Ataque por Mar sale de un solo sitio
why-three-troops = por mar no van más de tres bloques de tierra

# Reemplazos
why-no-supply-city = no es una Ciudad de Suministro
why-not-friendly = no es un hex amigo
why-not-west-indies = los Reemplazos no llegan a las Indias Occidentales
why-militia-only = a una ciudad roja solo llega la milicia
why-one-block-a-hex = ya ha llegado allí un bloque este turno
why-not-at-the-village = un indio llega a su propio poblado o, si está perdido, a un hex adyacente
why-not-neutral = no es un hex neutral y vacío

# Batallas
why-no-battle = allí no hay batalla
why-ordered = esa batalla ya tiene su lugar en el orden
why-nobody-came = ningún bloque tuyo ha llegado por ahí
why-land-leads = los buques llegados del Atlántico solo apoyan el ataque por tierra
why-not-in-battle = el bloque no está en esta batalla
why-reserve = la Reserva de Combate entra en la 2ª ronda
why-acted = el bloque ya ha actuado en esta ronda
why-other-letter = no es el turno de los bloques de esa letra
why-must-leave = el bloque tiene que retirarse en esta ronda
why-before-landing = las tropas no disparan hasta el desembarco
why-no-bayonets = en esta partida no se usa la carga a la bayoneta
why-not-line-foot = solo cargan a la bayoneta la infantería regular y la Guardia
why-round-two = las cargas a la bayoneta se hacen en la 2ª ronda
why-can-fire = un bloque que puede disparar no espera
why-pursuit = en la Ronda de Persecución el Defensor no se retira
why-not-engaged = mientras combaten las flotas, los buques disparan a los buques y las tropas a las tropas
why-last-step = el bombardeo nunca quita el último paso
why-weaker = el impacto lo recibe un bloque más fuerte

# Retiradas y reagrupamiento
why-no-way-out = no hay por dónde retirarse
why-must-go = el bloque tiene que ir a algún sitio
why-by-land = el bloque se está retirando por tierra
why-enemy-hex = el hex es del enemigo hasta que acabe el turno
why-enemy-town-on-the-way = ni las retiradas ni los reagrupamientos pasan por ciudades del enemigo
why-not-as-they-came = el Atacante se retira por un lado de hex por el que entró, salvo que el enemigo lo haya usado después
why-attackers-came = el Defensor no se retira por un lado de hex por el que entró el Atacante, salvo que él mismo lo haya usado después
why-enemy-ships = los buques de guerra enemigos impiden que las tropas salgan por mar
why-no-ship-went = ningún buque de guerra tuyo se ha retirado allí en esta ronda
why-regrouped = el bloque ya se ha reagrupado
why-nowhere-to-regroup = no puede llegar a ningún hex amigo
why-only-passing = el reagrupamiento tiene que acabar en un hex amigo
why-not-to-the-atlantic = no se puede reagrupar en la Caja del Atlántico

# Invierno y prisioneros
why-no-town = el bloque no está en una ciudad ni en un poblado
why-no-friendly-port = el bloque no está en un puerto amigo ni junto a uno
why-needs-no-supply = el bloque no necesita suministro
why-loss-is-no-help = perderlo no ayudaría a los demás
why-no-prisoner = ese bloque no está prisionero
why-nothing-chosen = la oferta está vacía
