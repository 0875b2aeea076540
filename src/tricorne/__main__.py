"""`python -m tricorne` is the command `tricorne`."""

from tricorne.cli import main

main()
