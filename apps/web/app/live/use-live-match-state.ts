import type { StateView } from '@touchline/contract/line/shapes';
import { useCallback, useSyncExternalStore } from 'react';
import { useLiveStore } from './live-context.tsx';

/** The running state of a match that no loader brought; undefined until the stream tells it. */
export function useLiveMatchState(match: number): StateView | undefined {
  const store = useLiveStore();
  return useSyncExternalStore(
    useCallback((listener) => store.subscribeState(match, listener), [store, match]),
    () => store.state(match),
    () => undefined,
  );
}
