import type { PokerVariant } from '@touchline/casino/poker/variant';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { insertTable, type NewTable } from './poker-table.store.ts';
import { POKER_TERMS, termsOf } from './table-terms.ts';

/** [name, game, seats, small blind, big blind, house bots]; chips are cents. Names are the tables' own in every language. */
const TABLES: readonly (readonly [string, PokerVariant, number, number, number, number])[] = [
  ['Millpond', 'holdem', 6, 5, 10, 3],
  ['Ferry Lane', 'holdem', 9, 25, 50, 4],
  ['Two Bridges', 'holdem', 2, 50, 100, 1],
  ['Northbank', 'holdem', 6, 100, 200, 2],
  ['Lockkeeper', 'omaha', 6, 10, 25, 3],
  ['Weir', 'omaha', 6, 100, 200, 0],
];
const MIN_BUY_IN_BLINDS = 40;
const MAX_BUY_IN_BLINDS = 100;
/** 4 % of the pots, up to one big blind with two or three players, and three with more. */
const RATE_PPM = 40_000;

const tableOf = (brandId: number, [name, variant, seats, smallBlind, bigBlind, bots]: (typeof TABLES)[number]): NewTable => ({
  brandId,
  name,
  currency: POOL_CURRENCY,
  seats,
  rules: {
    variant,
    smallBlind,
    bigBlind,
    ante: 0,
    rake: {
      ratePpm: RATE_PPM,
      caps: [
        { players: 2, chips: bigBlind },
        { players: 4, chips: 3 * bigBlind },
      ],
    },
  },
  minBuyInMinor: BigInt(MIN_BUY_IN_BLINDS * bigBlind),
  maxBuyInMinor: BigInt(MAX_BUY_IN_BLINDS * bigBlind),
  clock: { decisionMs: 15_000, bankMs: 30_000, refillMs: 2_000 },
  bots,
});

/** A table with the first version of its terms; nothing where the brand has one of the name, whose terms may be others by now. */
const addTable = (pool: pg.Pool, table: NewTable): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (await insertTable(client, table)) await POKER_TERMS.writeFirst(client, [table.brandId], termsOf(table), table.name);
  });

/** Sets up the tables of brands that lack them. Those that are there stay as they are. */
export async function insertHouseTables(pool: pg.Pool, brandIds: readonly number[]): Promise<void> {
  for (const brandId of brandIds) for (const table of TABLES) await addTable(pool, tableOf(brandId, table));
}
