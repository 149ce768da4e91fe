/** The key by which a table recognizes a big screen (COM-31): out of the link that the host opened, or of its own. */
import { store, stored } from '../stored';
import { newKey } from './key';

const nameOf = (code: string): string => `parlour.screen.${code}`;

/** The same after a reload. A key in the address is of the host, and is not left there for people to read. */
export function screenKey(code: string): string {
  const given = /^#([\da-f]{32})$/.exec(location.hash)?.[1];
  if (given) history.replaceState(history.state, '', location.pathname);
  const key = given ?? (stored<string>(nameOf(code), '') || newKey());
  store(nameOf(code), key);
  return key;
}
