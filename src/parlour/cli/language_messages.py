"""How many messages a language translates, and what is wrong with them."""

from collections.abc import Iterator

from parlour.games import CATALOGUE
from parlour.languages import ENGLISH, Language
from parlour.messages.checking import compare, read
from parlour.messages.files import HOUSE, ftl_files

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
