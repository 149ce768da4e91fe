"""Ukrainian plurals and singulars, with the vowels that change or fall out: кіт, коти; орел, орли."""

from collections.abc import Iterator

_IRREGULAR = {
    "людина": "люди", "дитина": "діти", "друг": "друзі", "око": "очі", "плече": "плечі", "соловей": "солов'ї",
    "ім'я": "імена", "горобець": "горобці", "день": "дні",
}  # fmt: skip


def plurals(word: str) -> Iterator[str]:
    """Yield what may be the plural of a word; some of it is no word at all."""
    if word in _IRREGULAR:
        yield _IRREGULAR[word]
    stem, last = word[:-1], word[-1]
    match last:
        case "а" | "я":
            yield from (stem + ending for ending in ("и", "і", "ї", "ата", "ята"))
        case "о" | "е":
            yield from (stem + ending for ending in ("а", "я", "і"))
        case "ь" | "й":
            yield from (root + ending for root in _stems(stem) for ending in ("і", "ї"))
            if word.endswith(("ий", "ій")):
                yield word[:-2] + "і"
        case _:
            yield from (root + ending for root in _stems(word) for ending in ("и", "і", "а"))


def _stems(stem: str) -> Iterator[str]:
    """кіт: кот-, ведмідь: ведмед-, орел: орл-, огірок: огірк-."""
    yield stem
    if len(stem) > 2 and stem[-2] in "іїоеє":
        head, consonant = stem[:-2], stem[-1]
        if stem[-2] == "і":
            yield from (head + "о" + consonant, head + "е" + consonant)
        yield head + consonant


def singulars(word: str) -> Iterator[str]:
    """Yield what a word may be the plural of; some of it is no word at all."""
    yield from (one for one, many in _IRREGULAR.items() if many == word)
    stem, last = word[:-1], word[-1]
    match last:
        case "и":
            yield from (stem + "а", *_older(stem))
        case "і":
            yield from (stem + "а", stem + "я", stem + "е", stem + "ий", stem + "ій")
            yield from (older + ending for older in _older(stem) for ending in ("", "ь"))
        case "ї":
            yield from (stem + "я", stem + "й")
        case "а" | "я":
            yield from (stem + "о", stem + "е", word.removesuffix("та"))


def _older(stem: str) -> Iterator[str]:
    """The stem before its vowel changed or fell out: кот-: кіт, орл-: орел, огірк-: огірок."""
    yield stem
    if len(stem) > 2:
        head, before, consonant = stem[:-2], stem[-2], stem[-1]
        if before in "ое":
            yield head + "і" + consonant
        elif before not in "аиіїуєюя":
            yield from (head + before + vowel + consonant for vowel in "ео")
