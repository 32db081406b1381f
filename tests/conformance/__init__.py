"""What every game must do, whatever its rules: a game takes part by being listed in games.py."""
