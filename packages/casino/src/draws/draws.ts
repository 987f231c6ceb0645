/** The randomness of a round, in the order in which a game asks for it. The same source gives the same answers to the same questions. */
export interface Draws {
  /** A whole number from 0 to 2^52 - 1, each as likely as the others. */
  bits52(): number;
  /** A whole number from 0 to `n` - 1, each exactly as likely as the others; `n` from 1 to 2^52. */
  below(n: number): number;
}

const RANGE = 2 ** 52;

/**
 * Draws from a source of 52-bit numbers. Numbers of the incomplete last group are thrown away and drawn again, so that no remainder is
 * likelier than another: a bare remainder of 32 bits is out by 2.3e-6 for 10,001 outcomes, more than laboratories allow.
 */
export function drawsOf(bits52: () => number): Draws {
  return {
    bits52,
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new RangeError(`nothing can be drawn below ${n}`);
      const whole = RANGE - (RANGE % n);
      for (;;) {
        const drawn = bits52();
        if (drawn < whole) return drawn % n;
      }
    },
  };
}
