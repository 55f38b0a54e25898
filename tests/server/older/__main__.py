"""Keep a database of this version for the tests of later ones."""

from server.older import main

main()
