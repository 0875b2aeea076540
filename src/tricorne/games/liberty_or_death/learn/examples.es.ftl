# Los ejemplos de Liberty or Death, paso a paso sobre el tablero.

example-recall = Partidas de Guerra que vuelven Ocultas
    .scene = Las quince Partidas de Guerra están en el mapa y Activas: no queda ninguna Disponible. Hay un Poblado en Northwest.
    .done = Dos están otra vez Ocultas, en Northwest. Solo quien no tiene una ficha Disponible puede tomarla del mapa.
example-recall-gather = Los Indios hacen una Reunión en Northwest.
example-recall-place = Pueden colocar Partidas de Guerra, una más otra por el Poblado; pero no hay Disponibles.
example-recall-recall = Así que antes toman dos de Southwest.
example-recall-again = Y la segunda.

example-garrison = Guarnición
    .scene = Los Británicos quieren el Control de todas las Ciudades. New York Ciudad está Bloqueada; hay Milicias en Philadelphia y Charles Town.
    .done = Todas las Ciudades quedan bajo Control Británico por dos Recursos en total. En Charles Town un Fuerte patriota protege a la Milicia.
example-garrison-command = La Guarnición cuesta dos Recursos en total y lleva Regulares de cualquier sitio a las Ciudades.
example-garrison-boston = New York Ciudad está Bloqueada y no participa. Un Regular va de Quebec a Boston.
example-garrison-quebec-city = Uno de New York a Quebec Ciudad.
example-garrison-philadelphia = Llegan seis a Philadelphia, de New York y Norfolk: seis cubos sacan a la luz dos Milicias.
example-garrison-south = Tres van a Charles Town y uno a Savannah.
example-garrison-displace = En una Ciudad con Control y sin Fuerte patriota se expulsa al enemigo: solo vale Philadelphia.
example-garrison-to = Las dos Milicias van a Maryland-Delaware, donde menos molestan.

example-british-march = Una Marcha británica
    .scene = Los Británicos marchan a Boston, Philadelphia y Pennsylvania. Hay una Milicia en Boston y otra en Pennsylvania.
    .done = Tres destinos, tres Recursos. Tres cubos británicos en una casilla sacan a la luz una Milicia, y Boston queda bajo Control Británico.
example-british-march-command = Cada destino cuesta un Recurso.
example-british-march-pennsylvania = Primero Pennsylvania: cuatro Regulares y dos Tories de al lado.
example-british-march-clinton = Dos Regulares, un Tory y Clinton llegan de New York Ciudad por Philadelphia: el mar une las Ciudades.
example-british-march-quebec = Un Regular llega de Quebec pasando por dos Ciudades.
example-british-march-philadelphia = Dos Regulares van por mar de New York Ciudad a Philadelphia.
example-british-march-boston = Dos Regulares y dos Tories marchan a Boston: tantos Tories como Regulares.

example-militia-march = Milicias que se descubren
    .scene = Hay dos Milicias Ocultas en Virginia; dos Tories ocupan Norfolk, una Ciudad con Control Británico.
    .done = Dos Milicias y dos Tories suman más de tres, así que las Milicias quedan Activas. Una sola habría seguido Oculta.
example-militia-march-command = Los Patriotas hacen una Marcha a Norfolk.
example-militia-march-two = Van las dos Milicias.

example-war-party-march = Partidas de Guerra que se descubren
    .scene = Hay dos Partidas de Guerra Ocultas en Northwest; dos Milicias tienen New York para la Rebelión.
    .done = Dos Partidas de Guerra y dos Milicias suman más de tres, así que las Partidas quedan Activas. La primera Provincia a la que se entra desde Reservas Indias es gratuita.
example-war-party-march-command = Los Indios hacen una Marcha a New York.
example-war-party-march-two = Van las dos Partidas de Guerra.

example-battle = La gran Batalla
    .scene = Pennsylvania: cinco Regulares, dos Tories, tres Partidas de Guerra y Clinton atacan a Continentales, Franceses, Milicias, un Fuerte y Washington.
    .done = Se pierden cuatro fichas por bando, y el empate es del defensor: Triunfa la Rebelión y Pennsylvania pasa a Oposición Activa.
example-battle-command = Los Británicos pagan una Batalla en Pennsylvania.
example-battle-attacker = Activan dos de las tres Partidas de Guerra: Fuerza 5 + 2 + 1 = 8, dos dados. Una sigue Oculta, y eso ayuda.
example-battle-defender = Los Patriotas activan una Milicia: Fuerza 3 + 2 + 1 + 1 = 7, dos dados. Con los modificadores, el Nivel de Bajas es 6 en los dos bandos.

example-win-the-day = El Triunfo
    .scene = Ha acabado la Batalla del ejemplo anterior: los Realistas han perdido cuatro fichas, y los Patriotas pueden mover dos niveles o más.
    .done = Maryland-Delaware está en Apoyo Pasivo, y el Reagrupamiento gratuito ha puesto allí una Milicia sin pagar nada.
example-win-the-day-shift = En Pennsylvania no queda ningún nivel. Lo que sobra puede usarse al lado: Maryland-Delaware.
example-win-the-day-rally = Como vencedores, los Patriotas pueden además hacer un Reagrupamiento gratuito en una casilla.

example-trade-first = El dinero, antes que la Orden
    .scene = Los Indios no tienen Recursos. Virginia está en Oposición y hay un Poblado en Northwest.
    .done = El Comercio ha pagado la Incursión a la que acompañaba.
example-trade-first-command = Eligen Incursión sin poder pagarla.
example-trade-first-trade = Por eso la Actividad Especial va antes: Comercio en Northwest.
example-trade-first-gift = Los Británicos regalan tres Recursos.
example-trade-first-raid = Ahora hay dinero para Virginia.

example-victory-check = Una comprobación de victoria
    .scene = Primer invierno de 1776: Apoyo 17, Oposición 5, BAB 5, BAR 4, tres Fuertes, cinco Poblados, sin Tratado.
    .done = Británicos e Indios llevan 12 de ventaja, pero les falta la segunda condición; los Patriotas solo cumplen esa. Nadie gana y el invierno sigue.

example-final-margins = El último invierno
    .scene = Último invierno de 1776, con Tratado: Apoyo 24, Oposición 27, BAB 12, BAR 16, seis Fuertes, ocho Poblados.
    .done = Se suman las dos condiciones: Patriotas 4, Británicos 1, Franceses −1, Indios −4. Ganan los Patriotas.

example-hortalez = Lo que haya
    .scene = Los Franceses Sin Jugador tienen un solo Recurso y sacan un 3 para Hortalez.
    .done = Gastan todo lo que tienen, un Recurso, y los Patriotas reciben dos.
example-hortalez-pass = Los Indios pasan, y los Franceses Sin Jugador actúan según sus prioridades.

example-langlade = Un Evento sin efecto
    .scene = Está en juego la carta 62. Los Británicos Sin Jugador solo pondrían Tories en New York si estuviera en Oposición Activa; está en Apoyo Pasivo.
    .done = El Evento no tendría efecto, así que los Británicos ejecutan una Orden y una Actividad Especial.
example-langlade-pass = Los Franceses pasan, y los Británicos Sin Jugador quedan primeros.

example-sullivan = Un Evento que solo daña a los amigos
    .scene = La carta siguiente, la 73, elimina un Fuerte o Poblado en New York, Northwest o Quebec. Solo hay Poblados y un Fuerte británico.
    .done = Todo lo que podría irse es amigo, así que los Indios Sin Jugador toman una Orden y una Actividad Especial.
example-sullivan-pass = Los Patriotas pasan y llega la carta 73, con los Indios Sin Jugador primeros.

example-muskets = Donde hace falta un Evento
    .scene = La carta siguiente, la 43, pone Tories junto a Regulares. North Carolina está en Oposición Activa, con un Regular y sin Tories.
    .done = Se juega el Evento, y North Carolina va primero, porque es el motivo.
example-muskets-pass = Los Patriotas pasan y llega la carta 43, con los Británicos Sin Jugador primeros.

example-one-player = Un punto muerto
    .scene = Una persona lleva a Británicos e Indios; al final, Apoyo 27, Oposición 24, BAB 10, BAR 14, siete Poblados, cinco Fuertes.
    .done = El menor de sus márgenes, 2, supera en cuatro al mejor de las demás, −2. Con seis habría ganado: punto muerto.

example-np-raid = Reglas y costes como los de todos
    .scene = Los Indios Sin Jugador son los primeros en la carta siguiente. Virginia y Pennsylvania están en Oposición; hay Partidas de Guerra en Northwest.
    .done = Hacen una Incursión en las dos Colonias: un Recurso y una Partida de Guerra a la luz por cada una, como cualquiera.
example-np-raid-pass = Los Patriotas pasan, y los Indios Sin Jugador actúan según sus prioridades.
