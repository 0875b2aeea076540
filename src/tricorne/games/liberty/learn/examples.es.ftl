# Los ejemplos de Liberty, paso a paso sobre el tablero.

example-hexside = Cuatro por cada lado
    .scene = Hay cinco bloques americanos en Springfield y cuatro en Newport. Los dos hexes tocan Boston por lados claros.
    .done = Atacan Boston ocho bloques: cuatro por cada lado de hex.
example-hexside-springfield = Marchan los bloques de Springfield: cuatro a Boston.
example-hexside-fifth = Para el quinto el lado está cerrado y Boston ya no se ofrece. Va a Hartford.
example-hexside-newport = De Newport pueden llegar otros cuatro, porque cruzan otro lado.

example-pinning = Dos atacantes inmovilizan a dos de cinco
    .scene = Hay cinco bloques británicos en Boston. Dos americanos los atacan desde Springfield y mueven primero.
    .done = Dos de cinco quedan inmovilizados y tienen que luchar. Tres han salido, y dos de ellos atacan en otro sitio.
example-pinning-attack = Greene y Wayne atacan Boston.
example-pinning-leave = Ahora mueven los Británicos: pueden salir tres de los cinco, pero no por el lado de los atacantes.
example-pinning-third = Sale un tercero. Los dos últimos están inmovilizados.

example-round = Una ronda, bloque a bloque
    .scene = Un líder británico (C3) e infantería ligera (B2) atacan a infantería Continental (C2) y milicia (C1) en Springfield.
    .done = Cada bloque ha actuado una vez: eso es una Ronda de Combate.
example-round-light = La B va antes que la C: dispara primero la infantería ligera.
example-round-americans = Luego los bloques C del defensor, en cualquier orden: aquí la milicia y después la infantería Continental.
example-round-leader = Al final, el bloque C del atacante, el líder. Cualquiera podría haberse retirado.

example-reserves = Las reservas entran en la 2ª ronda
    .scene = Cuatro bloques americanos atacan Boston desde Springfield y dos desde Newport. Todos han movido.
    .done = Empieza la 2ª ronda y los dos de Newport están en la batalla.
example-reserves-main = El atacante declara el Ataque Principal: Springfield. Los dos de Newport son reservas.
example-reserves-round = En la 1ª ronda solo luchan los bloques del Ataque Principal.

example-fire = Con qué acierta un líder
    .scene = Greene ataca en Boston a Howe, un líder de cuatro pasos (C3). Los dados son 1, 2, 4 y 5.
    .done = Aciertan el 1 y el 2, fallan el 4 y el 5: Greene pierde dos de sus cuatro pasos.
example-fire-fire = Cuatro pasos son cuatro dados, y el 3 de C3 dice que son impactos 1, 2 y 3.

example-retreat = Tres por río y bosque
    .scene = Grey ataca a cuatro débiles bloques americanos en Albany. El camino a Saratoga cruza un lado de bosque con río.
    .done = Tres en la primera ronda y el cuarto en la segunda: el límite cuenta por ronda.
example-retreat-first = Tres de ellos se retiran a Saratoga, uno tras otro.
example-retreat-fourth = Para el cuarto el lado está cerrado en esta ronda: se queda y dispara.
example-retreat-next = En la 2ª ronda vuelve a estar abierto.

example-leader-supply = Un líder mantiene a su ejército
    .scene = Invierno. Washington, con dos pasos, y cuatro milicias están en Boston, Ciudad de Suministro de valor tres.
    .done = Nadie pasa hambre: la ciudad mantiene tres bloques y Washington dos, contándose a sí mismo.
example-leader-supply-count = Los Británicos no disuelven a nadie.
example-leader-supply-all = Los Americanos tampoco: tres y dos son cinco.

example-two-actions = Qué son dos acciones
    .scene = Los Americanos juegan un 2; los Británicos, un 1. Greene está en Albany y el Fondo está lleno.
    .done = Un movimiento y un bloque nuevo: también habrían valido dos movimientos o dos bloques.
example-two-actions-move = La primera acción es un Movimiento de Grupo: Greene marcha a West Point.
example-two-actions-draw = La segunda roba un Reemplazo, con toda su fuerza, para una Ciudad de Suministro.

example-beaten-landing = Un desembarco rechazado
    .scene = Hood, un buque débil, lleva a Rawdon contra el puerto francés de las Indias Occidentales. Lo defiende De Barras.
    .done = Sin su escolta el desembarco fracasa: Rawdon pierde un paso y vuelve al puerto del que salió.
example-beaten-landing-sail = Buque y tropas navegan juntos. Primero combaten los buques, y las tropas esperan en el mar.
example-beaten-landing-fire = De Barras dispara, y Hood se pierde.

example-winter-diagram = Un invierno entero
    .scene = En New Brunswick hay un líder de un paso, infantería y un buque; en Fuerte Stanwix, infantería e indios; en Hartford, un líder americano y tres franceses.
    .done = New Brunswick mantiene dos, y su líder a sí mismo. En Fuerte Stanwix se pierde la infantería, porque no hay puerto cerca; los indios no necesitan nada.
example-winter-diagram-british = Los Británicos no disuelven a nadie.
example-winter-diagram-hartford = Hartford mantiene tres, y un líder americano no mantiene a franceses. Es puerto, así que un bloque francés puede irse a casa en vez de perderse.
example-winter-diagram-rest = Los demás comen.
