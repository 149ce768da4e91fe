"""A process beside the server for long work: rooms go before it, and it ends with the server, however that ends."""

import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process

NICENESS = 10


def open_process() -> Executor:
    """It is started anew, not copied: the server's threads may hold locks."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)
