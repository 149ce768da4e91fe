"""A process beside the server for long work: rooms go before it."""

from concurrent.futures import Executor

from parlour.processes import open_processes

NICENESS = 5


def open_process() -> Executor:
    return open_processes(1, NICENESS)
