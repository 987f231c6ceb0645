import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A round as it is kept. */
export interface Round {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly guid: string;
  readonly requestHash: string;
  readonly game: string;
  readonly version: number;
  readonly edgePpm: number;
  readonly seedId: bigint;
  readonly nonce: number;
  readonly accountId: bigint;
  readonly currency: string;
  /** As the game's own schemas read them. */
  readonly options: unknown;
  readonly actions: readonly unknown[];
  /** By step: what was staked, by which posting (0: none), and what the account held after it. */
  readonly stakes: readonly bigint[];
  readonly stakeTransactions: readonly bigint[];
  readonly balances: readonly bigint[];
  /** `void`: as if it had not been, its stakes were given back. */
  readonly status: 'open' | 'over' | 'void';
  readonly pay: string | null;
  readonly returnMinor: bigint | null;
  readonly returnTransaction: bigint | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** The pots that it took part in; null where in none. */
  readonly jackpots: readonly bigint[] | null;
  /** The house's addition to them with it, minor units; null as before. */
  readonly jackpotFedMinor: bigint | null;
}

const COLUMNS = `id, player_id as "playerId", guid, request_hash as "requestHash", game, version, edge_ppm as "edgePpm", seed_id as "seedId", nonce,
  account_id as "accountId", currency, options, actions, stakes, stake_transactions as "stakeTransactions", balances, status, pay,
  return_minor as "returnMinor", return_transaction as "returnTransaction", started_at as "startedAt", ended_at as "endedAt", jackpots,
  jackpot_fed_minor as "jackpotFedMinor"`;

/** The driver leaves arrays of bigints as texts. */
type Row = Omit<Round, BigIntArrays | 'jackpots'> & { readonly [K in BigIntArrays]: readonly string[] } & {
  readonly jackpots: readonly string[] | null;
};
type BigIntArrays = 'stakes' | 'stakeTransactions' | 'balances';
const roundOf = (row: Row): Round => ({
  ...row,
  stakes: row.stakes.map(BigInt),
  stakeTransactions: row.stakeTransactions.map(BigInt),
  balances: row.balances.map(BigInt),
  jackpots: row.jackpots?.map(BigInt) ?? null,
});
const firstRound = ([row]: readonly Row[]): Round | undefined => row && roundOf(row);

export async function readRoundByGuid(on: Queryable, playerId: bigint, guid: string): Promise<Round | undefined> {
  const { rows } = await on.query<Row>(
    prepared(`select ${COLUMNS} from casino_round where player_id = $1 and guid = $2`, [playerId, guid]),
  );
  return firstRound(rows);
}

/** A round of the player; another's is not found. */
export async function readRound(on: Queryable, playerId: bigint, id: bigint): Promise<Round | undefined> {
  const { rows } = await on.query<Row>(prepared(`select ${COLUMNS} from casino_round where player_id = $1 and id = $2`, [playerId, id]));
  return firstRound(rows);
}

/** The same, locked until the transaction ends. */
export async function lockRound(on: Queryable, playerId: bigint, id: bigint): Promise<Round | undefined> {
  const { rows } = await on.query<Row>(
    prepared(`select ${COLUMNS} from casino_round where player_id = $1 and id = $2 for update`, [playerId, id]),
  );
  return firstRound(rows);
}

export async function readOpenRound(on: Queryable, playerId: bigint, game: string): Promise<Round | undefined> {
  const { rows } = await on.query<Row>(
    prepared(`select ${COLUMNS} from casino_round where player_id = $1 and game = $2 and status = 'open'`, [playerId, game]),
  );
  return firstRound(rows);
}

export async function hasOpenRound(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ open: boolean }>(
    prepared("select exists (select from casino_round where player_id = $1 and status = 'open') as open", [playerId]),
  );
  return rows[0]?.open ?? false;
}

interface RoundsQuestion {
  /** Keys of games; undefined for all. */
  readonly games?: readonly string[] | undefined;
  readonly seedHash?: string | undefined;
  readonly before?: bigint | undefined;
}

/** A player's, newest first: numbers are drawn, so that order is time (decision 0074). */
export async function readRounds(on: Queryable, playerId: bigint, asked: RoundsQuestion, limit: number): Promise<Round[]> {
  const { rows } = await on.query<Row>(
    `select ${COLUMNS} from casino_round r where player_id = $1 and ($2::text[] is null or game = any ($2))
       and ($3::text is null or seed_id in (select s.id from casino_seed s where s.seed_hash = $3 and s.player_id = $1))
       and ($4::bigint is null or (started_at, seed_id, nonce) < (select b.started_at, b.seed_id, b.nonce from casino_round b where b.player_id = $1 and b.id = $4))
     order by started_at desc, seed_id desc, nonce desc limit $5`,
    [playerId, asked.games ?? null, asked.seedHash ?? null, asked.before ?? null, limit],
  );
  return rows.map(roundOf);
}

/** Open rounds that nobody has touched since so many hours, the oldest first. */
export async function readForgotten(on: Queryable, hours: number, limit: number): Promise<Pick<Round, 'id' | 'playerId'>[]> {
  const { rows } = await on.query<Pick<Round, 'id' | 'playerId'>>(
    `select id, player_id as "playerId" from casino_round where status = 'open' and moved_at < clock_timestamp() - $1 * interval '1 hour'
     order by moved_at limit $2`,
    [hours, limit],
  );
  return rows;
}

/** The fields of a round that change while it is played. */
export type RoundProgress = Pick<
  Round,
  'actions' | 'stakes' | 'stakeTransactions' | 'balances' | 'status' | 'pay' | 'returnMinor' | 'returnTransaction'
>;

const progress = (round: RoundProgress): unknown[] => [
  JSON.stringify(round.actions),
  `{${round.stakes.join(',')}}`,
  `{${round.stakeTransactions.join(',')}}`,
  `{${round.balances.join(',')}}`,
  round.status,
  round.pay,
  round.returnMinor,
  round.returnTransaction,
];

/** Keeps what became of an open round. The caller holds its lock. */
export async function updateRound(on: Queryable, id: bigint, round: RoundProgress): Promise<Round> {
  const { rows } = await on.query<Row>(
    prepared(
      `update casino_round set actions = $2, stakes = $3, stake_transactions = $4, balances = $5, status = $6, pay = $7, return_minor = $8,
         return_transaction = $9, moved_at = clock_timestamp(), ended_at = case $6 when 'open' then null else clock_timestamp() end
       where id = $1 and status = 'open' returning ${COLUMNS}`,
      [id, ...progress(round)],
    ),
  );
  const written = firstRound(rows);
  if (!written) throw new Error('a round was not open');
  return written;
}

/** The stakes and the return of a finished round, its doubles and insurance included. */
interface RoundTotals {
  readonly id: bigint;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
}

/** Of rounds those that have been played to their end; what was taken back is as if it had not been. */
export async function readRoundTotals(on: Queryable, ids: readonly bigint[]): Promise<RoundTotals[]> {
  const { rows } = await on.query<RoundTotals>(
    prepared(
      `select id, game, currency, (select sum(s) from unnest(stakes) s)::bigint as "stakeMinor", return_minor as "returnMinor"
       from casino_round where id = any ($1) and status = 'over'`,
      [ids],
    ),
  );
  return rows;
}
