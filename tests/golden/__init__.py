"""Golden files: what the rules make of fixed positions and seeds. `make golden` writes them anew.

A change of a rule shows here as a difference that a person can read and approve.
"""
