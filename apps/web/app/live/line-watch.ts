import type { PushStatus } from '@touchline/client/push/push-client';

/** A line that is back within so long was not missed by anybody: a new server, another network. */
export const CUT_AFTER_MS = 4000;

/** Whether the page's line to the server is cut. Listeners hear of each change. */
export interface LineWatch {
  readonly cut: boolean;
  subscribe(listener: () => void): () => void;
  /** The stream's state. */
  heard(status: PushStatus): void;
}

export function createLineWatch(): LineWatch {
  const listeners = new Set<() => void>();
  let cut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    if (cut === next) return;
    cut = next;
    for (const listener of listeners) listener();
  };
  return {
    get cut() {
      return cut;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    heard(status) {
      // One attempt after the other is still the same cut.
      if (status === 'connecting' || status === 'offline') timer ??= setTimeout(() => set(true), CUT_AFTER_MS);
      else set(false);
    },
  };
}
