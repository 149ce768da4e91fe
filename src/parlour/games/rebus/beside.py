"""Questions about a crossword of the printed game: is it legal, what does it score, and what is the best (REB-18)?"""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from parlour.core import Refused
from parlour.core.components import Letter, read_question
from parlour.games.rebus.analysis import best_within, familiar_words, looks
from parlour.games.rebus.components import BOARD, DICE, STAR, STARS, Tile, Value, runs, shipped_dice
from parlour.games.rebus.rules.law import Law, best_part, score
from parlour.lexicon import Lexicon

Row = Annotated[str, Meta(max_length=BOARD)]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    roll: Annotated[str, Meta(max_length=DICE)]
    """The letters of the dice; fewer than all if only the words are to be checked."""
    rows: Annotated[tuple[Row, ...], Meta(max_length=BOARD)]
    """The board: a letter or `.` for each square."""
    values: dict[Letter, Value] = {}
    """The values of the box's letters; letters that are left out have the values of our dice."""


class Word(Struct, frozen=True):
    word: str
    fault: str
    """`twice`, a code of the lexicon, or empty."""
    of: str


class Best(Struct, frozen=True):
    score: int
    bound: int
    rows: tuple[str, ...]


class Answer(Struct, frozen=True):
    words: tuple[Word, ...]
    legal: bool
    total: int
    """The points of its best legal part (REB-11)."""
    best: Best | None
    """None unless the roll has all dice."""


def beside(words: Lexicon, question: bytes) -> Answer:
    """Answer a question in JSON. Raises Refused if it is unreadable or uses dice that were not rolled."""
    asked = _read(question)
    values = _values(words, asked)
    tiles = tuple(_tiles(asked, values))
    law, laid = Law(words.is_spelling), runs(tiles)
    read = tuple(_word(words, run.letters, fault) for run, fault in zip(laid, law.faults(laid), strict=True))
    part = best_part(law, tiles)
    counted = {tile.die for tile in part}
    spare = sum(values.get(sign, 0) for die, sign in enumerate(_dice(asked)) if die not in counted)
    is_legal = not any(word.fault for word in read) and not any(law.clashes(tiles, laid))
    return Answer(read, is_legal, score(part, spare).total, _best(words, asked.roll, values))


def roll_of(question: bytes) -> str:
    """Return the dice of a question. Raises Refused if it is unreadable."""
    return _read(question).roll


def _read(question: bytes) -> Question:
    asked = read_question(question, Question)
    return Question(
        asked.roll.casefold(),
        tuple(row.casefold() for row in asked.rows),
        {k.casefold(): v for k, v in asked.values.items()},
    )


def _values(words: Lexicon, asked: Question) -> dict[str, int]:
    """Return the value of each letter. Letters on no die, which only a star can be, have the highest value."""
    known = {**shipped_dice(words.language).value, **asked.values}
    dearest = max(known.values())
    values = {letter: known.get(letter, dearest) for letter in words.alphabet.letters}
    strange = {*asked.roll, *"".join(asked.rows)} - {*values, STAR, "."}
    if strange or STAR in "".join(asked.rows) or asked.roll.count(STAR) > STARS:
        raise Refused("unreadable", f"letters of the language, and at most {STARS} stars among the dice")
    return values


def _dice(asked: Question) -> str:
    """Return the dice rolled, or those on the board if no roll is given."""
    return asked.roll or "".join(asked.rows).replace(".", "")


def _tiles(asked: Question, values: dict[str, int]) -> Iterator[Tile]:
    """Yield the dice on the board. A letter is a star only if no other die shows it."""
    dice = list(_dice(asked))
    for row, line in enumerate(asked.rows):
        for col, letter in enumerate(line):
            if letter == ".":
                continue
            sign = letter if letter in dice else STAR
            if sign not in dice:
                raise Refused("not-on-dice", f"no die is left that shows {letter.upper()}")
            die = dice.index(sign)
            dice[die] = ""
            yield Tile(die, row, col, letter, values[letter], sign == STAR)


def _word(words: Lexicon, spelled: str, fault: str | None) -> Word:
    if fault != "no-word":
        return Word(spelled, fault or "", "")
    reason = words.verdict(spelled).reason
    return Word(spelled, reason.code if reason else "unknown", (reason and reason.of) or "")


def _best(words: Lexicon, roll: str, values: dict[str, int]) -> Best | None:
    if len(roll) < DICE:
        return None
    best = best_within(familiar_words(words), roll, values, looks())
    return Best(best.score, best.bound, best.rows)


def data(language: str) -> dict[str, str]:
    """Return what the letters are worth on our dice."""
    return {"rebus-values": " ".join(f"{letter}{value}" for letter, value in shipped_dice(language).value.items())}
