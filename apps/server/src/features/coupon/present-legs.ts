import type { LegUnavailableReason } from '@touchline/betting/acceptance/bet-rejection';
import { isWinMarket } from '@touchline/betting/markets/sport/race-markets';
import type { LegView } from '@touchline/contract/coupon/shapes';
import { marketOf } from '@touchline/kernel/selection';
import type { composeCoupon, MarketData } from '#features/bets';
import type { CouponRequest } from './wire-coupon.ts';

const STATUS: Readonly<Record<LegUnavailableReason, LegView['status']>> = {
  suspended: 'suspended',
  started: 'closed',
  settled: 'closed',
  withdrawn: 'closed',
};

/** The legs as they stand now, named. `problemAt`: what is wrong with the leg at a place; `closed` says why it can no longer be played. */
export const presentLegs = (
  { legs }: CouponRequest,
  composition: ReturnType<typeof composeCoupon>,
  names: Awaited<ReturnType<MarketData['readNames']>>,
  problemAt: (leg: number, closed: LegUnavailableReason | null) => LegView['problem'],
): LegView[] =>
  legs.map((leg, i) => {
    const { quote, closed } = composition.legs[i]?.quoted ?? { quote: undefined, closed: 'settled' as const };
    const named = names[i];
    return {
      matchId: leg.matchId,
      selectionId: leg.selectionId,
      feed: quote?.kind ?? leg.feed,
      odds: quote?.odds ?? 0,
      status: closed === null ? 'open' : quote ? STATUS[closed] : 'unknown',
      matchName: named?.matchName ?? '',
      champName: named?.champName ?? '',
      sport: named?.sport ?? 0,
      marketName: named?.marketName ?? '',
      selectionName: named?.selectionName ?? '',
      startsAt: Math.floor((named?.startsAt ?? 0) / 1000),
      bestOdds: (named?.hasStartingPrices ?? false) && isWinMarket(marketOf(leg.selectionId)),
      problem: problemAt(i, closed),
    };
  });
