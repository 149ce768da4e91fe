/** The word that somebody asks about now, and the language of the words shown. */
import type { Language } from '../device/settings.svelte';

class Asking {
  /** Of the table or the replay that is shown. */
  language = $state<Language>('en');
  /** The game that is played here. Its rules say why a word counts. */
  game = $state('');
  /** `counts`: it was accepted. */
  asked = $state.raw<{ word: string; language: Language; counts: boolean } | null>(null);

  ask(word: string, language = this.language, counts = true): void {
    this.asked = { word, language, counts };
  }
}

export const meaning = new Asking();
