"""Words and dice as a command line gives them."""

from pathlib import Path

from parlour.cli.output import stop
from parlour.lexicon import Lexicon


def lexicon_of(words: Path | None, language: str) -> Lexicon:
    """The dictionary, or `--words FILE`: a word a line in its place."""
    if words is None:
        return Lexicon.load(language)
    listed = [line.strip().lower() for _, line in lines_of(words)]
    try:
        return Lexicon.of(listed, language=language)
    except ValueError as wrong:
        stop(f"{words}: {wrong}")


def lines_of(file: Path) -> list[tuple[int, str]]:
    """The lines that hold anything, with their numbers. A file without any is nobody's intention."""
    try:
        text = file.read_text("utf-8-sig")  # some editors put a mark before the text
    except OSError as wrong:
        stop(f"can't read {file}: {wrong.strerror}")
    except UnicodeDecodeError:
        stop(f"can't read {file}: it is no text in UTF-8")
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        stop(f"{file} is empty")
    return lines


def unspaced(dice: str) -> str:
    """Dice may be typed with spaces between them."""
    return "".join(dice.split())
