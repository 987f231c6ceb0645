import type { BetRequest } from '@touchline/contract/coupon/request';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { createAdvanceDesk } from './advance/advance-repayment-worker.ts';
import { createAutoDesk } from './auto/auto-bet-worker.ts';
import { createAutoBet } from './auto/create-auto-bet.ts';
import { autoBets } from './calls/auto-bets.ts';
import { cancelAutoBet } from './calls/cancel-auto-bet.ts';
import { getAdvance } from './calls/get-advance.ts';
import { makeBetWeb } from './calls/make-bet-web.ts';
import { makeBetWebMulti } from './calls/make-bet-web-multi.ts';
import { putBetsCommon } from './calls/put-bets-common.ts';
import { undoBet } from './calls/undo-bet.ts';
import { placeReplacement } from './edit/successor.ts';
import { createBetPlacer } from './placement/place-bet.ts';
import { createAgreedBets, type TraderPricedBets } from './placement/trader-priced-bets.ts';
import type { PlacingDeps } from './placing-deps.ts';
import type { PlacementPorts } from './ports.ts';

export type PlacingCalls = 'makeBetWeb' | 'makeBetWebMulti' | 'putBetsCommon' | 'getAdvance' | 'undoBet' | 'autoBets' | 'cancelAutoBet';

export interface Placing extends Feature<PlacingCalls> {
  /** For bids. */
  readonly agreed: TraderPricedBets;
  /** Decides on the lent stakes and the auto bets that are due now; for tests. */
  runDue(): Promise<void>;
}

/** Everything that makes a bet of a request: at once, after a live delay, once a price is there, from whatever pays for it. */
export function createPlacing(platform: Platform, ports: PlacementPorts): Placing {
  const { pool, roles } = platform;
  const desk = createBetPlacer(platform, ports);
  const autoDesk = createAutoDesk(platform, ports, desk);
  const advances = createAdvanceDesk(platform);
  async function place(playerId: bigint, wire: BetRequest): Promise<BetPlacementResponse> {
    if (wire.auto) return createAutoBet({ pool, ports, desk: autoDesk }, playerId, wire);
    if (wire.cashedOutBetId === undefined) return desk.place(playerId, wire);
    // A power bet: the sale of the one and the placing of the other are one transaction.
    const wanted = {
      betId: BigInt(wire.cashedOutBetId),
      wire,
      tolerancePercent: Math.floor(wire.toleranceBasisPoints / 100),
      step: 'power-bet',
    } as const;
    return placeReplacement({ platform, ports }, playerId, wanted);
  }
  const deps: PlacingDeps = { platform, ports, place };
  const agreed = createAgreedBets(pool, ports, place);
  return {
    agreed,
    handlers: {
      makeBetWeb: makeBetWeb(deps),
      makeBetWebMulti: makeBetWebMulti(deps),
      putBetsCommon: putBetsCommon(deps),
      getAdvance: getAdvance(deps),
      undoBet: undoBet(deps),
      autoBets: autoBets(deps),
      cancelAutoBet: cancelAutoBet(deps),
    },
    async runDue() {
      await advances.runDue();
      await autoDesk.runDue();
    },
    async start() {
      if (roles.has('api')) {
        desk.start();
        autoDesk.start();
      }
      if (roles.has('settle')) advances.start();
    },
    async stop() {
      await autoDesk.stop();
      await desk.stop();
      await advances.stop();
    },
  };
}
