"""The way in. Loading the commands takes a moment, in which someone may change their mind: Ctrl-C is no traceback."""

import gc
import os
import sys
from io import TextIOWrapper


def main() -> None:
    # A bot's matrices are small: further threads of numpy would mostly wait, and take the cores of other workers.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal shows another character for missing letters
            stream.reconfigure(errors="replace")
    try:
        # Loading the commands makes hardly any garbage, and what they load stays.
        gc.disable()
        from parlour.cli.app import app

        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()
        app()
    except KeyboardInterrupt:
        sys.exit(130)
