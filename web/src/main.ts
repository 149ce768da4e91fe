import './styles/base.css';
import './styles/utilities.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { to } from './lib/net/base';
import { dress } from './lib/device/settings.svelte';
import { measure } from './lib/device/height';

dress();
measure();
const target = document.getElementById('app');
if (target) mount(App, { target });

// The worker comes last: it makes the second visit quick, never the first one slow.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(to('/sw.js')).catch(() => undefined));
}
