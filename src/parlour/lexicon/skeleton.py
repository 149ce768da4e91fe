"""Words with the same bones: camaflage has the consonants of camouflage, though no two slips lead there."""

from collections.abc import Callable, Iterable

from parlour.lexicon.hearing import Ear

_COST, _A_LETTER = 1.5, 0.3
_SURE = 3  # letters at the beginning
_LONGER = 2  # letters more or fewer
_FEWEST = 4  # bones: any fewer are those of too many words


def same_bones(word: str, ear: Ear, starting: Callable[[str, int, int], Iterable[str]]) -> dict[str, float]:
    """What may have been meant, and how unlikely that is; its first letters are thought right."""
    flesh = str.maketrans("", "", ear.vowels + ear.mute)
    bones = _once(word.translate(flesh))
    if len(bones) < _FEWEST:
        return {}
    return {
        other: _COST + _A_LETTER * abs(len(other) - len(word))
        for other in starting(word[:_SURE], len(word) - _LONGER, len(word) + _LONGER)
        if _once(other.translate(flesh)) == bones
    }


def _once(bones: str) -> str:
    """Doubled ones count once."""
    return "".join(letter for letter, before in zip(bones, " " + bones, strict=False) if letter != before)
