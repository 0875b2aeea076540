# Why an answer is not offered.

# Cards
why-cards-in-hand = with cards in hand you must play one
why-not-in-hand = the card is not in your hand
why-in-the-pool = the card lies in the Opportunity Pool and is bought from there
why-not-in-pool = the card is not in the Opportunity Pool
why-opposing-card = it is a card of the other side
why-not-own-card = it is not a card of your side
why-partisan-media = with Partisan Media you play the points and then the Event of this card
why-no-partisan-media = no Partisan Media is waiting for a card
why-few-opportunity-points = you do not have so many Opportunity Points
why-key-event = it is a Key Event
why-chosen = it has been chosen already

# Requirements
why-no-session = no Parliamentary Session is on
why-spirit-low = the Spirit of Rebellion is too low
why-advantage = the Advantage marker does not favour the side that the card requires
why-other-turn = the card requires another Turn
why-organization-missing = the Organization that the card requires does not exist
why-not-in-both-cities = the card requires Organizations in both cities
why-few-rural-organizations = there are fewer Rural Organizations than the card requires
why-no-control = the side that the card requires does not control the County
why-few-cubes-required = there are fewer Cubes than the card requires

# Actions
why-few-points = you do not have so many Activity Points
why-two-points = the attempt takes at least two Activity Points
why-no-cubes-left = all your Cubes are on the map
why-no-free-box = there is no free box
why-cube-limit = a card in effect limits the Cubes of Rural Counties
why-attempt-failed = after a failed attempt you create no Organization in this Action Round
why-patriotes-in-montreal = the Patriotes create their Urban Organization in Montréal only
why-no-urban-organization = an Urban Organization comes before Rural ones
why-organization-there = you have an Organization there already
why-not-affiliated = you have no Urban Organization there
why-patriotes-only = only the Patriotes call for Composure
why-already-composed = the call for Composure has been made this Turn
why-loyals-only = only the Loyals recruit Volunteer Corps
why-no-corps-left = all Volunteer Corps have been recruited
why-corps-there = a Volunteer Corps has been recruited there already
why-other-board = it is a Special Action of the other side
why-special-this-turn = you have used your Special Action of this Turn
why-special-used = you have used this Special Action before
why-few-cards-in-hand = you have fewer cards in hand
why-few-cards-in-pool = there are fewer cards in the Opportunity Pool that are not Key Events
why-effect-waits = the same effect is waiting for a card already
why-all-on-start = all Score markers are on Start
why-on-start = that Score marker is on Start

# Counties
why-not-rural = it is not a Rural County
why-not-a-city = it is not a city
why-not-named = the card does not name it
why-excluded = the card excludes it
why-not-patriote-bias = it has no Patriote bias
why-not-loyal-bias = it has no Loyal bias
why-enough-loyal-bias = the card allows no further County with a Loyal bias
why-no-patriote-organization = there is no Patriote Organization
why-no-loyal-organization = there is no Loyal Organization
why-patriote-organization-there = there is a Patriote Organization
why-loyal-organization-there = there is a Loyal Organization
why-few-patriote-cubes = there are too few Patriote Cubes
why-few-loyal-cubes = there are too few Loyal Cubes
why-many-patriote-cubes = there are too many Patriote Cubes
why-many-loyal-cubes = there are too many Loyal Cubes
why-no-patriote-cubes = there is no Patriote Cube
why-no-loyal-cubes = there is no Loyal Cube
why-no-cubes = there is no Cube
why-not-both-sides = not both sides have Cubes there
why-not-behind = you have at least as many Cubes there as the other side
why-lead-low = the Patriotes do not lead far enough there
why-lead-high = the Patriotes lead too far there
why-county-limit = no more Cubes are removed from that County
why-drawn-before = this card has drawn it before
why-other-district = the points serve in the chosen County only

# Choices of a card
why-not-a-choice = this card does not offer that
why-card-says-fewer = the card says fewer
why-card-says-more = the card says more
why-few-free-boxes = fewer Cubes can be added there
why-fewer-cubes = there are fewer Cubes
