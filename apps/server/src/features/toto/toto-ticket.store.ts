import type { TotoMarks } from '@touchline/betting/toto/toto-ticket';
import type { TotoTicketStatus } from '@touchline/contract/toto/enums';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { writeEvents } from '#platform/events/write-events';

type On = pg.Pool | pg.PoolClient;

/** A tier of a ticket's winnings, in the ticket's currency; minor units as text. */
export interface StoredWin {
  readonly correct: number;
  readonly lines: number;
  readonly paid: string;
}

export interface Ticket {
  readonly id: bigint;
  readonly drawId: bigint;
  readonly playerId: bigint;
  readonly guid: string;
  readonly bodyHash: string;
  readonly currency: string;
  readonly marks: TotoMarks;
  readonly lines: number;
  readonly stakeMultiplier: number;
  readonly stakeMinor: bigint;
  readonly stakeBaseMinor: bigint;
  readonly balanceMinor: bigint;
  readonly status: TotoTicketStatus;
  readonly paidMinor: bigint | null;
  readonly winning: readonly StoredWin[] | null;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
}

const COLUMNS = `id, draw_id as "drawId", player_id as "playerId", guid, request_hash as "bodyHash", currency, marks, lines,
  stake_multiplier as "stakeMultiplier", stake_minor as "stakeMinor", stake_base_minor as "stakeBaseMinor", balance_minor as "balanceMinor",
  status, payout_minor as "paidMinor", winning, placed_at as "placedAt", settled_at as "settledAt"`;

/** A number for a ticket, before its stake is posted under it. */
export async function readNextTicketId(client: pg.PoolClient): Promise<bigint> {
  const { rows } = await client.query<{ id: bigint }>("select nextval('toto_ticket_id_seq') as id");
  return rows[0]?.id ?? 0n;
}

export async function writeTicket(
  client: pg.PoolClient,
  ticket: Omit<Ticket, 'status' | 'paidMinor' | 'winning' | 'placedAt' | 'settledAt'> & { readonly stakeTransactionId: bigint },
): Promise<Ticket> {
  const { rows } = await client.query<Ticket>(
    `insert into toto_ticket (id, draw_id, player_id, guid, request_hash, currency, marks, lines, stake_multiplier, stake_minor,
       stake_base_minor, balance_minor, stake_transaction_id) overriding system value
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${COLUMNS}`,
    [
      ticket.id,
      ticket.drawId,
      ticket.playerId,
      ticket.guid,
      ticket.bodyHash,
      ticket.currency,
      JSON.stringify(ticket.marks),
      ticket.lines,
      ticket.stakeMultiplier,
      ticket.stakeMinor,
      ticket.stakeBaseMinor,
      ticket.balanceMinor,
      ticket.stakeTransactionId,
    ],
  );
  const [written] = rows;
  if (!written) throw new Error('a ticket was not written');
  return written;
}

export async function readTicketByGuid(on: On, playerId: bigint, guid: string): Promise<Ticket | undefined> {
  const { rows } = await on.query<Ticket>(`select ${COLUMNS} from toto_ticket where player_id = $1 and guid = $2`, [playerId, guid]);
  return rows[0];
}

/** A player's, newest first. */
export async function readTickets(
  on: On,
  playerId: bigint,
  wanted: { readonly ticketId?: bigint | undefined; readonly drawId?: bigint | undefined; readonly before?: bigint | undefined },
  limit: number,
): Promise<Ticket[]> {
  const { rows } = await on.query<Ticket>(
    `select ${COLUMNS} from toto_ticket where player_id = $1 and ($2::bigint is null or id = $2) and ($3::bigint is null or draw_id = $3)
       and ($4::bigint is null or id < $4) order by id desc limit $5`,
    [playerId, wanted.ticketId ?? null, wanted.drawId ?? null, wanted.before ?? null, limit],
  );
  return rows;
}

/** Every ticket of a closed draw: none comes after it. */
export async function readTicketsOfDraw(
  client: pg.PoolClient,
  drawId: bigint,
): Promise<Pick<Ticket, 'id' | 'marks' | 'stakeMultiplier' | 'currency'>[]> {
  const { rows } = await client.query<Pick<Ticket, 'id' | 'marks' | 'stakeMultiplier' | 'currency'>>(
    'select id, marks, stake_multiplier as "stakeMultiplier", currency from toto_ticket where draw_id = $1 order by id',
    [drawId],
  );
  return rows;
}

/** Tickets and stakes of draws, base minor units. */
export async function readSums(on: On, draws: readonly bigint[]): Promise<ReadonlyMap<bigint, { tickets: number; stakesMinor: bigint }>> {
  const { rows } = await on.query<{ id: bigint; tickets: number; stakes: bigint }>(
    `select draw_id as id, count(*)::int as tickets, sum(stake_base_minor)::bigint as stakes from toto_ticket
     where draw_id = any ($1::bigint[]) group by 1`,
    [draws],
  );
  return new Map(rows.map(({ id, tickets, stakes }) => [id, { tickets, stakesMinor: stakes }]));
}

/** The picks of a draw's stakes: base minor units by place and outcome. A ticket's stake is shared among the marks of a match. */
export async function readPicks(on: On, drawId: bigint): Promise<{ place: number; outcome: number; stakesMinor: bigint }[]> {
  const { rows } = await on.query<{ place: number; outcome: number; stakesMinor: bigint }>(
    `select (m.place - 1)::int as place, o.outcome::int as outcome, sum(t.stake_base_minor / jsonb_array_length(m.own))::bigint as "stakesMinor"
     from toto_ticket t, jsonb_array_elements(t.marks) with ordinality m (own, place), jsonb_array_elements_text(m.own) o (outcome)
     where t.draw_id = $1 group by 1, 2`,
    [drawId],
  );
  return rows;
}

export interface TicketEnd {
  readonly id: bigint;
  readonly status: Exclude<TotoTicketStatus, 'open'>;
  readonly paidBaseMinor: bigint;
  readonly paidMinor: bigint;
  readonly winning: readonly StoredWin[];
}

/** The sum of the tickets; what they are owed is paid afterwards. */
export async function writeTicketEnds(client: pg.PoolClient, ends: readonly TicketEnd[]): Promise<void> {
  await client.query(
    `update toto_ticket t set status = e.status, payout_base_minor = e.base, payout_minor = e.paid, winning = e.winning, settled_at = clock_timestamp()
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::jsonb[]) e (id, status, base, paid, winning) where t.id = e.id`,
    [
      ends.map((e) => e.id),
      ends.map((e) => e.status),
      ends.map((e) => e.paidBaseMinor),
      ends.map((e) => e.paidMinor),
      ends.map((e) => JSON.stringify(e.winning)),
    ],
  );
}

export interface OwedTicket {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly currency: string;
  readonly paidMinor: bigint;
  readonly paidBaseMinor: bigint;
}

/** Tickets of a settled draw that are not paid, locked until the transaction ends. */
export async function lockOwedTickets(client: pg.PoolClient, drawId: bigint, limit: number): Promise<OwedTicket[]> {
  const { rows } = await client.query<OwedTicket>(
    `select id, player_id as "playerId", currency, payout_minor as "paidMinor", payout_base_minor as "paidBaseMinor" from toto_ticket
     where draw_id = $1 and payout_minor > 0 and payout_transaction_id is null order by id limit $2 for update`,
    [drawId, limit],
  );
  return rows;
}

export async function writePaid(
  client: pg.PoolClient,
  paid: readonly { readonly id: bigint; readonly transactionId: bigint }[],
): Promise<void> {
  await client.query(
    'update toto_ticket t set payout_transaction_id = p.transaction from unnest($1::bigint[], $2::bigint[]) p (id, transaction) where t.id = p.id',
    [paid.map((p) => p.id), paid.map((p) => p.transactionId)],
  );
}

/** Tells how the tickets of a draw ended, once: inside of the transaction that settles it. */
export async function writeSettledEvents(client: pg.PoolClient, drawId: bigint): Promise<void> {
  const { rows } = await client.query<Pick<Ticket, 'id' | 'playerId' | 'status' | 'currency' | 'paidMinor'>>(
    'select id, player_id as "playerId", status, currency, payout_minor as "paidMinor" from toto_ticket where draw_id = $1 order by id',
    [drawId],
  );
  await writeEvents(
    client,
    rows.map(({ id, playerId, status, currency, paidMinor }) => ({
      playerId,
      event: {
        kind: 'toto-settled',
        ticketId: id.toString(),
        drawId: drawId.toString(),
        status,
        currency,
        owedMinor: (paidMinor ?? 0n).toString(),
      },
    })),
  );
}

/** Tells what tickets of a draw were paid, inside of the transaction that pays them. */
export const writePaidEvents = (client: pg.PoolClient, drawId: bigint, paid: readonly OwedTicket[]): Promise<void> =>
  writeEvents(
    client,
    paid.map(({ id, playerId, currency, paidMinor }) => ({
      playerId,
      event: { kind: 'toto-paid', ticketId: id.toString(), drawId: drawId.toString(), currency, movedMinor: paidMinor.toString() },
    })),
  );

/** Balances after payments, for the players' screens. */
export const insertBalanceEvents = (
  client: pg.PoolClient,
  moved: readonly { readonly playerId: bigint; readonly accountId: bigint; readonly amount: string; readonly currency: string }[],
): Promise<void> =>
  writeEvents(
    client,
    moved.map(({ playerId, accountId, amount, currency }) => ({
      playerId,
      event: { kind: 'balance', accountId: accountId.toString(), amount, currency },
    })),
  );

/** Whether a ticket of the player waits for its draw. */
export async function hasOpenTickets(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ running: boolean }>(
    "select exists (select 1 from toto_ticket where player_id = $1 and status = 'open') as running",
    [playerId],
  );
  return rows[0]?.running ?? false;
}
