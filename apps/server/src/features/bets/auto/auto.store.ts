import type { BetRequest } from '@touchline/contract/coupon/request';
import type pg from 'pg';
import type { StoredRejection } from '../placement/pending-bet.store.ts';

export type AutoStatus = 'waiting' | 'placed' | 'refused' | 'dropped' | 'expired' | 'cancelled';

/** A bet that waits for its price. */
export interface AutoBet {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly guid: string;
  readonly bodyHash: string;
  readonly wire: BetRequest;
  readonly targetOdds: number;
  /** By match; null where the score does not matter. */
  readonly scores: Readonly<Record<string, string>> | null;
  readonly status: AutoStatus;
  readonly attempt: number;
  readonly betId: bigint | null;
  readonly refusal: StoredRejection | null;
  readonly orderedAt: Date;
  readonly endedAt: Date | null;
}

type Row = Omit<AutoBet, 'wire'> & { readonly request: BetRequest };
const COLUMNS = `id, player_id as "playerId", guid, request_hash as "bodyHash", request, target_odds as "targetOdds", scores, status, attempt,
  bet_id as "betId", refusal, created_at as "orderedAt", ended_at as "endedAt"`;
/** JSON leaves out what is undefined; the fields are read as absent all the same. */
const present = ({ request, ...row }: Row): AutoBet => ({ ...row, wire: request });

/** Keeps an order; the first one of its guid is the only one. */
export async function writeAuto(
  pool: pg.Pool,
  order: Pick<AutoBet, 'playerId' | 'guid' | 'bodyHash' | 'wire' | 'targetOdds' | 'scores'>,
): Promise<AutoBet> {
  await pool.query(
    `insert into auto_bet (player_id, guid, request_hash, request, target_odds, scores) values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, guid) do nothing`,
    [
      order.playerId,
      order.guid,
      order.bodyHash,
      JSON.stringify(order.wire),
      order.targetOdds,
      order.scores && JSON.stringify(order.scores),
    ],
  );
  const kept = await readAutoByGuid(pool, order.playerId, order.guid);
  if (!kept) throw new Error('an auto bet was not kept');
  return kept;
}

export async function readAutoByGuid(pool: pg.Pool, playerId: bigint, guid: string): Promise<AutoBet | undefined> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from auto_bet where player_id = $1 and guid = $2`, [playerId, guid]);
  return rows[0] && present(rows[0]);
}

export async function readAuto(pool: pg.Pool, id: bigint): Promise<AutoBet | undefined> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from auto_bet where id = $1`, [id]);
  return rows[0] && present(rows[0]);
}

/** A player's latest, newest first. */
export async function readAutos(pool: pg.Pool, playerId: bigint, limit: number): Promise<AutoBet[]> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from auto_bet where player_id = $1 order by id desc limit $2`, [
    playerId,
    limit,
  ]);
  return rows.map(present);
}

/** Those that wait, of every process, from behind a number on. */
export async function readWaitingAutos(pool: pg.Pool, after: bigint, limit: number): Promise<AutoBet[]> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from auto_bet where status = 'waiting' and id > $1 order by id limit $2`, [
    after,
    limit,
  ]);
  return rows.map(present);
}

/** Claims the next placing of an order; false where another process has it, or it no longer waits. */
export async function writeAttempt(pool: pg.Pool, id: bigint, attempt: number): Promise<boolean> {
  const { rowCount } = await pool.query("update auto_bet set attempt = attempt + 1 where id = $1 and attempt = $2 and status = 'waiting'", [
    id,
    attempt,
  ]);
  return rowCount === 1;
}

/** Ends an order that waits and tells its player; false where it has ended already. */
export async function closeAutoBet(
  pool: pg.Pool,
  id: bigint,
  status: Exclude<AutoStatus, 'waiting'>,
  end: { readonly betId?: bigint; readonly refusal?: StoredRejection } = {},
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with ended as (
       update auto_bet set status = $2, bet_id = $3, refusal = $4, ended_at = clock_timestamp() where id = $1 and status = 'waiting' returning player_id, guid
     )
     insert into event (player_id, body)
       select player_id, jsonb_build_object('kind', 'auto-bet', 'autoBetId', $1::text, 'betGuid', guid, 'status', $2::text,
         'betId', $3::text, 'code', $5::text)
       from ended`,
    [id, status, end.betId ?? null, end.refusal ? JSON.stringify(end.refusal) : null, end.refusal?.code ?? null],
  );
  return rowCount === 1;
}
