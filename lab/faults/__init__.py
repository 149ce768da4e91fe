"""Faults on purpose: servers, their database and the network between them fail while people play (`make faults`)."""
