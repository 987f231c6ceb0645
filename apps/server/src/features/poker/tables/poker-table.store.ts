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
  /** House bots that sit there while there is room for them. */
  readonly bots: number;
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
  readonly bots: number;
  readonly button: number | null;
  readonly smallBlindPlace: number;
  readonly bigBlindPlace: number;
  readonly promisedSeed: Buffer | null;
  readonly promise: string | null;
}

const COLUMNS = `id, brand_id as "brandId", name, currency, variant, seats, small_blind as "smallBlind", big_blind as "bigBlind", ante,
  rake_ppm as "ratePpm", rake_caps as caps, min_buy_in as "minBuyInMinor", max_buy_in as "maxBuyInMinor", decision_ms as "decisionMs",
  bank_ms as "bankMs", refill_ms as "refillMs", bots, button, small_blind_place as "smallBlindPlace", big_blind_place as "bigBlindPlace",
  promised_seed as "promisedSeed", promise`;

function tableOf(row: Row): PokerTable {
  const { id, brandId, name, currency, seats, minBuyInMinor, maxBuyInMinor, button, smallBlindPlace, bigBlindPlace } = row;
  const { variant, ratePpm, caps, decisionMs, bankMs, refillMs, bots, promisedSeed, promise } = row;
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
    bots,
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

/** A table as it is set up. */
export type NewTable = Omit<PokerTable, 'id' | 'places' | 'promised'>;

/** Sets a table up; undefined where the brand has one of that name. */
export async function insertTable(on: Queryable, table: NewTable): Promise<bigint | undefined> {
  const { brandId, name, currency, seats, rules, minBuyInMinor, maxBuyInMinor, clock, bots } = table;
  const { rows } = await on.query<{ id: bigint }>(
    `insert into poker_table (brand_id, name, currency, variant, seats, small_blind, big_blind, ante, rake_ppm, rake_caps, min_buy_in, max_buy_in,
       decision_ms, bank_ms, refill_ms, bots)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $16) on conflict (brand_id, name) do nothing returning id`,
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
    ],
  );
  return rows[0]?.id;
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

/** A table between two hands at which two seats or more could play. */
export interface IdleTable {
  readonly id: bigint;
  readonly brandId: number;
  /** Whether its next deck has been promised, and for so long that it may be dealt. */
  readonly isPromised: boolean;
  readonly isDue: boolean;
  /** Whether a player waits for the hand. */
  readonly hasPlayer: boolean;
}

/** Tables between two hands with two seats or more to play them. */
export async function readIdleTables(on: Queryable, promisedForMs: number): Promise<IdleTable[]> {
  const { rows } = await on.query<IdleTable>(
    `select t.id, t.brand_id as "brandId", t.promise is not null as "isPromised",
       coalesce(t.promised_at <= clock_timestamp() - $1 * interval '1 millisecond', false) as "isDue", s.players > 0 as "hasPlayer"
     from poker_table t
     cross join lateral (
       select count(*) as seats, count(player_id) as players from poker_seat where table_id = t.id and left_at is null and is_present and chips > 0
     ) s
     where s.seats >= 2 and not exists (select from poker_hand h where h.table_id = t.id and h.status = 'open') order by t.id`,
    [promisedForMs],
  );
  return rows;
}

/** A table with what the list of tables says of it. */
export interface ListedTable {
  readonly table: PokerTable;
  readonly taken: number;
  /** Seats taken by house bots. */
  readonly botsSeated: number;
  /** Players who have sat down and have not been dealt in yet. */
  readonly waiting: number;
  /** Of its last hands; null before the first. */
  readonly averagePot: number | null;
}

/** Hands that an average pot is of. */
const RECENT_HANDS = 20;

/** The tables of a brand, or one of them. */
export async function readListedTables(on: Queryable, brandId: number, id: bigint | null = null): Promise<ListedTable[]> {
  const { rows } = await on.query<Row & Omit<ListedTable, 'table'>>(
    `select ${COLUMNS}, s.taken, s."botsSeated", s.waiting, h."averagePot"
     from poker_table t
     cross join lateral (
       select count(*)::int as taken, count(bot)::int as "botsSeated",
         (count(*) filter (where player_id is not null and owes_big and is_present))::int as waiting
       from poker_seat where table_id = t.id and left_at is null
     ) s
     cross join lateral (
       select round(avg(pot))::float8 as "averagePot" from (
         select pot from poker_hand where table_id = t.id and status = 'over' order by id desc limit ${RECENT_HANDS}
       ) recent
     ) h
     where t.brand_id = $1 and ($2::bigint is null or t.id = $2) order by t.big_blind, t.id`,
    [brandId, id],
  );
  return rows.map((row) => ({
    table: tableOf(row),
    taken: row.taken,
    botsSeated: row.botsSeated,
    waiting: row.waiting,
    averagePot: row.averagePot,
  }));
}

/** A table between two hands whose bots are not as many as they should be, or have lost their chips. */
export interface BotPlan {
  readonly id: bigint;
  readonly brandId: number;
  readonly players: number;
  readonly seats: number;
  readonly wanted: number;
  /** Seats that are taken. */
  readonly taken: readonly number[];
  readonly bots: readonly { readonly seat: number; readonly name: string; readonly isBroke: boolean }[];
}

/** Tables at which bots have to sit down or leave: one seat stays free for whoever comes. */
export async function readBotPlans(on: Queryable): Promise<BotPlan[]> {
  const { rows } = await on.query<BotPlan>(
    `select t.id, t.brand_id as "brandId", s.players, t.seats, greatest(0, least(t.bots, t.seats - s.players - 1)) as wanted, s.taken, s.bots
     from poker_table t
     cross join lateral (
       select count(player_id)::int as players, count(bot)::int as seated, coalesce(bool_or(bot is not null and chips < t.big_blind), false) as broke,
         coalesce(jsonb_agg(seat), '[]') as taken,
         coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'name', bot, 'isBroke', chips < t.big_blind)) filter (where bot is not null), '[]') as bots
       from poker_seat where table_id = t.id and left_at is null
     ) s
     where (s.broke or s.seated <> greatest(0, least(t.bots, t.seats - s.players - 1)))
       and not exists (select from poker_hand h where h.table_id = t.id and h.status = 'open') order by t.id`,
  );
  return rows;
}

/** The brands of tables. */
export async function readBrandOf(on: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.query<{ id: bigint; brandId: number }>(
    'select id, brand_id as "brandId" from poker_table where id = any ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, brandId }) => [id, brandId]));
}
