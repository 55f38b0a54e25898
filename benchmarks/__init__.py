"""Measurements, as ratios taken in one run; never a test that fails on a slow day."""
