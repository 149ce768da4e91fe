"""What a language pack has, lacks and covers, part by part."""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from parlour.cli import language_files as by_hand
from parlour.cli.language_files import message_parts
from parlour.core import Entry
from parlour.core.trial import fault_in
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH, Language
from parlour.languages.places import entries
from parlour.lexicon import Lexicon
from parlour.lexicon.association import Association
from parlour.lexicon.blocklist import blocked
from parlour.lexicon.categories import CATEGORIES, Categories
from parlour.lexicon.meaning import senses
from parlour.lexicon.sources import is_compiled
from parlour.rulebook import FOLDER

COMMON = 3.0
"""Coverage is measured on nouns that are at least this common (Zipf), or on all nouns if there are none."""
ENOUGH = 25
"""Answers to a category that bots need to play it well."""
MANY = 5_000
"""From how many words on a plain list should be compiled."""
SHOWN = 8
"""How many categories are named where some lack something."""


class Part(Struct, frozen=True):
    """One line of the report. `figures` are for programs, `otherwise` is what happens without the part."""

    name: str
    state: Literal["there", "missing", "broken"]
    says: str
    figures: dict[str, float] = {}
    otherwise: str = ""


def report(pack: Language) -> list[Part]:
    """Return all parts of a language. A part that can't be read is `broken` and says why."""
    parts = [_tried(name, partial(_made, name, make, otherwise), pack) for name, (make, otherwise) in _PARTS.items()]
    games = [_tried(entry.id, partial(_game, entry), pack) for entry in CATALOGUE.values()]
    return _each_once([*parts, *games, *_messages(pack)])


def _each_once(parts: list[Part]) -> list[Part]:
    """Return the parts with each fault reported once. One bad line of `words.txt` breaks a dozen of them."""
    first: dict[str, str] = {}
    for at, part in enumerate(parts):
        if part.state == "broken" and first.setdefault(part.says, part.name) != part.name:
            parts[at] = replace(part, says=f"see {first[part.says]}")
    return parts


def _tried(name: str, make: Callable[[Language], Part], pack: Language) -> Part:
    try:
        return make(pack)
    except (by_hand.Wrong, ValueError) as wrong:
        return Part(name, "broken", str(wrong))
    except Exception as wrong:  # A translator's file may be wrong in any way, and the report goes on.
        return Part(name, "broken", f"{type(wrong).__name__}: {wrong}")


def _part(name: str, says: str, figures: dict[str, float], otherwise: str) -> Part:
    """A part that is there if its first figure is above 0."""
    there = next(iter(figures.values())) > 0
    return Part(name, "there" if there else "missing", says if there else "none", figures, otherwise)


Found = tuple[str, dict[str, float]]
"""What is said of a part that is there, and its figures."""
Maker = Callable[[Language], Found]


def _made(name: str, make: Maker, otherwise: str, pack: Language) -> Part:
    return _part(name, *make(pack), otherwise)


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _alphabet(pack: Language) -> Found:
    letters, vowels = len(pack.alphabet.letters), len(pack.alphabet.vowels)
    if not vowels:
        raise by_hand.Wrong("it names no vowels, which Letters Rebus counts")
    return f"{letters} letters, {vowels} vowels", {"letters": letters, "vowels": vowels}


def _words(pack: Language) -> Found:
    lexicon = Lexicon.load(pack.code)
    words, nouns = len(lexicon.words()), len(lexicon.words(nouns=True))
    if not nouns:
        raise by_hand.Wrong("there is no noun in its lists")
    is_slow = words >= MANY and not is_compiled(pack)
    hint = f"; read anew at each start: parlour language compile {pack.code}" if is_slow else ""
    return f"{words:,} words, {nouns:,} singular nouns{hint}", {"words": words, "nouns": nouns}


def _frequencies(pack: Language) -> Found:
    lexicon = Lexicon.load(pack.code)
    share = _share(len(lexicon.common(0.01, nouns=True)), len(lexicon.words(nouns=True)))
    return f"for {share:.0%} of the nouns", {"share of nouns": share}


def _names(pack: Language) -> Found:
    names, short = Lexicon.load(pack.code).count_others()
    return f"{names:,} names, {short:,} abbreviations", {"names": names, "abbreviations": short}


def _reasons(pack: Language) -> Found:
    return "plurals and forms lead to their words", {"there": float(pack.has("words", "origins"))}


def _meanings(pack: Language) -> Found:
    return _known_nouns(pack, lambda noun: bool(senses(noun, pack.code)))


def _associations(pack: Language) -> Found:
    association = Association.load(pack.code)
    return _known_nouns(pack, lambda noun: association is not None and association.row(noun) is not None)


def _known_nouns(pack: Language, is_known: Callable[[str], bool]) -> Found:
    lexicon = Lexicon.load(pack.code)
    nouns = lexicon.common(COMMON, nouns=True) or lexicon.words(nouns=True)
    share = _share(sum(map(is_known, nouns)), len(nouns))
    return f"for {share:.0%} of {len(nouns):,} common nouns", {"share of common nouns": share}


def _blocklist(pack: Language) -> Found:
    by_hand.check_list(pack, by_hand.BLOCKLIST)
    count = len(blocked(pack.code).words)
    return f"{count:,} entries", {"entries": count}


def _hearing(pack: Language) -> Found:
    if there := pack.has("hearing.json"):
        by_hand.check_hearing(pack)
    return "sounds and keys that are mixed up", {"there": float(there)}


def _neighbours(pack: Language) -> Found:
    by_hand.check_neighbours(pack)
    count = sum(1 for _ in entries(pack.path(by_hand.NEIGHBOURS)))
    return f"{count:,} words", {"words": count}


def _kinship(pack: Language) -> Found:
    rules, tables = pack.module("kinship") is not None, list(pack.path("kinship").glob("*.txt"))
    for file in (by_hand.IRREGULAR, by_hand.FAMILIES):
        by_hand.check_list(pack, file)
    says = "rules of its own" if rules else f"{len(tables)} tables"
    return says, {"rules or tables": float(rules or len(tables))}


def _categories(pack: Language) -> Found:
    known, names = len(CATEGORIES), by_hand.check_categories(pack, "categories.json")
    nameless = [key for key in CATEGORIES if key not in names]
    says = f"names of {len(names)} of {known}" + (f"; no name: {_some(nameless)}" if nameless else "")
    return says, {"names": len(names), "of": known}


def _some(names: list[str]) -> str:
    """Return the first names of a list, and how many more there are."""
    more = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + (f" and {more} more" if more > 0 else "")


def _answers(pack: Language) -> Found:
    categories = Categories.load(pack.code)
    counts = [len(categories.words(key)) for key in CATEGORIES]
    rich = sum(count >= ENOUGH for count in counts)
    by_hand.check_answers(pack)
    says = f"{rich} of {len(counts)} categories have {ENOUGH} or more; the median is {median(counts):.0f}"
    says += f"; named, but without answers: {_some(lacking)}" if (lacking := by_hand.unanswered(pack)) else ""
    return says, {"answers": sum(counts), "categories with enough": rich, "median": median(counts)}


def _pictures(pack: Language) -> Found:
    count, of = by_hand.check_pictures(pack), len(by_hand.PICTURES)
    return f"{count} of {of} words", {"words": count, "of": of}


def _offline(pack: Language) -> Found:
    size = len(Lexicon.load(pack.code).pocket() or b"")
    return f"{size / 1e6:.1f} MB", {"bytes": size}


def _rules(pack: Language) -> Found:
    files = [file.name for file in FOLDER.glob("*.md")]
    own = files if pack.code == ENGLISH else [name for name in files if pack.has("rules", name)]
    return f"{len(own)} of {len(files)} files", {"files": len(own), "of": len(files)}


_PARTS: dict[str, tuple[Maker, str]] = {
    "alphabet": (_alphabet, ""),
    "words": (_words, ""),
    "frequencies": (_frequencies, "bots and lessons take all words for equally common"),
    "names and abbreviations": (_names, "both are unknown words"),
    "reasons": (_reasons, "a word that is no singular noun is only called “not a noun”"),
    "meanings": (_meanings, "a link to Wiktionary"),
    "associations": (
        _associations,
        "bots of A Message from the Stars understand only the clues listed for their cards, and send only those",
    ),
    "blocklist": (_blocklist, "bots may say any word of the list"),
    "hearing": (_hearing, "suggestions know slips of the finger, not of the ear"),
    "neighbours": (_neighbours, "words of a neighbouring language are unknown"),
    "kinship": (_kinship, "only words that contain a word of the card are its kin"),
    "categories": (_categories, "Bookworm is not offered; it deals only cards whose categories have names"),
    "answers": (_answers, "the table votes, and bots know no answer"),
    "pictures": (_pictures, "the pictures show English words"),
    "offline dictionary": (_offline, "pages beside the printed box need a connection"),
    "rules": (_rules, "English rules"),
}
"""How each part is looked at, and what happens without it."""


def _game(entry: Entry, pack: Language) -> Part:
    if lacks := [file for file in entry.components if not pack.has("games", entry.id, file)]:
        needs = f"not offered without {', '.join(lacks)} in games/{entry.id}"
        return Part(entry.id, "missing", "none", {"there": 0}, needs)
    if fault := fault_in(entry, pack.code, Lexicon.load):
        return Part(entry.id, "broken", fault)
    return Part(entry.id, "there", "can be played", {"there": 1})


def _messages(pack: Language) -> Iterator[Part]:
    for name, there, of, faults in message_parts(pack):
        figures = {"messages": float(there), "of": float(of)}
        if faults:
            yield Part(name, "broken", "; ".join(faults), figures)
        else:
            yield _part(name, f"{there} of {of}", figures, "English messages")
