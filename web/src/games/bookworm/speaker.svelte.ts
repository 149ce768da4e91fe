/** The word that is being typed, the die it is meant for, and the way from one to the other. */
import type { Answer } from '$/lib/socket';
import type { Move } from './wire';

type Send = (move: Move) => Promise<Answer>;

export class Speaker {
  refusal = $state('');
  waiting = $state(false);
  /** A die that was tapped before its word was there. */
  chosen = $state<number | null>(null);
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

  /** First the die, then the word: a second tap lets it go again. */
  choose(die: number): void {
    this.refusal = '';
    this.chosen = this.chosen === die ? null : die;
  }

  /** Takes the die with the word; without a die, the server says what is missing. */
  async take(die: number | null, sure = false): Promise<void> {
    const said = this.#word;
    if (!said.trim() || this.waiting) return;
    const answer = await this.make({ t: 'say', word: said, die, sure });
    if (answer.ok && this.#word === said) this.word = '';
    if (answer.ok) this.chosen = null;
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
