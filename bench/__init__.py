"""Benchmarks. `make bench` runs them all and writes RESULTS.md; each is also a program of its own."""
