import type { HandRules } from '@touchline/casino/poker/rules';
import type { ClockRules } from '@touchline/casino/poker/table/action-clock';
import type { Places } from '@touchline/casino/poker/table/next-hand';
import type { TableTerms } from '@touchline/casino/poker/table/table-terms';
import type { PokerVariant } from '@touchline/casino/poker/variant';
import type { Queryable } from '#platform/db/queryable';

/** A table: for cash, or of one tournament. */
export interface PokerTable {
  readonly id: bigint;
  readonly brandId: number;
  readonly name: string;
  readonly currency: string;
  readonly seats: number;
  readonly rules: HandRules;
  readonly minBuyInMinor: bigint;
  readonly maxBuyInMinor: bigint;
  /** Of rake and buy-ins, which operators change. */
  readonly termsVersion: number;
  readonly clock: ClockRules;
  /** House bots that sit there while there is room for them. */
  readonly bots: number;
  /** Of the hand before; null before the first. */
  readonly places: Places | null;
  /** The deck of the next hand; null while none is promised. */
  readonly promised: PromisedDeck | null;
  /** The sit-and-go that is played there, whose chips are no money; null at a cash table. */
  readonly sitGoId: bigint | null;
}

/** A deck that was sealed before the players' seeds came in (decision 0088). */
export interface PromisedDeck {
  readonly sealedSeed: Buffer;
  readonly promise: string;
}

/** A table as its row stands. */
export interface TableRow {
  readonly id: bigint;
  readonly brandId: number;
  readonly name: string;
  readonly currency: string;
  readonly variant: PokerVariant;
  readonly seats: number;
  readonly smallBlind: bigint;
  readonly bigBlind: bigint;
  readonly ante: bigint;
  readonly ratePpm: number;
  readonly caps: readonly { readonly players: number; readonly chips: number }[];
  readonly minBuyInMinor: bigint;
  readonly maxBuyInMinor: bigint;
  readonly termsVersion: number;
  readonly decisionMs: number;
  readonly bankMs: number;
  readonly refillMs: number;
  readonly bots: number;
  readonly button: number | null;
  readonly smallBlindPlace: number;
  readonly bigBlindPlace: number;
  readonly promisedSeed: Buffer | null;
  readonly promise: string | null;
  readonly sitGoId: bigint | null;
}

export const TABLE_COLUMNS = `id, brand_id as "brandId", name, currency, variant, seats, small_blind as "smallBlind", big_blind as "bigBlind", ante,
  rake_ppm as "ratePpm", rake_caps as caps, min_buy_in as "minBuyInMinor", max_buy_in as "maxBuyInMinor", terms_version as "termsVersion", decision_ms as "decisionMs",
  bank_ms as "bankMs", refill_ms as "refillMs", bots, button, small_blind_place as "smallBlindPlace", big_blind_place as "bigBlindPlace",
  promised_seed as "promisedSeed", promise, sit_go_id as "sitGoId"`;

export function tableOf(row: TableRow): PokerTable {
  const { id, brandId, name, currency, seats, minBuyInMinor, maxBuyInMinor, termsVersion, button } = row;
  const { smallBlindPlace, bigBlindPlace } = row;
  const { variant, ratePpm, caps, decisionMs, bankMs, refillMs, bots, promisedSeed, promise, sitGoId } = row;
  const blinds = { smallBlind: Number(row.smallBlind), bigBlind: Number(row.bigBlind), ante: Number(row.ante) };
  return {
    id,
    brandId,
    name,
    currency,
    seats,
    rules: { variant, ...blinds, rake: ratePpm === 0 ? null : { ratePpm, caps } },
    minBuyInMinor,
    maxBuyInMinor,
    termsVersion,
    clock: { decisionMs, bankMs, refillMs },
    bots,
    places: button === null ? null : { button, smallBlind: smallBlindPlace, bigBlind: bigBlindPlace },
    promised: promisedSeed === null || promise === null ? null : { sealedSeed: promisedSeed, promise },
    sitGoId,
  };
}

/** Locks a table until the transaction ends: whatever happens at it happens one after the other. */
export async function lockTable(on: Queryable, id: bigint): Promise<PokerTable | undefined> {
  const { rows } = await on.query<TableRow>(`select ${TABLE_COLUMNS} from poker_table where id = $1 for update`, [id]);
  return rows[0] && tableOf(rows[0]);
}

export async function readTable(on: Queryable, brandId: number, id: bigint): Promise<PokerTable | undefined> {
  const { rows } = await on.query<TableRow>(`select ${TABLE_COLUMNS} from poker_table where brand_id = $1 and id = $2`, [brandId, id]);
  return rows[0] && tableOf(rows[0]);
}

/** A cash table: at one of a tournament nobody buys chips, and nobody leaves with them. */
export async function readCashTable(on: Queryable, brandId: number, id: bigint): Promise<PokerTable | undefined> {
  const table = await readTable(on, brandId, id);
  return table?.sitGoId === null ? table : undefined;
}

/** A table as it is set up. */
export type NewTable = Omit<PokerTable, 'id' | 'termsVersion' | 'places' | 'promised' | 'sitGoId'> & { readonly sitGoId?: bigint };

/** Sets a table up; undefined where the brand has one of that name. */
export async function insertTable(on: Queryable, table: NewTable): Promise<bigint | undefined> {
  const { brandId, name, currency, seats, rules, minBuyInMinor, maxBuyInMinor, clock, bots, sitGoId = null } = table;
  const { rows } = await on.query<{ id: bigint }>(
    `insert into poker_table (brand_id, name, currency, variant, seats, small_blind, big_blind, ante, rake_ppm, rake_caps, min_buy_in, max_buy_in,
       decision_ms, bank_ms, refill_ms, bots, sit_go_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $16, $17) on conflict (brand_id, name) do nothing returning id`,
    [
      brandId,
      name,
      currency,
      rules.variant,
      seats,
      rules.smallBlind,
      rules.bigBlind,
      rules.ante,
      rules.rake?.ratePpm ?? 0,
      JSON.stringify(rules.rake?.caps ?? []),
      minBuyInMinor,
      maxBuyInMinor,
      clock.decisionMs,
      clock.bankMs,
      clock.refillMs,
      bots,
      sitGoId,
    ],
  );
  return rows[0]?.id;
}

/** Puts other terms in force at a cash table, from its next hand on. Whoever acts at the table is waited for. */
export async function writeTerms(on: Queryable, brandId: number, name: string, version: number, terms: TableTerms): Promise<void> {
  await on.query(
    `update poker_table set rake_ppm = $4, rake_caps = $5::jsonb, min_buy_in = $6, max_buy_in = $7, terms_version = $3
     where brand_id = $1 and name = $2 and sit_go_id is null`,
    [brandId, name, version, terms.ratePpm, JSON.stringify(terms.caps), terms.minBuyIn, terms.maxBuyIn],
  );
}

export async function writePlaces(on: Queryable, id: bigint, { button, smallBlind, bigBlind }: Places): Promise<void> {
  await on.query('update poker_table set button = $2, small_blind_place = $3, big_blind_place = $4 where id = $1', [
    id,
    button,
    smallBlind,
    bigBlind,
  ]);
}

/** Promises the deck of a table's next hand. */
export async function writePromise(on: Queryable, id: bigint, { sealedSeed, promise }: PromisedDeck): Promise<void> {
  await on.query('update poker_table set promised_seed = $2, promise = $3, promised_at = clock_timestamp() where id = $1', [
    id,
    sealedSeed,
    promise,
  ]);
}

/** The promised deck is dealt: another has to be promised. */
export async function deletePromise(on: Queryable, id: bigint): Promise<void> {
  await on.query('update poker_table set promised_seed = null, promise = null, promised_at = null where id = $1', [id]);
}
