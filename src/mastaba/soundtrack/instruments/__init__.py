"""What is played: stone, wood, skins, breath, horns and voices, each made of sines and noise.

An instrument is a function that gives one sound, mono, its peak at 1. `take` picks one of several
slightly different sounds, as no player hits twice the same.
"""
