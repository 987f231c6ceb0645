import type { BetRequest } from '@touchline/contract/coupon/request';
import type pg from 'pg';
import { writeEvent } from '#platform/events/write-events';

export type BidStatus = 'waiting' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'failed';

/** A trader's counter-offer: the whole bet at this stake and these prices (thousandths, by leg of the request). */
export interface BidOffer {
  readonly odds: readonly number[];
}

export interface Bid {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly guid: string;
  readonly bodyHash: string;
  readonly currency: string;
  readonly wire: BetRequest;
  readonly stakeMinor: bigint;
  readonly status: BidStatus;
  readonly offer: BidOffer | null;
  readonly offerStakeMinor: bigint | null;
  readonly reason: string | null;
  readonly betId: bigint | null;
  readonly balanceMinor: bigint;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  /** Its time is over by the database's clock. */
  readonly late: boolean;
}

type Row = Omit<Bid, 'wire'> & { readonly request: BetRequest };
const COLUMNS = `id, player_id as "playerId", account_id as "accountId", guid, request_hash as "bodyHash", currency, request, stake_minor as "stakeMinor",
  status, offer, offer_stake_minor as "offerStakeMinor", reason, bet_id as "betId", balance_minor as "balanceMinor", requested_at as "requestedAt",
  expires_at as "expiresAt", expires_at <= clock_timestamp() as late`;
const present = ({ request, ...row }: Row): Bid => ({ ...row, wire: request });

/** A new bid; undefined where its guid was used before. */
export async function writeBid(
  client: pg.PoolClient,
  bid: Pick<Bid, 'playerId' | 'accountId' | 'guid' | 'bodyHash' | 'currency' | 'wire' | 'stakeMinor' | 'balanceMinor'>,
  forMs: number,
): Promise<Bid | undefined> {
  const { rows } = await client.query<Row>(
    `insert into bid (player_id, account_id, guid, request_hash, currency, request, stake_minor, balance_minor, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + $9 * interval '1 millisecond')
     on conflict (player_id, guid) do nothing returning ${COLUMNS}`,
    [bid.playerId, bid.accountId, bid.guid, bid.bodyHash, bid.currency, JSON.stringify(bid.wire), bid.stakeMinor, bid.balanceMinor, forMs],
  );
  return rows[0] && present(rows[0]);
}

export async function readBidByGuid(on: pg.Pool | pg.PoolClient, playerId: bigint, guid: string): Promise<Bid | undefined> {
  const { rows } = await on.query<Row>(`select ${COLUMNS} from bid where player_id = $1 and guid = $2`, [playerId, guid]);
  return rows[0] && present(rows[0]);
}

/** The player that a bid belongs to; undefined where there is none. */
export async function readBidOwner(pool: pg.Pool, id: bigint): Promise<Pick<Bid, 'playerId' | 'accountId'> | undefined> {
  const { rows } = await pool.query<Pick<Bid, 'playerId' | 'accountId'>>(
    'select player_id as "playerId", account_id as "accountId" from bid where id = $1',
    [id],
  );
  return rows[0];
}

/** A player's latest, newest first. */
export async function readBids(pool: pg.Pool, playerId: bigint, limit: number): Promise<Bid[]> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from bid where player_id = $1 order by id desc limit $2`, [playerId, limit]);
  return rows.map(present);
}

/** Those that wait for a trader or for their player, oldest first. */
export async function readOpenBids(pool: pg.Pool, brandId: number, limit: number): Promise<Bid[]> {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from bid where status in ('waiting', 'offered')
       and player_id in (select player_id from player_brand where brand_id = $1) order by id limit $2`,
    [brandId, limit],
  );
  return rows.map(present);
}

export async function readOverdueBids(pool: pg.Pool, limit: number): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: bigint }>(
    "select id from bid where status in ('waiting', 'offered') and expires_at <= clock_timestamp() order by expires_at limit $1",
    [limit],
  );
  return rows.map((row) => row.id);
}

/** Locked until the transaction ends. */
export async function lockBid(client: pg.PoolClient, id: bigint): Promise<Bid | undefined> {
  const { rows } = await client.query<Row>(`select ${COLUMNS} from bid where id = $1 for update`, [id]);
  return rows[0] && present(rows[0]);
}

const tell = (client: pg.PoolClient, bid: Pick<Bid, 'id' | 'playerId'>, status: BidStatus, betId: bigint | null) =>
  writeEvent(client, bid.playerId, { kind: 'bid', bidId: bid.id.toString(), status, betId: betId?.toString() ?? null });

export async function writeBidOffer(
  client: pg.PoolClient,
  bid: Bid,
  offer: BidOffer & { readonly stakeMinor: bigint; readonly operatorId: bigint },
  forMs: number,
): Promise<void> {
  await client.query(
    `update bid set status = 'offered', offer = $2, offer_stake_minor = $3, operator_id = $4, expires_at = clock_timestamp() + $5 * interval '1 millisecond'
     where id = $1`,
    [bid.id, JSON.stringify({ odds: offer.odds }), offer.stakeMinor, offer.operatorId, forMs],
  );
  await tell(client, bid, 'offered', null);
}

export async function writeBidEnd(
  client: pg.PoolClient,
  bid: Bid,
  status: Exclude<BidStatus, 'waiting' | 'offered'>,
  end: { readonly betId?: bigint | undefined; readonly reason?: string | undefined; readonly operatorId?: bigint | undefined } = {},
): Promise<void> {
  await client.query(
    `update bid set status = $2, bet_id = $3, reason = $4, operator_id = coalesce($5, operator_id), ended_at = clock_timestamp() where id = $1`,
    [bid.id, status, end.betId ?? null, end.reason ?? null, end.operatorId ?? null],
  );
  await tell(client, bid, status, end.betId ?? null);
}
