import { postBidRelease } from '@touchline/ledger/postings';
import type pg from 'pg';
import type { BettingPlayer } from '#features/bets';
import { lockPlayerAccountsBatch, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { type Bid, lockBid, readBidOwner, writeBidEnd } from './bids.store.ts';
import type { BidsDeps } from './bids-deps.ts';

/** Gives back what is held for a bid and taken by no bet. */
async function release(client: pg.PoolClient, { id, playerId, currency }: Bid, amountMinor: bigint): Promise<void> {
  if (amountMinor === 0n) return;
  await lockPlayerAccountsBatch(client, [playerId]);
  await postTransaction(client, postBidRelease({ key: `bid-${id}-release`, playerId, currency }, amountMinor));
}

/** An open bid in the hands of one transaction, and its player as read just before: who holds a connection must not wait for another. */
export interface LockedReferral {
  readonly client: pg.PoolClient;
  readonly bid: Bid;
  readonly player: BettingPlayer;
}

/** The states that a bid may be in, and whose it has to be; anybody's where no player is named. */
export interface OpenBidQuestion {
  readonly states: readonly Bid['status'][];
  readonly playerId?: bigint;
}

/** Locks an open bid and does something with it. Throws Failure `bid_unknown`, or `bid_state` where it is not in these states. */
export async function withOpenBid<T>(
  { platform, bets }: BidsDeps,
  id: bigint,
  { states, playerId }: OpenBidQuestion,
  work: (held: LockedReferral) => Promise<T>,
): Promise<T> {
  const owner = await readBidOwner(platform.pool, id);
  // Another player's bid is as unknown as one that does not exist, whatever has become of it.
  if (!owner || (playerId !== undefined && owner.playerId !== playerId)) throw new Failure('bid_unknown');
  const player = await bets.players.readFreshPlayer(owner.playerId, owner.accountId);
  const result = await inTransaction(platform.pool, async (client) => {
    const bid = await lockBid(client, id);
    if (!bid) throw new Failure('bid_unknown');
    if (!states.includes(bid.status)) throw new Failure('bid_state');
    return work({ client, bid, player });
  });
  platform.events.nudge();
  return result;
}

/** Ends an open bid without a bet: its whole stake comes back. */
export async function endBid(
  client: pg.PoolClient,
  bid: Bid,
  status: 'declined' | 'withdrawn' | 'expired' | 'failed',
  more: { readonly reason?: string; readonly operatorId?: bigint } = {},
): Promise<void> {
  await release(client, bid, bid.stakeMinor);
  await writeBidEnd(client, bid, status, more);
}

/**
 * Makes a bet of an open bid at an agreed stake and agreed prices, in the transaction that holds it; what the stake leaves of the hold comes
 * back. A bid whose selections can no longer be had ends as failed, with the reason.
 */
export async function takeBid(
  { bets }: Pick<BidsDeps, 'bets'>,
  { client, bid, player }: LockedReferral,
  agreed: { readonly stakeMinor: bigint; readonly odds: readonly number[] },
  operatorId?: bigint,
): Promise<bigint | null> {
  try {
    await client.query('savepoint taking');
    const betId = await bets.placing.placeAtTraderPrice(client, player, bid.playerId, bid.wire, bid.id, agreed);
    await release(client, bid, bid.stakeMinor - agreed.stakeMinor);
    await writeBidEnd(client, bid, 'accepted', { betId, operatorId });
    return betId;
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'unavailable') throw error;
    await client.query('rollback to savepoint taking');
    await endBid(client, bid, 'failed', { reason: error.code, ...(operatorId === undefined ? {} : { operatorId }) });
    return null;
  }
}
