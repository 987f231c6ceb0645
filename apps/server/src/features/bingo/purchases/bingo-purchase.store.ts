import type { BingoCard } from '@touchline/casino/bingo/bingo-card';
import type { PlayedTicket } from '@touchline/casino/bingo/play-game';
import type { BingoPurchaseStatus } from '@touchline/contract/bingo/enums';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** Tickets that a player bought for a game together. */
export interface BingoPurchase {
  readonly id: bigint;
  readonly gameId: bigint;
  readonly playerId: bigint;
  readonly guid: string;
  readonly requestHash: string;
  readonly buyerSeed: string;
  readonly firstTicket: number;
  readonly tickets: number;
  /** By ticket. */
  readonly cards: readonly (readonly BingoCard[])[];
  readonly currency: string;
  readonly accountId: bigint;
  readonly stakeMinor: bigint;
  readonly stakeBaseMinor: bigint;
  /** Of the account after the stake. */
  readonly balanceMinor: bigint;
  readonly placedAt: Date;
  readonly status: BingoPurchaseStatus;
  readonly paidMinor: bigint | null;
}

const COLUMNS = `id, game_id as "gameId", player_id as "playerId", guid, request_hash as "requestHash", buyer_seed as "buyerSeed",
  first_ticket as "firstTicket", tickets, cards, currency, account_id as "accountId", stake_minor as "stakeMinor", stake_base_minor as "stakeBaseMinor",
  balance_minor as "balanceMinor", placed_at as "placedAt", status, payout_minor as "paidMinor"`;

/** A number for a purchase, before its stake is posted under it. */
export async function readNextPurchaseId(client: pg.PoolClient): Promise<bigint> {
  const { rows } = await client.query<{ id: bigint }>("select nextval('bingo_purchase_id_seq') as id");
  return rows[0]?.id ?? 0n;
}

export type NewPurchase = Omit<BingoPurchase, 'placedAt' | 'status' | 'paidMinor'> & { readonly stakeTransactionId: bigint };

export async function writePurchase(client: pg.PoolClient, purchase: NewPurchase): Promise<BingoPurchase> {
  const { rows } = await client.query<BingoPurchase>(
    `insert into bingo_purchase (id, game_id, player_id, guid, request_hash, buyer_seed, first_ticket, tickets, cards, currency, account_id, stake_minor,
       stake_base_minor, stake_transaction_id, balance_minor)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning ${COLUMNS}`,
    [
      purchase.id,
      purchase.gameId,
      purchase.playerId,
      purchase.guid,
      purchase.requestHash,
      purchase.buyerSeed,
      purchase.firstTicket,
      purchase.tickets,
      JSON.stringify(purchase.cards),
      purchase.currency,
      purchase.accountId,
      purchase.stakeMinor,
      purchase.stakeBaseMinor,
      purchase.stakeTransactionId,
      purchase.balanceMinor,
    ],
  );
  const [written] = rows;
  if (!written) throw new Error('a purchase was not written');
  return written;
}

export async function readPurchaseByGuid(on: Queryable, playerId: bigint, guid: string): Promise<BingoPurchase | undefined> {
  const { rows } = await on.query<BingoPurchase>(`select ${COLUMNS} from bingo_purchase where player_id = $1 and guid = $2`, [
    playerId,
    guid,
  ]);
  return rows[0];
}

/** How many tickets of a game a player has. */
export async function readOwnTickets(on: Queryable, gameId: bigint, playerId: bigint): Promise<number> {
  const { rows } = await on.query<{ tickets: number }>(
    'select coalesce(sum(tickets), 0)::int as tickets from bingo_purchase where game_id = $1 and player_id = $2',
    [gameId, playerId],
  );
  return rows[0]?.tickets ?? 0;
}

interface PurchasesQuestion {
  readonly gameId?: bigint | undefined;
  /** Only purchases with a lower id. */
  readonly before?: bigint | undefined;
}

/** A player's, newest first. */
export async function readPurchases(
  on: Queryable,
  playerId: bigint,
  { gameId, before }: PurchasesQuestion,
  limit: number,
): Promise<BingoPurchase[]> {
  const { rows } = await on.query<BingoPurchase>(
    `select ${COLUMNS} from bingo_purchase
     where player_id = $1 and ($2::bigint is null or game_id = $2) and ($3::bigint is null or id < $3) order by id desc limit $4`,
    [playerId, gameId ?? null, before ?? null, limit],
  );
  return rows;
}

/** Every ticket of a game by its number, with its cards. */
export async function readPlayedTickets(on: Queryable, gameId: bigint): Promise<PlayedTicket[]> {
  const { rows } = await on.query<Pick<BingoPurchase, 'firstTicket' | 'buyerSeed' | 'cards'>>(
    'select first_ticket as "firstTicket", buyer_seed as "buyerSeed", cards from bingo_purchase where game_id = $1 order by first_ticket',
    [gameId],
  );
  return rows.flatMap(({ firstTicket, buyerSeed, cards }) => cards.map((own, i) => ({ number: firstTicket + i, buyerSeed, cards: own })));
}

/** Purchases that have not come to their end, locked until the transaction ends. */
export async function lockOpenPurchases(client: pg.PoolClient, gameId: bigint, limit: number): Promise<BingoPurchase[]> {
  const { rows } = await client.query<BingoPurchase>(
    `select ${COLUMNS} from bingo_purchase where game_id = $1 and status = 'open' order by id limit $2 for update`,
    [gameId, limit],
  );
  return rows;
}

export interface PurchaseEnd {
  readonly id: bigint;
  readonly status: Exclude<BingoPurchaseStatus, 'open'>;
  readonly paidMinor: bigint;
  readonly paidBaseMinor: bigint;
  readonly transactionId: bigint | null;
}

export async function writePurchaseEnds(client: pg.PoolClient, ends: readonly PurchaseEnd[]): Promise<void> {
  await client.query(
    `update bingo_purchase p set status = n.status, payout_minor = n.paid, payout_base_minor = n.base, payout_transaction_id = n.transaction,
       settled_at = clock_timestamp()
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) n (id, status, paid, base, transaction) where p.id = n.id`,
    [
      ends.map((end) => end.id),
      ends.map((end) => end.status),
      ends.map((end) => end.paidMinor),
      ends.map((end) => end.paidBaseMinor),
      ends.map((end) => end.transactionId),
    ],
  );
}

/** Whether tickets of the player wait for the end of their game. */
export async function hasOpenPurchases(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await on.query<{ open: boolean }>(
    "select exists (select from bingo_purchase where player_id = $1 and status = 'open') as open",
    [playerId],
  );
  return rows[0]?.open ?? false;
}
