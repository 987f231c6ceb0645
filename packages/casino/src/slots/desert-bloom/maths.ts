import type { SlotMaths } from '../engine/maths.ts';
import { LINES_10 } from '../lines-10.ts';

const BASE = [
  'EDFGCHFHGABEDCGFHEGCAHFBGSEDH',
  'DFAEGCHFGHECADEFHGBGSDWFCEHBGH',
  'EHCSAGHBCFDEHAGFBCGEDFHWGHEFGD',
  'FDHEHGFESACBGHFGADHEGCEFDHWGBC',
  'FGHDAGCFBHEGDAEFHCSGFEHGDCHEB',
];
const FREE = [
  'HGDHFCEGFAHGDBECHAFGEHDFGBCES',
  'EHGBDCFHGSEWAHGCFDHBEGFAEDGHFCW',
  'EDAFHGECGWBHWCFGDEHFACHGDEFBHSG',
  'GFDCHBEFGHWCDGEFSHADGEHFCBGWHAE',
  'HEGDHCSAFHEGDFHEBGCAHFGECBDFG',
];

/** Ten lines; in the free spins each bloom opens over its whole reel. */
export const DESERT_BLOOM: SlotMaths = {
  key: 'desert-bloom',
  version: 1,
  unit: 10,
  rows: 3,
  symbols: { W: 'bloom', S: 'well', A: 'caravan', B: 'falcon', C: 'compass', D: 'lamp', E: 'agate', F: 'jade', G: 'quartz', H: 'slate' },
  rule: { kind: 'lines', lines: LINES_10 },
  pays: {
    A: [0, 0, 0, 65, 300, 1500],
    B: [0, 0, 0, 45, 180, 750],
    C: [0, 0, 0, 30, 110, 380],
    D: [0, 0, 0, 25, 90, 300],
    E: [0, 0, 0, 15, 60, 190],
    F: [0, 0, 0, 15, 55, 150],
    G: [0, 0, 0, 9, 40, 120],
    H: [0, 0, 0, 8, 30, 110],
  },
  wilds: { W: 1 },
  unaided: '',
  scatter: { symbol: 'S', pays: [0, 0, 0, 20, 100, 500] },
  spins: { base: { strips: BASE, multiplier: 1 }, free: { strips: FREE, multiplier: 1, expanding: true } },
  free: { spins: [0, 0, 0, 8, 10, 12], again: [0, 0, 0, 4], max: 20 },
  hold: null,
  modes: { base: { price: 10, spin: 'base' }, buy: { price: 305, freeSpins: 8 } },
  cap: 13_000,
};
