/** The final guess: the six letters of which most are right on average. */
import type { Chances } from './belief';
import type { Cipher } from './cipher';

type Letters = Record<string, Chances>;
type Place = 0 | 1 | 2;

/** Five letters at most stand in a group's way, so the six best of each group are enough to try. */
export function bestGuess(letters: Letters): { guess: Cipher; right: number } {
  let best = { right: -1, guess: { trust: '', amplify: '', suspicion: '' } };
  for (const trust of choose(likeliest(letters, 0), 3)) {
    for (const amplify of choose(likeliest(letters, 1), 2)) {
      if (amplify.some((letter) => trust.includes(letter))) continue;
      const free = likeliest(letters, 2).filter((one) => !trust.includes(one) && !amplify.includes(one));
      const suspicion = free[0] ?? '';
      const right = worth(letters, trust, 0) + worth(letters, amplify, 1) + worth(letters, [suspicion], 2);
      if (right > best.right)
        best = { right, guess: { trust: spell(trust), amplify: spell(amplify), suspicion } };
    }
  }
  return best;
}

const spell = (letters: string[]): string => [...letters].sort().join('');

const worth = (letters: Letters, chosen: string[], group: Place): number =>
  chosen.reduce((sum, letter) => sum + (letters[letter]?.[group] ?? 0), 0);

const likeliest = (letters: Letters, group: Place): string[] =>
  Object.keys(letters)
    .sort((a, b) => (letters[b]?.[group] ?? 0) - (letters[a]?.[group] ?? 0))
    .slice(0, 6);

function choose(letters: string[], count: number): string[][] {
  if (!count) return [[]];
  return letters.flatMap((letter, at) =>
    choose(letters.slice(at + 1), count - 1).map((rest) => [letter, ...rest]),
  );
}
