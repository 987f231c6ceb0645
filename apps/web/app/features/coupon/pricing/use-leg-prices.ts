import type { CouponView } from '@touchline/contract/coupon/shapes';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLiveStore } from '../../../live/live-context.tsx';
import { OPEN, SUSPENDED } from '../../../live/live-store.ts';
import { type CouponLeg, legKey, sameLeg } from '../state/coupon-leg.ts';
import type { CurrentLegPrice } from './price-changes.ts';

export interface LegPrices {
  /** How a leg stands. */
  readonly now: (leg: CouponLeg) => CurrentLegPrice | undefined;
  /**
   * The stream's word on all legs, as one value: another one is a reason to ask for a quote. What a quote said is none, or each would ask for the
   * next one where a price is not streamed, as that of a forecast.
   */
  readonly streamed: string;
}

/**
 * How every leg stands now: from the price stream where it is followed, else from the server's last quote. The true prices, also while the
 * player has paused moving ones: nobody may bet at a price that stands still.
 */
export function useLegPrices(legs: readonly CouponLeg[], quote: CouponView | null): LegPrices {
  const store = useLiveStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = legs.map((leg) => store.subscribeCell(leg.matchId, leg.selectionId, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, legs],
  );
  const read = () =>
    legs
      .map((leg) => {
        const price = store.price(leg.matchId, leg.selectionId);
        return price ? `${price.odds} ${price.status}` : '';
      })
      .join();
  const picture = useSyncExternalStore(subscribe, read, () => '');
  return useMemo(() => {
    const cells = picture.split(',');
    const now = new Map<string, CurrentLegPrice | undefined>();
    for (const [index, leg] of legs.entries()) now.set(legKey(leg), fromStream(cells[index]) ?? fromQuote(leg, quote));
    return { now: (leg: CouponLeg) => now.get(legKey(leg)), streamed: picture };
  }, [legs, picture, quote]);
}

function fromStream(cell: string | undefined): CurrentLegPrice | undefined {
  if (!cell) return undefined;
  const [odds, status] = cell.split(' ').map(Number);
  // A slot that somebody listens to before any price has come.
  if (odds === 0 && status === OPEN) return undefined;
  return { odds: odds ?? 0, status: status === OPEN ? 'open' : status === SUSPENDED ? 'suspended' : 'closed' };
}

function fromQuote(leg: CouponLeg, quote: CouponView | null): CurrentLegPrice | undefined {
  const view = quote?.legs.find((other) => sameLeg(other, leg));
  return view && { odds: view.odds, status: view.status };
}
