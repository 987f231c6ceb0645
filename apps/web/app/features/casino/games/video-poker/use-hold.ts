import { useState } from 'react';

/** The places that a player keeps of the hand of a round: none when the next begins. */
export function useHold(round: string | null): {
  readonly hold: readonly number[];
  readonly toggle: (place: number) => void;
  readonly set: (hold: readonly number[]) => void;
} {
  const [kept, setKept] = useState<{ readonly round: string | null; readonly hold: readonly number[] }>({ round, hold: [] });
  const hold = kept.round === round ? kept.hold : [];
  const set = (next: readonly number[]): void => setKept({ round, hold: next });
  return {
    hold,
    set,
    toggle: (place) => set(hold.includes(place) ? hold.filter((other) => other !== place) : [...hold, place].sort((a, b) => a - b)),
  };
}
