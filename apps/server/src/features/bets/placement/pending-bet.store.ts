import type pg from 'pg';
import { BET_COLUMNS, type BetRow } from '../bet-row.ts';
import type { PreparedBet } from '../prepared-bet.ts';
import { readPrepared } from '../terms-json.ts';

/** Why a waiting bet was refused. */
export interface StoredRejection {
  readonly code: string;
  readonly leg: number | null;
  readonly args: Readonly<Record<string, string | number>>;
  readonly accepted: Readonly<Record<string, string | number>> | null;
}

export interface WaitingBet {
  readonly bet: PreparedBet;
  readonly balanceMinor: bigint;
  readonly decidesAt: Date;
  readonly status: 'waiting' | 'accepted' | 'refused';
  readonly refusal: StoredRejection | null;
  readonly betId: bigint | null;
  /** How long ago it was due, by the database's clock; negative while it is not. */
  readonly overdueMs: number;
}

interface WaitingRow {
  readonly request: unknown;
  readonly balanceMinor: bigint;
  readonly decidesAt: Date;
  readonly status: WaitingBet['status'];
  readonly refusal: StoredRejection | null;
  readonly betId: bigint | null;
  readonly overdueMs: number;
}

const WAITING_COLUMNS = `request, balance_minor as "balanceMinor", decides_at as "decidesAt", status, refusal, bet_id as "betId",
  (extract(epoch from clock_timestamp() - decides_at) * 1000)::float8 as "overdueMs"`;
const present = ({ request, ...row }: WaitingRow): WaitingBet => ({ ...row, bet: readPrepared(request) });

export async function readBetByGuid(pool: pg.Pool | pg.PoolClient, playerId: bigint, guid: string): Promise<BetRow | undefined> {
  const { rows } = await pool.query<BetRow>({
    name: 'bet-by-guid',
    text: `select ${BET_COLUMNS} from bet b where player_id = $1 and guid = $2`,
    values: [playerId, guid],
  });
  return rows[0];
}

export async function readWaitingByGuid(pool: pg.Pool, playerId: bigint, guid: string): Promise<WaitingBet | undefined> {
  const { rows } = await pool.query<WaitingRow>({
    name: 'bet-waiting-by-guid',
    text: `select ${WAITING_COLUMNS} from pending_bet where player_id = $1 and guid = $2`,
    values: [playerId, guid],
  });
  return rows[0] && present(rows[0]);
}

/** Bets whose decision is this overdue: the process that was to decide them is gone. */
export async function readOverdue(pool: pg.Pool, overdueMs: number, limit: number): Promise<WaitingBet[]> {
  const { rows } = await pool.query<WaitingRow>({
    name: 'bet-waiting-overdue',
    text: `select ${WAITING_COLUMNS} from pending_bet
      where status = 'waiting' and decides_at < now() - $1 * interval '1 millisecond' order by decides_at limit $2`,
    values: [overdueMs, limit],
  });
  return rows.map(present);
}

/** Refuses a bet that still waits and tells its player; false where it was decided already. */
export async function rejectPendingBet(pool: pg.Pool, playerId: bigint, guid: string, rejection: StoredRejection): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'bet-waiting-refuse',
    text: `with refused as (
        update pending_bet set status = 'refused', refusal = $3 where player_id = $1 and guid = $2 and status = 'waiting' returning player_id, guid
      )
      insert into event (player_id, body)
        select player_id,
          jsonb_build_object('kind', 'bet-decision', 'betGuid', guid, 'accepted', false, 'betId', null, 'code', $4::text, 'message', null)
        from refused`,
    values: [playerId, guid, JSON.stringify(rejection), rejection.code],
  });
  return rowCount === 1;
}
