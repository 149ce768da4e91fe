import './styles/base.css';
import './styles/utilities.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { to } from './lib/base';
import { dress, settings } from './lib/device/settings.svelte';
import { measure } from './lib/device/height';
import { keepAll } from './lib/words/message-files';
import { findLanguages } from './lib/languages';
import { loadMessages } from './lib/words/messages.svelte';

/** Not a top-level `await`: it would split the first file into twenty, because pages import from it. */
async function start(target: HTMLElement): Promise<void> {
  await findLanguages();
  while (!(await haveMessages())) await new Promise((go) => setTimeout(go, AGAIN));
  mount(App, { target });
}

/** No page can be drawn without its messages, so a failed request is repeated. */
const AGAIN = 2000;
const haveMessages = (): Promise<boolean> =>
  loadMessages('common').then(
    () => true,
    () => false,
  );

dress();
measure();
const target = document.getElementById('app');
if (target) void start(target);

// The worker comes last: it speeds up the second visit and must not slow the first. The messages of all pages come with
// it, because pages may be opened without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    void navigator.serviceWorker.register(to('/sw.js')).catch(() => undefined);
    void keepAll(settings.language).catch(() => undefined);
  });
}
