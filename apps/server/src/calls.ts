import type { CallKey } from '@touchline/contract/calls';
import type { Handlers } from '#platform/handler';
import type { Features } from './features.ts';

/** Every call of the contract with its handler. A call without one does not compile. */
export function composeHandlers(features: Features): Handlers<CallKey> {
  return {
    ...features.site.handlers,
    ...features.translation.handlers,
    ...features.session.handlers,
    ...features.registration.handlers,
    ...features.account.handlers,
    ...features.payments.handlers,
    ...features.line.handlers,
    ...features.favorites.handlers,
    ...features.coupon.handlers,
    ...features.bets.handlers,
    ...features.operator.handlers,
  };
}
