/** The player's key is gone: what was sealed under it cannot be read by anyone any more. */
export class KeyShreddedError extends Error {
  override readonly name = 'Shredded';
}
