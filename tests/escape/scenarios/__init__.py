"""The scenarios of scenarios.txt, played."""
