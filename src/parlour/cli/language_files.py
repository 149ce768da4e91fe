"""What is wrong in the files of a language pack that are written by hand, with the file and the line."""

import msgspec

from parlour.languages import Language
from parlour.languages.places import line_of
from parlour.lexicon.categories import CATEGORIES
from parlour.lexicon.categories.members import PLAIN
from parlour.messages import catalogue
from parlour.messages.files import layer

HEARING = {"vowels", "silent", "mute", "keys", "alike"}
PICTURES = {"art-bottle": (3,), "art-lone": (6, 5, 5, 5), "art-rebus-across": (5,), "art-rebus-down": (3,)}
"""The words in the pictures of the games, and how many letters each has room for."""


class Wrong(Exception):
    """A file that can't be used. The message begins with the file and the line."""


def check_hearing(pack: Language) -> None:
    """Raise Wrong if `hearing.json` says nothing, or something unknown."""
    said = _read(pack, "hearing.json")
    if not any(said.values()):
        raise Wrong("hearing.json line 1: it is empty; delete it, or fill in one of " + ", ".join(sorted(HEARING)))
    for pair in filter(None, said.get("alike", "").split(", ")):
        if len(pair.split()) != 2:
            raise _wrong(pack, "hearing.json", f"“{pair}” in `alike` is no pair such as “o a”")
    for name in said.keys() - HEARING:
        raise _wrong(pack, "hearing.json", f"“{name}” is none of {', '.join(sorted(HEARING))}")


def check_categories(pack: Language, file: str) -> dict[str, str]:
    """Return the categories in a file: names or answers. Raises Wrong for an unknown category, or an empty one."""
    found = _read(pack, file)
    for key, text in found.items():
        if key not in CATEGORIES:
            raise _wrong(pack, file, f"there is no category “{key}”")
        if not text.strip():
            raise _wrong(pack, file, f"the category “{key}” is empty")
    return found


def unanswered(pack: Language) -> list[str]:
    """Return the categories that have a name and no answers, for packs whose answers are written by hand."""
    if not pack.has(PLAIN):
        return []
    return sorted(check_categories(pack, "categories.json").keys() - check_categories(pack, PLAIN).keys())


def check_pictures(pack: Language) -> int:
    """Return how many words of the pictures are translated. Raises Wrong for one that does not fit its picture."""
    own = [name for name in PICTURES if name in layer(pack.code).entries]
    letters = {*pack.alphabet.spelled_with.upper()}
    for name in own:
        words = catalogue(pack.code).say(name).split()
        if tuple(map(len, words)) != PICTURES[name] or not letters.issuperset("".join(words)):
            sizes = ", ".join(map(str, PICTURES[name]))
            raise Wrong(f"{name} = {' '.join(words)}: it needs words of {sizes} capital letters of the alphabet")
    return len(own)


def _read(pack: Language, file: str) -> dict[str, str]:
    if not pack.has(file):
        return {}
    try:
        return msgspec.json.decode(pack.path(file).read_bytes(), type=dict[str, str])
    except msgspec.MsgspecError as wrong:
        raise _wrong(pack, file, str(wrong)) from None


def _wrong(pack: Language, file: str, why: str) -> Wrong:
    return Wrong(f"{file} line {line_of(pack.path(file).read_text('utf-8'), why) or 1}: {why}")
