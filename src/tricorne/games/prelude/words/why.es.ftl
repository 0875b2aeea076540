# Por qué no se ofrece una respuesta.

# Cartas
why-cards-in-hand = con cartas en la mano tienes que jugar una
why-not-in-hand = la carta no está en tu mano
why-in-the-pool = la carta está en la Reserva de Oportunidad y se compra desde allí
why-not-in-pool = la carta no está en la Reserva de Oportunidad
why-opposing-card = es una carta del otro bando
why-not-own-card = no es una carta de tu bando
why-partisan-media = con «Prensa partidista» juegas los puntos y después el Evento de esta carta
why-no-partisan-media = «Prensa partidista» no está a la espera de ninguna carta
why-few-opportunity-points = no tienes tantos Puntos de Oportunidad
why-key-event = es un Evento Clave
why-chosen = ya está en la selección

# Requisitos
why-no-session = no hay Sesión Parlamentaria
why-spirit-low = el Espíritu de Rebelión es demasiado bajo
why-advantage = el Marcador de Ventaja no favorece al bando que pide la carta
why-other-turn = la carta pide otro Turno
why-organization-missing = no existe la Organización que pide la carta
why-not-in-both-cities = la carta pide Organizaciones en las dos ciudades
why-few-rural-organizations = hay menos Organizaciones Rurales de las que pide la carta
why-no-control = el bando que pide la carta no controla el Distrito
why-few-cubes-required = hay menos Cubos de los que pide la carta

# Acciones
why-few-points = no tienes tantos Puntos de Actividad
why-two-points = el intento cuesta al menos dos Puntos de Actividad
why-no-cubes-left = todos tus Cubos están en el mapa
why-no-free-box = no queda ninguna casilla libre
why-cube-limit = una carta vigente limita los Cubos en los Distritos Rurales
why-attempt-failed = tras un intento fallido no puedes crear más Organizaciones en esta Ronda de Acción
why-patriotes-in-montreal = el Patriota solo crea su Organización Urbana en Montréal
why-no-urban-organization = antes de las Rurales hace falta una Organización Urbana
why-organization-there = ya tienes una Organización allí
why-not-affiliated = no tienes ninguna Organización Urbana allí
why-patriotes-only = solo el Patriota hace la Llamada al Sosiego
why-already-composed = la Llamada al Sosiego ya se ha hecho este Turno
why-loyals-only = solo el Leal recluta Cuerpos de Voluntarios
why-no-corps-left = ya se han reclutado todos los Cuerpos de Voluntarios
why-corps-there = ya se ha reclutado un Cuerpo de Voluntarios allí
why-other-board = es una Acción Especial del otro bando
why-special-this-turn = ya has usado tu Acción Especial de este Turno
why-special-used = ya has usado esta Acción Especial
why-few-cards-in-hand = no tienes tantas cartas en la mano
why-few-cards-in-pool = en la Reserva de Oportunidad no hay tantas cartas que no sean Eventos Clave
why-effect-waits = ese efecto ya está a la espera de una carta
why-all-on-start = todos los Marcadores de Puntuación están en Inicio
why-on-start = ese Marcador de Puntuación está en Inicio

# Distritos
why-not-rural = no es un Distrito Rural
why-not-a-city = no es una ciudad
why-not-named = la carta no lo nombra
why-excluded = la carta lo excluye
why-not-patriote-bias = no tiene Sesgo Patriota
why-not-loyal-bias = no tiene Sesgo Leal
why-enough-loyal-bias = la carta no permite más Distritos de Sesgo Leal
why-no-patriote-organization = allí no hay Organización Patriota
why-no-loyal-organization = allí no hay Organización Leal
why-patriote-organization-there = allí hay una Organización Patriota
why-loyal-organization-there = allí hay una Organización Leal
why-few-patriote-cubes = allí hay demasiado pocos Cubos Patriotas
why-few-loyal-cubes = allí hay demasiado pocos Cubos Leales
why-many-patriote-cubes = allí hay demasiados Cubos Patriotas
why-many-loyal-cubes = allí hay demasiados Cubos Leales
why-no-patriote-cubes = allí no hay Cubos Patriotas
why-no-loyal-cubes = allí no hay Cubos Leales
why-no-cubes = allí no hay Cubos
why-not-both-sides = allí no hay Cubos de los dos bandos
why-not-behind = allí tienes tantos Cubos como el otro bando o más
why-lead-low = el Patriota no lleva bastante ventaja allí
why-lead-high = el Patriota lleva demasiada ventaja allí
why-county-limit = de ese Distrito no se retiran más Cubos
why-drawn-before = ya ha salido con esta carta
why-other-district = los puntos solo valen en el Distrito elegido

# Elecciones de una carta
why-not-a-choice = esta carta no da esa opción
why-card-says-fewer = la carta no permite tantos
why-card-says-more = la carta pide más
why-few-free-boxes = allí no se pueden añadir tantos Cubos
why-fewer-cubes = allí no hay tantos Cubos
