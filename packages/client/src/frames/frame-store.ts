/** The state of one end of the protocol: its owner writes it, what draws it follows. */
export interface FrameStore<S> {
  readonly state: S;
  write(next: S): void;
  /** Called after each write, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createFrameStore<S>(first: S): FrameStore<S> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get state() {
      return state;
    },
    write(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
