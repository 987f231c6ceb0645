import type { CouponView } from '@touchline/contract/coupon/shapes';
import type { MilliOdds } from '@touchline/kernel/odds';
import { useEffect, useMemo } from 'react';
import { builderLegKey, builderLegs, type CollapsedLeg } from '../state/collapse-legs.ts';
import { type CouponDraft, useCoupon } from '../state/coupon-store.ts';

export interface BuilderLegOdds {
  readonly unit: CollapsedLeg;
  readonly key: string;
  /** Thousandths; null while there is none. */
  readonly odds: MilliOdds | null;
  /** Of the selections up to each of the combination, in their order; empty while there is no price. */
  readonly together: readonly MilliOdds[];
  readonly problem: string | null;
}

const NONE: readonly BuilderLegOdds[] = [];

/** The combinations of the coupon with the joint prices of the server's latest quote about exactly this coupon. A first price counts as seen. */
export function useBuilderLegOdds({ legs, kind, acceptedBuilderOdds }: CouponDraft, view: CouponView | null): readonly BuilderLegOdds[] {
  const prices = useMemo(() => {
    const units = kind === 'singles' ? [] : builderLegs(legs);
    if (units.length === 0) return NONE;
    return units.map((unit, index): BuilderLegOdds => {
      const quoted = view?.combinations[index];
      const { odds = null, together = [], problem = null } = quoted ?? {};
      return { unit, key: builderLegKey(legs, unit), odds, together, problem: problem?.message ?? null };
    });
  }, [legs, kind, view]);
  useEffect(() => {
    const first = prices.flatMap(({ key, odds }) =>
      odds !== null && acceptedBuilderOdds[key] === undefined ? [[key, odds] as const] : [],
    );
    if (first.length > 0) useCoupon.getState().acceptBuilderOdds(new Map(first));
  }, [prices, acceptedBuilderOdds]);
  return prices;
}
