# Lo que dice el entrenador de Liberty or Death cuando algo aparece por primera vez.
occasion-winter = Cuarteles de Invierno: se comprueba la victoria, y después vienen abastecimiento, ingresos, la gente y deserción.
occasion-treaty = El Tratado de Alianza: Francia entra en la guerra con un ejército y una flota, y puede ganarla.
occasion-stroke = Un Golpe Brillante se adueña de la carta: dos Órdenes Limitadas gratuitas y una Actividad Especial, con el Líder.
occasion-may-stroke = Puedes adueñarte de esta carta con tu Golpe Brillante, una vez por partida.
occasion-battle = Una Batalla: la Fuerza da dados, los dados y los modificadores dan bajas, y quien pierde menos Triunfa.
occasion-villages = Aquí dos Partidas de Guerra pueden fundar un Poblado, y los Indios ganan con Poblados.
occasion-raid = Una Incursión calma una Provincia en Oposición, y el Saqueo se lleva Recursos de los Patriotas.
occasion-loyalty = Donde hay Regulares y Tories con Control, los Recursos llevan a la gente al Apoyo.
occasion-preparations = Antes del Tratado los Franceses se preparan: cuando los Preparativos pasan de 15, pueden entrar en la guerra.
occasion-special = Una Actividad Especial acompaña a una Orden, antes, en medio o después de sus casillas, y no cuesta nada.
