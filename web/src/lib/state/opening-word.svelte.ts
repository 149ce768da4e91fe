/** A server may ask for its opening word before a table is opened. This device asks for it once and keeps it. */
import { storedText, storeText } from '../stored';
import { Failed } from '../net/http';

const KEY = 'parlour.word';
const ASKS = ['opening-word', 'wrong-word'];

class OpeningWord {
  /** The server's answer to the last word. Null if nobody is being asked. */
  asks = $state<string | null>(null);
  #answer: (word: string | null) => void = () => undefined;

  /** Opens a table with the stored word. Asks for the word if the server refuses it. */
  async with<T>(open: (word: string) => Promise<T>): Promise<T> {
    for (let word = storedText(KEY) ?? ''; ;) {
      try {
        const opened = await open(word);
        if (word) storeText(KEY, word);
        return opened;
      } catch (error) {
        if (!(error instanceof Failed) || !ASKS.includes(error.code)) throw error;
        const given = await this.#ask(error.code);
        if (given === null) throw new Failed('opening-word', '');
        word = given;
      }
    }
  }

  /** `word`: null if the person cancels. */
  answer(word: string | null): void {
    this.asks = null;
    this.#answer(word);
    this.#answer = () => undefined;
  }

  #ask(code: string): Promise<string | null> {
    this.asks = code;
    return new Promise((resolve) => (this.#answer = resolve));
  }
}

export const openingWord = new OpeningWord();
