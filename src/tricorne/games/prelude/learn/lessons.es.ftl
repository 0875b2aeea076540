# Las lecciones de Prelude to Rebellion. Como mucho dos frases y 240 caracteres cada vez.

course = Aprende Prelude to Rebellion
    .about = Diez lecciones cortas y dos ejercicios; después, una primera partida de verdad de un turno. Llevas a los Patriotas y una vez al bando Leal.

chapter-cards = Cartas y Distritos
chapter-means = Los medios
chapter-crisis = La crisis

## A card for its points

lesson-points = Una carta por sus puntos
    .idea = Casi siempre una carta se juega por sus Puntos de Actividad, y los puntos ponen Cubos en el mapa. Con más Cubos que el otro, el Distrito es tuyo.
    .scene = Principios de 1834. Tienes una carta Patriota de cuatro puntos; Nicolet, Yamaska, Berthier y Beauce están vacíos.
    .done = Cuatro Distritos con una carta. Al final se ha tirado un dado: empuja uno de los cuatro Marcadores de Puntuación, y el que llega a su meta hace pagar a su registro.
lesson-points-card = Llevas a los Patriotas, en verde. Juega tu carta por sus cuatro puntos.
    .event = Su Evento mueve Londres un poco a tu favor. Esta vez juégala por sus puntos.
lesson-points-nicolet = Un Cubo en un Distrito vacío cuesta un punto. Nicolet no es de nadie: moviliza allí.
    .yamaska = Yamaska viene después. Empieza en Nicolet.
    .montreal = En una ciudad un Cubo cuesta dos puntos o más. Empieza en el campo, en Nicolet.
    .composure = Eso es para más tarde. Moviliza en Nicolet.
    .other = Empieza en Nicolet, que está vacío.
lesson-points-yamaska = Nicolet es tuyo, y el marcador de Distritos Rurales ha avanzado una casilla a tu favor. Ahora Yamaska.
    .again = Un segundo Cubo lo asegura, pero un Distrito vacío vale más. Elige Yamaska.
    .other = Elige Yamaska, que está vacío.
lesson-points-berthier = Y Berthier, con el tercer punto.
    .empty = Igual de bueno: otro Distrito vacío.
    .other = Un Distrito vacío vale más. Elige Berthier.
lesson-points-beauce = Queda un punto. Beauce es de sesgo contrario, pero está vacío y no cuesta más.
    .done = Los puntos no se guardan. Usa el último en Beauce.
    .other = Un Distrito vacío vale más. Elige Beauce.

## The Score Die

lesson-score = El Dado de Puntuación
    .idea = El dado de cada carta empuja un Marcador de Puntuación. Cuando llega al final, su registro paga Puntos de Victoria a quien va por delante en él.
    .scene = La Influencia Exterior está en 1 para el bando Leal, y a su Marcador de Puntuación le falta un empujón para pagar. Tienes dos cartas.
    .done = Un punto por la carta y otro por el registro, y su marcador vuelve a empezar. Antes de elegir carta, mira qué registro paga pronto y quién va por delante.
lesson-score-card = Londres está a punto de pagar al Leal. O'Connell y Hume lo mueven dos casillas a tu favor y anotan un punto: juega su Evento.
    .points = Seis puntos para Cubos, y luego Londres paga al Leal. Dale antes la vuelta: el Evento.
    .one = Con una casilla queda empatado y no cobra nadie. La otra carta lo mueve dos.
    .other = Mira el registro que paga ahora. Juega el Evento de O'Connell y Hume.

## Playing the other side's card

lesson-theirs = Jugar la carta del otro
    .idea = Tienes que jugar lo que tienes, también sus cartas: tú te llevas los puntos y luego ellos el Evento, si se cumple su requisito.
    .scene = Tienes dos cartas Leales de cuatro puntos. Una les da tres Puntos de Victoria; la otra pide un Espíritu de Rebelión de 10.
    .done = No ha habido Evento. La carta está ahora en la Reserva y ellos ganan dos Puntos de Oportunidad: deshazte de sus peores cartas mientras no puedan dañarte.
lesson-theirs-card = Las dos son cartas Leales y te dan cuatro puntos. Juega los Juramentos de lealtad: con el Espíritu por debajo de 10, su Evento no puede ocurrir.
    .costly = Esa les daría tres Puntos de Victoria. El Evento de los Juramentos de lealtad aún no puede ocurrir.
lesson-theirs-first = Usa tus puntos: Nicolet.
    .other = Esta vez elige Nicolet.
lesson-theirs-second = Y Yamaska.
    .other = Esta vez elige Yamaska.
lesson-theirs-end = Puedes parar antes, pero lo que sobra se pierde. Pulsa Listo y mira qué hace su carta.
    .other = Quedan dos puntos, pero esta vez para aquí: Listo.

## Task: four points, four Counties

task-four-counties = Cuatro puntos, cuatro Distritos
    .ask = Tienes una carta de cuatro puntos. Mueve el marcador de Distritos Rurales cuatro casillas a tu favor.
    .hint = El primer Cubo en un Distrito vacío cuesta un punto y te lo da.
    .done = Cuatro Distritos vacíos, cuatro casillas.
    .twice = Dos Cubos en un Distrito lo ganan una sola vez. Elige cuatro Distritos vacíos.
    .event = Su Evento mueve Londres, no los Distritos. Juega la carta por sus puntos.

## Organizations, and dice that you can rescue

lesson-organize = Organizaciones, y dados que se pueden salvar
    .idea = Una Organización pide un Chequeo de Movilización: tres dados, como mucho tus Cubos más los puntos que pongas. Lo que falte lo cubren los Puntos de Oportunidad.
    .scene = Tienes tres Cubos en Montréal, seis Puntos de Oportunidad y una carta de seis puntos en la mano. Los dados están fijados.
    .done = Tu primera Organización está en pie y su registro ha movido dos casillas. Guarda Puntos de Oportunidad para estos momentos: después de los dados valen más.
lesson-organize-card = Juega tu carta por sus seis puntos.
    .event = Es un buen Evento, para más tarde. Esta vez, sus puntos.
lesson-organize-place = Una Organización en Montréal mueve su registro dos casillas y abre el campo a otras. Inténtalo.
    .other = Todo eso es útil. Prueba primero con la Organización en Montréal.
lesson-organize-points = El objetivo son tus tres Cubos más los puntos que pongas, y la media de tres dados está entre 10 y 11. Pon los seis.
    .few = Un objetivo de 5 o 6: casi nunca saldría. Pon seis.
    .more = Aquí cuenta cada punto. Pon seis.
lesson-organize-rescue = Has sacado 11 contra 9, dos de más. Paga dos Puntos de Oportunidad y sale bien de todos modos.
    .fail = Entonces se pierden seis puntos. Dos Puntos de Oportunidad son más baratos.

## The Opportunity Pool

lesson-pool = La Reserva de Oportunidad
    .idea = En vez de una carta de tu mano puedes comprar una de la Reserva: te da su Evento y conservas la mano.
    .scene = En la Reserva hay un periódico Patriota que trae cinco Cubos y una carta Leal. Tienes seis Puntos de Oportunidad.
    .done = Cinco Cubos y la mano entera. Las cartas neutrales que dejes en la Reserva las puede comprar tu oponente.
lesson-pool-buy = Una carta de la Reserva cuesta tantos Puntos de Oportunidad como su valor. Compra L'Écho du Pays por cuatro.
    .hand = Esa la puedes jugar más tarde. Compra el periódico mientras puedas pagarlo.
    .loyal = Es una carta Leal y solo puede comprarla el Leal. Compra el periódico.

## Special Actions

lesson-specials = Acciones Especiales
    .idea = Cada bando tiene seis Acciones Especiales. Una por Turno, y cada una solo una vez por partida.
    .scene = Tienes un Punto de Oportunidad, una carta de cuatro puntos y una carta fuerte que pide una Sesión Parlamentaria. En esta ronda no hay.
    .done = Seis Puntos de Oportunidad por cuatro Puntos de Actividad. Seis Acciones Especiales para siete Turnos: elige bien cuándo.
lesson-specials-card = Tu mejor carta pide una Sesión Parlamentaria, marcada en el registro de rondas. Guárdala y juega la otra por puntos.
    .keep = En esa carta hay cuatro Puntos de Victoria. Guárdala para una sesión.
    .event = Su Evento mueve Londres. Esta vez juégala por sus puntos.
    .session = Su Evento pide una Sesión Parlamentaria, y en esta ronda no hay.
lesson-specials-special = Te faltan Puntos de Oportunidad. Usa la Acción Especial Nuestro momento: seis de ellos por cuatro puntos.
    .other = También es buen uso. Esta vez prueba la Acción Especial Nuestro momento.

## The Spirit of Rebellion

lesson-spirit = El Espíritu de Rebelión
    .idea = Cuanto más airado está el país, más duras son las represalias cuando pagan los Distritos Rurales. Una Llamada al Sosiego frena el Espíritu.
    .scene = El Espíritu de Rebelión está en 6. Los Patriotas van por delante en los Distritos Rurales, que pagan con el próximo empujón.
    .done = Has cobrado, con dos Distritos menos. Una Llamada al Sosiego por Turno frena el Espíritu; en 15 la partida acaba en el acto.
lesson-spirit-card = Los Distritos pagan con el próximo empujón, y tres caras del dado de esta carta son suyas. Juega el Evento: antes, cinco Cubos.
    .points = Cuatro puntos son cuatro Cubos como mucho, y el Evento trae cinco. Juega el Evento.
lesson-spirit-first = Pagan, pero antes viene el Temor a la Represalia: el Leal saca un 3 y se van dos Cubos. Con el Espíritu bajo no habría sido ninguno.
lesson-spirit-second = Quitan Cubos que sostienen un Distrito ellos solos. Así se pierden dos Distritos antes de cobrar.

## A Parliamentary Session

lesson-session = Una Sesión Parlamentaria
    .idea = Algunas rondas están marcadas como Sesión Parlamentaria. Solo entonces se juegan los Eventos Parlamentarios, y cada sesión termina a favor del Patriota.
    .scene = Ronda 2 de Principios de 1834, la última de una sesión. Tienes «Lista civil denegada», que en una sesión anota cuatro Puntos de Victoria.
    .done = Seis puntos: cuatro por la carta y dos porque ha acabado la sesión, con un Cubo más en Québec. Así, cada sesión paga al Patriota.
lesson-session-card = Forman una sesión las rondas 1 y 2, y esta es la última. Juega ahora «Lista civil denegada» por su Evento.
    .points = Puntos los da cualquier carta; este Evento, solo en una sesión. Juega el Evento.
    .later = Esa carta se puede jugar siempre; la otra, solo en una sesión.
lesson-session-loyal = El Leal juega la última carta de la sesión. Mira los Puntos de Victoria cuando acabe la ronda.

## Volunteers and War Readiness

lesson-volunteers = El bando Leal: voluntarios
    .idea = Con el Espíritu en 8 o más, el Leal puede armar sus Organizaciones del campo. La Predisposición a la Guerra solo se paga si estalla la rebelión.
    .scene = Llevas al bando Leal: cinco Cubos y una Organización en Sherbrooke, Espíritu de Rebelión 10, Predisposición a la Guerra 4.
    .done = La Predisposición a la Guerra está en 5. Se paga si el Espíritu llega a 15, así que un país airado también le vale algo al Leal.
lesson-volunteers-card = Llevas al bando Leal, en rojo. Juega tu carta por sus cuatro puntos.
    .event = Es útil, pero ahora necesitas los puntos.
lesson-volunteers-place = El Espíritu pasa de 8, así que se puede armar una Organización del campo. Recluta un Cuerpo de Voluntarios en Sherbrooke.
    .other = Se puede, pero es el momento de los voluntarios. Recluta en Sherbrooke.
lesson-volunteers-points = Otro chequeo: cinco Cubos más los puntos que pongas, contra tres dados. Pon los cuatro.
    .fewer = Lo que no pongas te sirve de poco. Pon cuatro, para un objetivo de 9.

## Twenty points

lesson-win = Veinte puntos
    .idea = Con 20 Puntos de Victoria un bando gana en el acto. Si no, puntúan todos los registros tras el Invierno de 1837 o cuando el Espíritu llega a 15.
    .scene = Hay Sesión Parlamentaria, y los Patriotas tienen 17 Puntos de Victoria.
    .done = Victoria. Casi siempre se tarda más: vigila los cuatro registros, quién va por delante y cuál paga pronto.
lesson-win-card = Hay sesión y tienes 17 de 20 puntos. ¿Qué carta gana la partida?
    .points = Los puntos ponen Cubos en el mapa. El Evento de esta carta anota cuatro, y bastan tres.
    .weak = No es suficiente. Busca Puntos de Victoria.

## Task: the least of three evils

task-least-evil = El menor de tres males
    .ask = Tienes tres cartas, dos de ellas Leales. Acaba tu ronda sin dar ningún Punto de Victoria al Leal y con tu mejor carta aún en la mano.
    .hint = Un Evento cuyo requisito no se cumple no ocurre.
    .done = No te ha pasado nada, y tu mejor carta espera una sesión.
    .paid = Su Evento les ha dado tres puntos. La otra carta Leal aún no podía hacer nada.
    .best = Has gastado tu mejor carta, que en una sesión habría anotado cuatro puntos.

## The first game

first-game = Tu primera partida
    .about = Solo Principios de 1834: ocho rondas, unos quince minutos. Llevas a los Patriotas contra un bot fácil.
    .until = Ha acabado Principios de 1834. Puedes parar aquí y ver qué pagarían los registros, o seguir hasta 1837.
