/** Bytes as text for an address: base64 without characters that have a meaning there. */
export const inAddress = (octets: Uint8Array): string =>
  btoa(Array.from(octets, (octet) => String.fromCharCode(octet)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws if the text is invalid. */
export const octetsOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
