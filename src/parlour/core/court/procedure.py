"""How the table judges rulings of the dictionary (COM-06), by version of the rules, and votes on several words.

A game keeps its procedure in its referee. Games that began under older rules keep them.
"""

from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.court.vote import Vote, VoteView
from parlour.core.game import Millis, Refused, Seat

APPEAL_TIME: Millis = 10_000
ENOUGH = 2
"""How many must vote before a word falls that the dictionary allows."""


class Standing(Struct, frozen=True):
    """A ruling of the dictionary on a word. `seats` used the word."""

    word: str
    seats: tuple[Seat, ...]
    valid: bool
    matters: bool = True
    """Whether a vote on this word could change a score."""

    def can_be_outvoted(self, present: Collection[Seat]) -> bool:
        """Return whether those who did not use the word are enough to vote it down, or it was refused anyway."""
        return not self.valid or len({*present} - {*self.seats}) >= ENOUGH


class Procedure:
    """The procedure of today."""

    unveils: bool = True
    """Whether words are shown one after another, and can be appealed only when all are shown."""

    rereads: bool = True
    """Whether everybody says again that they have seen enough after a vote."""

    protects: bool = True
    """Whether one vote alone overturns no word of the dictionary, also where the table judges from the start."""

    objects: bool = True
    """Whether an objection is a vote against the word, and too few others agree on it with the speakers (COM-30)."""

    @property
    def appeal_time(self) -> Millis:
        """How long after the words are shown a ruling can be appealed."""
        return APPEAL_TIME

    def unvoted(self, ruled: bool | None) -> bool:
        """Return whether a word is valid if nobody votes: as the dictionary ruled. If it did not rule, yes."""
        return True if ruled is None else ruled

    def is_valid(self, vote: Vote, ruled: bool | None, *, known: bool = False) -> bool:
        """Return the result of a vote. One vote alone overturns no word that the dictionary allows.

        `ruled`: the ruling that was appealed. `known`: the table judges first, and the dictionary has the word.
        """
        if (ruled or (known and self.protects)) and len(vote.ballots) < ENOUGH:
            return True
        return vote.says_valid(unvoted=self.unvoted(ruled))

    def needs_vote(self, voters: Collection[Seat], *, known: bool) -> bool:
        """Return whether a vote of a table that judges first could change anything."""
        return not (known and self.protects) or len(voters) >= ENOUGH

    def may_appeal(self, standing: Standing, seat: Seat, present: Collection[Seat]) -> bool:
        """Return whether a seat may appeal the refusal of its word, or object to a word that only others used."""
        is_open = standing.matters and (self.objects or standing.can_be_outvoted(present))
        return is_open and (seat in standing.seats) != standing.valid

    def appealable_by(self, seat: Seat, standings: Iterable[Standing], present: Collection[Seat]) -> tuple[str, ...]:
        """Return the words whose ruling this seat may bring before the table."""
        return tuple(standing.word for standing in standings if self.may_appeal(standing, seat, present))

    def any_may_appeal(self, present: Collection[Seat], standings: Collection[Standing]) -> bool:
        return any(self.may_appeal(standing, seat, present) for seat in present for standing in standings)

    def vote_on(self, standing: Standing, by: Seat, present: Collection[Seat], until: Millis) -> Vote:
        """Open a vote on a ruling that a seat brings before the table. An objection is its vote against the word.

        Players who used the word don't vote, unless too few others could fell it: then all have to agree (COM-30).
        """
        all_vote = self.objects and not standing.can_be_outvoted(present)
        vote = Vote.among(present, () if all_vote else standing.seats, until)
        return vote.cast(by, False) if self.objects and standing.valid else vote


class SecondProcedure(Procedure):
    """The second one: one vote was enough where the table judged first, and two could not agree on an objection."""

    protects = False
    objects = False


class FirstProcedure(SecondProcedure):
    """The first one: anybody appealed anything for 5 seconds, and an appeal without votes made the word valid."""

    unveils = False
    rereads = False

    @property
    def appeal_time(self) -> Millis:
        return 5_000

    def unvoted(self, ruled: bool | None) -> bool:
        return True

    def is_valid(self, vote: Vote, ruled: bool | None, *, known: bool = False) -> bool:
        return vote.says_valid(unvoted=True)

    def may_appeal(self, standing: Standing, seat: Seat, present: Collection[Seat]) -> bool:
        return True

    def any_may_appeal(self, present: Collection[Seat], standings: Collection[Standing]) -> bool:
        return True


TODAY, SECOND, FIRST = Procedure(), SecondProcedure(), FirstProcedure()


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
        """Open a vote on each word, by all but the seats that used it. `known`: the words that the dictionary has."""
        until, seats = at + VOTE_TIME, tuple(present)
        spoken = ((word, tuple(speakers)) for word, speakers in words)
        votes = (Ballot(word, spoke, Vote.among(seats, spoke, until), known=word in known) for word, spoke in spoken)
        return cls(tuple(votes), until)

    def cast(self, seat: Seat, word: str | None, valid: bool) -> "Ballots":
        """Return the ballots with a vote on `word`, or on every open word. Raises `Refused` if none is open to it."""
        if word is None:
            return self.cast_all(seat, () if valid else [ballot.word for ballot in self.items])
        if all(ballot.word != word for ballot in self.items):
            raise Refused("no-such-vote", "nobody asks about this word")
        return self._with(lambda ballot: ballot.vote.cast(seat, valid) if ballot.word == word else ballot.vote)

    def cast_all(self, seat: Seat, against: Collection[str]) -> "Ballots":
        """Return the ballots with a vote of this seat on every word open to it: for all but those `against`.

        Raises `Refused` if there is no such word, or nothing left for this seat to vote on.
        """
        if not {ballot.word for ballot in self.items} >= set(against):
            raise Refused("no-such-vote", "nobody asks about this word")
        if seat not in self.waiting_for:
            raise Refused("voted-already", "there is nothing left to vote on")
        return self._with(
            lambda one: one.vote.cast(seat, one.word not in against) if seat in one.vote.waiting_for else one.vote
        )

    def without(self, seat: Seat) -> "Ballots":
        return self._with(lambda ballot: ballot.vote.without(seat))

    def _with(self, vote_on: Callable[[Ballot], Vote]) -> "Ballots":
        return replace(self, items=tuple(replace(ballot, vote=vote_on(ballot)) for ballot in self.items))

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
