import type { BetRequest } from '@touchline/contract/coupon/request';
import { parseOdds } from '@touchline/kernel/odds';
import { postBidHold } from '@touchline/ledger/postings';
import { checkStake } from '#features/limits';
import { lockPlayerAccountsBatch, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { type Bid, readBidByGuid, writeBid } from './bids.store.ts';
import type { BidsDeps } from './bids-deps.ts';

/** How long a trader has. */
const TRADER_MS = 10 * 60_000;
/** A bet that a trader may take although the book does not. */
const FOR_TRADERS: ReadonlySet<string> = new Set(['stake_too_high', 'price_changed', 'payout_too_high']);

const milliOf = (text: string): number => {
  const odds = parseOdds(text);
  return odds.ok ? odds.value : 0;
};

/** The prices that a request asks for. */
export const askedOdds = (wire: BetRequest): readonly number[] => wire.legs.map((leg) => milliOf(leg.oddsSeenText));

/** The request for the whole amount that the player has in mind. */
export const wholeOf = (wire: BetRequest): BetRequest => ({
  ...wire,
  stakeText: wire.wantedStakeText ?? wire.stakeText,
  stakeCutApproved: false,
});

/**
 * Puts a bet to a trader and holds its stake; undefined where the house takes it as it is. Idempotent by its guid. Throws Failure where no
 * trader could take it either, or the balance does not cover it.
 */
export async function makeBid({ platform, bets }: BidsDeps, playerId: bigint, asked: BetRequest): Promise<Bid | undefined> {
  const wire = wholeOf(asked);
  const bodyHash = bets.placing.hashOf(asked);
  const before = await readBidByGuid(platform.pool, playerId, wire.betGuid);
  if (before) return same(before, bodyHash);
  if (await bets.placing.isPlaced(playerId, wire.betGuid)) return undefined;
  if (
    wire.auto ||
    wire.advance ||
    wire.freeBetCode !== undefined ||
    wire.freeBetAccountId !== undefined ||
    wire.cashedOutBetId !== undefined
  )
    throw new Failure('invalid', { fields: { betGuid: ['a bid is paid from the balance and waits for nothing but the trader'] } });
  const player = await bets.players.readFreshPlayer(playerId, wire.accountId === undefined ? undefined : BigInt(wire.accountId));
  const { account } = player;
  if (!account) throw new Failure('invalid', { fields: { accountId: ['unknown'] } });
  const rejection = bets.placing.findRejection(player, playerId, wire);
  if (!rejection) return undefined;
  if (!FOR_TRADERS.has(rejection.code)) throw rejection;
  // Everything but stake and price has to hold: a trader can agree to nothing else. What is paid on one bet at most stands.
  const { stakeMinor } = bets.placing.prepareAtTraderPrice(player, playerId, wire, 0n, { odds: askedOdds(wire) });
  const made = await inTransaction(platform.pool, async (client) => {
    const accounts = await lockPlayerAccountsBatch(client, [playerId]);
    const main = accounts.find((a) => a.id === account.id)?.balanceMinor ?? 0n;
    const taken = await readBidByGuid(client, playerId, wire.betGuid);
    if (taken) return same(taken, bodyHash);
    if (stakeMinor > main) throw bets.placing.insufficientFunds(main, account.currency);
    await checkStake(client, playerId, stakeMinor, account.currency);
    const { currency } = account;
    const bid = await writeBid(
      client,
      { playerId, accountId: account.id, guid: wire.betGuid, bodyHash, currency, wire, stakeMinor, balanceMinor: main - stakeMinor },
      TRADER_MS,
    );
    if (!bid) throw new Failure('unavailable');
    await postTransaction(client, postBidHold({ key: `bid-${bid.id}-hold`, playerId, currency }, stakeMinor));
    return bid;
  });
  platform.events.nudge();
  return made;
}

function same(bid: Bid, bodyHash: string): Bid {
  if (bid.bodyHash !== bodyHash) throw new Failure('bet_guid_reused');
  return bid;
}
