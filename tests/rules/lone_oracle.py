"""The score of Lone Words, computed from the log alone: a second referee (LON-13 to LON-19)."""

from collections import Counter
from typing import Any

from parlour.core import Act, Drawn, Logged, Seat
from parlour.core.court.events import Finished, SeatLeft, VoteEnded
from parlour.games.lone import Erase, HandIn, Jot, Write
from parlour.games.lone.model import GaveUp, RoundEnded, TimeUp, Unveiled
from parlour.lexicon import Lexicon, Unreadable


class Oracle:
    """It keeps every sheet as on paper, and uses none of the game's own code."""

    def __init__(self, seats: int, words: Lexicon, squares: list[int], points: list[int], own_repeats: str) -> None:
        self.seats, self.words, self.squares, self.points = range(seats), words, squares, points
        self.count = 4 if seats == 2 else 3
        self.own_repeats = own_repeats
        self.rounds = 0
        self.totals = [0] * seats
        self.wrote: list[set[str]] = [set() for _ in self.seats]
        """Legal words of finished rounds."""
        self.ruled: dict[str, bool] = {}
        self.dice = ""
        self.paper: list[dict[int, str]] = []
        self.typed: list[tuple[int, str] | None] = []
        """The drafts: letters in each line that are not entered (LON-14)."""
        self.used: list[set[int]] = [set() for _ in self.seats]
        self.given: dict[Seat, tuple[int, ...]] = {}
        self.gone: set[Seat] = set()
        self.is_open = False
        """Whether the words of this round are shown. Votes are appeals from then on."""

    def hear(self, line: Logged) -> None:
        match line.what:
            case Drawn(result=rolled):
                self.dice, self.paper = rolled.letters, [{} for _ in self.seats]
                self.typed, self.given, self.is_open = [None for _ in self.seats], {}, False
            case Act(seat, move):
                self._write(seat, move)
        for event in line.events:
            match event:
                case VoteEnded(word=word, valid=valid, votes=votes):
                    if votes:
                        is_backed = 2 * sum(vote for _, vote in votes) >= len(votes)
                        assert valid == (is_backed or self._stands(word, len(votes)))
                    self.ruled[word] = valid
                case Finished(seat=seat):
                    self._ring(seat)
                case TimeUp():
                    for seat in set(self.seats) - self.gone:
                        self._ring(seat)
                case SeatLeft(seat=seat):
                    self.gone.add(seat)
                case GaveUp(seat=seat, rows=rows):
                    self.given[seat] = rows
                case Unveiled():
                    self.is_open = True
                    assert [self._worth(seat) for seat in self.seats] == [
                        sum(outcome.points for outcome in lines) for lines in event.lines
                    ]
                case RoundEnded(scores=scores):
                    self._close()
                    assert list(scores) == self.totals

    def _stands(self, word: str, votes: int) -> bool:
        """One vote alone never overturns an allowed word (COM-06)."""
        return votes < 2 and self.ruled.get(word, self.words.is_spelling(word))

    def _write(self, seat: Seat, move: Any) -> None:
        match move:
            case Write(row, word):
                self.paper[seat][row] = self._spelled(word)
                self.typed[seat] = None
            case Jot(row, word):
                self.typed[seat] = row, word
            case Erase(row):
                del self.paper[seat][row]
            case HandIn(lines):
                self.paper[seat] = {line.row: self._spelled(line.word) for line in lines[: self.count]}

    def _ring(self, seat: Seat) -> None:
        """When the time of a seat is up, its draft is written if it fits (LON-14)."""
        typed, self.typed[seat] = self.typed[seat], None
        if typed is None:
            return
        row, others = typed[0], self.paper[seat]
        try:
            word = self._spelled(typed[1])
        except Unreadable:
            return
        fits = row not in {*self.used[seat], *others} and len(word) == self.squares[row] and self._is_on_the_dice(word)
        if fits and len(others) < self.count and word not in others.values():
            self.paper[seat][row] = word

    def _spelled(self, word: str) -> str:
        return self.words.read(word).replace("'", "")

    def _is_on_the_dice(self, word: str) -> bool:
        lacking = Counter(word)
        lacking.subtract(self.dice)
        return sum(number for number in lacking.values() if number > 0) <= 1

    def _is_legal(self, word: str) -> bool:
        return self._is_on_the_dice(word) and self.ruled.get(word, self.words.is_spelling(word))

    def _worth(self, seat: Seat) -> int:
        return sum(self.points[row] for row, word in self.paper[seat].items() if self._scores(seat, word))

    def _scores(self, seat: Seat, word: str) -> bool:
        others = [other for other in self.seats if other != seat]
        now = any(word in self.paper[other].values() for other in others)
        earlier = any(word in self.wrote[other] for other in others)
        again = self.own_repeats == "zero" and word in self.wrote[seat]
        return self._is_legal(word) and not (now or earlier or again)

    def _close(self) -> None:
        self.rounds += 1
        worth = [self._worth(seat) for seat in self.seats]
        self.totals = [total + points for total, points in zip(self.totals, worth, strict=True)]
        for seat in self.seats:
            self.wrote[seat] |= {word for word in self.paper[seat].values() if self._is_legal(word)}
            self.used[seat] |= {*self.paper[seat], *self._crossed_out(seat)}

    def _crossed_out(self, seat: Seat) -> list[int]:
        """The rows for missing words: those that were chosen, else those with the fewest points (LON-12)."""
        free = [row for row in range(len(self.points)) if row not in self.used[seat] | set(self.paper[seat])]
        cheap = sorted(free, key=lambda row: self.points[row])[: self.count - len(self.paper[seat])]
        return list(self.given.get(seat, cheap))
