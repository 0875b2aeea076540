"""Events of the club: who meets whom, who stands where, and what happens when."""
