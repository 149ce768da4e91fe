/** A voice that says what happens, by the browser's speech synthesis. Off until somebody turns it on. */
import { settings } from '$/lib/device/settings.svelte';

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Says it in the language of the table; a newer moment cuts an older one short. */
export function announce(text: string, language: string): void {
  if (!text || !settings.announcer || !settings.sound || !canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(language));
  if (voice) said.voice = voice;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

export function silence(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
