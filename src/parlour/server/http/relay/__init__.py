"""Requests that servers of a cluster pass on to each other, and what they ask each other."""
