import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** The pick that a price button hands over when it is pressed: a selection with the names that are on the screen. */
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

/** `impossible`: it cannot win with those picked; `implied`: they contain it. `reason` is a sentence. */
export interface SelectionBar {
  readonly kind: 'impossible' | 'implied';
  readonly reason: string;
}

/** The store of picked selections. Screens of matches know this interface only; the page implements it by the coupon. */
export interface SelectionPicks {
  subscribe(listener: () => void): () => void;
  has(matchId: number, selectionId: number): boolean;
  toggle(pick: PickedSelection): void;
  /** Why a selection cannot be picked beside those that are, or need not be; the same object until that changes. Null where it can. */
  bar?(matchId: number, selectionId: number): SelectionBar | null;
  /** Selections of a match that are picked. */
  ofMatch?(matchId: number): readonly number[];
  /** Puts several selections of a match at one joint price (thousandths) in the place of all that are picked of it. */
  joinMatch?(matchId: number, picks: readonly PickedSelection[], jointOdds: number): 'added' | 'full';
  /** Several selections at once, each as a single of its own beside those that are picked; `max` is how many there may be in all. */
  readonly singles?: { readonly max: number; add(picks: readonly PickedSelection[]): 'added' | 'full' };
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

/** The reason that keeps a selection from being picked; one subscription per cell. On the server nothing does. */
export function useSelectionBar(matchId: number, selectionId: number): SelectionBar | null {
  const picks = usePicks();
  return useSyncExternalStore(
    picks.subscribe,
    useCallback(() => picks.bar?.(matchId, selectionId) ?? null, [picks, matchId, selectionId]),
    () => null,
  );
}
