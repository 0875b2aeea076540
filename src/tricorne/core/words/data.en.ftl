# What does not fit in a data file or a component pack: file, key, and what is expected there.
e-data-type = { $file }, { $key }: expected { $expected ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
       *[other] { $expected }
    }, found { $found ->
        [int] a whole number
        [float] a number
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
        [null] nothing
       *[other] { $found }
    }.
e-data-choice = { $file }, { $key }: “{ $value }” cannot stand here. Expected one of: { $choices }.
e-data-missing = { $file }, { $key }: “{ $field }” is missing.
e-data-unknown-field = { $file }, { $key }: there is no “{ $field }” here. Expected: { $fields }.
e-data-other = { $file }, { $key }: { $problem }.
e-data-unknown-name = { $file }, { $key }: there is no “{ $name }”. Expected one of: { $names }.
e-data-range = { $file }, { $key }: { $value } is not possible. Expected a number from { $least } to { $most }.
e-data-count = { $file }, { $key }: { $of } has { $there }. Expected { $expected }.
e-data-die-sides = { $file }, { $key }: the faces of the die add up to { $sides }. Expected { $expected }.
e-data-no-border = { $file }, { $key }: the area has no border. Expected at least one.
e-data-no-area = { $file }, { $key }: the colony has no area. Expected at least one.
e-data-same-number = { $file }, { $key }: { $other } has the number { $number } already. Expected another one.
e-data-effect-of-kind = { $file }, { $key }: a card of the kind “{ $kind }” cannot have the effect “{ $effect }”. Movement cards march or sail, events do neither.
e-data-flag-without-city = { $file }, { $key }: a flag is expected in a city area, and this is none.
e-data-no-such-card = { $file }, { $key }: { $faction } has no card { $number }.
e-data-small-deck = { $file }, { $key }: expected at least { $least } cards, and a movement card among them.
e-data-one-end = { $file }, { $key }: expected either a last round, or the first round in which truces end the game.
e-data-too-few-units = { $file }, { $key }: { $scenario } needs { $needed } units, and the box has { $there }.
e-data-mixed-units = { $file }, { $key }: these units cannot start together. Expected those of one side, or natives alone.
e-data-boxes = { $file }, { $key }: expected the Atlantic and two ports of the West Indies.
e-data-two-towns = { $file }, { $key }: { $hex } has a town already. Expected a hex without one.
e-data-apart = { $file }, { $key }: the two hexes do not touch. Expected neighbours.
e-data-bias = { $file }, { $key }: rural districts have a bias, cities have none.
e-data-track-start = { $file }, { $key }: the cubes of the districts put the marker at { $expected }, not at { $there }.
e-data-no-key-event = { $file }, { $key }: card { $number } is no Key Event.
e-data-too-often = { $file }, { $key }: expected at most { $most } draws of a county on one card.
e-data-one-way = { $file }, { $key }: { $other } is named here, but does not name this space. Expected neighbours on both sides.
e-data-population = { $file }, { $key }: Cities and Colonies have a population, other spaces have none.
e-data-too-long = To check the pack takes more than { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, so it cannot be played with.
e-data-unplayable = No game can be set up with this pack ({ $problem }).

e-workshop-unknown = The workshop does not ask for “{ $key }”.
e-workshop-value = What is said of “{ $key }” cannot stand on any component.
e-vassal-no-module = This is no VASSAL module: a .vmod file is expected.
e-vassal-no-build-file = The module has no buildFile.
e-vassal-no-xml = The buildFile of the module cannot be read.
e-vassal-entities = The buildFile of the module defines entities of its own, so it is not read.
e-vassal-too-deep = The buildFile of the module has too many parts, so it is not read.
e-vassal-too-large = { $of ->
    [files] The module has more than { $limit } files, so it is not read.
    [module] The module has more than { $limit } bytes, so it is not read.
   *[other] The buildFile of the module has more than { $limit } bytes, so it is not read.
  }
e-vassal-nothing = The module names neither cards nor pieces.
e-vassal-too-long = To read the module takes more than { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, so it was left.
