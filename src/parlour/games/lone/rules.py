"""Judgements and comparisons: is a word legal, and is anybody else's the same (LON-06 to LON-19)?"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from parlour.core import Refused, Seat
from parlour.games.lone.components import Row
from parlour.games.lone.model import Entries, Entry, Line, Settings, State
from parlour.lexicon import Lexicon, Unreadable, letters


def can_make(word: str, dice: str) -> bool:
    """Each die is used at most once, and the joker stands for one letter that is lacking (LON-07)."""
    lacking = Counter(letters(word)) - Counter(dice)
    return lacking.total() <= 1


def words_a_round(seats: int) -> int:
    """Three, or four where two play (LON-09, LON-23)."""
    return 4 if seats == 2 else 3


def rounds(seats: int) -> int:
    return 3 if seats == 2 else 4


def present(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(state.sheets)) if seat not in state.gone)


def used_rows(entries: Iterable[Entry]) -> set[int]:
    return {entry.row for entry in entries if entry.row is not None}


def missing(state: State, seat: Seat) -> int:
    """How many words this seat has not written (LON-11)."""
    return words_a_round(len(state.sheets)) - len(state.drafts[seat])


def cheapest(sheet: tuple[Row, ...], taken: set[int], count: int) -> tuple[int, ...]:
    """The free rows with the fewest points (LON-12)."""
    free = [row for row in range(len(sheet)) if row not in taken]
    return tuple(sorted(sorted(free, key=lambda row: sheet[row].points)[:count]))


@dataclass(frozen=True)
class Referee:
    """The lexicon, the sheet and the settings of a table, ready to judge."""

    words: Lexicon
    settings: Settings
    sheet: tuple[Row, ...]

    def read(self, text: str) -> str:
        """The word as it is compared (COM-05)."""
        try:
            return self.words.read(text)
        except Unreadable as unreadable:
            raise Refused(unreadable.code, unreadable.detail) from None

    @cached_property
    def _house(self) -> tuple[frozenset[str], frozenset[str]]:
        """The house's rulings as squares show them: what it allows, and what it refuses."""
        house = self.words.house
        return frozenset(map(letters, house.allow)), frozenset(map(letters, house.refuse))

    def is_for_the_table(self, word: str, state: State) -> bool:
        """Does this word wait for a vote of the table (COM-06)?"""
        ruled = letters(word) in {*state.allowed, *state.refused}.union(*self._house)
        return self.settings.judge == "table" and not ruled and can_make(word, state.letters)

    def is_legal(self, word: str, state: State) -> bool:
        """What the judge says: the table's own rulings stand above the house's, and those above the lexicon."""
        spelling, (_, refused) = letters(word), self._house
        if spelling in state.allowed or spelling in state.refused:
            return spelling in state.allowed
        return spelling not in refused and self.words.is_spelling(spelling)

    def compare(self, state: State) -> tuple[Entries, ...]:
        """What every line of this round is worth, seat by seat in the order of the rows."""
        written = {seat: self._legal_words(state, seat) for seat in range(len(state.sheets))}
        return tuple(
            (
                *(self._entry(state, seat, line, written) for line in sorted(lines, key=lambda line: line.row)),
                *(Entry(None, state.round, word, 0, "too-many") for word in state.extras[seat]),
            )
            for seat, lines in enumerate(state.drafts)
        )

    def _legal_words(self, state: State, seat: Seat) -> set[str]:
        return {letters(line.word) for line in state.drafts[seat] if self.is_legal(line.word, state)}

    def _entry(self, state: State, seat: Seat, line: Line, written: dict[Seat, set[str]]) -> Entry:
        entry = Entry(line.row, state.round, line.word, 0, "alone")
        spelling = letters(line.word)
        if not can_make(line.word, state.letters):
            return _with(entry, "not-on-dice")
        if spelling not in written[seat]:
            return _with(entry, "no-word", reason=self._reason(line.word, state))
        if sharers := [other for other in written if other != seat and spelling in written[other]]:
            return _with(entry, "shared", sharers)
        if earlier := [other for other in written if other != seat and _wrote(state.sheets[other], spelling)]:
            return _with(entry, "earlier", earlier)
        if self.settings.own_repeats == "zero" and _wrote(state.sheets[seat], spelling):
            return _with(entry, "own-repeat")
        return Entry(line.row, state.round, line.word, self.sheet[line.row].points, "alone")

    def _reason(self, word: str, state: State) -> str:
        if letters(word) in state.refused:
            return "voted-down"
        if letters(word) in self._house[1]:
            return "refused"
        reason = self.words.verdict(word).reason
        return reason.code if reason else ""


def _wrote(entries: Entries, spelling: str) -> bool:
    return any(entry.is_written and letters(entry.word or "") == spelling for entry in entries)


def _with(entry: Entry, why: str, by: Iterable[Seat] = (), reason: str = "") -> Entry:
    return Entry(entry.row, entry.round, entry.word, 0, why, tuple(by), reason)  # type: ignore[arg-type]
