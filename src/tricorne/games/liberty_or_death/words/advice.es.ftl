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
