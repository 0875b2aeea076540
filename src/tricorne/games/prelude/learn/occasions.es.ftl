# Lo que dice el entrenador de Prelude to Rebellion cuando algo aparece por primera vez.
occasion-session = Ha acabado una Sesión Parlamentaria: todas acaban a favor del Patriota.
occasion-spirit = Sube el Espíritu de Rebelión: cuanto más alto, más duras las represalias.
occasion-check = Un Chequeo de Movilización: tres dados que no pasen de tus Cubos más los puntos que pongas.
occasion-theirs = Ha ocurrido un Evento: quien juega una carta del otro bando le da su Evento.
occasion-scored = Un Marcador de Puntuación ha llegado al final: su registro paga Puntos de Victoria a quien va por delante.
occasion-volunteers = Se arman voluntarios: la Predisposición a la Guerra solo se paga si estalla la rebelión.
occasion-pool = Se ha comprado una carta de la Reserva: ocurre su Evento y la mano queda entera.
occasion-special = Una Acción Especial: una por Turno, y cada una solo una vez por partida.
