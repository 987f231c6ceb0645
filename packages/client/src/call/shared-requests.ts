/**
 * One request for several callers (R135). Each caller may give up by its own signal; the request itself is aborted when the last one has.
 * A key of null shares nothing.
 */
export type SharedRequests<T> = (
  key: string | null,
  signal: AbortSignal | undefined,
  cancelled: () => Error,
  start: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

interface Pending<T> {
  readonly answer: Promise<T>;
  readonly abort: AbortController;
  waiting: number;
}

export function createSharedRequests<T>(): SharedRequests<T> {
  const pending = new Map<string, Pending<T>>();

  return (key, signal, cancelled, start) => {
    if (signal?.aborted) return Promise.reject(cancelled());
    let entry = key === null ? undefined : pending.get(key);
    if (!entry || entry.abort.signal.aborted) {
      const abort = new AbortController();
      const made: Pending<T> = { answer: start(abort.signal), abort, waiting: 0 };
      entry = made;
      if (key !== null) {
        pending.set(key, made);
        const forget = (): void => {
          if (pending.get(key) === made) pending.delete(key);
        };
        made.answer.then(forget, forget);
      }
    }
    return waitFor(entry, signal, cancelled);
  };
}

function waitFor<T>(entry: Pending<T>, signal: AbortSignal | undefined, cancelled: () => Error): Promise<T> {
  entry.waiting++;
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => {
      entry.waiting--;
      if (entry.waiting === 0) entry.abort.abort();
      reject(cancelled());
    };
    signal?.addEventListener('abort', leave, { once: true });
    entry.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
  });
}
