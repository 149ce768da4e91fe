/** Support for other scripts, loaded later: their fonts, and the language of English texts on a page that runs from
 * right to left. */
import '../../styles/more-letters.css';

/** An English text among texts that run from right to left. `say` puts Unicode's isolates around it and not a `<bdi>`:
 * most texts are also names, titles and placeholders, which can't contain elements. */
const ISOLATED = /\u2066[^\u2066\u2069]*(?:\u2069|$)/gu;

/** Sets `lang` on every element that has no other text, now and later, for screen readers. */
const how = { subtree: true, childList: true, characterData: true };
new MutationObserver((changes) => changes.forEach(({ target }) => name(target))).observe(document.body, how);
name(document.body);

function name(changed: Node): void {
  const texts = document.createTreeWalker(changed, NodeFilter.SHOW_TEXT);
  if (changed instanceof Text) mark(changed);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) mark(text as Text);
}

function mark({ data, parentElement: element }: Text): void {
  if (!element) return;
  const isForeign = /\u2066.*\p{Script=Latin}/su.test(data) && !/\p{L}/u.test(outside(element.textContent));
  if (isForeign) element.lang = 'en';
  else if (element.lang === 'en' && data.trim()) element.removeAttribute('lang');
}

/** Returns the part of a text outside all isolates. */
function outside(text: string): string {
  const rest = text.replaceAll(ISOLATED, '');
  return rest === text ? text : outside(rest);
}
