import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** What a price button hands over when it is pressed: a selection with the names that are on the screen. */
export interface PickedSelection {
  readonly matchId: number;
  readonly kind: 'line' | 'live';
  readonly selectionId: number;
  /** Thousandths. */
  readonly acceptedOdds: number;
  readonly sport: number;
  readonly matchName: string;
  readonly champName: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** Epoch seconds. */
  readonly startsAt: number;
}

/** Where picked selections are kept. Screens of matches know this door only; the page puts the coupon behind it. */
export interface SelectionPicks {
  subscribe(listener: () => void): () => void;
  has(matchId: number, selectionId: number): boolean;
  toggle(pick: PickedSelection): void;
}

export const PicksContext = createContext<SelectionPicks | null>(null);

export function usePicks(): SelectionPicks {
  const picks = use(PicksContext);
  if (!picks) throw new Error('picks are read outside of PicksContext');
  return picks;
}

/** Whether the selection is picked; one subscription per cell. On the server nothing is. */
export function useIsPicked(matchId: number, selectionId: number): boolean {
  const picks = usePicks();
  return useSyncExternalStore(
    picks.subscribe,
    useCallback(() => picks.has(matchId, selectionId), [picks, matchId, selectionId]),
    () => false,
  );
}
