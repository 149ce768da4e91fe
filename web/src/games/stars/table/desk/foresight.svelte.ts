/**
 * What an Alien sees beside their own cipher: what the Scientists can know by now, and what the typed word would add.
 * The server rules on the word first, because nothing is shown for words that can't be sent.
 */
import { untrack } from 'svelte';
import { api } from '$/lib/net/api';
import { Belief } from '$/games/stars/cipher/belief';
import { alphabetOf, score, type Cipher } from '$/games/stars/cipher/cipher';
import { outlookOf, type Outlook } from '$/games/stars/cipher/outlook';
import type { View } from '$/games/stars/wire';
import { inOrder, ownSide } from '../status';

export interface Addition {
  word: string;
  score: number;
  outlook: Outlook;
}

/** Typing goes on meanwhile: a belief takes some 100 ms on a phone. */
const PAUSE = 250;
const LONGEST = 30;

export class Foresight {
  /** The word that is being typed. */
  draft = $state('');
  now = $state.raw<Outlook | null>(null);
  added = $state.raw<Addition | null>(null);
  #belief = $state.raw<Belief | null>(null);

  /** Call it while a component is set up. */
  constructor(view: () => View, language: () => string) {
    const cipher = $derived(view().side === 'alien' ? view().cipher : null);
    // As text, so that a note or a mark does not recompute everything.
    const heard = $derived(JSON.stringify(inOrder(view()).map(({ word, score }) => [word, score])));
    const known = $derived(JSON.stringify(cipher));
    $effect(() => {
      const secret = JSON.parse(known) as Cipher | null;
      const words = JSON.parse(heard) as [string, number][];
      const tongue = language();
      if (!secret) return;
      return later(() => {
        const draw = untrack(() => view().cipher_draw);
        this.#belief = Belief.after(alphabetOf(tongue), draw, words);
        this.now = outlookOf(this.#belief, secret);
      });
    });
    $effect(() => {
      const [word, belief, secret] = [this.draft.trim(), this.#belief, JSON.parse(known) as Cipher | null];
      this.added = null;
      if (!belief || !secret || !isWord(word)) return;
      return later(() => {
        const points = score(word, secret);
        void untrack(() => mayBeSent(word, view(), language())).then((may) => {
          if (!may || this.draft.trim() !== word) return;
          this.added = { word, score: points, outlook: outlookOf(belief.observe(word, points), secret) };
        });
      });
    });
  }
}

const isWord = (word: string): boolean => /^[\p{L}'’ʼ]{2,}$/u.test(word) && word.length <= LONGEST;

/** Whether the rules let the side send this word from its card. False if the server doesn't say. */
function mayBeSent(word: string, view: View, language: string): Promise<boolean> {
  const card = ownSide(view)?.card?.columns.flat() ?? [];
  const sent = view.teams[view.team ?? 0]?.transmissions.filter(({ side }) => side === view.side) ?? [];
  const question = { word, card, sent: sent.map((one) => one.word) };
  return api.beside<{ legal: boolean }>('stars', language, question).then(
    ({ legal }) => legal,
    () => false,
  );
}

function later(run: () => void): () => void {
  const timer = setTimeout(run, PAUSE);
  return () => clearTimeout(timer);
}
