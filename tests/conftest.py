"""Settings of all tests. A busy machine must not fail them, so examples have no deadline."""

import gc
import os

from hypothesis import settings

from wild import WILD, tries

# The same examples in every run, so that only a change can break a test. `make wild` tries new ones.
settings.register_profile("parlour", tries(50 if WILD <= 1 else 100), deadline=None, derandomize=WILD <= 1)
settings.load_profile("parlour")
# Solvers' matrices are small: further threads of numpy would mostly wait, and take the cores of other workers.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# aiohttp reads all certificates of the system when it is imported, and no test needs them.
os.environ["SSL_CERT_FILE"] = os.devnull
# Thousands of tests are collected and kept. Looking through them for garbage takes a third of that time.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # tests make much garbage and keep little of it
    gc.enable()
