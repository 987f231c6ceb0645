import type { Inflate } from './inflate.ts';

/**
 * Gives on what a connection brings, unpacked where it is packed and always in the order in which it came. Unpacking takes a moment: whatever comes
 * meanwhile waits its turn.
 */
export function unpackInOrder(inflate: Inflate | undefined, hear: (data: unknown) => void): (data: unknown) => void {
  /** Undefined while nothing is being unpacked. */
  let unpacking: Promise<void> | undefined;
  return (data) => {
    const packed = data instanceof ArrayBuffer && inflate ? inflate(data) : undefined;
    if (!packed && !unpacking) {
      hear(data);
      return;
    }
    // Begun at once, taken in turn. What cannot be unpacked is left out: its number is then missing, and the topic is asked for again.
    const text = packed?.catch(() => undefined) ?? data;
    const mine = Promise.all([text, unpacking]).then(([ready]) => {
      if (unpacking === mine) unpacking = undefined;
      hear(ready);
    });
    unpacking = mine;
  };
}
