import type { HandRules } from '@touchline/casino/poker/rules';
import type { ClockRules } from '@touchline/casino/poker/table/action-clock';
import type { Places } from '@touchline/casino/poker/table/next-hand';
import type { PokerVariant } from '@touchline/casino/poker/variant';
import type { Queryable } from '#platform/db/queryable';

/** A cash table. */
export interface PokerTable {
  readonly id: bigint;
  readonly brandId: number;
  readonly name: string;
  readonly currency: string;
  readonly seats: number;
  readonly rules: HandRules;
  readonly minBuyInMinor: bigint;
  readonly maxBuyInMinor: bigint;
  readonly clock: ClockRules;
  /** Of the hand before; null before the first. */
  readonly places: Places | null;
  /** The deck of the next hand; null while none is promised. */
  readonly promised: PromisedDeck | null;
}

/** A deck that was sealed before the players' seeds came in (decision 0088). */
export interface PromisedDeck {
  readonly sealedSeed: Buffer;
  readonly promise: string;
}

interface Row {
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
  readonly decisionMs: number;
  readonly bankMs: number;
  readonly refillMs: number;
  readonly button: number | null;
  readonly smallBlindPlace: number;
  readonly bigBlindPlace: number;
  readonly promisedSeed: Buffer | null;
  readonly promise: string | null;
}

const COLUMNS = `id, brand_id as "brandId", name, currency, variant, seats, small_blind as "smallBlind", big_blind as "bigBlind", ante,
  rake_ppm as "ratePpm", rake_caps as caps, min_buy_in as "minBuyInMinor", max_buy_in as "maxBuyInMinor", decision_ms as "decisionMs",
  bank_ms as "bankMs", refill_ms as "refillMs", button, small_blind_place as "smallBlindPlace", big_blind_place as "bigBlindPlace",
  promised_seed as "promisedSeed", promise`;

function tableOf(row: Row): PokerTable {
  const { id, brandId, name, currency, seats, minBuyInMinor, maxBuyInMinor, button, smallBlindPlace, bigBlindPlace } = row;
  const { variant, ratePpm, caps, decisionMs, bankMs, refillMs, promisedSeed, promise } = row;
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
    clock: { decisionMs, bankMs, refillMs },
    places: button === null ? null : { button, smallBlind: smallBlindPlace, bigBlind: bigBlindPlace },
    promised: promisedSeed === null || promise === null ? null : { sealedSeed: promisedSeed, promise },
  };
}

/** Locks a table until the transaction ends: whatever happens at it happens one after the other. */
export async function lockTable(on: Queryable, id: bigint): Promise<PokerTable | undefined> {
  const { rows } = await on.query<Row>(`select ${COLUMNS} from poker_table where id = $1 for update`, [id]);
  return rows[0] && tableOf(rows[0]);
}

export async function readTable(on: Queryable, brandId: number, id: bigint): Promise<PokerTable | undefined> {
  const { rows } = await on.query<Row>(`select ${COLUMNS} from poker_table where brand_id = $1 and id = $2`, [brandId, id]);
  return rows[0] && tableOf(rows[0]);
}

export async function insertTable(on: Queryable, table: Omit<PokerTable, 'id' | 'places' | 'promised'>): Promise<bigint> {
  const { brandId, name, currency, seats, rules, minBuyInMinor, maxBuyInMinor, clock } = table;
  const { rows } = await on.query<{ id: bigint }>(
    `insert into poker_table (brand_id, name, currency, variant, seats, small_blind, big_blind, ante, rake_ppm, rake_caps, min_buy_in, max_buy_in,
       decision_ms, bank_ms, refill_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15) returning id`,
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
    ],
  );
  return (rows[0] as { id: bigint }).id;
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

/** Tables between two hands with two seats taken or more: those whose next deck has been promised for so long, and those that have none. */
export async function readIdleTables(
  on: Queryable,
  promisedForMs: number,
): Promise<{ readonly id: bigint; readonly isPromised: boolean }[]> {
  const { rows } = await on.query<{ id: bigint; isPromised: boolean }>(
    `select t.id, t.promise is not null as "isPromised" from poker_table t
     where not exists (select from poker_hand h where h.table_id = t.id and h.status = 'open')
       and (select count(*) from poker_seat s where s.table_id = t.id and s.left_at is null and s.is_present and s.chips > 0) >= 2
       and (t.promised_at is null or t.promised_at < clock_timestamp() - $1 * interval '1 millisecond') order by t.id`,
    [promisedForMs],
  );
  return rows;
}
