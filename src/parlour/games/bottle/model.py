"""The values of the game: settings, moves, events, phases and the state."""

from typing import Annotated, Literal

from msgspec import Struct

from parlour.core import Act, Drawn, Event, Left, Millis, Move, Phase, Seat, Vote, says
from parlour.core import Settings as CoreSettings
from parlour.games.bottle.components import Dice, Lot, Shaken
from parlour.lexicon import HouseWords, letters

Mode = Literal["classic", "easy", "effects", "party"]


class Settings(CoreSettings, frozen=True):
    mode: Annotated[
        Mode,
        says(
            "Classic: four dice. Easy: without the dark blue die. Effects: four dice and the effect die. "
            "Party: three dice and the effect die.",
            "Класична: чотири кубики. Легка: без темно-синього. Ефекти: чотири кубики й кубик ефектів. "
            "Вечірка: три кубики й кубик ефектів.",
        ),
    ] = "classic"
    shorter_word: Annotated[
        bool,
        says(
            "A right word may be beaten by a shorter one within 10 seconds.",
            "Правильне слово можна перебити коротшим упродовж 10 секунд.",
        ),
    ] = False
    double_letters: Annotated[
        Literal["each", "once"],
        says(
            "A letter on two dice must be in the word twice, or once will do.",
            "Літера на двох кубиках має бути у слові двічі, або досить одного разу.",
        ),
    ] = "each"
    same_moment_ms: Annotated[
        int,
        says(
            "How close two words must be to count as said at the same moment, in milliseconds.",
            "Наскільки близькі слова вважаються сказаними одночасно, у мілісекундах.",
            ge=0,
            le=2000,
        ),
    ] = 300
    gentle: Annotated[
        bool,
        says(
            "For play with children: a mistake costs no diamond.",
            "Для гри з дітьми: за помилку діамант не забирають.",
        ),
    ] = False
    judge: Annotated[
        Literal["dictionary", "table", "appeal"],
        says(
            "Who judges words: the dictionary, the table by vote, or the dictionary with appeals.",
            "Хто судить слова: словник, голосування столу чи словник з оскарженням.",
        ),
    ] = "dictionary"
    patience_s: Annotated[
        int,
        says(
            "Shake again when nobody has found a word for so many seconds (0: never).",
            "Струсити знову, якщо стільки секунд ніхто не знайшов слова (0: ніколи).",
            ge=0,
            le=600,
        ),
    ] = 0
    house: Annotated[
        HouseWords,
        says(
            "Words that this table allows or refuses on top of the dictionary.",
            "Слова, які цей стіл дозволяє чи забороняє понад словник.",
        ),
    ] = HouseWords()
    dice: Annotated[Dice | None, says("Dice faces of your own box.", "Грані кубиків із вашої коробки.")] = None

    @property
    def letter_dice(self) -> int:
        return 4 if self.mode in ("classic", "effects") else 3

    @property
    def with_effect(self) -> bool:
        return self.mode in ("effects", "party")


class Say(Move, frozen=True):
    word: str


class CallNoWord(Move, frozen=True):
    pass


class Pass(Move, frozen=True):
    """An offer to shake again (BOT-13)."""


class Cover(Move, frozen=True):
    """A hand on the bottle (BOT-24)."""


class CastVote(Move, frozen=True):
    valid: bool


class Appeal(Move, frozen=True):
    """Ask the table to vote on a ruling (COM-06)."""

    word: str


Moves = Say | CallNoWord | Pass | Cover | CastVote | Appeal


class Fault(Struct, frozen=True):
    """Why a word is a mistake: a stable code, and the word or letter it is about."""

    code: str
    of: str = ""


class Shook(Event, frozen=True):
    round: int
    roll: Shaken


class Spoke(Event, frozen=True):
    """A seat named a word that may win. Which one is shown when the moment is over."""

    seat: Seat


class Said(Event, frozen=True):
    seat: Seat
    word: str
    at: Millis


class Erred(Event, frozen=True):
    """A mistake: out for the round, and a diamond lost where there is one (BOT-09, BOT-10)."""

    seat: Seat
    word: str
    fault: Fault
    cost: int


class Passed(Event, frozen=True):
    seat: Seat


class CalledNoWord(Event, frozen=True):
    seat: Seat


class Refuted(Event, frozen=True):
    """A word was found after all: the caller of "no word" pays (BOT-16)."""

    seat: Seat
    cost: int


class CoveredBottle(Event, frozen=True):
    seat: Seat


class Named(Event, frozen=True):
    """A right word of a cover, and the die it is for."""

    seat: Seat
    word: str
    die: int


class Contested(Event, frozen=True):
    """There is a word to beat (BOT-20)."""

    seats: tuple[Seat, ...]
    length: int


class Awarded(Event, frozen=True):
    seat: Seat
    diamonds: int


class RoundEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


class VoteCalled(Event, frozen=True):
    word: str
    seat: Seat
    by: Seat | None = None


class VoteEnded(Event, frozen=True):
    word: str
    valid: bool
    votes: tuple[tuple[Seat, bool], ...]


class Overturned(Event, frozen=True):
    word: str
    valid: bool


class SeatLeft(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


Events = (
    Shook
    | Spoke
    | Said
    | Erred
    | Passed
    | CalledNoWord
    | Refuted
    | CoveredBottle
    | Named
    | Contested
    | Awarded
    | RoundEnded
    | VoteCalled
    | VoteEnded
    | Overturned
    | SeatLeft
    | GameEnded
)


class Claim(Struct, frozen=True):
    seat: Seat
    word: str
    at: Millis
    stood: Millis = 0
    """For so long the clocks have stood still since, while the table voted (COM-06)."""


class Shaking(Phase, frozen=True):
    pass


class Open(Phase, frozen=True):
    """The race is on."""

    until: Millis | None = None


class Denied(Phase, frozen=True):
    """Someone said "no word", and the others have 10 s to find one."""

    caller: Seat
    until: Millis


class ToBeat(Phase, frozen=True):
    """A right word lies there; a shorter one beats it."""

    claims: tuple[Claim, ...]
    until: Millis

    @property
    def holders(self) -> tuple[Seat, ...]:
        return tuple(claim.seat for claim in self.claims)

    @property
    def length(self) -> int:
        return len(letters(self.claims[0].word))


Race = Open | Denied | ToBeat


class Claimed(Phase, frozen=True):
    """The same moment: a right word is in, and others may be just as quick (BOT-12)."""

    claims: tuple[Claim, ...]
    until: Millis
    race: Race


class Reaching(Phase, frozen=True):
    """Hands reach for the bottle within the same millisecond (BOT-25)."""

    seats: tuple[Seat, ...]
    until: Millis
    race: Race


class DrawingLots(Phase, frozen=True):
    seats: tuple[Seat, ...]
    race: Race


class Covering(Phase, frozen=True):
    """One hand covers the bottle: a word for each die."""

    seat: Seat
    words: tuple[str | None, ...]
    since: Millis
    until: Millis
    race: Race


class Voting(Phase, frozen=True):
    """The table judges a word; all clocks stand still (COM-06)."""

    vote: Vote
    word: str
    speakers: tuple[Seat, ...]
    since: Millis
    then: Claimed | Covering

    @property
    def until(self) -> Millis:
        return self.vote.until


class Appealed(Phase, frozen=True):
    """The table votes on a ruling of the dictionary."""

    vote: Vote
    ruling: "Ruling"
    speakers: tuple[Seat, ...]
    since: Millis
    held: "State"

    @property
    def until(self) -> Millis:
        return self.vote.until


class Settled(Phase, frozen=True):
    """A round is over; a breath before the next shake. `shortest` is what could have been said."""

    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    until: Millis
    possible: int
    shortest: tuple[str, ...]


class Over(Phase, frozen=True):
    winners: tuple[Seat, ...]


Phases = (
    Shaking | Open | Denied | ToBeat | Claimed | Reaching | DrawingLots | Covering | Voting | Appealed | Settled | Over
)


class Stamped(Struct, frozen=True):
    at: Millis
    what: Act[Moves] | Drawn[Shaken | Lot] | Left


class Ruling(Struct, frozen=True):
    """A ruling that may be appealed, with all that is needed to go back and let the game take the other way."""

    word: str
    seat: Seat
    right: bool
    until: Millis
    before: "State"
    inputs: tuple[Stamped, ...]


class State(Struct, frozen=True):
    diamonds: tuple[int, ...]
    phase: Phases = Shaking()
    round: int = 0
    roll: Shaken | None = None
    used: tuple[str, ...] = ()
    """Words that were named rightly in this game, in order (BOT-14)."""
    out: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """What the table's votes have ruled in this game."""
    rulings: tuple[Ruling, ...] = ()
