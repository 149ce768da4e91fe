/** Notifications of this device (Web Push): whether they are allowed, and for which tables they are on. */
import { store, stored } from '../stored';
import { octetsOf } from '../words/octets';
import { api } from './api';
import { settings } from '../device/settings.svelte';

const KEY = 'parlour.push';

const tables = (): string[] => stored(KEY, []);

function note(code: string, isOn: boolean): void {
  const others = tables().filter((one) => one !== code);
  store(KEY, isOn ? [...others, code] : others);
}

/** Whether the browser supports notifications and nobody has blocked them. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  Notification.permission !== 'denied';

export const isNotified = (code: string): boolean =>
  canPush() && Notification.permission === 'granted' && tables().includes(code);

/** The server's key; null if it sends no notifications. */
export const serverKey = (): Promise<string | null> =>
  api.server().then(
    ({ push }) => push ?? null,
    () => null,
  );

/** Asks the browser, then registers every seat of ours with the server. Returns false if permission is refused. */
export async function tellMe(code: string, tokens: readonly string[], key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: octetsOf(key) };
  const made = await worker.pushManager.subscribe(options).catch(async () => {
    await known?.unsubscribe(); // it was made for another key
    return worker.pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  const browser = {
    endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    language: settings.language,
  };
  for (const token of tokens) await api.push(code, token, browser);
  note(code, true);
  return true;
}

export async function letMeBe(code: string, tokens: readonly string[]): Promise<void> {
  note(code, false);
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known) for (const token of tokens) await api.noPush(code, token, known.endpoint);
}
