import { useCallback, useSyncExternalStore } from 'react';
import { useLiveStore } from './live-context.tsx';
import { CLOSED, packCell, unpackCell } from './live-store.ts';

/** The price of a selection that no loader brought; undefined until the stream tells it or once it is closed. */
export function useLivePrice(match: number, selection: number): { readonly odds: number } | undefined {
  const store = useLiveStore();
  const packed = useSyncExternalStore(
    useCallback((listener) => store.subscribeCell(match, selection, listener), [store, match, selection]),
    () => {
      const price = store.price(match, selection);
      return price ? packCell(price.odds, price.status) : -1;
    },
    () => -1,
  );
  if (packed === -1) return undefined;
  const { odds, status } = unpackCell(packed);
  return status === CLOSED ? undefined : { odds };
}
