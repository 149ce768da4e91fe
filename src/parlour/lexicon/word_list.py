"""A word list of one's own in place of the dictionary, and other files that hold an entry a line."""

from pathlib import Path

from parlour.languages.alphabet import Unreadable
from parlour.lexicon.lexicon import Lexicon


def lexicon_of(words: Path | None, language: str) -> Lexicon:
    """The dictionary, or the words of a file, one a line."""
    if words is None:
        return Lexicon.load(language)
    listed = [line.strip().lower() for _, line in lines_of(words)]
    try:
        return Lexicon.of(listed, language=language)
    except ValueError as wrong:
        raise Unreadable("bad-file", f"{words}: {wrong}") from None


def lines_of(file: Path) -> list[tuple[int, str]]:
    """The lines that hold anything, with their numbers. A file without any is nobody's intention."""
    try:
        text = file.read_text("utf-8-sig")  # some editors put a mark before the text
    except OSError as wrong:
        raise Unreadable("bad-file", f"can't read {file}: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise Unreadable("bad-file", f"can't read {file}: it is no text in UTF-8") from None
    if not (lines := [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]):
        raise Unreadable("bad-file", f"{file} is empty")
    return lines
