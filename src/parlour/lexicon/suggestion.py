"""The word that was probably meant: one slip away, the most common first."""

from collections.abc import Callable, Iterator


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


def suggestion(word: str, alphabet: str, is_word: Callable[[str], bool], zipf: Callable[[str], float]) -> str | None:
    known = {other for other in slips(word, alphabet) if is_word(other)}
    return min(known, key=lambda other: (-zipf(other), other), default=None)
