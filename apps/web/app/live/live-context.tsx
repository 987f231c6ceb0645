import type { MarketView, StateView } from '@touchline/contract/line/shapes';
import { createContext, type ReactNode, use, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { cellStatus, LiveStore, type PackedCell, packCell } from './live-store.ts';

const LiveContext = createContext<LiveStore | null>(null);

/** One store per page; on the server it stays empty, and every cell shows what the loader brought. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => new LiveStore());
  useEffect(() => {
    const timer = setInterval(() => store.clearExpiredArrows(), 250);
    return () => clearInterval(timer);
  }, [store]);
  return <LiveContext value={store}>{children}</LiveContext>;
}

export function useLiveStore(): LiveStore {
  const store = use(LiveContext);
  if (!store) throw new Error('live prices are read outside of LiveProvider');
  return store;
}

type Seed = Parameters<LiveStore['seed']>[0];

/** Puts what a loader brought into the store before the screen is painted. */
export function useLiveSnapshot(rows: Seed): void {
  const store = useLiveStore();
  useLayoutEffect(() => store.seed(rows), [store, rows]);
}

/** A selection as the screen shows it now. Redraws its caller only when this very selection changes. */
export function useLiveCell(
  match: number,
  market: Pick<MarketView, 'status'>,
  selection: { readonly id: number; readonly odds: number },
): PackedCell {
  const store = useLiveStore();
  const loaded = packCell(selection.odds, cellStatus(market.status));
  return useSyncExternalStore(
    useCallback((listener) => store.subscribeCell(match, selection.id, listener), [store, match, selection.id]),
    () => {
      const cell = store.cell(match, selection.id);
      // The feed sends nothing more for a market that has left the page, so its last live price must not be offered.
      return cell === undefined || cell === -1 || market.status === 'closed' ? loaded : cell;
    },
    () => loaded,
  );
}

/** Tells the store when the router asks its loaders, for whatever reason it does. Once in a layout of pages with prices. */
export function useExpectedPictures(): void {
  const store = useLiveStore();
  const asks = [useNavigation().state, useRevalidator().state].includes('loading');
  useLayoutEffect(() => {
    if (asks) store.expectPicture();
  }, [asks, store]);
}

/** The running state of a match, from the stream or as loaded. */
export function useMatchState(match: number, loaded: StateView): StateView {
  const store = useLiveStore();
  return useSyncExternalStore(
    useCallback((listener) => store.subscribeState(match, listener), [store, match]),
    () => store.state(match) ?? loaded,
    () => loaded,
  );
}

/** The number of open markets of a match. */
export function useMarketCount(match: number, loaded: number): number {
  const store = useLiveStore();
  return useSyncExternalStore(
    useCallback((listener) => store.subscribeState(match, listener), [store, match]),
    () => store.count(match) ?? loaded,
    () => loaded,
  );
}

/** Whether the player has paused moving prices, and the switch. */
export function usePausedPrices(): readonly [paused: boolean, setPaused: (paused: boolean) => void] {
  const store = useLiveStore();
  const paused = useSyncExternalStore(
    useCallback((listener) => store.subscribePaused(listener), [store]),
    () => store.paused,
    () => false,
  );
  return [paused, useCallback((next: boolean) => store.setPaused(next), [store])];
}
