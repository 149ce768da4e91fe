"""Faults on purpose: houses, their database and the ways between them are killed, stopped and cut while people play."""
