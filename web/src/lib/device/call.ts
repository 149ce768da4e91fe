/** Calls somebody back to the table: a sound, and a notification if they allowed it. */
import { to } from '../base';
import { settings } from './settings.svelte';
import { play } from './sound';

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks for permission once. */
export async function allowNotes(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

let shown: Notification | undefined;

export function callBack(title: string, body: string): void {
  if (!document.hidden) return;
  play('turn', true);
  if (!settings.notes || !canNotify() || Notification.permission !== 'granted') return;
  try {
    // One at a time: the newest takes the place of the last.
    shown = new Notification(title, { body, tag: 'parlour-turn', icon: to('/icon-192.png') });
    shown.onclick = () => window.focus();
  } catch {
    // on phones only a service worker may notify, so the sound must do
  }
}

export function hush(): void {
  shown?.close();
  shown = undefined;
}
