import type { SlotMaths } from '../engine/maths.ts';

const BASE = [
  'EADHGFBEHCFGAHGDFEBCEDHSGFC',
  'HFCDAEWGFEHCDGBFGHADSFECEBHG',
  'FHEADGWHFCEFGDHCEBDGFHAGESBC',
  'HABCDFEGHSWFECGHDFBGEADHCEFG',
  'FADEGCAHEDFGHEFBCGDHCEFGBSH',
];
const ANTE = [
  'GHFEACDFHGEHBSGFDECAFHBCGDES',
  'EFBCGADEHFBCGFDHWACEGHSDEFGH',
  'FBEAHCGSHFBCEFDGAEDHCWSFGEHGD',
  'EHEBGCHFDEHDGCFAEHGWCFBSDAFG',
  'FBEFHCDGEASFGHCEDHGFEBDCHAG',
];
const FREE = [
  'EFGCDGSHFACEGDFHBCHEGFHDEAB',
  'SDFWGACHEGBFHDEWHGFCDEBFHGECA',
  'GFDEHCGABFWHGEFDCESBGFHADWEHC',
  'EHGFWBCAEDHFGCEDHFWBGEGCSADFH',
  'GECFGEDHFGBFHDEACGHESBDCFAH',
];

/** 243 ways; free spins pay double, a dearer spin brings them more often, and they can be bought. */
export const MONSOON_LANTERNS: SlotMaths = {
  key: 'monsoon-lanterns',
  version: 1,
  unit: 20,
  rows: 3,
  symbols: {
    W: 'umbrella',
    S: 'thundercloud',
    A: 'koi',
    B: 'lotus',
    C: 'boat',
    D: 'drum',
    E: 'red-lantern',
    F: 'yellow-lantern',
    G: 'green-lantern',
    H: 'blue-lantern',
  },
  rule: { kind: 'ways' },
  pays: {
    A: [0, 0, 0, 25, 90, 380],
    B: [0, 0, 0, 18, 70, 270],
    C: [0, 0, 0, 9, 30, 130],
    D: [0, 0, 0, 8, 25, 90],
    E: [0, 0, 0, 5, 12, 50],
    F: [0, 0, 0, 5, 12, 45],
    G: [0, 0, 0, 3, 9, 30],
    H: [0, 0, 0, 3, 9, 30],
  },
  wilds: { W: 1 },
  unaided: '',
  scatter: { symbol: 'S', pays: [0, 0, 0, 40, 200, 1000] },
  spins: {
    base: { strips: BASE, multiplier: 1 },
    ante: { strips: ANTE, multiplier: 1 },
    free: { strips: FREE, multiplier: 2 },
  },
  free: { spins: [0, 0, 0, 10, 12, 15], again: [0, 0, 0, 5], max: 30 },
  hold: null,
  modes: { base: { price: 20, spin: 'base' }, ante: { price: 27, spin: 'ante' }, buy: { price: 500, freeSpins: 10 } },
  cap: 5500,
};
