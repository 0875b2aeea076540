# Lo que resulta de una respuesta, comparado con lo que resulta de la siguiente mejor.
w-later-lead = Diferencia dos cartas después: Apoyo menos Oposición { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-loyalty = Diferencia dos cartas después: Apoyo que puede dar Recompensar Lealtad en invierno { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-committees = Diferencia dos cartas después: Oposición que pueden dar los Comités de Correspondencia en invierno { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-british = Diferencia dos cartas después: Recursos británicos { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-patriots = Diferencia dos cartas después: Recursos patriotas { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-french = Diferencia dos cartas después: Recursos franceses { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-forts = Diferencia dos cartas después: Fuertes británicos { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-casualties = Diferencia dos cartas después: Bajas de la Rebelión menos las británicas { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-bases = Diferencia dos cartas después: Poblados menos Fuertes patriotas { $more ->
    [1] +
   *[0] −
}{ $count }.

# Lo que se dice a quien juega, además del plan.
w-turn-muster = Trae tropas al mapa; los Británicos pueden además subir el Apoyo.
w-turn-garrison = Lleva Regulares a las Ciudades y expulsa de una a la Rebelión.
w-turn-march = Lleva fichas a casillas adyacentes, donde ganan Control o buscan Batalla.
w-turn-battle = Una Batalla elimina fichas enemigas, y quien logra el Triunfo mueve a la gente.
w-turn-rally = Trae Milicias y Fuertes, y tener más fichas da el Control.
w-turn-rabble_rousing = Mueve a la gente hacia la Oposición, y con ella ganan los Patriotas.
w-turn-gather = Trae Partidas de Guerra y Poblados, y los Poblados cuentan para la victoria.
w-turn-scout = Indios y Británicos mueven juntos y sacan Milicias a la luz.
w-turn-raid = Devuelve Provincias en Oposición hacia Neutral.
w-turn-agent_mobilization = Recluta Milicias o un Continental en el norte.
w-turn-hortalez = Los Patriotas reciben un Recurso más de lo que se da.
w-turn-our-text = Este texto del Evento suele favorecer a tu bando.
w-turn-their-text = Este texto del Evento suele favorecer al otro bando.
w-turn-passed = Pasar da uno o dos Recursos y deja la carta a los demás.
w-activity-common_cause = Las Partidas de Guerra marchan y luchan con los Británicos.
w-activity-skirmish = Elimina una ficha sin dados, pero no donde se libra una Batalla.
w-activity-naval_pressure = Da Recursos a los Británicos o quita un Bloqueo; los Franceses ponen uno con ella.
w-activity-persuasion = Da Recursos donde hay Milicias Ocultas, que salen a la luz.
w-activity-partisans = Milicias Ocultas eliminan una o dos fichas enemigas.
w-activity-trade = Da Recursos en un Poblado.
w-activity-war_path = Las Partidas de Guerra eliminan fichas de la Rebelión.
w-activity-plunder = Quita Recursos a los Patriotas.
w-activity-preparer_la_guerre = Prepara Regulares o un Escuadrón, o da Recursos.
w-may-lose-battle = La Batalla { $space_en } puede perderse: la probabilidad de ganarla es del { $chance } %.
w-may-win-battle = La probabilidad de ganar la Batalla { $space_en } es del { $chance } %.
w-nothing-happens = No pasaría nada { $space_en }, y la casilla se paga igual.
w-no-level-left = { $space } ya no puede moverse más en ese sentido: solo cambiarían sus marcadores.
w-level-counts = { $count ->
    [one] Cada nivel vale allí 1 punto.
   *[other] Cada nivel vale allí { $count } puntos.
}
