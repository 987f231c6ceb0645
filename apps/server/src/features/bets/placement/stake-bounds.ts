import { checkShape } from '@touchline/betting/coupon/check-shape';
import { COUPON_RULES, type Coupon } from '@touchline/betting/coupon/coupon';
import { ofLimit } from '../house-terms.ts';
import type { BettingPlayer, BettingPorts } from '../ports.ts';
import type { Composition, currentBuilderLegs } from './compose-coupon.ts';

interface AskedStake {
  readonly currency: string;
  /** Minor units. */
  readonly asked: bigint;
  /** With a trader, who may take more than the limit of a bet; what is paid on one at max stands. */
  readonly isAgreed: boolean;
  /** Whether the player takes a smaller stake where the limit asks for one. */
  readonly mayCut: boolean;
  readonly composition: Composition;
  /** The coupon at current prices with a stake in minor units. */
  readonly priceAt: (stakeMinor: bigint) => Coupon;
  readonly nowCombined: ReturnType<typeof currentBuilderLegs>;
}

/** The stake, cut where the player agreed to that, and between what it has to be. */
export function decideStakeBounds(risk: BettingPorts['risk'], { house, maxStakeMinor: own }: BettingPlayer, wanted: AskedStake) {
  const { currency, asked, composition, nowCombined } = wanted;
  const minStakeMinor = house.minBetMinor(currency);
  const priced = wanted.priceAt(asked);
  // Bounds exist only for a coupon whose shape holds; where it does not, the checks say so before they come to the bounds.
  const shapely = composition.legs.length > 0 && composition.problem === null && checkShape(priced, COUPON_RULES) === undefined;
  const installation = shapely
    ? risk.calculateStakeLimits(
        { ...priced, ...(nowCombined.length > 0 && { combinations: nowCombined }) },
        riskLegsOf(composition),
        currency,
      )
    : { maxStakeMinor: asked, maxReturnMinor: asked };
  const max = ofLimit(installation.maxStakeMinor, house);
  const maxStakeMinor = wanted.isAgreed ? asked : own !== null && own < max ? own : max;
  const cut = wanted.mayCut && asked > maxStakeMinor && maxStakeMinor >= minStakeMinor;
  return {
    minStakeMinor,
    maxStakeMinor,
    maxReturnMinor: ofLimit(installation.maxReturnMinor, house),
    stakeMinor: cut ? maxStakeMinor : asked,
  };
}

/** Each selection burdens its match; the place half of an each-way bet does so as well. */
export const riskLegsOf = ({ legs }: Composition) =>
  legs.map((leg) => ({ matchId: leg.matchId, selectionId: leg.selectionId, live: leg.quoted.quote?.kind === 'live' }));
