/** The word that is being typed, and the way it takes to a die. */
import type { Answer } from '$/lib/socket';
import type { Move } from './wire';

type Send = (move: Move) => Promise<Answer>;

export class Speaker {
  refusal = $state('');
  waiting = $state(false);
  /** Our list said no, and the speaker may know better: the die that was meant. */
  overrules = $state.raw<{ die: number | null } | null>(null);
  #word = $state('');

  constructor(private readonly send: Send) {}

  get word(): string {
    return this.#word;
  }
  set word(typed: string) {
    this.#word = typed;
    this.refusal = '';
    this.overrules = null;
  }

  /** Takes the die with the word; without a die, the server says what is missing. */
  async take(die: number | null, sure = false): Promise<void> {
    const said = this.#word;
    if (!said.trim() || this.waiting) return;
    const answer = await this.make({ t: 'say', word: said, die, sure });
    if (answer.ok && this.#word === said) this.word = '';
    if (!answer.ok && answer.code === 'does-not-fit') this.overrules = { die };
  }

  async make(move: Move): Promise<Answer> {
    this.refusal = '';
    this.overrules = null;
    this.waiting = true;
    const answer = await this.send(move);
    this.waiting = false;
    if (!answer.ok) this.refusal = answer.detail;
    return answer;
  }
}
