import type { BetRejection } from '@touchline/betting/acceptance/bet-rejection';
import { moneyText } from '@touchline/catalogue/money-text';
import type { FailureCode } from '@touchline/contract/failure';
import { unreachable } from '@touchline/kernel/invariant';
import { formatOdds } from '@touchline/kernel/odds';
import { Failure, type FailureDetail } from '#platform/http/failure';

const CLOSED = {
  suspended: 'market_suspended',
  started: 'match_started',
  settled: 'market_closed',
  withdrawn: 'selection_unknown',
} as const satisfies Record<string, FailureCode>;

/** A rejection as the call answers it: code, leg and what would be accepted; amounts and odds are decimal text. */
export function rejectionFailure(rejection: BetRejection, currency: string): Failure {
  const money = (minor: bigint): string => moneyText(minor, currency);
  const fail = (code: FailureCode, detail: FailureDetail = {}) =>
    new Failure(code, detail.accepted ? { args: { ...detail.accepted }, ...detail } : detail);
  const atLeg = (leg: number | undefined, accepted?: FailureDetail['accepted']): FailureDetail => ({
    ...(leg === undefined ? {} : { leg }),
    ...(accepted === undefined ? {} : { accepted }),
  });
  switch (rejection.code) {
    case 'session':
      return fail('unauthenticated');
    case 'blocked':
      return fail('account_blocked');
    case 'self-excluded':
      return fail('self_excluded');
    case 'betting-blocked':
      return fail('betting_blocked');
    case 'unidentified':
      return fail('identity_required_to_play');
    case 'limit': {
      const [limit = '', period = ''] = rejection.limit.split('-');
      return fail('limit_exceeded', { accepted: { limit, period, max: money(rejection.acceptedStakeMinor), resets: 'none' } });
    }
    case 'balance':
    case 'free-bet':
      return fail('insufficient_funds', { accepted: { max: money(rejection.acceptedStakeMinor) } });
    case 'legs-closed': {
      const first = rejection.closed[0];
      return fail(first ? CLOSED[first.reason] : 'market_closed', atLeg(first?.leg));
    }
    case 'same-match':
      return fail('legs_same_match', atLeg(rejection.legs[1], { without: (rejection.legs[1] ?? 0) + 1 }));
    case 'correlated':
      return fail('legs_related', atLeg(rejection.legs[1], { without: (rejection.legs[1] ?? 0) + 1 }));
    case 'no-legs':
      return fail('coupon_empty');
    case 'too-many-legs':
      return fail('coupon_too_long', { accepted: { max: rejection.max } });
    case 'system-size':
      return fail('coupon_system_size', { accepted: { min: rejection.sizes[0], max: rejection.sizes[1] } });
    case 'too-few-legs':
    case 'too-few-blocks':
      return fail('coupon_kind', { accepted: { min: rejection.min } });
    case 'no-such-cover':
    case 'block-legs':
    case 'block-stake':
    case 'combination-legs':
    case 'each-way-legs':
    case 'anti-express-price':
      return fail('coupon_kind');
    case 'stake-too-low':
      return fail('stake_too_low', {
        accepted: { min: money(rejection.acceptedStakeMinor) },
        fields: { summ: [`at least ${money(rejection.acceptedStakeMinor)}`] },
      });
    case 'stake-too-high':
      return fail('stake_too_high', { accepted: { max: money(rejection.acceptedStakeMinor) } });
    case 'return-too-high':
      return fail('payout_too_high', { accepted: { max: money(rejection.acceptedStakeMinor) } });
    case 'price-moved': {
      const first = rejection.moved[0];
      const all = rejection.moved.map(({ leg, currentOddsMilli }) => [`odds.${leg}`, formatOdds(currentOddsMilli)] as const);
      return fail('price_changed', atLeg(first?.leg, { odds: formatOdds(first?.currentOddsMilli ?? 0), ...Object.fromEntries(all) }));
    }
    case 'changed-while-waiting':
      return fail('live_delay_refused', atLeg(rejection.legs[0]));
    default:
      return unreachable(rejection);
  }
}
