# What comes of an answer, told beside the next best one.
w-later-lead = Difference two cards later: Support less Opposition { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-loyalty = Difference two cards later: Support that Reward Loyalty can bring in winter { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-committees = Difference two cards later: Opposition that Committees of Correspondence can bring in winter { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-british = Difference two cards later: British Resources { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-patriots = Difference two cards later: Patriot Resources { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-french = Difference two cards later: French Resources { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-forts = Difference two cards later: British Forts { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-casualties = Difference two cards later: Casualties of the Rebellion less British ones { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-bases = Difference two cards later: Villages less Patriot Forts { $more ->
    [1] +
   *[0] −
}{ $count }.
