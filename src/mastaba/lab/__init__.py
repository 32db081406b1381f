"""The lab: many plays at once, for balance, tuning and bot matches."""
