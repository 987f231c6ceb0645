import type { DomainEvent, EventKind } from '@touchline/contract/events';
import type pg from 'pg';

/** The place of an event in the order in which all consumers read: by transaction, then by number. */
interface Place {
  readonly xid: string;
  readonly id: bigint;
}

export interface StoredEvent<K extends EventKind = EventKind> extends Place {
  readonly playerId: bigint | null;
  readonly at: Date;
  readonly event: Extract<DomainEvent, { readonly kind: K }>;
}

/** A cursor that its transaction holds. */
export interface HeldCursor extends Place {
  readonly tries: number;
}

export async function writeCursor(pool: pg.Pool, consumer: string): Promise<void> {
  await pool.query('insert into event_cursor (consumer) values ($1) on conflict do nothing', [consumer]);
}

/** Of the consumers those that have something before them and need not wait for their next try. */
export async function readBehind(pool: pg.Pool, consumers: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ consumer: string }>({
    name: 'events-behind',
    // The newest event is one step in the index; whether any is after a cursor would be looked for all over the table where there is none.
    text: `select consumer from event_cursor c, (select e.xid, e.id from event e order by e.xid desc, e.id desc limit 1) newest
      where consumer = any ($1) and retry_at <= now() and (newest.xid, newest.id) > (c.xid, c.id)`,
    values: [consumers],
  });
  return rows.map(({ consumer }) => consumer);
}

/**
 * Holds a cursor until the transaction ends; undefined where another process does. Not by a lock on its row, which would give the transaction a
 * number: what began after it would wait, for every consumer, until this one has taken its events. And not in one statement, which would see
 * the cursor as it was before the lock.
 */
export async function holdCursor(client: pg.PoolClient, consumer: string): Promise<HeldCursor | undefined> {
  const { rows: locks } = await client.query<{ mine: boolean }>({
    name: 'events-lock-cursor',
    text: "select pg_try_advisory_xact_lock(hashtext('event_cursor'), hashtext($1)) as mine",
    values: [consumer],
  });
  if (!locks[0]?.mine) return undefined;
  const { rows } = await client.query<HeldCursor>({
    name: 'events-read-cursor',
    text: 'select xid::text, id, tries from event_cursor where consumer = $1',
    values: [consumer],
  });
  return rows[0];
}

/**
 * Events after a cursor, in the final order: nothing can be committed before or between these rows any more. The bodies of kinds that are not wanted
 * are left out: those rows only move the cursor.
 */
export async function readEvents(
  client: pg.PoolClient,
  after: Place,
  kinds: readonly EventKind[],
  limit: number,
): Promise<readonly (Place & { readonly wanted: StoredEvent | null })[]> {
  const { rows } = await client.query<{ xid: string; id: bigint; playerId: bigint | null; at: Date; event: DomainEvent | null }>({
    name: 'events-read',
    text: `select xid::text, id, player_id as "playerId", created_at as at, case when kind = any ($3) then body end as event from event
      where (xid, id) > ($1::xid8, $2) and xid < pg_snapshot_xmin(pg_current_snapshot()) order by event.xid, id limit $4`,
    values: [after.xid, after.id, kinds, limit],
  });
  return rows.map(({ xid, id, event, ...row }) => ({ xid, id, wanted: event && { xid, id, event, ...row } }));
}

export async function moveCursor(client: pg.PoolClient, consumer: string, { xid, id }: Place): Promise<void> {
  await client.query({
    name: 'events-move-cursor',
    text: 'update event_cursor set xid = $2::xid8, id = $3, tries = 0, failure = null where consumer = $1',
    values: [consumer, xid, id],
  });
}

/** The pause before the next try, of `tries` that came before this one. */
const PAUSE = `least(10000, 200 * 2 ^ least(tries, 10)) * interval '1 millisecond'`;

/** Another try that failed; the next one comes after a pause that doubles from try to try, or at once. */
export async function writeFailure(
  pool: pg.Pool,
  consumer: string,
  failure: string,
  { pause }: { readonly pause: boolean },
): Promise<void> {
  await pool.query(
    `update event_cursor set tries = tries + 1, failure = $2, retry_at = now() + case when $3 then ${PAUSE} else '0' end where consumer = $1`,
    [consumer, failure, pause],
  );
}

export async function writeSetAside(client: pg.PoolClient, consumer: string, { id }: Place): Promise<void> {
  await client.query(
    `insert into event_set_aside (consumer, event_id, failure)
     select consumer, $2, coalesce(failure, '') from event_cursor where consumer = $1 on conflict do nothing`,
    [consumer, id],
  );
}

/** Of the consumers those that have something aside whose next try is due. */
export async function readSetAsideDue(pool: pg.Pool, consumers: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ consumer: string }>({
    name: 'events-aside-due',
    text: 'select distinct consumer from event_set_aside where consumer = any ($1) and retry_at <= now()',
    values: [consumers],
  });
  return rows.map(({ consumer }) => consumer);
}

/** Has what a consumer put aside tried by this transaction alone; false where another one does. Without a number, as `holdCursor`. */
export async function lockSetAside(client: pg.PoolClient, consumer: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>({
    name: 'events-lock-aside',
    text: "select pg_try_advisory_xact_lock(hashtext('event_set_aside'), hashtext($1)) as mine",
    values: [consumer],
  });
  return rows[0]?.mine ?? false;
}

/** The event that has waited longest of those that are due. */
export async function readDueSetAside(client: pg.PoolClient, consumer: string): Promise<StoredEvent | undefined> {
  const { rows } = await client.query<StoredEvent>({
    name: 'events-read-aside',
    text: `select e.xid::text, e.id, e.player_id as "playerId", e.created_at as at, e.body as event
      from event_set_aside s join event e on e.id = s.event_id
      where s.consumer = $1 and s.retry_at <= now() order by s.retry_at, e.id limit 1`,
    values: [consumer],
  });
  return rows[0];
}

export async function deleteSetAside(client: pg.PoolClient, consumer: string, eventId: bigint): Promise<void> {
  await client.query('delete from event_set_aside where consumer = $1 and event_id = $2', [consumer, eventId]);
}

export async function writeSetAsideFailure(pool: pg.Pool, consumer: string, eventId: bigint, failure: string): Promise<void> {
  await pool.query(
    `update event_set_aside set tries = tries + 1, failure = $3, retry_at = now() + ${PAUSE} where consumer = $1 and event_id = $2`,
    [consumer, eventId, failure],
  );
}

/** Whether a consumer has taken every committed event that was written before a moment, and has nothing aside. */
export async function hasTakenUntil(pool: pg.Pool, consumer: string, before: Date): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>(
    `select not exists (
         select from event_cursor c join event e on (e.xid, e.id) > (c.xid, c.id) where c.consumer = $1 and e.created_at < $2)
       and not exists (select from event_set_aside where consumer = $1) as taken`,
    [consumer, before],
  );
  return rows[0]?.taken ?? false;
}

export async function readSetAsideCount(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from event_set_aside');
  return rows[0]?.n ?? 0;
}

/** Looks at the oldest `most` events, and deletes those that all consumers have read and nobody set aside. Returns how many went. */
export async function deleteOldEvents(pool: pg.Pool, days: number, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from event where id in (
       select e.id from (select id, xid, created_at from event order by xid, id limit $2) e
       where e.created_at < now() - $1 * interval '1 day' and not exists (select 1 from event_cursor c where (c.xid, c.id) < (e.xid, e.id))
         and not exists (select 1 from event_set_aside s where s.event_id = e.id))`,
    [days, limit],
  );
  return rowCount ?? 0;
}
