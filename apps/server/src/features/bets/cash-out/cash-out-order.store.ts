import type pg from 'pg';

export interface CashOutOrder {
  readonly betId: bigint;
  readonly playerId: bigint;
  readonly takeProfitMinor: bigint | null;
  readonly stopLossMinor: bigint | null;
  readonly percent: number;
  readonly status: 'active' | 'done' | 'cancelled' | 'ended';
  readonly reason: 'take-profit' | 'stop-loss' | null;
  readonly orderedAt: Date;
  readonly version: bigint;
}

const COLUMNS = `bet_id as "betId", player_id as "playerId", take_profit_minor as "takeProfitMinor", stop_loss_minor as "stopLossMinor", percent,
  status, reason, created_at as "orderedAt", version`;

/** Sets the order of a bet in place of the one before. */
export async function writeOrder(
  client: pg.PoolClient,
  order: Pick<CashOutOrder, 'betId' | 'playerId' | 'takeProfitMinor' | 'stopLossMinor' | 'percent'>,
): Promise<CashOutOrder> {
  const { rows } = await client.query<CashOutOrder>({
    name: 'sale-order-write',
    text: `insert into cash_out_order (bet_id, player_id, take_profit_minor, stop_loss_minor, percent) values ($1, $2, $3, $4, $5)
      on conflict (bet_id) do update set take_profit_minor = excluded.take_profit_minor, stop_loss_minor = excluded.stop_loss_minor,
        percent = excluded.percent, status = 'active', reason = null, created_at = now(), ended_at = null, version = default
      returning ${COLUMNS}`,
    values: [order.betId, order.playerId, order.takeProfitMinor, order.stopLossMinor, order.percent],
  });
  const [row] = rows;
  if (!row) throw new Error('an order was not written');
  return row;
}

export async function readOrders(pool: pg.Pool, betIds: readonly bigint[]): Promise<Map<bigint, CashOutOrder>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await pool.query<CashOutOrder>({
    name: 'sale-orders',
    text: `select ${COLUMNS} from cash_out_order where bet_id = any ($1::bigint[])`,
    values: [`{${betIds.join(',')}}`],
  });
  return new Map(rows.map((row) => [row.betId, row]));
}

/** Active orders that were given after a version, oldest first. */
export async function readActiveOrders(pool: pg.Pool, after: bigint, limit: number): Promise<CashOutOrder[]> {
  const { rows } = await pool.query<CashOutOrder>({
    name: 'sale-orders-active',
    text: `select ${COLUMNS} from cash_out_order where status = 'active' and version > $1 order by version limit $2`,
    values: [after, limit],
  });
  return rows;
}

/** The active order of a bet, locked; undefined where there is none (any more). */
export async function lockActiveOrder(client: pg.PoolClient, betId: bigint): Promise<CashOutOrder | undefined> {
  const { rows } = await client.query<CashOutOrder>({
    name: 'sale-order-lock',
    text: `select ${COLUMNS} from cash_out_order where bet_id = $1 and status = 'active' for update`,
    values: [betId],
  });
  return rows[0];
}

/** Ends the active order of a bet; undefined where there was none. */
export async function endOrder(
  on: pg.Pool | pg.PoolClient,
  betId: bigint,
  status: 'done' | 'cancelled' | 'ended',
  reason: CashOutOrder['reason'] = null,
): Promise<CashOutOrder | undefined> {
  const { rows } = await on.query<CashOutOrder>({
    name: 'sale-order-end',
    text: `update cash_out_order set status = $2, reason = $3, ended_at = now() where bet_id = $1 and status = 'active' returning ${COLUMNS}`,
    values: [betId, status, reason],
  });
  return rows[0];
}

/** Takes a player's own order back; undefined where there was none. */
export async function writeCancelled(pool: pg.Pool, playerId: bigint, betId: bigint): Promise<CashOutOrder | undefined> {
  const { rows } = await pool.query<CashOutOrder>({
    name: 'sale-order-cancel',
    text: `update cash_out_order set status = 'cancelled', ended_at = now() where bet_id = $1 and player_id = $2 and status = 'active' returning ${COLUMNS}`,
    values: [betId, playerId],
  });
  return rows[0];
}
