import type { SlotMaths } from '../engine/maths.ts';

/** The cells of both decks. */
const WEIGHTS = { S: 2, A: 6, B: 7, C: 9, D: 10, E: 12, F: 13, G: 14, H: 15 };

/** 1,024 ways on boards that tumble; free spins begin higher on the ladder of multipliers. */
export const CLOCKWORK_FOUNDRY: SlotMaths = {
  key: 'clockwork-foundry',
  version: 1,
  unit: 50,
  rows: 4,
  symbols: {
    S: 'furnace',
    A: 'flywheel',
    B: 'balance-wheel',
    C: 'bellows',
    D: 'anvil',
    E: 'gold-gear',
    F: 'copper-gear',
    G: 'iron-gear',
    H: 'tin-gear',
  },
  rule: { kind: 'ways' },
  pays: {
    A: [0, 0, 0, 14, 55, 210],
    B: [0, 0, 0, 10, 35, 142],
    C: [0, 0, 0, 6, 17, 76],
    D: [0, 0, 0, 4, 14, 55],
    E: [0, 0, 0, 2, 6, 30],
    F: [0, 0, 0, 2, 6, 20],
    G: [0, 0, 0, 1, 3, 14],
    H: [0, 0, 0, 1, 3, 14],
  },
  wilds: {},
  unaided: '',
  scatter: { symbol: 'S', pays: [0, 0, 0, 0, 100, 500] },
  spins: {
    base: { boards: 2 ** 18, reels: 5, weights: WEIGHTS, ladder: [1, 2, 3, 4] },
    free: { boards: 2 ** 17, reels: 5, weights: WEIGHTS, ladder: [2, 4, 6, 8] },
  },
  free: { spins: [0, 0, 0, 8, 10, 12], again: [0, 0, 0, 4], max: 16 },
  hold: null,
  modes: { base: { price: 50, spin: 'base' }, buy: { price: 660, freeSpins: 8 } },
  cap: 8000,
};
