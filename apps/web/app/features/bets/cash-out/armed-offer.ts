/** The offer that a player was shown when the first press armed the sale: minor units of the offer for the whole bet. */
export interface ArmedOffer {
  readonly offerMinor: bigint;
}

/** The effect of a press now, and why it has to be asked for again. */
export interface CashOutQuestion {
  /** Null: the next press asks; else it sells. */
  readonly armed: ArmedOffer | null;
  /** The offer that was agreed to before the value fell below it; null where it did not. */
  readonly fellFromMinor: bigint | null;
}

export const UNASKED: CashOutQuestion = { armed: null, fellFromMinor: null };

/**
 * Follows the value while a sale waits for its second press. A rise is the player's: it is paid, and becomes what was agreed to. A fall,
 * or a value that is gone, disarms: nobody sells for less than what the button said. The same question comes back where nothing has changed.
 */
export function followOffer(question: CashOutQuestion, offerMinor: bigint | null): CashOutQuestion {
  const { armed } = question;
  if (armed === null || offerMinor === armed.offerMinor) return question;
  if (offerMinor === null) return UNASKED;
  return offerMinor > armed.offerMinor ? { armed: { offerMinor }, fellFromMinor: null } : { armed: null, fellFromMinor: armed.offerMinor };
}
