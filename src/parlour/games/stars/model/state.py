"""The phases of the game and its state: teams, the two sides of each, and the words sent."""

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Event, Millis, Phase, Seat
from parlour.core.game import with_value
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.model.draws import Rolls
from parlour.games.stars.model.moves import Group, Verdict


class Dealing(Phase, frozen=True):
    pass


class Rolling(Phase, frozen=True):
    """Cards are dealt. The sides roll real dice for their messages, all at the same time (COM-13)."""

    left: tuple[tuple[int, Side], ...]


class Enciphering(Phase, frozen=True):
    """The Alien sets the cipher (STA-07)."""


class AliensWrite(Phase, frozen=True):
    pass


class ScientistsWrite(Phase, frozen=True):
    pass


class AliensGuess(Phase, frozen=True):
    """The Aliens guess; they see the Scientists' cards (STA-18)."""


class ScientistsGuess(Phase, frozen=True):
    """The Scientists guess; they see the Aliens' cards (STA-19)."""


class Deciphering(Phase, frozen=True):
    """The Scientists guess the cipher (STA-20)."""


class Over(Phase, frozen=True):
    pass


Phases = (
    Dealing | Rolling | Enciphering | AliensWrite | ScientistsWrite | AliensGuess | ScientistsGuess | Deciphering | Over
)


SIDES: tuple[Side, Side] = ("alien", "scientists")


class Transmission(Struct, frozen=True):
    round: int
    side: Side
    word: str
    score: int
    by: Seat | None = None
    """The Alien, or the Scientist who proposed it. Only their own side knows until the game is over."""


Wish = tuple[str | None, tuple[str, ...] | None, Cipher | None]
"""A word to send, three words to guess or six letters to guess. Exactly one is not None."""


class Proposal(Struct, frozen=True):
    """What a Scientist wants to send or to guess. Exactly one of `word`, `words` and `letters` is not None."""

    number: int
    seat: Seat
    agreed: tuple[Seat, ...]
    word: str | None = None
    words: tuple[str, ...] | None = None
    letters: Cipher | None = None
    since: Millis = 0
    held: Seat | None = None
    """The Scientist who asked the others to wait (STA-29)."""

    @property
    def wish(self) -> Wish:
        return self.word, self.words, self.letters


class Marked(Struct, frozen=True):
    letter: str
    group: Group
    mark: Verdict
    seat: Seat


class Spoken(Struct, frozen=True):
    seat: Seat
    text: str


class Noted(Struct, frozen=True):
    seat: Seat
    text: str


class Pointed(Struct, frozen=True):
    seat: Seat
    at: tuple[str, ...]
    """Words or letters."""


class SideState(Struct, frozen=True):
    """What only a side itself knows: its message, console, notes, talk, proposals and guesses."""

    seats: tuple[Seat, ...]
    card: int = 0
    rolls: Rolls = (1, 1, 1)
    marks: tuple[Marked, ...] = ()
    notes: tuple[Noted, ...] = ()
    talk: tuple[Spoken, ...] = ()
    captain: Seat | None = None
    proposals: tuple[Proposal, ...] = ()
    proposed: int = 0
    """The number of the last proposal. Each team has its own count, so that nobody learns how many others make."""
    asked: tuple[Seat, ...] = ()
    """Scientists who were asked for their opinion in this step (STA-39)."""
    pointed: tuple[Pointed, ...] = ()
    """What its Scientists point at while they guess (STA-41)."""
    written: str | None = None
    """An Alien's word that waits for the other Alien's word."""
    words: tuple[str, ...] | None = None
    """The guess of the partners' message."""
    letters: Cipher | None = None
    """The guess of the cipher."""
    done: bool = False
    """Whether this side has finished the current step."""


class Team(Struct, frozen=True):
    alien: SideState
    scientists: SideState
    sent: tuple[Transmission, ...] = ()

    def at(self, side: Side) -> SideState:
        return self.alien if side == "alien" else self.scientists


class State(Struct, frozen=True):
    teams: tuple[Team, ...]
    phase: Phases = Dealing()
    round: int = 0
    cipher: Cipher | None = None
    gone: tuple[Seat, ...] = ()
    bots: tuple[Seat, ...] = ()
    """Scientists' seats that bots play, as reported by the server."""
    away: tuple[Seat, ...] = ()
    """Scientists who are not connected now."""
    since: Millis = 0
    """When the current step began, if steps have a day (STA-33)."""
    idle: int = 0
    """The number of steps in a row that all sides let pass (STA-38)."""

    @property
    def seats(self) -> int:
        return sum(len(team.at(side).seats) for team in self.teams for side in SIDES)

    @property
    def is_solo(self) -> bool:
        """Whether one person looks for the cipher, without messages (STA-31)."""
        return not self.teams[0].alien.seats

    @property
    def present(self) -> tuple[Seat, ...]:
        sides = (team.at(side) for team in self.teams for side in SIDES)
        return tuple(sorted(seat for side in sides for seat in side.seats if seat not in self.gone))

    def with_team(self, number: int, team: Team) -> "State":
        return replace(self, teams=with_value(self.teams, number, team))

    def with_side(self, team: int, side: Side, changed: SideState) -> "State":
        return self.with_team(team, replace(self.teams[team], **{side: changed}))


Step = tuple[State, tuple[Event, ...]]
