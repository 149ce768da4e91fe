/** Looks words up in a worker, so that the page never freezes. */
import { Answers } from './answers';
import { Dictionary } from './dictionary';

export type Question = { t: 'words'; words: string[] } | { t: 'game'; game: string; asked: object };
export interface Asked {
  id: number;
  language: string;
  /** Loads the dictionary of that language once. */
  octets: Uint8Array | null;
  question: Question;
}

/** Answers of the offline dictionary. */
export interface Known {
  words: Dictionary;
  answers: Answers;
}

/** A game answers questions about its printed box in the file `offline.ts` of its folder. */
const games = import.meta.glob<(known: Known, asked: object) => unknown>('../games/*/offline.ts', {
  eager: true,
  import: 'default',
});

const dictionaries = new Map<string, Promise<[Dictionary, Answers]>>();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, language, octets, question } = data;
  if (octets)
    dictionaries.set(language, Promise.all([Dictionary.open(octets), Answers.open(language, octets)]));
  void answer(language, question).then(
    (said) => self.postMessage({ id, said }),
    (error: unknown) => self.postMessage({ id, failed: String(error) }),
  );
});

async function answer(language: string, question: Question): Promise<unknown> {
  const found = await dictionaries.get(language);
  if (!found) throw new Error('no dictionary');
  const [words, answers] = found;
  switch (question.t) {
    case 'words':
      return question.words.map((word) => words.verdict(word));
    case 'game':
      return games[`../games/${question.game}/offline.ts`]?.({ words, answers }, question.asked);
  }
}
