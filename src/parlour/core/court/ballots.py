"""Votes on several words at once, which all end together (COM-06)."""

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.court.procedure import Standing
from parlour.core.court.vote import Vote, VoteView
from parlour.core.game import Millis, Refused, Seat

VOTE_TIME: Millis = 15_000


class Ballot(Struct, frozen=True):
    """One word and the vote on it. Seats that used the word do not vote."""

    word: str
    speakers: tuple[Seat, ...]
    vote: Vote
    ruled: bool | None = None
    """What the dictionary said, if its ruling was appealed."""
    reason: str = ""
    """Why the dictionary refuses the word: a code of the lexicon."""
    known: bool = False
    """Whether the dictionary has the word, where the table judges first. Nobody is shown it before the vote."""


class Ballots(Struct, frozen=True):
    items: tuple[Ballot, ...]
    until: Millis

    @classmethod
    def open(
        cls,
        words: Iterable[tuple[str, Iterable[Seat]]],
        present: Iterable[Seat],
        at: Millis,
        known: Collection[str] = (),
    ) -> "Ballots":
        """Open a vote on each word. `words` come with the seats that used them; the others may vote.

        `known`: those of the words that the dictionary has.
        """
        until, seats = at + VOTE_TIME, tuple(present)
        spoken = ((word, tuple(speakers)) for word, speakers in words)
        votes = (Ballot(word, spoke, Vote.among(seats, spoke, until), known=word in known) for word, spoke in spoken)
        return cls(tuple(votes), until)

    def cast(self, seat: Seat, word: str | None, valid: bool) -> "Ballots":
        """Return the ballots with one vote more, on `word` or, if that is None, on every word open to this seat.

        Raises `Refused` if there is no such word, or nothing left for this seat to vote on.
        """
        if word is None:
            mine = [ballot.word for ballot in self.items if seat in ballot.vote.waiting_for]
            if not mine:
                raise Refused("voted-already", "there is nothing left to vote on")
            return self._casting(seat, mine, valid)
        if all(ballot.word != word for ballot in self.items):
            raise Refused("no-such-vote", "nobody asks about this word")
        return self._casting(seat, [word], valid)

    def cast_all(self, seat: Seat, against: Collection[str]) -> "Ballots":
        """Return the ballots with a vote of this seat on every word open to it: for all but those `against`.

        Raises `Refused` if there is no such word, or nothing left for this seat to vote on.
        """
        if not {ballot.word for ballot in self.items} >= set(against):
            raise Refused("no-such-vote", "nobody asks about this word")
        if not any(seat in ballot.vote.waiting_for for ballot in self.items):
            raise Refused("voted-already", "there is nothing left to vote on")
        items = (
            replace(ballot, vote=ballot.vote.cast(seat, ballot.word not in against))
            if seat in ballot.vote.waiting_for
            else ballot
            for ballot in self.items
        )
        return replace(self, items=tuple(items))

    def _casting(self, seat: Seat, words: list[str], valid: bool) -> "Ballots":
        items = (
            replace(ballot, vote=ballot.vote.cast(seat, valid)) if ballot.word in words else ballot
            for ballot in self.items
        )
        return replace(self, items=tuple(items))

    def without(self, seat: Seat) -> "Ballots":
        return replace(self, items=tuple(replace(item, vote=item.vote.without(seat)) for item in self.items))

    @classmethod
    def on_appeal(cls, standing: Standing, reason: str, vote: Vote) -> "Ballots":
        """Return the vote on a ruling of the dictionary."""
        return cls((Ballot(standing.word, standing.seats, vote, standing.valid, reason),), vote.until)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple(sorted({seat for ballot in self.items for seat in ballot.vote.waiting_for}))

    @property
    def is_complete(self) -> bool:
        return not self.waiting_for


class BallotView(Struct, frozen=True):
    """What everyone may see of the vote on one word: who has voted, never how."""

    word: str
    speakers: tuple[Seat, ...]
    vote: VoteView
    ruled: bool | None
    reason: str

    @classmethod
    def of(cls, ballot: Ballot) -> "BallotView":
        return cls(ballot.word, ballot.speakers, VoteView.of(ballot.vote), ballot.ruled, ballot.reason)
