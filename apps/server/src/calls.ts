import type { CallKey } from '@touchline/contract/calls';
import type { Handlers } from '#platform/handler';
import type { Features } from './features.ts';

/** Every call of the contract with its handler. A call without one does not compile. */
export function composeHandlers(features: Features): Handlers<CallKey> {
  return {
    ...features.site.handlers,
    ...features.captcha.handlers,
    ...features.translation.handlers,
    ...features.session.handlers,
    ...features.security.handlers,
    ...features.phones.handlers,
    ...features.office.handlers,
    ...features.social.handlers,
    ...features.registration.handlers,
    ...features.account.handlers,
    ...features.payments.handlers,
    ...features.line.handlers,
    ...features.results.handlers,
    ...features.statistics.handlers,
    ...features.previews.handlers,
    ...features.links.handlers,
    ...features.messages.handlers,
    ...features.subscriptions.handlers,
    ...features.favorites.handlers,
    ...features.duels.handlers,
    ...features.highlights.handlers,
    ...features.coupon.handlers,
    ...features.bets.handlers,
    ...features.freeBets.handlers,
    ...features.bids.handlers,
    ...features.toto.handlers,
    ...features.identification.handlers,
    ...features.limits.handlers,
    ...features.privacy.handlers,
    ...features.support.handlers,
    ...features.operator.handlers,
  };
}
