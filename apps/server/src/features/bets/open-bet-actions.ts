import type { PlayerEvent } from '@touchline/contract/push/messages';
import type { FeedFeature } from '#features/feed';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { cancelAutoCashOut } from './calls/cancel-auto-cash-out.ts';
import { cashOutBet } from './calls/cash-out-bet.ts';
import { clearBetsHistory } from './calls/clear-bets-history.ts';
import { editBet } from './calls/edit-bet.ts';
import { editQuote } from './calls/edit-quote.ts';
import { getCashOutQuote } from './calls/get-cash-out-quote.ts';
import { getOpenBetsWithCashOut } from './calls/get-open-bets-with-cash-out.ts';
import { hideBet } from './calls/hide-bet.ts';
import { insuranceQuote } from './calls/insurance-quote.ts';
import { insureBet } from './calls/insure-bet.ts';
import { mailBetsHistory } from './calls/mail-bets-history.ts';
import { setAutoCashOut } from './calls/set-auto-cash-out.ts';
import { createAutoCashOutWorker } from './cash-out/auto-cash-out-worker.ts';
import { createValueFeed } from './cash-out/cash-out-value-feed.ts';
import type { OpenBetContext } from './cash-out/open-bet-context.ts';
import { createEarlyPayer } from './early-payout/early-payout-worker.ts';
import type { BettingPorts, SendLetter } from './ports.ts';

export type AfterPlacingCalls =
  | 'getCashOutQuote'
  | 'cashOutBet'
  | 'setAutoCashOut'
  | 'cancelAutoCashOut'
  | 'insuranceQuote'
  | 'insureBet'
  | 'editQuote'
  | 'editBet'
  | 'getOpenBetsWithCashOut'
  | 'hideBet'
  | 'clearBetsHistory'
  | 'mailBetsHistory';

export interface OpenBetActions extends Feature<AfterPlacingCalls> {
  /** Tells a player's sale values as they change, at a modest rate; the function ends it. */
  followCashOutValues(playerId: bigint, tell: (news: PlayerEvent) => void): () => void;
  /** Carries out the orders to sell and the early payouts that are due now; for tests. */
  runDue(): Promise<void>;
}

export interface OpenBetActionsDeps {
  readonly ports: BettingPorts;
  readonly feed: Pick<FeedFeature, 'book' | 'observe'>;
  readonly sendLetter: SendLetter;
}

/** Actions on a bet between its placing and its settlement: sale, insurance, edit, early payout. */
export function createOpenBetActions(platform: Platform, { ports, feed, sendLetter }: OpenBetActionsDeps): OpenBetActions {
  const deps: OpenBetContext = { platform, ports };
  const orders = createAutoCashOutWorker(deps, feed);
  const values = createValueFeed(deps, feed);
  const early = createEarlyPayer(platform, feed);
  const { roles } = platform;
  return {
    handlers: {
      getCashOutQuote: getCashOutQuote(deps),
      cashOutBet: cashOutBet(deps),
      setAutoCashOut: setAutoCashOut(deps),
      cancelAutoCashOut: cancelAutoCashOut(deps),
      insuranceQuote: insuranceQuote(deps),
      insureBet: insureBet(deps),
      editQuote: editQuote(deps),
      editBet: editBet(deps),
      getOpenBetsWithCashOut: getOpenBetsWithCashOut(deps),
      hideBet: hideBet(deps),
      clearBetsHistory: clearBetsHistory(deps),
      mailBetsHistory: mailBetsHistory({ ...deps, sendLetter }),
    },
    followCashOutValues: (playerId, tell) => values.follow(playerId, tell),
    async runDue() {
      await early.runDue();
      await orders.runDue();
    },
    async start() {
      if (roles.has('push')) values.start();
      if (!roles.has('settle')) return;
      await orders.start();
      early.start();
    },
    async stop() {
      await values.stop();
      await orders.stop();
      await early.stop();
    },
  };
}
