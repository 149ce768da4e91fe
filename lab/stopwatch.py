"""The cost of a period: CPU of several processes, CPU of the load generator, and the time that passed."""

import time
from collections.abc import Callable


class Stopwatch:
    """Runs from its creation until `stop`. Each of `meters` returns the CPU seconds that a process has used so far."""

    def __init__(self, *meters: Callable[[], float]) -> None:
        self._meters = meters
        self._before = [meter() for meter in meters]
        self._own, self._began = time.process_time(), time.perf_counter()
        self.seconds = self.own = 0.0
        self.spent: list[float] = []

    def stop(self) -> None:
        self.seconds = time.perf_counter() - self._began
        self.own = time.process_time() - self._own
        self.spent = [meter() - before for meter, before in zip(self._meters, self._before, strict=True)]
