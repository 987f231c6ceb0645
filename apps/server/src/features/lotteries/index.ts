import type { LOTTERIES_CALLS } from '@touchline/contract/lotteries/calls';
import type { LOTTERIES_OPERATOR_CALLS } from '@touchline/contract/lotteries/operator';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { buyLotteryTicket } from './calls/buy-lottery-ticket.ts';
import { lotteries } from './calls/lotteries.ts';
import { lotteryDraw } from './calls/lottery-draw.ts';
import { lotteryDraws } from './calls/lottery-draws.ts';
import { lotteryTickets } from './calls/lottery-tickets.ts';
import type { LotteriesDeps } from './lotteries-deps.ts';
import { createLotteriesWorker, type LookBounds } from './lotteries-worker.ts';
import { operatorCancelLotteryDraw, operatorLotteryDraws } from './operator/lottery-draws.ts';
import { hasOpenEntries } from './tickets/lottery-entry.store.ts';

export interface LotteriesFeature extends Feature<keyof typeof LOTTERIES_CALLS | keyof typeof LOTTERIES_OPERATOR_CALLS> {
  /** Whether a ticket of the player waits for a draw. */
  hasOpenTickets(playerId: bigint, on?: Queryable): Promise<boolean>;
  /** Closes, draws, settles, pays and opens what is due. For tests. */
  runDue(look?: LookBounds): Promise<void>;
}

/** Lotteries: draws on a schedule from promised seeds, tickets, and the jackpots that go on from draw to draw (decision 0072). */
export function createLotteriesFeature(platform: Platform, featureDeps: Omit<LotteriesDeps, 'platform'>): LotteriesFeature {
  const deps: LotteriesDeps = { platform, ...featureDeps };
  const worker = createLotteriesWorker(deps);
  return {
    handlers: {
      lotteries: lotteries(deps),
      lotteryDraws: lotteryDraws(deps),
      lotteryDraw: lotteryDraw(deps),
      buyLotteryTicket: buyLotteryTicket(deps),
      lotteryTickets: lotteryTickets(deps),
      operatorLotteryDraws: operatorLotteryDraws(deps),
      operatorCancelLotteryDraw: operatorCancelLotteryDraw(deps),
    },
    hasOpenTickets: (playerId, on = platform.pool) => hasOpenEntries(on, playerId),
    runDue: (look) => worker.runDue(look),
    async start() {
      if (platform.roles.has('settle')) worker.start();
    },
    stop: () => worker.stop(),
  };
}
