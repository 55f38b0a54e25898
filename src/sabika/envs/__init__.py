"""Environments for those who train agents: Gymnasium, PettingZoo, OpenSpiel."""
