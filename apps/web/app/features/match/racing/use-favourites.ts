import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLiveStore } from '../../../live/live-context.tsx';
import { OPEN, unpackCell } from '../../../live/live-store.ts';
import { favouritesOf } from './favourites.ts';
import type { RacecardRow } from './racecard-rows.ts';

/** The favourites of a race at the odds of now; one subscription for the whole field. */
export function useFavourites(matchId: number, rows: readonly RacecardRow[]): readonly number[] {
  const store = useLiveStore();
  const running = useMemo(
    () => rows.flatMap(({ index, isNonRunner, win }) => (win && !isNonRunner ? [{ index, selection: win.selection }] : [])),
    [rows],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = running.map(({ selection }) => store.subscribeCell(matchId, selection.id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, matchId, running],
  );
  const oddsNow = (id: number, loaded: number): number => {
    const cell = store.cell(matchId, id);
    if (cell === undefined || cell === -1) return loaded;
    const now = unpackCell(cell);
    return now.status === OPEN ? now.odds : 0;
  };
  const read = (): string =>
    favouritesOf(running.map(({ index, selection }) => ({ index, odds: oddsNow(selection.id, selection.odds) }))).join();
  const loaded = (): string => favouritesOf(running.map(({ index, selection }) => ({ index, odds: selection.odds }))).join();
  const favourites = useSyncExternalStore(subscribe, read, loaded);
  return useMemo(() => (favourites === '' ? [] : favourites.split(',').map(Number)), [favourites]);
}
