"""The way in. Loading the commands takes a moment, in which someone may change their mind: Ctrl-C is no traceback."""

import sys
from io import TextIOWrapper


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal shows another character for missing letters
            stream.reconfigure(errors="replace")
    try:
        from parlour.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
