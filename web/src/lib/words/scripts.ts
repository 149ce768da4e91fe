/** What letters of other scripts need, after the first load: their fonts, and the language of English texts in a page
 * that runs from right to left. */
import '../../styles/more-letters.css';

/** Unicode's sign before a text that runs from left to right, as the client puts it around such texts. */
const START = '\u2066';

/** Sets `lang` on every element whose only text is such a text, now and from now on: screen readers speak it. */
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
  const isForeign = data.startsWith(START) && element.textContent.trim() === data.trim();
  if (isForeign) element.lang = 'en';
  else if (element.lang === 'en' && data.trim()) element.removeAttribute('lang');
}
