import type { CountedLines } from '@touchline/casino/lotteries/settle-lottery';
import type { LotteryEntryStatus } from '@touchline/contract/lotteries/enums';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** A ticket in one of its draws. */
export interface LotteryEntry {
  readonly id: bigint;
  readonly ticketId: bigint;
  readonly drawId: bigint;
  readonly status: LotteryEntryStatus;
  /** By line. */
  readonly hits: readonly number[] | null;
  readonly paidMinor: bigint | null;
}

/** A number for an entry, before its stake is posted under it. */
export async function readNextEntryId(client: pg.PoolClient): Promise<bigint> {
  const { rows } = await client.query<{ id: bigint }>("select nextval('lottery_entry_id_seq') as id");
  return rows[0]?.id ?? 0n;
}

export interface NewEntry {
  readonly id: bigint;
  readonly ticketId: bigint;
  readonly drawId: bigint;
  readonly playerId: bigint;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly stakeBaseMinor: bigint;
  readonly stakeTransactionId: bigint;
}

export async function writeEntry(client: pg.PoolClient, entry: NewEntry): Promise<void> {
  await client.query(
    `insert into lottery_entry (id, ticket_id, draw_id, player_id, currency, stake_minor, stake_base_minor, stake_transaction_id)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      entry.id,
      entry.ticketId,
      entry.drawId,
      entry.playerId,
      entry.currency,
      entry.stakeMinor,
      entry.stakeBaseMinor,
      entry.stakeTransactionId,
    ],
  );
}

/** The entries of tickets, the first draw first. */
export async function readEntries(on: Queryable, tickets: readonly bigint[]): Promise<LotteryEntry[]> {
  const { rows } = await on.query<LotteryEntry>(
    `select id, ticket_id as "ticketId", draw_id as "drawId", status, hits, payout_minor as "paidMinor" from lottery_entry
     where ticket_id = any ($1::bigint[]) order by id`,
    [tickets],
  );
  return rows;
}

/** Entries of a drawn draw whose lines nobody has counted, locked until the transaction ends. */
export async function lockUncountedEntries(
  client: pg.PoolClient,
  drawId: bigint,
  limit: number,
): Promise<{ readonly id: bigint; readonly lines: readonly (readonly number[])[] }[]> {
  const { rows } = await client.query<{ id: bigint; lines: number[][] }>(
    `select e.id, t.lines from lottery_entry e join lottery_ticket t on t.id = e.ticket_id
     where e.draw_id = $1 and e.hits is null order by e.id limit $2 for update of e`,
    [drawId, limit],
  );
  return rows;
}

export async function writeHits(
  client: pg.PoolClient,
  counted: readonly { readonly id: bigint; readonly hits: readonly number[] }[],
): Promise<void> {
  await client.query(
    `update lottery_entry e set hits = string_to_array(c.hits, ',')::int[] from unnest($1::bigint[], $2::text[]) c (id, hits) where e.id = c.id`,
    [counted.map(({ id }) => id), counted.map(({ hits }) => hits.join())],
  );
}

/** The lines of a draw by picks and right numbers, once all are counted. */
export async function readCounts(client: pg.PoolClient, drawId: bigint): Promise<CountedLines[]> {
  const { rows } = await client.query<CountedLines>(
    `select jsonb_array_length(l.line) as picks, h.hits, count(*)::int as lines
     from lottery_entry e join lottery_ticket t on t.id = e.ticket_id, jsonb_array_elements(t.lines) with ordinality l (line, place),
       unnest(e.hits) with ordinality h (hits, place)
     where e.draw_id = $1 and l.place = h.place group by 1, 2 order by 1 desc, 2 desc`,
    [drawId],
  );
  return rows;
}

/** The sales of a draw: base minor units and lines. */
export async function readSales(on: Queryable, drawId: bigint): Promise<{ readonly salesMinor: bigint; readonly lines: number }> {
  const { rows } = await on.query<{ salesMinor: bigint; lines: number }>(
    `select coalesce(sum(e.stake_base_minor), 0)::bigint as "salesMinor", coalesce(sum(jsonb_array_length(t.lines)), 0)::int as lines
     from lottery_entry e join lottery_ticket t on t.id = e.ticket_id where e.draw_id = $1`,
    [drawId],
  );
  return rows[0] ?? { salesMinor: 0n, lines: 0 };
}

/** Tickets and stakes of draws, base minor units. */
export async function readSold(
  on: Queryable,
  draws: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly tickets: number; readonly soldMinor: bigint }>> {
  const { rows } = await on.query<{ id: bigint; tickets: number; soldMinor: bigint }>(
    `select draw_id as id, count(*)::int as tickets, sum(stake_base_minor)::bigint as "soldMinor" from lottery_entry
     where draw_id = any ($1::bigint[]) group by 1`,
    [draws],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface OpenEntry {
  readonly id: bigint;
  readonly ticketId: bigint;
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly stakeBaseMinor: bigint;
  readonly lines: readonly (readonly number[])[];
  readonly hits: readonly number[] | null;
}

/** Entries that have not come to their end, locked until the transaction ends. */
export async function lockOpenEntries(client: pg.PoolClient, drawId: bigint, limit: number): Promise<OpenEntry[]> {
  const { rows } = await client.query<OpenEntry>(
    `select e.id, e.ticket_id as "ticketId", e.player_id as "playerId", t.account_id as "accountId", e.currency, e.stake_minor as "stakeMinor",
       e.stake_base_minor as "stakeBaseMinor", t.lines, e.hits
     from lottery_entry e join lottery_ticket t on t.id = e.ticket_id
     where e.draw_id = $1 and e.status = 'open' order by e.id limit $2 for update of e`,
    [drawId, limit],
  );
  return rows;
}

export interface EntryEnd {
  readonly id: bigint;
  readonly status: Exclude<LotteryEntryStatus, 'open'>;
  readonly paidMinor: bigint;
  readonly paidBaseMinor: bigint;
  readonly transactionId: bigint | null;
}

export async function writeEntryEnds(client: pg.PoolClient, ends: readonly EntryEnd[]): Promise<void> {
  await client.query(
    `update lottery_entry e set status = n.status, payout_minor = n.paid, payout_base_minor = n.base, payout_transaction_id = n.transaction,
       settled_at = clock_timestamp()
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) n (id, status, paid, base, transaction) where e.id = n.id`,
    [
      ends.map((end) => end.id),
      ends.map((end) => end.status),
      ends.map((end) => end.paidMinor),
      ends.map((end) => end.paidBaseMinor),
      ends.map((end) => end.transactionId),
    ],
  );
}

/** Whether a ticket of the player waits for a draw. */
export async function hasOpenEntries(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ open: boolean }>(
    "select exists (select from lottery_entry where player_id = $1 and status = 'open') as open",
    [playerId],
  );
  return rows[0]?.open ?? false;
}
