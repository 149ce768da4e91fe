"""The gold lists, and the lexicon's precision and recall on them by class."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from parlour.lexicon import Lexicon, Verdict

GOLD = Path(__file__).parent / "gold"
NO_WORDS = ("abbreviation", "unknown")


@dataclass(frozen=True)
class Entry:
    """A word, its class, and the ruling that a dictionary would give."""

    word: str
    kind: str
    ruling: str
    of: str | None


def entries(language: str) -> Iterator[Entry]:
    kind = ruling = ""
    for line in (GOLD / f"{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            kind, _, ruling = line.strip("[]").rpartition(": ")
        elif not line.startswith("#"):
            yield from (_entry(written, kind, ruling) for written in line.split())


def _entry(written: str, kind: str, ruling: str) -> Entry:
    word, _, of = written.partition("<")
    return Entry(word, kind, ruling, of or None)


def ruling_of(verdict: Verdict) -> str:
    return verdict.reason.code if verdict.reason else "singular"


@cache
def judged_by(lexicon: Lexicon) -> tuple[tuple[Entry, Verdict], ...]:
    return tuple((entry, lexicon.verdict(entry.word)) for entry in entries(lexicon.language))


def misjudged(lexicon: Lexicon) -> Iterator[tuple[Entry, Verdict]]:
    """The entries where the lexicon accepts what a dictionary refuses, or vice versa."""
    for entry, verdict in judged_by(lexicon):
        if verdict.singular != (entry.ruling == "singular"):
            yield entry, verdict


def misknown(lexicon: Lexicon) -> Iterator[tuple[Entry, Verdict]]:
    """The entries where they differ on whether it is a word at all; a name may be one as well."""
    for entry, verdict in judged_by(lexicon):
        if entry.ruling != "name" and verdict.valid != (entry.ruling not in NO_WORDS):
            yield entry, verdict


def report(lexicon: Lexicon) -> Iterator[str]:
    """One line per class: the entries, those accepted, and those with exactly this reason."""
    kinds: dict[str, list[tuple[Entry, Verdict]]] = {}
    for entry, verdict in judged_by(lexicon):
        kinds.setdefault(entry.kind, []).append((entry, verdict))
    for kind, judged in kinds.items():
        right = sum(verdict.singular == (entry.ruling == "singular") for entry, verdict in judged)
        exact = sum(ruling_of(verdict) == entry.ruling for entry, verdict in judged)
        counts = f"{len(judged):>4} words, {right:>4} judged right, {exact:>4} for the right reason"
        yield f"{lexicon.language} {kind:<56} {counts}"
    everything = [pair for judged in kinds.values() for pair in judged]
    for ruling in dict.fromkeys(entry.ruling for entry, _ in everything):
        yield _precision_and_recall(lexicon.language, ruling, everything)


def _precision_and_recall(language: str, ruling: str, judged: list[tuple[Entry, Verdict]]) -> str:
    given = [entry.ruling == ruling for entry, verdict in judged if ruling_of(verdict) == ruling]
    wanted = [ruling_of(verdict) == ruling for entry, verdict in judged if entry.ruling == ruling]
    precision, recall = sum(given) / max(len(given), 1), sum(wanted) / len(wanted)
    return f"{language} {ruling:<14} {len(wanted):>5} words: precision {precision:.3f}, recall {recall:.3f}"


if __name__ == "__main__":
    for language in ("en", "uk", "de"):
        lexicon = Lexicon.load(language)
        print(*report(lexicon), sep="\n")  # noqa: T201
        for entry, verdict in misjudged(lexicon):
            print("  ", entry.word, entry.kind, "->", ruling_of(verdict))  # noqa: T201
