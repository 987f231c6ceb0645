/** A text of the player's own, drawn by the browser: the house has had no part in it. */
export const randomClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
