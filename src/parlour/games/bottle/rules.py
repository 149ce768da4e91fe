"""Judgements: whether a word is right for a roll, and if not, why."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from parlour.core import Seat
from parlour.core.court.procedure import TODAY, Procedure
from parlour.core.ways import TableOptions
from parlour.games.bottle.components import SHORTEST, Shaken
from parlour.games.bottle.model.events import Fault
from parlour.games.bottle.model.moves import DAY_SECONDS, DAY_SHAKES, Settings
from parlour.games.bottle.model.state import State
from parlour.lexicon import Lexicon, letters


def missing_letter(word: str, roll: Shaken, double_letters: str) -> str | None:
    """Return the first letter shown that the word lacks (BOT-06). A letter on two dice counts twice (BOT-07)."""
    shown = roll.letters if double_letters == "each" else tuple(dict.fromkeys(roll.letters))
    spelling = letters(word)
    for place, letter in enumerate(shown, 1):
        if spelling.count(letter) < shown[:place].count(letter):
            return letter
    return None


def meets_yellow(word: str, roll: Shaken) -> bool:
    """Whether the yellow letter is neither first nor last, and no other die's letter is there (BOT-22, BOT-23)."""
    yellow, *others = roll.letters
    spelling = letters(word)
    return yellow in spelling and yellow not in (spelling[0], spelling[-1]) and not set(others) & set(spelling)


def neck_pairs(roll: Shaken) -> set[tuple[str, str]]:
    """Return the letters that a word may begin and end with, either way round (BOT-26, BOT-27)."""
    nearest, farthest = min(roll.distances), max(roll.distances)
    dice = range(len(roll.letters))
    pairs = (
        (roll.letters[near], roll.letters[far])
        for near in dice
        for far in dice
        if near != far and roll.distances[near] == nearest and roll.distances[far] == farthest
    )
    return {pair for near, far in pairs for pair in ((near, far), (far, near))}


def roll_fault(word: str, roll: Shaken, double_letters: str) -> Fault | None:
    """Return what the word lacks for this roll, noun or not. *base* asks for the same as the classic game (BOT-28)."""
    match roll.effect:
        case "yellow":
            return None if meets_yellow(word, roll) else Fault("not-yellow", roll.letters[0])
        case "neck":
            spelling = letters(word)
            return None if (spelling[0], spelling[-1]) in neck_pairs(roll) else Fault("not-neck")
        case _:
            letter = missing_letter(word, roll, double_letters)
            return Fault("letter-missing", letter) if letter else None


def die_for(word: str, roll: Shaken, named: tuple[str | None, ...]) -> int | None:
    """Return the die of a covered bottle that this word serves: one that shows its first letter and has no word yet."""
    first = letters(word)[0]
    return next((die for die, letter in enumerate(roll.letters) if letter == first and named[die] is None), None)


@dataclass(frozen=True)
class Referee:
    words: Lexicon
    settings: Settings
    options: TableOptions
    procedure: Procedure = TODAY

    @property
    def shakes(self) -> int:
        """How many shakes somebody alone plays: those of a day, or a single one that was shared (BOT-41, COM-29)."""
        return 1 if self.options.way == "shared_roll" else DAY_SHAKES

    @cached_property
    def race_s(self) -> int:
        """How long a race lasts at most (BOT-33, BOT-41). 0: until somebody wins it."""
        return DAY_SECONDS if self.options.is_alone else self.settings.patience_s

    def fault(self, word: str, state: State) -> Fault | None:
        """Return why this word is a mistake in the race, or None (BOT-06, BOT-09)."""
        assert state.roll is not None
        return (
            self._plain_fault(word, state)
            or roll_fault(self.words.letters(word), state.roll, self.settings.double_letters)
            or self.ruled(word, state)
        )

    def cover_fault(self, word: str, state: State, named: tuple[str | None, ...]) -> Fault | None:
        """Return why this word is a mistake of the player who covers the bottle, or None (BOT-25)."""
        assert state.roll is not None
        plain = self._plain_fault(word, state)
        if plain is None and die_for(self.words.letters(word), state.roll, named) is None:
            return Fault("starts-with-no-die")
        return plain or self.ruled(word, state)

    def ruled(self, word: str, state: State) -> Fault | None:
        """Return the ruling on the word itself. The table's own rulings override the lexicon (COM-06)."""
        if word in state.refused:
            return Fault("voted-down")
        if word in state.allowed or self.is_for_the_table(word, state) or self._is_noun(word):
            return None
        if self.words.is_rare_noun(word):
            return Fault("rare-noun")
        reason = self.words.verdict(word, self._may_be_said).reason
        return Fault(reason.code, reason.of or "") if reason else Fault("not-a-noun")

    def _may_be_said(self, word: str) -> bool:
        """Return whether the game accepts the word, regardless of the roll."""
        return len(letters(word)) >= SHORTEST and self._is_noun(word)

    def _is_noun(self, word: str) -> bool:
        """Whether the table takes the word as a singular noun (BOT-06, BOT-44)."""
        is_rare = self.settings.everyday_nouns and self.words.is_rare_noun(word)
        return self.words.is_singular_noun(word) and not is_rare

    def is_for_the_table(self, word: str, state: State) -> bool:
        """Whether this word waits for a vote of the table."""
        house_words = self.options.house
        settled = word in state.allowed or word in house_words.allow or word in house_words.refuse
        return self.settings.judge == "table" and not settled

    def needs_vote(self, word: str, state: State, speakers: tuple[Seat, ...]) -> bool:
        """Whether this word waits for a vote, and the others are enough to vote it down (COM-06)."""
        voters, known = {*present(state)} - {*speakers}, self.words.is_singular_noun(word)
        return self.is_for_the_table(word, state) and self.procedure.needs_vote(voters, known=known)

    def _plain_fault(self, word: str, state: State) -> Fault | None:
        if len(letters(word)) < SHORTEST:
            return Fault("too-short")
        return Fault("used") if word in state.used else None


FACTS = frozenset({"too-short", "used", "not-yellow", "not-neck", "letter-missing", "starts-with-no-die", "voted-down"})
"""Faults that can't be appealed: only rulings on the word itself can."""


def in_round(state: State) -> tuple[Seat, ...]:
    """Return the seats that still take part in this round."""
    return _seats(len(state.diamonds), state.gone, state.out)


def present(state: State) -> tuple[Seat, ...]:
    return _seats(len(state.diamonds), state.gone, ())


@lru_cache(4096)
def _seats(count: int, gone: tuple[Seat, ...], out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Cached, because each input asks for it several times."""
    return tuple(seat for seat in range(count) if seat not in gone and seat not in out)
