/** Speech to text by the browser, if it can. Off until the player turns it on: browsers may use an online service. */
import { storedText, storeText } from '$/lib/stored';
import { sayIn } from '$/lib/words/messages.svelte';

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error?: string }) => void;
  onend: () => void;
  start(): void;
  stop(): void;
}
type Maker = new () => Recognition;

const KEY = 'parlour.bookworm.voice';

const maker = (): Maker | undefined => {
  const browser = window as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

class Voice {
  on = $state(storedText(KEY) === 'on');
  listens = $state(false);
  failed = $state(false);
  /** Whether the browser can listen and has not been denied permission. */
  offered = $state(maker() !== undefined && window.isSecureContext);
  #ear: Recognition | null = null;

  turn(on: boolean): void {
    this.on = on;
    if (!on) this.stop();
    storeText(KEY, on ? 'on' : 'off');
  }

  /** Listens for one answer. `heard` is called again whenever the browser understands more of it. */
  listen(language: string, heard: (text: string) => void): void {
    const Ear = maker();
    if (!Ear || this.listens) return this.stop();
    const ear = new Ear();
    ear.lang = sayIn(language, 'bookworm-voice-tag');
    ear.interimResults = true;
    ear.onresult = ({ results }) =>
      heard((results[results.length - 1]?.[0]?.transcript ?? '').trim().replace(/[.!?]$/, ''));
    ear.onerror = ({ error }) => {
      this.failed = true;
      if (error === 'not-allowed' || error === 'audio-capture') this.offered = false;
    };
    ear.onend = () => (this.listens = false);
    this.failed = false;
    this.listens = true;
    this.#ear = ear;
    ear.start();
  }

  stop(): void {
    this.#ear?.stop();
    this.#ear = null;
  }
}

export const voice = new Voice();
