import type { TOTO_CALLS } from '@touchline/contract/toto/calls';
import type { BetsFeature } from '#features/bets';
import type { FeedFeature, ForBrands } from '#features/feed';
import type { LimitsFeature } from '#features/limits';
import type { LineFeature } from '#features/line';
import type { SiteFeature } from '#features/site';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { makeTotoTicket } from './calls/make-toto-ticket.ts';
import { totoDraws } from './calls/toto-draws.ts';
import { totoResults } from './calls/toto-results.ts';
import { totoSheet } from './calls/toto-sheet.ts';
import { totoTicket } from './calls/toto-ticket.ts';
import { totoTickets } from './calls/toto-tickets.ts';
import { createPoolFigures } from './pool-figures.ts';
import { hasOpenTickets } from './toto-ticket.store.ts';
import { createTotoDesk } from './toto-worker.ts';

export interface TotoFeatureDeps {
  readonly feed: FeedFeature;
  readonly forBrands: ForBrands;
  readonly line: LineFeature;
  readonly site: SiteFeature;
  readonly limits: LimitsFeature;
  readonly bets: BetsFeature;
}

export interface TotoFeature extends Feature<keyof typeof TOTO_CALLS> {
  /** Whether a ticket of the player waits for its draw. */
  hasOpenTickets(playerId: bigint, on?: Queryable): Promise<boolean>;
  /** Opens, closes, settles and pays what is due; results need to have stood for `resultHoldMs`. For tests. */
  runDue(resultHoldMs?: number): Promise<void>;
}

/** Pools: draws over matches of the book, tickets, the jackpot that goes on from draw to draw. */
export function createTotoFeature(platform: Platform, featureDeps: TotoFeatureDeps): TotoFeature {
  const { forBrands, ...deps } = featureDeps;
  const reading = { platform, ...deps, figures: createPoolFigures(platform.pool, platform.clock.now) };
  const desk = createTotoDesk(reading);
  return {
    handlers: {
      ...forBrands((feed) => {
        const open = { ...reading, feed };
        return {
          totoDraws: totoDraws(open),
          totoResults: totoResults(open),
          totoSheet: totoSheet(open),
          makeTotoTicket: makeTotoTicket(open),
        };
      }),
      // Played draws stay readable.
      totoTickets: totoTickets(reading),
      totoTicket: totoTicket(reading),
    },
    hasOpenTickets: (playerId, on = platform.pool) => hasOpenTickets(on, playerId),
    runDue: (resultHoldMs) => desk.runDue(resultHoldMs),
    async start() {
      if (platform.roles.has('settle')) desk.start();
    },
    stop: () => desk.stop(),
  };
}
