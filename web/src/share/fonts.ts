/** Our fonts as a style sheet without URLs, because a picture can't fetch anything. */

const FAMILIES = ['Literata', 'Golos Text'];

const isFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;
const familyOf = (face: CSSFontFaceRule): string =>
  face.style.getPropertyValue('font-family').replace(/["']/g, '');

async function inlined(face: CSSFontFaceRule): Promise<string> {
  const [whole, address] = /url\(["']?([^"')]+)["']?\)/.exec(face.cssText) ?? [];
  if (!whole || !address) return '';
  const found = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
  const octets = new Uint8Array(await found.arrayBuffer());
  const text = Array.from(octets, (octet) => String.fromCharCode(octet)).join('');
  return face.cssText.replace(whole, `url(data:font/woff2;base64,${btoa(text)})`);
}

/** The subsets that the page has loaded by now hold the letters that it shows. */
function isLoaded(face: CSSFontFaceRule): boolean {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const range = face.style.getPropertyValue('unicode-range');
  return loaded.some((one) => one.unicodeRange === range && one.family.includes(familyOf(face)));
}

async function load(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isFace);
  const faces = rules.filter((face) => FAMILIES.includes(familyOf(face)) && isLoaded(face));
  return (await Promise.all(faces.map(inlined))).join('');
}

let made: Promise<string> | undefined;

/** Empty if they can't be loaded: then the picture uses the device's own fonts. */
export function fonts(): Promise<string> {
  made ??= load().catch(() => '');
  return made;
}
