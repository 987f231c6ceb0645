/** When a call arrived, told by the database's clock. */
export interface Arrival {
  /** `now` is what the database's clock has just said. */
  at(now: Date): number;
}

/**
 * The moment at which this is called. Later, when the database has said what time it is, the time that has passed here since is taken off: the
 * clocks of processes need not agree with each other, nor a call that had to queue suffer for it.
 */
export function arrivesNow(): Arrival {
  const heardAt = performance.now();
  return { at: (now) => now.getTime() - (performance.now() - heardAt) };
}
