"""The word that was probably meant: one slip away, the most common first."""

from collections.abc import Callable, Iterator

from parlour.lexicon.alphabet import letters

_EASY = 2.0  # Zipf: so much more often than others do fingers swap two letters, or double one, or forget to


def slips(word: str, alphabet: str) -> Iterator[str]:
    """Every string that one letter too many, too few, wrong, or two swapped would turn into `word`."""
    for at in range(len(word) + 1):
        head, tail = word[:at], word[at:]
        if tail:
            yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        for letter in alphabet:
            yield head + letter + tail
            if tail:
                yield head + letter + tail[1:]


def suggestion(word: str, signs: str, is_word: Callable[[str], bool], zipf: Callable[[str], float]) -> str | None:
    known = {other for other in slips(word, signs) if is_word(other)}
    return min(known, key=lambda other: (*_unlikely(word, other, zipf(other)), other), default=None)


def _unlikely(word: str, other: str, zipf: float) -> tuple[bool, float]:
    """A forgotten apostrophe is what was meant, whatever else is near."""
    return letters(word) != letters(other), -zipf - _EASY * is_easy(word, other)


def is_easy(word: str, other: str) -> bool:
    if len(word) == len(other):
        return sorted(word) == sorted(other)
    return _singled(word) == _singled(other)


def _singled(word: str) -> str:
    """Without doubled letters."""
    return "".join(letter for letter, before in zip(word, " " + word, strict=False) if letter != before)
