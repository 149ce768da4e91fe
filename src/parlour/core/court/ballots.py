"""Several words judged at once: each has a vote of its own, and all end together (COM-06)."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.court.vote import Vote, VoteView
from parlour.core.game import Millis, Refused, Seat

VOTE_TIME: Millis = 15_000
APPEAL_TIME: Millis = 5_000


class Ballot(Struct, frozen=True):
    """One word before the table. Who used it does not vote on it."""

    word: str
    speakers: tuple[Seat, ...]
    vote: Vote


class Ballots(Struct, frozen=True):
    items: tuple[Ballot, ...]
    until: Millis

    @classmethod
    def open(cls, words: Iterable[tuple[str, Iterable[Seat]]], present: Iterable[Seat], at: Millis) -> "Ballots":
        """A vote on each word, with those who used it; all others who are present may vote."""
        until, seats = at + VOTE_TIME, tuple(present)
        items = []
        for word, speakers in words:
            spoke = tuple(speakers)
            voters = tuple(seat for seat in seats if seat not in spoke)
            items.append(Ballot(word, spoke, Vote(voters, until)))
        return cls(tuple(items), until)

    def cast(self, seat: Seat, word: str | None, valid: bool) -> "Ballots":
        """One vote; without a word it goes to every word that waits for this seat."""
        if word is None:
            mine = [ballot.word for ballot in self.items if seat in ballot.vote.waiting_for]
            if not mine:
                raise Refused("voted-already", "there is nothing left to vote on")
            return self._casting(seat, mine, valid)
        if all(ballot.word != word for ballot in self.items):
            raise Refused("no-such-vote", "nobody asks about this word")
        return self._casting(seat, [word], valid)

    def _casting(self, seat: Seat, words: list[str], valid: bool) -> "Ballots":
        items = (
            replace(ballot, vote=ballot.vote.cast(seat, valid)) if ballot.word in words else ballot
            for ballot in self.items
        )
        return replace(self, items=tuple(items))

    def without(self, seat: Seat) -> "Ballots":
        """A removed seat is not waited for."""
        return replace(self, items=tuple(replace(item, vote=item.vote.without(seat)) for item in self.items))

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple(sorted({seat for ballot in self.items for seat in ballot.vote.waiting_for}))

    @property
    def is_complete(self) -> bool:
        return not self.waiting_for


class BallotView(Struct, frozen=True):
    """What everyone sees of one word's vote: who has voted, never how."""

    word: str
    speakers: tuple[Seat, ...]
    vote: VoteView

    @classmethod
    def of(cls, ballot: Ballot) -> "BallotView":
        return cls(ballot.word, ballot.speakers, VoteView.of(ballot.vote))
