/** The time, as a port: tests turn it by hand. What is decided about money uses the database's clock instead. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
