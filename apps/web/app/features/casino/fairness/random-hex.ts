/** So many random bytes as hexadecimal text, drawn by the browser: the house has had no part in it. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
