/** What an Alien sees beside their own cipher: what the Scientists can know by now, and what the typed word would add. */
import { untrack } from 'svelte';
import { Belief } from '$/games/stars/cipher/belief';
import { alphabetOf, score, type Cipher } from '$/games/stars/cipher/cipher';
import { outlookOf, type Outlook } from '$/games/stars/cipher/outlook';
import type { View } from '$/games/stars/wire';
import { inOrder } from '../status';

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
    // As text, so that a note or a mark does not count everything anew.
    const heard = $derived(JSON.stringify(inOrder(view()).map(({ word, score }) => [word, score])));
    const known = $derived(JSON.stringify(cipher));
    $effect(() => {
      const secret = JSON.parse(known) as Cipher | null;
      const words = JSON.parse(heard) as [string, number][];
      const tongue = language();
      if (!secret) return;
      return later(() => {
        this.#belief = Belief.after(
          alphabetOf(tongue),
          untrack(() => view().cipher_draw),
          words,
        );
        this.now = outlookOf(this.#belief, secret);
      });
    });
    $effect(() => {
      const [word, belief, secret] = [this.draft.trim(), this.#belief, JSON.parse(known) as Cipher | null];
      if (!belief || !secret || !isWord(word)) {
        this.added = null;
        return;
      }
      return later(() => {
        const points = score(word, secret);
        this.added = { word, score: points, outlook: outlookOf(belief.observe(word, points), secret) };
      });
    });
  }
}

const isWord = (word: string): boolean => /^[\p{L}'’ʼ]{2,}$/u.test(word) && word.length <= LONGEST;

function later(run: () => void): () => void {
  const timer = setTimeout(run, PAUSE);
  return () => clearTimeout(timer);
}
