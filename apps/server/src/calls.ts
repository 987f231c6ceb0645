import type { CallKey } from '@touchline/contract/calls';
import type { Handlers } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import type { Features } from './features.ts';
import { operatorOverview } from './operator-views/operator-overview.ts';
import { operatorPlayer } from './operator-views/operator-player.ts';

/** Every call of the contract with its handler. A call without one does not compile. */
export function composeHandlers(platform: Platform, features: Features): Handlers<CallKey> {
  return {
    ...features.site.handlers,
    ...features.captcha.handlers,
    ...features.translation.handlers,
    ...features.session.handlers,
    ...features.blocks.handlers,
    ...features.security.handlers,
    ...features.phones.handlers,
    ...features.office.handlers,
    ...features.offers.handlers,
    ...features.wallet.handlers,
    ...features.social.handlers,
    ...features.activation.handlers,
    ...features.enrolment.handlers,
    ...features.registration.handlers,
    ...features.payAndPlay.handlers,
    ...features.account.handlers,
    ...features.payments.handlers,
    ...features.providerGames.handlers,
    ...features.providerWallet.handlers,
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
    ...features.lotteries.handlers,
    ...features.bingo.handlers,
    ...features.poker.handlers,
    ...features.commitments.handlers,
    ...features.casino.handlers,
    ...features.casinoChallenges.handlers,
    ...features.casinoChat.handlers,
    ...features.casinoClub.handlers,
    ...features.casinoTournaments.handlers,
    ...features.identification.handlers,
    ...features.limits.handlers,
    ...features.privacy.handlers,
    ...features.support.handlers,
    ...features.operators.handlers,
    ...features.reports.handlers,
    ...features.webhooks.handlers,
    operatorOverview: operatorOverview(platform, features),
    operatorPlayer: operatorPlayer(features),
  };
}
