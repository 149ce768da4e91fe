"""Planning all words of a side together: chosen one by one, later words would often ask about the same letters."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from parlour.games.stars.bot.clues import SENSE, WEIGHED, Hinter
from parlour.games.stars.bot.meaning import nothing_read, read_clue
from parlour.games.stars.rules.legal import nearest_kin
from parlour.games.stars.solver.belief import Floats
from parlour.games.stars.solver.joint import Outlook
from parlour.games.stars.view import CardView

WIDTH = 5
"""The width of the beam search."""


@dataclass(frozen=True, eq=False)
class Clue:
    word: str
    meant: str
    plainness: float
    reading: Floats


@dataclass(frozen=True, eq=False)
class Draft:
    """The beginning of a plan. `reading`: how the partners read everything sent, followed by these clues."""

    clues: tuple[Clue, ...]
    reading: Floats
    outlook: Outlook

    def with_(self, clue: Clue) -> "Draft":
        return Draft((*self.clues, clue), self.reading + clue.reading, self.outlook.and_(clue.word))


class Planner:
    def __init__(self, hinter: Hinter, insight: float) -> None:
        self.hinter = hinter
        self.insight = insight

    def message(
        self, card: CardView, sent: Sequence[str], many: int, belief: Callable[[Sequence[str]], Outlook], rng: Random
    ) -> list[str]:
        """Return the words to send, the most telling first. `belief(words)`: what is known before they are sent."""
        clues = self._clues(card, sent, rng)
        before = belief([clue.word for clue in clues])
        drafts = [Draft((), sum((self._read(card, word) for word in sent), nothing_read(card.columns)), before)]
        hinted = self.hinter.hinted(card, sent)
        for _ in range(many):
            longer = [draft.with_(clue) for draft in drafts for clue in self._next(draft, clues, hinted)]
            drafts = self._best(card, longer) or drafts
        best = sorted(drafts[0].clues, key=lambda clue: (-before.and_(clue.word).bits, clue.word))
        return [clue.word for clue in best] or self.hinter.by_frequency(card, sent)[:1]

    def _clues(self, card: CardView, sent: Sequence[str], rng: Random) -> list[Clue]:
        """Return the clearest of the clues considered for each secret word."""
        assert card.message is not None
        found = []
        for meant in card.message:
            near = [(self.hinter.plainness(card, word), word) for word in self.hinter.in_mind(card, meant, sent, rng)]
            for plainness, word in sorted(near, reverse=True)[: WEIGHED // len(card.message)]:
                found.append(Clue(word, meant, plainness, self._read(card, word)))
        return list({clue.word: clue for clue in found}.values())

    def _read(self, card: CardView, word: str) -> Floats:
        return read_clue(card.columns, word, self.hinter.meaning.nearness)

    @staticmethod
    def _next(draft: Draft, clues: Iterable[Clue], hinted: set[str]) -> list[Clue]:
        """Return clues for secret words without one, or any clues if all have one."""
        said, about = {clue.word for clue in draft.clues}, hinted | {clue.meant for clue in draft.clues}
        left = [clue for clue in clues if clue.word not in said]
        return [clue for clue in left if clue.meant not in about] or left

    def _best(self, card: CardView, drafts: Iterable[Draft]) -> list[Draft]:
        """Return the best drafts. Orders of the same words count as one, and no two words of a draft are kin."""
        found: dict[frozenset[str], Draft] = {}
        for draft in sorted(drafts, key=lambda one: (-self._worth(card, one), one.clues[-1].word)):
            words = [clue.word for clue in draft.clues]
            if frozenset(words) not in found and not nearest_kin(words[-1], words[:-1], self.hinter.lexicon.language):
                found[frozenset(words)] = draft
            if len(found) == WIDTH:
                break
        return list(found.values())

    def _worth(self, card: CardView, draft: Draft) -> float:
        """Return the value of a draft in points: expected right words, clarity for people, and what the scores tell."""
        plain = sum(clue.plainness for clue in draft.clues)
        return self.hinter.right_words(card, draft.reading) + SENSE * plain + self.insight * draft.outlook.bits
