"""The words that were probably meant: the likeliest slips first, be they of the finger or of the ear."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, product
from math import prod

from parlour.languages.alphabet import APOSTROPHE, letters
from parlour.languages.found import language as installed
from parlour.languages.places import entries
from parlour.lexicon.hearing import Ear, ear

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


_MOST = 5  # more suggestions would not help
_WORTH = 0.2  # how much further away a word may be that is ten times as common
_UNHEARD = 2.0  # Zipf: rare words are meant even less often than they are written
_TOO_FAR = 9.0
_PLAIN = 0.2  # a word so near after one slip is what was meant, and nobody looks for two
_TRIES = 3000  # a few milliseconds
_LONGEST = 24  # letters: so few words are longer, and each letter more takes longer to look at
_UNMARKED = 0.3
_LEFT_OUT, _PUT_IN, _WRONG, _BESIDE, _MOVED, _AT_FIRST = 1.3, 1.6, 2.0, 1.5, 1.2, 1.0


def slips(word: str, alphabet: str) -> Iterator[str]:
    """Every string that one letter too many, too few, wrong, or two swapped would turn into `word`."""
    for at in range(len(word) + 1):
        head, tail = word[:at], word[at:]
        if tail:
            yield head + tail[1:]
            yield head + tail[0] + tail
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        for letter in alphabet:
            yield head + letter + tail
            if tail:
                yield head + letter + tail[1:]


def suggestions(
    word: str,
    language: str,
    signs: str,
    takes: Callable[[str], bool],
    is_polite: Callable[[str], bool],
    zipf: Callable[[str], float],
    starting: Callable[[str, int, int], Iterable[str]],
) -> tuple[str, ...]:
    """Of the words that `takes` accepts, the few that are nearest; a neighbour's word is translated. `starting`: the
    words that begin so and have no fewer and no more letters, where no slip or two explain what was typed."""
    if len(word) > _LONGEST:
        return ()
    if meant := translated(word, language, lambda other: takes(other) and is_polite(other)):
        return meant

    def weighed(found: Iterable[tuple[str, float]]) -> dict[str, float]:
        known = _cheapest(found, takes)  # thousands are asked, few are words: manners are for those
        known.pop(word, None)
        return {other: cost - _worth(zipf(other)) for other, cost in known.items() if is_polite(other)}

    hearing = ear(language)
    unmarked = _remarked(word, installed(language).alphabet.marked)
    near = weighed(chain(unmarked, hearing.misheard(word), _mistyped(word, signs, hearing.beside)))
    if min(near.values(), default=_TOO_FAR) > _PLAIN:  # somebody waits for the answer
        twice = weighed(hearing.misheard_twice(word, _TRIES))
        near |= {other: min(cost, near.get(other, cost)) for other, cost in twice.items()}
    if not near:
        near = weighed(same_bones(word, hearing, starting).items())
    return tuple(sorted(near, key=lambda other: (near[other], other))[:_MOST])


def _remarked(word: str, marked: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    """Yield the words that somebody may have typed without marks, as on a keyboard that has none (zolw, żółw)."""
    choices = [letter + marked.get(letter, "") for letter in word]
    if prod(map(len, choices)) <= _TRIES:
        yield from (("".join(signs), _UNMARKED) for signs in product(*choices))


def translated(word: str, language: str, takes: Callable[[str], bool]) -> tuple[str, ...]:
    """Our own word for a neighbour's, or today's spelling of an old one."""
    meant = _translations(language).get(word)
    return (meant,) if meant and takes(meant) else ()


def _worth(zipf: float) -> float:
    return _WORTH * (zipf if zipf >= _UNHEARD else zipf - _UNHEARD)


def _cheapest(found: Iterable[tuple[str, float]], takes: Callable[[str], bool]) -> dict[str, float]:
    costs: dict[str, float] = {}
    for other, cost in found:
        if takes(other) and cost < costs.get(other, _TOO_FAR):
            costs[other] = cost
    return costs


def _mistyped(word: str, signs: str, beside: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    """Yield slips with their costs: a wrong first letter is rare, and a missing letter is likelier than an extra."""
    plain, marked = letters(word), APOSTROPHE in word
    for other in slips(word, signs):
        if (marked or APOSTROPHE in other) and letters(other) == plain:  # forgotten or put in, whatever else is near
            yield other, 0.0 - _AT_FIRST
        else:
            cost = _LEFT_OUT if len(other) > len(word) else _PUT_IN if len(other) < len(word) else _WRONG
            yield other, cost if other[:1] == word[:1] else cost + _AT_FIRST
    yield from ((other, _MOVED) for other in _moved(word))
    for at in range(1, len(word)):
        yield from ((word[:at] + key + word[at + 1 :], _BESIDE) for key in beside.get(word[at], ""))


def _moved(word: str) -> Iterator[str]:
    """A letter that came one too early or too late: tounge."""
    for at in range(len(word) - 2):
        yield word[:at] + word[at + 1 : at + 3] + word[at] + word[at + 3 :]
        yield word[:at] + word[at + 2] + word[at : at + 2] + word[at + 3 :]


@cache
def _translations(language: str) -> dict[str, str]:
    """Words of a neighbouring language, or of an older spelling, with our words for them."""
    rows = (entry.partition(": ") for _, entry in entries(installed(language).path("neighbours.txt")))
    return {said: meant for meant, _, others in rows for said in others.split()}
