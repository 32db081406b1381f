"""The upgrade drill: an earlier version is played with, then this one, then one of later rules, on
one database, and nobody loses anything. `make upgrade-drill` runs it."""
