import type pg from 'pg';

/** Makes an open bet void within so many milliseconds of its placing, by the database's clock; false where it is too late or not open. */
export async function writeUndone(client: pg.PoolClient, betId: bigint, withinMs: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `update bet set void_reason = 'undone' where id = $1 and status = 'open' and steps = 0 and not awaits_repayment and void_reason is null
       and replaced_by_bet_id is null and replaces_bet_id is null and placed_at > clock_timestamp() - $2 * interval '1 millisecond'
       and not exists (select 1 from bet_leg l where l.bet_id = bet.id and (l.live or l.result is not null or l.starts_at <= clock_timestamp()))`,
    [betId, withinMs],
  );
  return rowCount === 1;
}

/** Makes a running bet void by the house's hand; false where it is not open, lent for, changed or sold in part. */
export async function writeVoid(client: pg.PoolClient, betId: bigint): Promise<boolean> {
  const { rowCount } = await client.query(
    `update bet set void_reason = 'by-hand' where id = $1 and status = 'open' and steps = 0 and not awaits_repayment and void_reason is null
       and replaced_by_bet_id is null`,
    [betId],
  );
  return rowCount === 1;
}
