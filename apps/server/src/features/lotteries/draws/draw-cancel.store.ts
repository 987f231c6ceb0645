import type pg from 'pg';
import type { LotteryDraw } from './lottery-draw.store.ts';

/** A draw that an operator wants to cancel, locked until the transaction ends. */
export async function lockDraw(
  client: pg.PoolClient,
  id: bigint,
): Promise<Pick<LotteryDraw, 'id' | 'lottery' | 'number' | 'status' | 'cancelAskedBy'> | undefined> {
  const { rows } = await client.query<Pick<LotteryDraw, 'id' | 'lottery' | 'number' | 'status' | 'cancelAskedBy'>>(
    'select id, lottery, number, status, cancel_asked_by as "cancelAskedBy" from lottery_draw where id = $1 for update',
    [id],
  );
  return rows[0];
}

export async function writeCancelAsked(client: pg.PoolClient, id: bigint, askedBy: string, reason: string): Promise<void> {
  await client.query('update lottery_draw set cancel_asked_by = $2, cancel_reason = $3 where id = $1', [id, askedBy, reason]);
}

/** The stakes go back by tickets afterwards. */
export async function writeOff(client: pg.PoolClient, id: bigint): Promise<void> {
  await client.query("update lottery_draw set status = 'off', settled_at = clock_timestamp() where id = $1", [id]);
}
