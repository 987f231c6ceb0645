import type { BIDS_CALLS } from '@touchline/contract/bids/calls';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { readOverdueBids } from './bids.store.ts';
import type { BidsDeps, BidsFeatureDeps } from './bids-deps.ts';
import { answerBetReferral } from './calls/answer-bid.ts';
import { bids } from './calls/bids.ts';
import { makeBetBidWeb } from './calls/make-bet-bid-web.ts';
import { endBid, withOpenBid } from './end-bid.ts';
import { decideBetReferral } from './operator/operator-answer-bid.ts';
import { listBetReferrals } from './operator/operator-bids.ts';

type BidsCalls = keyof typeof BIDS_CALLS;

export interface BidsFeature extends Feature<BidsCalls> {
  /** Ends those whose time is over; for tests. */
  expireDue(): Promise<void>;
}

const SWEEP_MS = 1_000;
const MAX = 500;

/** Bets above a limit, put to a trader: accepted, answered with another stake and price, or declined. The stake is held until then. */
export function createBidsFeature(platform: Platform, featureDeps: BidsFeatureDeps): BidsFeature {
  const deps: BidsDeps = { platform, ...featureDeps };
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  async function expireDue(): Promise<void> {
    for (const id of await readOverdueBids(platform.pool, MAX))
      await withOpenBid(deps, id, { states: ['waiting', 'offered'] }, ({ client, bid }) =>
        bid.late ? endBid(client, bid, 'expired') : Promise.resolve(),
      ).catch((error: unknown) => {
        // Answered at the last moment.
        if (!(error instanceof Failure)) throw error;
      });
  }
  return {
    handlers: {
      makeBetBidWeb: makeBetBidWeb(deps),
      bids: bids(deps),
      answerBid: answerBetReferral(deps),
      operatorBids: listBetReferrals(deps),
      operatorAnswerBid: decideBetReferral(deps),
    },
    expireDue: expireDue,
    async start() {
      if (!platform.roles.has('api')) return;
      timer = setInterval(() => {
        sweeping = sweeping.then(expireDue).catch((err: unknown) => platform.log.warn({ err }, 'failed to expire bet referrals; retrying'));
      }, SWEEP_MS);
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
