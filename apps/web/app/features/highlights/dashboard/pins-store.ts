import { create } from 'zustand';
import { movePin, parsePins, togglePin } from './pins.ts';

const STORAGE_KEY = 'pinnedGames';

interface PinsStore {
  readonly pins: readonly number[];
  /** False until what the device keeps has been read. */
  readonly restored: boolean;
  toggle(match: number): void;
  move(match: number, to: number): void;
  /** Called after the first paint, which is the same for everybody. */
  restore(): void;
}

/** The visitor's pinned matches in their order, kept on the device. */
export const usePins = create<PinsStore>()((set, get) => {
  const write = (pins: readonly number[]): void => {
    set({ pins });
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(pins));
    } catch {
      // A device that keeps nothing: the pins hold until the page is closed.
    }
  };
  return {
    pins: [],
    restored: false,
    toggle: (match) => write(togglePin(get().pins, match)),
    move: (match, to) => write(movePin(get().pins, match, to)),
    restore() {
      if (get().restored) return;
      let kept: string | null = null;
      try {
        kept = localStorage.getItem(STORAGE_KEY);
      } catch {
        // Nothing is kept.
      }
      set({ pins: parsePins(kept), restored: true });
    },
  };
});
