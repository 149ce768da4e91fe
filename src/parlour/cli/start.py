"""The way in. Loading the commands takes a moment, in which someone may change their mind: Ctrl-C is no traceback."""

import sys


def main() -> None:
    try:
        from parlour.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
