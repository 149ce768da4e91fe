"""Choosing a clue: which secret word it hints at, how clear it is, and what its score tells about the cipher."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from random import Random

from parlour.games.stars.bot.meaning import Columns, Meaning, nothing_read, read_clue, understood
from parlour.games.stars.rules.legal import nearest_kin
from parlour.games.stars.solver.belief import Floats
from parlour.games.stars.view import CardView
from parlour.lexicon import Lexicon, letters

SENSE = 2.2
"""The value of a clear clue in points. The partner may be a person, who associates words differently from a bot."""
WEIGHED = 36
"""How many of the clearest clues are rated by what their scores tell, which is the slow part."""
SHORTEST = 3
COMMON = (5.0, 4.0, 0.0)
"""Zipf frequencies for cards with unknown words: bots then send the most common words of the language."""


class Hinter:
    def __init__(self, lexicon: Lexicon, meaning: Meaning, choice: float) -> None:
        self.lexicon = lexicon
        self.meaning = meaning
        self.choice = choice

    def hint(self, card: CardView, sent: Sequence[str], tells: Callable[[str], float], rng: Random) -> str:
        """Return the clue with the most expected points, for words of the message and for letters of the cipher."""
        readable = sorted(self._readable(card, sent, rng), reverse=True)[:WEIGHED]
        return max((points + tells(clue), clue) for points, clue in readable)[1]

    def hinted(self, card: CardView, sent: Sequence[str]) -> set[str]:
        """Return the words of the message that have had a clue."""
        return {meant for clue in sent if (meant := _meant(self.meaning, card.columns, clue)) in (card.message or ())}

    def _readable(self, card: CardView, sent: Sequence[str], rng: Random) -> Iterator[tuple[float, str]]:
        """Yield the clues considered, each with how many words the partners are expected to get right after it."""
        read, nearness = nothing_read(card.columns), self.meaning.nearness
        for word in sent:
            read = read + read_clue(card.columns, word, nearness)
        for clue in self._clues(card, sent, rng):
            right = self.right_words(card, read + read_clue(card.columns, clue, nearness))
            yield right + SENSE * self.plainness(card, clue), clue

    def right_words(self, card: CardView, read: Floats) -> float:
        """Return how many words of the message the partners are expected to get right, as they `read` the clues."""
        assert card.message is not None
        chances = understood(read)
        rows = [column.index(word) for column, word in zip(card.columns, card.message, strict=True)]
        return float(sum(chances[column, row] for column, row in enumerate(rows)))

    def plainness(self, card: CardView, clue: str) -> float:
        return max(self.meaning.nearness(clue, word) for word in card.message or ())

    def _clues(self, card: CardView, sent: Sequence[str], rng: Random) -> list[str]:
        """Return clues for words without one, or for any word if all have one. None points at another word."""
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
        right = [clue for clue in every if nearest_kin(clue, sent, self.lexicon.language) is None]
        return [clue for clue in right if rng.random() < self.choice] or right[:1]

    def by_frequency(self, card: CardView, sent: Sequence[str]) -> list[str]:
        """Return common words that may be sent, for cards whose words the language data does not know."""
        forbidden = (*(word for column in card.columns for word in column), *sent)
        for rarest in COMMON:
            words = sorted(self.lexicon.common(rarest), key=lambda word: (-self.lexicon.zipf(word), word))
            legal = (word for word in words if _may_say(self.lexicon, word, forbidden))
            if found := list(islice(legal, WEIGHED)):
                return found
        raise ValueError("the word list is too short for this game: no word of it may be sent")


@lru_cache(maxsize=2048)
def clues_on(lexicon: Lexicon, meaning: Meaning, columns: Columns, word: str) -> tuple[str, ...]:
    """Return the clues that may be sent for this word of a card. Cached, because cards come up again."""
    every = [other for column in columns for other in column]
    legal = (clue for clue in meaning.clues(word) if _may_say(lexicon, clue, every))
    return tuple(clue for clue in legal if _meant(meaning, columns, clue) == word)


def _meant(meaning: Meaning, columns: Columns, clue: str) -> str:
    """Return the word of the card that is closest to a clue."""
    return max((word for column in columns for word in column), key=lambda word: meaning.nearness(clue, word))


def _may_say(lexicon: Lexicon, clue: str, forbidden: Sequence[str]) -> bool:
    """Whether a clue is no kin of words of the card, which is against the rules, or of words sent, which is useless."""
    is_fit = len(letters(clue)) >= SHORTEST and lexicon.is_polite(clue)
    return is_fit and nearest_kin(clue, forbidden, lexicon.language) is None
