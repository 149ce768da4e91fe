"""The message of the day: plain text from the people who run the server."""

from pathlib import Path
from time import monotonic

from parlour.languages import ENGLISH, languages

LONGEST = 1000
REREAD_SECONDS = 5.0


class Message:
    """A text, or a file that may change while the server runs. Other languages are beside it: `motd.txt` and
    `motd.uk.txt`."""

    def __init__(self, text: str = "", file: Path | None = None) -> None:
        self._text, self._file = text, file
        self._texts: dict[str, str] | None = None
        self._read_at: float | None = None

    def texts(self) -> dict[str, str] | None:
        """The text by language, or None."""
        if self._read_at is None or (self._file is not None and monotonic() - self._read_at > REREAD_SECONDS):
            self._texts, self._read_at = self._read(), monotonic()
        return self._texts

    def _read(self) -> dict[str, str] | None:
        found = {language: self._in(language) for language in languages()}
        spoken = next((text for text in found.values() if text), None)
        return None if spoken is None else {language: text or spoken for language, text in found.items()}

    def _in(self, language: str) -> str:
        if self._file is None:
            return tidied(self._text)
        suffix = self._file.suffix
        file = self._file if language == ENGLISH else self._file.with_suffix(f".{language}{suffix}")
        try:
            return tidied(file.read_text(encoding="utf-8", errors="replace"))
        except OSError:  # the file was removed
            return ""


def tidied(text: str) -> str:
    """The text without control characters, cut to what fits."""
    lines = ["".join(letter for letter in line if letter.isprintable()).rstrip() for line in text.splitlines()]
    return "\n".join(lines).strip()[:LONGEST]


NOTHING = Message()
