"""A bot's decisions: it races, doubts, covers and shortens.

A bot weighs how soon it will find a word, how soon another player will, and how likely somebody answers a call within
its countdown. It simulates all of this a few times, with players as good as itself. It decides before any word has
come, because nobody knows when the next one will.
"""

from collections.abc import Iterable, Sequence
from random import Random

from parlour.core import Asks, Millis, Move, Thought
from parlour.games.bottle.bot.recall import SEEING, Found, Recall, Skill
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.moves import Buzz, CallNoWord, CastVote, Cover, Pass, Say
from parlour.games.bottle.view import Claimed, Covering, Denied, Speaking, ToBeat, View, Voting, roll_of
from parlour.lexicon import Lexicon, letters

MOMENTS: tuple[Millis, ...] = (4_000, 6_000, 9_000, 13_000, 18_000)
"""The times at which a bot might decide."""
THOUGHTS = 16
"""How many simulations it runs."""
UNHEARD = 0.1
"""The chance that somebody answers with a word that the bot does not know."""
WORTH_IT = 0.05
"""How many diamonds a call must promise."""
IN_TIME: Millis = 9_500
NEVER: Millis = 10**9


def moment_to_deny(recall: Recall, words: Sequence[str], others: int, diamonds: int, rng: Random) -> Millis | None:
    """Return when to call if no word has come by then; None: never. `words`: the words that it might think of."""
    if not words:
        return MOMENTS[0]
    crowd = range(min(others, 3))
    own = [_when(recall, words, rng) for _ in range(THOUGHTS)]
    theirs = [min(_when(recall, words, rng) for _ in crowd) for _ in range(THOUGHTS)]
    answers = [min(_when(recall, words, rng, haste=0.6) for _ in crowd) for _ in range(THOUGHTS)]
    answered = max(UNHEARD, sum(after < IN_TIME for after in answers) / THOUGHTS)
    loss = 1 / others
    called = (1 - answered) - answered * (loss + (diamonds > 0))

    def worth(moment: Millis) -> float:
        return sum(_won(mine, first, moment, called, loss) for mine, first in zip(own, theirs, strict=True)) / THOUGHTS

    best = max(MOMENTS, key=worth)
    return best if worth(best) > worth(NEVER) + WORTH_IT else None


def _when(recall: Recall, words: Sequence[str], rng: Random, haste: float = 1.0) -> Millis:
    found = recall.first(words, rng, haste)
    return found.after if found else NEVER


def _won(mine: Millis, theirs: Millis, moment: Millis, called: float, loss: float) -> float:
    """Return the expected diamonds. Those that others win count against it."""
    if min(mine, theirs) < moment:
        return 1.0 if mine < theirs else -loss
    return called


LAST_MOMENT = 9_500
"""In a countdown of 10 s, a bot that thinks of a word later than this says nothing."""
ALOUD = (900, 2_000)
"""How long it takes to say a word that the bot has in mind."""
TOGETHER = 0.06
"""How often a bot was about to speak when somebody else did (BOT-12)."""


class Bot:
    """`Bot(lexicon, level)`, level 1 (a beginner) to 5 (a master)."""

    def __init__(self, lexicon: Lexicon, level: int, skill: Skill | None = None) -> None:
        self.recall = Recall(lexicon, level, skill)

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        match view.phase:
            case Voting(word=word, appeal=appeal) if CastVote in asks:
                return Thought(CastVote(self._allows(word, appeal)), self.recall.pause(2.5, rng))
            case Covering(words=words) if Say in asks:
                return self._name_next(view, words, rng)
            case Speaking(to_beat=to_beat) if Say in asks:
                return self._aloud(view, to_beat, rng)
            case ToBeat(length=length) if Say in asks or Buzz in asks:
                return _as_asked(self._in_time(self._answers(view, length), view, rng), asks)
            case Denied() if Say in asks or Buzz in asks:
                return _as_asked(self._in_time(self._answers(view), view, rng), asks)
            case Claimed(to_beat=to_beat) if Say in asks:
                return self._together(view, to_beat, rng)
            case _ if Cover in asks:
                return self._reach(view, rng) or self._give_up(CallNoWord(), asks, rng)
            case _ if Say in asks or Buzz in asks:
                return _as_asked(self._race(view, asks, rng), asks)
            case _:
                return None

    def _allows(self, word: str, appeal: bool) -> bool:
        """Vote by the dictionary. If somebody objects or appeals, a noun in a rare reading only is none (COM-30)."""
        words = self.recall.lexicon
        return words.is_singular_noun(word) and not (appeal and words.is_rare_noun(word))

    def _race(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        """Say a word if one is found in time. Otherwise offer to shake, or say that there is none."""
        answers = self._answers(view)
        found = self.recall.first(answers, rng)
        found = found and Found(found.word, SEEING + self.recall.skill.wait * len(view.dice) + found.after)
        denial = self._denial(view, answers, rng) if CallNoWord in asks else None
        if denial and (found is None or denial.delay < found.after):
            return denial
        despair = self._give_up(Pass() if found else CallNoWord(), asks, rng)
        if found and (despair is None or found.after < despair.delay):
            return self._spoken(found, view, rng)
        return despair

    def _denial(self, view: View, answers: Sequence[str], rng: Random) -> Thought | None:
        assert view.you is not None
        others = len(view.diamonds) - len({view.you, *view.out, *view.gone})
        if not others or rng.random() >= self.recall.skill.nerve:
            return None
        moment = moment_to_deny(self.recall, answers, others, view.diamonds[view.you], rng)
        return None if moment is None else Thought(CallNoWord(), SEEING + int(moment * rng.lognormvariate(0, 0.2)))

    def _give_up(self, move: Move, asks: Asks, rng: Random) -> Thought | None:
        move = move if type(move) in asks else Pass()  # Alone, nobody can be asked whether there is a word (BOT-41).
        return Thought(move, SEEING + self.recall.pause(self.recall.skill.patience, rng)) if Pass in asks else None

    def _in_time(self, words: Iterable[str], view: View, rng: Random) -> Thought | None:
        """Return a word within a countdown, when the dice have been visible for a while."""
        found = self.recall.first(words, rng, haste=0.6)
        return self._spoken(found, view, rng) if found and found.after < LAST_MOMENT else None

    def _together(self, view: View, to_beat: int | None, rng: Random) -> Thought | None:
        found = self.recall.first(self._answers(view, to_beat), rng)
        return Thought(Say(found.word), rng.randrange(20, 250)) if found and rng.random() < TOGETHER else None

    def _aloud(self, view: View, to_beat: int | None, rng: Random) -> Thought | None:
        """Say the word with which the bot pressed the buzzer, or one as good, at once (BOT-40)."""
        found = self.recall.first(self._answers(view, to_beat), rng)
        return self._spoken(Found(found.word, rng.randrange(*ALOUD)), view, rng) if found else None

    def _reach(self, view: View, rng: Random) -> Thought | None:
        """Put a hand on the bottle as soon as it seems to have a word for every die."""
        knows_all = all(self._words_for(die.letter, view) for die in view.dice)
        return Thought(Cover(), SEEING + self.recall.pause(1.2, rng)) if knows_all else None

    def _name_next(self, view: View, words: tuple[str | None, ...], rng: Random) -> Thought | None:
        """Say a word for the next die."""
        letter = next(die.letter for die, word in zip(view.dice, words, strict=True) if word is None)
        found = self.recall.first(self._words_for(letter, view), rng, haste=0.5)
        return self._spoken(found, view, rng, of_many=len(view.dice)) if found else None

    # Words that it knows and that fit.

    def _answers(self, view: View, to_beat: int | None = None) -> list[str]:
        """Return words that nobody used, shorter than a length to beat."""
        used = set(view.used)
        fresh = [word for word in self.recall.known.answers(roll_of(view)) if word not in used]
        return fresh if to_beat is None else [word for word in fresh if len(letters(word)) < to_beat]

    def _words_for(self, letter: str, view: View) -> list[str]:
        used = set(view.used)
        return [word for word in self.recall.known.beginning(letter) if word not in used]

    # How it goes wrong.

    def _spoken(self, found: Found, view: View, rng: Random, of_many: int = 1) -> Thought:
        slip = self._slip(found.word, view, rng) if self.recall.is_wrong(of_many, rng) else None
        return Thought(Say(slip or found.word), found.after)

    def _slip(self, word: str, view: View, rng: Random) -> str | None:
        """Return a mistake as people make it: a plural, a word with a letter missing, a word that was named before."""
        wrong = [self.recall.plural(word), self._with_a_letter_missing(view, rng), self._said_before(view)]
        slips = [slip for slip in wrong if slip]
        return rng.choice(slips) if slips else None

    def _with_a_letter_missing(self, view: View, rng: Random) -> str | None:
        if view.effect not in (None, "base"):
            return None
        shown = [die.letter for die in view.dice]
        shown.remove(rng.choice(shown))
        near = self.recall.known.answers(Shaken(tuple(shown), (0,) * len(shown)))
        right = set(self._answers(view))
        found = self.recall.first((word for word in near if word not in right), rng)
        return found.word if found else None

    def _said_before(self, view: View) -> str | None:
        """Return a word that is wrong only because it was said before: one that the bot might have thought of."""
        known = self.recall.known
        if view.effect == "cover":
            right = {word for die in view.dice for word in known.beginning(die.letter)}
        else:
            right = set(known.answers(roll_of(view)))
        return next((word for word in view.used if word in right), None)


def _as_asked(thought: Thought | None, asks: Asks) -> Thought | None:
    """Where players buzz first, press the buzzer instead of saying the word (BOT-37)."""
    if thought is None or Buzz not in asks or not isinstance(thought.move, Say):
        return thought
    return Thought(Buzz(), thought.delay)
