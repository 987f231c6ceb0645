import type { BlindLevel, SitGoSeats, SitGoTerms } from '@touchline/casino/poker/sit-go/sit-go-terms';
import type pg from 'pg';
import { insertSitGo } from './sit-go.store.ts';

/** [name, seats, buy-in, fee]; cents. Names are the same in every language. */
const SIT_GOS: readonly (readonly [string, SitGoSeats, number, number])[] = [
  ['Sluice', 2, 100, 5],
  ['Towrope', 2, 500, 25],
  ['Osier', 6, 200, 20],
  ['Heron', 6, 1_000, 100],
  ['Kingfisher', 9, 500, 50],
];
const STARTING_STACK = 1_500;
/** [small blind, big blind, ante] of each level. */
const LEVELS: readonly (readonly [number, number, number])[] = [
  [10, 20, 0],
  [15, 30, 0],
  [25, 50, 0],
  [50, 100, 0],
  [75, 150, 15],
  [100, 200, 20],
  [150, 300, 30],
  [200, 400, 40],
  [300, 600, 60],
];
/** A level of two players goes by sooner: everybody has a blind in every hand. */
const HANDS_OF_LEVEL: Readonly<Record<SitGoSeats, number>> = { 2: 6, 6: 8, 9: 10 };

const levelOf = ([smallBlind, bigBlind, ante]: (typeof LEVELS)[number]): BlindLevel => ({ smallBlind, bigBlind, ante });
const termsOf = ([, seats, buyIn, fee]: (typeof SIT_GOS)[number]): SitGoTerms => ({
  seats,
  buyIn,
  fee,
  startingStack: STARTING_STACK,
  schedule: { levels: LEVELS.map(levelOf), end: { kind: 'hands', hands: HANDS_OF_LEVEL[seats] } },
});

/** Opens the sit-and-gos that each brand lacks: of every name one takes entries. */
export async function insertHouseSitGos(pool: pg.Pool, brandIds: readonly number[]): Promise<void> {
  for (const brandId of brandIds) for (const line of SIT_GOS) await insertSitGo(pool, brandId, line[0], termsOf(line));
}
