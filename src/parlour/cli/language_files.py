"""What is wrong in the files of a language pack that are written by hand, with the file and the line."""

import re
from collections.abc import Iterator

import msgspec

from parlour.games import CATALOGUE
from parlour.languages import ENGLISH, Language
from parlour.languages.places import entries, line_of
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import CATEGORIES
from parlour.lexicon.categories.answers import answers_in
from parlour.lexicon.categories.members import PLAIN
from parlour.messages import catalogue
from parlour.messages.checking import compare, read
from parlour.messages.files import HOUSE, ftl_files, layer

HEARING = {"vowels", "silent", "mute", "keys", "alike"}
PICTURES = {"art-bottle": (3,), "art-lone": (6, 5, 5, 5), "art-rebus-across": (5,), "art-rebus-down": (3,)}
"""The words in the pictures of the games, and how many letters each has room for."""

BLOCKLIST, NEIGHBOURS = "blocklist.txt", "neighbours.txt"
IRREGULAR, FAMILIES = "kinship/irregular.txt", "kinship/families.txt"
LISTS = {
    BLOCKLIST: (r"w+|\*?ww+\*?", "write `word`, `stem*` or `*part*`, with two letters or more at a star"),
    NEIGHBOURS: (r"w+:( +w+)+", "write `ours: theirs theirs`"),
    IRREGULAR: (r"w+( +w+)+", "write two words or more that are kin"),
    FAMILIES: (r"w+:( +\*?w(w|\*)*)+", "write `word: kin stem* *part*`"),
}
"""The lists that are written by hand: the form of a line, where `w` is a letter, and what its author should write."""


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


def check_list(pack: Language, file: str) -> None:
    """Raise Wrong for the first line of a list that has not its form, or not the letters of the language."""
    form, says = LISTS[file]
    line = re.compile(form.replace("w", f"[{re.escape(pack.alphabet.signs)}]"))
    for number, entry in entries(pack.path(*file.split("/"))):
        if not line.fullmatch(entry):
            raise Wrong(f"{file} line {number}: “{entry}”: {says}, in letters of the language")


def check_neighbours(pack: Language) -> None:
    """Raise Wrong for a line of `neighbours.txt` that has not its form, or translates to an unknown word."""
    check_list(pack, NEIGHBOURS)
    for number, entry in entries(pack.path(NEIGHBOURS)):
        if not Lexicon.load(pack.code).verdict(ours := entry.partition(":")[0]).valid:
            raise Wrong(f"{NEIGHBOURS} line {number}: “{ours}” is no word of the language")


def check_categories(pack: Language, file: str) -> dict[str, str]:
    """Return the categories in a file: names or answers. Raises Wrong for an unknown category, or an empty one."""
    found = _read(pack, file)
    for key, text in found.items():
        if key not in CATEGORIES:
            raise _wrong(pack, file, f"there is no category “{key}”")
        if not text.strip():
            raise _wrong(pack, file, f"the category “{key}” is empty")
    return found


def check_answers(pack: Language) -> None:
    """Raise Wrong for an unknown category, one without answers, or an answer in foreign letters."""
    alphabet, spoken = pack.alphabet, answers_in(pack.code).spoken
    for key, answers in check_categories(pack, PLAIN).items():
        for sign in alphabet.plain(spoken(answers)):
            if sign.isalpha() and sign not in alphabet.signs:
                answer = next(one.strip() for one in answers.split(",") if sign in alphabet.plain(spoken(one)))
                raise _wrong(pack, PLAIN, f"“{answer}”: “{sign}” is no letter of the language", f" - at `$.{key}`")


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
            at = read(ftl_files(pack.code))[0][name]
            file = at.file.rpartition(f"{pack.package}/")[2]
            why = f"{name} = {' '.join(words)}: it needs words of {sizes} capital letters of the alphabet"
            raise Wrong(f"{file} line {at.line}: {why}")
    return len(own)


def _read(pack: Language, file: str) -> dict[str, str]:
    if not pack.has(file):
        return {}
    try:
        return msgspec.json.decode(pack.path(file).read_bytes(), type=dict[str, str])
    except msgspec.MsgspecError as wrong:
        raise _wrong(pack, file, str(wrong)) from None


def _wrong(pack: Language, file: str, why: str, at: str = "") -> Wrong:
    return Wrong(f"{file} line {line_of(pack.path(file).read_text('utf-8'), at or why) or 1}: {why}")


Counted = tuple[str, int, int, list[str]]
"""The name of a part, how many of how many messages there are, and what is wrong."""


def message_parts(pack: Language) -> Iterator[Counted]:
    """Yield the shared messages and those of each game."""
    yield _counted("messages", pack, HOUSE)
    for entry in CATALOGUE.values():
        if entry.package and ftl_files(ENGLISH, entry.package):
            yield _counted(f"messages of {entry.id}", pack, entry.package)


def _counted(name: str, pack: Language, package: str) -> Counted:
    english, _ = read(ftl_files(ENGLISH, package))
    own, faults = read(ftl_files(pack.code, package))
    wrong = [*faults, *compare(english, own)]
    return name, len(english.keys() & own.keys()), len(english), list(map(str, wrong))
