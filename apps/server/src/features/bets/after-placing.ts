import type { PersonalNews } from '@touchline/contract/push';
import type { FeedFeature } from '#features/feed';
import type { SenderFeature } from '#features/sender';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { betsManager } from './calls/bets-manager.ts';
import { cancelSaleOrder } from './calls/cancel-sale-order.ts';
import { clearBetsHistory } from './calls/clear-bets-history.ts';
import { editBet } from './calls/edit-bet.ts';
import { editQuote } from './calls/edit-quote.ts';
import { hideBet } from './calls/hide-bet.ts';
import { insuranceQuote } from './calls/insurance-quote.ts';
import { insureBet } from './calls/insure-bet.ts';
import { mailBetsHistory } from './calls/mail-bets-history.ts';
import { saleQuote } from './calls/sale-quote.ts';
import { sellBet } from './calls/sell-bet.ts';
import { setSaleOrder } from './calls/set-sale-order.ts';
import type { BetsDoors } from './doors.ts';
import { createEarlyPayer } from './early-payout/early-payer.ts';
import { createOrderDesk } from './sale/order-desk.ts';
import type { SaleDeps } from './sale/sale-deps.ts';
import { createValueFeed } from './sale/value-feed.ts';

export type AfterPlacingCalls =
  | 'saleQuote'
  | 'sellBet'
  | 'setSaleOrder'
  | 'cancelSaleOrder'
  | 'insuranceQuote'
  | 'insureBet'
  | 'editQuote'
  | 'editBet'
  | 'betsManager'
  | 'hideBet'
  | 'clearBetsHistory'
  | 'mailBetsHistory';

export interface AfterPlacing extends Feature<AfterPlacingCalls> {
  /** Tells a player's sale values as they change, at a modest rate; the function ends it. */
  followSales(playerId: bigint, tell: (news: PersonalNews) => void): () => void;
  /** Carries out the orders to sell and the early payouts that are due now; for tests. */
  carryOutAll(): Promise<void>;
}

export interface AfterPlacingDoors {
  readonly doors: BetsDoors;
  readonly feed: Pick<FeedFeature, 'book' | 'observe'>;
  readonly sender: Pick<SenderFeature, 'send'>;
}

/** What may become of a bet between its placing and its settlement: sale, insurance, edit, early payout. */
export function createAfterPlacing(platform: Platform, { doors, feed, sender }: AfterPlacingDoors): AfterPlacing {
  const deps: SaleDeps = { platform, doors };
  const orders = createOrderDesk(deps, feed);
  const values = createValueFeed(deps, feed);
  const early = createEarlyPayer(platform, feed);
  const { roles } = platform;
  return {
    handlers: {
      saleQuote: saleQuote(deps),
      sellBet: sellBet(deps),
      setSaleOrder: setSaleOrder(deps),
      cancelSaleOrder: cancelSaleOrder(deps),
      insuranceQuote: insuranceQuote(deps),
      insureBet: insureBet(deps),
      editQuote: editQuote(deps),
      editBet: editBet(deps),
      betsManager: betsManager(deps),
      hideBet: hideBet(deps),
      clearBetsHistory: clearBetsHistory(deps),
      mailBetsHistory: mailBetsHistory({ ...deps, sender }),
    },
    followSales: (playerId, tell) => values.follow(playerId, tell),
    async carryOutAll() {
      await early.payAll();
      await orders.lookAll();
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
