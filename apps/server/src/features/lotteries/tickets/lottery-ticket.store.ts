import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

export interface LotteryTicket {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly guid: string;
  readonly requestHash: string;
  readonly lottery: LotteryKey;
  readonly lines: readonly (readonly number[])[];
  readonly currency: string;
  readonly accountId: bigint;
  readonly stakeMinor: bigint;
  /** Of the account after the stake. */
  readonly balanceMinor: bigint;
  readonly placedAt: Date;
}

const COLUMNS = `id, player_id as "playerId", guid, request_hash as "requestHash", lottery, lines, currency, account_id as "accountId",
  stake_minor as "stakeMinor", balance_minor as "balanceMinor", placed_at as "placedAt"`;

export async function writeTicket(client: pg.PoolClient, ticket: Omit<LotteryTicket, 'id' | 'placedAt'>): Promise<LotteryTicket> {
  const { rows } = await client.query<LotteryTicket>(
    `insert into lottery_ticket (player_id, guid, request_hash, lottery, lines, currency, account_id, stake_minor, balance_minor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
    [
      ticket.playerId,
      ticket.guid,
      ticket.requestHash,
      ticket.lottery,
      JSON.stringify(ticket.lines),
      ticket.currency,
      ticket.accountId,
      ticket.stakeMinor,
      ticket.balanceMinor,
    ],
  );
  const [written] = rows;
  if (!written) throw new Error('a ticket was not written');
  return written;
}

export async function readTicketByGuid(on: Queryable, playerId: bigint, guid: string): Promise<LotteryTicket | undefined> {
  const { rows } = await on.query<LotteryTicket>(`select ${COLUMNS} from lottery_ticket where player_id = $1 and guid = $2`, [
    playerId,
    guid,
  ]);
  return rows[0];
}

/** A player's, newest first. */
export async function readTickets(on: Queryable, playerId: bigint, before: bigint | undefined, limit: number): Promise<LotteryTicket[]> {
  const { rows } = await on.query<LotteryTicket>(
    `select ${COLUMNS} from lottery_ticket where player_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [playerId, before ?? null, limit],
  );
  return rows;
}
