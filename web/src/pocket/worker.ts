/** Looks words up in a worker, so that the page never freezes. */
import { check, type Question as Layout } from '$/games/rebus/companion/check';
import { Answers } from './answers';
import { Dictionary } from './dictionary';

export type Question =
  | { t: 'words'; words: string[] }
  | { t: 'layout'; layout: Layout }
  | { t: 'categories' }
  | { t: 'fits'; category: string; answer: string };
export interface Asked {
  id: number;
  language: string;
  /** The dictionary of that language, the first time. */
  octets: Uint8Array | null;
  question: Question;
}

const open = new Map<string, Promise<[Dictionary, Answers]>>();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { id, language, octets, question } = data;
  if (octets) open.set(language, Promise.all([Dictionary.open(octets), Answers.open(language, octets)]));
  void told(language, question).then(
    (said) => self.postMessage({ id, said }),
    (error: unknown) => self.postMessage({ id, failed: String(error) }),
  );
});

async function told(language: string, question: Question): Promise<unknown> {
  const found = await open.get(language);
  if (!found) throw new Error('no dictionary');
  const [words, answers] = found;
  switch (question.t) {
    case 'words':
      return question.words.map((word) => words.verdict(word));
    case 'layout':
      return check(words, question.layout);
    case 'categories':
      return { categories: answers.categories };
    case 'fits':
      return { fit: answers.fits(question.answer, question.category), meant: null };
  }
}
