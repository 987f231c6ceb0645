import type { SlotMaths } from '../engine/maths.ts';
import { LINES_20 } from '../lines-20.ts';

const STRIPS = [
  'EDOBHCGOFEDOHFOBGEACOBGHFOCEDOGHFAO',
  'OBGDEHFOAHOBGWOCEFDGHOFOEBGOFCHDEOAC',
  'OABDGOCHFOEGAFOHEDOBGWOCFEHGODFHOECB',
  'EBOFCOGEHDFOBHOACOBGEDFOGECHOFAOHGWD',
  'OBDGOFECOHBGFOCHEDBOGAFOEDCHOFGOEHA',
];

/** Twenty lines; six coins or more stay and the rest is drawn again, for prizes with names and one for a full harbour. */
export const HARBOUR_SAFE: SlotMaths = {
  key: 'harbour-safe',
  version: 1,
  unit: 20,
  rows: 3,
  symbols: {
    W: 'lighthouse',
    O: 'coin',
    A: 'captain',
    B: 'tugboat',
    C: 'anchor',
    D: 'crane',
    E: 'red-flag',
    F: 'blue-flag',
    G: 'green-flag',
    H: 'yellow-flag',
  },
  rule: { kind: 'lines', lines: LINES_20 },
  pays: {
    A: [0, 0, 0, 130, 500, 2500],
    B: [0, 0, 0, 102, 320, 1350],
    C: [0, 0, 0, 60, 240, 850],
    D: [0, 0, 0, 45, 200, 600],
    E: [0, 0, 0, 35, 130, 400],
    F: [0, 0, 0, 35, 100, 320],
    G: [0, 0, 0, 17, 85, 270],
    H: [0, 0, 0, 17, 60, 240],
  },
  wilds: { W: 1 },
  unaided: '',
  scatter: { symbol: 'O', pays: [0] },
  spins: { base: { strips: STRIPS, multiplier: 1 } },
  free: null,
  hold: {
    from: 6,
    respins: 3,
    landing: { of: 1, outOf: 20 },
    coins: [
      { value: 20, weight: 40 },
      { value: 40, weight: 25 },
      { value: 60, weight: 15 },
      { value: 100, weight: 10 },
      { value: 160, weight: 5 },
      { value: 200, weight: 3, name: 'mini' },
      { value: 600, weight: 2, name: 'minor' },
      { value: 3000, weight: 1, name: 'major' },
    ],
    full: 40_000,
  },
  modes: { base: { price: 20, spin: 'base' }, buy: { price: 860, coins: 6 } },
  cap: 5000,
};
