"""Bots: five levels that race, doubt, cover and shorten like people do, and see only what their seat sees."""

from collections.abc import Iterable
from random import Random

from parlour.core import Millis, Move, Refused, Thought
from parlour.games.bottle import solver
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.mind import Mind
from parlour.games.bottle.model import CallNoWord, CastVote, Cover, Pass, Say
from parlour.games.bottle.view import Claimed, Covering, Denied, ToBeat, View, Voting
from parlour.lexicon import Lexicon, letters

LEVELS = range(1, 6)
LAST_MOMENT = 9_500
"""Who thinks of a word later than this in a countdown of 10 s says nothing."""
TOGETHER = 0.08
"""How often a bot was about to speak when somebody else did (BOT-12)."""


class Bot:
    """`Bot(lexicon, level)`, level 1 (a child) to 5 (a champion)."""

    def __init__(self, lexicon: Lexicon, level: int) -> None:
        if level not in LEVELS:
            raise Refused("bad-level", "bots have the levels 1 to 5")
        self.mind = Mind(lexicon, level)

    def think(self, view: View, asks: tuple[type[Move], ...], rng: Random) -> Thought | None:
        match view.phase:
            case Voting(word=word) if CastVote in asks:
                return Thought(CastVote(self.mind.lexicon.is_singular_noun(word)), self.mind.pause(2.5, rng))
            case Covering(words=words) if Say in asks:
                return self._name_next(view, words, rng)
            case ToBeat(length=length) if Say in asks:
                return self._in_time(self._shorter_than(length, view), view, rng)
            case Claimed() if Say in asks:
                return self._together(view, rng)
            case Denied() if Say in asks:
                return self._in_time(self._answers(view), view, rng)
            case Denied() if Cover in asks:
                return self._reach(view, rng)
            case _ if Cover in asks:
                return self._reach(view, rng) or self._give_up(True, asks, rng)
            case _ if Say in asks:
                return self._race(view, asks, rng)
            case _:
                return None

    def _race(self, view: View, asks: tuple[type[Move], ...], rng: Random) -> Thought | None:
        answers = self._answers(view)
        found = self.mind.first(answers, rng)
        despair = self._give_up(not answers, asks, rng)
        if found and (despair is None or found.after < despair.delay):
            return self._spoken(found.word, found.after, view, rng)
        return despair

    def _give_up(self, knows_none: bool, asks: tuple[type[Move], ...], rng: Random) -> Thought | None:
        """Who knows no word denies it after a while; who feels that there is one offers to shake again."""
        if Pass not in asks:
            return None
        delay = self.mind.pause(17, rng)
        return Thought(CallNoWord() if knows_none and CallNoWord in asks else Pass(), delay)

    def _in_time(self, answers: Iterable[str], view: View, rng: Random) -> Thought | None:
        """A word within a countdown: the dice have been looked at for a while already."""
        found = self.mind.first(answers, rng, haste=0.6)
        return self._spoken(found.word, found.after, view, rng) if found and found.after < LAST_MOMENT else None

    def _together(self, view: View, rng: Random) -> Thought | None:
        if rng.random() >= TOGETHER:
            return None
        found = self.mind.first(self._answers(view), rng)
        return Thought(Say(found.word), rng.randrange(20, 250)) if found else None

    def _reach(self, view: View, rng: Random) -> Thought | None:
        """A hand goes out at once if there is a word for every die."""
        knows_all = all(self._words_for(die.letter, view) for die in view.dice)
        return Thought(Cover(), self.mind.pause(1.8, rng)) if knows_all else None

    def _name_next(self, view: View, words: tuple[str | None, ...], rng: Random) -> Thought | None:
        letter = next(die.letter for die, word in zip(view.dice, words, strict=True) if word is None)
        found = self.mind.first(self._words_for(letter, view), rng, haste=0.5)
        return self._spoken(found.word, found.after, view, rng) if found else None

    def _spoken(self, word: str, after: Millis, view: View, rng: Random) -> Thought:
        if self.mind.slips(rng):
            word = self._slip(word, view, rng) or word
        return Thought(Say(word), after)

    def _slip(self, word: str, view: View, rng: Random) -> str | None:
        """What people say instead: a plural, a word with a letter missing, a word that was named before."""
        wrong = [self.mind.plural(word), self._with_a_letter_missing(view, rng)]
        wrong += [used for used in view.used if used in self._right(view)][-1:]
        said = [slip for slip in wrong if slip]
        return rng.choice(said) if said else None

    def _with_a_letter_missing(self, view: View, rng: Random) -> str | None:
        if view.effect not in (None, "base"):
            return None
        shown = [die.letter for die in view.dice]
        shown.remove(rng.choice(shown))
        near = self.mind.first(self._right_for(Shaken(tuple(shown), (0,) * len(shown))), rng)
        return near.word if near else None

    def _answers(self, view: View) -> list[str]:
        used = set(view.used)
        return [word for word in self._right(view) if word not in used]

    def _right(self, view: View) -> list[str]:
        if view.effect == "cover":
            return []
        letters = tuple(die.letter for die in view.dice)
        distances = tuple(die.distance for die in view.dice)
        return self._right_for(Shaken(letters, distances, view.effect or "base"))

    def _right_for(self, roll: Shaken) -> list[str]:
        return solver.answers(self.mind.words, roll)

    def _shorter_than(self, length: int, view: View) -> list[str]:
        return [word for word in self._answers(view) if len(letters(word)) < length]

    def _words_for(self, letter: str, view: View) -> list[str]:
        named = {word for word in view.phase.words if word} if isinstance(view.phase, Covering) else set()
        used = named | set(view.used)
        return [word for word in solver.cover_answers(self.mind.words, letter) if word not in used]
