import type { MilliOdds } from '@touchline/kernel/odds';
import { builderLegKey, builderLegs } from '../state/collapse-legs.ts';
import { type CouponLeg, legKey } from '../state/coupon-leg.ts';
import type { CouponSettings } from '../state/coupon-settings-store.ts';
import type { CouponDraft } from '../state/coupon-store.ts';

/** How a leg stands now, from the price stream or from the server's last quote. */
export interface CurrentLegPrice {
  /** Thousandths; 0 = not offered at present. */
  readonly odds: MilliOdds;
  readonly status: 'open' | 'suspended' | 'closed' | 'unknown';
}

export interface PriceChanges {
  readonly up: number;
  readonly down: number;
  /** New prices by legKey, those that moved only. */
  readonly prices: ReadonlyMap<string, MilliOdds>;
  /** New joint prices by builderLegKey, those that moved only. */
  readonly joint: ReadonlyMap<string, MilliOdds>;
  /** Moves that the player's rule does not take by itself: the coupon asks before it can be placed. */
  readonly needAccepting: number;
}

/** Whether the rule takes the price without asking. A higher price is never worse for the player, but "refuse any" means any. */
export function isAutoAccepted(
  seen: MilliOdds,
  now: MilliOdds,
  { priceMode, toleranceBasisPoints }: Pick<CouponSettings, 'priceMode' | 'toleranceBasisPoints'>,
): boolean {
  if (now === seen || priceMode === 'accept-any') return true;
  if (now > seen) return priceMode === 'accept-higher';
  return (seen - now) * 10_000 <= seen * toleranceBasisPoints;
}

type PricedDraft = Pick<CouponDraft, 'legs' | 'kind' | 'acceptedBuilderOdds'>;

/**
 * Compares what the player has seen with what is offered now. Legs that are locked or gone are no price moves; neither are those of a
 * combination, whose joint price is what counts. `currentBuilderOdds`: the server's latest joint prices by builderLegKey.
 */
export function findPriceChanges(
  { legs, kind, acceptedBuilderOdds }: PricedDraft,
  now: (leg: CouponLeg) => CurrentLegPrice | undefined,
  currentBuilderOdds: ReadonlyMap<string, MilliOdds>,
  settings: Pick<CouponSettings, 'priceMode' | 'toleranceBasisPoints'>,
): PriceChanges {
  const combinations = kind === 'singles' ? [] : builderLegs(legs);
  const combined = new Set(combinations.flat());
  const prices = new Map<string, MilliOdds>();
  const joint = new Map<string, MilliOdds>();
  const moved: { readonly seen: MilliOdds; readonly now: MilliOdds }[] = [];
  for (const [index, leg] of legs.entries()) {
    const state = now(leg);
    if (combined.has(index) || state === undefined || state.status !== 'open' || state.odds === 0 || state.odds === leg.acceptedOdds)
      continue;
    prices.set(legKey(leg), state.odds);
    moved.push({ seen: leg.acceptedOdds, now: state.odds });
  }
  for (const unit of combinations) {
    const key = builderLegKey(legs, unit);
    const [seen, odds] = [acceptedBuilderOdds[key], currentBuilderOdds.get(key)];
    if (seen === undefined || odds === undefined || seen === odds) continue;
    joint.set(key, odds);
    moved.push({ seen, now: odds });
  }
  return {
    up: moved.filter((one) => one.now > one.seen).length,
    down: moved.filter((one) => one.now < one.seen).length,
    prices,
    joint,
    needAccepting: moved.filter((one) => !isAutoAccepted(one.seen, one.now, settings)).length,
  };
}
