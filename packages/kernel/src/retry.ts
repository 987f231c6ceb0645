/** How pauses grow: each twice the one before, from the first to the longest. */
export interface Pauses {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** The pause after the n-th failure, counted from 0: half of it is at random (0..1), so that many who failed at once do not come back in one wave. */
export function backoffMs(failures: number, { firstMs, maxMs }: Pauses, random: () => number): number {
  const whole = Math.min(firstMs * 2 ** Math.min(failures, 30), maxMs);
  return Math.round(whole / 2 + (whole / 2) * random());
}

export interface RetryRules {
  /** How often it is tried at most, the first time included. */
  readonly tries: number;
  /** Whether what went wrong may pass by itself; anything else is thrown at once. */
  readonly isPassing: (error: unknown) => boolean;
  /** Waits after the n-th failure, counted from 0; throwing ends the tries, as an abort does. None: tried again at once. */
  readonly pause?: (failures: number, error: unknown) => Promise<unknown>;
}

/** Does something until it succeeds. Throws what the last try threw. Only for idempotent work. */
export async function retry<T>(act: () => Promise<T>, { tries, isPassing, pause }: RetryRules): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await act();
    } catch (error) {
      if (failures + 1 >= tries || !isPassing(error)) throw error;
      await pause?.(failures, error);
    }
  }
}
