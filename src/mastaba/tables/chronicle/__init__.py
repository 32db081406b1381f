"""The chronicle of a table: snapshots of its game and the film of it, made beside the play.

With a snapshot, a game goes on without playing everything again, also by rules of a later edition;
with the film, it is watched by no rules at all. Neither holds names or chat, and of a game that is
being played nobody gets to see anything of either.
"""
