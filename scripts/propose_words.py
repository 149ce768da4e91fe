"""Turn the house words of a table into a patch to the word tables, to review, apply or send in.

scripts/propose-words GAME.jsonl > words.patch      (the log of a game that was played with them)
"""

import argparse
import difflib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from parlour.lexicon import HouseWords, Lexicon

TABLES = Path(__file__).resolve().parent / "lexicon_build" / "tables"
ALLOWED = {"en": "en-words-more.txt", "uk": "uk-words-more.tsv"}
REFUSED = {"en": "en-words-deny.txt", "uk": "uk-words-deny.txt"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("log", type=Path, help="the log of a game: a file of JSON lines, its heading first")
    options = parser.parse_args()
    language, house = house_words_of(options.log)
    sys.stdout.writelines(patch(language, house))


def house_words_of(log: Path) -> tuple[str, HouseWords]:
    """Return the language and the house words in the heading of a log. Raises SystemExit if the file is not a log."""
    try:
        heading = json.loads(log.read_text("utf-8").partition("\n")[0])
        settings = heading["settings"].get("house", {})
        house = HouseWords(tuple(settings.get("allow", ())), tuple(settings.get("refuse", ())))
        return str(heading["language"]), house
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise SystemExit(f"{log} is not the log of a game: {wrong}") from None


def patch(language: str, house: HouseWords) -> Iterator[str]:
    """Yield the patch. Words that the dictionary has already and answers to categories are omitted."""
    lexicon = Lexicon.load(language)
    house = lexicon.with_house(house).house
    allowed = [word for word in house.allow if not lexicon.is_singular_noun(word)]
    refused = [word for word in house.refuse if lexicon.is_word(word)]
    yield from _added(ALLOWED[language], allowed)
    yield from _added(REFUSED[language], refused)


def _added(table: str, words: Iterable[str]) -> Iterator[str]:
    path = TABLES / table
    before = path.read_text("utf-8").splitlines(keepends=True)
    after = [*before, *(f"{word}\n" for word in words)]
    name = f"scripts/lexicon_build/tables/{table}"
    return difflib.unified_diff(before, after, f"a/{name}", f"b/{name}")


if __name__ == "__main__":
    main()
