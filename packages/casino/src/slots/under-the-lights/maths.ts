import type { SlotMaths } from '../engine/maths.ts';
import { LINES_20 } from '../lines-20.ts';

const STRIPS = [
  'CBTGSFTNLBGNHTSFNFHGFSBLSLHNFSCHTLNT',
  'LWSTFCBSGSLTNLFTNBHFNHSLBHFGTWNSNHGT',
  'LWHSHFSFLBNFTWCFSNGSHTBNCLWHGTGTLNBS',
  'FNWLHNHNHNLTSBWTGTSBHSLNFGFBGTSTSFLC',
  'HTLBSTCFTHGHTGSFNTBNSLNLFNSNLBHWFSGF',
];

/** Twenty lines on a pitch at night; cups bring free spins that pay double. */
export const UNDER_THE_LIGHTS: SlotMaths = {
  key: 'under-the-lights',
  version: 1,
  unit: 20,
  rows: 3,
  symbols: {
    W: 'floodlight',
    C: 'cup',
    B: 'boot',
    G: 'glove',
    L: 'ball',
    H: 'whistle',
    T: 'shirt-10',
    N: 'shirt-9',
    S: 'shirt-7',
    F: 'shirt-4',
  },
  rule: { kind: 'lines', lines: LINES_20 },
  pays: {
    B: [0, 0, 0, 50, 250, 1500],
    G: [0, 0, 0, 25, 125, 600],
    L: [0, 0, 0, 20, 75, 300],
    H: [0, 0, 0, 15, 60, 200],
    T: [0, 0, 0, 8, 25, 100],
    N: [0, 0, 0, 6, 25, 100],
    S: [0, 0, 0, 5, 20, 80],
    F: [0, 0, 0, 5, 15, 60],
  },
  wilds: { W: 1 },
  unaided: '',
  scatter: { symbol: 'C', pays: [0, 0, 0, 40, 200, 2000] },
  spins: { base: { strips: STRIPS, multiplier: 1 }, free: { strips: STRIPS, multiplier: 2 } },
  free: { spins: [0, 0, 0, 10], again: [0, 0, 0, 10], max: 20 },
  hold: null,
  modes: { base: { price: 20, spin: 'base' } },
  cap: 6000,
};
