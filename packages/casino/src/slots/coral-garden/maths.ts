import type { SlotMaths } from '../engine/maths.ts';

export const CORAL_GARDEN: SlotMaths = {
  key: 'coral-garden',
  version: 1,
  unit: 20,
  rows: 6,
  symbols: { W: 'pearl', A: 'seahorse', B: 'turtle', C: 'starfish', D: 'shell', E: 'pink-coral', F: 'white-coral' },
  rule: { kind: 'clusters' },
  pays: {
    A: [0, 0, 0, 0, 0, 30, 45, 70, 140, 290, 700],
    B: [0, 0, 0, 0, 0, 20, 30, 45, 85, 170, 450],
    C: [0, 0, 0, 0, 0, 14, 18, 30, 55, 110, 290],
    D: [0, 0, 0, 0, 0, 11, 14, 20, 45, 85, 210],
    E: [0, 0, 0, 0, 0, 7, 9, 14, 30, 55, 140],
    F: [0, 0, 0, 0, 0, 5, 7, 10, 20, 45, 110],
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
  cap: 300,
};
