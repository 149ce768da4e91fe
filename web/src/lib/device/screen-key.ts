/** The key by which a table recognizes a big screen (COM-31): from the link that the host opened, or a new one. */
import { store, stored } from '../stored';
import { newKey } from './key';

const nameOf = (code: string): string => `parlour.screen.${code}`;

/** It survives a reload. A key in the address comes from the host and is removed, so that people can't read it. */
export function screenKey(code: string): string {
  const given = /^#([\da-f]{32})$/.exec(location.hash)?.[1];
  if (given) history.replaceState(history.state, '', location.pathname);
  const key = given ?? (stored<string>(nameOf(code), '') || newKey());
  store(nameOf(code), key);
  return key;
}
