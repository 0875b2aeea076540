# Los ejemplos de Prelude to Rebellion, paso a paso sobre el tablero.

example-rebellion-first = La rebelión va antes que los veinte puntos
    .scene = El Patriota tiene 19 Puntos de Victoria, el Espíritu de Rebelión está en 14 y al Leal le espera mucha Predisposición a la Guerra.
    .done = 20 puntos y Espíritu 15 a la vez: la rebelión va antes. Puntúan los registros, se paga la Predisposición a la Guerra y gana el Leal.
example-rebellion-first-card = El Evento Patriota trae el último punto y sube el Espíritu.

example-oaths-unmet = La carta del otro, sin su requisito
    .scene = El Patriota tiene los Juramentos de lealtad, una carta Leal. El Espíritu de Rebelión es 9, y su Evento pide 10.
    .done = No hay Evento: la carta va a la Reserva y el Leal gana la mitad de su valor, dos Puntos de Oportunidad.
example-oaths-unmet-card = Hay que jugarla por sus cuatro puntos.
example-oaths-unmet-spent = Gastados los puntos, se mira el requisito.

example-oaths-met = La carta del otro, con su requisito
    .scene = La misma carta, pero el Espíritu de Rebelión es 10.
    .done = El Evento ha ocurrido: cinco Cubos Leales, la mitad de diez. Después la carta se descarta.
example-oaths-met-card = Otra vez se juega por sus cuatro puntos.
example-oaths-met-spent = Gastados los puntos, el Leal resuelve su Evento.
example-oaths-met-event = Un Cubo Leal en cada uno de cinco Distritos.

example-rouville = Dos Distritos sin dueño
    .scene = Comienzo de la partida: el Patriota controla diez Distritos Rurales, el Leal dos, y el marcador está a 8 casillas.
    .done = El marcador se ha movido dos casillas, hasta el primer 3, todavía a favor del Patriota.
example-rouville-rouville = Un Cubo Leal en Rouville: uno a uno, y no lo controla nadie.
example-rouville-richelieu = Lo mismo en Richelieu.

example-montreal = Montréal cambia de manos
    .scene = El Patriota controla Montréal, tres Cubos a dos, y el Leal Québec: el marcador de Distritos Urbanos está en 0.
    .done = Con un segundo Cubo Montréal es del Leal y el marcador queda en 4.
example-montreal-first = Un Cubo Leal: tres a tres, nadie controla Montréal y el marcador pasa a 2 a favor del Leal.
example-montreal-second = Y otro más.

example-attrition = Lo que cuestan las ciudades
    .scene = El Patriota tiene siete Cubos en Montréal y cuatro en Québec, y los Distritos Urbanos pagan con el próximo empujón.
    .done = De seis a diez Cubos se pierden dos; de uno a cinco, uno: quedan cinco en Montréal y tres en Québec.
example-attrition-card = El dado de la carta empuja el marcador y el registro paga.

example-chambly = Un chequeo que sale bien
    .scene = El Patriota tiene siete Cubos en Chambly. Un Evento pide un chequeo con un bono de 4.
    .done = El objetivo era 11 y los dados suman 10: éxito.
example-chambly-card = Siete y cuatro son once: tres dados no pueden pasar de ahí.

example-drummond = Un chequeo que se salva
    .scene = El Leal tiene ocho Cubos en Drummond, allí una Organización, y una carta de dos puntos. El Espíritu está en 8.
    .done = Dos Puntos de Oportunidad han subido el objetivo de 10 a 12, y el Cuerpo de Voluntarios está en pie.
example-drummond-recruit = Reclutar pide un chequeo: ocho y dos son diez.
example-drummond-pay = Los dados suman 12, dos de más. Paga dos Puntos de Oportunidad.

example-laprairie = Lo que cuestan los Cubos
    .scene = Hay dos Cubos Patriotas en Laprairie y ninguno Leal.
    .done = Uno, dos y dos puntos, y el cuarto costaría tres: quien va por detrás paga uno menos.
example-laprairie-first = El primer Cubo: 1, más 1 por la cifra de la casilla, menos 1 por ir por detrás.
example-laprairie-second = El segundo: 1 más 2, menos 1.
example-laprairie-third = El tercero se pondría por delante, así que no se quita nada: 1 más 1.

example-montreal-boxes = Lo que cuestan los Cubos en una ciudad
    .scene = Hay tres Cubos Patriotas en Montréal; la carta tiene seis puntos.
    .done = Dos puntos cada uno, y el sexto Cubo costaría tres: demasiado para los dos que quedan.
example-montreal-boxes-first = El cuarto Cubo: en una ciudad la base es 2.
example-montreal-boxes-second = El quinto también cuesta 2.

example-sherbrooke = Una Organización Rural
    .scene = El Leal tiene Organizaciones en las dos ciudades, siete Cubos en Sherbrooke, ocho en Québec y cinco en Montréal.
    .done = Un Punto de Oportunidad ha cubierto la diferencia. El marcador avanza una casilla y la Organización está en pie.
example-sherbrooke-place = Una Organización en Sherbrooke.
example-sherbrooke-points = Al chequeo se dedican cuatro puntos.
example-sherbrooke-city = Se afilia a una ciudad que ya la tiene: Québec, cuyos ocho Cubos dan 1 más.
example-sherbrooke-pay = El objetivo es 7 + 4 + 1 = 12 y los dados suman 13. Paga uno.

example-session = El final de una sesión
    .scene = Las rondas 1 y 2 de Principios de 1834 son una Sesión Parlamentaria, y esta es la última carta de la ronda 2.
    .done = Tras la sesión el Patriota tiene un Cubo más en Québec y dos Puntos de Victoria.
example-session-last = El Leal juega su carta.

example-early-1834 = Un Turno entero: Principios de 1834
    .scene = El turno que el reglamento juega de la primera carta a la última, con sus manos y sus dados.
    .done = Un turno, ocho rondas, quince cartas: los Puntos de Victoria vuelven a 0 y el Espíritu de Rebelión está en 5.
example-early-1834-start = El Patriota nombra al Primer Jugador: él mismo.
example-early-1834-r1-patriote = Ronda 1: compra The Morning Courier de la Reserva.
example-early-1834-r1-loyal = El Leal también compra y da la vuelta a Québec: se va su último Cubo Patriota.
example-early-1834-r2-patriote = Ronda 2: un Evento trae Cubos a Montréal, Lachenaie y Berthier.
example-early-1834-r2-loyal = Un chequeo para una Organización en Québec: objetivo 10, y sale 9. Después acaba la sesión.
example-early-1834-r3-patriote = Ronda 3: una Organización en Montréal, 12 contra 10, salvada con dos Puntos de Oportunidad.
example-early-1834-r3-loyal = Una carta Patriota por sus puntos: dos Cubos rebajados, donde el Leal va por detrás.
example-early-1834-r4-patriote = Ronda 4: L'Écho du Pays llena el Richelieu. El Leal se salta su ronda.
example-early-1834-r5-patriote = Ronda 5: cuatro Cubos, dos de ellos en Montréal a dos puntos cada uno.
example-early-1834-r5-loyal = El Leal compra una carta que toma tres Distritos de los Municipios.
example-early-1834-r6-patriote = Ronda 6: Londres se mueve una casilla a su favor, pero recibe un empujón y paga un punto al Leal.
example-early-1834-r6-loyal = Otra carta Patriota: cuatro Cubos por cuatro puntos, y su Evento no puede ocurrir.
example-early-1834-r7-patriote = Ronda 7: los Distritos Urbanos pagan al Leal, y los dos pierden Cubos en las ciudades.
example-early-1834-r7-loyal = Un Evento sube el Espíritu de Rebelión.
example-early-1834-r8-patriote = Ronda 8: Sosiego, una Organización en St-Hyacinthe, y los Distritos Rurales pagan tras el Temor a la Represalia.
example-early-1834-r8-loyal = La última carta: una Acción Especial sube el Espíritu en dos. Después acaba el Turno.

example-kept-card = Una carta conservada
    .scene = Empieza Finales de 1834, y el Patriota ha conservado una carta del Mazo de 1834.
    .done = Ha robado tres más de ese mazo y tres Genéricas: siete en total.

example-rebellion-in-winter = Rebelión en el último invierno
    .scene = Invierno de 1837, la última carta. El Espíritu de Rebelión es 14 y sube al final del Turno.
    .done = Con 15, los registros puntúan como siempre, y además se paga la Predisposición a la Guerra.
example-rebellion-in-winter-last = El Patriota juega la última carta, y nadie ha llamado al Sosiego.

example-ten-to-two = Contar los Distritos Rurales
    .scene = Comienzo de la partida: el Patriota controla diez Distritos Rurales y el Leal dos.
    .done = Diez menos dos son ocho: el marcador está ocho casillas hacia el Patriota, donde paga 4.

example-ragtag = Una coalición variopinta
    .scene = En Richelieu el Patriota tiene tres Cubos y el Leal dos; en Chambly, cuatro a dos.
    .done = Tres a dos está bastante cerca; cuatro a dos, no: Richelieu pasa al Leal.
example-ragtag-card = El Evento busca Distritos donde el Leal vaya poco por detrás.
example-ragtag-add = Hasta dos Cubos en Richelieu.

example-family = Familia en el campo
    .scene = El Patriota tiene el Evento y una carta de cuatro puntos para la ronda siguiente.
    .done = Ocho Cubos Rurales por cuatro puntos.
example-family-card = El Evento promete dos Cubos Rurales por punto en la próxima ronda Patriota.
example-family-other = El Leal juega una carta.
example-family-points = Cuatro puntos.
example-family-cubes = Cada uno trae ahora dos Cubos.
