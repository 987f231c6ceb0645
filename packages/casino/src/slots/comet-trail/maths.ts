import type { SlotMaths } from '../engine/maths.ts';
import { LINES_20 } from '../lines-20.ts';

const BASE = [
  'GHCFGDEHBFEAGHCSGFDEHGBFHDACE',
  'GBADHXEGFCHSGHFADEBCGHFDGEHXFCE',
  'FGHCGESFBDCHEYGAFDHGXCEBFHGAHED',
  'GDFBEAHGCGDXFHEBGEHCXASFDHGFECH',
  'FAEGFDHGECBDHGFSEAHGBFDECHGHC',
];
const FREE = [
  'CHGFBEDGHAECFGHDFGEHBFCHGDAE',
  'HFEGCHAFEBDGHECXDGFHXFECGHYBGAD',
  'FHGHCDBFEXHGECAHDGFXYEFHGACBDGE',
  'HECXEGFCAHDFBGEHAGXHFCDYEBGHFGD',
  'EAGHFCBHEDGFAGHECDBHGFECFHGD',
];

/** Twenty lines with comets that stand for everything and multiply what they help: two of them by their product. */
export const COMET_TRAIL: SlotMaths = {
  key: 'comet-trail',
  version: 1,
  unit: 20,
  rows: 3,
  symbols: {
    X: 'comet',
    Y: 'great-comet',
    S: 'observatory',
    A: 'sun',
    B: 'ringed-planet',
    C: 'rocket',
    D: 'moon',
    E: 'red-star',
    F: 'blue-star',
    G: 'green-star',
    H: 'white-star',
  },
  rule: { kind: 'lines', lines: LINES_20 },
  pays: {
    A: [0, 0, 0, 19, 80, 403],
    B: [0, 0, 0, 16, 50, 190],
    C: [0, 0, 0, 11, 30, 130],
    D: [0, 0, 0, 8, 25, 95],
    E: [0, 0, 0, 5, 16, 65],
    F: [0, 0, 0, 5, 16, 50],
    G: [0, 0, 0, 3, 10, 40],
    H: [0, 0, 0, 3, 10, 30],
  },
  wilds: { X: 2, Y: 3 },
  unaided: '',
  scatter: { symbol: 'S', pays: [0, 0, 0, 40, 200, 1000] },
  spins: { base: { strips: BASE, multiplier: 1 }, free: { strips: FREE, multiplier: 1 } },
  free: { spins: [0, 0, 0, 10, 12, 15], again: [0], max: 15 },
  hold: null,
  modes: { base: { price: 20, spin: 'base' } },
  cap: 16_000,
};
