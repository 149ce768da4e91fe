"""Words and dice as a command line gives them."""

from pathlib import Path

from parlour.cli.output import stop
from parlour.lexicon import Lexicon


def lexicon_of(words: Path | None, language: str) -> Lexicon:
    """The dictionary, or `--words FILE`: a word a line in its place."""
    if words is None:
        return Lexicon.load(language)
    try:
        lines = words.read_text("utf-8-sig").splitlines()  # some editors put a mark before the text
    except OSError as wrong:
        stop(f"can't read {words}: {wrong.strerror}")
    except UnicodeDecodeError:
        stop(f"can't read {words}: it is no text in UTF-8")
    try:
        return Lexicon.of((line.strip().lower() for line in lines if line.strip()), language=language)
    except ValueError as wrong:
        stop(f"{words}: {wrong}")


def unspaced(dice: str) -> str:
    """Dice may be typed with spaces between them."""
    return "".join(dice.split())
