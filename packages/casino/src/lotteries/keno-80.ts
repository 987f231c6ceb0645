import { decimals } from '../decimal.ts';
import type { FixedLottery } from './lottery.ts';

const MINUTE_MS = 60_000;

/** Pays by right numbers, 0 to the number of picks; a line for one pick, two picks and so on. */
const TABLE = [
  '0 3.5',
  '0 1 8',
  '0 0 2.5 38',
  '0 0 1 6 130',
  '0 0 0 4 18 500',
  '0 0 0 2 8 65 1300',
  '0 0 0 1 5 22 150 5000',
  '0 0 0 0 2 14 90 1000 20000',
  '0 0 0 0 1 6 40 320 3500 40000',
  '2 0 0 0 0 3 22 120 900 5000 100000',
];

/** Twenty of eighty numbers, every five minutes; one to ten of them are picked, at fixed odds. */
export const KENO_80: FixedLottery = {
  key: 'keno-80',
  kind: 'fixed',
  numbers: 80,
  drawn: 20,
  picks: { min: 1, max: TABLE.length },
  linePriceMinor: 100n,
  everyMs: 5 * MINUTE_MS,
  firstMs: 0,
  pays: new Map(TABLE.map((line, i) => [i + 1, decimals(line)])),
};
