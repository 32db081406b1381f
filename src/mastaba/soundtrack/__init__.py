"""The music of Escape: ten minutes in two versions, composed and performed by this code alone.

It is built like the browser client, before anything runs: `python -m mastaba.soundtrack FOLDER`.
Nothing of ours imports it and it imports nothing of ours, so players need neither NumPy nor Opus.
"""
