"""How many bits the score of every word would tell, for any belief: by the kernel or, if there is none, in numpy.

A word's score splits the ciphers by how often their trust and amplify letters occur in the word and by whether
suspicion does. Scoring every word under every cipher is too slow (10 ms a word). Instead the belief is summed up once
in moments.py: the probability that trust holds this pair, amplify that letter, and so on, for each part of the six
slots. A word needs only the moments of its own letters, and inclusion and exclusion turn them into the probabilities of
its scores.

Words with the same dark letters share that part of the work, and words with the same pattern of repeated letters share
their coefficients. So everything is gathers and matrix products.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from parlour.games.stars.solver import counting
from parlour.games.stars.solver.belief import Belief, Floats
from parlour.games.stars.solver.compiled import compiled_information
from parlour.games.stars.solver.moments import Moments, Numbers, Shape, one_letter, two_letters
from parlour.games.stars.solver.space import Indices
from parlour.games.stars.solver.vocabulary import Group, Progress, Vocabulary

AT_ONCE = 6_000_000
"""How many numbers are handled at once: enough to keep numpy busy, few enough for a small machine."""
CLOSE = 1e-4
"""Words whose bits differ by less than this are ranked by their exact bits."""


def information(belief: Belief, vocabulary: Vocabulary, progress: Progress | None = None) -> Floats:
    """Return the expected bits of each word in the vocabulary's order."""
    found = compiled_information(belief, vocabulary, progress)
    if found is not None:
        return found
    if counting.is_quicker(belief, vocabulary):
        return counting.information(belief, vocabulary, progress)
    return by_moments(belief, vocabulary, progress)


def by_moments(belief: Belief, vocabulary: Vocabulary, progress: Progress | None = None) -> Floats:
    """Return the same from moments. The time does not depend on how many ciphers are left. Single precision: 1e-5
    bits."""
    bits = np.zeros(len(vocabulary.words))
    moments, done = Moments.of(belief), 0
    for shape, letters, groups in vocabulary.by_dark:
        for part in _dark_parts(moments, shape, letters):
            for group in groups:
                inside = group.within(part.start, part.start + len(part.chances))
                if len(inside.words):
                    bits[inside.words] = _green_parts(part, inside)
                    done += len(inside.words)
            if progress:
                progress(done, len(bits))
    return bits


def best_words(
    belief: Belief, vocabulary: Vocabulary, count: int, progress: Progress | None = None
) -> list[tuple[str, float]]:
    """Return the most telling words with their exact bits. Ties: the shorter word first, then by alphabet."""
    if not count:
        return []
    bits = information(belief, vocabulary, progress)
    close = np.argsort(-bits, kind="stable")[: 2 * count + 50]
    least = bits[close[:count]].min(initial=np.inf) - CLOSE
    words = [vocabulary.words[place] for place in close[bits[close] >= least].tolist()]
    exact = [(word, belief.bits(word)) for word in words]
    return sorted(exact, key=lambda one: (-round(one[1], 9), len(one[0]), one[0]))[:count]


@dataclass(frozen=True, eq=False)
class DarkPart:
    """Return the probabilities for the dark letters of words, from profile `start` on. A key is the number of trust and
    of amplify letters among them. Probabilities are given for each key, for suspicion anywhere, on each green letter or
    among the word's dark letters, and for each green trust and amplify letter (or any)."""

    start: int
    keys: tuple[Numbers, Numbers]
    chances: Floats
    """(profiles, suspicion, green trust letter x green amplify letter, keys)"""


def _dark_parts(moments: Moments, shape: Shape, letters: Indices) -> Iterator[DarkPart]:
    (trust, trust_terms), (amplify, amplify_terms) = two_letters(shape), one_letter(shape)
    terms = np.kron(trust_terms, amplify_terms).astype(np.float32)
    step = max(1, AT_ONCE // (max(terms.shape) * moments.width))
    for start in range(0, len(letters), step):
        anywhere, within = (
            (terms @ found.reshape(len(found), -1)).reshape(len(terms), found.shape[1], -1, moments.greens)
            for found in moments.of_darks(letters[start : start + step])
        )
        chances = np.concatenate([anywhere, within], axis=2)
        yield DarkPart(start, (trust, amplify), np.ascontiguousarray(np.moveaxis(chances, 0, -1)))


def _green_parts(part: DarkPart, group: Group) -> Floats:
    """Return the bits of the words of a group."""
    _, suspicions, greens, keys = part.chances.shape
    flat = part.chances.reshape(-1, keys)
    letters = np.concatenate([np.zeros((len(group.rows), 1), np.intp), 1 + group.letters], axis=1)
    columns = (letters[:, :, None] * (suspicions - 1) + letters[:, None, :]).reshape(len(letters), -1)
    columns += ((group.rows - part.start) * suspicions * greens)[:, None]
    either = flat.take(columns, axis=0)
    negative = flat.take(columns + (suspicions - 1) * greens, axis=0)
    for letter in letters[:, 1:].T:
        negative += flat.take(columns + letter[:, None] * greens, axis=0)
    has_zero, collect = _collector(group.shape, *part.keys)
    either, negative = (chances.reshape(len(letters), -1) @ collect for chances in (either, negative))
    return _entropies(either, negative, has_zero)


@cache
def _collector(green: Shape, trust: Numbers, amplify: Numbers) -> tuple[bool, Floats]:
    """Turn moments of green letters and probabilities of dark keys into probabilities of the sizes of a score, smallest
    first. Also returns whether the smallest is 0."""
    numbers, terms = one_letter(green)
    grid = np.meshgrid(numbers, numbers, trust, amplify, indexing="ij")
    sizes, index = np.unique(((grid[0] + grid[2]) << (grid[1] + grid[3])).ravel(), return_inverse=True)
    collect = np.eye(len(sizes))[index].reshape(len(numbers) ** 2, -1)
    spread = np.kron(terms, terms).T @ collect
    return bool(sizes[0] == 0), spread.reshape(-1, len(sizes)).astype(np.float32)


def _entropies(either: Floats, negative: Floats, has_zero: bool) -> Floats:
    if has_zero:
        negative[:, 0] = 0.0
    chances = np.maximum(np.concatenate([either - negative, negative], axis=1), 1e-30)
    bits: Floats = -(chances * np.log2(chances)).sum(axis=1, dtype=np.float64)
    return np.maximum(bits, 0.0)
