import type { ChipBet } from '@touchline/casino/chips';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import type { ClockAnswer } from './arrival.ts';

/** A bet in a shared round as it is kept. */
export interface SharedBet {
  readonly id: bigint;
  readonly roundId: bigint;
  readonly playerId: bigint;
  readonly requestHash: string;
  readonly accountId: bigint;
  readonly currency: string;
  readonly stakeMinor: bigint;
  /** Hundredths; null where only the player's word takes it. */
  readonly target: number | null;
  /** Chips on places of the game's layout; null where a multiple is named. */
  readonly chips: readonly ChipBet<unknown>[] | null;
  readonly status: 'open' | 'cancelled' | 'paid' | 'lost';
  /** The multiple at which it was paid, hundredths. */
  readonly paidAt: number | null;
  readonly returnMinor: bigint | null;
}

/** Of the table as `b`. */
export const BET_COLUMNS = `b.id, b.round_id as "roundId", b.player_id as "playerId", b.request_hash as "requestHash", b.account_id as "accountId", b.currency,
  b.stake_minor as "stakeMinor", b.target, b.chips, b.status, b.paid_at as "paidAt", b.return_minor as "returnMinor"`;

export async function readBetByGuid(on: Queryable, playerId: bigint, guid: string): Promise<SharedBet | undefined> {
  const { rows } = await on.query<SharedBet>(
    prepared(`select ${BET_COLUMNS} from casino_shared_bet b where b.player_id = $1 and b.guid = $2`, [playerId, guid]),
  );
  return rows[0];
}

/** A bet of the player, and the chain of its round; another's is not found. */
export async function readOwnBet(
  on: Queryable,
  playerId: bigint,
  id: bigint,
): Promise<(SharedBet & { readonly chainId: bigint }) | undefined> {
  const { rows } = await on.query<SharedBet & { chainId: bigint }>(
    prepared(
      `select ${BET_COLUMNS}, r.chain_id as "chainId" from casino_shared_bet b join casino_shared_round r on r.id = b.round_id
       where b.player_id = $1 and b.id = $2`,
      [playerId, id],
    ),
  );
  return rows[0];
}

/** The player's bets in a round that stand, in the order in which they were placed. */
export async function readBetsIn(on: Queryable, playerId: bigint, roundId: bigint): Promise<SharedBet[]> {
  const { rows } = await on.query<SharedBet>(
    prepared(
      `select ${BET_COLUMNS} from casino_shared_bet b where b.round_id = $1 and b.player_id = $2 and b.status <> 'cancelled' order by b.id`,
      [roundId, playerId],
    ),
  );
  return rows;
}

/** The bets of a round, the highest stakes first. */
export async function readBetsOf(on: Queryable, roundId: bigint, limit: number): Promise<SharedBet[]> {
  const { rows } = await on.query<SharedBet>(
    prepared(
      `select ${BET_COLUMNS} from casino_shared_bet b where b.round_id = $1 and b.status <> 'cancelled' order by b.stake_minor desc, b.id limit $2`,
      [roundId, limit],
    ),
  );
  return rows;
}

/** How long ago the player last staked in another round, at whichever table, ms by the database's clock; null where they never have. */
export async function readSinceLastBet(on: Queryable, playerId: bigint, roundId: bigint): Promise<number | null> {
  const { rows } = await on.query<{ ms: number }>(
    prepared(
      `select extract(epoch from clock_timestamp() - b.placed_at)::float8 * 1000 as ms from casino_shared_bet b
       where b.player_id = $1 and b.round_id <> $2 and b.status <> 'cancelled' order by b.id desc limit 1`,
      [playerId, roundId],
    ),
  );
  return rows[0]?.ms ?? null;
}

/** Bets of a round that have not ended. */
export async function readOpenBets(on: Queryable, roundId: bigint): Promise<SharedBet[]> {
  const { rows } = await on.query<SharedBet>(
    prepared(`select ${BET_COLUMNS} from casino_shared_bet b where b.round_id = $1 and b.status = 'open' order by b.id`, [roundId]),
  );
  return rows;
}

/** Open bets of a round whose target is reached, given as hundredths. */
export async function readReached(on: Queryable, roundId: bigint, multiple: number): Promise<SharedBet[]> {
  const { rows } = await on.query<SharedBet>(
    prepared(
      `select ${BET_COLUMNS} from casino_shared_bet b where b.round_id = $1 and b.status = 'open' and b.target <= $2 order by b.target, b.id`,
      [roundId, multiple],
    ),
  );
  return rows;
}

/** A bet and the instants of its round, locked until the transaction ends. */
export interface LockedBet extends SharedBet, ClockAnswer {
  readonly roundStatus: 'open' | 'ended' | 'over';
  readonly brandId: number;
  readonly game: string;
  readonly chainId: bigint;
  readonly place: number;
  readonly edgePpm: number;
  readonly startsAt: Date;
}

export async function lockBet(on: Queryable, playerId: bigint, id: bigint): Promise<LockedBet | undefined> {
  const queriedAt = performance.now();
  const { rows } = await on.query<Omit<LockedBet, 'queriedAt'>>(
    prepared(
      `select ${BET_COLUMNS}, r.status as "roundStatus", r.brand_id as "brandId", r.game, r.chain_id as "chainId", r.place, r.edge_ppm as "edgePpm",
         r.starts_at as "startsAt", date_trunc('milliseconds', clock_timestamp()) as now
       from casino_shared_bet b join casino_shared_round r on r.id = b.round_id where b.player_id = $1 and b.id = $2 for update of b`,
      [playerId, id],
    ),
  );
  return rows[0] && { ...rows[0], queriedAt };
}

export async function insertBet(
  on: Queryable,
  bet: Pick<SharedBet, 'roundId' | 'playerId' | 'requestHash' | 'accountId' | 'currency' | 'stakeMinor' | 'target' | 'chips'> & {
    readonly id: bigint;
    readonly guid: string;
    readonly stakeTransaction: bigint;
  },
): Promise<SharedBet> {
  const { rows } = await on.query<SharedBet>(
    prepared(
      `insert into casino_shared_bet as b (id, round_id, player_id, guid, request_hash, account_id, currency, stake_minor, target, chips, stake_transaction)
       overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${BET_COLUMNS}`,
      [
        bet.id,
        bet.roundId,
        bet.playerId,
        bet.guid,
        bet.requestHash,
        bet.accountId,
        bet.currency,
        bet.stakeMinor,
        bet.target,
        bet.chips && JSON.stringify(bet.chips),
        bet.stakeTransaction,
      ],
    ),
  );
  return rows[0] as SharedBet;
}

/** The number of the next bet: its postings are named by it. */
export async function nextBetId(on: Queryable): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(prepared("select nextval('casino_shared_bet_id_seq') as id", []));
  return (rows[0] as { id: bigint }).id;
}

/** Ends an open bet that gives something back. The caller holds its lock. */
export async function markReturned(
  on: Queryable,
  id: bigint,
  ending: {
    readonly status: 'cancelled' | 'paid';
    readonly paidAt: number | null;
    readonly returnMinor: bigint;
    readonly transaction: bigint | null;
  },
): Promise<SharedBet> {
  const { rows } = await on.query<SharedBet>(
    prepared(
      `update casino_shared_bet b set status = $2, paid_at = $3, return_minor = $4, return_transaction = $5, ended_at = clock_timestamp()
       where b.id = $1 and b.status = 'open' returning ${BET_COLUMNS}`,
      [id, ending.status, ending.paidAt, ending.returnMinor, ending.transaction],
    ),
  );
  return rows[0] as SharedBet;
}

/** The bets of a round that are still open are lost. Gives them. */
export async function markLost(on: Queryable, roundId: bigint): Promise<SharedBet[]> {
  const { rows } = await on.query<SharedBet>(
    `update casino_shared_bet b set status = 'lost', return_minor = 0, ended_at = clock_timestamp()
     where b.round_id = $1 and b.status = 'open' returning ${BET_COLUMNS}`,
    [roundId],
  );
  return rows;
}

/** Whether the player has a bet in a round that is not over. */
export async function hasOpenSharedBet(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ open: boolean }>(
    prepared("select exists (select from casino_shared_bet where player_id = $1 and status = 'open') as open", [playerId]),
  );
  return rows[0]?.open ?? false;
}
