import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import type { ToldRound } from '../rounds/book-round.store.ts';

/** A demonstration: its page's play money, and what its rounds are drawn by. */
export interface Demo {
  readonly id: bigint;
  readonly game: string;
  readonly brandId: number;
  readonly countryId: number;
  readonly age: number | null;
  readonly currency: string;
  readonly balanceMinor: bigint;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Of the last round; 0 before the first. */
  readonly nonce: number;
  readonly isOpen: boolean;
  /** How long ago the last round began by the database's clock, ms; null before the first. */
  readonly sinceMs: number | null;
}

export type NewDemo = Omit<Demo, 'id' | 'nonce' | 'isOpen' | 'sinceMs'> & { readonly tokenHash: Uint8Array };

export async function writeDemo(on: Queryable, demo: NewDemo): Promise<void> {
  const { tokenHash, game, brandId, countryId, age, currency, balanceMinor, serverSeed, clientSeed } = demo;
  await on.query(
    `insert into books_demo (token_hash, game, brand_id, country_id, age, currency, balance_minor, server_seed, client_seed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [Buffer.from(tokenHash), game, brandId, countryId, age, currency, balanceMinor, serverSeed, clientSeed],
  );
}

const COLUMNS = `id, game, brand_id as "brandId", country_id as "countryId", age, currency, balance_minor as "balanceMinor",
  server_seed as "serverSeed", client_seed as "clientSeed", nonce, is_open as "isOpen",
  extract(epoch from clock_timestamp() - played_at)::float8 * 1000 as "sinceMs"`;

export async function readDemo(on: Queryable, tokenHash: Uint8Array): Promise<Demo | undefined> {
  const { rows } = await on.query<Demo>(prepared(`select ${COLUMNS} from books_demo where token_hash = $1`, [Buffer.from(tokenHash)]));
  return rows[0];
}

/** Locked until the transaction ends: of two plays at once the second sees the first's round. */
export async function lockDemo(on: Queryable, id: bigint): Promise<Demo | undefined> {
  const { rows } = await on.query<Demo>(prepared(`select ${COLUMNS} from books_demo where id = $1 for update`, [id]));
  return rows[0];
}

/** A round that was drawn in a demonstration. */
export interface DemoRound {
  readonly nonce: number;
  readonly modeId: bigint;
  readonly place: number;
  readonly amountMinor: bigint;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly drawn: bigint;
}

/** Writes a round in the place of the last one and takes its stake; one that pays nothing is over with it. */
export async function writeDemoRound(on: Queryable, id: bigint, round: DemoRound): Promise<void> {
  await on.query(
    prepared(
      `update books_demo set nonce = $2, mode_id = $3, place = $4, amount_minor = $5, payout_minor = $6, drawn = $7::numeric, event = null,
         is_open = $6::bigint > 0, balance_minor = balance_minor - $8, played_at = clock_timestamp(), used_at = clock_timestamp()
       where id = $1`,
      [id, round.nonce, round.modeId, round.place, round.amountMinor, round.payoutMinor, String(round.drawn), round.stakeMinor],
    ),
  );
}

/** Ends the open round and pays it; nothing where none is open. */
export async function writeDemoEnd(on: Queryable, id: bigint): Promise<void> {
  await on.query(
    prepared(
      `update books_demo set balance_minor = balance_minor + payout_minor, is_open = false, used_at = clock_timestamp()
       where id = $1 and is_open`,
      [id],
    ),
  );
}

/** Keeps how far the page has shown the open round; false where none is open. */
export async function writeDemoEvent(on: Queryable, id: bigint, event: string): Promise<boolean> {
  const { rowCount } = await on.query('update books_demo set event = $2 where id = $1 and is_open', [id, event]);
  return rowCount === 1;
}

type RoundText = Omit<ToldRound, 'drawn' | 'rowId' | 'payHundredths' | 'totalWeight'> & {
  drawn: string;
  rowId: string;
  pay: string;
  total: string;
};

/** The last round of a demonstration; undefined before the first. Its number is its nonce. */
export async function readDemoRound(on: Queryable, id: bigint): Promise<ToldRound | undefined> {
  const { rows } = await on.query<RoundText>(
    prepared(
      `select d.nonce::bigint as id, d.currency, d.amount_minor as "amountMinor", d.payout_minor as "payoutMinor", d.nonce, d.drawn::text as drawn,
         m.name as mode, m.total_weight::text as total, w.id::text as "rowId", w.pay_hundredths::text as pay, w.events, d.event, d.is_open as "isOpen"
       from books_demo d join books_mode m on m.id = d.mode_id join books_row w on w.mode_id = d.mode_id and w.place = d.place
       where d.id = $1`,
      [id],
    ),
  );
  const [row] = rows;
  if (!row) return undefined;
  const { drawn, rowId, pay, total, ...round } = row;
  return { ...round, drawn: BigInt(drawn), rowId: BigInt(rowId), payHundredths: BigInt(pay), totalWeight: BigInt(total) };
}

/** Deletes the demonstrations that nobody has touched for so many hours. */
export async function deleteOldDemos(on: Queryable, hours: number): Promise<void> {
  await on.query("delete from books_demo where used_at < now() - $1 * interval '1 hour'", [hours]);
}
