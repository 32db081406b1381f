"""The application: tables that people open, join, play and watch, and the store that keeps them."""
