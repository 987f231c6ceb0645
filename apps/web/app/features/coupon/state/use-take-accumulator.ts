import type { DailyAccumulator } from '@touchline/contract/line/accumulators';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCouponSheet } from './coupon-sheet-store.ts';
import { EMPTY_COUPON, useCoupon } from './coupon-store.ts';

type Legs = Pick<DailyAccumulator, 'legs'>;

/** Ready accumulators and the coupon: whether it holds exactly one's legs, and the press that puts them there in place of what it held. */
export function useTakeAccumulator(): { readonly isTaken: (accumulator: Legs) => boolean; readonly take: (accumulator: Legs) => void } {
  const t = useTranslator();
  const legs = useCoupon((coupon) => coupon.legs);
  const show = useCouponSheet((sheet) => sheet.show);
  const held = new Set(legs.map((leg) => `${leg.matchId}:${leg.selectionId}`));
  const isTaken = (accumulator: Legs): boolean =>
    legs.length === accumulator.legs.length && accumulator.legs.every((leg) => held.has(`${leg.matchId}:${leg.selectionId}`));
  const take = (accumulator: Legs): void => {
    const before = useCoupon.getState();
    if (isTaken(accumulator)) {
      show();
      return;
    }
    before.replace({
      ...EMPTY_COUPON,
      kind: 'express',
      stakeText: before.stakeText,
      legs: accumulator.legs.map((leg) => ({
        matchId: leg.matchId,
        kind: leg.kind,
        selectionId: leg.selectionId,
        acceptedOdds: leg.odds,
        sport: leg.sport,
        matchName: leg.away ? t('common.vs', { home: leg.home.name, away: leg.away.name }) : leg.home.name,
        champName: leg.champName,
        marketName: leg.marketName,
        selectionName: leg.selectionName,
        startsAt: leg.startsAt,
      })),
    });
    showToast('success', t('sections.express.in-coupon'));
    show();
  };
  return { isTaken, take };
}
