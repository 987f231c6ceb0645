/** A reading of the database's clock, and the moment at which it was asked. */
export interface ClockAnswer {
  readonly now: Date;
  /** By this process's `performance.now()`, before the question was sent. */
  readonly queriedAt: number;
}

/** When a call arrived, told by the database's clock. */
export interface Arrival {
  /** Epoch ms. */
  at(clock: ClockAnswer): number;
}

/**
 * The moment at which this is called. Later, when the database has said what time it is, the time that has passed here before it was asked is taken
 * off: the clocks of processes need not agree with each other, nor a call that had to queue suffer for it. How long the answer lay here unread
 * does not count: a call would seem to have come before it did.
 */
export function arrivesNow(): Arrival {
  const heardAt = performance.now();
  return { at: ({ now, queriedAt }) => now.getTime() - (queriedAt - heardAt) };
}
