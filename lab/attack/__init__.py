"""Attacks on a real server of our own, on loopback only, for a few minutes: `make attack`."""
