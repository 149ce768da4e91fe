/** A voice that says what happens, by the browser's speech synthesis. */

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Browsers may load their voices late. A language without one stays unspoken: another voice would garble it. */
const voiceOf = (language: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);

/** Says it in the language of the table; a newer moment cuts an older one short. */
export function announce(text: string, language: string, isOn: boolean): void {
  const voice = text && isOn && canSpeak() ? voiceOf(language) : undefined;
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = voice.lang;
  said.voice = voice;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

export function silence(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
