"""The referee of a table: reads layouts, finds faults and counts points."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

from parlour.core import Refused, Seat
from parlour.core.court.procedure import FIRST, SECOND, TODAY, Procedure
from parlour.core.ways import TOGETHER, TableOptions
from parlour.games.rebus.components import BOARD, DICE, STAR, STARS, Dice, Placed, Tile, runs
from parlour.games.rebus.model import Build, Reading, Rolls, RunRead, Settings, State, Turn, is_same_roll
from parlour.games.rebus.rules.law import Law, best_part, score
from parlour.languages.found import language as installed
from parlour.lexicon import Lexicon


@dataclass(frozen=True)
class Referee:
    """The lexicon, settings and dice of a table, and the version of the rules that it plays by."""

    words: Lexicon
    settings: Settings
    dice: Dice
    rules: int = 4
    hides: bool = False
    """Whether players see their rolls only in their own time (REB-20, REB-21)."""
    options: TableOptions = TOGETHER

    @property
    def by_turns(self) -> bool:
        """Whether one player builds at a time, and the others watch (REB-16)."""
        return self.settings.pace == "turns"

    @property
    def is_unused_free(self) -> bool:
        return self.settings.unused == "free"

    @property
    def procedure(self) -> Procedure:
        """How the table judges rulings of the dictionary (COM-06)."""
        return {1: FIRST, 2: SECOND, 3: SECOND}.get(self.rules, TODAY)

    @cached_property
    def values(self) -> dict[str, int]:
        """The value of each letter. Letters on no die, which only a star can be, have the highest value."""
        dearest = max(self.dice.value.values())
        return {letter: self.dice.value.get(letter, dearest) for letter in self.words.alphabet.letters}

    @cached_property
    def house(self) -> tuple[frozenset[str], frozenset[str]]:
        """The house words by their letters: allowed and refused."""
        fold, house = self.words.letters, self.words.house
        return frozenset(map(fold, house.allow)), frozenset(map(fold, house.refuse))

    # Words.

    def is_for_the_table(self, run: str, state: State) -> bool:
        """Must the table vote on this word (COM-06)?"""
        return self.settings.judge == "table" and run not in {*state.allowed, *state.refused}.union(*self.house)

    def law(self, state: State, presumed: Collection[str] = ()) -> Law:
        """Rulings override house words, which override the lexicon. `presumed` words are valid until a vote."""
        allowed, (_, house_refused) = {*state.allowed, *presumed}, self.house
        refused = {*state.refused, *(house_refused - allowed)}

        def is_valid(run: str) -> bool:
            return run not in refused and (run in allowed or self.words.is_spelling(run))

        return Law(is_valid, self.settings.shortest, self.settings.islands)

    # Dice.

    def checked_rolls(self, rolled: Rolls, seats: tuple[Seat, ...]) -> Rolls:
        """Return rolls of real dice (COM-01). Raises Refused if they are impossible."""
        signs, rolls = {*self.words.alphabet.letters, STAR}, [roll for _, roll in rolled]
        came = [seat for seat, _ in rolled]
        by_hand = (self.options.rolls, self.settings.pace) == ("ours", "together")
        alone = by_hand and len(came) == 1 and came[0] in seats
        if came != [*seats] and not alone:
            raise Refused("bad-roll", "a roll for each seat that rolls")
        if any(len(roll) != DICE or set(roll) - signs or roll.count(STAR) > STARS for roll in rolls):
            raise Refused("bad-roll", f"{DICE} letters, of which {STARS} may be stars")
        if is_same_roll(self.settings.pace) and len(set(rolls)) > 1:
            raise Refused("bad-roll", "the same roll for all (REB-16)")
        return rolled

    # Layouts.

    def checked(self, build: Build, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """Return the layout with the letters of its stars. Raises Refused if dice can't lie like this (COM-04)."""
        if len(placed) > DICE:
            raise Refused("too-many-dice", f"there are {DICE} dice")
        dice: dict[int, str | None] = {}
        squares: set[tuple[int, int]] = set()
        for place in placed:
            if not 0 <= place.die < len(build.roll):
                raise Refused("no-such-die", f"die {place.die} was not rolled")
            if place.die in dice:
                if None not in (place.letter, dice[place.die]) and place.letter != dice[place.die]:
                    raise Refused("star-two-letters", "a star stands for one letter")
                raise Refused("die-twice", f"die {place.die} lies twice")
            if not (0 <= place.row < BOARD and 0 <= place.col < BOARD):
                raise Refused("off-the-board", f"rows and columns go from 0 to {BOARD - 1}")
            if (place.row, place.col) in squares:
                raise Refused("dice-overlap", "two dice can't lie on one square")
            dice[place.die] = place.letter
            squares.add((place.row, place.col))
        return tuple(Placed(p.die, p.row, p.col, self._letter(build, p)) for p in placed)

    def _letter(self, build: Build, place: Placed) -> str | None:
        """Return the letter of a star, or None for other dice (REB-09)."""
        if build.roll[place.die] != STAR:
            if place.letter is not None:
                raise Refused("not-a-star", "only a star can stand for a letter")
            return None
        if place.letter is None:
            raise Refused("star-without-letter", "say which letter the star stands for")
        letter = place.letter.casefold()
        if len(place.letter) != 1:
            raise Refused("star-two-letters", "a star stands for one letter")
        if letter not in self.values:
            raise Refused("bad-letter", "this is no letter of the language")
        fixed = dict(build.stars).get(place.die, letter)
        if self.settings.star_letter == "fixed" and fixed != letter:
            raise Refused("star-is-fixed", f"this star stands for {fixed.upper()} until the end of the turn")
        return letter

    def tiles(self, roll: str, placed: tuple[Placed, ...]) -> tuple[Tile, ...]:
        return tuple(
            Tile(p.die, p.row, p.col, letter, self.values[letter], p.letter is not None, self.is_unused_free)
            for p in placed
            for letter in [p.letter or roll[p.die]]
        )

    def cost(self, dice: Iterable[str]) -> int:
        """Return what unused dice cost: their values, or nothing (REB-12, REB-22)."""
        return 0 if self.is_unused_free else sum(self.values.get(letter, 0) for letter in dice)

    def reading(self, state: State, roll: str, placed: tuple[Placed, ...], *, is_final: bool = False) -> Reading:
        """Judge a layout under the rulings so far.

        While the player builds, words that need a vote count as valid. At the end the table has voted on them. Words
        that arise only by leaving dice out are judged by the dictionary.
        """
        tiles = self.tiles(roll, placed)
        laid = runs(tiles)
        open_words = {run.letters for run in laid if not is_final and self.is_for_the_table(run.letters, state)}
        law = self.law(state, open_words)
        value = {tile.die: tile.value for tile in tiles}
        part = best_part(law, tiles)
        counted = {tile.die for tile in part}
        points = score(part, self.cost(letter for die, letter in enumerate(roll) if die not in counted))
        return Reading(
            runs=tuple(
                RunRead(run.letters, run.dice, run.down, sum(value[die] for die in run.dice), fault)
                for run, fault in zip(laid, law.faults(laid), strict=True)
            ),
            apart=tuple(sorted({die for pair in law.clashes(tiles, laid) for die in pair})),
            counted=tuple(sorted(counted)),
            across=points.across,
            down=points.down,
            unused=points.unused,
            total=points.total,
        )

    def turn(self, state: State, build: Build) -> Turn:
        """Score a layout at the end of its turn (REB-11 to REB-13)."""
        reading = self.reading(state, build.roll, build.placed, is_final=True)
        points = max(0, reading.total) if self.settings.negative_turns == "zero" else reading.total
        return Turn(build.seat, state.round, build.roll, build.placed, reading, points)

    def scoring(self, turn: Turn) -> set[str]:
        """Return the words of the part that counts."""
        part = runs(tile for tile in self.tiles(turn.roll, turn.placed) if tile.die in turn.reading.counted)
        return {run.letters for run in part}

    def may_roll_again(self, build: Build) -> bool:
        """Has the roll at most one vowel or star (REB-17)? A roll that goes round is not rolled again (REB-20)."""
        if build.again or (self.hides and is_same_roll(self.settings.pace)):
            return False
        return self.settings.mercy and vowels_in(self.words.language, build.roll) <= 1


def vowels_in(language: str, roll: str) -> int:
    return sum(letter in installed(language).alphabet.vowels + STAR for letter in roll)
