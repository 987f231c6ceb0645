import type { SlotMaths } from '../engine/maths.ts';

const STRIPS = ['LRPCVRBWLPBCLVPRLPCRPBLCP', 'LPVCRWPBLPCLBRPCVLPRLPBCR', 'RLPCPVBRCPLRWLCPBPLVRBLCP'];

/** Three reels, five lines: the star stands for everything and pays by itself, cherries pay from two on. */
export const CHERRY_PARADE: SlotMaths = {
  key: 'cherry-parade',
  version: 1,
  unit: 5,
  rows: 3,
  symbols: { W: 'star', V: 'seven', B: 'bell', R: 'bar', L: 'plum', P: 'lemon', C: 'cherry' },
  rule: {
    kind: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  pays: {
    W: [0, 0, 3, 700],
    V: [0, 0, 0, 150],
    B: [0, 0, 0, 35],
    R: [0, 0, 0, 17],
    L: [0, 0, 0, 10],
    P: [0, 0, 0, 7],
    C: [0, 0, 1, 7],
  },
  wilds: { W: 1 },
  unaided: '',
  scatter: null,
  spins: { base: { strips: STRIPS, multiplier: 1 } },
  free: null,
  hold: null,
  modes: { base: { price: 5, spin: 'base' } },
  cap: 150,
};
