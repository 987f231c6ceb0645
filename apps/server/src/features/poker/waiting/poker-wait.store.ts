import type { Queryable } from '#platform/db/queryable';

/** Somebody who waits for a seat at a table. */
export interface Waiter {
  readonly playerId: bigint;
  /** A seat is kept until then; null while none is free. */
  readonly keptUntil: Date | null;
}

/** By the database's clock: whoever has let the time of a kept seat pass waits no more. */
export const STILL_WAITS = '(kept_until is null or kept_until > clock_timestamp())';

/** All who wait for a seat at a table, in their order. */
export async function readWaiters(on: Queryable, tableId: bigint): Promise<Waiter[]> {
  const { rows } = await on.query<Waiter>(
    `select player_id as "playerId", kept_until as "keptUntil" from poker_wait where table_id = $1 and ${STILL_WAITS} order by id`,
    [tableId],
  );
  return rows;
}

export async function insertWaiter(on: Queryable, tableId: bigint, playerId: bigint): Promise<void> {
  await on.query('insert into poker_wait (table_id, player_id) values ($1, $2)', [tableId, playerId]);
}

export async function deleteWaiter(on: Queryable, tableId: bigint, playerId: bigint): Promise<void> {
  await on.query('delete from poker_wait where table_id = $1 and player_id = $2', [tableId, playerId]);
}

/** Takes off the list who has let the time of a kept seat pass. */
export async function deleteLapsed(on: Queryable, tableId: bigint): Promise<void> {
  await on.query(`delete from poker_wait where table_id = $1 and not ${STILL_WAITS}`, [tableId]);
}

/** Keeps a seat for each of the first so many who wait, from now on; for whom one is kept already, the time goes on. Gives those who had none before. */
export async function writeKept(on: Queryable, tableId: bigint, seats: number, forMs: number): Promise<bigint[]> {
  const { rows } = await on.query<{ playerId: bigint }>(
    `update poker_wait w set kept_until = clock_timestamp() + $3 * interval '1 millisecond'
     from (select id from poker_wait where table_id = $1 order by id limit $2) f where w.id = f.id and w.kept_until is null
     returning w.player_id as "playerId"`,
    [tableId, seats, forMs],
  );
  return rows.map(({ playerId }) => playerId);
}

/** Tables at which a kept seat's time has passed, or a seat is free that is kept for nobody though somebody waits. */
export async function readTablesToKeep(on: Queryable): Promise<bigint[]> {
  const { rows } = await on.query<{ id: bigint }>(
    `select t.id from poker_wait w join poker_table t on t.id = w.table_id
     group by t.id, t.seats
     having bool_or(w.kept_until <= clock_timestamp()) or (
       bool_or(w.kept_until is null)
       and t.seats - (select count(*) from poker_seat s where s.table_id = t.id and s.left_at is null) > count(w.kept_until)
     ) order by t.id`,
  );
  return rows.map(({ id }) => id);
}
