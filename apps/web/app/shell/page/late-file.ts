import { useEffect, useSyncExternalStore } from 'react';
import { loadLate } from './load-late.ts';

/** A file that components can draw without. */
export interface LateFile<T> {
  /** Brings it; nothing where it has been asked for. What the file itself throws is logged, and it is not there. */
  bring(): void;
  subscribe(listener: () => void): () => void;
  /** Its exports; undefined until it is there. */
  read(): T | undefined;
}

/** Once for the page: whoever asks later has it at once. */
export function createLateFile<T>(load: () => Promise<T>): LateFile<T> {
  const listeners = new Set<() => void>();
  let file: T | undefined;
  let asked = false;
  return {
    bring() {
      if (asked) return;
      asked = true;
      loadLate(load).then(
        (come) => {
          file = come;
          for (const listener of listeners) listener();
        },
        (error: unknown) => console.error('late file', error),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => file,
  };
}

const none = (): undefined => undefined;

/** The exports of a late file, undefined until it is there; it is brought where it is `wanted`. */
export function useLateFile<T>(file: LateFile<T>, wanted: boolean): T | undefined {
  useEffect(() => {
    if (wanted) file.bring();
  }, [file, wanted]);
  return useSyncExternalStore(file.subscribe, file.read, none);
}
