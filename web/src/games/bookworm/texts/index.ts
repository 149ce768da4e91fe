import { spoken, type Spoken } from '$/lib/words/i18n.svelte';
import { en } from './en';
import { uk } from './uk';

export const texts: Spoken<typeof en> = { en, uk };
export const say = spoken(texts);
