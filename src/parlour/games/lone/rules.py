"""Judgements and scores: whether a word is legal, whether anybody else has it, and who has won."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from parlour.core import Seat
from parlour.core.court.procedure import FIRST, SECOND, TODAY, Procedure
from parlour.core.ways import TOGETHER, TableOptions
from parlour.games.lone.components import Row
from parlour.games.lone.model import Compared, Line, Outcome, Outcomes, Settings, State, Why
from parlour.lexicon import Lexicon, letters


def can_make(word: str, dice: str) -> bool:
    """Whether the dice can make a word, each used at most once, with the joker as one missing letter (LON-07)."""
    lacking = Counter(letters(word)) - Counter(dice)
    return lacking.total() <= 1


def words_a_round(seats: int) -> int:
    """Return the number of words in a round: three, or four with two players (LON-09, LON-23)."""
    return 4 if seats == 2 else 3


def rounds(seats: int) -> int:
    """Return the number of rounds: four (LON-20), three with two players (LON-23), one for a lone player (LON-26)."""
    return {1: 1, 2: 3}.get(seats, 4)


def used_rows(outcomes: Iterable[Outcome]) -> set[int]:
    return {outcome.row for outcome in outcomes if outcome.row is not None}


def missing(state: State, seat: Seat) -> int:
    """Return how many words this seat has not written (LON-11)."""
    return words_a_round(len(state.sheets)) - len(state.drafts[seat])


def taken_rows(state: State, seat: Seat) -> set[int]:
    """Return the rows that this seat has used, including those of this round."""
    return used_rows(state.sheets[seat]) | {line.row for line in state.drafts[seat]}


def points(outcomes: Iterable[Outcome]) -> int:
    return sum(outcome.points for outcome in outcomes)


def cheapest(sheet: tuple[Row, ...], taken: set[int], count: int) -> tuple[int, ...]:
    """Return the free rows with the fewest points (LON-12)."""
    free = [row for row in range(len(sheet)) if row not in taken]
    return tuple(sorted(sorted(free, key=lambda row: sheet[row].points)[:count]))


@dataclass(frozen=True)
class Referee:
    words: Lexicon
    settings: Settings
    sheet: tuple[Row, ...]
    rules: int = 3
    """The version of the rules that the table plays by."""
    options: TableOptions = TOGETHER

    def owed(self, state: State, phase: Compared, seat: Seat) -> int:
        """Return how many rows this seat still has to choose for a 0: none if there is no choice (LON-12)."""
        if seat in state.gone or phase.given[seat]:
            return 0
        wanted, free = missing(state, seat), len(self.sheet) - len(taken_rows(state, seat))
        return 0 if wanted == free and self.rules > 1 else wanted

    @property
    def procedure(self) -> Procedure:
        """How the table judges rulings of the dictionary (COM-06)."""
        return {1: FIRST, 2: SECOND}.get(self.rules, TODAY)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """Return the winners: the highest total (LON-20), then the better last round (LON-21), else shared (LON-22)."""
        played = (one.round for sheet in state.sheets for one in sheet)
        # By older rules the last round was that of a whole game, also if this one ended early.
        last = max(played, default=0) if self.rules > 2 else rounds(len(state.sheets))
        sheets = {seat: state.sheets[seat] for seat in state.present}
        ranks = {seat: (points(own), points(one for one in own if one.round == last)) for seat, own in sheets.items()}
        best = max(ranks.values(), default=None)
        return tuple(seat for seat, rank in ranks.items() if rank == best)

    @cached_property
    def house_words(self) -> tuple[frozenset[str], frozenset[str]]:
        """The house words by their letters: allowed and refused."""
        own = self.words.house
        return frozenset(map(letters, own.allow)), frozenset(map(letters, own.refuse))

    def is_legal(self, word: str, state: State) -> bool:
        """Return the ruling. The table's votes override house words, which override the lexicon (COM-06)."""
        spelling, (_, refused) = letters(word), self.house_words
        if spelling in state.allowed or spelling in state.refused:
            return spelling in state.allowed
        return spelling not in refused and self.words.is_spelling(spelling)

    def compare(self, state: State) -> tuple[Outcomes, ...]:
        """Return the score of every line of this round, seat by seat in the order of the rows."""
        written = {seat: self._legal_words(state, seat) for seat in range(len(state.sheets))}
        return tuple(
            (
                *(self._outcome(state, seat, line, written) for line in sorted(lines, key=lambda line: line.row)),
                *(Outcome(None, state.round, word, 0, "too-many") for word in state.extras[seat]),
            )
            for seat, lines in enumerate(state.drafts)
        )

    def _legal_words(self, state: State, seat: Seat) -> set[str]:
        return {letters(line.word) for line in state.drafts[seat] if self.is_legal(line.word, state)}

    def _outcome(self, state: State, seat: Seat, line: Line, written: dict[Seat, set[str]]) -> Outcome:
        """Return the score of a word. It scores alone (LON-15), but not if others have it now (LON-16) or had it before
        (LON-17), nor if its own seat had it before (LON-18)."""
        spelling = letters(line.word)

        def nothing(why: Why, by: Iterable[Seat] = (), reason: str = "") -> Outcome:
            return Outcome(line.row, state.round, line.word, 0, why, tuple(by), reason)

        if not can_make(self.words.letters(line.word), state.letters):
            return nothing("not-on-dice")
        if spelling not in written[seat]:
            return nothing("no-word", reason=self._reason(line.word, state))
        if sharers := [other for other in written if other != seat and spelling in written[other]]:
            return nothing("shared", sharers)
        if earlier := [other for other in written if other != seat and _wrote(state.sheets[other], spelling)]:
            return nothing("earlier", earlier)
        if self.settings.own_repeats == "zero" and _wrote(state.sheets[seat], spelling):
            return nothing("own-repeat")
        return Outcome(line.row, state.round, line.word, self.sheet[line.row].points, "alone")

    def _reason(self, word: str, state: State) -> str:
        if letters(word) in state.refused:
            return "voted-down"
        reason = self.words.verdict(word).reason
        return "refused" if letters(word) in self.house_words[1] else reason.code if reason else ""


def _wrote(outcomes: Outcomes, spelling: str) -> bool:
    return any(outcome.is_written and letters(outcome.word or "") == spelling for outcome in outcomes)
