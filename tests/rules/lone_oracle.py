"""The score of Lone Words, told from the log alone: a second opinion on what the rules count (LON-13 to LON-19)."""

from collections import Counter
from typing import Any

from parlour.core import Act, Drawn, Logged, Seat
from parlour.core.court.events import VoteEnded
from parlour.games.lone import Erase, HandIn, Write
from parlour.games.lone.model import RoundEnded, Unveiled
from parlour.lexicon import Lexicon


class Oracle:
    """It keeps every sheet as paper would; nothing of it is taken from the game's own code."""

    def __init__(self, seats: int, words: Lexicon, points: list[int], own_repeats: str) -> None:
        self.seats, self.words, self.points = range(seats), words, points
        self.own_repeats = own_repeats
        self.rounds = 0
        self.totals = [0] * seats
        self.wrote: list[set[str]] = [set() for _ in self.seats]
        """Legal words of the rounds that are over."""
        self.ruled: dict[str, bool] = {}
        self.dice = ""
        self.paper: list[dict[int, str]] = []

    def hear(self, line: Logged) -> None:
        match line.what:
            case Drawn(result=rolled):
                self.dice, self.paper = rolled.letters, [{} for _ in self.seats]
            case Act(seat, move):
                self._write(seat, move)
        for event in line.events:
            match event:
                case VoteEnded(word=word, valid=valid, votes=votes):
                    assert valid == (sum(vote for _, vote in votes) * 2 >= len(votes))
                    self.ruled[word] = valid
                case Unveiled():
                    assert [self._worth(seat) for seat in self.seats] == [
                        sum(outcome.points for outcome in lines) for lines in event.lines
                    ]
                case RoundEnded(scores=scores):
                    self._close()
                    assert list(scores) == self.totals

    def _write(self, seat: Seat, move: Any) -> None:
        match move:
            case Write(row, word):
                self.paper[seat][row] = self._spelled(word)
            case Erase(row):
                del self.paper[seat][row]
            case HandIn(lines):
                count = 4 if len(self.seats) == 2 else 3
                self.paper[seat] = {line.row: self._spelled(line.word) for line in lines[:count]}

    def _spelled(self, word: str) -> str:
        return self.words.read(word).replace("'", "")

    def _is_legal(self, word: str) -> bool:
        lacking = Counter(word)
        lacking.subtract(self.dice)
        made = sum(number for number in lacking.values() if number > 0) <= 1
        return made and self.ruled.get(word, self.words.is_spelling(word))

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
