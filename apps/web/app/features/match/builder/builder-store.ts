import { MAX_BUILDER_SELECTIONS } from '@touchline/betting/builder/builder-leg';
import type { BuilderView } from '@touchline/contract/coupon/builder';
import { create } from 'zustand';
import type { PickedSelection } from '../../../live/selection-picks.ts';

interface BuilderStore {
  /** The match that is built on; 0 before any. */
  readonly matchId: number;
  /** Presses go to the builder and not to the bet slip. */
  readonly on: boolean;
  readonly picks: readonly PickedSelection[];
  /** The latest answer; it may be about the picks of a moment ago. */
  readonly view: BuilderView | null;
  /** Another match begins with nothing; the same one goes on where it was left. */
  open(matchId: number): void;
  setOn(on: boolean): void;
  /** `full` adds nothing. */
  toggle(pick: PickedSelection): 'added' | 'removed' | 'full';
  remove(selectionId: number): void;
  clear(): void;
  show(view: BuilderView): void;
}

export const useBuilder = create<BuilderStore>()((set, get) => ({
  matchId: 0,
  on: false,
  picks: [],
  view: null,
  open(matchId) {
    if (get().matchId !== matchId) set({ matchId, on: false, picks: [], view: null });
  },
  setOn: (on) => set({ on }),
  toggle(pick) {
    const { picks } = get();
    const without = picks.filter((one) => one.selectionId !== pick.selectionId);
    if (without.length < picks.length) {
      set({ picks: without });
      return 'removed';
    }
    if (picks.length >= MAX_BUILDER_SELECTIONS) return 'full';
    set({ picks: [...picks, pick] });
    return 'added';
  },
  remove(selectionId) {
    set({ picks: get().picks.filter((one) => one.selectionId !== selectionId) });
  },
  clear: () => set({ picks: [] }),
  show(view) {
    const before = get().view;
    if (JSON.stringify(before) === JSON.stringify(view)) return;
    // The list of markets seldom changes: the same one spares the page's cards.
    const same = before !== null && before.markets.join() === view.markets.join();
    set({ view: same ? { ...view, markets: before.markets } : view });
  },
}));
