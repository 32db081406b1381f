"""Bots for Run Run Run!"""
