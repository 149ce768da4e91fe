"""Choosing a clue: a word of the message that was not hinted at yet, how well the clue will be read, what it tells."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from random import Random

from parlour.games.stars.bot.meaning import Columns, Meaning, nothing_read, read_clue, understood
from parlour.games.stars.rules.legal import nearest_kin
from parlour.games.stars.solver.belief import Floats
from parlour.games.stars.view import CardView
from parlour.lexicon import Lexicon, letters

SENSE = 2.2
"""What a plainer clue is worth, in points: the partner may be a person, who reads between other lines than a bot."""
WEIGHED = 36
"""Of all clues, how many of the best readable ones are weighed for what they tell: the slow part."""
SHORTEST = 3
COMMON = (5.0, 4.0, 0.0)
"""Zipf frequencies of words that bots send where nothing hints at a word: the most common ones that there are."""


class Hinter:
    def __init__(self, lexicon: Lexicon, meaning: Meaning, choice: float) -> None:
        self.lexicon = lexicon
        self.meaning = meaning
        self.choice = choice

    def hint(self, card: CardView, sent: Sequence[str], tells: Callable[[str], float], rng: Random) -> str:
        """The clue with the most expected points: right words at the end, and letters for what its score tells."""
        readable = sorted(self._readable(card, sent, rng), reverse=True)[:WEIGHED]
        return max((points + tells(clue), clue) for points, clue in readable)[1]

    def hinted(self, card: CardView, sent: Sequence[str]) -> set[str]:
        """Words of the message that a partner has been given a clue for."""
        return {meant for clue in sent if (meant := _meant(self.meaning, card.columns, clue)) in (card.message or ())}

    def _readable(self, card: CardView, sent: Sequence[str], rng: Random) -> list[tuple[float, str]]:
        """Every clue that it considers, with how many words the partners will then get right."""
        read, nearness = nothing_read(card.columns), self.meaning.nearness
        for word in sent:
            read = read + read_clue(card.columns, word, nearness)
        return [
            (
                self.right_words(card, read + read_clue(card.columns, clue, nearness))
                + SENSE * self.plainness(card, clue),
                clue,
            )
            for clue in self._clues(card, sent, rng)
        ]

    def right_words(self, card: CardView, read: Floats) -> float:
        """How many words of the message the partners will get right who have read the clues so."""
        assert card.message is not None
        chances = understood(read)
        rows = [column.index(word) for column, word in zip(card.columns, card.message, strict=True)]
        return float(sum(chances[column, row] for column, row in enumerate(rows)))

    def plainness(self, card: CardView, clue: str) -> float:
        return max(self.meaning.nearness(clue, word) for word in card.message or ())

    def _clues(self, card: CardView, sent: Sequence[str], rng: Random) -> list[str]:
        """First for the words that were not hinted at yet; never one that sounds like another word of the card."""
        assert card.message is not None
        hinted = self.hinted(card, sent)
        fresh = [word for word in card.message if word not in hinted]
        for wanted in (fresh, card.message):
            found = [clue for word in wanted for clue in self.in_mind(card, word, sent, rng)]
            if found:
                return list(dict.fromkeys(found))
        return self.by_frequency(card, sent)

    def in_mind(self, card: CardView, word: str, sent: Sequence[str], rng: Random) -> list[str]:
        every = clues_on(self.lexicon, self.meaning, card.columns, word)
        right = [clue for clue in every if not _kin(self.lexicon, clue, sent)]
        return [clue for clue in right if rng.random() < self.choice] or right[:1]

    def by_frequency(self, card: CardView, sent: Sequence[str]) -> list[str]:
        """Return common words that may be sent, for cards whose words nothing is known about."""
        forbidden = (*(word for column in card.columns for word in column), *sent)
        for rarest in COMMON:
            words = sorted(self.lexicon.common(rarest), key=lambda word: (-self.lexicon.zipf(word), word))
            legal = (word for word in words if _may_say(self.lexicon, word, forbidden))
            if found := list(islice(legal, WEIGHED)):
                return found
        raise ValueError("the word list is too short for this game: no word of it may be sent")


@lru_cache(maxsize=2048)
def clues_on(lexicon: Lexicon, meaning: Meaning, columns: Columns, word: str) -> tuple[str, ...]:
    """Clues that may be sent on a card and are read as this word of it: looked for once, as cards come again."""
    every = [other for column in columns for other in column]
    legal = (clue for clue in meaning.clues(word) if _may_say(lexicon, clue, every))
    return tuple(clue for clue in legal if _meant(meaning, columns, clue) == word)


def _meant(meaning: Meaning, columns: Columns, clue: str) -> str:
    """The word of the card that a clue is nearest to."""
    return max((word for column in columns for word in column), key=lambda word: meaning.nearness(clue, word))


def _may_say(lexicon: Lexicon, clue: str, forbidden: Sequence[str]) -> bool:
    return len(letters(clue)) >= SHORTEST and lexicon.is_polite(clue) and not _kin(lexicon, clue, forbidden)


def _kin(lexicon: Lexicon, clue: str, words: Sequence[str]) -> bool:
    """By the rules of the card; and no SOLDIER after SOLDIERS: that would tell nothing new."""
    return nearest_kin(clue, words, lexicon.language) is not None
