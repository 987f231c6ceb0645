import type { SlotMaths } from '../engine/maths.ts';

/** Symbols: W pearl, A seahorse, B turtle, C starfish, D shell, E F corals. Clusters pay from five neighbours on. */
export const CORAL_GARDEN: SlotMaths = {
  key: 'coral-garden',
  version: 1,
  unit: 20,
  rows: 6,
  rule: { kind: 'clusters' },
  pays: {
    A: [0, 0, 0, 0, 0, 40, 60, 100, 200, 400, 1000],
    B: [0, 0, 0, 0, 0, 30, 40, 60, 120, 240, 600],
    C: [0, 0, 0, 0, 0, 20, 25, 40, 80, 160, 400],
    D: [0, 0, 0, 0, 0, 15, 20, 30, 60, 120, 300],
    E: [0, 0, 0, 0, 0, 10, 12, 20, 40, 80, 200],
    F: [0, 0, 0, 0, 0, 8, 10, 15, 30, 60, 150],
  },
  wilds: { W: 1 },
  unaided: '',
  scatter: null,
  spins: {
    base: {
      boards: 2 ** 18,
      reels: 6,
      weights: { W: 2, A: 8, B: 9, C: 10, D: 11, E: 13, F: 15 },
      ladder: [1, 2, 3, 5, 8, 12],
    },
  },
  free: null,
  hold: null,
  modes: { base: { price: 20, spin: 'base' } },
  cap: 2500,
};
