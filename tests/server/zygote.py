"""Starts `parlour serve` again and again without paying for its imports each time: a process that has them forks.

Reads "start" lines; for each one prints the process id of a server, which itself prints its address when it is open.
"""

import os
import sys

from parlour.cli.app import app as parlour
from parlour.games.bottle.steps import rounds
from parlour.lexicon import Lexicon
from parlour.server import app, diagnostics

PRELOADED = (app, diagnostics)


def main(data: str) -> None:
    for language, word in (("en", "carbon"), ("uk", "вугілля")):
        Lexicon.load(language).is_singular_noun(word)
    rounds.BREATH = 150  # a lively table: the pause between rounds would be most of the test
    port = 0
    for line in sys.stdin:
        port = int(line.split()[1])
        if (child := os.fork()) == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            try:
                parlour(["serve", "--port", str(port), "--data", data], standalone_mode=False)
            except BaseException as wrong:
                sys.stdout.write(f"failed: {wrong!r}\n")  # else whoever waits for its address would wait for ever
                sys.stdout.flush()
            os._exit(0)
        sys.stdout.write(f"pid {child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(sys.argv[1])
