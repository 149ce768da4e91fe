import { spoken } from '$/lib/words/i18n.svelte';
import { en } from './en';
import { uk } from './uk';

export const say = spoken<typeof en>({ en, uk });
