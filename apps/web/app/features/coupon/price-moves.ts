import type { MilliOdds } from '@touchline/kernel/odds';
import { type CouponLeg, legKey } from './coupon-leg.ts';
import type { CouponSettings } from './coupon-settings-store.ts';

/** How a leg stands now, from the price stream or from the server's last quote. */
export interface LegNow {
  /** Thousandths; 0 = not offered at present. */
  readonly odds: MilliOdds;
  readonly status: 'open' | 'suspended' | 'closed' | 'unknown';
}

export interface PriceMoves {
  readonly up: number;
  readonly down: number;
  /** New prices by legKey, those that moved only. */
  readonly prices: ReadonlyMap<string, MilliOdds>;
  /** Moves that the player's rule does not take by itself: the coupon asks before it can be placed. */
  readonly toAccept: number;
}

/** Whether the rule takes the price without asking. A higher price is never worse for the player, but "refuse any" means any. */
export function takenByRule(
  seen: MilliOdds,
  now: MilliOdds,
  { priceMode, toleranceBasisPoints }: Pick<CouponSettings, 'priceMode' | 'toleranceBasisPoints'>,
): boolean {
  if (now === seen || priceMode === 'accept-any') return true;
  if (now > seen) return priceMode === 'accept-higher';
  return (seen - now) * 10_000 <= seen * toleranceBasisPoints;
}

/** Compares what the player has seen with what is offered now. Legs that are locked or gone are no price moves. */
export function priceMoves(legs: readonly CouponLeg[], now: (leg: CouponLeg) => LegNow | undefined, settings: CouponSettings): PriceMoves {
  let up = 0;
  let down = 0;
  let toAccept = 0;
  const prices = new Map<string, MilliOdds>();
  for (const leg of legs) {
    const state = now(leg);
    if (state === undefined || state.status !== 'open' || state.odds === 0 || state.odds === leg.oddsSeen) continue;
    if (state.odds > leg.oddsSeen) up++;
    else down++;
    prices.set(legKey(leg), state.odds);
    if (!takenByRule(leg.oddsSeen, state.odds, settings)) toAccept++;
  }
  return { up, down, prices, toAccept };
}
