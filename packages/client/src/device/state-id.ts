const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** R030: the name of one side of a shared state: 21 characters of 64, 126 bits that nobody guesses. */
export function createPeerId(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes)): string {
  // 64 characters take six of a byte's bits: no character comes more often than another.
  return Array.from(random(new Uint8Array(21)), (byte) => ALPHABET[byte & 63]).join('');
}
