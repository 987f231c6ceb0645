import type { BidView } from '@touchline/contract/bids';
import type { Language } from '@touchline/i18n/languages';
import type { BetsFeature } from '#features/bets';
import { Failure } from '#platform/failure';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { type Bid, lockBid, readOpenBids, readOverdueBids, writeBidOffer } from './bids.store.ts';
import type { BidsDeps } from './bids-deps.ts';
import { answerBid } from './calls/answer-bid.ts';
import { bids } from './calls/bids.ts';
import { makeBetBidWeb } from './calls/make-bet-bid-web.ts';
import { endBid, takeBid, withOpenBid } from './end-bid.ts';
import { askedOdds } from './make-bid.ts';
import { presentBid } from './present-bid.ts';

/** What a trader says to a bid. */
export type TraderAnswer =
  | { readonly decision: 'accept' }
  | { readonly decision: 'counter'; readonly stakeMinor: (bid: Bid) => bigint; readonly odds: readonly number[] }
  | { readonly decision: 'decline'; readonly reason: string };

export interface BidsFeature extends Feature<'makeBetBidWeb' | 'bids' | 'answerBid'> {
  /** For traders: everything that is open, oldest first. */
  readOpen(language: Language): Promise<BidView[]>;
  /** Throws Failure `bid_unknown`, or `bid_state` where it no longer waits for a trader. */
  answer(bidId: bigint, operatorId: bigint, answer: TraderAnswer, language: Language): Promise<BidView>;
  /** Ends those whose time is over; for tests. */
  endAll(): Promise<void>;
}

/** How long a player has for a trader's offer. */
const PLAYER_MS = 2 * 60_000;
const SWEEP_MS = 1_000;
const MOST = 500;

/** Bets above a limit, put to a trader: accepted, answered with another stake and price, or declined. The stake is held until then. */
export function createBidsFeature(platform: Platform, { bets }: { readonly bets: BetsFeature }): BidsFeature {
  const deps: BidsDeps = { platform, bets };
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  async function endAll(): Promise<void> {
    for (const id of await readOverdueBids(platform.pool, MOST))
      await withOpenBid(deps, id, ['waiting', 'offered'], ({ client, bid }) =>
        bid.late ? endBid(client, bid, 'expired') : Promise.resolve(),
      ).catch((error: unknown) => {
        // Answered at the last moment.
        if (!(error instanceof Failure)) throw error;
      });
  }
  return {
    handlers: { makeBetBidWeb: makeBetBidWeb(deps), bids: bids(deps), answerBid: answerBid(deps) },
    async readOpen(language) {
      const open = await readOpenBids(platform.pool, MOST);
      return Promise.all(open.map((bid) => presentBid(deps, bid, language)));
    },
    async answer(bidId, operatorId, answer, language) {
      const bid = await withOpenBid(deps, bidId, ['waiting'], async (held) => {
        const { client, bid: open } = held;
        if (open.late) throw new Failure('bid_state');
        if (answer.decision === 'decline') await endBid(client, open, 'declined', { reason: answer.reason, operatorId });
        else if (answer.decision === 'accept')
          await takeBid(deps, held, { stakeMinor: open.stakeMinor, odds: askedOdds(open.wire) }, operatorId);
        else {
          if (answer.odds.length !== open.wire.legs.length) throw new Failure('invalid', { fields: { odds: ['one for each selection'] } });
          const stakeMinor = answer.stakeMinor(open);
          if (stakeMinor === 0n || stakeMinor > open.stakeMinor)
            throw new Failure('invalid', { fields: { stake: ['above 0, at most what was asked for'] } });
          await writeBidOffer(client, open, { odds: answer.odds, stakeMinor, operatorId }, PLAYER_MS);
        }
        return (await lockBid(client, open.id)) ?? open;
      });
      return presentBid(deps, bid, language);
    },
    endAll,
    async start() {
      if (!platform.roles.has('api')) return;
      timer = setInterval(() => {
        sweeping = sweeping.then(endAll).catch((err: unknown) => platform.log.warn({ err }, 'bids will be ended again'));
      }, SWEEP_MS);
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
