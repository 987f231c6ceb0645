import type { WireBet } from '@touchline/contract/coupon-request';
import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { createAdvanceDesk } from './advance/advance-desk.ts';
import { createAutoDesk } from './auto/auto-desk.ts';
import { orderAuto } from './auto/order-auto.ts';
import { autoBets } from './calls/auto-bets.ts';
import { cancelAutoBet } from './calls/cancel-auto-bet.ts';
import { getAdvance } from './calls/get-advance.ts';
import { makeBetWeb } from './calls/make-bet-web.ts';
import { makeBetWebMulti } from './calls/make-bet-web-multi.ts';
import { putBetsCommon } from './calls/put-bets-common.ts';
import { undoBet } from './calls/undo-bet.ts';
import type { PlacingDoors } from './doors.ts';
import { placeSuccessor } from './edit/successor.ts';
import { type AgreedBets, createAgreedBets } from './placement/agreed-bets.ts';
import { createBetDesk } from './placement/place-bet.ts';
import type { PlacingDeps } from './placing-deps.ts';

export type PlacingCalls = 'makeBetWeb' | 'makeBetWebMulti' | 'putBetsCommon' | 'getAdvance' | 'undoBet' | 'autoBets' | 'cancelAutoBet';

export interface Placing extends Feature<PlacingCalls> {
  /** For bids. */
  readonly agreed: AgreedBets;
  /** Decides on the lent stakes and the auto bets that are due now; for tests. */
  lookAll(): Promise<void>;
}

/** Everything that makes a bet of a request: at once, after a live delay, once a price is there, from whatever pays for it. */
export function createPlacing(platform: Platform, doors: PlacingDoors): Placing {
  const { pool, roles } = platform;
  const desk = createBetDesk(platform, doors);
  const autoDesk = createAutoDesk(platform, doors, desk);
  const advances = createAdvanceDesk(platform);
  async function place(playerId: bigint, wire: WireBet): Promise<BetAnswer> {
    if (wire.auto) return orderAuto({ pool, doors, desk: autoDesk }, playerId, wire);
    if (wire.soldBetId === undefined) return desk.place(playerId, wire);
    // A power bet: the sale of the one and the placing of the other are one transaction.
    const wanted = {
      betId: BigInt(wire.soldBetId),
      wire,
      tolerancePercent: Math.floor(wire.toleranceBasisPoints / 100),
      step: 'power-bet',
    } as const;
    return placeSuccessor({ platform, doors }, playerId, wanted);
  }
  const deps: PlacingDeps = { platform, doors, place };
  const agreed = createAgreedBets(pool, doors, place);
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
    async lookAll() {
      await advances.decideAll();
      await autoDesk.lookAll();
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
